"""Peace with Sweden, Swedish intervention and changes of side (SMU-MSC-16 to SMU-MSC-18, SMU-R-44, SMU-R-45)."""

from __future__ import annotations

from typing import Any

import pytest

from prestol.games.smuta.state import Smuta
from prestol.games.smuta.swedes import (
    NO_CASE,
    NO_PEACE,
    PEACE_LAPSED,
    ComeOver,
    Intervention,
    intervention_case,
    make_peace,
)
from tests.games.smuta.battlefield import (
    MOSCOW,
    NOBLES,
    REBEL,
    SHUISKY,
    Army,
    cell,
    has_mark,
    host,
    number,
    units,
    where,
)
from tests.games.smuta.council import NOBODY, after, army, bare, loyalty, personage, points
from tests.games.speaking import asked, offers, refused, say

SWEDE = number("figure", "jakob_delagardie")
HORN = number("figure", "evert_horn")
GODUNOV = {"boris_godunov": personage("box")}
REIGN: dict[str, Any] = {"tsar": "boris_godunov", "control": {"moscow": MOSCOW}}


def peace(people: dict[str, Army], maker: int = SHUISKY, **description: Any) -> Smuta:
    """A peace that has lapsed: its Tsar does not reign any more."""
    state = bare(people, **description)
    state.peace, state.peace_tsar = maker, number("figure", "vasily_shuisky")
    return state


def owner(state: Smuta, name: str) -> int:
    return int(state.view()["owner"][number("figure", name)])


# --- when it may be played


@pytest.mark.rule("SMU-MSC-16", "SMU-R-44")
@pytest.mark.parametrize(("victories", "case"), [(2, NO_PEACE), (3, NO_CASE)])
def test_without_a_peace_moscow_must_have_fewer_than_fifteen(victories: int, case: int) -> None:
    state = bare(GODUNOV, **REIGN)
    state.victories[MOSCOW] = victories
    assert points(state, MOSCOW) == 12 + victories
    assert intervention_case(state) == case


@pytest.mark.rule("SMU-MSC-16")
def test_without_a_swede_in_reserve_there_is_no_case() -> None:
    state = bare({"jakob_delagardie": army("tver", owner=REBEL), "evert_horn": {"at": "out"}})
    assert intervention_case(state) == NO_CASE


@pytest.mark.rule("SMU-MSC-16", "SMU-R-44")
def test_after_a_peace_its_tsar_must_be_gone() -> None:
    state = bare(GODUNOV, **REIGN)
    state.peace, state.peace_tsar = MOSCOW, number("figure", "boris_godunov")
    assert intervention_case(state) == NO_CASE
    state.tsar = -1
    assert intervention_case(state) == PEACE_LAPSED
    state.at[SWEDE], state.owner[SWEDE] = -3, MOSCOW
    state.at[HORN] = number("point", "tver")
    assert intervention_case(state) == NO_CASE
    state.owner[HORN] = MOSCOW
    assert intervention_case(state) == PEACE_LAPSED


# --- peace


@pytest.mark.rule("SMU-MSC-18", "SMU-VIC-07", "SMU-CRD-30")
def test_peace_costs_four_points() -> None:
    state = bare(GODUNOV, **REIGN)
    make_peace(state, MOSCOW)
    assert points(state, MOSCOW) == 12 - 4
    assert state.view()["peace"] == MOSCOW
    assert state.peace_tsar == number("figure", "boris_godunov")
    make_peace(other := bare({"vasily_shuisky": personage("box")}, tsar="vasily_shuisky"), SHUISKY)
    other.tsar = -1
    assert points(other, SHUISKY) == -4


# --- intervention


@pytest.mark.rule("SMU-MSC-18", "SMU-R-33", "SMU-R-45")
@pytest.mark.parametrize("seats", [3, 5])
def test_the_next_swede_enters_for_whoever_plays_it(seats: int) -> None:
    state = after(bare(GODUNOV, seats=seats, active=REBEL, **REIGN), Intervention(REBEL))
    assert asked(state) == "enter"
    say(state, min(offers(state)))
    assert owner(state, "jakob_delagardie") == REBEL
    assert units(state, "jakob_delagardie")
    assert where(state, "evert_horn") == "nowhere"
    assert where(state, "karl_philip") == "nowhere"
    state = after(state, Intervention(REBEL))
    say(state, min(offers(state)))
    assert owner(state, "evert_horn") == REBEL


