"""Windows: secret answers of several decisions, the first one counts, and nobody can tell who has answered."""

from __future__ import annotations

import pytest

from prestol.engine.errors import IllegalMove
from prestol.engine.step import Pending
from prestol.engine.window import PASS_MOVE, PLAY_CARD, AnswerWindow, OpenWindow
from tests.engine.toys import AIM, REST, Note, Toy, toy


def opened(*hands: list[int], moment: int = 0, repeated: bool = False) -> Toy:
    """A window over a step that will happen unless card 0 stops it."""
    state = toy()
    state.cards = list(hands)
    state.repeated = repeated
    state.guard(moment, Note("happened"))
    state.advance()
    return state


def answer(state: Toy, seat: int, card: int, target: int = 0) -> None:
    state.play(seat, (PLAY_CARD, card))
    state.play(seat, (AIM, target))


def test_all_who_are_entitled_are_asked_at_once_whatever_they_hold() -> None:
    state = opened([], [1], [])
    assert state.waiting == (0, 1, 2)
    assert [state.legal(seat) for seat in range(3)] == [[PASS_MOVE], [PASS_MOVE, (PLAY_CARD, 1)], [PASS_MOVE]]


def test_a_window_that_nobody_may_answer_does_not_open() -> None:
    state = opened([1], [1], [1], moment=3)
    assert (state.over, state.done) == (True, ["happened"])


def test_when_all_pass_the_step_happens() -> None:
    state = opened([1], [0], [])
    for seat in (2, 0, 1):
        state.play(seat, PASS_MOVE)
    assert state.done == ["nobody", "happened"]


def test_the_first_in_the_order_counts_whoever_answered_first_and_the_others_keep_their_cards() -> None:
    state = opened([7], [8], [9], moment=1)
    answer(state, 2, 9)
    answer(state, 1, 8, target=1)
    assert state.done == ["1 plays 8 at 1", "happened"]
    assert state.cards == [[7], [], [9]]


def test_an_answer_of_several_decisions_is_whole_only_with_its_last() -> None:
    state = opened([5], [], [])
    state.play(1, PASS_MOVE)
    state.play(2, PASS_MOVE)
    state.play(0, (PLAY_CARD, 5))
    assert (state.waiting, state.legal(0)) == ((0,), [(AIM, 0), (AIM, 1)])
    with pytest.raises(IllegalMove):
        state.play(0, PASS_MOVE)
    state.play(0, (AIM, 1))
    assert state.done == ["0 plays 5 at 1", "happened"]


def test_a_card_may_cancel_what_the_window_guards() -> None:
    state = opened([], [0], [])
    state.play(0, PASS_MOVE)
    state.play(2, PASS_MOVE)
    answer(state, 1, 0)
    assert (state.over, state.done) == (True, ["stopped"])


def test_a_window_is_asked_once_or_again_after_each_card_as_the_rule_says() -> None:
    for repeated in (False, True):
        state = opened([4, 5], [], [], repeated=repeated)
        state.play(1, PASS_MOVE)
        state.play(2, PASS_MOVE)
        answer(state, 0, 4)
        assert state.waiting == ((0, 1, 2) if repeated else ())


def test_a_window_may_guard_nothing() -> None:
    state = toy(OpenWindow(2), Note("after"))
    state.play(2, PASS_MOVE)
    assert state.done == ["nobody", "after"]


def test_nobody_but_the_seat_can_tell_whether_it_has_answered() -> None:
    fresh, state = opened([4], [5], []), opened([4], [5], [])
    state.play(2, PASS_MOVE)
    state.play(1, (PLAY_CARD, 5))
    for seat in (0, None):
        assert state.waiting_for(seat) == fresh.waiting_for(seat) == (0, 1, 2)
    assert state.waiting_for(1) == (0, 1, 2)
    assert state.waiting_for(2) == (0, 1)
    state.forget_answers(1)
    top = state.stack[-1]
    assert isinstance(top, AnswerWindow)
    assert (top.waiting, top.answers) == ((0, 1, 2), ((), ((PLAY_CARD, 5),), ()))


def test_a_seat_that_is_asked_again_begins_its_answer_again() -> None:
    state = opened([4], [5], [])
    state.play(0, PASS_MOVE)
    state.play(1, (PLAY_CARD, 5))
    state.reopen([0])
    assert state.waiting == (0, 1, 2)
    assert state.legal(0) == [PASS_MOVE, (PLAY_CARD, 4)]


def test_a_seat_that_is_not_asked_is_told_so_and_one_that_has_answered_too() -> None:
    state = opened([], [4], [], moment=1)
    state.play(1, PASS_MOVE)
    found = [state.refusal(seat, PASS_MOVE) for seat in (0, 1)]
    assert [(one.key, one.rule) for one in found if one] == [("not-offered", "TOY-1"), ("already-answered", "TOY-1")]


def test_a_refusal_names_the_rule_of_the_window() -> None:
    state = opened([4], [], [], moment=1)
    assert state.rule_now() == "TOY-1"
    refusal = state.refusal(1, (PLAY_CARD, 4))
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("not-offered", "TOY-1")
    assert isinstance(state.stack[-2], Pending)


def test_a_waiver_is_no_card_and_leaves_its_seat_out_of_later_windows() -> None:
    state = opened([4], [5], [6])
    state.waivers = state.repeated = True
    state.play(0, (REST,))
    answer(state, 1, 5)
    state.play(2, (REST,))
    assert state.done == ["1 plays 5 at 0"]
    assert (state.waived, state.cards) == ([0, 2], [[4], [], [6]])
    assert state.waiting == (1,)


def test_waivers_alone_close_a_window_as_passes_do() -> None:
    state = opened([4], [5], [])
    state.waivers = True
    for seat in (1, 0, 2):
        state.play(seat, (REST,))
    assert (state.done, state.waived) == (["nobody", "happened"], [0, 1, 2])
