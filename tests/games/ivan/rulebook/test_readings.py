"""Readings of unclear places (IVN-R) that the tests of no other subject hold."""

from __future__ import annotations

import pytest

from tests.games.ivan.table import (
    answers,
    asked,
    at_work,
    boyars,
    buildings,
    goods,
    leaving,
    offers,
    pad,
    position,
    say,
    seen,
    warriors,
)

rule = pytest.mark.rule


@rule("IVN-R-24")
def test_with_two_players_the_coin_of_the_card_comes_too_late_for_the_seal() -> None:
    state = leaving("exchange", seats=2, at={"assignments": {"exchange": "assign_kremlin"}})
    say(state, "leave exchange")
    assert asked(state) == "market"
    assert goods(state) == {"coin": 1}
    assert state.view()["seals"] == [-1] * 5


@rule("IVN-R-30")
def test_a_step_that_repeats_may_be_done_fewer_times() -> None:
    state = position({"warriors": {"moscow": 1}}, {}, {}, phase="reward", regions={"east": "rd9"}, round=3)
    say(state, "reward second", "place moscow", "pass")
    assert warriors(state) == {"moscow": 2}


@rule("IVN-R-30")
def test_gains_cannot_be_refused_and_spoils_follow_the_warrior() -> None:
    state = at_work("maneuvers", warriors={"kursk": 1}, at={"waterways": {"w_seim": "tr07"}})
    say(state, "move warrior kursk putivl")
    assert "pass" not in offers(state)
    state = at_work("projects", hand=["m02_landed_levy"], goods={"rye": 3, "wood": 2}, at={"spoils": ["s01_glory"]})
    say(state, "complete m02_landed_levy")
    assert answers(state) == {"pass", "spoils s01_glory"}


@rule("IVN-R-55")
def test_a_warrior_may_go_to_an_empty_field_of_war() -> None:
    state = at_work("projects", hand=["m02_landed_levy"], goods={"rye": 3, "wood": 2}, at={"spoils": []})
    say(state, "complete m02_landed_levy")
    assert answers(state) == {"pass", "send"}
    say(state, "send")
    assert (seen(state, "field"), seen(state, "spoils_owned")) == (1, [])


@rule("IVN-R-56")
def test_a_building_beside_a_boyar_alone_stays() -> None:
    state = at_work("projects", hand=["c01_ostrog"], goods={"wood": 2, "stone": 1}, boyars={"pskov": 1})
    say(state, "complete c01_ostrog", "build pskov")
    assert buildings(state) == {"pskov"}
    state = position({"boyars": {"pskov": 1}, "buildings": ["pskov"]}, {}, {}, phase="next")
    assert (buildings(state), boyars(state)) == ({"pskov"}, {})


@rule("IVN-R-64")
def test_a_boyar_from_the_kremlin_takes_no_token() -> None:
    tokens = {"w_seim": "tr07", "w_oka": "tr08", "w_desna": "tr05"}
    state = at_work("rewards", at={"waterways": tokens, "assignments": {"rewards": "assign_any"}})
    say(state, "finish", "enter kursk")
    assert pad(state) == [None] * 5
    assert sum(token >= 0 for token in state.view()["slots"]) == 3


@rule("IVN-R-65")
def test_zero_coins_can_be_enough_for_a_seal() -> None:
    state = leaving("rewards", others={1: {"chambers": {"rewards": 0}}}, at={"favour": [0, 1, 2]})
    say(state, "leave rewards")
    assert asked(state) == "seal"
