"""Tax, Build and the buildings (RUR-TAX, RUR-BLD)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rurik.table import (
    asked,
    at_turn,
    buildings,
    goods,
    offers,
    refused,
    say,
    seen,
    targets,
    told,
    troops,
    with_points,
)

rule = pytest.mark.rule
KIEV = {"leader": "boris", "at": "kiev", "troops": {"kiev": 2}}
VOLYN = {"leader": "maria", "at": "volyn"}


@rule("RUR-TAX-01", "RUR-TAX-02", "RUR-TAX-04", "RUR-R-31")
def test_a_good_costs_one_point_where_one_rules_and_two_elsewhere() -> None:
    mine = KIEV | {"troops": {"kiev": 1, "volyn": 1, "rostov": 1}}
    state = with_points({"tax": 3}, mine, VOLYN | {"troops": {"volyn": 1}}, bare=["rostov"])
    assert targets(state, "tax") == {"kiev none", "volyn none"}
    assert refused(state, "tax rostov none") == "RUR-TAX-01"
    assert refused(state, "tax polotsk none") == "RUR-TAX-01"
    say(state, "tax volyn none")
    assert goods(state) == {"fish": 1}
    assert state.view()["tax_points"] == 1
    assert refused(state, "tax volyn none") == "RUR-TAX-01"
    say(state, "tax kiev none")
    assert goods(state) == {"fish": 1, "wood": 1}
    poor = with_points({"tax": 1}, mine, VOLYN | {"troops": {"volyn": 1}})
    assert refused(poor, "tax volyn none") == "RUR-TAX-02"


@rule("RUR-TAX-03", "RUR-R-21", "RUR-R-22", "RUR-BLD-03")
def test_tax_and_build_points_of_a_turn_add_up_and_are_lost_at_its_end() -> None:
    mine = {"leader": "boris", "at": "volyn", "troops": {"kiev": 1}, "hand": ["tax_a"]}
    state = at_turn(mine, VOLYN | {"troops": {"volyn": 2}}, banner="tax")
    say(state, "scheme tax_a")
    assert state.view()["tax_points"] == 1
    say(state, "act tax 1")
    assert state.view()["tax_points"] == 3
    say(state, "tax volyn none")
    assert (asked(state), state.view()["tax_points"]) == ("end", 1)
    say(state, "end")
    assert state.view()["tax_points"] == 0
    assert goods(state) == {"fish": 1}


@rule("RUR-BLD-01", "RUR-BLD-02", "RUR-BLD-04", "RUR-BLD-05")
def test_buildings_stand_where_one_stands_one_of_each_kind_in_a_region() -> None:
    theirs = VOLYN | {"buildings": {"kiev": ["market"]}}
    state = with_points({"build": 2}, KIEV, theirs)
    assert targets(state, "build") == {"church kiev", "stronghold kiev"}
    assert refused(state, "build market kiev") == "RUR-BLD-04"
    assert refused(state, "build market polotsk") == "RUR-BLD-01"
    say(state, "build stronghold kiev")
    assert buildings(state) == {"kiev": {"stronghold"}}
    assert seen(state, "building_supply") == [3, 3, 2]
    assert state.view()["build_points"] == 1
    weak = with_points({"build": 1}, {"leader": "boris", "at": "volyn"}, VOLYN)
    assert weak.waiting == (1,)


@rule("RUR-BLD-02", "RUR-BLD-01")
def test_building_without_ruling_costs_two_points() -> None:
    state = with_points({"build": 2}, {"leader": "boris", "at": "volyn"}, VOLYN)
    say(state, "build market volyn")
    assert state.waiting == (1,)
    used = KIEV | {"buildings": {"rostov": ["market"], "polotsk": ["market"], "smolensk": ["market"]}}
    spent = with_points({"build": 2}, used, VOLYN)
    assert refused(spent, "build market kiev") == "RUR-BLD-01"


@rule("RUR-LDR-06", "RUR-R-47")
def test_mstislav_pays_one_point_in_his_region() -> None:
    mine = {"leader": "mstislav", "at": "volyn"}
    theirs = VOLYN | {"troops": {"volyn": 3}}
    state = with_points({"build": 2, "tax": 1}, mine, theirs)
    say(state, "tax volyn none", "build market volyn", "build church volyn")
    assert buildings(state) == {"volyn": {"church", "market"}}
    assert goods(state) == {"fish": 1}


@rule("RUR-BLD-06", "RUR-R-32")
def test_a_church_drives_somebody_out_and_brings_a_troop_in() -> None:
    theirs = {"leader": "maria", "at": "kiev", "troops": {"kiev": 1}}
    state = with_points({"build": 1}, KIEV | {"troops": {"kiev": 3}}, theirs, rebels={"kiev": "rebel_01"})
    say(state, "build church kiev")
    assert offers(state) == {"drive-out-rebel", "drive-out 2"}
    assert refused(state, "pass") == "RUR-R-32"
    say(state, "drive-out 2")
    assert troops(state, 1) == {}
    assert seen(state, "troop_supply", 1) == 12
    assert troops(state) == {"kiev": 4}
    assert state.view()["leader_at"][1] == 5


@rule("RUR-BLD-07", "RUR-R-32")
def test_a_converted_rebel_brings_nothing() -> None:
    state = with_points({"build": 1}, KIEV, VOLYN, rebels={"kiev": "rebel_06"})
    say(state, "build church kiev")
    assert told(state, "rebel-converted") == [{"seat": 0, "region": 5}]
    assert seen(state, "defeated") == []
    assert seen(state, "coins") == 3
    assert troops(state) == {"kiev": 3}
    full = {"leader": "boris", "at": "kiev", "troops": {"kiev": 12}}
    crowded = with_points({"build": 1}, full, VOLYN, rebels={"kiev": "rebel_06"})
    say(crowded, "build church kiev")
    assert troops(crowded) == {"kiev": 12}
    assert crowded.view()["rebels"][5] == -1


@rule("RUR-R-32")
def test_a_church_may_be_built_where_there_is_nobody_and_may_spare_where_the_table_plays_so() -> None:
    state = with_points({"build": 1}, KIEV, VOLYN)
    say(state, "build church kiev")
    assert troops(state) == {"kiev": 2}
    free = with_points({"build": 1}, KIEV, VOLYN, rebels={"kiev": "rebel_06"}, options={"church_effect": "optional"})
    say(free, "build church kiev")
    assert offers(free) == {"drive-out-rebel", "pass"}
    say(free, "pass")
    assert free.view()["rebels"][5] == 5


@rule("RUR-R-33", "RUR-LDR-11")
def test_buildings_of_others_do_nothing_where_yaroslav_stands() -> None:
    theirs: dict[str, Any] = {"leader": "yaroslav", "at": "kiev", "troops": {"kiev": 1}}
    state = with_points({"build": 2}, KIEV | {"at": "volyn"}, theirs, rebels={"kiev": "rebel_06"})
    say(state, "build church kiev")
    assert state.view()["rebels"][5] == 5
    market = KIEV | {"at": "volyn", "buildings": {"kiev": ["market"]}}
    taxing = with_points({"tax": 2}, market, theirs)
    assert targets(taxing, "tax") >= {"kiev none"}


@rule("RUR-BLD-08")
@pytest.mark.parametrize(("bonus", "wood", "coins"), [("good", 2, 3), ("coin", 1, 4)])
def test_a_market_adds_a_good_or_a_coin(bonus: str, wood: int, coins: int) -> None:
    state = with_points({"tax": 1}, KIEV | {"buildings": {"kiev": ["market"]}}, VOLYN)
    assert targets(state, "tax") == {"kiev good", "kiev coin"}
    assert refused(state, "tax kiev none") == "RUR-BLD-08"
    say(state, f"tax kiev {bonus}")
    assert (goods(state), seen(state, "coins")) == ({"wood": wood}, coins)


@rule("RUR-TAX-05", "RUR-R-31")
def test_the_boat_is_always_as_full_as_it_can_be() -> None:
    mine = KIEV | {"goods": {"wood": 5, "fur": 2, "honey": 1}}
    state = with_points({"move": 1}, mine, VOLYN)
    assert seen(state, "on_boat") == 3 + 1 + 1
