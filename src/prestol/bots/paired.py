"""Search by comparison: the likeliest moves of a seat are tried in the same re-dealt worlds, with the same luck.

In a long game of dice one decision moves a share of victory by less than the luck of a single world does. Two moves
that are tried in the same worlds share that luck, so their difference shows after few simulations. The favourite of the
house style is given up only for a move that is better by a good part of what chance may explain; of the others the
worse half is left out again and again, and in a brisk search also whatever has fallen behind as clearly, so that an
easy question takes less time. Everything after the move, also that of the searching seat, is played in the
house style up to the end of the stage, or further, until the others have had theirs, and judged there.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from prestol.engine.advice import Advice
from prestol.engine.bot import Chair
from prestol.engine.chance import Stream, fresh_stream
from prestol.engine.compiling import mypyc_attr
from prestol.engine.state import State
from prestol.engine.step import Move

LEAN: Final = 0.001
"""Shares of victory that a point of liking counts for beside what was found,"""
FURTHEST: Final = 10.0
"""up to so many points."""
DOUBT: Final = 0.5
"""Standard errors by which a move must be better than the favourite to be made, or worse to be left out."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PairedBot:
    """Decides by comparing moves, with a budget of simulations or of milliseconds."""

    def __init__(
        self,
        rng: Stream,
        advice: Advice[Any],
        moves: int,
        simulations: int = 0,
        milliseconds: int = 0,
        glance: int = 1,
        ahead: int = 0,
        brisk: bool = False,
    ) -> None:
        self.rng = rng
        self.advice = advice
        self.moves = moves
        """Moves that are compared at most: those that the house style likes best."""
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.glance = glance
        """A secret answer gets one of so many parts of the budget, whatever the seat holds."""
        self.ahead = ahead
        """Rounds of stages, one for each seat, that are played before a position is judged; 0 for the stage at hand."""
        self.brisk = brisk
        """Whether to leave out what has fallen behind the favourite; never where the answer is secret."""
        self.tried = 0
        """Simulations so far."""

    def decide(self, chair: Chair) -> Move:
        # a forced secret answer is thought about like a free one, so that the time taken tells nothing
        if len(chair.legal) == 1 and not chair.secret:
            return chair.legal[0]
        favourite, *others = self.candidates(chair)
        parts = self.glance if chair.secret else 1
        rounds = max(1, len(others).bit_length())
        share = -(-self.simulations // (parts * rounds))
        for number in range(rounds):
            deadline = time.perf_counter() + self.milliseconds / (1000 * parts * rounds)
            spent = 0
            while spent < share or (self.milliseconds and (spent == 0 or time.perf_counter() < deadline)):
                spent += self.compare(chair, favourite, others)
            others.sort(key=lambda rival: -rival.gain())
            if number < rounds - 1:
                others = others[: (len(others) + 1) // 2]
                if self.brisk and not chair.secret:
                    others = hopeful(others)
            if not others:
                break
        best = max(others, key=lambda rival: rival.sure_gain()) if others else favourite
        return best.move if best.sure_gain() > 0.0 else favourite.move

    def candidates(self, chair: Chair) -> list[Rival]:
        """The moves to compare, the favourite first; in secret always as many, some of them twice if need be."""
        liking = self.advice.liking(chair.redeal(self.rng), chair.seat, chair.legal, 0)
        order = sorted(range(len(liking)), key=lambda at: -liking[at])
        count = self.moves if chair.secret else min(self.moves, len(order))
        best = liking[order[0]]
        found: list[Rival] = []
        for place in range(count):
            at = order[place % len(order)]
            found.append(Rival(chair.legal[at], LEAN * max(-FURTHEST, liking[at] - best)))
        return found

    def compare(self, chair: Chair, favourite: Rival, others: list[Rival]) -> int:
        """Every move that is left, in one world; how many simulations that was."""
        world = chair.redeal(self.rng, True)
        luck = fresh_stream(self.rng)
        usual = self.value(chair, world, luck, favourite.move)
        for rival in others:
            rival.note(self.value(chair, world, luck, rival.move) - usual)
        return 1 + len(others)

    def value(self, chair: Chair, world: State, luck: Stream, move: Move) -> float:
        """What a move comes to in a world."""
        twin = world.clone()
        twin.apply(chair.seat, move)
        source = luck.clone()
        self.play_on(twin, world.stage(), fresh_stream(source))
        for _ in range(self.ahead * world.seats - 1):
            # a stage begins with the same luck whatever the move was; that halves what chance does to a difference
            twin.luck = fresh_stream(source)
            self.play_on(twin, twin.stage(), fresh_stream(source))
        self.tried += 1
        return self.advice.judge(twin)[chair.seat]

    def play_on(self, twin: State, stage: int, rng: Stream) -> None:
        """Play in the house style to the end of a stage."""
        self.advice.playout(twin, rng, stage, [0] * twin.seats, self.advice.wild)


class Rival:
    """A move that is compared with the favourite: how much better it was in the same worlds."""

    def __init__(self, move: Move, leaning: float) -> None:
        self.move = move
        self.leaning = leaning
        """What its liking counts for."""
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def note(self, difference: float) -> None:
        self.count += 1
        off = difference - self.mean
        self.mean += off / self.count
        self.squares += off * (difference - self.mean)

    def gain(self) -> float:
        return self.mean + self.leaning

    def sure_gain(self) -> float:
        """The gain less a part of what chance may explain; of a move that was tried once nothing is sure."""
        if self.count < 2:
            return -1.0
        return self.gain() - DOUBT * math.sqrt(self.squares / (self.count - 1) / self.count)


def hopeful(others: list[Rival]) -> list[Rival]:
    """Those that have not fallen behind the favourite. A few worlds tell little of one spread, so all lend theirs."""
    squares, freedom = 0.0, 0
    for rival in others:
        squares += rival.squares
        freedom += rival.count - 1
    if not freedom:
        return others
    variance = squares / freedom
    return [rival for rival in others if rival.gain() + DOUBT * math.sqrt(variance / rival.count) > 0.0]
