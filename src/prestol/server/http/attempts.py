"""Wrong passwords slow down: whoever guesses from one address is refused soon, whoever guesses from many has to wait.

A name is never locked: its owner waits a few seconds at most, and not at all where they logged in before.
"""

from __future__ import annotations

import asyncio
import time

import structlog

from prestol.server.http.buckets import Buckets

FREE = 5
"""So many wrong passwords on a name cost nothing."""
FIRST, LONGEST = 0.25, 8.0
"""Seconds of the first pause, which doubles each time, and of the longest."""
HALVED = 300.0
"""After so many seconds half of the wrong passwords are forgotten."""
MANY = 20_000

log = structlog.get_logger("prestol.security")


class Attempts:
    """Counts attempts by address, and wrong ones by name."""

    def __init__(self, rate: int) -> None:
        self.addresses = Buckets(rate / 60, rate)
        self.wrong: dict[str, tuple[float, float]] = {}

    def check(self, address: str) -> None:
        self.addresses.check(address, "too-many-logins")

    def count(self, name: str) -> float:
        """How many wrong passwords weigh on a name now."""
        number, at = self.wrong.get(name, (0.0, 0.0))
        return float(number * 0.5 ** ((time.monotonic() - at) / HALVED))

    def pause(self, name: str) -> float:
        """Seconds that the next attempt on a name waits."""
        over = round(self.count(name), 1) - FREE
        return 0.0 if over < 0 else min(FIRST * 2.0 ** min(over, 16), LONGEST)

    async def wait(self, name: str) -> None:
        await asyncio.sleep(self.pause(name))

    def failed(self, name: str, address: str) -> None:
        log.warning("login-failed", name=name, address=address)
        if len(self.wrong) > MANY:
            self.wrong = {key: value for key, value in self.wrong.items() if self.count(key) >= 1}
        self.wrong[name] = (self.count(name) + 1, time.monotonic())
