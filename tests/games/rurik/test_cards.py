"""Every card: twenty-seven scheme cards and eight leaders do what they say; no deed and no agenda is without a test."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rurik.rulebook import test_claim_and_score, test_deeds
from tests.games.rurik.table import (
    asked,
    at_turn,
    deeds,
    leader_at,
    names,
    offers,
    position,
    records,
    refused,
    ruler,
    say,
    seen,
    told,
    troops,
    with_points,
)

rule = pytest.mark.rule
KIEV: dict[str, Any] = {"leader": "mstislav", "at": "kiev", "troops": {"kiev": 2}}
RIVAL: dict[str, Any] = {"leader": "maria", "at": "rostov", "troops": {"kiev": 1}}
WAITING = {"move": [{"seat": 1, "advisor": "adv_5"}]}

# scheme cards: price, coins, what else, how much of it, and whether a loss check finds a loss on it
SCHEMES: dict[str, tuple[int, int, str, int, bool]] = {
    "muster_a": (0, 0, "muster", 1, False),
    "muster_b": (0, 0, "muster", 1, False),
    "muster_paid": (1, 0, "muster", 1, False),
    "muster_coin": (0, 1, "muster", 1, True),
    "muster_double": (0, 0, "muster", 2, True),
    "move_1": (0, 0, "move", 1, False),
    "move_2a": (0, 0, "move", 2, False),
    "move_2b": (0, 0, "move", 2, False),
    "move_3": (0, 0, "move", 3, True),
    "attack_a": (0, 0, "attack", 1, False),
    "attack_b": (0, 0, "attack", 1, False),
    "attack_c": (0, 0, "attack", 1, False),
    "attack_paid": (1, 0, "attack", 1, False),
    "attack_coin": (0, 1, "attack", 1, True),
    "tax_a": (0, 0, "tax", 1, False),
    "tax_b": (0, 0, "tax", 1, False),
    "tax_coin": (0, 1, "tax", 1, True),
    "tax_double": (0, 0, "tax", 2, True),
    "build_a": (0, 0, "build", 1, False),
    "build_b": (0, 0, "build", 1, False),
    "build_paid": (1, 0, "build", 1, False),
    "build_coin": (0, 1, "build", 1, True),
    "coins_a": (0, 2, "", 0, False),
    "coins_b": (0, 2, "", 0, False),
    "deed": (0, 0, "pick-deed", 1, True),
    "deed_paid": (1, 0, "pick-deed", 1, False),
    "deed_coin": (0, 1, "pick-deed", 1, True),
}


@rule("RUR-ADD-01", "RUR-ADD-02", "RUR-R-65", "RUR-ACT-07")
@pytest.mark.parametrize("card", SCHEMES)
def test_a_scheme_card_from_hand(card: str) -> None:
    price, coins, what, count, _ = SCHEMES[card]
    state = at_turn(KIEV | {"hand": [card]}, RIVAL, banner="scheme", banners=WAITING)
    say(state, f"scheme {card}")
    assert seen(state, "coins") == 3 - price + coins
    assert names("scheme", state.view()["discards"]) == [card]
    assert seen(state, "hand_sizes") == 0
    if what in ("tax", "build"):
        assert (asked(state), state.view()[f"{what}_points"]) == ("act", count)
    elif what in ("muster", "move", "attack"):
        assert (asked(state), state.view()["about"]["left"]) == (what, count)
        say(state, "finish")
    elif what:
        assert asked(state) == what
        deed = names("deed", state.view()["deed_row"])[0]
        say(state, f"pick {deed}")
        assert deeds(state) == {deed}
    assert asked(state) == "act"
    assert not any(words.startswith("scheme") for words in offers(state))
    if price:
        poor = at_turn(KIEV | {"hand": [card], "coins": price - 1}, RIVAL, banners=WAITING)
        assert refused(poor, f"scheme {card}") == "RUR-ACT-07"


@rule("RUR-CMP-04", "RUR-ATK-08")
@pytest.mark.parametrize("card", SCHEMES)
def test_a_scheme_card_in_a_loss_check(card: str) -> None:
    state = with_points({"attack": 1}, KIEV, RIVAL, left=[card])
    say(state, "attack kiev 2", "deck left")
    assert troops(state) == {"kiev": 1 if SCHEMES[card][4] else 2}
    assert bool(told(state, "loss")) == SCHEMES[card][4]
    assert names("scheme", state.view()["discards"]) == [card]


# --- leaders: each where it stands, and without effect one region further


def agatha(at: str) -> bool:
    mine = {"leader": "agatha", "at": at, "troops": {"kiev": 2}}
    return "move leader-and-2 kiev volyn" in offers(with_points({"move": 1}, mine, RIVAL))


def boris(at: str) -> bool:
    state = with_points({"attack": 1}, KIEV | {"leader": "boris", "at": at}, RIVAL)
    say(state, "attack kiev 2")
    stolen, unchecked = told(state, "coin-stolen"), told(state, "no-check")
    assert bool(stolen) == bool(unchecked)
    return bool(stolen)


def maria(at: str) -> bool:
    state = with_points({"muster": 1}, KIEV | {"leader": "maria", "at": at}, RIVAL | {"leader": "boris"})
    return "muster troop pereyaslavl" in offers(state)


def mstislav(at: str) -> bool:
    mine = {"leader": "mstislav", "at": at, "troops": {"kiev": 1}}
    theirs = RIVAL | {"troops": {"kiev": 5}}
    points = with_points({"tax": 1, "build": 1}, mine, theirs)
    taxes, builds = "tax kiev none" in offers(points), "build market kiev" in offers(points)
    assert taxes == builds
    return taxes


def predslava(at: str) -> bool:
    state = with_points({"move": 1}, KIEV | {"leader": "predslava", "at": at}, RIVAL)
    return "push 2 troop volyn" in offers(state)


def sviatopolk(at: str) -> bool:
    mine = {"leader": "sviatopolk", "at": at, "troops": {"kiev": 1}}
    rebels = {"kiev": "rebel_01"}
    state = with_points({"attack": 1}, mine, RIVAL, rebels=rebels)
    stronger = ruler(state, "kiev") == 0
    say(state, "attack-rebel kiev")
    assert stronger == bool(told(state, "joined"))
    return stronger


def sudislav(at: str) -> bool:
    mine = {"leader": "sudislav", "at": at, "troops": {"kiev": 1}}
    state = with_points({"attack": 1}, mine, RIVAL)
    say(state, "levy")
    return troops(state).get("kiev") == 2


def yaroslav(at: str) -> bool:
    mine = {"leader": "yaroslav", "at": at, "troops": {"kiev": 1}}
    theirs = RIVAL | {"troops": {"kiev": 1}, "buildings": {"kiev": ["stronghold"]}}
    state = position(mine, theirs, phase="claim")
    return ruler(state, "kiev") == 0


LEADERS = {one.__name__: one for one in (agatha, boris, maria, mstislav, predslava, sviatopolk, sudislav, yaroslav)}


@rule("RUR-LDR-01", "RUR-LDR-02", "RUR-LDR-03", "RUR-LDR-05", "RUR-LDR-06", "RUR-LDR-07", "RUR-LDR-08")
@rule("RUR-LDR-10", "RUR-LDR-11")
@pytest.mark.parametrize("leader", LEADERS)
def test_an_ability_depends_on_the_region_of_the_leader(leader: str) -> None:
    assert LEADERS[leader]("kiev")
    assert not LEADERS[leader]("novgorod")


@rule("RUR-LDR-01")
@pytest.mark.parametrize("leader", LEADERS)
def test_off_the_map_a_leader_does_nothing_and_may_be_mustered(leader: str) -> None:
    mine = {"leader": leader, "troops": {"kiev": 1}}
    state = with_points({"muster": 1}, mine, RIVAL | {"leader": None})
    assert leader_at(state) is None
    assert offers(state) == {"finish", "muster troop kiev", "muster leader kiev"}
    fight = with_points({"attack": 1}, mine, RIVAL | {"leader": None})
    assert offers(fight) == {"finish", "attack kiev 2"}


# --- and none is forgotten


def test_every_card_has_a_test_of_its_own() -> None:
    assert list(SCHEMES) == list(records("scheme"))
    assert set(LEADERS) == set(records("leader"))
    assert [case[0] for case in test_deeds.CASES] == list(records("deed"))
    agendas = {case[0] for case in test_claim_and_score.AGENDAS} | {"protective"}
    assert agendas == set(records("agenda"))
    assert {len(records(table)) for table in ("scheme", "leader", "deed", "agenda")} == {27, 8, 26, 11}
