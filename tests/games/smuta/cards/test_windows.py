"""Reaction windows: which open, for whom, in which order, how often; waivers, and the facts for standing orders."""

from __future__ import annotations

import pytest

from prestol.engine.window import OpenWindow
from prestol.games.smuta.edge.vocabulary import WINDOWS
from prestol.games.smuta.parts import (
    DISCARDED,
    INSIDE,
    MILITARY_START,
    ORDER_ROLLED,
    OWN_MOVE,
    OWN_POLITICAL,
    OWN_RECRUIT,
    WAR,
)
from prestol.games.smuta.politics import PoliticalPhase
from prestol.games.smuta.state import Smuta
from tests.games.smuta.cards.combat_scenes import FIELD, UNDER_SIEGE, surrounded
from tests.games.smuta.cards.stage import (
    all_pass,
    armed,
    at_cell,
    battle_in,
    court,
    dying,
    gone,
    holding,
    idle_until,
    is_offered,
    marking,
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
    bare,
    deal,
    go,
    number,
    offers,
    refused,
    say,
    smuta,
    start,
    told,
    where,
    who,
    with_dice,
)

NO_PROMPT = (OWN_POLITICAL, OWN_RECRUIT, OWN_MOVE)


def everyone_holds(state: Smuta, *kinds: str) -> Smuta:
    """Each seat holds one of these cards."""
    for seat, kind in enumerate(kinds):
        deal(state, seat, kind)
    return state


def useless(state: Smuta) -> Smuta:
    """Each seat holds a card that answers nothing."""
    return everyone_holds(state, "filaret", "hermogen", "kuzma_minin", "mikhail_romanov", "don_cossacks")


def order(state: Smuta) -> tuple[int, ...]:
    window = state.window()
    return () if window is None else window.order


def fight(window: str, dice: tuple[int, ...] = (), **moves: bool) -> Smuta:
    """A window of a battle in which everybody holds a card that answers nothing."""
    state = useless(court())
    FIELD(state)
    battle_in(window, dice, **moves)(state, REBEL)
    return state


# --- which windows there are


@pytest.mark.rule("SMU-RXN-03", "SMU-RXN-01")
def test_the_windows_are_those_of_the_content_and_each_has_a_card() -> None:
    game = smuta()
    assert tuple(kind for kind, _ in game.windows) == WINDOWS
    assert all(game.parts.cards.by_window)


@pytest.mark.rule("SMU-RXN-12")
def test_the_agreed_length_of_the_windows() -> None:
    lengths = dict(smuta().windows)
    assert (lengths.pop("card_announced"), lengths.pop("person_dying"), lengths.pop("battle_roll")) == (6, 10, 3)
    assert set(lengths.values()) == {4}


@pytest.mark.rule("SMU-RXN-01", "SMU-CMP-22")
def test_an_instant_is_playable_in_its_windows_only() -> None:
    state = court()
    deal(state, MOSCOW, "ambush", "miraculous_escape", "forestalling", "full_treasury", "spies", "volley")
    politics(state, MOSCOW)
    assert not [words for words in offers(state) if words.startswith("play ")]
    assert refused(state, "0 play ambush") == "SMU-RXN-01"


# --- who is asked


@pytest.mark.rule("SMU-RXN-04")
def test_after_the_order_roll_all_but_the_first_are_asked_from_his_left() -> None:
    state = useless(court())
    state.first = NOBLES
    go(state, OpenWindow(ORDER_ROLLED))
    assert order(state) == (SHUISKY, MOSCOW, POLISH, REBEL)


@pytest.mark.rule("SMU-RXN-04")
def test_when_a_military_phase_begins_all_others_are_asked_from_the_left() -> None:
    state = useless(court(8))
    state.phase, state.active = WAR, REBEL
    go(state, OpenWindow(MILITARY_START))
    assert order(state) == (NOBLES, SHUISKY, MOSCOW, POLISH)


@pytest.mark.rule("SMU-RXN-04")
@pytest.mark.parametrize("window", ["attack_declared", "battle_start", "round_start", "round_end"])
def test_in_a_battle_the_attacker_counts_before_the_defender(window: str) -> None:
    state = fight(window, (3, 1))
    if window == "round_end":
        assert set(order(state)) <= {REBEL, SHUISKY}
    else:
        assert order(state) == (REBEL, SHUISKY)


