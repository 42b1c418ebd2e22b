"""Who thinks next: bots at tables with people come first, then those that have had the least time lately."""

from __future__ import annotations

import asyncio
import math
import time
from typing import Generic, NamedTuple, TypeVar

HALF_LIFE = 60.0
"""Seconds after which thinking time counts half."""
MANY = 10_000
"""So many owners and tables are kept in mind before the long forgotten ones are dropped."""

W = TypeVar("W")


class Claim(NamedTuple):
    """On whose behalf somebody thinks."""

    share: str
    """Those who are served together as one: whoever made the table, or the network it was made from."""
    table: str
    alone: bool = False
    """Whether only bots play at the table."""


class Spending:
    """Thinking time by name; the longer ago, the less it counts."""

    def __init__(self) -> None:
        self.spent: dict[str, tuple[float, float]] = {}

    def of(self, name: str, at: float) -> float:
        seconds, since = self.spent.get(name, (0.0, at))
        return seconds * math.exp2((since - at) / HALF_LIFE)

    def add(self, name: str, seconds: float, at: float) -> None:
        if len(self.spent) >= MANY:
            self.spent = {one: spent for one, spent in self.spent.items() if self.of(one, at) > 0.01}
        self.spent[name] = (self.of(name, at) + seconds, at)


class BotQueue(Generic[W]):
    """Free workers, and claims that wait for one."""

    def __init__(self) -> None:
        self.free: list[W] = []
        self.waiting: list[tuple[Claim, asyncio.Future[W]]] = []
        self.by_share = Spending()
        self.by_table = Spending()

    async def take(self, claim: Claim, timeout: float) -> W:
        """A worker, as soon as it is this claim's turn. Raises TimeoutError."""
        if self.free:
            return self.free.pop()
        turn: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        self.waiting.append((claim, turn))
        try:
            return await asyncio.wait_for(turn, max(0.0, timeout))
        except BaseException:
            if turn.done() and not turn.cancelled():
                self.put(turn.result())  # it came at the very moment in which nobody wanted it any more
            raise
        finally:
            self.waiting = [one for one in self.waiting if one[1] is not turn]

    def put(self, worker: W) -> None:
        """A worker is free: it goes to whoever is next."""
        pending = [one for one in self.waiting if not one[1].done()]
        if not pending:
            self.free.append(worker)
            return
        at = time.monotonic()
        _, turn = min(pending, key=lambda one: self.rank(one[0], at))
        turn.set_result(worker)

    def rank(self, claim: Claim, at: float) -> tuple[bool, float, float]:
        return claim.alone, self.by_share.of(claim.share, at), self.by_table.of(claim.table, at)

    def charge(self, claim: Claim, seconds: float) -> None:
        """Remember how long somebody has thought."""
        at = time.monotonic()
        self.by_share.add(claim.share, seconds, at)
        self.by_table.add(claim.table, seconds, at)
