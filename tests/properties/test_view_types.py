"""Views of random games fit the types that are declared for them, and hold nothing else."""

from __future__ import annotations

from importlib import import_module
from typing import Any, get_type_hints

import msgspec
import pytest

import prestol
from prestol.registry import GAMES, SAMPLES

SEEDS = 3


@pytest.mark.parametrize("id", [*GAMES, *SAMPLES])
def test_views_fit_their_types(id: str) -> None:
    declared: Any = import_module(f"prestol.games.{id}.edge.seen").View
    names = set(get_type_hints(declared))
    game = prestol.game(id)
    for seed in range(SEEDS):
        state = game.start(seats=game.seat_counts[seed % len(game.seat_counts)], seed=f"types {seed}")
        for turn in range(4000):
            if turn % 7 == seed or state.over:
                for seat in [None, *range(state.seats)]:
                    view = state.view(seat)
                    msgspec.convert(msgspec.json.decode(msgspec.json.encode(view)), declared)
                    assert set(view) <= names
            if state.over:
                break
            seat = state.waiting[0]
            moves = state.legal(seat)
            state.play(seat, moves[turn * 7919 % len(moves)])
        assert state.over
