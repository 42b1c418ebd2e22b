"""Victory points and legitimacy (SMU-VIC, SMU-PTY-04, SMU-MSC-23 to SMU-MSC-32)."""

from __future__ import annotations

import pytest

from prestol.games.smuta.parts import ACCUSED, PRETENDER, SOVEREIGN
from prestol.games.smuta.standing import is_most_legitimate, legitimacies, legitimacy, legitimacy_of, resource_bonus
from prestol.games.smuta.state import Smuta
from tests.games.smuta.table import NOBLES, POLISH, REBEL, SHUISKY, bare, crown, hold, honour, points, put, who

rule = pytest.mark.rule


def rich(state: Smuta, seat: int, count: int) -> None:
    """A party has so many Victory markers."""
    state.victories[seat] = count


# --- points


@rule("SMU-VIC-04", "SMU-VIC-05", "SMU-VIC-06", "SMU-VIC-07", "SMU-SIE-11", "SMU-CRD-30", "SMU-MSC-04")
def test_where_points_come_from() -> None:
    state = bare()
    rich(state, REBEL, 3)
    assert points(state) == [0, 0, 3, 0, 0]
    crown(state, "vasily_shuisky", SHUISKY)
    assert points(state)[SHUISKY] == 6 + 12
    hold(state, REBEL, "tula")
    assert (points(state)[SHUISKY], points(state)[REBEL]) == (17, 4)
    state.peace = SHUISKY
    assert points(state)[SHUISKY] == 13
    state.tsar = -1
    assert points(state)[SHUISKY] == -4


@rule("SMU-MSC-30", "SMU-R-46")
def test_smolensk_counts_double_for_the_polish_party_alone() -> None:
    state = bare()
    hold(state, POLISH, "smolensk")
    assert points(state)[POLISH] == 6
    hold(state, REBEL, "smolensk")
    assert points(state)[REBEL] == 3
    crown(state, "vladislav", POLISH)
    assert points(state)[POLISH] == 6 + 12


@rule("SMU-MSC-31", "SMU-R-46")
def test_the_north_counts_double_for_the_shuisky_party() -> None:
    north = ("novgorod", "pskov", "oreshek", "ivangorod")
    state = bare()
    hold(state, SHUISKY, *north)
    assert points(state)[SHUISKY] == 2 * (2 + 1 + 1 + 1)
    hold(state, NOBLES, *north)
    assert points(state)[NOBLES] == 5
    state = bare(options={"swedish_doubling": "party_with_swedes"})
    hold(state, SHUISKY, *north)
    assert points(state)[SHUISKY] == 5
    put(state, "evert_horn", "ladoga", {"reiters": 1}, owner=SHUISKY)
    assert points(state)[SHUISKY] == 10


@rule("SMU-REC-05", "SMU-GLO-05", "SMU-X-03")
@pytest.mark.parametrize(("vp", "bonus"), [(3, 0), (4, 1), (6, 1), (9, 1), (10, 2), (17, 3), (24, 4), (40, 4), (-4, 0)])
def test_the_administrative_resource(vp: int, bonus: int) -> None:
    state = bare()
    rich(state, NOBLES, vp)
    assert resource_bonus(state, NOBLES) == bonus


# --- legitimacy


@rule("SMU-PTY-04", "SMU-CMP-07", "SMU-R-29", "SMU-MSC-23")
def test_the_legitimacy_of_persons() -> None:
    state = bare()
    put(state, "false_dmitry_1", "tula", {"winged_hussars": 2, "foot_cossack": 3})
    put(state, "marina_mnishek", "party")
    assert (legitimacy_of(state, who("false_dmitry_1")), honour(state)[POLISH]) == (3, 5)
    put(state, "false_dmitry_1", "tula", {"winged_hussars": 7})
    assert honour(state)[POLISH] == 2
    put(state, "marina_mnishek", "track", cell=3)
    assert honour(state)[POLISH] == 0
    put(state, "false_dmitry_1", "track", {"winged_hussars": 0}, cell=3)
    assert honour(state)[POLISH] == 0


@rule("SMU-CRD-27", "SMU-R-29")
def test_an_accused_person_has_two_less() -> None:
    state = bare()
    put(state, "false_dmitry_1", "tula", {"foot_cossack": 1}, marks=ACCUSED | PRETENDER)
    put(state, "filaret", "party", owner=POLISH, marks=ACCUSED)
    assert legitimacy_of(state, who("false_dmitry_1")) == 3
    assert legitimacy_of(state, who("filaret")) == 0
    assert state.marks[who("false_dmitry_1")] & PRETENDER


@rule("SMU-MSC-32", "SMU-R-36", "SMU-PTY-04")
def test_the_lavra_gives_legitimacy_to_its_controller() -> None:
    state = bare()
    hold(state, NOBLES, "troitse_lavra")
    assert honour(state)[NOBLES] == 2
    assert points(state)[NOBLES] == 0
    crown(state, "vasily_shuisky", SHUISKY)
    assert state.control.count(SOVEREIGN) == 10
    assert honour(state) == [0, 0, 0, 0, 4]
    state.tsar = -1
    put(state, "vasily_shuisky", "out")
    assert honour(state) == [0] * 5
    state = bare(options={"sovereign_lavra": False})
    crown(state, "vasily_shuisky", SHUISKY)
    assert honour(state)[SHUISKY] == 2


@rule("SMU-CRD-25", "SMU-R-29", "SMU-PTY-04")
def test_cards_in_force_are_part_of_the_total_which_is_never_below_zero() -> None:
    state = bare()
    state.year_legitimacy[REBEL] = 2
    state.phase_legitimacy[REBEL] = 3
    assert legitimacy(state, REBEL) == 5
    state.year_legitimacy[REBEL] = -4
    assert legitimacy(state, REBEL) == 0


@rule("SMU-MSC-07", "SMU-R-41")
def test_the_leader_in_legitimacy_is_exceeded_by_nobody() -> None:
    state = bare()
    put(state, "andrey_golitsyn", "party")
    put(state, "marina_mnishek", "party")
    assert [is_most_legitimate(legitimacies(state), seat) for seat in range(5)] == [False, True, False, True, False]
