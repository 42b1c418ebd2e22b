"""Captured fortresses, armies inside, and the fortresses of the Sovereign (SMU-SIE)."""

from __future__ import annotations

import pytest

from prestol.games.smuta.control import capture
from prestol.games.smuta.fate import Dying
from prestol.games.smuta.field import is_besieged
from tests.games.smuta.battlefield import (
    MOSCOW,
    NOBLES,
    POLISH,
    REBEL,
    Army,
    cell,
    field,
    has_mark,
    host,
    number,
    units,
    where,
    with_dice,
)
from tests.games.smuta.cards.stage import idle_until
from tests.games.smuta.council import (
    NOBODY,
    SOVEREIGN,
    after,
    army,
    bare,
    council,
    holder,
    kinds,
    personage,
    points,
    tsar,
)
from tests.games.smuta.table import deal
from tests.games.speaking import offers, say

GODUNOV = {"boris_godunov": personage("box")}


# --- capture


@pytest.mark.rule("SMU-SIE-15", "SMU-SIE-18", "SMU-R-22")
def test_the_army_inside_is_lost_with_the_fortress() -> None:
    people = {
        "ivan_bolotnikov": army("tula"),
        "vasily_golitsyn": army("tula", "inside", "pretender", town_streltsy=3),
        "ivan_romanov": personage("vasily_golitsyn"),
        "shishi": {"at": "army", "host": "vasily_golitsyn", "owner": MOSCOW},
    }
    state = council(people, active=REBEL, control={"tula": MOSCOW}, dice=(5,), cell=2)
    say(state, "storm ivan_bolotnikov")
    assert holder(state, "tula") == REBEL
    assert where(state, "vasily_golitsyn") == "out"
    assert units(state, "vasily_golitsyn") == {}
    assert where(state, "shishi") == "out"
    assert (where(state, "ivan_romanov"), cell(state, "ivan_romanov")) == ("track", 4)
    assert host(state, "ivan_romanov") is None
    assert not has_mark(state, "vasily_golitsyn", "pretender")


@pytest.mark.rule("SMU-R-22", "SMU-SIE-15", "SMU-CRD-32", "SMU-RXN-10")
def test_the_commander_inside_may_escape_when_the_fortress_falls() -> None:
    people = {
        "ivan_bolotnikov": army("tula"),
        "vasily_golitsyn": army("tula", "inside", "pretender", town_streltsy=3),
        "shishi": {"at": "army", "host": "vasily_golitsyn", "owner": MOSCOW},
    }
    state = council(people, active=REBEL, control={"tula": MOSCOW}, dice=(5,), cell=2)
    deal(state, MOSCOW, "miraculous_escape")
    say(state, "storm ivan_bolotnikov")
    idle_until(state, "person_dying")
    assert state.waiting == (MOSCOW,)
    say(state, "play miraculous_escape")
    assert (where(state, "vasily_golitsyn"), cell(state, "vasily_golitsyn")) == ("track", 4)
    assert has_mark(state, "vasily_golitsyn", "pretender")
    assert not has_mark(state, "vasily_golitsyn", "inside")
    assert (units(state, "vasily_golitsyn"), where(state, "shishi")) == ({}, "out")
    assert holder(state, "tula") == REBEL


@pytest.mark.rule("SMU-SIE-15", "SMU-R-20")
def test_a_detachment_inside_is_lost_as_well() -> None:
    people = {"ivan_bolotnikov": army("tula"), "shishi": {"at": "tula", "owner": MOSCOW, "marks": ["inside"]}}
    state = council(people, active=REBEL, control={"tula": MOSCOW}, dice=(6,))
    say(state, "storm ivan_bolotnikov")
    assert where(state, "shishi") == "out"


@pytest.mark.rule("SMU-SIE-18")
def test_a_capture_ends_every_siege_there() -> None:
    people = {"ivan_bolotnikov": army("smolensk"), "false_dmitry_1": army("smolensk", "laid")}
    state = bare(people, active=REBEL, control={"smolensk": SOVEREIGN})
    capture(state, REBEL, number("point", "smolensk"))
    assert not has_mark(state, "false_dmitry_1", "laid")
    assert holder(state, "smolensk") == REBEL


@pytest.mark.rule("SMU-SIE-15")
def test_an_army_of_the_captor_stays_inside() -> None:
    state = bare({"ivan_bolotnikov": army("tula", "inside")}, active=REBEL, control={"tula": MOSCOW})
    capture(state, REBEL, number("point", "tula"))
    after(state)
    assert where(state, "ivan_bolotnikov") == "tula"
    assert has_mark(state, "ivan_bolotnikov", "inside")


