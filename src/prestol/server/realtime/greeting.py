"""What somebody is told who comes to a table or comes back: how it stands, and a page of its log."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from prestol.server import wire
from prestol.server.realtime.broadcast import Listener, projection_of
from prestol.server.realtime.entries import entry_for
from prestol.server.tables.listing import live_info
from prestol.server.tables.private_words import read_words
from prestol.server.tables.seats import owned

if TYPE_CHECKING:
    from prestol.server.tables.live import LiveTable

PAGE = 1000
"""Entries that one message holds at most."""

encode = msgspec.json.Encoder().encode


async def greeting(table: LiveTable, listener: Listener, name: str, since: int) -> str:
    """The first message to somebody who saw the entries up to `since`. The caller holds the lock."""
    replay = table.replay
    listener.seats = owned(replay.seats, listener.person)
    note, orders = await read_words(table, listener.person)
    first = max(since, replay.number - PAGE)
    told = await table.entries_since(first)
    entries = [entry_for(one, listener.seats, replay.seed, listener.hidden) for one in told]
    hello = wire.Hello(
        protocol=wire.PROTOCOL,
        table=live_info(table),
        you=wire.You(listener.person, name, list(listener.seats), note, orders),
        number=replay.number,
        left_out=first - since if entries else 0,
        entries=entries,
        now=projection_of(table).moment(listener.seats),
    )
    return encode(hello).decode()


async def page_before(table: LiveTable, number: int, person: str, hidden: frozenset[str]) -> list[wire.Entry]:
    """The last entries before a number, as a person may see them who has blocked some others."""
    last = min(number - 1, table.replay.number)
    logged = await table.loader.between(max(0, last - PAGE), last)
    seats = owned(table.replay.seats, person)
    return [entry_for(one, seats, table.replay.seed, hidden) for one in logged]
