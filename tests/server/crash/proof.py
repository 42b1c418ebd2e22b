"""What must hold after all those crashes, read from the store itself and played again by the engine alone."""

from __future__ import annotations

from collections import Counter

import msgspec

from prestol import Journal, fingerprint, game
from prestol.server.store.base import Store
from prestol.server.store.records import EntryRecord, TableRecord
from tests.server.crash.players import Line, Sitting

PRIVATE = ("note", "order")
"""Requests that are in no log."""


async def prove(store: Store, sittings: list[Sitting]) -> Counter[str]:
    """Raise AssertionError at the first thing that is wrong; else what was checked, counted."""
    counts: Counter[str] = Counter()
    for table in sorted({sitting.table for sitting in sittings}):
        found = await store.table(table)
        assert found is not None, f"table {table} is missing"
        entries = await store.entries(table)
        assert [entry.number for entry in entries] == list(range(1, found[0].number + 1)), "no gap, nothing twice"
        here = [sitting for sitting in sittings if sitting.table == table]
        counts["tables"] += 1
        counts["entries"] += len(entries)
        counts["replayed moves"] += replay(found[0], entries)
        counts += check_clients(entries, here)
        counts += await check_private(store, here)
        for sitting in here:
            counts["told entries"] += check_told(entries, sitting)
    return counts


def check_clients(entries: list[EntryRecord], sittings: list[Sitting]) -> Counter[str]:
    """Every confirmed request is in the log where it was said to be, every refused one is not, none is there twice."""
    counts: Counter[str] = Counter()
    by_client = Counter(entry.client for entry in entries if entry.client is not None)
    assert all(times == 1 for times in by_client.values()), "a request was carried out twice"
    log = {entry.number: entry for entry in entries}
    for sitting in sittings:
        assert not sitting.open, f"never answered: {sitting.open}"
        for id, number in sitting.done.items():
            request = sitting.sent[id]
            if request["type"] in PRIVATE:
                continue
            entry = log[number]
            assert entry.client == sitting.key(id), (
                f"request {id} was confirmed as entry {number}, where {entry.client} is"
            )
            assert entry.kind in kinds_of(request), (entry, request)
            check_entry(entry, request)
            counts[f"confirmed {request['type']}"] += 1
        for id in sitting.refused:
            assert sitting.key(id) not in by_client, f"request {id} was refused, and yet carried out"
        counts["refused"] += len(sitting.refused)
        counts["broken lines"] += sitting.lost
    known = {sitting.key(id) for sitting in sittings for id in sitting.sent}
    assert {client for client in by_client if ":" in client} <= known, "somebody wrote who was not there"
    return counts


def check_entry(entry: EntryRecord, request: Line) -> None:
    """What is stored is what was asked for."""
    data = decode(entry)
    match request["type"]:
        case "move":
            assert (entry.seat, data["move"]) == (request["seat"], request["move"])
        case "say":
            assert data["text"] == request["text"], f"stored was {data}, confirmed {request}"
        case "undo" | "answer" if entry.kind != "undo":
            assert (entry.seat, data.get("yes", False)) == (request["seat"], request.get("yes", False))


async def check_private(store: Store, sittings: list[Sitting]) -> Counter[str]:
    """Notes and standing orders: what stands there was confirmed last, and nothing is known that was refused."""
    counts: Counter[str] = Counter()
    for sitting in sittings:
        expected: dict[str, Line] = {}
        for id, number in sitting.done.items():
            request = sitting.sent[id]
            if request["type"] in PRIVATE:
                assert await store.request(sitting.table, sitting.key(id)) == number, f"request {id} was lost"
                expected["note" if request["type"] == "note" else f"orders-{request['seat']}"] = request
                counts[f"confirmed {request['type']}"] += 1
        for id in sitting.refused:
            assert await store.request(sitting.table, sitting.key(id)) is None, (
                f"request {id} was refused, and yet done"
            )
        stored = {one.key: one.text for one in await store.notes(sitting.table, sitting.person.id)}
        for key, request in expected.items():
            check_words(stored.get(key, ""), request)
    return counts


def check_words(stored: str, request: Line) -> None:
    """What is stored is what the last confirmed request said."""
    if request["type"] == "note":
        assert stored == request["text"], f"the note is {stored!r}, confirmed was {request}"
    else:
        asked = [order["ask"] for order in msgspec.json.decode(stored or "[]")]
        assert asked == [order["ask"] for order in request["orders"]], (
            f"the orders are {asked}, confirmed was {request}"
        )


def kinds_of(request: Line) -> tuple[str, ...]:
    kinds = {"undo": ("undo", "ask-undo"), "answer": ("answer-undo", "undo")}
    return kinds.get(request["type"], (request["type"],))


def check_told(entries: list[EntryRecord], sitting: Sitting) -> int:
    """What a player was told is what the log says."""
    for number, told in sitting.log.items():
        entry = entries[number - 1]
        assert (told["number"], told["kind"], told["at"]) == (entry.number, entry.kind, entry.at)
        if told.get("move"):
            assert told["move"] == decode(entry)["move"]
    return len(sitting.log)


def replay(table: TableRecord, entries: list[EntryRecord]) -> int:
    """Play the log again from the seed; after every move the position must have the stored hash."""
    settings = msgspec.json.decode(table.settings)
    journal: Journal | None = None
    moves = 0
    for entry in entries:
        data = decode(entry)
        if entry.kind == "start":
            rules = game(table.game)
            journal = Journal(rules.start(len(settings["seats"]), table.seed, settings["options"]))
        elif entry.kind == "move":
            assert journal is not None
            assert entry.seat is not None
            journal.play(entry.seat, journal.state.game.notation.read(data["move"]))
            assert fingerprint(journal.state) == data["hash"], f"{table.id}: the hash after entry {entry.number}"
            moves += 1
        elif entry.kind == "undo":
            assert journal is not None
            journal.rewind(data.get("to", 0))
    return moves


def decode(entry: EntryRecord) -> Line:
    found: Line = msgspec.json.decode(entry.data)
    return found
