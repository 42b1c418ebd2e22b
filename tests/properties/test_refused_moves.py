"""Malformed and unlisted moves by the thousand: each refused as illegal, and nothing changed by any of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import prestol
from prestol.engine.chance import Stream
from prestol.engine.state import State
from tests.properties.tables import GAMES, Table, examples, is_listed, some_positions, tables

STRANGE: list[Any] = [
    None, True, False, "", "raise pyotr", b"0", 0.0, 1.5, float("nan"), 1j, [], [0], {}, {0: 0}, set(), object(), int,
    (None,), ("0",), (0.0,), (True, False), ((),), ([0],), (10**9,), (-(10**9), 0), (0, 10**40), ..., range(2),
]  # fmt: skip


def bent(move: tuple[int, ...], rng: Stream) -> tuple[int, ...]:
    """A move with one thing changed."""
    at = rng.below(len(move) + 1)
    way = rng.below(4)
    if way == 0:
        return (*move[:at], rng.below(40) - 10, *move[at:])
    if way == 1:
        return move[:at] + move[at + 1 :]
    if way == 2:
        return (*move[:at], rng.below(60) - 20, *move[at + 1 :])
    return tuple(rng.below(16) - 2 for _ in range(rng.below(5)))


def wrong_plays(state: State, rng: Stream) -> Iterator[tuple[Any, Any]]:
    """Pairs of seat and move that the rules do not allow now."""
    listed = {seat: state.legal(seat) for seat in range(state.seats)}
    sample = next((moves[rng.below(len(moves))] for moves in listed.values() if moves), (0,))
    for _ in range(30):
        seat = rng.below(state.seats)
        move = bent(sample, rng)
        if not is_listed(state, seat, move):
            yield seat, move
    for seat in range(state.seats):
        if seat not in state.waiting:
            yield seat, sample
    for seat in (-1, state.seats, 99, *STRANGE[:8]):
        yield seat, sample
    for move in STRANGE:
        yield (state.waiting or (0,))[0], move


@pytest.mark.parametrize("id", GAMES)
def test_thousands_of_wrong_moves_change_nothing(id: str) -> None:
    game, refused = prestol.game(id), 0
    for seats in game.seat_counts:
        for seed in range(3):
            table = Table(id, seats, {}, seed)
            rng = prestol.stream(f"wrong:{seed}")
            for state in some_positions(table, 12):
                before = prestol.dump(state)
                for seat, move in wrong_plays(state, rng):
                    with pytest.raises(prestol.IllegalMove) as caught:
                        state.play(seat, move)
                    assert str(caught.value)
                    refused += 1
                assert prestol.dump(state) == before
                assert state.events == []
    assert refused > 1000


whatever = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.binary(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.tuples(inner, inner) | st.tuples(inner),
    max_leaves=4,
)


@given(
    tables(), whatever, whatever | st.tuples(st.integers(-2, 12)) | st.tuples(st.integers(0, 2), st.integers(-2, 14))
)
@examples(300)
def test_whatever_is_not_on_the_list_is_refused(table: Table, seat: Any, move: Any) -> None:
    state = table.start()
    before = prestol.dump(state)
    at_table = type(seat) is int and 0 <= seat < table.seats
    for player in (seat, state.waiting[0]):
        known = type(move) is tuple and all(type(part) is int for part in move)
        if known and (at_table or player is not seat) and move in state.legal(player):
            continue
        with pytest.raises(prestol.IllegalMove):
            state.play(player, move)
        assert prestol.dump(state) == before
