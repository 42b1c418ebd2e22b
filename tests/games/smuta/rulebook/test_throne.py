"""Tsar and proclamation: how a throne is won and lost (SMU-MSC-01 to SMU-MSC-15)."""

from __future__ import annotations

from typing import Any

import pytest

from prestol.games.smuta.control import capture
from prestol.games.smuta.fate import Dying
from tests.games.smuta.battlefield import MOSCOW, POLISH, REBEL, SHUISKY, cell, has_mark, host, number, units, where
from tests.games.smuta.council import (
    SOVEREIGN,
    after,
    army,
    bare,
    council,
    holder,
    kinds,
    personage,
    points,
    targets,
    tsar,
)
from tests.games.smuta.table import start
from tests.games.speaking import refused, say

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
    assert points(state, MOSCOW) == 6 + 6
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
    assert (holder(state, "moscow"), points(state, MOSCOW)) == (MOSCOW, 6)
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
    assert points(state, POLISH) == 6 + 6
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
