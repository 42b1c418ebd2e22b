"""Bots that do not look ahead."""

from __future__ import annotations

from typing import Any

from prestol.engine.advice import Advice
from prestol.engine.bot import Chair
from prestol.engine.chance import Stream
from prestol.engine.step import Move


class RandomBot:
    """Any legal move, each equally likely."""

    def __init__(self, rng: Stream) -> None:
        self.rng = rng

    def decide(self, chair: Chair) -> Move:
        return chair.legal[self.rng.below(len(chair.legal))]


class RuleBot:
    """The house style that a game brings along, with some random moves for the weaker levels."""

    def __init__(self, rng: Stream, advice: Advice[Any], wild: int = 0) -> None:
        self.rng = rng
        self.advice = advice
        self.wild = wild
        """Moves in a hundred that are made at random."""

    def decide(self, chair: Chair) -> Move:
        # a forced secret answer is worked out like a free one, so that the time taken tells nothing
        forced = len(chair.legal) == 1 and not chair.secret
        if forced or self.rng.below(100) < self.wild:
            whims = self.advice.whims(chair.legal)
            return whims[self.rng.below(len(whims))]
        return self.advice.choose(chair.redeal(self.rng), chair.seat, chair.legal, self.rng)
