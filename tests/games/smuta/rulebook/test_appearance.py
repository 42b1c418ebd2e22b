"""Appearance (SMU-APP): who comes when, and where."""

from __future__ import annotations

import pytest

from prestol.games.smuta.appear import Enter, ReturnPhase
from prestol.games.smuta.entry_places import places_for
from prestol.games.smuta.parts import INSIDE, NOBODY, SOVEREIGN
from tests.games.smuta.table import (
    MOSCOW,
    NOBLES,
    POLISH,
    REBEL,
    SHUISKY,
    army,
    asked,
    at,
    crown,
    go,
    hold,
    offers,
    put,
    say,
    smuta,
    where,
    who,
)
from tests.games.smuta.track import ZARUTSKY, places, quiet, spring

rule = pytest.mark.rule


# --- by date


@rule("SMU-X-01", "SMU-CRD-11", "SMU-APP-01", "SMU-R-09", "SMU-DEC-02", "SMU-CMP-09")
def test_zarutsky_enters_in_spring_1606() -> None:
    state = quiet(cell=spring(1606) - 1)
    put(state, ZARUTSKY, "nowhere")
    assert go(state, ReturnPhase(REBEL)).over
    state = quiet(cell=spring(1606))
    put(state, ZARUTSKY, "nowhere")
    go(state, ReturnPhase(REBEL))
    assert places(state) == {"belgorod", "voronezh", "putivl"}
    say(state, "place ivan_zarutsky putivl")
    for kind in ("mounted_cossack", "foot_cossack", "foot_cossack", "foot_cossack"):
        say(state, f"kind {kind}")
    assert at(state, ZARUTSKY) == "putivl"
    assert army(state, ZARUTSKY) == {"mounted_cossack": 1, "foot_cossack": 3}
    assert state.over


@rule("SMU-R-09", "SMU-SEQ-07")
def test_entering_is_compulsory_and_the_owner_chooses_the_sequence() -> None:
    state = quiet(cell=20)
    put(state, "andrey_prosovetsky", "nowhere")
    put(state, "ivan_kurakin", "nowhere")
    go(state, ReturnPhase(REBEL))
    assert {words.split()[1] for words in offers(state)} == {"andrey_prosovetsky", "ivan_kurakin"}
    assert "done" not in offers(state)


@rule("SMU-R-09", "SMU-APP-02")
def test_a_listed_fortress_need_not_be_controlled() -> None:
    state = quiet(cell=16)
    hold(state, POLISH, "novgorod")
    put(state, "mikhail_skopin_shuisky", "nowhere")
    go(state, ReturnPhase(SHUISKY))
    assert places(state) == {"novgorod", "torzhok", "tver"}
    say(state, "place mikhail_skopin_shuisky novgorod")
    assert state.marks[who("mikhail_skopin_shuisky")] & INSIDE == 0


@rule("SMU-R-13", "SMU-APP-02", "SMU-MOV-01")
def test_a_place_is_free_without_other_parties_and_with_room() -> None:
    state = quiet(cell=spring(1606))
    put(state, ZARUTSKY, "nowhere")
    put(state, "don_cossacks", "belgorod", owner=NOBLES)
    put(state, "ivan_bolotnikov", "putivl", {"foot_cossack": 1})
    put(state, "andrey_telyatevsky", "putivl", {"foot_cossack": 1})
    go(state, ReturnPhase(REBEL))
    assert places(state) == {"voronezh"}


@rule("SMU-APP-02", "SMU-APP-03", "SMU-R-13", "SMU-GLO-04")
def test_without_a_listed_place_it_is_an_own_point() -> None:
    state = quiet(cell=spring(1606))
    put(state, ZARUTSKY, "nowhere")
    for name, point in (("petr_basmanov", "belgorod"), ("boris_lykov", "voronezh"), ("vasily_golitsyn", "putivl")):
        put(state, name, point, {"noble_cavalry": 1})
    hold(state, REBEL, "tula", "tver", "kaluga")
    put(state, "fedor_sheremetev", "tver", {"noble_cavalry": 1}, marks=INSIDE)
    go(state, ReturnPhase(REBEL))
    assert places(state) == {"tula", "kaluga"}


@rule("SMU-R-13", "SMU-SIE-11")
def test_a_sovereigns_fortress_counts_for_the_party_of_the_tsar() -> None:
    state = quiet()
    crown(state, "boris_godunov", MOSCOW)
    assert where("tula") in places_for(state, who("petr_basmanov"), MOSCOW, [])
    assert where("tula") not in places_for(state, who("ivan_zarutsky"), REBEL, [])
    state.tsar = -1
    assert where("tula") not in places_for(state, who("petr_basmanov"), MOSCOW, [])


