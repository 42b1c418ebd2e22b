"""Games played on to their end, position by position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from prestol.engine.chance import Stream
from prestol.engine.state import State
from prestol.engine.step import Move

S = TypeVar("S", bound=State)


def play_alike(one: State, other: State, rng: Stream) -> bool:
    """Play the same move in both, of anybody; False if no move is open in both."""
    mover = one.waiting[rng.below(len(one.waiting))]
    shared = [move for move in one.legal(mover) if move in other.legal(mover)]
    if not shared:
        return False
    move = shared[rng.below(len(shared))]
    one.play(mover, move)
    other.play(mover, move)
    return True


def positions(state: S, rng: Stream, pick: Callable[[S, int, list[Move], Stream], Move]) -> Iterator[S]:
    """Every position from here on; the same state moves on. Secret answers come in any order."""
    yield state
    while not state.over:
        seat = state.waiting[rng.below(len(state.waiting))]
        state.play(seat, pick(state, seat, state.legal(seat), rng))
        yield state
