"""Reaction windows: the question and its answers, waivers, and what others see of it."""

from __future__ import annotations

import pytest

from prestol.engine.window import OpenWindow
from prestol.games.smuta.edge.vocabulary import WINDOWS
from prestol.games.smuta.parts import ORDER_ROLLED
from tests.games.smuta.cards.combat_scenes import FIELD, UNDER_SIEGE
from tests.games.smuta.cards.hands import fight, order, useless
from tests.games.smuta.cards.stage import (
    armed,
    battle_in,
    court,
    dying,
    gone,
    holding,
    idle_until,
    is_offered,
    moment,
    politics,
    siege,
    standing,
)
from tests.games.smuta.table import (
    MOSCOW,
    NOBLES,
    POLISH,
    REBEL,
    SHUISKY,
    deal,
    go,
    offers,
    say,
    told,
    where,
    with_dice,
)


@pytest.mark.rule("SMU-RXN-02", "SMU-DEC-07")
def test_who_can_play_nothing_is_asked_all_the_same() -> None:
    state = fight("attack_declared")
    assert offers(state, REBEL) == offers(state, SHUISKY) == {"pass", "waive"}
    state = useless(court())
    go(state, OpenWindow(ORDER_ROLLED))
    assert all(offers(state, seat) == {"pass"} for seat in order(state))


@pytest.mark.rule("SMU-RXN-16", "SMU-CRD-04")
def test_the_card_of_the_first_in_order_is_announced_and_the_others_are_void() -> None:
    state = court()
    FIELD(state)
    deal(state, REBEL, "damp_powder")
    deal(state, SHUISKY, "damp_powder")
    battle_in("round_start")(state, REBEL)
    say(state, "4 play damp_powder")
    assert state.waiting_for(None) == (REBEL, SHUISKY), "nobody sees who has answered"
    say(state, "2 play damp_powder")
    assert [event["seat"] for event in told(state, "announced")] == [REBEL]
    say(state, "4 pass")
    assert (moment(state), order(state)) == ("round_start", (SHUISKY,)), "asked again"
    assert is_offered(state, SHUISKY, "damp_powder"), "a void answer costs nothing"


@pytest.mark.rule("SMU-RXN-16")
def test_a_window_closes_when_all_pass_and_says_that_nobody_played() -> None:
    state = fight("attack_declared")
    say(state, "4 pass", "2 pass")
    assert told(state, "nobody-played") == [{"window": WINDOWS.index("attack_declared")}]
    assert moment(state) == "attacked"


@pytest.mark.rule("SMU-RXN-16")
def test_a_window_does_not_open_again_when_what_it_was_about_is_over() -> None:
    state = court()
    FIELD(state)
    for name in ("fedor_mstislavsky", "ivan_bolotnikov"):
        armed(name, mounted_cossack=5)(state)
    deal(state, REBEL, "panic", "filaret")
    deal(state, SHUISKY, "hermogen")
    battle_in("round_end", (6, 1), ahead=20)(state, REBEL)
    with_dice(state, 4)
    say(state, "2 play panic", "4 pass")
    assert moment(state) == "battle_won"


@pytest.mark.rule("SMU-RXN-20")
def test_a_waiver_is_open_binding_and_ends_with_the_battle() -> None:
    state = fight("attack_declared")
    say(state, "2 pass", "4 waive")
    assert told(state, "waived") == [{"seat": SHUISKY}]
    assert state.view()["waived"] == [SHUISKY]
    idle_until(state, "battle_start", "round_start", "battle_roll")
    assert SHUISKY not in order(state)
    deal(state, REBEL, "damp_powder")
    idle_until(state, "round_start")
    say(state, "2 play damp_powder")
    assert (moment(state), order(state)) == ("card_announced", (SHUISKY,)), (
        "an announced card is put to him all the same"
    )
    idle_until(state, "regroup")
    assert state.waived == 0


@pytest.mark.rule("SMU-RXN-20")
@pytest.mark.parametrize("begin", ["order", "dying", "siege"])
def test_there_is_no_waiver_outside_battles(begin: str) -> None:
    state = useless(court())
    UNDER_SIEGE(state)
    if begin == "order":
        go(state, OpenWindow(ORDER_ROLLED))
    elif begin == "dying":
        dying("fedor_mstislavsky", MOSCOW)(state, SHUISKY)
    else:
        siege(state, SHUISKY)
    assert all("waive" not in offers(state, seat) for seat in order(state))


@pytest.mark.rule("SMU-RXN-13")
def test_the_effects_of_a_card_are_interrupted_by_a_dying_person_only() -> None:
    state = useless(court())
    holding(POLISH, "moscow")(state)
    standing("false_dmitry_1", "moscow")(state)
    gone("vasily_golitsyn")(state)
    holding(NOBLES, "moscow")(state)
    deal(state, POLISH, "moscow_uprising")
    politics(state, POLISH)
    with_dice(state, 5)
    say(state, "1 play moscow_uprising", "1 aim boris_godunov", "0 pass")
    assert moment(state) == "person_dying"
    assert state.control[where("moscow")] == NOBLES
    say(state, "0 pass")
    assert (state.tsar, state.control[where("moscow")]) == (-1, POLISH)
    assert moment(state) == "politics"


@pytest.mark.rule("SMU-RXN-17")
def test_what_others_see_of_a_window() -> None:
    state = fight("attack_declared")
    before = state.view(MOSCOW), state.view(None)
    say(state, "4 waive")
    assert (state.view(MOSCOW), state.view(None)) == before
    assert state.events == []
    assert state.view(MOSCOW)["waiting"] == [REBEL, SHUISKY]
