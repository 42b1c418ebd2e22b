"""How much one person, and one network, may ask of the server within a while: tables, chat lines, changes of seats."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

from prestol.server.accounts import Person
from prestol.server.config import Settings
from prestol.server.errors import ApiError

MINUTE, HOUR = 60.0, 3600.0
MANY = 20_000


class Allowance:
    """So many times within a span of seconds, by key."""

    def __init__(self, most: int, span: float) -> None:
        self.most = most
        self.span = span
        self.times: dict[str, deque[float]] = {}

    def wait(self, key: str) -> float:
        """Seconds until it is allowed once more; 0: it is now."""
        at = time.monotonic()
        times = self.times.get(key)
        while times and times[0] <= at - self.span:
            times.popleft()
        if times is None or len(times) < self.most:
            return 0.0
        return times[0] + self.span - at if times else self.span

    def give_back(self, key: str) -> None:
        """What was used last was not needed."""
        if self.times.get(key):
            self.times[key].pop()

    def use(self, key: str) -> None:
        if len(self.times) >= MANY:
            since = time.monotonic() - self.span
            self.times = {one: times for one, times in self.times.items() if times and times[-1] > since}
        self.times.setdefault(key, deque()).append(time.monotonic())


class Quotas:
    """What is counted, and what each may have."""

    def __init__(self, settings: Settings) -> None:
        self.tables = Allowance(settings.tables_each, HOUR)
        self.tables_nearby = Allowance(settings.tables_network, HOUR)
        self.listed = Allowance(settings.listed_each, HOUR)
        self.listed_nearby = Allowance(settings.listed_network, HOUR)
        self.lines = Allowance(settings.chat_rate, MINUTE)
        self.changes = Allowance(settings.chat_rate, MINUTE)

    def counted(self, who: Person, listed: bool) -> list[tuple[Allowance, str]]:
        """What a new table counts for."""
        tables = [(self.tables, who.behind), (self.tables_nearby, who.address)]
        return [*tables, (self.listed, who.behind), (self.listed_nearby, who.address)] if listed else tables

    @contextmanager
    def table(self, who: Person, listed: bool) -> Iterator[None]:
        """Make a table; ApiError where a person, or the network they call from, has made enough for now.

        It counts from the beginning, because others are asked for at the same time; one that is refused does not.
        """
        counted = self.counted(who, listed)
        longest = max(allowance.wait(key) for allowance, key in counted)
        if longest > 0:
            raise wait_error("too-many-tables", longest)
        for allowance, key in counted:
            allowance.use(key)
        try:
            yield
        except ApiError:
            for allowance, key in counted:
                allowance.give_back(key)
            raise

    def check_line(self, who: Person) -> None:
        """Raise ApiError where a person writes too much."""
        spend(self.lines, who, "too-many-lines")

    def check_change(self, who: Person) -> None:
        """Raise ApiError where a person sits down, leaves, hands a seat over and takes it back all the time."""
        spend(self.changes, who, "too-many-changes")


def spend(allowance: Allowance, who: Person, refusal: str) -> None:
    """Use something that a person has so much of; ApiError where it is used up for now."""
    wait = allowance.wait(who.behind)
    if wait > 0:
        raise wait_error(refusal, wait)
    allowance.use(who.behind)


def wait_error(key: str, seconds: float) -> ApiError:
    """A refusal that says how long to wait."""
    return ApiError(key, 429, wait=math.ceil(seconds))
