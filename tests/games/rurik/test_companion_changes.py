"""What a person changes on the table: carried out by the companion, or refused in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from prestol.engine.companion import Companion
from tests.games.rurik.companion_table import acting, fault, region


def rebel_region(companion: Companion) -> dict[str, Any]:
    found: dict[str, Any] = next(
        one for one in companion.screen()["regions"] if one["rebels"] and not one["sviatopolk"]
    )
    return found


def test_a_turn_changes_the_table_all_at_once() -> None:
    companion = acting()
    own = next(one for one in companion.screen()["regions"] if one["troops"])
    changes = [
        {"what": "troop", "region": own["id"], "by": 2},
        {"what": "market", "region": own["id"]},
        {"what": "good", "region": own["id"], "by": -1},
    ]
    before = len(companion.entries)
    companion.enter({"do": "turn", "changes": changes})
    assert len(companion.entries) == before + 1
    companion.undo()
    assert region(companion, own["id"]) == own
    companion.enter({"do": "fix", "changes": changes})
    seen = region(companion, own["id"])
    assert (seen["troops"], seen["buildings"], seen["stocked"]) == (own["troops"] + 2, ["market"], False)


@pytest.mark.rule("RUR-SOL-13", "RUR-LDR-03")
def test_an_attack_takes_a_figure_raises_the_marker_and_lets_boris_steal() -> None:
    companion = acting()
    target = rebel_region(companion)
    coins = companion.screen()["rebellion"]["coins"]
    come = {"what": "leader", "region": target["id"]}
    companion.enter({"do": "fix", "changes": [come, {"what": "attack", "region": target["id"]}]})
    screen = companion.screen()
    assert region(companion, target["id"])["rebels"] == target["rebels"] - 1
    assert screen["you"]["war"] == 1
    assert screen["rebellion"]["coins"] == coins - 1


@pytest.mark.rule("RUR-SOL-13")
def test_several_attacks_in_one_region_are_as_many_as_the_figure_says() -> None:
    companion = acting()
    changes = [{"what": "attack", "region": "kiev", "by": 3}]
    companion.enter({"do": "turn", "changes": changes})
    assert companion.screen()["you"]["war"] == 3
    companion.undo()
    before = region(companion, "kiev")
    assert before["rebels"] == 2
    assert before["sviatopolk"]
    companion.enter({"do": "fix", "changes": changes})
    after = region(companion, "kiev")
    assert (after["rebels"], after["sviatopolk"]) == (0, False)
    assert fault(companion, do="fix", changes=changes) == "companion-fault-nobody"


@pytest.mark.parametrize("what", ["troop", "leader", "good", "church", "their_market", "attack", "coin", "war"])
def test_a_change_of_zero_is_refused(what: str) -> None:
    companion = acting()
    change = {"what": what, "region": "" if what in ("coin", "war") else "kiev", "by": 0}
    assert fault(companion, do="turn", changes=[change]) == "companion-fault-nothing"


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ([{"what": "troop", "region": "kiev", "by": -1}], "companion-fault-too-few"),
        ([{"what": "troop", "region": "kiev", "by": 15}], "companion-fault-supply"),
        ([{"what": "rebel", "region": "kiev", "by": 15}], "companion-fault-their-supply"),
        ([{"what": "leader", "region": "kiev", "by": -1}], "companion-fault-leader"),
        ([{"what": "good", "region": "kiev"}], "companion-fault-stocked"),
        ([{"what": "church", "region": "kiev", "by": -1}], "companion-fault-not-built"),
        ([{"what": "church", "region": "kiev"}, {"what": "their_church", "region": "kiev"}], "companion-fault-built"),
        ([{"what": "troop", "region": "azov"}], "companion-fault-region"),
        ([{"what": "troop", "region": "kyiv"}], "companion-fault-word"),
        ([{"what": "coin", "by": -15}], "companion-fault-stock"),
        ([{"what": "war", "by": 11}], "companion-fault-table"),
        ([{"what": "attack", "region": "kiev", "by": -1}], "companion-fault-struck"),
        ([{"what": "horse", "region": "kiev"}], "companion-fault-form"),
        ([{"what": "their_good", "good": "salt"}], "companion-fault-word"),
    ],
)
def test_an_impossible_table_is_refused_in_one_sentence(changes: list[dict[str, Any]], key: str) -> None:
    companion = acting()
    assert fault(companion, do="turn", changes=changes) == key
    assert fault(companion, do="fix", changes=changes) == key


def test_buildings_are_as_many_as_there_are() -> None:
    companion = acting()
    regions = [one["id"] for one in companion.screen()["regions"]]
    changes = [{"what": "church", "region": one} for one in regions[:4]]
    assert fault(companion, do="fix", changes=changes) == "companion-fault-buildings"
    assert fault(companion, do="fix", changes=[{"what": "attack", "region": empty_of_rebels(companion)}]) == (
        "companion-fault-nobody"
    )


def empty_of_rebels(companion: Companion) -> str:
    seen = companion.screen()["regions"]
    return str(next(one["id"] for one in seen if not one["rebels"] and not one["sviatopolk"]))
