"""Privacy: everything about a person as one file, and taking them out of everything, so that games stay readable."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
import structlog
from msgspec import Struct
from msgspec.structs import replace

from prestol.server.accounts import Accounts
from prestol.server.errors import ApiError
from prestol.server.people.news import News
from prestol.server.people.person import Person, person_of
from prestol.server.store.base import Store
from prestol.server.store.erasure import Erasure
from prestol.server.store.moderation import Moderations
from prestol.server.store.records import EntryRecord, SeatRecord
from prestol.server.tables.clocks import now
from prestol.server.tables.commands import plan_removal
from prestol.server.tables.entries import Data, decode_data, decode_settings
from prestol.server.tables.manager import TableManager
from prestol.server.tables.seats import info_of, record_of
from prestol.server.wire import SeatInfo

FORMER = "Former player"
"""The name of those who have deleted their account; clients translate it."""
TOLD = ("move", "text", "what", "yes", "moves")
"""What of an entry is its person's own: not the fingerprint of the position, nor the answers of others."""

encode = msgspec.json.Encoder().encode
log = structlog.get_logger("prestol.privacy")


class Privacy:
    """What a person may ask about themselves."""

    def __init__(self, store: Store, accounts: Accounts, manager: TableManager) -> None:
        self.store = store
        self.room = Erasure(store)
        self.accounts = accounts
        self.manager = manager

    # --- everything about me

    async def export(self, who: Person) -> dict[str, Any]:
        """Everything that the server holds about a person, without the secrets that open their account."""
        record = await self.store.person(who.id)
        people, peace = self.accounts.people, Moderations(self.store)
        visit = await people.visit(who.id)
        return {
            "prestol": "export",
            "at": now(),
            "person": without(record, "password", "recovery", "skeleton", "epoch") if record else {"id": who.id},
            "names": [without(one, "skeleton", "person") for one in await self.room.held_by(who.id)],
            "sessions": [without(one, "hash", "person") for one in await people.sessions(who.id)],
            "last_visit": without(visit, "person") if visit else None,
            "tokens": [without(one, "hash", "owner") for one in await self.store.tokens(who.id)],
            "blocks": [without(one, "person") for one in await peace.blocks(who.id)],
            "reports": [without(one, "reporter", "closer") for one in await self.room.reports_by(who.id)],
            "sanctions": [without(one, "actor", "person") for one in await self.room.sanctions_of(who.id)],
            "tables": [await self.table_of(who, id) for id in await self.room.places(who.id)],
        }

    async def table_of(self, who: Person, id: str) -> dict[str, Any]:
        """What a person did at a table: seats, own moves and messages, private notes."""
        found = await self.store.table(id)
        if found is None:
            return {"id": id}
        record, seats = found
        return {
            "id": id,
            "game": record.game,
            "status": record.status,
            "created": record.created,
            "mine": record.owner == who.id,
            "seats": [without(info_of(row), "person") for row in seats if row.person == who.id],
            "entries": [told(entry) for entry in await self.room.entries_of(id, who.id)],
            "notes": {note.key: note.text for note in await self.store.notes(id, who.id)},
        }

    # --- nothing about me any more

    async def delete(self, who: Person, password: str | None) -> None:
        """Take a person out of everything. Their seats in games that go on are played by bots."""
        if who.outside:
            raise ApiError("bots-make-no-bots", 403)
        if not who.guest:
            await self.accounts.own_account(who, password or "")
        for bot in await self.accounts.people.bots_of(who.id):
            await self.erase(person_of(bot))
        await self.erase(who)

    async def erase(self, who: Person) -> None:
        """Take a person, or an outside bot of theirs, out of everything."""
        other = secrets.token_hex(8)
        places = await self.room.places(who.id)
        for id in places:
            await self.leave(who, id)
        for id in places:
            await self.wipe(who.id, other, id)
        await self.room.forget(who.id, other, FORMER)
        await self.accounts.news.tell(News("ended", who.id, final=who.outside))
        log.info("person-deleted", tables=len(places))

    async def leave(self, who: Person, id: str) -> None:
        """Stand up from a table that is not over; one that cannot be opened is left as it is."""
        try:
            table = await self.manager.table(id)
            await table.write(lambda replay: plan_removal(replay, who), who.id)
        except ApiError as error:
            log.warning("table-not-left", table=id, why=error.key)

    async def wipe(self, person: str, other: str, id: str) -> None:
        """Write a table over without the name of a person."""
        found = await self.store.table(id)
        if found is None:
            return
        record, rows = found
        try:
            settings = decode_settings(record.settings)
        except msgspec.DecodeError:
            return  # it cannot be opened, and nobody is shown it
        seats = [wiped_seat(seat, person, other) for seat in settings.seats]
        fresh = encode(replace(settings, seats=seats)).decode()
        entries = {one.number: wiped(one, person, other) for one in await self.room.naming(id)}
        changed = {number: data for number, data in entries.items() if data is not None}
        placed = [wiped_row(row, person, other) for row in rows if row.person == person]
        await self.room.wipe_table(id, person, other, fresh, placed, changed)
        await self.accounts.news.tell(News("table", table=id))

    async def purge(self) -> None:
        await self.room.purge(now())


def without(record: Struct, *fields: str) -> dict[str, Any]:
    """A record as a plain object, without some of its fields."""
    return {name: getattr(record, name) for name in record.__struct_fields__ if name not in fields}


def told(entry: EntryRecord) -> dict[str, Any]:
    data = decode_data(entry.data)
    own = {name: getattr(data, name) for name in TOLD if getattr(data, name)}
    return {"number": entry.number, "at": entry.at, "kind": entry.kind, "seat": entry.seat, **own}


def wiped_seat(seat: SeatInfo, person: str, other: str) -> SeatInfo:
    return replace(seat, person=other, name=FORMER, guest=True) if seat.person == person else seat


def wiped_row(row: SeatRecord, person: str, other: str) -> SeatRecord:
    return record_of(row.table, wiped_seat(info_of(row), person, other), row.invite)


def wiped(entry: EntryRecord, person: str, other: str) -> str | None:
    """The data of an entry without a person; None where they are not in it."""
    data: Data = decode_data(entry.data)
    if data.info is not None and data.info.person == person:
        data = replace(data, info=wiped_seat(data.info, person, other))
    elif entry.kind == "say" and person in (entry.person, data.person):
        data = replace(data, name=FORMER, text="", person=other)
    else:
        return None
    return encode(data).decode()
