"""Perft: the exact number of ways to go on for d moves. Where arithmetic can tell the number, it does so here."""

from __future__ import annotations

from itertools import islice
from math import factorial, prod

import pytest

from tests.games.perft import perft
from tests.games.tsar.table import COURTIERS, SEATS, position, say, start, walk


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_settlements(seats: int) -> None:
    """A courtier less each time, always four floors: a floor can be full only after four settlements."""
    state = start(seats, 1)
    assert perft(state, 1) == 13 * 4
    assert perft(state, 2) == 13 * 4 * 12 * 4
    assert perft(state, 3) == 13 * 4 * 12 * 4 * 11 * 4


def test_the_fifth_settlement_finds_a_full_floor_only_in_one_case() -> None:
    """Three stand on floor 1. The fourth goes there or to one of three others; then three or four floors are open."""
    palace = {"craftsmen": COURTIERS[:3]}
    state = position(rest=None, seats=4, phase="settle", palace=palace)
    assert perft(state, 1) == 10 * 4
    assert perft(state, 2) == 10 * (1 * 9 * 3 + 3 * 9 * 4)
    again = 9 * (3 * 8 * 3) + 3 * 9 * (1 * 8 * 3 + 3 * 8 * 4)
    assert perft(state, 3) == 10 * again


@pytest.mark.parametrize(
    ("seats", "waiting", "guards", "expected"),
    [
        # The last settlement, floors 1 and 2 full, then the first promotions. Two courtiers wait (with five
        # players four); the chosen one goes to floor 3 or 4 and the others become servants, who find floor 1 full.
        # Before: 4 on floor 1 (blocked by floor 2), 4 on floor 2, 3 on floor 3 (with five players 1).
        # A fourth guard also blocks floor 2: four guards may rise. Else floor 2, floor 3 and the new dignitary may.
        (3, 2, 3, 2 * (4 + (4 + 3 + 1))),
        (4, 2, 3, 2 * (4 + (4 + 3 + 1))),
        (6, 2, 3, 2 * (4 + (4 + 3 + 1))),
        (5, 4, 1, 4 * ((4 + 2) + (4 + 1 + 1))),
    ],
)
def test_from_the_last_settlement_into_the_ascent(seats: int, waiting: int, guards: int, expected: int) -> None:
    palace = {"craftsmen": COURTIERS[0:4], "merchants": COURTIERS[4:8], "guards": COURTIERS[8 : 8 + guards]}
    state = position(rest=None, seats=seats, phase="settle", palace=palace, turn=seats - 1)
    assert perft(state, 1) == waiting * 2
    assert perft(state, 2) == expected


@pytest.mark.parametrize("seats", SEATS)
def test_one_courtier_has_one_way_up(seats: int) -> None:
    """Five promotions, then everybody may vote either way and in any order."""
    state = position(seats=seats, palace={"craftsmen": ["pyotr"]})
    for depth in range(1, 6):
        assert perft(state, depth) == 1
    assert perft(state, 6) == 2 * seats


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("against", [0, 1, 3])
def test_an_election_alone(seats: int, against: int) -> None:
    """n! orders; those who hold an against card have two ballots each.

    One move more: after a unanimous vote a new round offers 13 * 4 settlements, after any other one promotion.
    """
    hands = [1] * against + [0] * (seats - against)
    state = position(seats=seats, phase="vote", palace={"throne": ["pyotr"], "guards": ["elena"]}, against=hands)
    ways = 2**against
    assert perft(state, seats) == factorial(seats) * ways
    assert perft(state, seats + 1) == factorial(seats) * (52 + (ways - 1))


@pytest.mark.parametrize("seats", [5, 6])
def test_the_first_ballots_of_a_large_table(seats: int) -> None:
    state = position(seats=seats, phase="vote", palace={"throne": ["pyotr"], "guards": ["elena"]})
    for depth in (1, 2, 3):
        assert perft(state, depth) == prod(2 * (seats - laid) for laid in range(depth))


@pytest.mark.parametrize("seats", SEATS)
def test_two_courtiers_far_below_the_throne(seats: int) -> None:
    """On floors 1 and 2 both can rise freely: 2**d ways while neither can be on the throne."""
    state = position(seats=seats, palace={"craftsmen": ["pyotr"], "merchants": ["elena"]})
    for depth in (1, 2, 3, 4):
        assert perft(state, depth) == 2**depth
    # five: all but the way on which Elena alone has risen four times ends in two further promotions, and that one,
    # with Elena on the throne, in the ballots of all seats
    assert perft(state, 5) == 2 * (2**4 - 1) + 2 * seats


# From these positions, reached by this many random moves, there is no formula: the numbers were counted once and
# must never change. They hang on the luck of the seed as well, so they watch the streams of chance too.
FIXED = {
    (3, "perft", 11): [6, 56, 546, 5482],
    (3, "perft", 30): [2, 22, 218, 1962, 16416],
    (4, "perft", 11): [4, 32, 320, 3384],
    (4, "perft", 40): [9, 86, 770, 6316],
    (5, "perft", 9): [12, 116, 1220, 13316],
    (5, "perft", 35): [4, 8, 72, 664, 5576],
    (6, "perft", 11): [6, 62, 656, 7196],
    (6, "perft", 45): [11, 112, 1040, 8610],
}


@pytest.mark.parametrize(("seats", "seed", "after"), FIXED)
def test_fixed_positions(seats: int, seed: str, after: int) -> None:
    state = next(islice(walk(seats, seed), after, None))
    counts = FIXED[seats, seed, after]
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


def test_the_count_does_not_change_the_position() -> None:
    state = position(seats=3, palace={"nobles": ["pyotr"], "guards": ["elena"]})
    before = state.clone()
    perft(state, 4)
    assert state == before
    say(state, 0, "raise elena")
    assert state != before
