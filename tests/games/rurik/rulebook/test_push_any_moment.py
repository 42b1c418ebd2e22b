"""Predslava acts at every question of her owner's turn (RUR-LDR-07, RUR-R-44)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rurik.table import (
    against,
    asked,
    at_turn,
    leader_at,
    offers,
    position,
    refused,
    say,
    troops,
    with_points,
)

rule = pytest.mark.rule
MINE = {"leader": "predslava", "at": "kiev"}
THEIRS = {"leader": "maria", "at": "rostov", "troops": {"kiev": 2}}
PUSH = "push 2 troop volyn"


@rule("RUR-R-44", "RUR-LDR-07", "RUR-ATK-08")
def test_a_push_before_the_cards_of_a_loss_check_are_turned_up() -> None:
    state = with_points({"attack": 1}, MINE, THEIRS, left=["muster_coin"])
    say(state, "attack kiev 2")
    assert asked(state) == "check-deck"
    say(state, PUSH)
    assert asked(state) == "check-deck"
    assert PUSH not in offers(state)
    say(state, "deck left")
    assert troops(state, 1) == {"volyn": 1}
    assert leader_at(state) is None


@rule("RUR-R-44")
@pytest.mark.parametrize(
    ("points", "moves", "ask"),
    [
        ({"look": 2}, [], "look-deck"),
        ({"look": 3}, ["deck left"], "keep-scheme"),
        ({"look": 3}, ["deck left", "take muster_a"], "order-schemes"),
        ({"token": 1}, [], "token"),
        ({"take_deed": 1}, [], "pick-deed"),
        ({"build": 2}, ["build church kiev"], "drive-out"),
    ],
)
def test_a_push_at_a_question(points: dict[str, int], moves: list[str], ask: str) -> None:
    cards = ["muster_a", "muster_b", "move_1"]
    state = with_points(points, MINE, THEIRS, left=cards, rebels={"kiev": "rebel_01"})
    say(state, *moves)
    assert asked(state) == ask
    before = offers(state)
    say(state, PUSH)
    assert asked(state) == ask
    assert offers(state) == {words for words in before if not words.startswith("push")}


@rule("RUR-R-44", "RUR-R-33", "RUR-BLD-06")
def test_a_church_to_which_yaroslav_is_pushed_drives_nobody_out() -> None:
    theirs = {"leader": "yaroslav", "at": "kiev", "troops": {"volyn": 1}}
    mine = MINE | {"troops": {"volyn": 3}}
    state = with_points({"build": 1}, mine, theirs, rebels={"volyn": "rebel_01"})
    say(state, "build church volyn")
    assert {"drive-out 2", "drive-out-rebel"} < offers(state)
    say(state, "push 2 leader volyn")
    assert offers(state) == {"pass"}
    say(state, "pass")
    assert troops(state, 1) == {"volyn": 1}


@rule("RUR-R-44")
def test_no_push_in_the_turn_of_another_nor_while_a_price_is_paid() -> None:
    state = at_turn(MINE | {"troops": {"kiev": 4}, "deeds": ["peace_maker"]}, THEIRS)
    assert PUSH in offers(state)
    say(state, "deed peace_maker")
    assert asked(state) == "remove"
    assert refused(state, PUSH) == "RUR-R-21"
    claim = position(MINE, THEIRS, phase="claim")
    assert asked(claim) == "pick-deed"
    assert refused(claim, PUSH) == "RUR-ACT-06"


@rule("RUR-R-44", "RUR-SOL-38")
def test_no_push_in_the_turn_of_the_rebellion() -> None:
    rebellion: dict[str, Any] = {"at": "rostov", "troops": {"kiev": 3}}
    state = against(rebellion, MINE | {"troops": {"kiev": 1}}, banner="attack")
    assert asked(state) == "check-deck"
    assert offers(state) == {"deck left", "deck right"}
