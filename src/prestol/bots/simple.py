"""Bots that do not look ahead."""

from __future__ import annotations

from typing import Any

from prestol.engine.advice import Advice
from prestol.engine.bot import Chair, Manner
from prestol.engine.chance import Stream
from prestol.engine.step import Move

HOUSE = Manner()
"""The house style, played with care."""
FEW = 2
"""Moves that nobody overlooks."""


class RandomBot:
    """Any legal move, each equally likely."""

    def __init__(self, rng: Stream) -> None:
        self.rng = rng

    def decide(self, chair: Chair) -> Move:
        return chair.legal[self.rng.below(len(chair.legal))]


class RuleBot:
    """A style that a game brings along; the weaker levels notice less, or make some moves at random."""

    def __init__(self, rng: Stream, advice: Advice[Any], manner: Manner = HOUSE) -> None:
        self.rng = rng
        self.advice = advice
        self.manner = manner

    def decide(self, chair: Chair) -> Move:
        # a forced secret answer is worked out like a free one, so that the time taken tells nothing
        forced = len(chair.legal) == 1 and not chair.secret
        if forced or self.rng.below(100) < self.manner.wild:
            whims = self.advice.whims(chair.legal)
            return whims[self.rng.below(len(whims))]
        seen = self.noticed(chair.legal)
        return self.advice.choose(chair.redeal(self.rng), chair.seat, seen, self.rng, self.manner.style)

    def noticed(self, moves: list[Move]) -> list[Move]:
        """The moves that the player thinks of, at least one."""
        if self.manner.notices >= 100 or len(moves) <= FEW:
            return moves
        seen = [move for move in moves if self.rng.below(100) < self.manner.notices]
        return seen or [moves[self.rng.below(len(moves))]]
