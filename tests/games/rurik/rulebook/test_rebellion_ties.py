"""Tables of positions: where the Rebellion musters, moves and attacks when several places are equally good."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rurik.table import against, leader_at, places, seen, told, troops

rule = pytest.mark.rule
NOWHERE: dict[str, Any] = {"leader": "boris"}
ABOVE = [{"seat": 0, "advisor": "adv_5"}]
LOWEST = [{"seat": 0, "advisor": "adv_5"}, {"seat": 0, "advisor": "adv_4"}]
# card 5: pereyaslavl smolensk polotsk chernigov kiev volyn rostov novgorod
# card 1: kiev volyn pereyaslavl chernigov polotsk smolensk rostov novgorod


# --- muster: three points and the open bonus of the easy mat


@rule("RUR-SOL-27", "RUR-R-80")
@pytest.mark.parametrize(
    ("own", "human", "card", "to"),
    [
        # one region is not ruled: first there, then from the top of the order, not from the next region on
        ({"kiev": 1, "polotsk": 1, "volyn": 1}, {"kiev": 1}, "rebellion_05", ["kiev", "polotsk", "kiev", "volyn"]),
        # all ruled: once round the order, and round again
        ({"kiev": 1, "volyn": 1}, {}, "rebellion_05", ["kiev", "volyn", "kiev", "volyn"]),
        ({"kiev": 1, "volyn": 1, "smolensk": 1}, {}, "rebellion_05", ["smolensk", "kiev", "volyn", "smolensk"]),
        # a region that becomes ruled is passed over on the second lap
        ({"kiev": 1, "volyn": 1}, {"kiev": 1, "volyn": 2}, "rebellion_05", ["kiev", "volyn", "volyn", "kiev"]),
        # where it is far behind it stays until it rules
        ({"kiev": 1, "volyn": 1}, {"kiev": 5}, "rebellion_05", ["kiev", "kiev", "kiev", "kiev"]),
        # the order is that of the card
        ({"kiev": 1, "pereyaslavl": 1}, {}, "rebellion_01", ["kiev", "pereyaslavl", "kiev", "pereyaslavl"]),
        ({"kiev": 1, "pereyaslavl": 1}, {}, "rebellion_05", ["pereyaslavl", "kiev", "pereyaslavl", "kiev"]),
    ],
)
def test_where_it_musters(own: dict[str, int], human: dict[str, int], card: str, to: list[str]) -> None:
    top = "rebellion_02" if card == "rebellion_01" else "rebellion_01"
    rebellion = {"troops": own, "cards": [top, card]}
    state = against(rebellion, {"leader": "boris", "troops": human}, banner="muster", round=4)
    assert places(state, "mustered") == to


@rule("RUR-SOL-28")
def test_the_leader_is_the_first_to_be_mustered_and_only_one_rebel_is_left() -> None:
    state = against({"troops": {"kiev": 14}}, NOWHERE, banner="muster", round=4)
    assert [args["figure"] for args in told(state, "mustered")] == [1, 0]
    assert (leader_at(state, 1), troops(state, 1)) == ("kiev", {"kiev": 15})


# --- move


@rule("RUR-SOL-30", "RUR-SOL-31")
@pytest.mark.parametrize(
    ("priority", "own", "human", "to"),
    [
        # attack/move: every region that it does not occupy, in order, one figure to each
        ("attack_move", {"kiev": 6}, {}, ["pereyaslavl", "smolensk", "polotsk"]),
        ("attack_move", {"kiev": 6, "smolensk": 1}, {}, ["pereyaslavl", "polotsk", "chernigov"]),
        ("attack_move", {"kiev": 6, "pereyaslavl": 1}, {"pereyaslavl": 4}, ["smolensk", "polotsk", "chernigov"]),
        # another priority: the first region that it does not rule, with all points
        ("tax", {"kiev": 6}, {}, ["pereyaslavl"] * 3),
        ("tax", {"kiev": 6, "pereyaslavl": 1}, {}, ["smolensk"] * 3),
        # occupied and tied is not ruled
        ("build", {"kiev": 6, "pereyaslavl": 1}, {"pereyaslavl": 1}, ["pereyaslavl"] * 3),
        ("build", {"kiev": 6, "pereyaslavl": 1, "smolensk": 1}, {"pereyaslavl": 2}, ["pereyaslavl"] * 3),
    ],
)
def test_where_it_moves(priority: str, own: dict[str, int], human: dict[str, int], to: list[str]) -> None:
    player = {"leader": "boris", "troops": human}
    state = against({"troops": own, "priority": priority}, player, banner="move", round=4)
    assert places(state, "marched", "target") == to


@rule("RUR-SOL-34", "RUR-SOL-32", "RUR-SOL-33", "RUR-R-57")
@pytest.mark.parametrize(
    ("own", "human", "origin"),
    [
        # the target is pereyaslavl; kiev and chernigov are one step away, polotsk two, novgorod three
        ({"kiev": 2, "novgorod": 5}, {}, "kiev"),
        ({"chernigov": 2, "kiev": 2}, {}, "kiev"),  # equally near: the latest in the order
        ({"polotsk": 2, "novgorod": 2}, {}, "polotsk"),
        ({"polotsk": 2, "volyn": 2, "rostov": 2}, {}, "rostov"),  # all two steps away
        ({"polotsk": 2, "volyn": 2, "smolensk": 2}, {}, "volyn"),
        ({"kiev": 1, "polotsk": 2}, {}, "polotsk"),  # one figure stays, so the next one sends
        ({"kiev": 2, "polotsk": 2}, {"kiev": 2}, "polotsk"),  # the player would rule kiev
        ({"kiev": 2, "polotsk": 2}, {"kiev": 1}, "kiev"),  # leaving a tie is allowed
        ({"kiev": 2, "chernigov": 2, "polotsk": 2}, {"kiev": 2, "chernigov": 2}, "polotsk"),
    ],
)
def test_from_where_it_moves(own: dict[str, int], human: dict[str, int], origin: str) -> None:
    rebellion = {"troops": own, "priority": "attack_move"}
    player = {"leader": "maria", "troops": human}
    state = against(rebellion, player, banner="move", above=LOWEST, round=4)
    assert places(state, "comes-from") == [origin]
    assert places(state, "marched", "target") == ["pereyaslavl"]


@rule("RUR-R-57")
def test_points_for_which_nobody_may_go_are_lost() -> None:
    state = against({"troops": {"kiev": 2}, "priority": "attack_move"}, NOWHERE, banner="move", round=4)
    assert places(state, "marched", "target") == ["pereyaslavl"]
    assert places(state, "none-can-go", "target") == ["smolensk"]


@rule("RUR-SOL-35", "RUR-SOL-33")
def test_the_leader_moves_first_out_of_his_region_and_others_afterwards() -> None:
    rebellion = {"at": "kiev", "troops": {"kiev": 2}, "priority": "tax"}
    state = against(rebellion, NOWHERE, banner="move", above=ABOVE, round=4)
    assert [args["figure"] for args in told(state, "marched")] == [1, 0]
    assert (leader_at(state, 1), troops(state, 1)) == ("pereyaslavl", {"kiev": 1, "pereyaslavl": 1})


# --- attack: two points


@rule("RUR-SOL-36", "RUR-SOL-37", "RUR-R-56")
@pytest.mark.parametrize(
    ("priority", "own", "neutrals", "struck"),
    [
        # not ruled before ruled, each in region order
        ("attack_move", {"kiev": 3, "volyn": 1}, ["kiev", "volyn"], ["volyn", "kiev"]),
        ("tax", {"kiev": 3, "volyn": 1}, ["kiev", "volyn"], ["kiev", "volyn"]),
        ("build", {"volyn": 3, "rostov": 3, "smolensk": 1}, ["volyn", "rostov", "smolensk"], ["volyn", "rostov"]),
        ("attack_move", {"volyn": 1, "rostov": 1, "smolensk": 3}, ["volyn", "rostov", "smolensk"], ["volyn", "rostov"]),
        # a region is worked off before the next one begins
        ("attack_move", {"volyn": 1, "kiev": 1}, ["volyn", "kiev", "kiev"], ["kiev", "kiev"]),
        ("tax", {"volyn": 3, "polotsk": 3}, ["polotsk", "polotsk", "volyn"], ["polotsk", "polotsk"]),
        # where it has no figure there is no attack
        ("attack_move", {"volyn": 1}, ["kiev", "volyn"], ["volyn"]),
    ],
)
def test_where_it_attacks(priority: str, own: dict[str, int], neutrals: list[str], struck: list[str]) -> None:
    rebellion = {"troops": own, "priority": priority}
    state = against(rebellion, NOWHERE, banner="attack", neutrals=neutrals, round=4)
    assert places(state, "neutral-removed") == struck


@rule("RUR-SOL-36", "RUR-SOL-38")
def test_a_leader_alone_is_struck_before_neutral_troops() -> None:
    rebellion = {"at": "kiev", "troops": {"kiev": 3}, "priority": "tax"}
    player = {"leader": "maria", "at": "kiev"}
    state = against(rebellion, player, banner="attack", neutrals=["kiev"], round=4)
    assert leader_at(state) is None
    assert places(state, "figure-lost") == ["kiev"]
    assert places(state, "neutral-removed") == ["kiev"]
    assert seen(state, "war", 1) == 1
