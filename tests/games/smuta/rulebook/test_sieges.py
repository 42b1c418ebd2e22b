"""Fortresses and sieges (SMU-SIE)."""

from __future__ import annotations

import pytest

from tests.games.smuta.battlefield import MOSCOW, REBEL, cell, has_mark, number, units, where
from tests.games.smuta.council import SOVEREIGN, army, council, holder, kinds, personage, points, targets
from tests.games.speaking import asked, offers, refused, say, told

GODUNOV = {"boris_godunov": personage("box")}


# --- ordinary fortresses


@pytest.mark.rule("SMU-SIE-01", "SMU-SEQ-15", "SMU-R-25")
@pytest.mark.parametrize("die", range(1, 7))
def test_an_ordinary_fortress_falls_on_five_and_failure_costs_nothing(die: int) -> None:
    state = council({"ivan_bolotnikov": army("tula")}, active=REBEL, control={"tula": SOVEREIGN}, dice=(die,))
    say(state, "storm ivan_bolotnikov")
    assert holder(state, "tula") == (REBEL if die >= 5 else SOVEREIGN)
    assert units(state, "ivan_bolotnikov") == {"town_streltsy": 2}
    assert told(state, "siege-rolled")[0] == {
        "seat": REBEL,
        "point": number("point", "tula"),
        "die": die,
        "total": die,
        "least": 5,
    }


@pytest.mark.rule("SMU-R-25", "SMU-SEQ-24")
def test_one_attempt_for_a_fortress_in_a_phase() -> None:
    people = {"ivan_bolotnikov": army("tula"), "ivan_zarutsky": army("tula")}
    state = council(people, active=REBEL, control={"tula": SOVEREIGN}, dice=(1,))
    assert targets(state, "storm") == {"ivan_bolotnikov", "ivan_zarutsky"}
    say(state, "storm ivan_zarutsky")
    assert "storm" not in kinds(state)
    assert refused(state, "storm ivan_bolotnikov") == "SMU-R-25"


@pytest.mark.rule("SMU-SIE-01", "SMU-CMP-14")
def test_a_detachment_cannot_storm() -> None:
    state = council({"don_cossacks": {"at": "tula", "owner": REBEL}}, active=REBEL, control={"tula": SOVEREIGN})
    assert "storm" not in kinds(state)
    assert refused(state, "storm don_cossacks") == "SMU-SIE-01"


@pytest.mark.rule("SMU-SIE-01")
def test_nobody_storms_his_own_fortress_a_town_or_with_another_partys_army() -> None:
    people = {"ivan_bolotnikov": army("tula"), "ivan_zarutsky": army("kaluga"), "istoma_pashkov": army("kolomna")}
    state = council(people, active=REBEL, control={"tula": REBEL, "kolomna": SOVEREIGN})
    assert "storm" not in kinds(state)
    for who in ("ivan_bolotnikov", "ivan_zarutsky", "istoma_pashkov"):
        assert refused(state, f"storm {who}") == "SMU-SIE-01"


@pytest.mark.rule("SMU-SIE-12", "SMU-SIE-11")
def test_the_party_of_the_tsar_may_take_a_sovereign_fortress() -> None:
    people = GODUNOV | {"vasily_golitsyn": army("tula")}
    state = council(people, tsar="boris_godunov", control={"tula": SOVEREIGN, "moscow": MOSCOW}, dice=(5,))
    before = points(state, MOSCOW)
    say(state, "storm vasily_golitsyn")
    assert holder(state, "tula") == MOSCOW
    assert points(state, MOSCOW) == before


@pytest.mark.rule("SMU-CRD-28", "SMU-SIE-01")
def test_a_walled_town_is_stormed_like_a_fortress_and_keeps_its_wall() -> None:
    state = council(
        {"ivan_bolotnikov": army("tver")}, active=REBEL, control={"tver": MOSCOW}, walled=["tver"], dice=(5,)
    )
    assert holder(state, "tver") == MOSCOW
    say(state, "storm ivan_bolotnikov")
    assert holder(state, "tver") == REBEL
    assert state.view()["walled"][number("point", "tver")] == 1
    assert points(state, REBEL) == 2


# --- powerful fortresses


@pytest.mark.rule("SMU-SIE-02")
@pytest.mark.parametrize("point", ["moscow", "smolensk", "novgorod"])
def test_a_powerful_fortress_needs_a_siege(point: str) -> None:
    state = council({"ivan_bolotnikov": army(point)}, active=REBEL, control={point: SOVEREIGN})
    assert "storm" not in kinds(state)
    assert refused(state, "storm ivan_bolotnikov") == "SMU-SIE-02"
    assert refused(state, "lay ivan_bolotnikov") == "SMU-SIE-04"


@pytest.mark.rule("SMU-SIE-03", "SMU-SIE-04", "SMU-SIE-05", "SMU-R-25")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_siege_of_a_powerful_fortress(die: int) -> None:
    people = {"ivan_bolotnikov": army("smolensk", "siege", town_streltsy=2, reiters=1)}
    state = council(people, active=REBEL, control={"smolensk": SOVEREIGN}, dice=(die,))
    say(state, "lay ivan_bolotnikov")
    assert has_mark(state, "ivan_bolotnikov", "laid")
    assert not has_mark(state, "ivan_bolotnikov", "siege")
    say(state, "storm ivan_bolotnikov")
    if die <= 2:
        assert asked(state) == "lose"
        assert offers(state) == {"lose ivan_bolotnikov town_streltsy", "lose ivan_bolotnikov reiters"}
        say(state, "lose ivan_bolotnikov reiters")
    assert units(state, "ivan_bolotnikov") == {"town_streltsy": 2, **({} if die <= 2 else {"reiters": 1})}
    assert holder(state, "smolensk") == (REBEL if die == 6 else SOVEREIGN)
    assert has_mark(state, "ivan_bolotnikov", "laid") == (die < 6)


