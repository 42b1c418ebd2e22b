"""What a game may tell bots about good play, compiled with the rules so that playouts are fast."""

from __future__ import annotations

from typing import Generic

from prestol.engine.chance import Stream
from prestol.engine.step import Choice, Move, S, Together


class Advice(Generic[S]):
    """A house style for playouts and a judgement of positions.

    A style may read only what its seat knows: the public things, and the seat's own hidden ones.
    """

    def choose(self, s: S, seat: int, moves: list[Move], rng: Stream) -> Move:
        """The move that a competent player of this style would make."""
        raise NotImplementedError

    def judge(self, s: S) -> list[float]:
        """Expected share of victory of each seat; exact when the game is over."""
        raise NotImplementedError

    def playout(self, s: S, rng: Stream, stage: int, wild: int) -> int:
        """Play in the house style until the stage changes; about `wild` moves in a hundred are random."""
        decisions = 0
        while s.stack and s.stage() == stage:
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
                move = self.choose(s, seat, moves, rng)
            s.apply(seat, move)
            decisions += 1
        return decisions
