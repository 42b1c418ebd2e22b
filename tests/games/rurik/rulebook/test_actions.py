"""The action phase in general, Muster and Move (RUR-ACT, RUR-MUS, RUR-MOV)."""

from __future__ import annotations

import pytest

from tests.games.rurik.table import (
    asked,
    at_turn,
    kinds,
    leader_at,
    offers,
    position,
    refused,
    say,
    seen,
    targets,
    told,
    troops,
    with_points,
)

rule = pytest.mark.rule
KIEV = {"leader": "boris", "at": "kiev", "troops": {"kiev": 1}}
VOLYN = {"leader": "maria", "at": "volyn", "troops": {"volyn": 1}}


@rule("RUR-ACT-01", "RUR-ACT-02", "RUR-ACT-04", "RUR-R-16")
def test_an_advisor_comes_back_and_nobody_else_moves() -> None:
    banners = {"move": [{"seat": 0, "advisor": "adv_4"}, {"seat": 1, "advisor": "adv_1", "bribe": 1}]}
    state = position(KIEV, VOLYN, banners=banners, turn=1)
    assert offers(state) == {"act move 2", "skip move 2"}
    say(state, "act move 2")
    assert told(state, "taken-back") == [{"seat": 1, "advisor": 0, "action": 1, "row": 1}]
    assert state.view()["banners"][1] == [4, -1, -1, -1]
    assert state.view()["bribes"][1] == [0] * 4
    assert seen(state, "coins", 1) == 3


@rule("RUR-ACT-03", "RUR-R-15")
def test_of_two_equal_advisors_the_player_chooses() -> None:
    both = [{"seat": 0, "advisor": "adv_2a"}, {"seat": 0, "advisor": "adv_2b"}]
    elsewhere = {"tax": [both[0]], "build": [both[1]]}
    state = position(KIEV, VOLYN, banners=elsewhere, round=3)
    assert {"act tax 1", "act build 1"} <= offers(state)
    state = position(KIEV, VOLYN, banners={"tax": both}, round=3)
    assert {"act tax 1", "act tax 2"} <= offers(state)


@rule("RUR-ACT-05", "RUR-ACT-06", "RUR-R-17", "RUR-R-21")
def test_additional_actions_fit_before_and_after_the_main_action_only() -> None:
    mine = KIEV | {"hand": ["coins_a", "coins_b"], "deeds": ["generous_prince"], "goods": {"wood": 1, "ore": 1}}
    state = at_turn(mine | {"coins": 6}, VOLYN)
    assert kinds(state) == {"act", "skip", "scheme", "deed", "convert"}
    say(state, "scheme coins_a")
    assert refused(state, "scheme coins_b") == "RUR-ADD-01"
    say(state, "act muster 1")
    assert kinds(state) == {"muster", "finish"}
    assert refused(state, "deed generous_prince") == "RUR-R-21"
    say(state, "finish")
    assert kinds(state) == {"deed", "convert", "end"}


@rule("RUR-ACT-07", "RUR-R-17")
def test_a_price_is_paid_first_or_the_action_is_not_performed() -> None:
    above = [{"seat": 1, "advisor": "adv_5"}, {"seat": 1, "advisor": "adv_4"}]
    banners = {"attack": [*above, {"seat": 0, "advisor": "adv_1"}]}
    poor = position(KIEV | {"coins": 0, "hand": ["coins_a"]}, VOLYN, banners=banners)
    assert refused(poor, "act attack 3") == "RUR-ACT-07"
    say(poor, "scheme coins_a", "act attack 3")
    assert told(poor, "coins-paid") == [{"seat": 0, "coins": 1}]
    assert seen(poor, "coins") == 1


@rule("RUR-ACT-08", "RUR-R-18", "RUR-R-19")
def test_a_skipped_action_brings_a_coin_and_pays_nothing() -> None:
    state = at_turn(KIEV | {"hand": ["coins_a"]}, VOLYN, banner="scheme")
    say(state, "skip scheme 1")
    assert seen(state, "coins") == 4
    assert asked(state) == "end"
    assert offers(state) == {"scheme coins_a", "end"}
    assert state.view()["token"] == 0
    idle = at_turn(KIEV, VOLYN, banners={"tax": [{"seat": 1, "advisor": "adv_4"}]})
    say(idle, "act muster 1", "finish")
    assert seen(idle, "coins") == 3


@rule("RUR-ACT-09", "RUR-R-20", "RUR-LDR-01")
def test_a_player_without_figures_comes_back() -> None:
    state = at_turn({"leader": "boris"}, VOLYN, banners={"tax": [{"seat": 1, "advisor": "adv_5"}]})
    say(state, "act muster 1")
    assert asked(state) == "rescue"
    assert len([words for words in offers(state) if words.startswith("rescue")]) == 8
    say(state, "rescue rostov")
    assert leader_at(state) == "rostov"
    assert troops(state) == {"rostov": 1}
    assert asked(state) == "muster"
    held = at_turn(KIEV | {"troops": {}}, VOLYN)
    say(held, "act muster 1")
    assert asked(held) == "muster"
    lost = at_turn({"leader": "boris"}, VOLYN, banners={"tax": [{"seat": 1, "advisor": "adv_5"}]})
    say(lost, "act muster 1", "pass")
    assert lost.waiting == (1,)
    assert troops(lost) == {}