@pytest.mark.rule("SMU-SIE-07")
def test_the_marker_is_gone_after_success() -> None:
    people = {"ivan_bolotnikov": army("smolensk", "laid")}
    state = council(people, active=REBEL, control={"smolensk": SOVEREIGN}, dice=(6,))
    say(state, "storm ivan_bolotnikov")
    assert not has_mark(state, "ivan_bolotnikov", "laid")
    assert not has_mark(state, "ivan_bolotnikov", "siege")


@pytest.mark.rule("SMU-R-25", "SMU-SEQ-24")
def test_the_roll_of_a_siege_is_made_at_the_latest_at_the_end() -> None:
    people = {"ivan_bolotnikov": army("smolensk", "laid"), "ivan_zarutsky": army("novgorod", "laid")}
    control = {"smolensk": SOVEREIGN, "novgorod": SOVEREIGN}
    state = council(people, active=REBEL, control=control, dice=(6, 4))
    say(state, "done")
    assert holder(state, "smolensk") == REBEL
    assert holder(state, "novgorod") == SOVEREIGN
    assert asked(state) == "war"


@pytest.mark.rule("SMU-R-25")
def test_laying_the_marker_is_optional_and_a_roll_already_made_is_not_repeated() -> None:
    people = {"ivan_bolotnikov": army("smolensk", "siege"), "ivan_zarutsky": army("novgorod", "laid")}
    control = {"smolensk": SOVEREIGN, "novgorod": SOVEREIGN}
    state = council(people, active=REBEL, control=control, dice=(4, 6, 6))
    say(state, "storm ivan_zarutsky", "done")
    assert asked(state) == "war"
    assert has_mark(state, "ivan_bolotnikov", "siege")
    assert holder(state, "novgorod") == holder(state, "smolensk") == SOVEREIGN


@pytest.mark.rule("SMU-R-25")
def test_the_lost_unit_may_be_that_of_another_own_army_there() -> None:
    people = {
        "ivan_bolotnikov": army("smolensk", "laid", reiters=1),
        "ivan_zarutsky": army("smolensk", foot_cossack=2),
    }
    state = council(people, active=REBEL, control={"smolensk": SOVEREIGN}, dice=(2,))
    assert targets(state, "storm") == {"ivan_bolotnikov"}
    say(state, "storm ivan_bolotnikov")
    assert offers(state) == {"lose ivan_bolotnikov reiters", "lose ivan_zarutsky foot_cossack"}
    say(state, "lose ivan_zarutsky foot_cossack")
    assert units(state, "ivan_zarutsky") == {"foot_cossack": 1}


@pytest.mark.rule("SMU-SIE-05", "SMU-SIE-06", "SMU-APP-12")
def test_the_last_unit_lost_ends_the_siege() -> None:
    people = {"ivan_bolotnikov": army("smolensk", "laid", reiters=1)}
    state = council(people, active=REBEL, control={"smolensk": SOVEREIGN}, dice=(1,), cell=3)
    say(state, "storm ivan_bolotnikov")
    assert (where(state, "ivan_bolotnikov"), cell(state, "ivan_bolotnikov")) == ("track", 5)
    assert not has_mark(state, "ivan_bolotnikov", "laid")


@pytest.mark.rule("SMU-R-25", "SMU-SIE-06")
def test_another_commander_does_not_keep_up_the_siege() -> None:
    people = {"ivan_bolotnikov": army("smolensk", "laid", reiters=1), "ivan_zarutsky": army("smolensk")}
    state = council(people, active=REBEL, control={"smolensk": SOVEREIGN}, dice=(1,))
    say(state, "storm ivan_bolotnikov", "lose ivan_bolotnikov reiters")
    assert "storm" not in kinds(state)
    say(state, "done")
    assert asked(state) == "war"


@pytest.mark.rule("SMU-SIE-10", "SMU-R-26")
@pytest.mark.parametrize(("value", "die", "falls"), [("5", 4, False), ("5", 5, True), ("4", 3, False), ("4", 4, True)])
def test_a_marker_on_an_ordinary_fortress(value: str, die: int, falls: bool) -> None:
    options = {"siege_marker_on_plain_fortress": value}
    people = {"ivan_bolotnikov": army("tula", "siege")}
    state = council(people, active=REBEL, control={"tula": SOVEREIGN}, dice=(die,), options=options)
    say(state, "lay ivan_bolotnikov", "storm ivan_bolotnikov")
    assert (holder(state, "tula") == REBEL) == falls
    assert has_mark(state, "ivan_bolotnikov", "laid") != falls


@pytest.mark.rule("SMU-R-26")
def test_before_an_ordinary_fortress_nothing_is_lost_and_nothing_is_compulsory() -> None:
    people = {"ivan_bolotnikov": army("tula", "laid", reiters=1)}
    state = council(people, active=REBEL, control={"tula": SOVEREIGN}, dice=(1,))
    twin = state.clone()
    say(state, "storm ivan_bolotnikov")
    assert units(state, "ivan_bolotnikov") == {"reiters": 1}
    say(twin, "done")
    assert asked(twin) == "war"
    assert holder(twin, "tula") == SOVEREIGN


@pytest.mark.rule("SMU-SIE-03")
def test_one_marker_serves_a_siege() -> None:
    people = {"ivan_bolotnikov": army("smolensk", "laid"), "ivan_zarutsky": army("smolensk", "siege")}
    state = council(people, active=REBEL, control={"smolensk": SOVEREIGN})
    assert targets(state, "lay") == set()
    assert refused(state, "lay ivan_zarutsky") == "SMU-SIE-04"
