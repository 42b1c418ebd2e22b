"""Conditions and targets in detail: each word of the card data, where it holds and where it does not."""

from __future__ import annotations

import pytest

from prestol.games.smuta import vocabulary as vo
from prestol.games.smuta.card_parts import Condition, Slot
from prestol.games.smuta.conditions import holds, next_false_dmitry
from prestol.games.smuta.parts import ACCUSED, CAMP, FALSE_DMITRY, INSIDE, NONE, PRETENDER, RUSSIAN
from prestol.games.smuta.state import Smuta
from prestol.games.smuta.targets import is_person_target, is_point_target
from tests.games.smuta.cards.combat_scenes import FIELD
from tests.games.smuta.cards.stage import Change, armed, battle_in, both, court, gone, holding, marking, standing
from tests.games.smuta.table import MOSCOW, NOBLES, POLISH, REBEL, SHUISKY, deal, number, put, smuta, where, who


def is_so(state: Smuta, seat: int, code: int, value: int = 0) -> bool:
    condition = Condition(code)
    condition.value = value
    return holds(state, seat, condition, NONE, False)


def bits(words: tuple[str, ...], *chosen: str) -> int:
    return sum(1 << words.index(word) for word in chosen)


# --- conditions of the court


@pytest.mark.rule("SMU-CRD-18")
@pytest.mark.parametrize(
    ("marker", "spent"),
    [
        (vo.ACCUSATION_MARKER, both(marking("ivan_bolotnikov", ACCUSED), marking("marina_mnishek", ACCUSED))),
        (vo.CAMP_MARKER, both(marking("ivan_bolotnikov", CAMP), marking("istoma_pashkov", CAMP))),
        (vo.PRETENDER_MARKER, both(marking("ivan_bolotnikov", PRETENDER), marking("istoma_pashkov", PRETENDER))),
        (vo.VERDICT_MARKER, lambda state: setattr(state, "verdict", NOBLES)),
        (vo.PEACE_MARKER, lambda state: setattr(state, "peace", NOBLES)),
    ],
)
def test_a_marker_is_free_until_its_counters_are_used(marker: int, spent: Change) -> None:
    state = court()
    assert is_so(state, MOSCOW, vo.MARKER_FREE, marker)
    spent(state)
    assert not is_so(state, MOSCOW, vo.MARKER_FREE, marker)


@pytest.mark.rule("SMU-CRD-18")
def test_a_pretender_near_moscow() -> None:
    state = court()
    assert is_so(state, POLISH, vo.OWN_PRETENDER)
    assert not is_so(state, REBEL, vo.OWN_PRETENDER)
    for point, near in (("kaluga", True), ("serpukhov", True), ("moscow", True), ("tula", True), ("orel", False)):
        standing("false_dmitry_1", point)(state)
        assert is_so(state, POLISH, vo.OWN_PRETENDER_NEAR_MOSCOW) == near
    put(state, "false_dmitry_1", "track", cell=12, marks=PRETENDER)
    assert not is_so(state, POLISH, vo.OWN_PRETENDER)


@pytest.mark.rule("SMU-CRD-18")
def test_a_false_dmitry_may_appear_when_none_is_in_play_or_later_when_the_player_has_none() -> None:
    early, late = court(7), court(8)
    assert not is_so(early, REBEL, vo.FALSE_DMITRY_ALLOWED)
    assert is_so(late, REBEL, vo.FALSE_DMITRY_ALLOWED)
    assert not is_so(late, POLISH, vo.FALSE_DMITRY_ALLOWED)
    gone("false_dmitry_1")(early)
    assert is_so(early, POLISH, vo.FALSE_DMITRY_ALLOWED)
    for name in ("false_dmitry_2", "false_dmitry_3", "false_dmitry_4"):
        assert next_false_dmitry(late) == who(name)
        gone(name)(late)
    assert next_false_dmitry(late) == NONE
    assert not is_so(late, REBEL, vo.FALSE_DMITRY_ALLOWED)
    tagged = [one for one, tags in enumerate(smuta().parts.people.tags) if tags & FALSE_DMITRY]
    assert len(tagged) == 4


