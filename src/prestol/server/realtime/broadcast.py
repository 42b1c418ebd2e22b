"""Everyone who follows a table, and how each is sent what they may see of what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

from prestol.server import wire
from prestol.server.realtime.entries import Seats, entry_for
from prestol.server.realtime.projection import Projection
from prestol.server.tables.clocks import now
from prestol.server.tables.entries import QUIET, Logged
from prestol.server.tables.seats import owned

if TYPE_CHECKING:
    from prestol.server.tables.live import LiveTable

encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """Somebody who looks on."""

    person: str
    seats: Seats
    hidden: frozenset[str]
    """The people whom they have blocked."""

    def push(self, text: str) -> None: ...

    def leave(self, bye: wire.Bye) -> None: ...


def tell(table: LiveTable, made: list[Logged]) -> None:
    """Send new entries to everybody; the last one brings the moment. Those who may see the same get the same bytes."""
    if not made:
        return
    replay = table.replay
    groups: dict[tuple[Seats, frozenset[str]], list[Listener]] = {}
    speakers = frozenset(one.data.person for one in made if one.kind == "say")
    for listener in table.listeners:
        listener.seats = owned(replay.seats, listener.person)
        groups.setdefault((listener.seats, listener.hidden & speakers), []).append(listener)
    if not groups:
        return
    projection = None if all(one.kind in QUIET for one in made) else projection_of(table)
    for (seats, hidden), listeners in groups.items():
        moment = projection.moment(seats) if projection else None
        for one in made:
            entry = entry_for(one, seats, replay.seed, hidden)
            message = wire.EntryMessage(entry=entry, now=moment if one is made[-1] else None)
            text = encode(message).decode()
            for listener in listeners:
                listener.push(text)


def tell_owner(table: LiveTable, seat: int) -> None:
    """Tell those who own a seat what they have decided in the open window, and nobody else anything."""
    projection: Projection | None = None
    for listener in table.listeners:
        if seat in owned(table.replay.seats, listener.person):
            projection = projection or projection_of(table)
            listener.push(encode(wire.Answered(now=projection.moment(listener.seats))).decode())


def projection_of(table: LiveTable) -> Projection:
    """The table as it stands; each receiver sees only its own answers."""
    return Projection(table.replay, now(), table.answers.given, table.automation.orders)
