"""How pieces meet, and how they go in and out of fortresses (SMU-MOV, SMU-SIE)."""

from __future__ import annotations

import pytest

from prestol.games.smuta.state import Smuta
from tests.games.smuta.battlefield import MOSCOW, NOBLES, REBEL, Army, has_mark, units, where
from tests.games.smuta.council import SOVEREIGN
from tests.games.smuta.marches import FOOT, TWO_ROADS, reach, taken
from tests.games.speaking import asked, offers, say, told

rule = pytest.mark.rule


# --- meeting an enemy


@rule("SMU-MOV-16", "SMU-MOV-17", "SMU-GEN-04")
def test_nobody_passes_an_enemy_and_entering_opens_a_battle() -> None:
    armies: dict[str, Army] = {"petr_basmanov": FOOT | {"at": "voronezh"}, "ivan_bolotnikov": FOOT | {"at": "yelets"}}
    state = taken("petr_basmanov", armies)
    assert reach(state) == {"belgorod", "kursk", "yelets"}
    say(state, "go yelets")
    assert asked(state) == "attacked"
    assert state.waiting == (REBEL,)
    assert where(state, "petr_basmanov") == "yelets"


@rule("SMU-MOV-24", "SMU-R-21")
def test_an_army_inside_a_fortress_stops_nobody() -> None:
    inside: Army = {"at": "tula", "units": {"town_streltsy": 1}, "marks": ["inside"]}
    state = taken("petr_basmanov", {"petr_basmanov": FOOT, "ivan_bolotnikov": inside})
    assert reach(state) == TWO_ROADS
    say(state, "go tula")
    assert offers(state) == {"done"}


@rule("SMU-MOV-21", "SMU-R-16")
def test_step_by_step_the_player_decides_from_where_the_attack_comes() -> None:
    armies: dict[str, Army] = {"petr_basmanov": FOOT, "ivan_bolotnikov": FOOT | {"at": "kaluga"}}
    state = taken("petr_basmanov", armies, dice=(6,))
    assert reach(state, "step") == {"kozelsk", "tula"}
    say(state, "step tula", "go kaluga", "evade")
    assert offers(state) == {"go kozelsk", "go mozhaysk", "go serpukhov", "go vyazma"}
    say(state, "go vyazma")
    assert where(state, "ivan_bolotnikov") == "vyazma"
    assert where(state, "petr_basmanov") == "kaluga"
    assert offers(state) == {"done"}


@rule("SMU-R-16", "SMU-MOV-21")
def test_where_nobody_can_evade_to() -> None:
    armies: dict[str, Army] = {
        "petr_basmanov": FOOT | {"at": "kursk"},
        "ivan_bolotnikov": FOOT | {"at": "belgorod"},
        "istoma_pashkov": FOOT | {"at": "voronezh"},
    }
    state = taken("petr_basmanov", armies)
    say(state, "go belgorod")
    assert offers(state) == {"stand", "concede"}
    inside = FOOT | {"at": "tula", "marks": ["inside"]}
    open_to: dict[str, Army] = {
        "petr_basmanov": FOOT | {"at": "serpukhov"},
        "ivan_bolotnikov": FOOT | {"at": "kaluga"},
        "istoma_pashkov": inside,
        "ivan_zarutsky": FOOT | {"at": "vyazma"},
        "ivan_kurakin": FOOT | {"at": "vyazma"},
    }
    state = taken("petr_basmanov", open_to, dice=(6,))
    say(state, "go kaluga", "evade")
    assert offers(state) == {"go kozelsk", "go mozhaysk", "go tula"}


@rule("SMU-R-16", "SMU-MSC-19")
def test_only_the_polish_party_evades_into_poland() -> None:
    def attacked(name: str) -> Smuta:
        armies: dict[str, Army] = {"petr_basmanov": FOOT | {"at": "roslavl"}, name: FOOT | {"at": "smolensk"}}
        state = taken("petr_basmanov", armies, dice=(6,))
        say(state, "go smolensk", "evade")
        return state

    assert offers(attacked("ivan_bolotnikov")) == {"go belaya", "go dorogobuzh"}
    assert offers(attacked("false_dmitry_1")) == {"go belaya", "go dorogobuzh", "go orsha", "go vitebsk"}


RATED = {2: "vasily_golitsyn", 3: "petr_basmanov", 5: "shishi"}
"""Pieces by their strategic rating."""