@pytest.mark.rule("SMU-MSC-17", "SMU-R-44")
def test_with_a_vacant_throne_karl_philip_comes_along() -> None:
    state = after(bare({}, active=REBEL), Intervention(REBEL))
    before = loyalty(state, REBEL)
    say(state, min(offers(state)))
    assert host(state, "karl_philip") == "jakob_delagardie"
    assert owner(state, "karl_philip") == REBEL
    assert loyalty(state, REBEL) == before + 3


@pytest.mark.rule("SMU-MSC-17")
def test_karl_philip_does_not_come_with_horn_alone() -> None:
    people = {"jakob_delagardie": army("tver", owner=NOBLES)}
    state = after(bare(people, active=REBEL), Intervention(REBEL))
    say(state, min(offers(state)))
    assert owner(state, "evert_horn") == REBEL
    assert where(state, "karl_philip") == "nowhere"
    assert owner(state, "jakob_delagardie") == NOBLES


@pytest.mark.rule("SMU-MSC-18", "SMU-R-45", "SMU-MSC-17")
def test_a_lapsed_peace_brings_its_swedes_over() -> None:
    people = {
        "jakob_delagardie": army("tver", "camp", "laid", owner=SHUISKY, reiters=2),
        "evert_horn": army("track", owner=SHUISKY, reiters=1),
        "ivan_vorotynsky": personage("jakob_delagardie"),
        "shishi": {"at": "army", "host": "jakob_delagardie", "owner": SHUISKY},
    }
    state = peace(people, active=REBEL)
    state.track[HORN] = 2
    state = after(state, Intervention(REBEL))
    assert owner(state, "jakob_delagardie") == owner(state, "evert_horn") == owner(state, "shishi") == REBEL
    assert units(state, "jakob_delagardie") == {"reiters": 2}
    assert (where(state, "jakob_delagardie"), where(state, "evert_horn")) == ("tver", "track")
    assert not has_mark(state, "jakob_delagardie", "camp")
    assert not has_mark(state, "jakob_delagardie", "laid")
    assert where(state, "ivan_vorotynsky") == "party"
    assert owner(state, "ivan_vorotynsky") == SHUISKY
    assert host(state, "karl_philip") == "jakob_delagardie"


@pytest.mark.rule("SMU-MSC-18")
def test_in_case_a_the_reserve_enters_too() -> None:
    people = {"jakob_delagardie": army("tver", owner=SHUISKY)}
    state = after(peace(people, active=REBEL), Intervention(REBEL))
    say(state, min(offers(state)))
    assert owner(state, "evert_horn") == owner(state, "jakob_delagardie") == REBEL


@pytest.mark.rule("SMU-R-45")
def test_karl_philip_stays_with_delagardie() -> None:
    people = {
        "jakob_delagardie": army("tver", owner=SHUISKY),
        "karl_philip": personage("jakob_delagardie", "pretender", owner=SHUISKY),
    }
    state = after(bare(people, active=REBEL), ComeOver(REBEL, SWEDE))
    assert owner(state, "karl_philip") == REBEL
    assert host(state, "karl_philip") == "jakob_delagardie"
    assert has_mark(state, "karl_philip", "pretender")


@pytest.mark.rule("SMU-R-45", "SMU-R-16")
def test_a_swede_leaves_his_old_friends() -> None:
    people = {
        "jakob_delagardie": army("tver", owner=SHUISKY),
        "dmitry_shuisky": army("tver") | {"host": "jakob_delagardie"},
        "ivan_bolotnikov": army("torzhok"),
    }
    state = after(bare(people, active=REBEL), ComeOver(REBEL, SWEDE))
    assert asked(state) == "stand-aside"
    assert state.waiting == (REBEL,)
    assert host(state, "dmitry_shuisky") is None
    assert "place jakob_delagardie torzhok" in offers(state)
    assert refused(state, "place jakob_delagardie moscow") == "SMU-R-45"
    say(state, "place jakob_delagardie torzhok")
    assert where(state, "jakob_delagardie") == "torzhok"
    assert where(state, "dmitry_shuisky") == "tver"


