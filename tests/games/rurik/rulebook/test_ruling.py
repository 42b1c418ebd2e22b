"""Occupying and ruling (RUR-RUL)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rurik.table import against, position, ruled, ruler

rule = pytest.mark.rule


def in_galich(elena: int, kirill: int, rebels: int = 1) -> Any:
    """The region of the rulebook's example, between two of four players."""
    rebel = {"galich": "rebel_01"} if rebels else {}
    return position({"troops": {"galich": elena}}, {"troops": {"galich": kirill}}, {}, {}, phase="claim", rebels=rebel)


@rule("RUR-RUL-01", "RUR-RUL-02", "RUR-RUL-03", "RUR-X-05", "RUR-RUL-05")
@pytest.mark.parametrize(
    ("elena", "kirill", "rebels", "who"),
    [(2, 1, 1, 0), (2, 2, 1, -1), (1, 0, 1, -1), (1, 0, 0, 0), (1, 2, 1, 1), (0, 0, 1, -1), (3, 2, 1, 0)],
)
def test_the_strongest_rules_and_nobody_in_a_tie(elena: int, kirill: int, rebels: int, who: int) -> None:
    assert ruler(in_galich(elena, kirill, rebels), "galich") == who


@rule("RUR-RUL-02")
def test_rivals_are_compared_one_by_one() -> None:
    state = position({"troops": {"kiev": 2}}, {"troops": {"kiev": 1}}, {"troops": {"kiev": 1}}, phase="claim")
    assert ruler(state, "kiev") == 0


@rule("RUR-LDR-01", "RUR-RUL-02")
def test_a_leader_counts_as_a_troop() -> None:
    state = position({"leader": "boris", "at": "kiev"}, {"troops": {"kiev": 1}}, phase="claim")
    assert ruler(state, "kiev") == -1
    state = position({"leader": "boris", "at": "kiev", "troops": {"kiev": 1}}, {"troops": {"kiev": 1}}, phase="claim")
    assert ruler(state, "kiev") == 0


@rule("RUR-RUL-04", "RUR-BLD-09", "RUR-R-23")
def test_a_stronghold_is_one_strength_and_rules_alone() -> None:
    fort = {"buildings": {"kiev": ["stronghold"]}}
    assert ruled(position(fort, {}, phase="claim")) == {"kiev"}
    assert ruler(position(fort, {"troops": {"kiev": 1}}, phase="claim"), "kiev") == -1
    other = {"options": {"stronghold_rules_alone": False}}
    assert ruled(position(fort, {}, phase="claim", **other)) == set()
    assert position({}, {}, phase="claim").view()["strongholds_alone"] is True
    assert position({}, {}, phase="claim", **other).view()["strongholds_alone"] is False
    both = fort | {"troops": {"kiev": 1}}
    assert ruler(position(both, {"troops": {"kiev": 1}}, phase="claim", **other), "kiev") == 0


@rule("RUR-LDR-11", "RUR-R-33")
def test_yaroslav_wins_ties_and_silences_strongholds() -> None:
    mine = {"leader": "yaroslav", "at": "kiev"}
    assert ruler(position(mine, {"troops": {"kiev": 1}}, phase="claim"), "kiev") == 0
    assert ruler(position(mine, {"troops": {"kiev": 2}}, phase="claim"), "kiev") == 1
    fort = {"troops": {"kiev": 1}, "buildings": {"kiev": ["stronghold"]}}
    assert ruler(position(mine, fort, phase="claim"), "kiev") == 0
    assert ruler(position(mine, {}, phase="claim", rebels={"kiev": "rebel_01"}), "kiev") == 0
    away = mine | {"at": "volyn"}
    assert ruler(position(away, fort, phase="claim"), "kiev") == 1


@rule("RUR-LDR-11")
def test_yaroslav_wins_a_tie_of_several_rivals() -> None:
    mine = {"leader": "yaroslav", "at": "kiev", "troops": {"kiev": 1}}
    state = position(mine, {"troops": {"kiev": 2}}, {"troops": {"kiev": 2}}, phase="claim")
    assert ruler(state, "kiev") == 0


@rule("RUR-LDR-08", "RUR-R-45")
def test_rebels_take_sviatopolks_side_for_whoever_asks() -> None:
    mine = {"leader": "sviatopolk", "at": "kiev"}
    rebel = {"kiev": "rebel_01"}
    assert ruler(position(mine, {"troops": {"kiev": 1}}, phase="claim", rebels=rebel), "kiev") == 0
    assert ruler(position(mine, {"troops": {"kiev": 2}}, phase="claim", rebels=rebel), "kiev") == -1
    assert ruler(position(mine, {"troops": {"kiev": 3}}, phase="claim", rebels=rebel), "kiev") == 1
    assert ruler(position(mine, {}, phase="claim", rebels={"volyn": "rebel_01"}), "volyn") == -1


@rule("RUR-R-59")
def test_neutral_troops_prevent_rule_but_never_rule() -> None:
    state = against({"at": "kiev"}, {"troops": {"volyn": 1, "rostov": 2}}, neutrals=["volyn", "rostov", "polotsk"])
    assert ruler(state, "volyn") == -1
    assert ruler(state, "rostov") == 0
    assert ruler(state, "polotsk") == -1
