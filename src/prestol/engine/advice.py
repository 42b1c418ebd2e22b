"""What a game may tell bots about good play, compiled with the rules so that playouts are fast."""

from __future__ import annotations

import math
from typing import Generic

from prestol.engine.chance import Stream
from prestol.engine.compiling import mypyc_attr
from prestol.engine.step import Choice, Move, S, Together


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[S]):
    """Styles of play for playouts, and a judgement of positions.

    Style 0 is the house style, the best one known; the others are there so that a search does not assume that everybody
    plays alike. A style may read only what its seat knows: the public things, and the seat's own hidden ones.
    """

    def __init__(self, styles: int, horizon: int = 0, wild: int = 10, peer: int = -1) -> None:
        self.styles = styles
        self.peer = peer
        """The style that stands for players who search like the searcher, -1 if none does: where all decide at once,
        a search lets them look for their own best answer."""
        self.wild = wild
        """Moves in a hundred that a search plays at random, since other players are not quite like our styles."""
        self.horizon = horizon
        """Decisions after which a playout stops at the next rest, 0 if it goes on to the end of the stage."""

    def liking(self, s: S, seat: int, moves: list[Move], style: int) -> list[float]:
        """How much a player of this seat would like each move, as exponents of its odds."""
        raise NotImplementedError

    def judge(self, s: S) -> list[float]:
        """Expected share of victory of each seat; exact when the game is over."""
        raise NotImplementedError

    def at_rest(self, s: S) -> bool:
        """Whether nothing is in the middle of happening, so that a judgement makes sense."""
        return True

    def frame(self, s: S, seat: int) -> int:
        """What matters of a seat's hidden things for its decision now, as a number; like situations have the same."""
        return 0

    def loosen(self, s: S, seat: int) -> None:
        """Give a seat whose secret answer is forced the choice that others think it may have, in an invented world."""

    def whims(self, moves: list[Move]) -> list[Move]:
        """What a careless player may do without thinking; moves that only waste the others' time are left out."""
        return moves

    def choose(self, s: S, seat: int, moves: list[Move], rng: Stream, style: int = 0) -> Move:
        """A move drawn by how much it is liked."""
        return moves[draw(self.liking(s, seat, moves, style), rng)]

    def playout(self, s: S, rng: Stream, stage: int, styles: list[int], wild: int) -> int:
        """Play until the stage changes or the horizon is reached, each seat in its style; about `wild` moves in a
        hundred are random."""
        decisions = 0
        while s.stack and s.stage() == stage:
            if self.horizon > 0 and decisions >= self.horizon and self.at_rest(s):
                break
            top = s.stack[-1]
            if isinstance(top, Choice):
                seat = top.seat
                moves = top.options(s)
            elif isinstance(top, Together):
                seat = top.waiting[0]
                moves = top.options(s, seat)
            else:
                break
            if len(moves) == 1:
                move = moves[0]
            elif wild > 0 and rng.below(100) < wild:
                move = moves[rng.below(len(moves))]
            else:
                move = self.choose(s, seat, moves, rng, styles[seat])
            s.apply(seat, move)
            decisions += 1
        return decisions


def odds(liking: list[float]) -> list[float]:
    """Likings as probabilities."""
    top = greatest(liking, liking[0])
    chances = [math.exp(value - top) for value in liking]
    total = 0.0
    for chance in chances:
        total += chance
    for at in range(len(chances)):
        chances[at] = chances[at] / total
    return chances


def draw(liking: list[float], rng: Stream) -> int:
    """An index drawn by liking."""
    top = greatest(liking, liking[0])
    total = 0.0
    for value in liking:
        total += math.exp(value - top)
    left = rng.unit() * total
    for at, value in enumerate(liking):
        left -= math.exp(value - top)  # once more: compiled, that is quicker than a list to keep it in
        if left < 0.0:
            return at
    return len(liking) - 1


def greatest(liking: list[float], least: float) -> float:
    """The greatest of the likings, but no less than this."""
    top = least
    for value in liking:
        if value > top:
            top = value
    return top


def split_victory(scores: list[int]) -> list[float]:
    """Shares of victory at the end of a game: one point, split among the seats with the greatest score."""
    best = max(scores)
    share = 1 / scores.count(best)
    return [share if score == best else 0.0 for score in scores]
