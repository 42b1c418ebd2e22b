"""Perft: the exact number of ways to go on for d moves. Where arithmetic can tell the number, it does so here."""

from __future__ import annotations

from itertools import combinations
from math import comb, factorial, perm, prod

import pytest

from prestol.engine.window import OpenWindow
from prestol.games.smuta.parts import ORDER_ROLLED
from tests.games.perft import perft
from tests.games.smuta.assault import army, attack
from tests.games.smuta.cards.hands import fight, held, useless
from tests.games.smuta.cards.stage import court
from tests.games.smuta.marches import FOOT, TWO_ROADS, taken
from tests.games.smuta.table import MOSCOW, NOBLES, asked, deal, go, ready, say, smuta, start


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_cossack_is_mounted_or_on_foot(seats: int) -> None:
    state = start(seats, 1)
    assert [perft(state, depth) for depth in (1, 2, 3, 4, 5)] == [2, 4, 8, 16, 32]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_party_cards_are_picked_in_any_order_of_answers(seats: int) -> None:
    """Everybody picks a kind of card in his party deck or none."""
    state = ready(seats, 1)
    assert asked(state) == "pick"
    cards = smuta().parts.cards
    owners = cards.owner[seats]
    choices = [1 + len({cards.kind[card] for card, owner in enumerate(owners) if owner == one}) for one in range(seats)]
    for depth in (1, 2, 3):
        assert perft(state, depth) == factorial(depth) * sum(prod(some) for some in combinations(choices, depth))


def test_who_can_only_pass_does_so_in_any_order() -> None:
    state = useless(court())
    state.first = NOBLES
    go(state, OpenWindow(ORDER_ROLLED))
    assert [perft(state, depth) for depth in (1, 2, 3, 4)] == [perm(4, depth) for depth in (1, 2, 3, 4)]


def test_a_card_for_the_window_doubles_the_answers_of_its_holder() -> None:
    """Three pass, and one passes or plays: in whichever place he answers."""
    state = useless(court())
    state.first = NOBLES
    deal(state, MOSCOW, "forestalling")
    go(state, OpenWindow(ORDER_ROLLED))
    for depth in (1, 2, 3, 4):
        without, with_him = perm(3, depth), depth * perm(3, depth - 1)
        assert perft(state, depth) == without + 2 * with_him


def test_both_sides_of_a_battle_pass_or_waive() -> None:
    state = fight("attack_declared")
    assert [perft(state, depth) for depth in (1, 2)] == [2 + 2, 2 * 2 * 2]


def test_an_army_goes_to_any_point_within_its_allowance_or_recruits_or_stays() -> None:
    assert perft(taken("petr_basmanov", {"petr_basmanov": FOOT}), 1) == len(TWO_ROADS) + 2


def test_units_are_lost_one_by_one() -> None:
    """Three of either side, of two kinds of which there are three each; the side without the advantage first."""
    mixed = {"town_streltsy": 3, "noble_cavalry": 3}
    state = attack({"petr_basmanov": army(**mixed)}, {"ivan_bolotnikov": army(**mixed)}, 1, 6, 6, 6)
    say(state, "stand", "stand", "strike-first melee")
    assert [perft(state, depth) for depth in range(1, 7)] == [2**depth for depth in range(1, 7)]


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_two_cards_to_give_are_named_in_one_order(count: int) -> None:
    """The last card is never named first."""
    state = held(MOSCOW, *["filaret", "hermogen", "volley", "ambush", "pursuit"][:count])
    say(state, "0 trade")
    assert perft(state, 1) == max(count - 1, 1)
    if count > 2:
        assert perft(state, 2) == comb(count, 2)