@pytest.mark.rule("SMU-R-21")
def test_an_army_in_a_lost_fortress_may_storm_it_from_inside() -> None:
    people = {"vasily_golitsyn": army("tula", "inside"), "ivan_bolotnikov": army("tula")}
    state = council(people, control={"tula": SOVEREIGN}, dice=(5,))
    assert is_besieged(state, number("figure", "vasily_golitsyn"))
    say(state, "storm vasily_golitsyn")
    assert holder(state, "tula") == MOSCOW
    assert has_mark(state, "vasily_golitsyn", "inside")


@pytest.mark.rule("SMU-R-21", "SMU-R-25")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_who_besieges_a_lost_fortress_from_inside_loses_a_unit_too(die: int) -> None:
    people = {"vasily_golitsyn": army("smolensk", "inside", "laid"), "ivan_bolotnikov": army("smolensk")}
    state = council(people, control={"smolensk": SOVEREIGN}, dice=(die,))
    say(state, "storm vasily_golitsyn")
    assert units(state, "vasily_golitsyn") == {"town_streltsy": 1 if die <= 2 else 2}
    assert units(state, "ivan_bolotnikov") == {"town_streltsy": 2}
    assert has_mark(state, "vasily_golitsyn", "inside")


@pytest.mark.rule("SMU-R-21", "SMU-R-25")
def test_the_lost_unit_is_that_of_the_army_inside_or_of_one_before_the_fortress() -> None:
    people = {
        "vasily_golitsyn": army("smolensk", "inside", "laid"),
        "petr_basmanov": army("smolensk", reiters=2),
    }
    state = council(people, control={"smolensk": SOVEREIGN}, dice=(1,))
    say(state, "storm vasily_golitsyn")
    assert offers(state) == {"lose vasily_golitsyn town_streltsy", "lose petr_basmanov reiters"}


@pytest.mark.rule("SMU-R-21", "SMU-SIE-12")
def test_an_army_in_its_tsars_fortress_does_not_storm_it() -> None:
    people = GODUNOV | {"vasily_golitsyn": army("tula", "inside")}
    state = council(people, tsar="boris_godunov", control={"tula": SOVEREIGN, "moscow": MOSCOW})
    assert "storm" not in kinds(state)


@pytest.mark.rule("SMU-R-21", "SMU-SIE-11")
def test_when_the_tsar_is_lost_the_army_inside_stays_there() -> None:
    people = GODUNOV | {"vasily_golitsyn": army("tula", "inside"), "ivan_bolotnikov": army("moscow", "laid")}
    state = council(
        people, active=REBEL, tsar="boris_godunov", control={"tula": SOVEREIGN, "moscow": MOSCOW}, dice=(6,)
    )
    say(state, "storm ivan_bolotnikov")
    assert tsar(state) == ""
    assert has_mark(state, "vasily_golitsyn", "inside")
    assert where(state, "vasily_golitsyn") == "tula"


# --- Sovereign's fortresses


@pytest.mark.rule("SMU-SIE-11", "SMU-X-07", "SMU-R-35")
def test_the_sovereigns_fortresses_count_for_the_party_of_the_tsar() -> None:
    fortresses = ["smolensk", "nizhny_novgorod", "novgorod", "pskov", "oreshek", "ivangorod", "tula", "kolomna"]
    control = dict.fromkeys([*fortresses, "koporye", "troitse_lavra"], SOVEREIGN) | {"moscow": MOSCOW}
    state = council(GODUNOV, tsar="boris_godunov", control=control)
    assert state.view()["sovereign_points"] == 12
    assert points(state, MOSCOW) == 12 + 6 + 6
    state.tsar = -1
    assert points(state, MOSCOW) == 6


@pytest.mark.rule("SMU-SIE-11")
def test_a_new_tsar_gets_them() -> None:
    people = {"false_dmitry_1": army("moscow", "pretender")}
    control = {"moscow": POLISH, "smolensk": SOVEREIGN, "tula": SOVEREIGN}
    state = council(people, active=POLISH, control=control)
    assert points(state, POLISH) == 6
    say(state, "proclaim false_dmitry_1")
    assert points(state, POLISH) == 6 + 6 + 3 + 1


@pytest.mark.rule("SMU-R-21", "SMU-CMP-14")
@pytest.mark.parametrize(
    ("other", "besieged"),
    [
        ({"ivan_bolotnikov": army("tula")}, True),
        ({"shishi": {"at": "tula", "owner": REBEL}}, True),
        ({"ivan_bolotnikov": army("kaluga")}, False),
        ({"petr_basmanov": army("tula")}, False),
        ({"shishi": {"at": "tula", "owner": MOSCOW}}, False),
    ],
)
def test_besieged_means_an_army_or_detachment_of_another_party_in_the_field(
    other: dict[str, Army], besieged: bool
) -> None:
    state = field({"vasily_golitsyn": army("tula", "inside")} | other, control={"tula": MOSCOW})
    assert is_besieged(state, number("figure", "vasily_golitsyn")) == besieged
    say(state, "take vasily_golitsyn")
    assert ("sortie" in kinds(state)) == besieged
    assert ("come-out" in kinds(state)) == ("go" in kinds(state)) == (not besieged)