@pytest.mark.rule("SMU-RXN-04")
def test_after_dice_those_are_asked_who_have_thrown() -> None:
    state = fight("battle_roll", (5, 1))
    assert order(state) == (REBEL, SHUISKY), "the tactical dice of both"
    all_pass(state)
    say(state, "2 strike-first fire")
    idle_until(state, "battle_roll")
    assert order(state) == (REBEL,), "the side with the advantage has fired alone"


@pytest.mark.rule("SMU-RXN-04")
def test_after_a_battle_the_winner_is_asked_then_the_loser() -> None:
    state = fight("battle_won", gives_up=True)
    assert order(state) == (REBEL,)
    say(state, "2 pass")
    assert (moment(state), order(state)) == ("battle_lost", (SHUISKY,))


@pytest.mark.rule("SMU-RXN-04")
def test_before_a_siege_roll_the_besieger_then_the_controller_is_asked() -> None:
    state = useless(court())
    UNDER_SIEGE(state)
    siege(state, SHUISKY)
    assert order(state) == (SHUISKY, MOSCOW)


@pytest.mark.rule("SMU-RXN-04")
def test_nobody_answers_for_a_fortress_without_a_controller_or_of_the_besieger_himself() -> None:
    state = useless(court())
    UNDER_SIEGE(state)
    gone("boris_godunov")(state)
    siege(state, SHUISKY)
    assert order(state) == (SHUISKY,)


@pytest.mark.rule("SMU-RXN-04")
def test_the_owner_is_asked_for_a_dying_person() -> None:
    state = useless(court())
    dying("fedor_mstislavsky", MOSCOW)(state, SHUISKY)
    assert order(state) == (SHUISKY,)


@pytest.mark.rule("SMU-RXN-04")
def test_nobody_is_asked_in_the_own_phases() -> None:
    state = useless(court())
    for window in NO_PROMPT:
        assert window not in [step.moment for step in state.stack if isinstance(step, OpenWindow)]
    go(state, PoliticalPhase(MOSCOW))
    assert moment(state) == "politics"


# --- left out on public grounds


@pytest.mark.rule("SMU-RXN-15")
def test_an_empty_hand_is_not_asked() -> None:
    state = court()
    deal(state, SHUISKY, "filaret")
    FIELD(state)
    battle_in("attack_declared")(state, REBEL)
    assert order(state) == (SHUISKY,)


@pytest.mark.rule("SMU-RXN-15", "SMU-INF-03")
def test_a_hand_of_party_cards_only_is_not_asked_where_common_cards_are_played() -> None:
    state = court()
    deal(state, REBEL, "revolt")
    deal(state, SHUISKY, "filaret")
    FIELD(state)
    battle_in("attack_declared")(state, REBEL)
    assert order(state) == (SHUISKY,)


@pytest.mark.rule("SMU-RXN-15")
def test_a_window_stays_shut_when_all_its_cards_lie_open() -> None:
    state = useless(court())
    for card in smuta().parts.cards.copies[number("card_kind", "forestalling")]:
        state.cards[card] = DISCARDED
    go(state, OpenWindow(ORDER_ROLLED))
    assert state.over


@pytest.mark.rule("SMU-RXN-15")
def test_a_card_in_the_draw_pile_or_in_another_hand_may_be_anywhere() -> None:
    state = useless(court())
    deal(state, MOSCOW, "forestalling")
    state.first = MOSCOW
    go(state, OpenWindow(ORDER_ROLLED))
    assert order(state) == (POLISH, REBEL, NOBLES, SHUISKY), "nobody but its holder knows where it is"


@pytest.mark.rule("SMU-RXN-15")
def test_no_mud_in_summer_and_none_for_a_party_without_armies() -> None:
    state = useless(court(9))
    state.active = REBEL
    go(state, OpenWindow(MILITARY_START))
    assert state.over
    state = useless(court(8))
    gone("ivan_bolotnikov")(state)
    state.active = REBEL
    go(state, OpenWindow(MILITARY_START))
    assert state.over


