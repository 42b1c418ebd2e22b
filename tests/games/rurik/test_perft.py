"""Perft: the exact number of ways to go on for d moves. Where arithmetic can tell the number, it does so here."""

from __future__ import annotations

from itertools import islice
from math import comb, factorial

import pytest

from prestol.engine.several import NO_MORE
from prestol.engine.step import Move
from prestol.games.rurik.state import Rurik
from tests.games.perft import perft
from tests.games.rurik.table import SEATS, asked, at_turn, busy, position, say, start, walk, with_points

KIEV = {"leader": "boris", "at": "kiev", "troops": {"kiev": 1}}
VOLYN = {"leader": "maria", "at": "volyn"}


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_chooses_another_leader(seats: int) -> None:
    """Of eight, or of seven in the solo game; then two agendas each, in any order of answers."""
    state = start(seats, 1)
    free = 7 if seats == 1 else 8
    for depth in range(1, min(seats, 3) + 1):
        assert perft(state, depth) == factorial(free) // factorial(free - depth)
    chosen = start(seats, 1, {"leaders": "random"})
    for depth in range(1, seats + 1):
        assert perft(chosen, depth) == factorial(seats) // factorial(seats - depth) * 2**depth


@pytest.mark.parametrize(("seats", "regions"), [(1, 5), (2, 8), (3, 11), (4, 15)])
def test_the_first_troops_go_anywhere(seats: int, regions: int) -> None:
    """Alone, three of the eight regions are the Rebellion's."""
    state = start(seats, 1, {"leaders": "random"})
    while asked(state) in ("leader", "agenda"):
        state.play(state.waiting[0], state.legal(state.waiting[0])[0])
    assert [perft(state, depth) for depth in (1, 2, 3)] == [regions, regions**2, regions**3]


def test_leaders_go_where_a_troop_stands() -> None:
    """Three troops of each of two players in any regions: as many ways to settle as regions that they hold."""
    state = start(2, 1, {"leaders": "random"})
    while asked(state) != "deploy":
        state.play(state.waiting[0], state.legal(state.waiting[0])[0])
    for region in ("kiev", "kiev", "volyn", "rostov", "kiev", "polotsk"):
        say(state, f"deploy {region}")
    held = {"kiev", "volyn"}, {"kiev", "rostov", "polotsk"}
    first, second = (len(one) for one in held)
    assert perft(state, 1) == first
    assert perft(state, 2) == first * second


def test_advisors_banners_and_bribes() -> None:
    """Four numbers, six banners and 0 to 3 coins; then four numbers and six banners for a rival without a coin."""
    state = position({"coins": 3}, {"coins": 0}, phase="strategy")
    first = 4 * 6 * 4
    assert perft(state, 1) == first
    assert perft(state, 2) == first * 4 * 6


@pytest.mark.parametrize(("troops", "points"), [(1, 1), (2, 2), (3, 2)])
def test_musters_into_two_regions(troops: int, points: int) -> None:
    """Each point: one of two regions, or enough; afterwards the rival is to act or to skip."""
    supply = 12 - troops
    mine = {"leader": "boris", "at": "kiev", "troops": {"kiev": troops - 1, "volyn": 1}}
    state = with_points({"muster": points}, mine, {"leader": "maria"})
    assert supply >= points
    assert perft(state, 1) == 3
    assert perft(state, 2) == (2 * 3 + 2 if points == 2 else 3 * 2)


def test_steps_of_one_figure() -> None:
    """A lone leader in Kiev: one step to each neighbour or none; the second from there."""
    neighbours = {"kiev": 4, "polotsk": 5, "chernigov": 5, "volyn": 2, "pereyaslavl": 2}
    state = with_points({"move": 2}, {"leader": "boris", "at": "kiev"}, VOLYN)
    assert perft(state, 1) == neighbours["kiev"] + 1
    second = sum(neighbours[one] + 1 for one in ("polotsk", "chernigov", "volyn", "pereyaslavl"))
    acting = 2
    assert perft(state, 2) == second + acting


@pytest.mark.parametrize("troops", [0, 1, 2, 3])
def test_agatha_takes_none_one_or_two_along(troops: int) -> None:
    state = with_points({"move": 1}, {"leader": "agatha", "at": "kiev", "troops": {"kiev": troops}}, VOLYN)
    assert perft(state, 1) == 4 * (1 + min(troops, 2)) + (4 if troops else 0) + 1


