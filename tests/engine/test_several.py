"""Choosing several things at once: any order for people, every selection once for bots, one entry in the log."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

import pytest

from prestol.engine.bot import Chair, decide_whole
from prestol.engine.errors import IllegalMove, NotationError
from prestol.engine.journal import Journal
from prestol.engine.several import NO_MORE, Limits
from tests.engine.toys import AIM, FREE, REST, TAKE, Take, TakeOrRest, Toy, ToyGame, toy


def asking(limits: Limits) -> Toy:
    Take.LIMITS = limits
    return toy(Take(0, ()))


def every_way(state: Toy) -> list[tuple[int, ...]]:
    """What comes out of each way through the listed moves."""
    if state.over:
        return [tuple(state.taken)]
    found: list[tuple[int, ...]] = []
    for move in state.legal(0):
        twin = state.clone()
        twin.play(0, move)
        found += every_way(twin)
    return found


def selections(limits: Limits) -> list[tuple[int, ...]]:
    """All selections by the plainest definition."""
    weights = dict(zip(limits.items, limits.weights or [0] * len(limits.items), strict=True))
    each = dict(zip(limits.items, limits.each, strict=True))
    return [
        chosen
        for count in range(limits.most + 1)
        if count >= limits.least or (count == 0 and limits.or_none)
        for chosen in combinations_with_replacement(limits.items, count)
        if all(chosen.count(item) <= each[item] for item in set(chosen))
        and (limits.weights is None or sum(weights[item] for item in chosen) <= limits.budget)
    ]


CASES = [
    Limits([0, 1, 2, 3], [3, 3, 3, 3], 3, 3),
    Limits([0, 2, 3], [1, 1, 1], 0, 3),
    Limits([1, 3], [2, 1], 2, 2, or_none=True),
    Limits([0, 1, 2], [1, 2, 1], 1, 3),
    Limits([0, 1, 2, 3], [2, 2, 2, 2], 2, 4, weights=[3, 1, 2, 5], budget=6),
    Limits([0, 1], [1, 1], 2, 2),
    Limits([2], [1], 2, 2, or_none=True),
]


@pytest.mark.parametrize("limits", CASES)
def test_a_bot_meets_every_selection_exactly_once_and_never_a_dead_end(limits: Limits) -> None:
    found = every_way(asking(limits))
    assert sorted(found) == sorted(selections(limits))


@pytest.mark.parametrize("limits", CASES)
def test_people_may_name_a_selection_in_any_order_and_no_other(limits: Limits) -> None:
    right = set(selections(limits))
    for count in range(limits.most + 2):
        for chosen in combinations_with_replacement(range(4), count):
            for order in set(permutations(chosen)):
                state = asking(limits)
                move = (TAKE, *order, NO_MORE)
                if chosen in right:
                    state.play(0, move)
                    assert (state.over, state.taken) == (True, list(chosen))
                else:
                    with pytest.raises(IllegalMove):
                        state.play(0, move)


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ((TAKE, 1, NO_MORE), "several-other"),
        ((TAKE, 0, 0, NO_MORE), "several-each"),
        ((TAKE, 0, 2, 2, 3, NO_MORE), "several-most"),
        ((TAKE, 0, NO_MORE), "several-least"),
        ((TAKE, 3, 3, NO_MORE), "several-budget"),
        ((TAKE, NO_MORE, 0, NO_MORE), "several-other"),
        ((TAKE, 2, 0), "not-offered"),
        ((TAKE,), "not-offered"),
        ((), "not-offered"),
    ],
)
def test_a_refusal_says_which_limit_is_broken(move: tuple[int, ...], key: str) -> None:
    state = asking(Limits([0, 2, 3], [1, 2, 2], 2, 3, weights=[1, 1, 4], budget=7))
    refusal = state.refusal(0, move)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == (key, "TOY-TAKE")


def test_free_moves_are_open_until_the_first_pick() -> None:
    state = asking(Limits([0, 1], [1, 1], 1, 2))
    state.free_for = 0
    assert (FREE,) in state.legal(0)
    state.play(0, (FREE,))
    assert state.done == ["free"]
    assert Take(0, ()).lets_free_moves_in()
    state.play(0, (TAKE, 0))
    assert state.legal(0) == [(TAKE, NO_MORE), (TAKE, 1, NO_MORE)]
    assert not Take(0, (0,)).lets_free_moves_in()


def test_however_many_picks_a_selection_is_one_entry_and_one_step_back() -> None:
    journal = Journal(asking(Limits([0, 1, 2], [2, 2, 2], 2, 3)))
    for move in ((TAKE, 0), (TAKE, 1), (TAKE, NO_MORE)):
        journal.play(0, move)
    assert [entry.move for entry in journal.entries] == [(TAKE, 0, 1, NO_MORE)]
    assert journal.state.over
    journal.undo(0)
    assert (journal.entries, journal.state.legal(0)) == ([], asking(Take.LIMITS).legal(0))


def test_another_seat_cannot_go_on_with_a_selection() -> None:
    journal = Journal(asking(Limits([0, 1], [2, 2], 2, 3)))
    journal.play(0, (TAKE, 0))
    with pytest.raises(IllegalMove, match="turn"):
        journal.play(1, (TAKE, 1))
    assert [entry.move for entry in journal.entries] == [(TAKE, 0)]


def test_the_limits_are_told_to_the_seat_that_is_asked_alone() -> None:
    state = asking(CASES[0])
    assert state.limits(0) is CASES[0]
    assert state.limits(1) is None


@pytest.mark.parametrize("limits", CASES)
def test_the_limits_shrink_with_what_is_picked(limits: Limits) -> None:
    """Whatever is selected after a pick is what could be selected with it."""
    for first in limits.following([]):
        state = asking(limits)
        if limits.is_full([first]):
            continue
        state.play(0, (TAKE, first))
        left = state.limits(0)
        assert left is not None
        whole = {tuple(sorted((first, *rest))) for rest in selections(left)}
        assert whole == {chosen for chosen in selections(limits) if first in chosen}


def test_several_picks_at_once_are_as_good_as_one_by_one() -> None:
    state = asking(Limits([0, 1, 2], [2, 2, 2], 3, 3))
    assert state.refusal(0, (TAKE, 1, 0)) is not None
    assert state.refusal(0, (TAKE, 0, 9)) is not None
    assert state.refusal(0, (TAKE, 0, 0, 1)) is not None  # nothing more could follow, so it must be confirmed
    state.play(0, (TAKE, 0, 1))
    assert state.legal(0) == [(TAKE, 1, NO_MORE), (TAKE, 2, NO_MORE)]


def test_a_question_may_have_other_answers_until_the_first_pick() -> None:
    state = toy(TakeOrRest(0, ()))
    assert state.legal(0) == [(REST,), (TAKE, 0), (TAKE, 1, NO_MORE)]
    assert state.refusal(0, (AIM, 0)) is not None
    twin = state.clone()
    twin.play(0, (REST,))
    assert (twin.over, twin.done) == (True, ["rested"])
    state.play(0, (TAKE, 0))
    assert (REST,) not in state.legal(0)


def test_what_a_bot_picks_one_by_one_becomes_one_move() -> None:
    class Last:
        """Always takes the last move of the list."""

        def decide(self, chair: Chair) -> tuple[int, ...]:
            return chair.legal[-1]

    state = asking(Limits([0, 1, 2], [2, 2, 2], 2, 3))
    state.free_for = 0
    assert decide_whole(Last(), state, 0) == (FREE,)
    state.free_for = -1
    assert decide_whole(Last(), state, 0) == (TAKE, 2, 2, NO_MORE)
    assert state.legal(0) == asking(Take.LIMITS).legal(0)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("take rye metal rye", (TAKE, 0, 3, 0, NO_MORE)),
        ("take none", (TAKE, NO_MORE)),
        ("take wood +", (TAKE, 1)),
    ],
)
def test_a_selection_has_a_notation_that_can_be_read_back(text: str, move: tuple[int, ...]) -> None:
    notation = ToyGame.notation
    assert notation.read(text) == move
    assert notation.write(move) == text


@pytest.mark.parametrize("text", ["take", "take +", "take none rye", "take rye + wood", "take silver"])
def test_a_selection_that_makes_no_sense_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(NotationError):
        ToyGame.notation.read(text)
