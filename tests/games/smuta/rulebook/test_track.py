"""The track and death (SMU-APP): who is tested, who comes back, and what the dead leave behind."""

from __future__ import annotations

import pytest

from prestol.games.smuta.appear import Enter, ReturnPhase
from prestol.games.smuta.entry_places import armies_to_join
from prestol.games.smuta.fate import Dying, die, to_track
from prestol.games.smuta.forces import supply
from prestol.games.smuta.parts import CAMP, INSIDE, PRETENDER, SIEGE_CARRIED, SIEGE_LAID, SOVEREIGN
from tests.games.smuta.table import (
    MOSCOW,
    REBEL,
    army,
    at,
    crown,
    go,
    hold,
    number,
    offers,
    pretends,
    put,
    say,
    smuta,
    told,
    where,
    who,
    with_dice,
)
from tests.games.smuta.track import ZARUTSKY, quiet

rule = pytest.mark.rule


# --- back from the track


@rule("SMU-APP-12", "SMU-R-10", "SMU-APP-10", "SMU-R-62", "SMU-BAT-17")
def test_a_beaten_commander_is_tested_in_the_next_season_and_returns_in_the_second() -> None:
    state = quiet(cell=5)
    hold(state, REBEL, "tula")
    one = put(state, ZARUTSKY, "tula", {"foot_cossack": 1})
    to_track(state, one)
    assert (at(state, ZARUTSKY), state.track[one]) == ("track", 7)
    state.now = 6
    with_dice(state, 2, 1)
    go(state, ReturnPhase(REBEL))
    assert [event["die"] for event in told(state, "track-test")] == [2]
    assert [event["die"] for event in told(state, "unit-test")] == [1]
    assert army(state, ZARUTSKY) == {}
    state.now = 7
    with_dice(state, 1)
    go(state, ReturnPhase(REBEL))
    assert told(state, "track-test") == []
    say(state, "place ivan_zarutsky tula", "kind mounted_cossack")
    assert army(state, ZARUTSKY) == {"mounted_cossack": 1}
    assert told(state, "track-test") == []


@rule("SMU-R-10")
def test_the_option_tests_all_before_anybody_returns() -> None:
    state = quiet(cell=7, track_tests="all")
    hold(state, REBEL, "tula")
    put(state, ZARUTSKY, "track", {"foot_cossack": 1}, cell=7)
    with_dice(state, 1)
    go(state, ReturnPhase(REBEL))
    assert at(state, ZARUTSKY) == "out"
    assert state.over


@rule("SMU-R-10", "SMU-R-11", "SMU-SEQ-07")
def test_with_that_option_a_personage_returns_although_his_commander_has_just_died() -> None:
    state = quiet(cell=3, track_tests="all")
    hold(state, REBEL, "tula")
    put(state, "ivan_bolotnikov", "track", {"foot_cossack": 1}, cell=3)
    put(state, "tsarevich_petr", "track", host="ivan_bolotnikov", cell=3)
    with_dice(state, 1, 4)
    go(state, ReturnPhase(REBEL))
    say(state, "leave tsarevich_petr")
    assert (at(state, "ivan_bolotnikov"), at(state, "tsarevich_petr")) == ("out", "party")


@rule("SMU-R-10")
def test_cells_after_winter_1612_do_not_exist() -> None:
    state = quiet(cell=30)
    put(state, "marina_mnishek", "army", host="false_dmitry_1")
    one = put(state, "false_dmitry_1", "tula", {"foot_cossack": 3}, marks=PRETENDER)
    to_track(state, one)
    assert (at(state, "false_dmitry_1"), at(state, "marina_mnishek")) == ("out", "out")
    assert army(state, "false_dmitry_1") == {}
    assert not pretends(state, "false_dmitry_1")
    assert state.dying == []


@rule("SMU-R-67", "SMU-BAT-17", "SMU-SIE-06", "SMU-APP-12", "SMU-CMP-17")
def test_what_goes_to_the_track_with_an_army() -> None:
    state = quiet(cell=2)
    one = put(
        state,
        "ivan_bolotnikov",
        "moscow",
        {"foot_cossack": 2, "artillery": 1},
        marks=SIEGE_LAID | CAMP | PRETENDER,
    )
    put(state, "tsarevich_petr", "army", host="ivan_bolotnikov")
    put(state, "don_cossacks", "army", owner=REBEL, host="ivan_bolotnikov")
    second = put(state, ZARUTSKY, "moscow", {"foot_cossack": 1}, host="ivan_bolotnikov")
    to_track(state, one)
    assert [at(state, name) for name in ("ivan_bolotnikov", "tsarevich_petr", "don_cossacks")] == ["track"] * 3
    assert state.marks[one] == PRETENDER
    assert army(state, "ivan_bolotnikov") == {"foot_cossack": 2, "artillery": 1}
    assert (at(state, ZARUTSKY), state.host[second]) == ("moscow", -1)
    state.now = 4
    hold(state, REBEL, "tula")
    go(state, ReturnPhase(REBEL))
    say(state, "place ivan_bolotnikov tula")
    assert [at(state, name) for name in ("tsarevich_petr", "don_cossacks")] == ["army"] * 2
    assert state.over


