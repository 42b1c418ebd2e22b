"""Whole games told again from their events alone: who hears everything knows where everything is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rurik.chronicle import Chronicle
from tests.games.rurik.table import OTHER_READINGS, SEATS, Picker, against, any_move, busy, rurik, start, walk

SHARE = 5
"""One position in so many is compared."""


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("pick", [any_move, busy])
@pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["ours", "others"])
def test_the_events_of_a_game_tell_all_of_it(seats: int, pick: Picker, options: dict[str, Any]) -> None:
    chronicle = Chronicle(seats, start(seats).view()["regions"])
    for count, state in enumerate(walk(seats, "chronicle", options, pick)):
        for event in state.events:
            chronicle.hear(event)
        if count % SHARE == 0 or state.over:
            chronicle.agree(state)


def test_every_teller_is_an_event() -> None:
    named = {kind.name.replace("-", "_") for kind in rurik().events}
    tellers = {name for name, thing in vars(Chronicle).items() if callable(thing) and not name.startswith("_")}
    assert tellers - {"hear", "agree", "agree_on_the_map"} <= named


def test_every_event_can_happen() -> None:
    """Nothing is declared that no game tells. Random players never drive all rebels from the map; a position does."""
    told = {event.name for event in against({}, banner="tax").events}
    for seats in SEATS:
        for pick in (any_move, busy):
            for seed in range(6):
                for state in walk(seats, f"events {seed}", {} if seed % 2 else OTHER_READINGS, pick):
                    told |= {event.name for event in state.events}
    assert {kind.name for kind in rurik().events} - told == set()