def test_two_figures_are_sent_anywhere() -> None:
    """Two regions with a troop each: seven places for either, and then for the other, never for the same again."""
    state = with_points({"anywhere": 2}, {"leader": "boris", "troops": {"kiev": 1, "rostov": 1}}, VOLYN)
    assert perft(state, 1) == 2 * 7 + 1
    # in one case of seven both stand in one region: then either of the two may go, which is the same move
    assert perft(state, 2) == 2 * 7 * (7 + 1) + 2


@pytest.mark.parametrize(
    ("goods", "count"), [({"wood": 2}, 1), ({"wood": 1, "ore": 1}, 1), ({"wood": 2, "fish": 1}, 3)]
)
def test_pairs_of_goods_are_converted_once(goods: dict[str, int], count: int) -> None:
    """Wood and ore are one pair for the build token; wood and fish are one for each token, with two in order."""
    state = at_turn(KIEV | {"goods": goods}, VOLYN)
    assert len([move for move in state.legal(0) if state.game.notation.write(move).startswith("convert")]) == count


@pytest.mark.parametrize("kinds", [3, 4, 5])
def test_three_different_goods_are_named_in_one_order(kinds: int) -> None:
    names = ["wood", "ore", "fish", "honey", "fur"][:kinds]
    state = at_turn(KIEV | {"deeds": ["trade_route"], "goods": dict.fromkeys(names, 2)}, VOLYN)
    say(state, "deed trade_route")
    named = selections(state)
    assert len(named) == len(set(named)) == comb(kinds, 3)


@pytest.mark.parametrize("kinds", [1, 2, 3, 5])
def test_two_goods_of_any_kinds_are_named_in_one_order(kinds: int) -> None:
    names = ["wood", "ore", "fish", "honey", "fur"][:kinds]
    state = at_turn(KIEV | {"deeds": ["reward_laborers"], "goods": dict.fromkeys(names, 2)}, VOLYN)
    say(state, "deed reward_laborers")
    assert len(selections(state)) == comb(kinds, 2) + kinds


def selections(state: Rurik) -> list[Move]:
    """Every selection of goods that can be picked one by one."""
    found: list[Move] = []
    for move in state.legal(0):
        if move[-1] == NO_MORE:
            found.append(move[:-1])
        else:
            twin = state.clone()
            twin.play(0, move)
            found += [move + rest[1:] for rest in selections(twin)]
    return found


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_cards_are_kept_and_laid_back(cards: int) -> None:
    """Two decks; one card of n is kept, and of two that go back either lies on top."""
    tops = ["muster_a", "move_1", "tax_a"]
    state = with_points({"look": cards}, KIEV, VOLYN, left=tops[:cards], right=["tax_b", "build_a", "deed"][:cards])
    assert perft(state, 1) == 2
    # a single card is kept without a question, and then it can be played or the turn ended
    assert perft(state, 2) == 2 * (cards if cards > 1 else 2)
    if cards == 3:
        assert perft(state, 3) == 2 * 3 * 2


def test_the_placings_of_two_players_without_coins() -> None:
    """Both place freely; one who stands on fewer than three banners may not double."""
    state = position({"coins": 0}, {"coins": 0}, phase="strategy")
    assert [perft(state, depth) for depth in (1, 2, 3)] == [24, 24 * 24, 24 * 24 * 3 * 5]


# From these positions, reached by this many moves of busy players, there is no formula: the numbers were counted once
# and change only with the rules or the content. They hang on the luck of the seed as well.
FIXED = {
    (1, 31): [24, 288, 1000, 4859],
    (1, 83): [24, 261, 1596],
    (2, 101): [4, 26, 118, 764, 3018],
    (2, 148): [3, 10, 24, 40],
    (3, 173): [2, 6, 26, 185],
    (3, 252): [4, 16, 72, 262, 786],
    (4, 108): [5, 48, 222, 984, 1544],
    (4, 198): [25, 589],
    (4, 288): [12, 136, 4368],
}
"""By seats and moves made."""


@pytest.mark.parametrize(("seats", "after"), FIXED)
def test_fixed_positions(seats: int, after: int) -> None:
    state = next(islice(walk(seats, "perft", pick=busy), after, None))
    counts = FIXED[seats, after]
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
