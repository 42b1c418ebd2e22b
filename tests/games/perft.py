"""Perft: the exact number of ways to continue for this many moves."""

from __future__ import annotations

from prestol.engine.state import State


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` moves the rules allow from here; a game that ends earlier counts as none."""
    if depth == 1:
        return sum(len(state.legal(seat)) for seat in state.waiting)
    count = 0
    for seat in state.waiting:
        for move in state.legal(seat):
            twin = state.clone()
            twin.play(seat, move)
            count += perft(twin, depth - 1)
    return count