@rule("SMU-APP-08", "SMU-R-11", "SMU-GLO-01", "SMU-DEC-09", "SMU-SEQ-08")
def test_the_order_of_the_tests() -> None:
    state = quiet(cell=2)
    put(state, "ivan_bolotnikov", "track", {"foot_cossack": 2, "mounted_cossack": 1}, cell=3)
    put(state, "tsarevich_petr", "track", host="ivan_bolotnikov", cell=3)
    put(state, "don_cossacks", "track", owner=REBEL, host="ivan_bolotnikov", cell=3)
    put(state, "andrey_trubetskoy", "track", cell=3)
    put(state, "petr_basmanov", "track", cell=3)
    with_dice(state, 2, 3)
    go(state, ReturnPhase(REBEL))
    tested = [event for event in state.events if event.name.endswith("test")]
    names = smuta().notation.domains
    words = [
        names["unit_kind"][event.args["unit"]] if "unit" in event.args else names["figure"][event.args["who"]]
        for event in tested
    ]
    assert words[:3] == ["ivan_bolotnikov", "tsarevich_petr", "mounted_cossack"]
    assert sorted(words[3:]) == sorted(["foot_cossack", "foot_cossack", "don_cossacks", "andrey_trubetskoy"])
    assert words[-1] == "andrey_trubetskoy"


@rule("SMU-APP-09", "SMU-R-11")
def test_the_units_of_a_dead_commander_go_with_him_and_his_personages_stay() -> None:
    state = quiet(cell=2)
    put(state, "ivan_bolotnikov", "track", {"foot_cossack": 12}, cell=3)
    put(state, "tsarevich_petr", "track", host="ivan_bolotnikov", cell=3)
    put(state, "don_cossacks", "track", owner=REBEL, host="ivan_bolotnikov", cell=3)
    with_dice(state, 1, 4)
    go(state, ReturnPhase(REBEL))
    assert at(state, "ivan_bolotnikov") == "out"
    assert told(state, "unit-test") == []
    assert supply(state, number("unit_kind", "foot_cossack")) == 40
    assert at(state, "don_cossacks") == "out"
    assert (at(state, "tsarevich_petr"), state.host[who("tsarevich_petr")]) == ("track", -1)
    state.now = 3
    go(state, ReturnPhase(REBEL))
    assert offers(state) == {"leave tsarevich_petr"}
    say(state, "leave tsarevich_petr")
    assert at(state, "tsarevich_petr") == "party"


@rule("SMU-APP-11", "SMU-DEC-02")
def test_a_personage_alone_joins_a_commander_or_his_party() -> None:
    state = quiet(cell=3)
    put(state, "andrey_trubetskoy", "track", cell=3)
    put(state, "ivan_bolotnikov", "tula", {"foot_cossack": 1})
    go(state, ReturnPhase(REBEL))
    assert offers(state) == {"join andrey_trubetskoy ivan_bolotnikov", "leave andrey_trubetskoy"}
    say(state, "join andrey_trubetskoy ivan_bolotnikov")
    assert (at(state, "andrey_trubetskoy"), state.host[who("andrey_trubetskoy")]) == ("army", who("ivan_bolotnikov"))


@rule("SMU-CMP-10", "SMU-R-42", "SMU-R-49")
def test_a_pretender_goes_into_an_army_if_there_is_one() -> None:
    state = quiet(cell=3)
    put(state, "tsarevich_petr", "track", cell=3, marks=PRETENDER)
    put(state, "ivan_bolotnikov", "tula", {"foot_cossack": 1}, marks=INSIDE)
    put(state, "petr_basmanov", "tula", {"noble_cavalry": 1})
    assert armies_to_join(state, REBEL) == []
    go(state, ReturnPhase(REBEL))
    assert offers(state) == {"leave tsarevich_petr"}
    state = quiet(cell=3)
    put(state, "tsarevich_petr", "track", cell=3, marks=PRETENDER)
    put(state, "ivan_bolotnikov", "tula", {"foot_cossack": 1}, marks=INSIDE)
    go(state, ReturnPhase(REBEL))
    assert offers(state) == {"join tsarevich_petr ivan_bolotnikov"}