@pytest.mark.rule("SMU-CRD-18")
def test_a_commander_in_a_besieged_fortress_is_not_in_the_field() -> None:
    state = court()
    marking("vasily_golitsyn", INSIDE)(state)
    assert is_so(state, MOSCOW, vo.FIELD_COMMANDER)
    standing("istoma_pashkov", "moscow")(state)
    assert not is_so(state, MOSCOW, vo.FIELD_COMMANDER)


# --- conditions of a battle


@pytest.mark.rule("SMU-CRD-18")
@pytest.mark.parametrize(
    ("units", "traits"),
    [
        ({"mounted_cossack": 1}, {"cavalry"}),
        ({"foot_cossack": 1}, {"infantry", "fire2"}),
        ({"artillery": 1}, {"artillery", "fire2"}),
        ({"noble_cavalry": 1, "town_streltsy": 1}, {"cavalry", "infantry", "fire2"}),
    ],
)
def test_what_a_force_has(units: dict[str, int], traits: set[str]) -> None:
    state = court()
    FIELD(state)
    armed("ivan_bolotnikov", **units)(state)
    deal(state, REBEL, "filaret")
    battle_in("attack_declared")(state, REBEL)
    for trait in vo.TRAITS:
        condition = Condition(vo.FORCE_HAS)
        condition.traits = bits(vo.TRAITS, trait)
        expected = trait in traits
        if trait == "fire2":
            fires = smuta().parts.units.fire
            expected = any(fires[number("unit_kind", kind)] >= 2 for kind in units)
        assert holds(state, REBEL, condition, NONE, False) == expected
        assert not holds(state, MOSCOW, condition, NONE, False), "it is not his battle"


@pytest.mark.rule("SMU-CRD-18", "SMU-BAT-02")
@pytest.mark.parametrize("joined", [True, False])
def test_detachments_count_by_their_own_values(joined: bool) -> None:
    state = court()
    FIELD(state)
    armed("fedor_mstislavsky", foot_cossack=1)(state)
    detachment = put(state, "kasimov_tatars", "army" if joined else "kozelsk", owner=SHUISKY)
    state.host[detachment] = who("fedor_mstislavsky") if joined else NONE
    deal(state, REBEL, "filaret")
    battle_in("attack_declared")(state, REBEL)
    people = smuta().parts.people
    for trait, expected in (("cavalry", people.cavalry[detachment]), ("artillery", False)):
        condition = Condition(vo.FOE_HAS)
        condition.traits = bits(vo.TRAITS, trait)
        assert holds(state, REBEL, condition, NONE, False) == expected
    nation = Condition(vo.FOE_NATIONALITY)
    nation.value = 1 << RUSSIAN
    assert holds(state, REBEL, nation, NONE, False)


# --- targets


def slot(what: int, side: int, **where_: object) -> Slot:
    made = Slot()
    made.what, made.side = what, side
    for name, value in where_.items():
        setattr(made, name, value)
    return made


@pytest.mark.rule("SMU-CRD-23")
def test_alone_means_ungrouped_outside_and_without_another_piece() -> None:
    alone = slot(vo.COMMANDER, vo.ENEMY, alone=True)
    mstislavsky = who("fedor_mstislavsky")
    for change, fits in (
        (lambda state: None, True),
        (marking("fedor_mstislavsky", INSIDE), False),
        (lambda state: put(state, "dmitry_shuisky", "kaluga", {"reiters": 1}), False),
        (lambda state: put(state, "dmitry_shuisky", "kaluga", {"reiters": 1}, host="fedor_mstislavsky"), False),
        (lambda state: put(state, "shishi", "kaluga", owner=SHUISKY), False),
    ):
        state = court()
        change(state)
        assert is_person_target(state, MOSCOW, alone, mstislavsky) == fits


