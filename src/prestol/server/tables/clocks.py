"""Clocks: a time bank for live tables, days per turn for slow ones. A pure fold over the times of the entries."""

from __future__ import annotations

import time
from collections.abc import Iterable

from prestol.server.wire import Clock, Pace

SECOND = 1000
DAY = 86_400 * SECOND
GRACE = 60 * SECOND
"""The least time a person finds on the clock after taking a seat back."""
WISH = 300 * SECOND
"""How long a wish to take moves back waits for answers where people play at once; over days it waits a day."""


def now() -> int:
    """The time of entries: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def wish_time(pace: Pace) -> int:
    """After how many milliseconds a wish that somebody leaves unanswered lapses."""
    return DAY if pace.kind == "days" else WISH


class Clocks:
    """The time left to each seat at `since`; the clocks of `running` seats go on from there."""

    __slots__ = ("left", "pace", "running", "since")

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        full = pace.days * DAY if pace.kind == "days" else pace.bank * SECOND
        self.left = [full] * seats
        self.running: tuple[int, ...] = ()
        self.since = 0

    @property
    def ticks(self) -> bool:
        return self.pace.kind != "free"

    def tick(self, at: int) -> None:
        """Take the time since the last entry from those who were to decide."""
        if self.ticks:
            spent = max(0, at - self.since)
            for seat in self.running:
                self.left[seat] = max(0, self.left[seat] - spent)
        self.since = max(at, self.since)

    def moved(self, seat: int) -> None:
        """A seat has decided."""
        if self.pace.kind == "live":
            self.left[seat] += self.pace.extra * SECOND
        elif self.pace.kind == "days":
            self.left[seat] = self.pace.days * DAY

    def returned(self, seat: int) -> None:
        """A person has taken a seat back, and gets a moment to look around."""
        self.left[seat] = max(self.left[seat], self.pace.days * DAY if self.pace.kind == "days" else GRACE)

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
        if not self.ticks:
            return []
        spent = max(0, now - self.since)
        return [
            Clock(max(0, left - spent) if seat in self.running else left, seat in self.running)
            for seat, left in enumerate(self.left)
        ]
