"""Reaction windows: which there are, who is asked in them, and who is left out on public grounds."""

from __future__ import annotations

import pytest

from prestol.engine.window import OpenWindow
from prestol.games.smuta.edge.vocabulary import WINDOWS
from prestol.games.smuta.military import MilitaryPhase
from prestol.games.smuta.parts import DISCARDED, MILITARY_START, ORDER_ROLLED, POLITICS, ROUND_END, SIEGE_LAID, WAR
from prestol.games.smuta.politics import PoliticalPhase
from prestol.games.smuta.reactions import in_order
from prestol.games.smuta.sieges import Storm
from tests.games.smuta.cards.combat_scenes import FIELD, UNDER_SIEGE, surrounded
from tests.games.smuta.cards.hands import fight, order, useless
from tests.games.smuta.cards.stage import (
    all_pass,
    armed,
    battle_in,
    both,
    court,
    dying,
    gone,
    idle_until,
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
    deal,
    go,
    number,
    offers,
    refused,
    say,
    smuta,
    who,
)

# --- which windows there are


@pytest.mark.rule("SMU-RXN-03", "SMU-RXN-01")
def test_the_windows_are_those_of_the_content_and_each_has_a_card() -> None:
    game = smuta()
    assert tuple(kind for kind, _ in game.windows) == WINDOWS
    assert all(game.parts.cards.by_window)


@pytest.mark.rule("SMU-RXN-12")
def test_the_agreed_length_of_the_windows() -> None:
    game = smuta()
    lengths = game.window_seconds()
    assert set(dict(game.windows)) - set(lengths) == {"own_political", "own_recruit", "own_move"}, (
        "nobody is asked there"
    )
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
@pytest.mark.parametrize("window", ["attack_declared", "battle_start", "round_start"])
def test_in_a_battle_the_attacker_counts_before_the_defender(window: str) -> None:
    assert order(fight(window, (3, 1))) == (REBEL, SHUISKY)


@pytest.mark.rule("SMU-RXN-04", "SMU-RXN-15")
@pytest.mark.parametrize("ahead", [9, -9])
def test_the_end_of_a_round_concerns_both_but_only_one_could_play_panic(ahead: int) -> None:
    state = useless(court())
    FIELD(state)
    both(armed("ivan_bolotnikov", mounted_cossack=5), armed("fedor_mstislavsky", mounted_cossack=5))(state)
    battle_in("round_end", (6, 1), ahead=ahead)(state, REBEL)
    assert moment(state) == "round_end"
    assert in_order(state, ROUND_END) == [REBEL, SHUISKY], "attacker before defender"
    assert order(state) == ((REBEL,) if ahead > 0 else (SHUISKY,)), "whose enemy has lost more units"


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
def test_nobody_answers_for_a_fortress_without_a_controller() -> None:
    state = useless(court())
    UNDER_SIEGE(state)
    gone("boris_godunov")(state)
    siege(state, SHUISKY)
    assert order(state) == (SHUISKY,)


@pytest.mark.rule("SMU-RXN-04", "SMU-SIE-12")
def test_nobody_answers_for_a_fortress_of_the_besieger_himself() -> None:
    state = useless(court())
    both(standing("vasily_golitsyn", "tula"), marking("vasily_golitsyn", SIEGE_LAID))(state)
    deal(state, MOSCOW, "sapping", "sally")
    state.phase, state.active = POLITICS, MOSCOW
    go(state, Storm(who("vasily_golitsyn")))
    assert (moment(state), order(state)) == ("siege_roll", (MOSCOW,)), "the fortress is the Tsar's"
    assert "play sapping" in offers(state, MOSCOW)
    assert "play sally" not in offers(state, MOSCOW), "he does not sally against himself"


@pytest.mark.rule("SMU-RXN-04")
def test_the_owner_is_asked_for_a_dying_person() -> None:
    state = useless(court())
    dying("fedor_mstislavsky", MOSCOW)(state, SHUISKY)
    assert order(state) == (SHUISKY,)


@pytest.mark.rule("SMU-RXN-04")
def test_nobody_is_asked_in_the_own_phases() -> None:
    state = useless(court())
    deal(state, MOSCOW, "free_cossacks", "forced_march", "full_treasury")
    state.active = MOSCOW
    go(state, PoliticalPhase(MOSCOW), MilitaryPhase(MOSCOW))
    assert (moment(state), state.waiting) == ("politics", (MOSCOW,))
    assert "play free_cossacks" in offers(state)
    say(state, "0 done")
    assert (moment(state), state.waiting) == ("war", (MOSCOW,))
    say(state, "0 take vasily_golitsyn")
    assert (moment(state), state.waiting) == ("piece", (MOSCOW,))
    assert {"play forced_march", "play full_treasury"} <= offers(state)
    for words in ("0 recruit", "0 go kolomna"):
        twin = state.clone()
        say(twin, words)
        assert twin.window() is None
        assert twin.waiting == (MOSCOW,)


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