@rule("RUR-MUS-01", "RUR-MUS-02", "RUR-R-74")
def test_muster_into_occupied_regions_the_leader_too() -> None:
    state = with_points({"muster": 2}, {"leader": "boris", "troops": {"kiev": 1, "rostov": 1}}, VOLYN)
    assert targets(state, "muster") == {"troop kiev", "troop rostov", "leader kiev", "leader rostov"}
    assert refused(state, "muster troop volyn") == "RUR-MUS-01"
    say(state, "muster leader rostov")
    assert leader_at(state) == "rostov"
    assert refused(state, "muster leader kiev") == "RUR-MUS-02"
    say(state, "muster troop kiev")
    assert troops(state) == {"kiev": 2, "rostov": 1}
    assert seen(state, "troop_supply") == 9
    assert state.waiting == (1,)


@rule("RUR-MUS-03", "RUR-R-22", "RUR-CMP-13")
def test_points_without_a_figure_or_a_region_are_lost() -> None:
    crowded = {"leader": "boris", "at": "kiev", "troops": {"kiev": 12}}
    assert with_points({"muster": 3}, crowded, VOLYN).waiting == (1,)
    assert with_points({"muster": 3}, {"leader": "boris"}, VOLYN).waiting == (1,)
    last = crowded | {"troops": {"kiev": 11}}
    state = with_points({"muster": 3}, last, VOLYN)
    say(state, "muster troop kiev")
    assert state.waiting == (1,)


@rule("RUR-LDR-05", "RUR-R-43")
def test_maria_opens_one_neighbour_once_a_round() -> None:
    mine = {"leader": "maria", "at": "volyn", "troops": {"rostov": 1}}
    state = with_points({"muster": 3}, mine, KIEV)
    assert targets(state, "muster") == {f"troop {name}" for name in ("volyn", "rostov", "kiev", "polotsk")}
    say(state, "muster troop polotsk")
    assert targets(state, "muster") == {f"troop {name}" for name in ("volyn", "rostov", "polotsk")}
    assert seen(state, "used") == 1
    spent = with_points({"muster": 3}, mine | {"used": True}, KIEV)
    assert targets(spent, "muster") == {"troop volyn", "troop rostov"}


@rule("RUR-MOV-01", "RUR-MOV-02", "RUR-MOV-03")
def test_points_are_spread_over_figures_and_steps() -> None:
    state = with_points({"move": 3}, KIEV, VOLYN, rebels={"volyn": "rebel_01"})
    assert refused(state, "move troop kiev novgorod") == "RUR-MOV-01"
    assert refused(state, "move troop rostov smolensk") == "RUR-MOV-01"
    say(state, "move troop kiev volyn", "move troop volyn polotsk")
    assert troops(state) == {"polotsk": 1}
    say(state, "finish")
    assert state.waiting == (1,)


@rule("RUR-LDR-02", "RUR-R-42")
def test_agatha_takes_troops_along() -> None:
    mine = {"leader": "agatha", "at": "kiev", "troops": {"kiev": 3, "volyn": 1}}
    state = with_points({"move": 2}, mine, VOLYN)
    say(state, "move leader-and-2 kiev volyn")
    assert (leader_at(state), troops(state)) == ("volyn", {"kiev": 1, "volyn": 3})
    assert "move leader volyn kiev" in offers(state)
    say(state, "move leader-and-1 volyn polotsk")
    assert (leader_at(state), troops(state)) == ("polotsk", {"kiev": 1, "volyn": 2, "polotsk": 1})
    other = with_points({"move": 1}, KIEV, VOLYN)
    assert refused(other, "move leader-and-1 kiev volyn") == "RUR-LDR-02"


@rule("RUR-R-42")
def test_agathas_escort_may_stay_with_her_for_the_whole_march() -> None:
    mine = {"leader": "agatha", "at": "kiev", "troops": {"kiev": 3, "volyn": 1}}
    state = with_points({"move": 3}, mine, KIEV | {"at": None, "troops": {}}, options={"agatha_escort": "whole_march"})
    say(state, "move leader-and-1 kiev volyn")
    leading = {words for words in offers(state) if "leader" in words}
    assert leading
    assert all("leader-and-1" in words for words in leading)
    say(state, "move troop kiev volyn")
    assert "move leader volyn kiev" in offers(state)


@rule("RUR-LDR-07", "RUR-R-44")
def test_predslava_pushes_a_rival_once_a_round() -> None:
    mine = {"leader": "predslava", "at": "kiev"}
    state = at_turn(mine, {"leader": "boris", "at": "kiev", "troops": {"kiev": 1}})
    assert {"push 2 troop volyn", "push 2 leader volyn"} <= offers(state)
    assert refused(state, "push 2 troop rostov") == "RUR-LDR-07"
    say(state, "act muster 1")
    assert "push 2 leader volyn" in offers(state)
    say(state, "push 2 leader volyn")
    assert leader_at(state, 1) == "volyn"
    assert seen(state, "coins", 1) == 4
    assert refused(state, "push 2 troop volyn") == "RUR-LDR-07"
    assert asked(state) == "muster"