@rule("SMU-APP-05", "SMU-R-65")
def test_without_a_place_one_on_the_track_waits_and_is_tested() -> None:
    state = quiet(cell=3)
    state.control = [SOVEREIGN] * len(state.control)
    put(state, ZARUTSKY, "track", {"foot_cossack": 1}, cell=3)
    put(state, "petr_basmanov", "tula", {"noble_cavalry": 1})
    with_dice(state, 5, 5)
    go(state, ReturnPhase(REBEL))
    assert told(state, "waits")
    assert state.track[who(ZARUTSKY)] == 4
    assert len(told(state, "track-test")) == 1
    state.now = 31
    state.track[who(ZARUTSKY)] = 31
    go(state, ReturnPhase(REBEL))
    assert at(state, ZARUTSKY) == "out"


@rule("SMU-R-14", "SMU-CMP-14")
def test_a_detachment_returns_as_a_separate_piece_and_a_destroyed_one_never() -> None:
    state = quiet(cell=2)
    hold(state, REBEL, "tula")
    one = put(state, "don_cossacks", "yelets", owner=REBEL)
    to_track(state, one)
    state.now = 4
    go(state, ReturnPhase(REBEL))
    say(state, "place don_cossacks tula")
    assert at(state, "don_cossacks") == "tula"
    go(state, Dying(one, state.seats))
    assert at(state, "don_cossacks") == "out"
    go(state, Enter(REBEL, one, (where("yelets"),)))
    assert at(state, "don_cossacks") == "out"


# --- death


@rule("SMU-R-50", "SMU-CRD-32")
def test_what_a_dead_commander_leaves_behind() -> None:
    state = quiet(cell=2)
    crown(state, "boris_godunov", MOSCOW)
    hold(state, MOSCOW, "moscow")
    one = put(state, "petr_basmanov", "tula", {"noble_cavalry": 3}, marks=SIEGE_CARRIED | CAMP | PRETENDER)
    put(state, "boris_lykov", "tula", {"noble_cavalry": 2}, host="petr_basmanov")
    put(state, "ivan_romanov", "army", host="petr_basmanov")
    put(state, "boris_godunov", "army", host="petr_basmanov")
    put(state, "kasimov_tatars", "army", owner=MOSCOW, host="petr_basmanov")
    die(state, one)
    assert (at(state, "petr_basmanov"), state.marks[one]) == ("out", 0)
    assert army(state, "petr_basmanov") == {}
    assert at(state, "ivan_romanov") == "party"
    assert at(state, "boris_godunov") == "box"
    assert (at(state, "boris_lykov"), state.host[who("boris_lykov")]) == ("tula", -1)
    assert at(state, "kasimov_tatars") == "tula"
    assert state.tsar == who("boris_godunov")


@rule("SMU-R-50")
def test_where_stacking_forbids_it_a_detachment_joins_the_other_army_or_is_lost() -> None:
    for units, place in (({"noble_cavalry": 2}, "army"), ({"noble_cavalry": 8}, "out")):
        state = quiet(cell=2)
        one = put(state, "petr_basmanov", "tula", {"noble_cavalry": 3})
        put(state, "boris_lykov", "tula", units)
        put(state, "kasimov_tatars", "army", owner=MOSCOW, host="petr_basmanov")
        put(state, "don_cossacks", "army", owner=MOSCOW, host="petr_basmanov")
        die(state, one)
        assert at(state, "kasimov_tatars" if place == "army" else "don_cossacks") in ("tula", place)
        assert sorted([at(state, "kasimov_tatars"), at(state, "don_cossacks")]) == sorted(["tula", place])


@rule("SMU-MSC-02", "SMU-R-37")
def test_the_throne_falls_vacant_when_the_tsar_dies() -> None:
    state = quiet(cell=2)
    crown(state, "boris_godunov", MOSCOW)
    state.long_rule = 8
    die(state, who("boris_godunov"))
    assert (state.tsar, state.long_rule) == (-1, -1)
    assert told(state, "throne-vacant") == [{"who": who("boris_godunov")}]


@rule("SMU-R-43")
def test_a_tsar_back_from_the_track_goes_to_his_box() -> None:
    state = quiet(cell=4)
    crown(state, "boris_godunov", MOSCOW)
    hold(state, MOSCOW, "moscow")
    put(state, "petr_basmanov", "track", {"noble_cavalry": 2}, cell=4)
    put(state, "boris_godunov", "track", host="petr_basmanov", cell=4)
    go(state, ReturnPhase(MOSCOW))
    say(state, "place petr_basmanov moscow")
    assert at(state, "boris_godunov") == "box"
    put(state, "boris_godunov", "track", cell=4)
    go(state, ReturnPhase(MOSCOW))
    assert at(state, "boris_godunov") == "box"
