"""The steps of the claim phase, what is added up at the end, and readings about the course of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rurik.table import (
    SEATS,
    asked,
    at_turn,
    deeds,
    files,
    finished,
    goods,
    kinds,
    leader_at,
    names,
    offers,
    position,
    records,
    refused,
    rurik,
    say,
    seen,
    tally,
    told,
    troops,
    with_points,
)

rule = pytest.mark.rule
KIEV: dict[str, Any] = {"leader": "boris", "at": "kiev", "troops": {"kiev": 2}}
VOLYN: dict[str, Any] = {"leader": "maria", "at": "volyn"}
WAITING = {"tax": [{"seat": 1, "advisor": "adv_5"}]}


# --- components that are not played with


@rule("RUR-CMP-18", "RUR-R-69")
def test_no_event_cards_no_dog_and_no_expansion() -> None:
    tables = {table for table, content in files().items() if isinstance(content, list)}
    assert tables == {
        *("setup", "option", "region", "goods_token", "good", "building", "advisor", "leader", "conversion", "track"),
        *("action", "strategy_slot", "scheme", "deed", "agenda", "rebel", "reward", "priority", "mat"),
        "rebellion_card",
    }
    assert len(records("deed")) == 26  # the expansion has six more
    assert not any("event" in kind.name or "dog" in kind.name for kind in rurik().moves)


@rule("RUR-R-09")
def test_names_that_the_rulebook_garbles() -> None:
    volyn, fur = records("region")["volyn"], records("good")["fur"]
    assert (volyn["name_ru"], volyn["name_en"]) == ("Волынь", "Volyn")
    assert (fur["name_ru"], fur["name_en"]) == ("Пушнина", "Fur")


# --- the claim phase


@rule("RUR-CLM-01", "RUR-CLM-13", "RUR-CLM-14", "RUR-CLM-15")
def test_the_steps_in_their_order() -> None:
    mine = KIEV | {"troops": {"kiev": 1, "polotsk": 1}, "converted": ["build"], "goods": {"ore": 2}}
    state = position(mine, VOLYN, phase="claim", round=2, bare=["kiev", "rostov"])
    before = [event.name for event in state.events]
    assert before[0] == "claim-begins"
    assert before.index("claimed") < before.index("income")
    assert asked(state) == "pick-deed"
    # new deeds come before tokens, goods and the next round
    assert (seen(state, "converted"), state.view()["stocked"][5], state.view()["round"]) == ([1, 0], 0, 2)
    say(state, f"pick {names('deed', state.view()['deed_row'])[0]}")
    assert (seen(state, "converted"), state.view()["stocked"][5], state.view()["round"]) == ([1, 0], 0, 2)
    say(state, f"pick {names('deed', state.view()['deed_row'])[0]}")
    assert (seen(state, "converted"), state.view()["stocked"][5], state.view()["round"]) == ([0, 0], 1, 3)
    after = [event.name for event in state.events if event.name in ("refilled", "round-begins")]
    assert after == ["refilled", "round-begins"]
    assert told(state, "refilled") == [{"count": 2}]


@rule("RUR-CMP-03", "RUR-CLM-08", "RUR-ATK-05")
def test_the_war_marker_is_moved_by_attacks_on_opponents_alone() -> None:
    state = position(KIEV | {"war": 3}, VOLYN | {"war": 0, "troops": {"volyn": 9}}, phase="claim")
    assert state.view()["war"] == [3, 0]
    attack = with_points({"attack": 2}, KIEV, VOLYN | {"troops": {"kiev": 1}}, rebels={"kiev": "rebel_01"})
    say(attack, "attack-rebel kiev")
    assert seen(attack, "war") == 0
    say(attack, "attack kiev 2")
    assert seen(attack, "war") == 1
    assert [track["id"] for track in files()["track"]] == ["rule", "build", "trade"]


@rule("RUR-CLM-12", "RUR-ADD-03")
def test_a_deed_of_the_claim_phase_waits_for_a_later_action_phase() -> None:
    state = position(KIEV | {"coins": 9}, VOLYN, phase="claim", deed_row=["generous_prince", "hoard", "trade_route"])
    say(state, "pick generous_prince", "pick hoard")
    assert deeds(state) == {"generous_prince"}
    assert asked(state) == "place"
    assert refused(state, "deed generous_prince") == "RUR-ACT-06"
    while asked(state) == "place":
        say(state, min(words for words in offers(state) if words.endswith(" 0")))
    assert state.waiting == (0,)
    assert "deed generous_prince" in offers(state)
    assert refused(state, "deed hoard") == "RUR-ADD-03"


# --- the end


@rule("RUR-END-01", "RUR-GEN-02")
@pytest.mark.parametrize("seats", SEATS)
def test_all_points_are_added_up(seats: int) -> None:
    steps = {"rule": {0, 1, 2, 3, 5, 8}, "build": {0, 1, 2, 3, 5, 8}, "trade": {0, 1, 2, 3, 5, 8}}
    ranges = steps | {"war": {0, 1, 3}, "agenda": {0, 2}}
    for seed in range(3):
        state = finished(seats, seed)
        result = state.result()
        for seat in range(seats):
            found = tally(state, seat)
            assert result.scores[seat] == sum(found.values())
            assert all(found.get(source, 0) in allowed for source, allowed in ranges.items())
            assert found.get("deeds", 0) == sum(
                records("deed")[deed]["vp"] for deed in deeds(state, seat, "deeds_done")
            )
        best = max([*result.scores, *(program.score for program in result.programs)])
        assert {args["total"] for args in told(state, "won")} == {best}


# --- turns


@rule("RUR-R-41")
def test_two_different_figures_go_to_any_regions() -> None:
    state = with_points({"anywhere": 2}, KIEV | {"troops": {"kiev": 1, "rostov": 1}}, VOLYN)
    assert {"send leader kiev novgorod", "send troop kiev rostov", "send troop rostov volyn"} <= offers(state)
    assert refused(state, "send troop kiev azov") == "RUR-R-07"
    say(state, "send troop kiev rostov")
    # one of the two troops in rostov may still go, the one that came may not: which one went is all the same
    assert "send troop rostov kiev" in offers(state)
    say(state, "send leader kiev novgorod")
    assert (leader_at(state), troops(state)) == ("novgorod", {"rostov": 2})
    assert state.waiting == (1,)
    again = with_points({"anywhere": 2}, KIEV, VOLYN)
    say(again, "send leader kiev novgorod")
    assert refused(again, "send leader novgorod kiev") == "RUR-R-41"
    say(again, "finish")
    assert troops(again) == {"kiev": 2}


@rule("RUR-R-42", "RUR-R-41")
def test_agatha_is_sent_with_her_escort() -> None:
    state = with_points({"anywhere": 2}, KIEV | {"leader": "agatha"}, VOLYN)
    say(state, "send leader-and-2 kiev novgorod")
    assert (leader_at(state), troops(state)) == ("novgorod", {"novgorod": 2})


@rule("RUR-R-81", "RUR-TAX-03", "RUR-BLD-03")
def test_tax_and_build_points_stay_open_until_the_turn_ends() -> None:
    mine = KIEV | {"troops": {"kiev": 1, "rostov": 1}, "hand": ["tax_a"], "goods": {"wood": 1, "fish": 1}}
    state = at_turn(mine, VOLYN, banner="tax", banners={"move": [{"seat": 1, "advisor": "adv_5"}]})
    say(state, "act tax 1")
    assert asked(state) == "end"
    assert {"tax", "scheme", "convert", "end"} == kinds(state)
    say(state, "tax kiev none", "convert build wood fish")
    assert (state.view()["tax_points"], state.view()["build_points"]) == (1, 1)
    say(state, "build market rostov", "scheme tax_a")
    assert state.view()["tax_points"] == 2
    say(state, "tax rostov coin")
    assert goods(state) == {"wood": 1, "ore": 1}
    assert state.waiting == (1,)
    assert (state.view()["tax_points"], state.view()["build_points"]) == (0, 0)


@rule("RUR-R-82", "RUR-ACT-09")
def test_no_rescue_for_who_skips() -> None:
    state = at_turn({"leader": "boris"}, VOLYN, banners=WAITING)
    skipped = state.clone()
    say(skipped, "skip muster 1")
    assert skipped.waiting == (1,)
    assert (leader_at(skipped), troops(skipped), seen(skipped, "coins")) == (None, {}, 4)
    say(state, "act muster 1")
    assert asked(state) == "rescue"


@rule("RUR-ADD-05", "RUR-ADD-03")
def test_nobody_has_to_accomplish_a_deed() -> None:
    state = at_turn(KIEV | {"deeds": ["generous_prince"], "coins": 9}, VOLYN, banners=WAITING)
    assert "deed generous_prince" in offers(state)
    say(state, "act muster 1", "finish")
    assert offers(state) == {"deed generous_prince", "end"}
    say(state, "end")
    assert deeds(state) == {"generous_prince"}
