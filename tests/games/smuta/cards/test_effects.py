"""Effects in detail: what a card does when its target or condition is gone, and where it does only a part."""

from __future__ import annotations

import pytest

from prestol.engine.window import OpenWindow
from prestol.games.smuta.card_parts import Branch
from prestol.games.smuta.effects import is_met
from prestol.games.smuta.parts import (
    DISCARDED,
    EFFECT_UNTIL,
    INSIDE,
    MILITARY_START,
    PRETENDER,
    UNTIL_BATTLE,
    UNTIL_SEASON,
)
from tests.games.smuta.cards.combat_scenes import FIELD, UNDER_SIEGE
from tests.games.smuta.cards.hands import useless
from tests.games.smuta.cards.stage import (
    armed,
    battle_in,
    court,
    gone,
    idle_until,
    marking,
    moment,
    politics,
    siege,
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
    say,
    smuta,
    told,
    where,
    who,
    with_dice,
)

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


@pytest.mark.rule("SMU-CRD-23", "SMU-CRD-18")
def test_no_die_is_thrown_again_twice_but_the_die_of_the_next_throw_may_be() -> None:
    state = court()
    FIELD(state)
    deal(state, REBEL, "fortune_of_war", "fortune_of_war")
    battle_in("battle_roll", (1, 1, 6))(state, REBEL)
    assert "play fortune_of_war" in offers(state, REBEL)
    say(state, "2 play fortune_of_war")
    assert [die["die"] for die in told(state, "battle-die")] == [6]
    assert moment(state) == "strike-first", "the second result stands, whatever the hand holds"
    say(state, "2 strike-first fire")
    idle_until(state, "battle_roll")
    assert "play fortune_of_war" in offers(state, REBEL)


@pytest.mark.rule("SMU-CRD-22")
@pytest.mark.parametrize(("natural", "applied"), [(True, False), (False, True)])
def test_a_branch_may_look_at_the_die_as_it_fell(natural: bool, applied: bool) -> None:
    branch = Branch()
    branch.least, branch.natural = 6, natural
    assert is_met(branch, 5, 6) == applied


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


# --- targets and conditions that are gone


@pytest.mark.rule("SMU-RXN-04")
def test_an_army_inside_is_no_army_to_aim_at() -> None:
    state = useless(court(8))
    marking("ivan_bolotnikov", INSIDE)(state)
    state.active = REBEL
    go(state, OpenWindow(MILITARY_START))
    assert state.over


@pytest.mark.rule("SMU-CRD-22")
def test_a_card_whose_target_is_gone_when_its_effect_comes_does_nothing_and_stays_in_the_game() -> None:
    state = court()
    standing("ivan_bolotnikov", "tula")(state)
    deal(state, REBEL, "voivode_defects")
    deal(state, SHUISKY, "filaret")
    politics(state, REBEL)
    say(state, "2 play voivode_defects", "2 aim fedor_mstislavsky")
    gone("fedor_mstislavsky")(state)
    say(state, "4 pass")
    assert told(state, "came-to-nothing") == [{"seat": REBEL, "card": number("card_kind", "voivode_defects")}]
    assert DISCARDED in [
        state.cards[card] for card in smuta().parts.cards.copies[number("card_kind", "voivode_defects")]
    ]


@pytest.mark.rule("SMU-CRD-22")
def test_a_card_whose_condition_has_gone_does_nothing() -> None:
    state = court()
    deal(state, POLISH, "sudden_death")
    deal(state, MOSCOW, "filaret")
    politics(state, POLISH)
    say(state, "1 play sudden_death", "1 aim boris_godunov")
    gone("boris_godunov")(state)
    say(state, "0 pass")
    assert len(told(state, "came-to-nothing")) == 1


@pytest.mark.rule("SMU-RXN-16", "SMU-SIE-06")
def test_no_roll_and_no_further_window_when_a_sally_drives_the_besieger_away() -> None:
    state = useless(court())
    UNDER_SIEGE(state)
    armed("fedor_mstislavsky", town_streltsy=1)(state)
    deal(state, MOSCOW, "sally")
    siege(state, SHUISKY)
    say(state, "4 pass", "0 play sally", "4 pass")
    assert state.over
    assert (state.siege, told(state, "siege-rolled")) == ([], [])


@pytest.mark.rule("SMU-CRD-22", "SMU-INF-01")
def test_everybody_sees_the_card_whose_targets_are_being_named_and_the_units_that_come() -> None:
    state = court()
    deal(state, MOSCOW, "free_cossacks")
    politics(state, MOSCOW)
    say(state, "0 play free_cossacks")
    for seat in (MOSCOW, POLISH, None):
        view = state.view(seat)
        assert (view["about"], view["hand_sizes"][MOSCOW]) == ({"card_kind": number("card_kind", "free_cossacks")}, 0)
    say(state, "0 aim vasily_golitsyn")
    assert state.view(POLISH)["about"]["row"][-1] == 2
