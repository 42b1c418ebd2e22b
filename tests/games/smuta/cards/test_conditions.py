"""Conditions, targets and facts in detail: each word of the card data, where it holds and where it does not."""

from __future__ import annotations

import pytest

from prestol.engine.window import OpenWindow
from prestol.games.smuta import vocabulary as vo
from prestol.games.smuta.card_parts import Branch, Condition, Slot
from prestol.games.smuta.conditions import holds, next_false_dmitry
from prestol.games.smuta.effects import applies
from prestol.games.smuta.fate import Dying
from prestol.games.smuta.parts import (
    ACCUSED,
    CAMP,
    EFFECT_UNTIL,
    FALSE_DMITRY,
    INSIDE,
    MILITARY_START,
    NOBODY,
    NONE,
    ORDER_ROLLED,
    PRETENDER,
    RUSSIAN,
    UNTIL_BATTLE,
    UNTIL_SEASON,
)
from prestol.games.smuta.state import Smuta
from prestol.games.smuta.targets import is_person_target, is_point_target
from tests.games.smuta.cards.combat_scenes import FIELD
from tests.games.smuta.cards.stage import (
    Change,
    armed,
    battle_in,
    both,
    court,
    gone,
    holding,
    idle_until,
    is_offered,
    marking,
    moment,
    politics,
    standing,
    taking,
)
from tests.games.smuta.table import (
    MOSCOW,
    NOBLES,
    POLISH,
    REBEL,
    SHUISKY,
    army,
    asked,
    deal,
    go,
    number,
    offers,
    put,
    say,
    smuta,
    told,
    where,
    who,
    with_dice,
)


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


# --- the own Military phase


@pytest.mark.rule("SMU-RXN-04", "SMU-REC-13")
def test_several_cards_may_be_played_before_a_recruiting_die() -> None:
    state = court()
    deal(state, MOSCOW, "full_treasury", "tsars_treasury", "full_treasury")
    taking("vasily_golitsyn")(state, MOSCOW)
    say(state, "0 play full_treasury")
    assert asked(state) == "recruiting"
    assert offers(state) == {"recruit", "play full_treasury", "play tsars_treasury"}
    with_dice(state, 1)
    say(state, "0 play tsars_treasury", "0 play full_treasury", "0 recruit")
    if asked(state) == "resource":
        say(state, "0 done")
    assert told(state, "recruit-roll")[0]["total"] == 1 + 3 + 4 + 3


@pytest.mark.rule("SMU-RXN-04")
def test_a_cancelled_treasury_still_declares_recruiting() -> None:
    state = court()
    deal(state, MOSCOW, "full_treasury")
    deal(state, POLISH, "spies")
    taking("vasily_golitsyn")(state, MOSCOW)
    say(state, "0 play full_treasury", "1 play spies")
    assert (asked(state), offers(state)) == ("recruiting", {"recruit"})


# --- facts of the windows that are no battle


@pytest.mark.rule("SMU-RXN-11")
def test_facts_of_order_and_phase_and_of_cards_with_armies_points_and_parties() -> None:
    state = court(8)
    for seat in range(5):
        deal(state, seat, ("filaret", "hermogen", "kuzma_minin", "mikhail_romanov", "don_cossacks")[seat])
    state.active = state.first = REBEL
    for window in (ORDER_ROLLED, MILITARY_START):
        twin = go(state.clone(), OpenWindow(window))
        assert ("by", "seat", REBEL) in twin.facts()
    for kind, words, fact in (
        ("pestilence", "aim fedor_mstislavsky", ("army", "figure", who("fedor_mstislavsky"))),
        ("town_unrest", "aim-at tver", ("point", "point", where("tver"))),
        ("intercepted_courier", "aim-party polish", ("card", "card_kind", number("card_kind", "intercepted_courier"))),
    ):
        twin = court()
        holding(POLISH, "tver")(twin)
        deal(twin, MOSCOW, kind)
        deal(twin, POLISH, "filaret")
        deal(twin, SHUISKY, "hermogen")
        politics(twin, MOSCOW)
        say(twin, f"0 play {kind}", f"0 {words}")
        assert moment(twin) == "card_announced"
        assert fact in twin.facts()