@pytest.mark.rule("SMU-RXN-15")
def test_a_side_that_could_only_withdraw_and_has_nowhere_to_go_is_left_out() -> None:
    state = useless(court())
    FIELD(state)
    surrounded(state)
    battle_in("attack_declared")(state, REBEL)
    assert order(state) == (REBEL,)


# --- asking


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


# --- standing orders


@pytest.mark.rule("SMU-RXN-11")
def test_the_facts_of_each_kind_of_window() -> None:
    game = smuta()
    names = game.notation.domains

    def facts(state: Smuta) -> dict[str, str]:
        return {name: names[domain][value] if domain in names else str(value) for name, domain, value in state.facts()}

    state = useless(court())
    assert facts(state) == {}
    dying("fedor_mstislavsky", MOSCOW)(state, SHUISKY)
    assert facts(state) == {"window": "person_dying", "person": "fedor_mstislavsky", "by": "0"}
    state = useless(court())
    UNDER_SIEGE(state)
    siege(state, SHUISKY)
    assert facts(state) == {"window": "siege_roll", "by": "4", "army": "fedor_mstislavsky", "point": "tula"}
    state = fight("attack_declared")
    assert facts(state) == {"window": "attack_declared", "by": "2", "army": "ivan_bolotnikov", "point": "kozelsk"}
    state = useless(court())
    deal(state, MOSCOW, "poisoned_cup")
    politics(state, MOSCOW)
    say(state, "0 play poisoned_cup", "0 aim fedor_mstislavsky")
    assert facts(state) == {
        "window": "card_announced",
        "card": "poisoned_cup",
        "tag": "assassination",
        "by": "0",
        "person": "fedor_mstislavsky",
    }


@pytest.mark.rule("SMU-RXN-11")
def test_a_die_is_a_fact_where_one_side_has_thrown() -> None:
    state = fight("battle_roll", (5, 1, 6))
    assert "die" not in [name for name, _, _ in state.facts()]
    all_pass(state)
    say(state, "2 strike-first fire")
    idle_until(state, "battle_roll")
    assert ("die", "number", 6) in state.facts()


@pytest.mark.rule("SMU-RXN-11")
def test_facts_and_scopes_are_those_that_the_game_declares() -> None:
    game = smuta()
    known = dict(game.facts)
    for window in ("attack_declared", "battle_start", "round_start", "battle_roll"):
        state = fight(window)
        assert all(known[name] == domain for name, domain, _ in state.facts())
        assert {name for name, _ in state.scopes()} == set(game.scopes)


@pytest.mark.rule("SMU-RXN-11")
def test_the_scope_of_a_battle_ends_with_it() -> None:
    state = fight("attack_declared")
    scope = dict(state.scopes())
    assert scope["season"] == state.now
    idle_until(state, "regroup")
    assert "battle" not in dict(state.scopes())
    other = useless(court())
    standing("fedor_mstislavsky", "kozelsk")(other)
    at_cell(10)(other)
    battle_in("attack_declared")(other, REBEL)
    assert dict(other.scopes())["battle"] != scope["battle"]


@pytest.mark.rule("SMU-RXN-11")
def test_answers_that_orders_may_name_ahead() -> None:
    state = bare(5, 8)
    deal(state, MOSCOW, "spies", "dagger", "mud", "volley", "filaret", "full_treasury")
    state.at[who("fedor_mstislavsky")] = where("kaluga")
    write = smuta().notation.write

    def ahead(window: str) -> list[list[str]]:
        found = state.answers_ahead(MOSCOW, WINDOWS.index(window))
        return [[write(move) for move in answer] for answer in found]

    assert ahead("card_announced") == [["play spies"], ["play dagger"]]
    assert ahead("military_start") == [["play mud", "aim fedor_mstislavsky"]]
    assert ahead("round_start") == [["play volley"]]
    assert ahead("battle_lost") == []


@pytest.mark.rule("SMU-RXN-18")
def test_a_table_may_answer_every_window_by_a_pass() -> None:
    """Whoever drives the seats may let windows never wait: a pass is always open to all who are asked."""
    state = start(5, "passing")
    windows = 0
    while not state.over and windows < 60:
        window = state.window()
        if window is not None:
            state.close_window(tuple(((0,),) for _ in window.order))
            windows += 1
        else:
            seat = state.waiting[0]
            state.play(seat, state.legal(seat)[-1])
    assert windows >= 20


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
