"""Perft: the exact number of ways to go on for d moves. Where arithmetic can tell the number, it does so here."""

from __future__ import annotations

from itertools import islice
from math import comb, factorial

import pytest

from prestol.engine.several import NO_MORE, joined
from prestol.engine.step import Move
from prestol.games.ivan.moves import NAME, SWAP
from prestol.games.ivan.state import Ivan
from tests.games.ivan.table import SEATS, busy, position, say, start, walk
from tests.games.perft import perft


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_keeps_one_of_three_in_any_order(seats: int) -> None:
    state = start(seats, 1)
    for depth in range(1, seats + 1):
        assert perft(state, depth) == factorial(seats) // factorial(seats - depth) * 3**depth
    if seats == 2:
        assert perft(state, 3) == 2 * 3**2 * 16


@pytest.mark.parametrize("seats", SEATS)
def test_first_warriors_go_to_different_cities(seats: int) -> None:
    state = start(seats, 1)
    for seat in range(seats):
        state.play(seat, state.legal(seat)[0])
    assert [perft(state, depth) for depth in (1, 2, 3)] == [16, 16 * 15, 16 * 15 * 14]


def test_boyars_and_coins_of_the_planning_phase() -> None:
    """Three coins each: a chamber, then zero to three coins; the next boyar has a chamber less and what is left."""
    state = position({"goods": {"coin": 3}}, {"goods": {"coin": 3}}, phase="plan")
    assert perft(state, 1) == 5
    assert perft(state, 2) == 5 * 4
    assert perft(state, 4) == (5 * 4) ** 2
    state = position({"goods": {"coin": 3}}, {"boyars": {"moscow": 3}}, phase="plan")
    # who stakes everything is not asked about coins again, and places the third boyar in their stead
    assert perft(state, 4) == 5 * 4 * (4 + 3 + 2) + 5 * 4 * 3


@pytest.mark.parametrize("cities", [1, 2, 3, 4, 6])
def test_cities_are_named_in_one_order_by_who_picks_one_by_one(cities: int) -> None:
    """Every set of up to three cities once; one that cannot be made larger is not asked about."""
    names = ["ryazan", "kazan", "chernigov", "novgorod", "pskov", "vologda"][:cities]
    state = position({"warriors": dict.fromkeys(names, 1), "chambers": {"income": 0}}, {}, {})
    say(state, "0 leave income", "0 pass")
    named = selections(state, NAME)
    assert len(named) == len(set(named)) == sum(comb(cities, count) for count in range(4))


def selections(state: Ivan, kind: int) -> list[Move]:
    """Every selection that can be picked one by one, as the move that names it whole."""
    found: list[Move] = []
    for move in state.legal(0):
        if move[0] == kind and move[-1] == NO_MORE:
            found.append(move)
        elif move[0] == kind:
            twin = state.clone()
            twin.play(0, move)
            found += [joined(move, rest) for rest in selections(twin, kind)]
    return found


def test_a_swap_has_one_order_of_giving() -> None:
    """Two units out of three kinds, one of which is there once; then five or six kinds to take."""
    state = position({"goods": {"coin": 2, "rye": 1, "metal": 2}, "chambers": {"exchange": 0}}, {}, {})
    say(state, "0 leave exchange", "0 pass", "0 get metal")
    swaps = selections(state, SWAP)
    pairs = ["coin coin", "coin rye", "coin metal", "rye metal", "metal metal"]
    assert [state.game.notation.write(move) for move in swaps] == [f"swap {pair}" for pair in pairs]
    for move in swaps:
        after = state.clone()
        after.play(0, move)
        assert len(after.legal(0)) == (6 if move[1] == move[2] else 5)


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_moves_of_a_turn(seats: int) -> None:
    """Leave, sell two rye, use the estate, or one of three other orders of one token: six moves.

    After leaving a seal is offered; after an order of tokens there is no other one until something else happens; after
    the other two everything is open but themselves. The third figure is noted, not computed.
    """
    player = {
        "goods": {"coin": 2, "rye": 2},
        "estates": ["toll_yard"],
        "tokens": ["tr03"],
        "warriors": {"putivl": 1},
        "chambers": {"maneuvers": 0},
    }
    others: list[dict[str, object]] = [{}] * (seats - 1)
    state = position(player, *others, waterways={"w_seim": "tr18"}, assignments={"maneuvers": "assign_red"})
    assert perft(state, 1) == 1 + 1 + 1 + 3
    assert perft(state, 2) == 2 + 3 * 3 + 5 + 5
    assert perft(state, 3) == 80


# From these positions, reached by this many moves of busy players, there is no formula: the numbers were counted once
# and change only with the rules or the content. They hang on the luck of the seed as well.
FIXED = {
    (2, 2, 130): [5, 13, 74, 524, 3040],
    (2, 2, 261): [6, 40, 226, 1535],
    (2, 3, 161): [4, 13, 48, 246, 2085],
    (2, 3, 210): [2, 16, 174, 1596],
    (2, 4, 40): [5, 36, 350, 1982],
    (2, 4, 210): [9, 66, 453, 2828],
    (1, 2, 130): [5, 9, 23, 94, 513],
    (1, 2, 260): [5, 28, 123, 630],
    (1, 3, 161): [6, 32, 147, 816, 5436],
    (1, 3, 210): [12, 112, 907, 6555],
    (1, 4, 40): [5, 36, 350, 1982],
    (1, 4, 210): [8, 41, 198, 942, 3990],
}
"""By version of the rules, seats and moves made."""


@pytest.mark.parametrize(("rules", "seats", "after"), FIXED)
def test_fixed_positions(rules: int, seats: int, after: int) -> None:
    state = next(islice(walk(seats, "perft", pick=busy, rules=rules), after, None))
    counts = FIXED[rules, seats, after]
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
