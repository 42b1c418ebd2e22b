"""Duels over the wire: tables that begin from a described position, and a clock that stands still."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from prestol import Journal
from prestol import game as open_game
from prestol.server.tables.creation import set_up
from prestol.server.tables.entries import TableSettings
from prestol.server.tables.live import LiveTable
from prestol.server.wire import Pace, SeatInfo, WindowSettings
from tests.games.duel.field import fight
from tests.server.place import Follower, Guest, Line, Place

LIVE = Pace("live", bank=600, extra=0)
SLOW = Pace("days", days=1)
USUAL = WindowSettings()
START = 1_800_000_000_000
CLOCKED = ("live", "answers", "automation", "manager", "creation", "clocks")


class StillClock:
    """The time of the server, which passes only when a test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = START
        for module in CLOCKED:
            monkeypatch.setattr(f"prestol.server.tables.{module}.now", self.read)
        monkeypatch.setattr("prestol.server.realtime.broadcast.now", self.read)

    def read(self) -> int:
        return self.at

    async def pass_by(self, live: LiveTable, seconds: float) -> None:
        """Let time pass; what has come due happens, as when the timer rings."""
        self.at += int(seconds * 1000)
        await live.automation.expire()


async def two_people(here: Place) -> list[Guest]:
    return [await here.guest("Anna"), await here.guest("Boris")]


async def duel(
    here: Place,
    guests: list[Guest],
    pace: Pace = LIVE,
    windows: WindowSettings = USUAL,
    bot: str | None = None,
    id: str = "d0e1",
    **position: Any,
) -> LiveTable:
    """A table of two people, or of one and a bot; with a position, the fight stands there and not at its beginning."""
    seats = [SeatInfo(seat, "person", guest.id[:8], guest.id) for seat, guest in enumerate(guests)]
    if bot is not None:
        seats.append(SeatInfo(1, "bot", bot=bot))
    settings = TableSettings(seats, {"even_lots": False}, pace, True, windows)
    live = await set_up(here.manager, open_game("duel"), guests[0].id, settings, False, [], True, seed="7", id=id)
    if position:
        async with live.lock:
            live.replay.journal = Journal(fight(**position))
            live.replay.clocks.run(() if live.replay.window is not None else live.replay.waiting)
            live.automation.wake()
    return live


def asked(line: Follower, seat: int) -> Line:
    """What a seat sees of the question that it is asked."""
    found: Line = line.now["views"][str(seat)]
    return found


def offers(line: Follower, seat: int) -> list[str]:
    return [one["move"] for one in asked(line, seat)["legal"]]


async def reply(line: Follower, seat: int, *moves: str) -> Line:
    """Answer in the open window; the server's answer to that."""
    return await line.ask("reply", seat=seat, window=line.now["window"]["question"], moves=list(moves))


def kept(live: LiveTable) -> dict[int, list[str]]:
    """The answers that are stored for the open window."""
    return {seat: msgspec.json.decode(one.moves) for seat, one in sorted(live.answers.given.items())}