# --- where


@rule("SMU-APP-04", "SMU-R-12")
def test_without_own_points_it_is_a_free_town_near_an_enemy_commander() -> None:
    state = quiet(cell=2)
    put(state, "petr_basmanov", "orel", {"noble_cavalry": 1})
    hold(state, MOSCOW, "kromy")
    found = {smuta().notation.domains["point"][point] for point in places_for(state, who(ZARUTSKY), REBEL, [])}
    land = smuta().parts.land
    towns = {
        name
        for point, name in enumerate(smuta().notation.domains["point"])
        if land.kind[point] == 0 and 0 < land.distance[where("orel")][point] <= 3 and name != "kromy"
    }
    assert found == towns
    assert "tula" not in found


@rule("SMU-R-12")
def test_the_option_turns_the_distance_round() -> None:
    state = quiet(cell=2, return_distance="at_least_3")
    put(state, "petr_basmanov", "orel", {"noble_cavalry": 1})
    near = smuta().parts.land.distance[where("orel")]
    found = places_for(state, who(ZARUTSKY), REBEL, [])
    assert found
    assert all(near[point] >= 3 for point in found)


@rule("SMU-R-12")
def test_without_enemy_commanders_the_distance_does_not_matter() -> None:
    state = quiet(cell=2)
    towns = [point for point, kind in enumerate(smuta().parts.land.kind) if kind == 0]
    assert places_for(state, who(ZARUTSKY), REBEL, []) == towns


@rule("SMU-APP-06", "SMU-MSC-20", "SMU-MSC-19")
def test_poland_is_open_to_the_polish_party_alone() -> None:
    state = quiet(cell=2)
    hold(state, POLISH, "starodub")
    hold(state, REBEL, "tula")
    poland = set(smuta().parts.land.poland)
    assert set(places_for(state, who("jan_sapieha"), POLISH, [])) == {where("starodub"), *poland}
    assert set(places_for(state, who(ZARUTSKY), REBEL, [])) == {where("tula")}
    state.control = [NOBODY] * len(state.control)
    assert not poland & set(places_for(state, who(ZARUTSKY), REBEL, []))


@rule("SMU-R-65")
def test_without_a_place_a_newcomer_waits_beside_the_board_untested() -> None:
    state = quiet(cell=spring(1606))
    put(state, ZARUTSKY, "nowhere")
    state.control = [SOVEREIGN] * len(state.control)
    for name, point in (("petr_basmanov", "belgorod"), ("boris_lykov", "voronezh"), ("vasily_golitsyn", "putivl")):
        put(state, name, point, {"noble_cavalry": 1})
    go(state, ReturnPhase(REBEL))
    while asked(state) == "cossacks":
        say(state, "kind foot_cossack")
    assert at(state, ZARUTSKY) == "beside"
    assert army(state, ZARUTSKY) == {"foot_cossack": 4}
    put(state, "boris_lykov", "out", {"noble_cavalry": 0})
    state.now += 1
    go(state, ReturnPhase(REBEL))
    assert places(state) == {"voronezh"}
    say(state, "place ivan_zarutsky voronezh")
    assert army(state, ZARUTSKY) == {"foot_cossack": 4}
    assert state.over


@rule("SMU-APP-01", "SMU-DEC-08", "SMU-R-45")
def test_a_card_brings_a_commander_with_his_units_to_the_party_that_played_it() -> None:
    state = quiet(cell=2)
    one = put(state, "evert_horn", "nowhere")
    go(state, Enter(SHUISKY, one, (where("ladoga"), where("tikhvin"))))
    assert places(state) == {"ladoga", "tikhvin"}
    say(state, "place evert_horn ladoga")
    assert state.owner[one] == SHUISKY
    assert army(state, "evert_horn") == {"german_infantry": 2, "reiters": 2}
    go(state, Enter(MOSCOW, one, (where("tikhvin"),)))
    assert (state.owner[one], at(state, "evert_horn")) == (SHUISKY, "ladoga")


@rule("SMU-APP-13")
def test_distances_are_counted_in_roads() -> None:
    land = smuta().parts.land
    assert land.distance[where("moscow")][where("moscow")] == 0
    assert all(land.distance[one][other] == 1 for one in range(58) for other in land.near[one])
    for one in range(58):
        for other in range(58):
            nearest = min(land.distance[one][step] for step in land.near[other])
            assert land.distance[one][other] == (0 if one == other else nearest + 1)
    assert any(land.distance[one][other] > 1 for one in land.poland for other in land.poland if one != other)