@pytest.mark.rule("SMU-R-45")
def test_an_army_inside_comes_out_and_stays_where_nobody_is_in_its_way() -> None:
    people = {"jakob_delagardie": army("novgorod", "inside", owner=SHUISKY)}
    state = after(bare(people, active=REBEL, control={"novgorod": SHUISKY}), ComeOver(REBEL, SWEDE))
    assert not has_mark(state, "jakob_delagardie", "inside")
    assert where(state, "jakob_delagardie") == "novgorod"


@pytest.mark.rule("SMU-R-45", "SMU-MOV-01")
@pytest.mark.parametrize("besiegers", [1, 2])
def test_an_army_inside_comes_over_to_its_besiegers_as_far_as_stacking_lets_it(besiegers: int) -> None:
    outside = ["ivan_bolotnikov", "ivan_zarutsky"][:besiegers]
    people = {"jakob_delagardie": army("novgorod", "inside", owner=SHUISKY)} | {
        who: army("novgorod") for who in outside
    }
    state = after(bare(people, active=REBEL, control={"novgorod": SHUISKY}), ComeOver(REBEL, SWEDE))
    if besiegers == 2:
        assert asked(state) == "stand-aside"
        assert "place jakob_delagardie novgorod" not in offers(state)
        say(state, min(offers(state)))
    assert (where(state, "jakob_delagardie") == "novgorod") == (besiegers == 1)


@pytest.mark.rule("SMU-R-45")
def test_without_a_point_to_go_to_he_goes_to_the_track() -> None:
    people = {"jakob_delagardie": army("tver", owner=SHUISKY), "dmitry_shuisky": army("tver")}
    state = bare(people, active=REBEL, cell=1)
    enemies = iter(["ivan_bolotnikov", "ivan_zarutsky", "andrey_prosovetsky", "ivan_kurakin", "andrey_telyatevsky"])
    for point in state.parts.land.near[number("point", "tver")]:
        who = number("figure", next(enemies))
        state.at[who], state.owner[who] = point, MOSCOW
    state = after(state, ComeOver(REBEL, SWEDE))
    assert (where(state, "jakob_delagardie"), cell(state, "jakob_delagardie")) == ("track", 3)
    assert owner(state, "jakob_delagardie") == REBEL


@pytest.mark.rule("SMU-R-45", "SMU-R-50")
def test_a_commander_who_defects_sends_the_tsar_home_and_loses_his_marker() -> None:
    people = {
        "boris_godunov": personage("vasily_golitsyn", "reigned"),
        "vasily_golitsyn": army("tver", "pretender", "siege"),
    }
    state = bare(people, active=REBEL, **REIGN)
    state = after(state, ComeOver(REBEL, number("figure", "vasily_golitsyn")))
    assert where(state, "boris_godunov") == "box"
    assert owner(state, "vasily_golitsyn") == REBEL
    assert not has_mark(state, "vasily_golitsyn", "pretender")
    assert has_mark(state, "vasily_golitsyn", "siege")


def test_the_reserve_belongs_to_nobody() -> None:
    state = bare({})
    assert owner(state, "jakob_delagardie") == owner(state, "evert_horn") == NOBODY


@pytest.mark.rule("SMU-R-45", "SMU-MSC-02")
def test_a_reigning_karl_philip_does_not_change_sides_with_de_la_gardie() -> None:
    people: dict[str, Army] = {
        "jakob_delagardie": army("tver", owner=SHUISKY, reiters=2),
        "karl_philip": personage("jakob_delagardie", "reigned", "campaigned", owner=SHUISKY),
    }
    state = bare(people, active=REBEL, control={"moscow": SHUISKY}, tsar="karl_philip", cell=12)
    before = points(state, SHUISKY)
    state = after(state, ComeOver(REBEL, SWEDE))
    assert state.owner[SWEDE] == REBEL
    assert where(state, "karl_philip") == "box"
    assert points(state, SHUISKY) == before
