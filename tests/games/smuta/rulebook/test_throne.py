"""Tsar, pretenders, elections, proclamation and the Sovereign's campaign (SMU-MSC-01 to SMU-MSC-15)."""

from __future__ import annotations

from typing import Any

import pytest

from prestol.games.smuta.control import capture
from prestol.games.smuta.fate import Dying
from prestol.games.smuta.state import Smuta
from tests.games.smuta.battlefield import (
    MOSCOW,
    NOBLES,
    POLISH,
    REBEL,
    SHUISKY,
    cell,
    field,
    has_mark,
    host,
    number,
    smuta,
    units,
    where,
)
from tests.games.smuta.council import (
    SOVEREIGN,
    after,
    army,
    bare,
    council,
    holder,
    kinds,
    loyalty,
    personage,
    points,
    targets,
    tsar,
)
from tests.games.smuta.table import start
from tests.games.speaking import asked, offers, refused, say, told

GODUNOV = {"boris_godunov": personage("box", "reigned")}
REIGN: dict[str, Any] = {"tsar": "boris_godunov", "control": {"moscow": MOSCOW}}


# --- the first Tsar


@pytest.mark.rule("SMU-MSC-01", "SMU-SET-09", "SMU-SET-10", "SMU-SET-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_the_start_moscow_and_the_tsar_are_moscows(seats: int) -> None:
    state = start(seats)
    assert tsar(state) == "boris_godunov"
    assert where(state, "boris_godunov") == "box"
    assert holder(state, "moscow") == MOSCOW
    assert has_mark(state, "false_dmitry_1", "pretender")
    assert all(holder(state, point) == SOVEREIGN for point in ("smolensk", "novgorod", "tula", "troitse_lavra"))


# --- losing the throne


@pytest.mark.rule("SMU-MSC-02", "SMU-R-37")
def test_the_fall_of_moscow_drives_the_tsar_out() -> None:
    state = bare(GODUNOV | {"ivan_bolotnikov": army("moscow")}, active=REBEL, **REIGN)
    state.long_rule = 8
    capture(state, REBEL, number("point", "moscow"))
    assert tsar(state) == ""
    assert where(state, "boris_godunov") == "party"
    assert state.view()["long_rule"] == -1
    assert points(state, MOSCOW) == 0
    assert holder(state, "moscow") == REBEL


@pytest.mark.rule("SMU-R-37")
def test_a_tsar_who_was_a_commander_goes_to_the_track_without_units() -> None:
    people = {"false_dmitry_1": {"at": "box", "marks": ["reigned"]}, "ivan_bolotnikov": army("moscow")}
    state = bare(people, active=REBEL, tsar="false_dmitry_1", control={"moscow": POLISH}, cell=4)
    capture(state, REBEL, number("point", "moscow"))
    assert (where(state, "false_dmitry_1"), cell(state, "false_dmitry_1")) == ("track", 6)
    assert units(state, "false_dmitry_1") == {}
    assert tsar(state) == ""


@pytest.mark.rule("SMU-R-37", "SMU-MSC-02")
def test_a_tsar_on_campaign_loses_the_throne_with_moscow() -> None:
    people = {
        "boris_godunov": personage("vasily_golitsyn", "reigned"),
        "vasily_golitsyn": army("tver"),
        "ivan_bolotnikov": army("moscow"),
    }
    state = bare(people, active=REBEL, **REIGN)
    capture(state, REBEL, number("point", "moscow"))
    assert where(state, "boris_godunov") == "party"
    assert host(state, "boris_godunov") is None
    assert tsar(state) == ""


@pytest.mark.rule("SMU-R-37", "SMU-R-43")
def test_a_tsar_on_the_track_reigns_until_moscow_falls() -> None:
    people = {"boris_godunov": personage("track", "reigned"), "ivan_bolotnikov": army("moscow")}
    state = bare(people, active=REBEL, **REIGN)
    state.track[number("figure", "boris_godunov")] = 2
    assert points(state, MOSCOW) == 3 + 6
    capture(state, REBEL, number("point", "moscow"))
    assert tsar(state) == ""
    assert (where(state, "boris_godunov"), cell(state, "boris_godunov")) == ("track", 2)


@pytest.mark.rule("SMU-MSC-02", "SMU-R-50")
def test_the_death_of_the_tsar_leaves_the_throne_vacant() -> None:
    state = bare(GODUNOV, **REIGN)
    state.long_rule = 8
    after(state, Dying(number("figure", "boris_godunov"), state.seats))
    assert tsar(state) == ""
    assert where(state, "boris_godunov") == "out"
    assert (holder(state, "moscow"), points(state, MOSCOW)) == (MOSCOW, 3)
    assert state.view()["long_rule"] == -1


# --- proclamation


@pytest.mark.rule("SMU-MSC-03", "SMU-MSC-04", "SMU-SEQ-18", "SMU-R-37", "SMU-VIC-02", "SMU-VIC-05", "SMU-R-38")
def test_a_commander_is_proclaimed() -> None:
    people = {
        "false_dmitry_1": army("moscow", "pretender", "siege", reiters=2),
        "marina_mnishek": personage("false_dmitry_1"),
        "zaporozhians": {"at": "army", "host": "false_dmitry_1", "owner": POLISH},
    }
    state = council(people, active=POLISH, control={"moscow": POLISH}, cell=5)
    assert targets(state, "proclaim") == {"false_dmitry_1"}
    say(state, "proclaim false_dmitry_1")
    assert tsar(state) == "false_dmitry_1"
    assert where(state, "false_dmitry_1") == "box"
    assert points(state, POLISH) == 3 + 6
    assert units(state, "false_dmitry_1") == {}
    assert where(state, "zaporozhians") == "moscow"
    assert where(state, "marina_mnishek") == "party"
    assert not has_mark(state, "false_dmitry_1", "pretender")
    assert not has_mark(state, "false_dmitry_1", "siege")
    assert has_mark(state, "false_dmitry_1", "reigned")
    assert state.view()["long_rule"] == 13


@pytest.mark.rule("SMU-MSC-04", "SMU-CMP-10")
def test_a_personage_is_proclaimed_and_the_army_stays() -> None:
    people = {"vasily_shuisky": personage("dmitry_shuisky", "pretender"), "dmitry_shuisky": army("moscow")}
    state = council(people, active=SHUISKY, control={"moscow": SHUISKY}, cell=28)
    say(state, "proclaim vasily_shuisky")
    assert where(state, "vasily_shuisky") == "box"
    assert host(state, "vasily_shuisky") is None
    assert units(state, "dmitry_shuisky") == {"town_streltsy": 2}
    assert state.view()["long_rule"] == -1


@pytest.mark.rule("SMU-MSC-03", "SMU-R-42")
def test_moscow_must_be_controlled_when_the_phase_begins() -> None:
    people = {"false_dmitry_1": army("moscow", "pretender", "laid")}
    state = council(people, active=POLISH, control={"moscow": MOSCOW}, dice=(6,))
    assert refused(state, "proclaim false_dmitry_1") == "SMU-MSC-03"
    say(state, "storm false_dmitry_1")
    assert holder(state, "moscow") == POLISH
    assert "proclaim" not in kinds(state)
    assert refused(state, "proclaim false_dmitry_1") == "SMU-MSC-03"


@pytest.mark.rule("SMU-R-42")
def test_with_the_option_a_pretender_may_be_proclaimed_after_the_capture() -> None:
    people = {"false_dmitry_1": army("moscow", "pretender", "laid")}
    options = {"proclaim_on_capture": True}
    state = council(people, active=POLISH, control={"moscow": MOSCOW}, dice=(6,), options=options)
    assert "proclaim" not in kinds(state)
    say(state, "storm false_dmitry_1", "proclaim false_dmitry_1")
    assert tsar(state) == "false_dmitry_1"


@pytest.mark.rule("SMU-MSC-03", "SMU-R-42")
def test_the_pretender_must_begin_the_phase_in_moscow() -> None:
    people = {"vasily_shuisky": personage("track", "pretender"), "dmitry_shuisky": army("tver", "pretender")}
    state = council(people, active=SHUISKY, control={"moscow": SHUISKY})
    assert "proclaim" not in kinds(state)
    assert refused(state, "proclaim dmitry_shuisky") == "SMU-MSC-03"


@pytest.mark.rule("SMU-MSC-05")
def test_a_reigning_tsar_is_not_exchanged() -> None:
    state = council(GODUNOV | {"vasily_golitsyn": army("moscow", "pretender")}, **REIGN)
    assert refused(state, "proclaim vasily_golitsyn") == "SMU-MSC-05"


@pytest.mark.rule("SMU-MSC-06")
def test_nobody_reigns_who_has_not_been_a_pretender() -> None:
    state = council({"vasily_golitsyn": army("moscow")}, control={"moscow": MOSCOW})
    assert refused(state, "proclaim vasily_golitsyn") == "SMU-MSC-06"


# --- elections


@pytest.mark.rule("SMU-MSC-07", "SMU-SEQ-16", "SMU-R-41")
@pytest.mark.parametrize(("own", "other", "may"), [(4, 3, True), (4, 4, True), (3, 4, False)])
def test_the_caller_is_exceeded_by_nobody(own: int, other: int, may: bool) -> None:
    state = council({}, active=NOBLES, loyal={NOBLES: own, REBEL: other})
    assert ("call" in kinds(state)) == may
    if not may:
        assert refused(state, "call") == "SMU-MSC-07"


@pytest.mark.rule("SMU-MSC-08", "SMU-MSC-09", "SMU-R-41")
def test_every_party_throws_and_the_top_total_names_a_person() -> None:
    people = {"istoma_pashkov": army("tver"), "andrey_golitsyn": personage(), "ivan_bolotnikov": army("tula")}
    state = council(people, active=NOBLES, loyal={NOBLES: 5}, dice=(6, 6, 6, 1, 6))
    base = loyalty(state, NOBLES)
    say(state, "call")
    rolls = told(state, "election-roll")
    assert [roll["die"] for roll in rolls] == [6, 6, 6, 1, 6]
    assert rolls[NOBLES]["total"] == base + 1
    assert state.waiting == (NOBLES,)
    assert asked(state) == "name-pretender"
    assert offers(state) == {"name andrey_golitsyn", "done"}
    say(state, "name andrey_golitsyn")
    assert has_mark(state, "andrey_golitsyn", "pretender")
    assert host(state, "andrey_golitsyn") == "istoma_pashkov"


@pytest.mark.rule("SMU-R-41")
def test_equal_totals_throw_again() -> None:
    people = {"vasily_golitsyn": army("tver"), "false_dmitry_1": army("kaluga")}
    loyal = {MOSCOW: 4, POLISH: 1}
    state = council(people, loyal=loyal, dice=(3, 3, 1, 1, 1, 2, 5))
    assert loyalty(state, MOSCOW) == loyalty(state, POLISH) == 6
    say(state, "call")
    assert [(roll["seat"], roll["die"]) for roll in told(state, "election-roll")] == [
        (0, 3), (1, 3), (2, 1), (3, 1), (4, 1), (0, 2), (1, 5),
    ]  # fmt: skip
    assert state.waiting == (POLISH,)


@pytest.mark.rule("SMU-R-41")
def test_the_winner_may_decline_and_an_election_is_called_once() -> None:
    state = council({"vasily_golitsyn": army("tver")}, loyal={MOSCOW: 9}, dice=(6, 1, 1, 1, 1))
    say(state, "call", "done")
    assert not has_mark(state, "vasily_golitsyn", "pretender")
    assert told(state, "nobody-named")
    assert refused(state, "call") == "SMU-R-41"


@pytest.mark.rule("SMU-R-41", "SMU-MSC-09")
def test_a_winner_without_a_person_gets_nothing() -> None:
    state = council({"ivan_bolotnikov": army("tver")}, active=REBEL, loyal={REBEL: 9}, dice=(1, 1, 6, 1, 1))
    say(state, "call")
    assert asked(state) == "politics"
    assert told(state, "election-won") == [{"seat": REBEL}]


@pytest.mark.rule("SMU-MSC-11", "SMU-R-41")
def test_three_pretenders_are_enough() -> None:
    people = {
        "false_dmitry_1": army("tver", "pretender"),
        "vasily_golitsyn": army("kaluga", "pretender"),
        "vasily_shuisky": personage("track", "pretender"),
    }
    state = council(people, loyal={MOSCOW: 9})
    assert refused(state, "call") == "SMU-MSC-11"


@pytest.mark.rule("SMU-R-41", "SMU-MSC-09", "SMU-MSC-23", "SMU-CRD-27")
def test_who_is_eligible() -> None:
    people = {
        "boris_godunov": personage("box"),
        "ivan_romanov": personage("track"),
        "ivan_vorotynsky": personage("party", owner=MOSCOW),
        "filaret": personage("party", owner=MOSCOW),
        "mikhail_romanov": personage("party", owner=MOSCOW),
        "vasily_golitsyn": army("kaluga", "accused"),
        "false_dmitry_1": army("tver", owner=MOSCOW, winged_hussars=2),
        "false_dmitry_2": personage("false_dmitry_1", "pretender", owner=MOSCOW),
    }
    state = council(people, **REIGN, loyal={MOSCOW: 20}, dice=(6, 1, 1, 1, 1))
    say(state, "call")
    eligible = {"mikhail_romanov", "false_dmitry_1"}
    worth = smuta().parts.people.legitimacy[number("figure", "ivan_vorotynsky")]
    assert targets(state, "name") == eligible | ({"ivan_vorotynsky"} if worth >= 2 else set())
    assert refused(state, "name vasily_golitsyn") == "SMU-MSC-09"
    for who in ("boris_godunov", "ivan_romanov", "filaret", "false_dmitry_2", "tsarevich_petr"):
        assert refused(state, f"name {who}") == "SMU-R-41"


@pytest.mark.rule("SMU-MSC-10", "SMU-R-41")
def test_a_personage_needs_an_army_and_goes_into_one_at_once() -> None:
    people = {"andrey_golitsyn": personage(), "istoma_pashkov": army("tver"), "jan_sapieha": army("kaluga")}
    state = council(people, active=NOBLES, loyal={NOBLES: 9}, dice=(1, 1, 1, 6, 1))
    say(state, "call", "name andrey_golitsyn")
    assert asked(state) == "house-pretender"
    assert offers(state) == {"join andrey_golitsyn istoma_pashkov", "join andrey_golitsyn jan_sapieha"}
    assert refused(state, "join andrey_golitsyn ivan_bolotnikov") == "SMU-R-49"
    say(state, "join andrey_golitsyn jan_sapieha")
    assert host(state, "andrey_golitsyn") == "jan_sapieha"
    assert asked(state) == "politics"
    alone = council({"andrey_golitsyn": personage()}, active=NOBLES, loyal={NOBLES: 9}, dice=(1, 1, 1, 6, 1))
    say(alone, "call")
    assert asked(alone) == "politics"


@pytest.mark.rule("SMU-MSC-10")
def test_a_personage_without_an_army_to_join_is_refused() -> None:
    people = {
        "andrey_golitsyn": personage(),
        "istoma_pashkov": army("tula", "inside"),
        "mikhail_romanov": personage("istoma_pashkov", owner=NOBLES),
        "ivan_bolotnikov": army("tula"),
    }
    state = council(people, active=NOBLES, loyal={NOBLES: 9}, control={"tula": NOBLES}, dice=(1, 1, 1, 6, 1))
    say(state, "call")
    assert targets(state, "name") == {"mikhail_romanov"}
    assert refused(state, "name andrey_golitsyn") == "SMU-MSC-10"


@pytest.mark.rule("SMU-R-41")
def test_an_army_in_a_besieged_fortress_is_no_army_to_join() -> None:
    people = {
        "andrey_golitsyn": personage(),
        "istoma_pashkov": army("tula", "inside"),
        "ivan_bolotnikov": army("tula"),
    }
    state = council(people, active=NOBLES, loyal={NOBLES: 9}, control={"tula": NOBLES}, dice=(1, 1, 1, 6, 1))
    say(state, "call")
    assert asked(state) == "politics"


# --- pretenders without an army


@pytest.mark.rule("SMU-R-42", "SMU-R-50")
def test_a_pretender_whose_commander_dies_waits_and_is_put_into_an_army_when_there_is_one() -> None:
    people = {"andrey_golitsyn": personage("istoma_pashkov", "pretender"), "istoma_pashkov": army("tver")}
    state = bare(people, active=NOBLES)
    after(state, Dying(number("figure", "istoma_pashkov"), state.seats))
    assert where(state, "andrey_golitsyn") == "party"
    assert has_mark(state, "andrey_golitsyn", "pretender")
    assert "send" not in kinds(state)
    people = {"andrey_golitsyn": personage("party", "pretender"), "jan_sapieha": army("kaluga")}
    state = council(people, active=NOBLES)
    assert host(state, "andrey_golitsyn") == "jan_sapieha"


@pytest.mark.rule("SMU-R-42")
def test_with_another_army_the_pretender_is_put_into_it_at_once_in_anybodys_phase() -> None:
    people = {
        "andrey_golitsyn": personage("istoma_pashkov", "pretender"),
        "istoma_pashkov": army("tver"),
        "jan_sapieha": army("kaluga"),
        "prokopy_lyapunov": army("kursk"),
    }
    state = after(bare(people, active=MOSCOW), Dying(number("figure", "istoma_pashkov"), 5))
    assert state.waiting == (NOBLES,)
    assert offers(state) == {"join andrey_golitsyn jan_sapieha", "join andrey_golitsyn prokopy_lyapunov"}
    say(state, "join andrey_golitsyn prokopy_lyapunov")
    assert host(state, "andrey_golitsyn") == "prokopy_lyapunov"
    assert state.waiting == (MOSCOW,)


# --- the Sovereign's campaign


def muster(*marks: str, tsar_marks: tuple[str, ...] = ("reigned",), at: str = "moscow", **units_of: int) -> Smuta:
    """An army is the next to act, and the Tsar is in his box."""
    people = {"boris_godunov": personage("box", *tsar_marks), "vasily_golitsyn": army(at, *marks, **units_of)}
    state = field(people, tsar="boris_godunov", control={"moscow": MOSCOW})
    say(state, "take vasily_golitsyn")
    return state


@pytest.mark.rule("SMU-MSC-12", "SMU-MSC-13", "SMU-MSC-14", "SMU-R-43", "SMU-DEC-04")
@pytest.mark.parametrize("good", ["artillery", "siege"])
def test_the_tsar_marches_with_an_army_that_leaves_moscow(good: str) -> None:
    state = muster()
    say(state, "campaign vasily_golitsyn")
    assert offers(state) == {"bring artillery", "bring siege"}
    assert refused(state, "bring reiters") == "SMU-MSC-14"
    say(state, f"bring {good}")
    assert units(state, "vasily_golitsyn") == {
        "town_streltsy": 2,
        "moscow_streltsy": 1,
        **({"artillery": 1} if good == "artillery" else {}),
    }
    assert has_mark(state, "vasily_golitsyn", "siege") == (good == "siege")
    assert host(state, "boris_godunov") == "vasily_golitsyn"
    assert tsar(state) == "boris_godunov"
    assert points(state, MOSCOW) == 9
    assert asked(state) == "set-out"
    assert kinds(state) == {"go"}
    assert refused(state, "go smolensk") == "SMU-MOV-09"
    say(state, "go mozhaysk")
    assert where(state, "vasily_golitsyn") == "mozhaysk"
    assert tsar(state) == "boris_godunov"


@pytest.mark.rule("SMU-MSC-14")
def test_each_tsar_brings_the_bonus_once() -> None:
    state = muster(tsar_marks=("reigned", "campaigned"))
    say(state, "campaign vasily_golitsyn")
    assert asked(state) == "set-out"
    assert units(state, "vasily_golitsyn") == {"town_streltsy": 2}


@pytest.mark.rule("SMU-R-43", "SMU-MSC-25")
def test_what_does_not_fit_is_lost() -> None:
    state = muster(artillery=1, town_streltsy=7)
    say(state, "campaign vasily_golitsyn")
    assert asked(state) == "set-out"
    assert units(state, "vasily_golitsyn") == {"town_streltsy": 7, "artillery": 1, "moscow_streltsy": 1}
    assert has_mark(state, "vasily_golitsyn", "siege")
    full = muster("siege", town_streltsy=9)
    say(full, "campaign vasily_golitsyn")
    assert units(full, "vasily_golitsyn") == {"town_streltsy": 9}
    assert has_mark(full, "boris_godunov", "campaigned")


@pytest.mark.rule("SMU-MSC-12", "SMU-R-43")
def test_the_army_must_stand_in_moscow_outside_the_fortress() -> None:
    assert refused(muster(at="tver"), "campaign vasily_golitsyn") == "SMU-MSC-12"
    assert "campaign" not in kinds(muster("inside"))
    people = {"boris_godunov": personage("party"), "vasily_golitsyn": army("moscow")}
    state = field(people, control={"moscow": MOSCOW})
    say(state, "take vasily_golitsyn")
    assert "campaign" not in kinds(state)


@pytest.mark.rule("SMU-R-43")
@pytest.mark.parametrize("military", [False, True])
def test_the_tsar_goes_home_when_his_army_is_in_moscow(military: bool) -> None:
    people = {"boris_godunov": personage("vasily_golitsyn", "reigned"), "vasily_golitsyn": army("moscow")}
    state = field(people, **REIGN) if military else council(people, **REIGN)
    say(state, "home")
    assert where(state, "boris_godunov") == "box"
    assert host(state, "boris_godunov") is None
    assert "home" not in kinds(state)
    assert tsar(state) == "boris_godunov"


@pytest.mark.rule("SMU-R-43")
def test_the_tsar_does_not_go_home_from_elsewhere_or_in_another_phase() -> None:
    people = {"boris_godunov": personage("vasily_golitsyn", "reigned"), "vasily_golitsyn": army("tver")}
    state = council(people, **REIGN)
    assert refused(state, "home") == "SMU-R-43"
    people = {"boris_godunov": personage("vasily_golitsyn", "reigned"), "vasily_golitsyn": army("moscow")}
    assert "home" not in kinds(council(people, active=REBEL, **REIGN))


@pytest.mark.rule("SMU-MSC-15")
def test_a_defeat_of_the_tsar_is_worth_three() -> None:
    people = {
        "boris_godunov": personage("vasily_golitsyn", "reigned"),
        "vasily_golitsyn": army("tver"),
        "ivan_bolotnikov": army("torzhok"),
    }
    state = field(people, active=REBEL, **REIGN)
    say(state, "take ivan_bolotnikov", "go tver", "concede")
    assert state.view()["victories"][REBEL] == 3
    assert tsar(state) == "boris_godunov"
    assert where(state, "boris_godunov") == "track"
