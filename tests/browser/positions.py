"""Tables that begin in the middle: any position, laid before a person who sits at one of its seats."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from prestol import Journal
from prestol.engine.state import State
from prestol.server.store.address import read_address
from prestol.server.store.base import Batch
from prestol.server.store.records import EntryRecord, TableRecord
from prestol.server.store.sqlite import SqliteStore
from prestol.server.tables.contents import record_of_content
from prestol.server.tables.entries import TableSettings
from prestol.server.tables.replay import Replay
from prestol.server.tables.seats import record_of
from prestol.server.tables.snapshots import take_snapshot
from prestol.server.wire import Pace, SeatInfo
from tests.browser.conftest import wait_for
from tests.browser.people import Person
from tests.server.process import Process

BEGUN = 1_794_700_000_000
LEVEL = "casual"
AWAY = "Boris"
ALONE = ("Anna", "Boris", "Vera", "Gleb", "Dasha")


def lay(process: Process, person: Person, asked: Iterable[tuple[State, int]]) -> list[str]:
    """Tables at positions, the person at a seat of each and bots at the others; their ids."""
    me = person.call("me")["person"]
    return put(process, [begun(me, state, seated(state, seat, me)) for state, seat in asked])


def lay_alone(process: Process, person: Person, state: State) -> str:
    """A table at a position where one person plays all seats; its id."""
    me = person.call("me")["person"]
    seats = [SeatInfo(n, "person", name, me, True) for n, name in enumerate(ALONE[: state.seats])]
    return put(process, [begun(me, state, seats)])[0]


def put(process: Process, tables: list[tuple[TableRecord, Replay]]) -> list[str]:
    """Tables go into the store. The server rests meanwhile, because a file has one master."""
    process.stop()
    with ThreadPoolExecutor(1) as aside:  # the browser has a loop of its own in this thread
        aside.submit(asyncio.run, store(process.environment["PRESTOL_DATABASE"], tables)).result()
    process.start()
    wait_for(process)
    return [table.id for table, _ in tables]


def seated(state: State, mine: int, me: str) -> list[SeatInfo]:
    """Bots cannot play from a position, so where others are asked as well they are people who are away."""
    bots = state.waiting == (mine,)
    seats = [
        SeatInfo(n, "bot", bot=LEVEL) if bots else SeatInfo(n, "person", AWAY, f"p{n}") for n in range(state.seats)
    ]
    seats[mine] = SeatInfo(mine, "person", "Anna", me, True)
    return seats


def begun(owner: str, state: State, seats: list[SeatInfo]) -> tuple[TableRecord, Replay]:
    """A table whose log is its start alone; its snapshot is the position."""
    game: Any = state.game
    settings = TableSettings(seats, game.options_of(state), Pace())
    table = TableRecord(
        id=secrets.token_hex(6),
        game=game.id,
        owner=owner,
        seed="a position",
        settings=msgspec.json.encode(settings).decode(),
        listed=False,
        created=BEGUN,
        changed=BEGUN,
        rules=state.rules,
        content=game.content_hash,
    )
    replay = Replay(table, game)
    replay.journal, replay.status, replay.number, replay.question = Journal(state), "playing", 1, 1
    return table, replay


async def store(database: str, tables: Iterable[tuple[TableRecord, Replay]]) -> None:
    path = read_address(database).path
    assert path is not None
    kept = SqliteStore(path)
    await kept.open()
    for table, replay in tables:
        rows = [record_of(table.id, seat) for seat in replay.seats]
        await kept.create_table(table, rows, record_of_content(replay.game))
        start = EntryRecord(table.id, 1, BEGUN, "start", None, table.owner, None, "{}")
        waiting = sum(1 << seat for seat in replay.waiting)
        await kept.append(Batch(table.id, [start], "playing", None, waiting, snapshot=take_snapshot(replay, table.id)))
    await kept.close()