@pytest.mark.rule("SMU-CRD-23")
def test_kinds_of_place() -> None:
    state = court()
    state.walled[where("kaluga")] = 1
    spots = {
        vo.SPOT_FORTRESS: {"moscow", "tula", "kaluga"},
        vo.SPOT_VP_TOWN: {"chernigov", "voronezh", "kaluga"},
        vo.SPOT_OWN: {"moscow", "tula"},
        vo.SPOT_POLAND: {"kiev"},
        vo.SPOT_BORDER: {"kiev", "chernigov", "putivl"},
    }
    for spot, points in spots.items():
        for point in ("moscow", "tula", "kaluga", "chernigov", "voronezh", "kiev", "putivl", "kozelsk"):
            assert is_point_target(state, MOSCOW, slot(vo.POINT, vo.ANY, at=spot), where(point)) == (point in points)
            outside = slot(vo.POINT, vo.ANY, outside=spot)
            assert is_point_target(state, MOSCOW, outside, where(point)) == (point not in points)


@pytest.mark.rule("SMU-CRD-23")
def test_points_by_control_and_by_who_is_there() -> None:
    state = court()
    kaluga, tula, kozelsk = where("kaluga"), where("tula"), where("kozelsk")
    for side, points in ((vo.OWN, {tula}), (vo.ENEMY, {kaluga}), (vo.ANY, {kaluga, tula, kozelsk})):
        for point in (kaluga, tula, kozelsk):
            assert is_point_target(state, MOSCOW, slot(vo.POINT, side), point) == (point in points)
    assert not is_point_target(state, MOSCOW, slot(vo.TOWN_TARGET, vo.ANY), tula)
    assert not is_point_target(state, MOSCOW, slot(vo.FORTRESS_TARGET, vo.ANY), kaluga)
    assert not is_point_target(state, MOSCOW, slot(vo.POINT, vo.ANY, points=[tula]), kaluga)
    assert not is_point_target(state, MOSCOW, slot(vo.POINT, vo.ANY, owner_absent=True), kaluga)
    assert not is_point_target(state, MOSCOW, slot(vo.POINT, vo.ANY, foreign_absent=True), kaluga)
    assert is_point_target(state, SHUISKY, slot(vo.POINT, vo.ANY, foreign_absent=True), kaluga)
    assert not is_point_target(state, SHUISKY, slot(vo.POINT, vo.ANY, not_own=True), kaluga)
    assert is_point_target(state, SHUISKY, slot(vo.POINT, vo.ANY, own_commander_here=True), kaluga)
    marking("fedor_mstislavsky", INSIDE)(state)
    assert not is_point_target(state, SHUISKY, slot(vo.POINT, vo.ANY, own_commander_here=True), kaluga)
    assert not is_point_target(state, SHUISKY, slot(vo.POINT, vo.ANY, nobody_inside=True), kaluga)


@pytest.mark.rule("SMU-CRD-23", "SMU-APP-13")
def test_near_counts_pieces_and_where_it_says_so_markers_as_well() -> None:
    state = court()
    holding(REBEL, "tver")(state)
    uglich = where("uglich")
    assert is_point_target(state, REBEL, slot(vo.POINT, vo.ANY, near=1), uglich)
    assert not is_point_target(state, REBEL, slot(vo.POINT, vo.ANY, near_piece=1), uglich)
    standing("ivan_bolotnikov", "tver")(state)
    assert is_point_target(state, REBEL, slot(vo.POINT, vo.ANY, near_piece=1), uglich)
    shuisky = who("vasily_shuisky")
    assert not is_person_target(state, REBEL, slot(vo.PERSON, vo.ENEMY, near=9), shuisky), "he is nowhere on the map"


@pytest.mark.rule("SMU-CRD-23")
def test_persons_by_side_and_in_the_phase_of_a_party() -> None:
    state = court()
    state.active = SHUISKY
    mstislavsky, golitsyn = who("fedor_mstislavsky"), who("vasily_golitsyn")
    for side, found in ((vo.OWN, {golitsyn}), (vo.ENEMY, {mstislavsky}), (vo.ANY, {golitsyn, mstislavsky})):
        fits = {one for one in (golitsyn, mstislavsky) if is_person_target(state, MOSCOW, slot(vo.ARMY, side), one)}
        assert fits == found
    active = slot(vo.ARMY, vo.ANY, active_party_only=True)
    assert is_person_target(state, MOSCOW, active, mstislavsky)
    assert not is_person_target(state, MOSCOW, active, golitsyn)
    assert not is_person_target(state, MOSCOW, slot(vo.PERSON, vo.ENEMY), who("filaret")), "he is nobody's yet"
