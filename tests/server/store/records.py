"""Records to write in tests, with only what a test is about."""

from __future__ import annotations

from prestol.server.store.base import Batch, Store
from prestol.server.store.records import EntryRecord, PersonRecord, SeatRecord, TableRecord


def person(id: str, name: str = "Ivan", kind: str = "guest") -> PersonRecord:
    return PersonRecord(id, name, name.casefold(), kind, created=1, seen=1)


def table(id: str, owner: str = "ann", listed: bool = False, changed: int = 0, **more: object) -> TableRecord:
    return TableRecord(id, "tsar", owner, "seed", "{}", listed, created=1, changed=changed, **more)  # type: ignore[arg-type]


def seats(table: str, *people: str | None) -> list[SeatRecord]:
    return [SeatRecord(table, at, "person" if who else "open", who) for at, who in enumerate(people)]


def entry(table: str, number: int, client: str | None = None, data: str = "{}") -> EntryRecord:
    return EntryRecord(table, number, 1000 + number, "move", 0, "ann", client, data)


def batch(*entries: EntryRecord, table: str = "t", status: str = "playing", due: int | None = None) -> Batch:
    return Batch(table, list(entries), status, due, waiting=1)


async def numbers(store: Store, table: str = "t") -> list[int]:
    return [one.number for one in await store.entries(table)]
