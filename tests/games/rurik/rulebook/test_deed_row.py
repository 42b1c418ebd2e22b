"""The open row of deeds at the end of a round (RUR-CLM-11, RUR-VAR-03)."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from tests.games.rurik.table import asked, deeds, names, offers, position, say, told

rule = pytest.mark.rule
ROW = ["hoard", "trade_route", "generous_prince"]


def picking(**description: Any) -> Any:
    """The claim phase of two players; the second one has the token and picks first."""
    return position({}, {}, phase="claim", token=1, deed_row=ROW, **description)


@rule("RUR-CLM-11", "RUR-SCH-04")
def test_the_row_is_filled_up_after_every_pick() -> None:
    state = picking()
    assert state.waiting == (1,)
    assert offers(state) == {f"pick {deed}" for deed in ROW}
    say(state, "pick hoard")
    assert state.waiting == (0,)
    assert len(state.view()["deed_row"]) == 3
    say(state, "pick trade_route")
    assert asked(state) == "place"
    assert state.view()["first"] == 1
    assert (deeds(state), deeds(state, 1)) == ({"trade_route"}, {"hoard"})
    assert len(state.view()["deed_row"]) == 3


@rule("RUR-VAR-03")
def test_the_two_cards_left_are_discarded_and_three_new_ones_turned_up() -> None:
    state = picking(options={"deed_row_refresh": True})
    deck = state.view()["deed_deck"]
    say(state, "pick hoard")
    left = {"trade_route", "generous_prince"}
    (new,) = set(names("deed", state.view()["deed_row"])) - left
    assert prestol.dump(prestol.load(prestol.dump(state))) == prestol.dump(state)
    say(state, f"pick {new}")
    assert set(names("deed", state.view()["deed_discards"])) == left
    assert len(told(state, "deed-discarded")) == 2
    assert len(told(state, "deed-opened")) == 3
    assert state.view()["deed_deck"] == deck - 4
