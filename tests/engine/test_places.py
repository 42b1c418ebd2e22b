"""Cards as a list of places: counting them, and drawing one by luck without a list of the pile."""

from __future__ import annotations

import pytest

from prestol.engine.chance import SealedStream, Stream, stream
from prestol.engine.errors import EngineFault
from prestol.engine.places import cards_at, count_at, count_up_to, drawn_from

DECK = -1
PLACES = [0, DECK, 2, DECK, DECK, 0, DECK, 1]


@pytest.mark.parametrize("most", range(1, 7))
def test_counting_stops_where_enough_are_found(most: int) -> None:
    assert count_up_to(PLACES, DECK, most) == min(most, count_at(PLACES, DECK))
    assert count_up_to(PLACES, 3, most) == 0


@pytest.mark.parametrize("luck", [stream(7), SealedStream("places", 0)])
def test_a_drawn_card_is_the_one_that_the_list_of_the_pile_would_give(luck: Stream) -> None:
    for _ in range(50):
        pile = cards_at(PLACES, DECK)
        twin = luck.clone()
        assert drawn_from(PLACES, DECK, luck) == pile[twin.below(len(pile))]


def test_a_draw_takes_as_much_luck_as_one_out_of_a_list() -> None:
    ours, theirs = stream(1), stream(1)
    drawn_from(PLACES, DECK, ours)
    theirs.below(4)
    assert ours.data() == theirs.data()


def test_nothing_is_drawn_where_nothing_lies() -> None:
    with pytest.raises(EngineFault):
        drawn_from(PLACES, 3, stream(1))
