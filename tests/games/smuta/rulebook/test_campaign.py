"""The Sovereign's campaign (SMU-MSC)."""

from __future__ import annotations

from typing import Any

import pytest

from prestol.games.smuta.state import Smuta
from tests.games.smuta.battlefield import MOSCOW, REBEL, field, has_mark, host, units, where
from tests.games.smuta.council import army, council, kinds, personage, points, tsar
from tests.games.speaking import asked, offers, refused, say

REIGN: dict[str, Any] = {"tsar": "boris_godunov", "control": {"moscow": MOSCOW}}


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
    assert points(state, MOSCOW) == 6 + 6
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
