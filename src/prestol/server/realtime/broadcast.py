"""Everyone who follows a table, and how each is sent what they may see of what happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

import msgspec

from prestol.server import wire
from prestol.server.realtime.projection import Projection, Seats, entry_for
from prestol.server.tables.clocks import now
from prestol.server.tables.entries import QUIET, Logged
from prestol.server.tables.replay import Replay
from prestol.server.tables.seats import owned

encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """Somebody who looks on."""

    person: str
    seats: Seats

    def push(self, text: str) -> None: ...

    def leave(self, bye: wire.Bye) -> None: ...


def tell(replay: Replay, audience: Iterable[Listener], made: list[Logged]) -> None:
    """Send new entries to everybody; the last one brings the moment. Those who may see the same get the same bytes."""
    if not made:
        return
    groups: dict[Seats, list[Listener]] = {}
    for listener in audience:
        listener.seats = owned(replay.seats, listener.person)
        groups.setdefault(listener.seats, []).append(listener)
    if not groups:
        return
    projection = None if all(one.kind in QUIET for one in made) else Projection(replay, now())
    for seats, listeners in groups.items():
        moment = projection.moment(seats) if projection else None
        for one in made:
            entry = entry_for(one, seats, replay.seed)
            message = wire.EntryMessage(entry=entry, now=moment if one is made[-1] else None)
            text = encode(message).decode()
            for listener in listeners:
                listener.push(text)