@pytest.mark.rule("SMU-SIE-06")
def test_a_besieger_who_is_gone_before_the_die_does_not_roll() -> None:
    state = council({"ivan_bolotnikov": army("smolensk", "laid")}, active=REBEL, control={"smolensk": SOVEREIGN})
    with_dice(state, 6)
    from prestol.games.smuta.fate import to_track
    from prestol.games.smuta.sieges import SiegeDie

    state.siege = [REBEL, number("point", "smolensk"), number("figure", "ivan_bolotnikov"), 0, 1]
    to_track(state, number("figure", "ivan_bolotnikov"))
    state.do(SiegeDie())
    state.advance()
    assert holder(state, "smolensk") == SOVEREIGN
    assert state.siege == []


@pytest.mark.rule("SMU-R-25")
@pytest.mark.parametrize(("die", "modifier", "falls"), [(5, 1, True), (6, -1, False), (2, 1, False)])
def test_capture_goes_by_the_total_and_losses_by_the_die(die: int, modifier: int, falls: bool) -> None:
    from prestol.games.smuta.sieges import SiegeDie

    state = council({"ivan_bolotnikov": army("smolensk", "laid")}, active=REBEL, control={"smolensk": SOVEREIGN})
    with_dice(state, die)
    state.siege = [REBEL, number("point", "smolensk"), number("figure", "ivan_bolotnikov"), modifier, 1]
    state.do(SiegeDie())
    state.advance()
    assert (holder(state, "smolensk") == REBEL) == falls
    assert units(state, "ivan_bolotnikov") == {"town_streltsy": 1 if die <= 2 else 2}


@pytest.mark.rule("SMU-SIE-18", "SMU-VIC-08", "SMU-RXN-14")
def test_a_capture_that_wins_ends_the_game_at_once() -> None:
    people = {"ivan_bolotnikov": army("tula"), "vasily_golitsyn": army("tula", "inside")}
    state = council(people, active=REBEL, control={"tula": MOSCOW}, dice=(6,), cell=9)
    state.victories[REBEL] = 29
    say(state, "storm ivan_bolotnikov")
    assert state.over
    assert state.view()["victory"] == "points"
    assert state.view()["winner"] == REBEL


@pytest.mark.rule("SMU-SIE-01")
def test_a_fortress_that_nobody_holds_can_be_stormed() -> None:
    state = council({"istoma_pashkov": army("tula")}, active=NOBLES, control={"tula": NOBODY}, dice=(5,))
    say(state, "storm istoma_pashkov")
    assert holder(state, "tula") == NOBLES


@pytest.mark.rule("SMU-R-50", "SMU-R-20")
def test_a_detachment_whose_besieged_commander_dies_holds_the_fortress() -> None:
    people: dict[str, Army] = {
        "petr_basmanov": army("tula", "inside"),
        "kasimov_tatars": {"at": "army", "host": "petr_basmanov", "owner": MOSCOW},
        "ivan_bolotnikov": army("tula"),
    }
    state = bare(people, active=REBEL, control={"tula": MOSCOW})
    after(state, Dying(number("figure", "petr_basmanov"), 5))
    assert (where(state, "kasimov_tatars"), has_mark(state, "kasimov_tatars", "inside")) == ("tula", True)


@pytest.mark.rule("SMU-R-50")
def test_in_a_besieged_fortress_there_is_room_for_one_detachment() -> None:
    people: dict[str, Army] = {
        "petr_basmanov": army("tula", "inside"),
        "kasimov_tatars": {"at": "army", "host": "petr_basmanov", "owner": MOSCOW},
        "shishi": {"at": "army", "host": "petr_basmanov", "owner": MOSCOW},
        "ivan_bolotnikov": army("tula"),
    }
    state = bare(people, active=REBEL, control={"tula": MOSCOW})
    after(state, Dying(number("figure", "petr_basmanov"), 5))
    assert sorted([where(state, "kasimov_tatars"), where(state, "shishi")]) == ["out", "tula"]


@pytest.mark.rule("SMU-R-21", "SMU-SIE-06")
def test_an_army_that_comes_out_of_a_fortress_keeps_the_siege_that_it_has_laid() -> None:
    people: dict[str, Army] = {"petr_basmanov": army("smolensk", "inside", "laid", noble_cavalry=2)}
    state = field(people, control={"smolensk": SOVEREIGN})
    say(state, "take petr_basmanov", "come-out")
    assert has_mark(state, "petr_basmanov", "laid")
    assert not has_mark(state, "petr_basmanov", "inside")
