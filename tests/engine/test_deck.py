"""Decks: no order until somebody knows it, and whoever knows a card keeps knowing it."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import prestol
from prestol.engine.deck import Deck, deck_from, new_deck
from prestol.engine.step import EVERYBODY


def draw(deck: Deck, pick: int = 0) -> int:
    card = deck.drawable()[pick]
    deck.draw(card)
    return card


def test_a_fresh_deck_may_give_any_card_first() -> None:
    deck = new_deck([3, 1, 2])
    assert deck.drawable() == [1, 2, 3]
    deck.draw(2)
    assert (deck.drawable(), deck.size()) == ([1, 3], 2)


def test_a_card_that_was_looked_at_stays_on_top_and_only_the_looker_knows_it() -> None:
    deck = new_deck([1, 2, 3, 4])
    deck.look(0, 3, 0b01)
    assert deck.drawable() == [3]
    assert deck.known_on_top(0) == [3]
    assert deck.known_on_top(1) == deck.known_on_top(None) == []
    assert sorted(deck.unknown_to(1)) == [1, 2, 3, 4]
    assert sorted(deck.unknown_to(0)) == [1, 2, 4]


def test_looking_deeper_needs_the_cards_above_to_be_fixed() -> None:
    deck = new_deck([1, 2, 3])
    with pytest.raises(ValueError, match="above place 1"):
        deck.lookable(1)
    deck.look(0, deck.lookable(0)[0], 0b10)
    deck.look(1, deck.lookable(1)[0], 0b01)
    assert deck.known_on_top(0) == [None, 2]
    deck.look(0, 1, 0b01)
    assert deck.known_on_top(0) == [1, 2]
    assert deck.known_on_top(1) == [1]


@pytest.mark.parametrize(("at", "card"), [(0, 2), (1, 3), (1, 9)])
def test_a_card_can_be_looked_at_only_where_it_may_lie(at: int, card: int) -> None:
    deck = new_deck([1, 2])
    deck.put_on_top(3, 0)
    deck.put_under(8, 0b01)
    deck.put_under(9, 0b10)
    with pytest.raises(ValueError, match=f"card {card} does not lie {at} places below the top"):
        deck.look(at, card, 0b11)
    assert (deck.known_below(0), deck.known_below(1)) == ([None, 8], [9])


def test_cards_put_back_are_drawn_in_their_order_and_the_bottom_comes_last() -> None:
    deck = new_deck([5])
    deck.put_under(7, 0b01)
    deck.put_under(8, 0)
    deck.put_on_top(6, EVERYBODY)
    assert deck.known_below(0) == [None, 7]
    assert deck.known_below(1) == []
    assert deck.known_on_top(None) == [6]
    assert [draw(deck) for _ in range(4)] == [6, 5, 7, 8]
    assert deck.drawable() == []


def test_looking_reaches_the_cards_that_were_put_under() -> None:
    deck = new_deck([])
    deck.put_under(4, 0b01)
    assert deck.lookable(0) == [4]
    deck.look(0, 4, 0b10)
    assert deck.known_on_top(0) == deck.known_on_top(1) == [4]
    assert deck.bottom == []


def test_a_card_that_is_not_next_cannot_be_drawn() -> None:
    deck = new_deck([1, 2])
    deck.look(0, 2, 1)
    with pytest.raises(ValueError, match="card 1"):
        deck.draw(1)


def test_shuffling_makes_everybody_forget() -> None:
    deck = new_deck([1, 2])
    deck.put_on_top(9, EVERYBODY)
    deck.put_aside(4)
    deck.shuffle()
    assert (deck.drawable(), deck.known_on_top(0), deck.discard_pile) == ([1, 2, 9], [], [4])
    deck.shuffle_in_discard()
    assert (deck.cards(), deck.discard_pile) == ([1, 2, 4, 9], [])


@given(seed=st.integers(0, 10_000), seat=st.sampled_from([0, 1, None]))
def test_dealing_again_keeps_what_a_seat_knows_and_loses_no_card(seed: int, seat: int | None) -> None:
    rng = prestol.stream(seed)
    deck = new_deck(list(range(8)))
    for _ in range(10):
        act_at_random(deck, rng)
    other = deck.clone()
    unknown = other.unknown_to(seat)
    rng.shuffle(unknown)
    other.deal_again(seat, unknown)
    assert other.cards() == deck.cards()
    assert (other.known_on_top(seat), other.known_below(seat)) == (deck.known_on_top(seat), deck.known_below(seat))
    assert (other.size(), other.discard_pile) == (deck.size(), deck.discard_pile)
    assert deck_from(other.data(), 8, 2).data() == other.data()


def act_at_random(deck: Deck, rng: prestol.Stream) -> None:
    what = rng.below(4)
    if what == 0 and deck.size():
        deck.put_aside(draw(deck, rng.below(len(deck.drawable()))))
    elif what == 1 and deck.size() > len(deck.top):
        at = len(deck.top)
        deck.look(at, deck.lookable(at)[rng.below(len(deck.lookable(at)))], 1 << rng.below(2))
    elif what == 2 and deck.size():
        deck.put_under(draw(deck, rng.below(len(deck.drawable()))), rng.below(4))
    elif what == 3 and deck.discard_pile:
        card, deck.discard_pile = deck.discard_pile[-1], deck.discard_pile[:-1]
        deck.put_on_top(card, rng.below(4))


@given(seed=st.integers(0, 10_000))
def test_whatever_happens_to_a_clone_the_deck_stays_as_it_was(seed: int) -> None:
    rng = prestol.stream(seed)
    deck = new_deck(list(range(8)))
    for _ in range(10):
        act_at_random(deck, rng)
    before = [row[:] for row in deck.data()]
    twin = deck.clone()
    for _ in range(10):
        act_at_random(twin, rng)
    if twin.top:
        twin.look(0, twin.top[0], 0b11)
    twin.deal_again(None, twin.unknown_to(None)[::-1])
    twin.put_in(8)
    twin.shuffle_in_discard()
    assert twin.cards() == list(range(9))
    assert deck.data() == before


def test_a_card_that_goes_into_the_deck_lies_anywhere_among_those_that_nobody_knows() -> None:
    deck = new_deck([1, 4])
    deck.put_on_top(5, 0b01)
    deck.put_in(2)
    assert (deck.known_on_top(0), deck.size()) == ([5], 4)
    deck.draw(5)
    assert deck.drawable() == [1, 2, 4]


def test_every_unknown_card_is_equally_likely_in_every_place() -> None:
    seen: Counter[tuple[int, int]] = Counter()
    rng = prestol.stream(5)
    for _ in range(3000):
        deck = new_deck([0, 1, 2])
        deck.put_on_top(3, 0b10)
        cards = deck.unknown_to(0)
        rng.shuffle(cards)
        deck.deal_again(0, cards)
        seen[0, deck.top[0]] += 1
    assert all(650 < seen[0, card] < 850 for card in range(4))


@pytest.mark.parametrize(
    "data",
    [
        [[0]],
        [[0, 0], [], [], [], [], []],
        [[0], [1], [], [], [], []],
        [[9], [], [], [], [], []],
        [[], [1], [8], [], [], []],
        [[1], [], [], [], [], [1]],
    ],
)
def test_a_saved_deck_that_cannot_be_is_refused(data: list[list[int]]) -> None:
    with pytest.raises(ValueError, match="deck"):
        deck_from(data, 5, 3)


def test_another_number_of_cards_cannot_be_dealt() -> None:
    with pytest.raises(ValueError, match="2 cards are unknown, not 1"):
        new_deck([1, 2]).deal_again(None, [1])


def test_a_shuffle_leaves_no_card_in_a_place_that_anybody_knows() -> None:
    deck = new_deck([1, 2])
    deck.put_on_top(3, EVERYBODY)
    deck.put_under(4, EVERYBODY)
    deck.shuffle()
    assert (deck.drawable(), deck.size()) == ([1, 2, 3, 4], 4)
    assert deck.known_on_top(0) == deck.known_below(0) == []
