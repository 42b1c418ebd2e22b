"""Token buckets: a burst at once, then a steady rate."""

from __future__ import annotations

import math
import time

from prestol.server.errors import ApiError

LONG = 3600
"""Seconds to wait where nothing ever comes back."""


class Buckets:
    """Token buckets by key: a burst at once, then a steady rate."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.levels: dict[str, tuple[float, float]] = {}

    def take(self, key: str, amount: float = 1.0) -> bool:
        """Whether there is still something in the bucket; then it is taken."""
        at = time.monotonic()
        level, since = self.levels.get(key, (self.burst, at))
        level = min(self.burst, level + (at - since) * self.rate)
        if len(self.levels) > 20_000:
            self.tidy(at)
        if level < amount:
            self.levels[key] = (level, at)
            return False
        self.levels[key] = (level - amount, at)
        return True

    def check(self, key: str, refusal: str, amount: float = 1.0) -> None:
        """Take something, or raise ApiError with the time to wait."""
        if not self.take(key, amount):
            missing = amount - self.levels[key][0]
            raise ApiError(refusal, 429, wait=math.ceil(missing / self.rate) if self.rate else LONG)

    def tidy(self, at: float) -> None:
        """Forget buckets that are full again."""
        self.levels = {
            key: (level, since)
            for key, (level, since) in self.levels.items()
            if level + (at - since) * self.rate < self.burst
        }
