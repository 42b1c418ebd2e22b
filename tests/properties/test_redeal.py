"""Re-dealing what a seat cannot know: consistent, even, silent, and without touching the luck of the game."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations_with_replacement

import pytest
from hypothesis import given

import prestol
from prestol.games.duel.state import Duel
from prestol.games.smuta.state import Smuta
from prestol.games.tsar.state import Tsar
from tests.games.duel.field import fight, say
from tests.properties.tables import Table, examples, some_positions, tables


def chi_square(found: Counter[int], weights: dict[int, float]) -> float:
    """How far the counts are from the weights; its mean is the number of outcomes less one."""
    total = sum(weights.values())
    assert set(found) <= set(weights)
    expected = {outcome: found.total() * weight / total for outcome, weight in weights.items()}
    return sum((found[outcome] - wanted) ** 2 / wanted for outcome, wanted in expected.items())


def is_even(found: Counter[int], weights: dict[int, float]) -> bool:
    """Within five standard deviations of what chance gives."""
    freedom = len(weights) - 1
    return chi_square(found, weights) < freedom + 5 * math.sqrt(2 * freedom)


@given(tables("tsar"))
@examples(50)
def test_goals_are_redealt_consistently(table: Table) -> None:
    rng = table.stream()
    for state in some_positions(table, 10):
        assert isinstance(state, Tsar)
        for seat in (*range(state.seats), None):
            twin = state.redeal(seat, rng)
            if state.over:
                assert twin.goals == state.goals
                continue
            assert len(set(twin.goals)) == state.seats
            assert all(0 <= goal < 26 for goal in twin.goals)
            if seat is not None:
                assert twin.goals[seat] == state.goals[seat]
                assert twin.votes[seat] == state.votes[seat]
            if not state.options.reshuffle_goals:
                assert not set(twin.goals) & set(state.shown)
            assert [vote == -1 for vote in twin.votes] == [vote == -1 for vote in state.votes]
            assert all(twin.against[other] > 0 or twin.votes[other] != 1 for other in range(state.seats))
            assert twin.waiting == state.waiting
            assert prestol.load(prestol.dump(twin)) == twin


@given(tables("duel"))
@examples(50)
def test_hands_are_redealt_consistently(table: Table) -> None:
    rng = table.stream()
    for state in some_positions(table, 5):
        assert isinstance(state, Duel)
        for seat in (0, 1, None):
            twin = state.redeal(seat, rng)
            assert [twin.hand_size(one) for one in (0, 1)] == [state.hand_size(one) for one in (0, 1)]
            assert twin.deck_size() == state.deck_size()
            assert twin.used == state.used
            assert min(twin.hands + twin.deck) >= 0
            if seat is not None:
                assert twin.hand(seat) == state.hand(seat)
                assert twin.stakes[seat] == state.stakes[seat]
            assert prestol.load(prestol.dump(twin)) == twin


@given(tables("smuta"))
@examples(20)
def test_cards_are_redealt_consistently(table: Table) -> None:
    """Own cards and known ones stay, hands keep their sizes and their number of party cards, and decks their owners."""
    rng = table.stream()
    for state in some_positions(table, 4):
        assert isinstance(state, Smuta)
        for seat in (*range(state.seats), None):
            twin = state.redeal(seat, rng)
            assert twin.view(seat) == state.view(seat)
            assert twin.game.complaint(twin) is None
            if seat is not None:
                mine = [card for card, place in enumerate(state.cards) if place == seat]
                assert [card for card, place in enumerate(twin.cards) if place == seat] == mine
            assert sorted(twin.cards) == sorted(state.cards)
            assert prestol.load(prestol.dump(twin)) == twin


@given(tables())
@examples(40)
def test_redeals_and_their_playouts_never_touch_the_original(table: Table) -> None:
    rng = table.stream()
    for state in some_positions(table, 10):
        before = prestol.dump(state)
        drawn = rng.data()
        for seat in (0, None):
            for recall in (False, True):
                twin = state.redeal(seat, rng, recall)
                assert not twin.telling
                assert twin.luck.data() != state.luck.data()
                twin.playout(rng)
                assert twin.over
                assert twin.events == []
        assert prestol.dump(state) == before
        assert rng.data() != drawn


@given(tables())
@examples(40)
def test_secret_answers_of_others_can_be_recalled(table: Table) -> None:
    rng, recalled = table.stream(), 0
    for state in some_positions(table, 2):
        for seat in range(state.seats):
            twin = state.redeal(seat, rng, recall=True)
            if state.waiting and seat not in state.waiting and twin.waiting != state.waiting:
                recalled += 1
                window = state.window()
                asked = range(state.seats) if window is None else window.order
                assert set(twin.waiting) == set(asked) - {seat}
            else:
                assert set(state.waiting) <= set(twin.waiting)
    once = table.id in ("ivan", "rurik", "smuta")  # they have one secret decision in a whole game, or one in a year
    assert recalled > 0 or table.seats == 2 or once


def test_another_seats_goal_is_any_unseen_card_equally_often() -> None:
    game = prestol.game("tsar")
    state = game.start(4, 11)
    while state.view()["round"] < 2:
        state.play(state.waiting[0], state.legal(state.waiting[0])[0])
    assert isinstance(state, Tsar)
    for seat in (0, None):
        rng = prestol.stream(f"even:{seat}")
        found: list[Counter[int]] = [Counter() for _ in range(4)]
        for _ in range(2200):
            for other, goal in enumerate(state.redeal(seat, rng).goals):
                found[other][goal] += 1
        known = set(state.shown) | ({state.goals[seat]} if seat is not None else set())
        unseen = dict.fromkeys(set(range(26)) - known, 1.0)
        assert len(unseen) == 26 - 4 - (seat is not None)
        for other in range(4):
            if other == seat:
                assert found[other] == {state.goals[other]: 2200}
            else:
                assert is_even(found[other], unseen)


def test_pairs_of_goals_are_equally_likely_too() -> None:
    state = prestol.game("tsar").start(3, 12)
    assert isinstance(state, Tsar)
    rng = prestol.stream("pairs")
    found: Counter[int] = Counter()
    for _ in range(9000):
        goals = state.redeal(0, rng).goals
        found[goals[1] * 26 + goals[2]] += 1
    unseen = set(range(26)) - {state.goals[0]}
    assert is_even(found, {one * 26 + two: 1.0 for one in unseen for two in unseen if one != two})


def test_laid_votes_of_others_are_either_where_both_could_be() -> None:
    game = prestol.game("tsar")
    names = game.notation.domains["courtier"]
    palace = {"throne": ["pyotr"], "guards": ["elena"]}
    out = [name for name in names if name not in ("pyotr", "elena")]
    votes = ["for", "against", "for", None]
    state = game.position(
        {"seats": 4, "phase": "vote", "palace": palace, "out": out, "votes": votes, "against": [3, 1, 0, 3]}
    )
    rng = prestol.stream("votes")
    found: list[Counter[int]] = [Counter() for _ in range(4)]
    for _ in range(1000):
        twin = state.redeal(3, rng)
        assert isinstance(twin, Tsar)
        for seat, vote in enumerate(twin.votes):
            found[seat][vote] += 1
    assert is_even(found[0], {0: 1, 1: 1})
    assert is_even(found[1], {0: 1, 1: 1})
    assert (found[2], found[3]) == ({0: 1000}, {-1: 1000})
    twin = state.redeal(0, rng, recall=True)
    assert isinstance(twin, Tsar)
    assert (twin.waiting, twin.votes) == ((1, 2, 3), [0, -1, -1, -1])


def test_a_hidden_hand_is_any_draw_from_the_unseen_cards() -> None:
    """Two cards out of four sabres, three maces and a jug of kvas: as often as the ways to draw them."""
    used = {"sabre": 4, "mace": 2, "shield": 6, "lunge": 4, "feint": 4, "kvas": 1}
    state = fight({"kvas": 1}, {"sabre": 1, "mace": 1}, used=used)
    pool = {0: 4, 1: 3, 5: 1}
    weights = {
        one * 6 + two: pool[one] * pool[two] if one != two else pool[one] * (pool[one] - 1) / 2
        for one, two in combinations_with_replacement(pool, 2)
        if one != two or pool[one] > 1
    }
    rng = prestol.stream("hands")
    found: Counter[int] = Counter()
    for _ in range(4000):
        hand = state.redeal(0, rng).hand(1)
        one, two = (kind for kind in range(6) for _ in range(hand[kind]))
        found[one * 6 + two] += 1
    assert is_even(found, weights)


def test_a_laid_stake_is_anything_the_foe_could_lay() -> None:
    state = fight(phase="stake", courage=(3, 2))
    say(state, "1 stake 2")
    rng = prestol.stream("stakes")
    found: Counter[int] = Counter()
    for _ in range(1200):
        twin = state.redeal(0, rng)
        assert isinstance(twin, Duel)
        found[twin.stakes[1]] += 1
    assert is_even(found, {0: 1, 1: 1, 2: 1})
    again = state.redeal(0, rng, recall=True)
    assert (again.waiting, again.stakes) == ((0, 1), [-1, -1])
    own = state.redeal(1, rng, recall=True)
    assert (own.waiting, own.stakes) == ((0,), [-1, 2])


def test_a_guess_about_goals_is_dealt_as_proposed() -> None:
    state = prestol.game("tsar").start(4, 13)
    assert isinstance(state, Tsar)
    rng = prestol.stream("guess")
    free = [goal for goal in range(26) if goal != state.goals[0]]
    twin = state.redeal(0, rng, guess=[-1, free[0], -1, free[1]])
    assert (twin.goals[0], twin.goals[1], twin.goals[3]) == (state.goals[0], free[0], free[1])
    assert len(set(twin.goals)) == 4
    for wrong in ([-1, state.goals[0], -1, -1], [-1, 5, 5, -1], [-1, 26, -1, -1]):
        with pytest.raises(ValueError, match=r"seat \d cannot hold goal \d+"):
            state.redeal(0, rng, guess=wrong)


def test_a_guess_about_a_hand_is_dealt_as_proposed() -> None:
    state = fight({"kvas": 3}, {"sabre": 2})
    rng = prestol.stream("guess")
    twin = state.redeal(0, rng, guess=[0] * 6 + [0, 1, 0, 0, 1, 0])
    assert (twin.hand(0), twin.hand(1)) == ([0, 0, 0, 0, 0, 3], [0, 1, 0, 0, 1, 0])
    for row, words in (
        ([0, 1, 0, 0, 0, 1], "seat 1 cannot hold 1 of card 5"),
        ([3, -1, 0, 0, 0, 0], "seat 1 cannot hold -1 of card 1"),
        ([1, 0, 0, 0, 0, 0], "seat 1 holds 2 cards"),
        ([1, 1], "seat 1 holds 2 cards"),
    ):
        with pytest.raises(ValueError, match=words):
            state.redeal(0, rng, guess=[0] * 6 + row)
