"""Clocks: a time bank for live tables, days per turn for slow ones. A pure fold over the times of the entries."""

from __future__ import annotations

import time
from collections.abc import Iterable

from prestol.server.wire import Clock, Pace

SECOND = 1000
HOUR = 3600 * SECOND
DAY = 86_400 * SECOND
GRACE = 60 * SECOND
"""The least time a person finds on the clock after taking a seat back."""
WISH = 300 * SECOND
"""How long a wish to take moves back waits for answers where people play at once; over days it waits a day."""


class Ahead:
    """How far the time of the server is ahead of the clock that never jumps, in milliseconds."""

    by = time.time_ns() // 1_000_000 - time.monotonic_ns() // 1_000_000


def now() -> int:
    """The time of entries: milliseconds since 1970. It goes on evenly, also where the clock on the wall is set."""
    return time.monotonic_ns() // 1_000_000 + Ahead.by


def wall() -> int:
    """What the clock on the wall says."""
    return time.time_ns() // 1_000_000


def set_clock(at: int) -> None:
    """From now on it is that time."""
    Ahead.by = at - time.monotonic_ns() // 1_000_000


def wish_time(pace: Pace) -> int:
    """After how many milliseconds a wish that somebody leaves unanswered lapses."""
    return DAY if pace.kind == "days" else WISH


class Clocks:
    """The time left to each seat at `since`; the clocks of `running` seats go on from there."""

    __slots__ = ("left", "pace", "running", "since")

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [self.full] * seats
        self.running: tuple[int, ...] = ()
        self.since = 0

    @property
    def ticks(self) -> bool:
        return self.pace.kind != "free" or self.pace.away > 0

    @property
    def full(self) -> int:
        """What a seat begins with; of a slow table, what it has for each turn."""
        if self.pace.kind == "live":
            return self.pace.bank * SECOND
        return self.pace.days * DAY if self.pace.kind == "days" else self.pace.away * HOUR

    def tick(self, at: int, spared: int = 0) -> None:
        """Take the time since the last entry from those who were to decide, but for what is spared them."""
        if self.ticks:
            spent = max(0, at - self.since - spared)
            for seat in self.running:
                self.left[seat] = max(0, self.left[seat] - spent)
        self.since = max(at, self.since)

    def moved(self, seat: int) -> None:
        """A seat has decided."""
        if self.pace.kind == "live":
            self.left[seat] += self.pace.extra * SECOND
        else:
            self.left[seat] = self.full

    def returned(self, seat: int) -> None:
        """A person has taken a seat back, and gets a moment to look around."""
        self.left[seat] = max(self.left[seat], GRACE if self.pace.kind == "live" else self.full)

    def run(self, seats: Iterable[int]) -> None:
        """From now on the clocks of these seats run."""
        self.running = tuple(seats) if self.ticks else ()

    def due(self) -> int | None:
        """When the first clock runs out, if none of its seats decides before."""
        return min((self.since + self.left[seat] for seat in self.running), default=None)

    def expired(self, now: int) -> list[int]:
        return [seat for seat in self.running if self.since + self.left[seat] <= now]

    def show(self, now: int) -> list[Clock]:
        """The clocks as people see them; none at a table without haste."""
        if self.pace.kind == "free":
            return []
        spent = max(0, now - self.since)
        return [
            Clock(max(0, left - spent) if seat in self.running else left, seat in self.running)
            for seat, left in enumerate(self.left)
        ]