@rule("SMU-MOV-18", "SMU-MOV-19", "SMU-MOV-20", "SMU-X-05", "SMU-CMP-06")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(("attacker", "defender", "needed"), [(3, 2, 5), (2, 3, 3), (5, 2, 6), (2, 5, 2)])
def test_evasion_compares_strategic_ratings(attacker: int, defender: int, needed: int, die: int) -> None:
    armies: dict[str, Army] = {
        RATED[attacker]: {"at": "orel", "owner": MOSCOW, "units": {}},
        RATED[defender]: {"at": "yelets", "owner": NOBLES, "units": {}},
    }
    for name, army in armies.items():
        army["units"] = {"foot_cossack": 1} if name != "shishi" else {}
    state = taken(RATED[attacker], armies, dice=(die,))
    say(state, "go yelets", "evade")
    evades = die >= needed
    assert bool(told(state, "evades")) == evades
    assert asked(state) == ("evade-to" if evades else "concession")


@rule("SMU-CMP-06", "SMU-CMP-11", "SMU-MOV-18")
def test_a_personage_in_the_army_adds_to_the_rating() -> None:
    armies: dict[str, Army] = {
        "petr_basmanov": FOOT,
        "ivan_bolotnikov": FOOT | {"at": "yelets"},
        "ivan_romanov": {"at": "army", "host": "ivan_bolotnikov", "owner": REBEL},
    }
    with_him = taken("petr_basmanov", armies, dice=(2,))
    say(with_him, "go yelets", "evade")
    without = taken("petr_basmanov", {name: armies[name] for name in ("petr_basmanov", "ivan_bolotnikov")}, dice=(2,))
    say(without, "go yelets", "evade")
    (better,), (worse,) = told(with_him, "is-caught") or told(with_him, "evades"), told(without, "is-caught")
    assert better["total"] == worse["total"] + 1


@rule("SMU-MOV-22", "SMU-R-20")
def test_a_detachment_that_slips_away_does_not_halt_the_attacker() -> None:
    armies: dict[str, Army] = {"petr_basmanov": FOOT, "shishi": {"at": "tula", "owner": NOBLES}}
    state = taken("petr_basmanov", armies, dice=(6,))
    say(state, "go tula", "evade", "go serpukhov")
    assert asked(state) == "march-on"
    assert state.waiting == (MOSCOW,)
    assert reach(state) == {"kaluga", "orel", "ryazan", "serpukhov", "yelets"}
    say(state, "done")
    assert where(state, "petr_basmanov") == "tula"


@rule("SMU-MOV-22", "SMU-R-20", "SMU-R-15")
@pytest.mark.parametrize("second", ["kasimov_tatars", "istoma_pashkov"])
def test_two_detachments_that_slip_away_do_not_halt_him_either_but_one_with_a_commander_does(second: str) -> None:
    units_of_his = {"town_streltsy": 1} if second == "istoma_pashkov" else {}
    armies: dict[str, Army] = {
        "petr_basmanov": FOOT,
        "shishi": {"at": "tula", "owner": NOBLES},
        second: {"at": "tula", "owner": NOBLES, "units": units_of_his},
    }
    state = taken("petr_basmanov", armies, dice=(6,))
    say(state, "go tula")
    if second == "kasimov_tatars":
        say(state, "lead shishi")
    say(state, "evade", "go serpukhov")
    assert where(state, "shishi") == where(state, second) == "serpukhov"
    assert asked(state) == ("march-on" if second == "kasimov_tatars" else "war")


@rule("SMU-R-20", "SMU-MOV-22")
def test_refuge_of_a_detachment_does_not_halt_the_attacker_either_but_that_of_an_army_does() -> None:
    def sheltered(name: str) -> Smuta:
        army: Army = {"at": "tula", "owner": NOBLES, "units": {"town_streltsy": 1} if name != "shishi" else {}}
        state = taken("petr_basmanov", {"petr_basmanov": FOOT, name: army}, control={"tula": NOBLES})
        say(state, "go tula", "refuge")
        assert has_mark(state, name, "inside")
        return state

    assert asked(sheltered("shishi")) == "march-on"
    assert asked(sheltered("istoma_pashkov")) == "war"


@rule("SMU-MOV-20", "SMU-R-20")
def test_after_a_failed_die_there_is_no_refuge_any_more() -> None:
    armies: dict[str, Army] = {"petr_basmanov": FOOT, "istoma_pashkov": FOOT | {"at": "tula"}}
    state = taken("petr_basmanov", armies, control={"tula": NOBLES}, dice=(1,))
    say(state, "go tula")
    assert offers(state) == {"stand", "evade", "refuge", "concede"}
    say(state, "evade")
    assert offers(state) == {"stand", "concede"}


@rule("SMU-SIE-06", "SMU-CRD-31")
def test_siege_and_camp_do_not_outlast_the_stay() -> None:
    army = FOOT | {"at": "tula", "marks": ["laid", "camp"]}
    state = taken("petr_basmanov", {"petr_basmanov": army})
    say(state, "go orel")
    assert not has_mark(state, "petr_basmanov", "laid")
    assert not has_mark(state, "petr_basmanov", "camp")
    carried = taken("petr_basmanov", {"petr_basmanov": FOOT | {"marks": ["siege"]}})
    say(carried, "go tula")
    assert has_mark(carried, "petr_basmanov", "siege")


