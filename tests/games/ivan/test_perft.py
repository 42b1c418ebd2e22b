"""Perft: the exact number of ways to go on for d moves. Where arithmetic can tell the number, it does so here."""

from __future__ import annotations

from itertools import islice
from math import comb, factorial

import pytest

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
def test_cities_are_named_in_one_order_only(cities: int) -> None:
    """Every set of up to three cities once; one that cannot be made larger is not asked about."""
    names = ["ryazan", "kazan", "chernigov", "novgorod", "pskov", "vologda"][:cities]
    state = position({"warriors": dict.fromkeys(names, 1), "chambers": {"income": 0}}, {}, {})
    say(state, "0 leave income", "0 pass")
    named: set[frozenset[str]] = set()
    ends = 0

    def name(twin: Ivan, so_far: frozenset[str]) -> None:
        nonlocal ends
        for move in twin.legal(0):
            words = twin.game.notation.write(move).split()
            if words[0] == "harvest":
                after = twin.clone()
                after.play(0, move)
                chosen = so_far | {words[1]}
                if after.view()["ask"] == "name-cities":
                    name(after, chosen)
                else:
                    named.add(chosen)
                    ends += 1
            elif words[0] in ("finish", "pass"):
                named.add(so_far)
                ends += 1

    name(state, frozenset())
    assert ends == len(named) == sum(comb(cities, count) for count in range(4))


def test_a_swap_has_one_order_of_giving() -> None:
    """Two units out of three kinds, one of which is there once; then five or six kinds to take."""
    state = position({"goods": {"coin": 2, "rye": 1, "metal": 2}, "chambers": {"exchange": 0}}, {}, {})
    say(state, "0 leave exchange", "0 pass", "0 get metal")
    pairs = ["coin coin", "coin rye", "coin metal", "rye metal", "metal metal"]
    found: list[str] = []
    for first in (move for move in state.legal(0) if state.game.notation.write(move).startswith("give")):
        twin = state.clone()
        twin.play(0, first)
        for second in twin.legal(0):
            after = twin.clone()
            after.play(0, second)
            words = [state.game.notation.write(move).split()[1] for move in (first, second)]
            found.append(" ".join(words))
            assert len(after.legal(0)) == (6 if words[0] == words[1] else 5)
    assert found == pairs


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


# From these positions, reached by so many moves of busy players, no formula is at hand: the numbers were counted once
# and change only with the rules or the content. They hang on the luck of the seed as well.
FIXED = {
    (2, 130): [5, 9, 23, 94, 513],
    (2, 260): [5, 28, 123, 630],
    (3, 161): [6, 32, 147, 816, 5436],
    (3, 210): [12, 112, 907, 6555],
    (4, 40): [5, 36, 350, 1982],
    (4, 210): [8, 41, 198, 942, 3990],
}


@pytest.mark.parametrize(("seats", "after"), FIXED)
def test_fixed_positions(seats: int, after: int) -> None:
    state = next(islice(walk(seats, "perft", pick=busy), after, None))
    counts = FIXED[seats, after]
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
