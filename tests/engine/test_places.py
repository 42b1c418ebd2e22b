"""Cards as a list of places: finding and counting them."""

from __future__ import annotations

from prestol.engine.places import cards_at, count_at, is_any_at

DECK = -1
PLACES = [0, DECK, 2, DECK, DECK, 0, DECK, 1]


def test_the_cards_of_a_place_are_found_and_counted() -> None:
    assert cards_at(PLACES, DECK) == [1, 3, 4, 6]
    assert [count_at(PLACES, where) for where in (DECK, 0, 1, 2, 3)] == [4, 2, 1, 1, 0]
    assert [is_any_at(PLACES, where) for where in (DECK, 2, 3)] == [True, True, False]