@rule("SMU-MOV-21", "SMU-SIE-06", "SMU-CRD-31")
def test_who_evades_gives_up_siege_and_camp() -> None:
    besieger: Army = FOOT | {"at": "tula", "marks": ["laid", "camp"]}
    state = taken("petr_basmanov", {"petr_basmanov": FOOT, "ivan_bolotnikov": besieger}, dice=(6,))
    say(state, "go tula", "evade", "go serpukhov")
    assert where(state, "ivan_bolotnikov") == "serpukhov"
    assert not has_mark(state, "ivan_bolotnikov", "laid")
    assert not has_mark(state, "ivan_bolotnikov", "camp")


# --- in and out of a fortress


@rule("SMU-CRD-31", "SMU-SIE-06", "SMU-SIE-14")
@pytest.mark.parametrize("mark", ["camp", "laid"])
@pytest.mark.parametrize("way_in", [["refuge"], ["concede", "shelter vasily_golitsyn"]])
def test_who_goes_into_the_fortress_gives_up_camp_and_siege(mark: str, way_in: list[str]) -> None:
    armies: dict[str, Army] = {
        "ivan_bolotnikov": FOOT,
        "vasily_golitsyn": FOOT | {"at": "tula", "marks": [mark]},
        "boris_godunov": {"at": "box"},
    }
    control = {"tula": SOVEREIGN, "moscow": MOSCOW}
    state = taken("ivan_bolotnikov", armies, active=REBEL, control=control, tsar="boris_godunov")
    say(state, "go tula", *way_in)
    assert has_mark(state, "vasily_golitsyn", "inside")
    assert not has_mark(state, "vasily_golitsyn", mark)


@rule("SMU-R-21", "SMU-SIE-16")
def test_the_only_move_of_a_besieged_army_is_a_sortie() -> None:
    armies: dict[str, Army] = {
        "petr_basmanov": FOOT | {"at": "tula", "marks": ["inside"]},
        "ivan_bolotnikov": FOOT | {"at": "tula"},
    }
    state = taken("petr_basmanov", armies, dice=(6,))
    assert offers(state) == {"sortie", "recruit", "done"}
    say(state, "sortie", "evade")
    assert reach(state) == {"kaluga", "orel", "ryazan", "serpukhov", "yelets"}
    say(state, "go orel")
    assert not has_mark(state, "petr_basmanov", "inside")
    assert where(state, "petr_basmanov") == "tula"


@rule("SMU-R-21")
def test_without_an_enemy_the_army_leaves_freely() -> None:
    inside: Army = FOOT | {"at": "tula", "marks": ["inside"]}
    state = taken("petr_basmanov", {"petr_basmanov": inside})
    assert {"come-out", "go orel", "recruit"} <= offers(state)
    say(state, "come-out")
    assert not has_mark(state, "petr_basmanov", "inside")
    say(state, "done")
    gone = taken("petr_basmanov", {"petr_basmanov": inside})
    say(gone, "go orel")
    assert not has_mark(gone, "petr_basmanov", "inside")


@rule("SMU-SIE-17", "SMU-R-21")
def test_relief_brings_the_army_inside_into_the_battle() -> None:
    armies: dict[str, Army] = {
        "petr_basmanov": FOOT,
        "vasily_golitsyn": FOOT | {"at": "tula", "marks": ["inside"]},
        "ivan_bolotnikov": FOOT | {"at": "tula"},
    }
    state = taken("petr_basmanov", armies)
    say(state, "go tula")
    assert asked(state) == "lead"
    assert offers(state) == {"lead petr_basmanov", "lead vasily_golitsyn"}
    say(state, "lead vasily_golitsyn", "concede")
    assert not has_mark(state, "vasily_golitsyn", "inside")
    assert units(state, "vasily_golitsyn") == {"town_streltsy": 2}
    assert where(state, "petr_basmanov") == "tula"


@rule("SMU-SIE-17", "SMU-R-21")
def test_a_grouping_of_two_cannot_come_to_help() -> None:
    armies: dict[str, Army] = {
        "petr_basmanov": FOOT,
        "fedor_sheremetev": FOOT | {"host": "petr_basmanov"},
        "vasily_golitsyn": FOOT | {"at": "tula", "marks": ["inside"]},
        "ivan_bolotnikov": FOOT | {"at": "tula"},
    }
    state = taken("petr_basmanov", armies)
    assert "tula" not in reach(state)
