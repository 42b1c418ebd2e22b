"""The windows of the first rules: who is asked, in which order, how often, and that their timing tells nothing."""

from __future__ import annotations

from functools import partial

import pytest

import prestol
from prestol.engine.window import PASS, PLAY_CARD
from prestol.games.duel.circle import Window, window
from prestol.games.duel.parts import BLOW, CARD
from tests.games.duel.field import FEINT, LUNGE, SHIELD, agenda, fight, offers, say

first_fight = partial(fight, rules=1)


def asked(state: object) -> tuple[int, tuple[int, ...], int]:
    top = state.stack[-1]  # type: ignore[attr-defined]
    assert isinstance(top, Window)
    return top.seat, top.rest, top.moment


def test_a_window_asks_its_circle_in_order() -> None:
    opening = window((1, 0), BLOW)
    assert (opening.seat, opening.rest, opening.circle, opening.moment) == (1, (0,), (1, 0), BLOW)
    state = first_fight({"sabre": 1})
    say(state, "0 strike sabre")
    assert asked(state) == (1, (0,), BLOW)
    say(state, "1 pass")
    assert asked(state) == (0, (), BLOW)
    say(state, "0 pass")
    assert agenda(state)[0] == "Act"


def test_after_a_card_everybody_is_asked_again_from_the_first() -> None:
    state = first_fight({"sabre": 1, "lunge": 2}, {"shield": 1})
    say(state, "0 strike sabre", "1 pass")
    for left in (1, 0):
        say(state, "0 answer lunge")
        assert asked(state) == (1, (), CARD)
        say(state, "1 pass")
        assert asked(state) == (1, (0,), BLOW)
        assert state.held(0, LUNGE) == left
        say(state, "1 pass")
    assert offers(state, 0) == ["pass"]


def test_an_answer_may_be_answered_and_the_answer_to_it_too() -> None:
    state = first_fight({"sabre": 1, "feint": 1}, {"shield": 1, "feint": 1})
    say(state, "0 strike sabre", "1 answer shield")
    assert agenda(state)[:4] == ["Window", "Pending", "Window", "Pending"]
    say(state, "0 answer feint")
    assert agenda(state)[:6] == ["Window", "Pending"] * 3
    assert state.view()["pending"] == ["blow", "parry", "outwit"]
    say(state, "1 answer feint", "0 pass")
    assert state.view()["pending"] == ["blow", "parry"]
    assert asked(state) == (0, (), CARD)


def test_a_cancelled_step_never_happens_and_its_window_goes_with_it() -> None:
    state = first_fight({"sabre": 1}, {"shield": 1})
    say(state, "0 strike sabre", "1 answer shield", "0 pass")
    assert state.view()["pending"] == []
    assert agenda(state) == ["Act", "Bouts", "PartChampions", "Verdict"]
    assert state.fortunes == []


@pytest.mark.parametrize("hand", [{}, {"shield": 1}, {"feint": 2}, {"sabre": 1, "kvas": 1}])
def test_windows_open_on_the_same_schedule_whatever_the_hands_hold(hand: dict[str, int]) -> None:
    state = first_fight({"sabre": 2, "lunge": 1}, hand)
    schedule = []
    for words in ("0 strike sabre", "1 pass", "0 answer lunge", "1 pass", "1 pass", "0 pass"):
        schedule.append((state.waiting, agenda(state)[0]))
        say(state, words)
    assert schedule == [
        ((0,), "Act"),
        ((1,), "Window"),
        ((0,), "Window"),
        ((1,), "Window"),
        ((1,), "Window"),
        ((0,), "Window"),
    ]


def test_a_window_offers_a_pass_and_the_answers_that_are_held() -> None:
    state = first_fight({"sabre": 1, "shield": 1, "lunge": 1}, {"shield": 2, "lunge": 1, "feint": 1, "mace": 1})
    say(state, "0 strike sabre")
    assert state.legal(1) == [(PASS,), (PLAY_CARD, SHIELD)]
    assert state.legal(0) == []
    for move in ((PLAY_CARD, LUNGE), (PLAY_CARD, FEINT), (PLAY_CARD, 99), (PLAY_CARD,), (PASS, 0), ()):
        with pytest.raises(prestol.IllegalMove) as caught:
            state.play(1, move)
        assert caught.value.rule == "DUE-BLW-01"
    say(state, "1 answer shield")
    with pytest.raises(prestol.IllegalMove) as caught:
        state.play(0, (PLAY_CARD, LUNGE))
    assert caught.value.rule == "DUE-BLW-04"
    with pytest.raises(prestol.IllegalMove) as caught:
        state.play(1, (PASS,))
    assert (caught.value.rule, caught.value.refusal.key) == ("DUE-BLW-04", "not-your-turn")


def test_a_game_without_answers_or_free_moves_needs_to_say_nothing_about_them() -> None:
    state = prestol.game("tsar").start(3, 1)
    assert state.entitled(0) == ()
    assert state.answer_moves(0, 0, ()) == []
    assert (state.facts(), state.scopes()) == ([], [])
    assert state.free_moves(0) == []
    assert state.moment_rule(0) == ""
    with pytest.raises(NotImplementedError):
        state.react(0, 0, ((PASS,),))
    with pytest.raises(NotImplementedError):
        state.free_step(0, (0,))