@pytest.mark.rule("SMU-RXN-11", "SMU-RXN-10")
def test_a_death_without_a_card_has_nobody_who_acts() -> None:
    state = court()
    deal(state, SHUISKY, "filaret")
    go(state, Dying(who("fedor_mstislavsky"), state.seats))
    assert [name for name, _, _ in state.facts()] == ["window", "person"]
    assert not is_offered(state, SHUISKY, "filaret")
    assert state.dying[-1] == NOBODY


# --- effects in detail


@pytest.mark.rule("SMU-CRD-24")
def test_where_not_all_units_fit_the_player_says_which_come_first() -> None:
    state = court()
    armed("istoma_pashkov", noble_cavalry=6)(state)
    deal(state, NOBLES, "zemstvo_militia")
    politics(state, NOBLES)
    say(state, "3 play zemstvo_militia", "3 aim istoma_pashkov")
    assert offers(state) == {"kind noble_cavalry", "kind town_streltsy"}
    say(state, "3 kind noble_cavalry", "3 kind noble_cavalry")
    assert (army(state, "istoma_pashkov"), asked(state)) == ({"noble_cavalry": 8}, "politics")


@pytest.mark.rule("SMU-MSC-11", "SMU-CRD-22")
def test_a_prince_without_a_marker_left_is_no_pretender() -> None:
    state = court(20)
    for name in ("ivan_bolotnikov", "istoma_pashkov"):
        marking(name, PRETENDER)(state)
    deal(state, POLISH, "prince_vladislav")
    politics(state, POLISH)
    say(state, "1 play prince_vladislav")
    assert state.host[who("vladislav")] == who("false_dmitry_1")
    assert state.marks[who("vladislav")] & PRETENDER == 0


@pytest.mark.rule("SMU-CRD-22")
def test_what_is_forbidden_lasts_as_long_as_the_card_says() -> None:
    state = court()
    deal(state, MOSCOW, "famine")
    politics(state, MOSCOW)
    say(state, "0 play famine", "0 aim fedor_mstislavsky", "4 lose fedor_mstislavsky noble_cavalry")
    assert [row[EFFECT_UNTIL] for row in state.effects] == [UNTIL_SEASON]
    state = court()
    FIELD(state)
    deal(state, REBEL, "ambush")
    battle_in("attack_declared")(state, REBEL)
    say(state, "2 play ambush")
    assert [row[EFFECT_UNTIL] for row in state.effects] == [UNTIL_BATTLE, UNTIL_BATTLE]
    idle_until(state, "regroup")
    assert state.effects == []


@pytest.mark.rule("SMU-CRD-22")
@pytest.mark.parametrize(("natural", "applied"), [(True, False), (False, True)])
def test_a_branch_may_look_at_the_die_as_it_fell(natural: bool, applied: bool) -> None:
    branch = Branch()
    branch.least, branch.natural = 6, natural
    assert applies(court(), branch, 5, 6, NONE) == applied


@pytest.mark.rule("SMU-RXN-16")
def test_a_beaten_side_that_keeps_its_army_is_not_asked_again() -> None:
    state = court()
    FIELD(state)
    deal(state, SHUISKY, "orderly_retreat", "orderly_retreat")
    battle_in("battle_lost", gives_up=True)(state, SHUISKY)
    say(state, "4 play orderly_retreat")
    assert moment(state) == "withdraw-to"


@pytest.mark.rule("SMU-MSC-02", "SMU-SIE-18")
def test_an_uprising_opens_moscow_to_a_commander_before_it_unless_an_army_is_inside() -> None:
    for inside in (False, True):
        state = court()
        standing("false_dmitry_1", "moscow")(state)
        marking("vasily_golitsyn", INSIDE)(state) if inside else gone("vasily_golitsyn")(state)
        deal(state, POLISH, "moscow_uprising")
        politics(state, POLISH)
        with_dice(state, 4)
        say(state, "1 play moscow_uprising", "1 aim boris_godunov")
        assert state.tsar == -1, "a pretender at the gates adds one to the die"
        assert (state.control[where("moscow")] == POLISH) != inside
