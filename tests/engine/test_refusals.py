"""Wrong moves: one clear sentence, the rule, and a state that stays as it was."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

import prestol
from prestol.engine.errors import IllegalMove, Refusal, brief
from prestol.engine.state import State
from tests.games.duel.field import fight, say


class Pair(NamedTuple):
    kind: int
    card: int


class Unspeakable:
    def __repr__(self) -> str:
        raise RuntimeError("no name")


def refused(state: State, seat: Any, move: Any) -> IllegalMove:
    """The refusal of a move, which leaves the state and its events as they were."""
    before, told = prestol.dump(state), state.events
    with pytest.raises(IllegalMove) as caught:
        state.play(seat, move)
    assert prestol.dump(state) == before
    assert state.events == told
    return caught.value


@pytest.mark.parametrize("seat", [None, "0", 0.0, True, (0,), [], Unspeakable(), b"0"])
def test_a_seat_is_a_whole_number(seat: Any) -> None:
    error = refused(fight(), seat, (5,))
    assert error.refusal.key == "seat-malformed"
    assert error.reason.startswith("A seat is a whole number of 0 or more, not ")


@pytest.mark.parametrize("seat", [-1, 2, 9, 10**30, pytest.param(-(10**5000), id="huge")])
def test_a_seat_is_at_the_table(seat: int) -> None:
    error = refused(fight(), seat, (5,))
    assert error.refusal.key == "seat-unknown"
    assert "at this table: its 2 seats are numbered from 0." in error.reason


@pytest.mark.parametrize(
    "move",
    [
        None,
        5,
        "done",
        [5],
        {5},
        (5.0,),
        ("5",),
        (True,),
        (None,),
        ((5,),),
        (3, 0.0),
        Pair(3, 0),
        (10**6,),
        (5, -(10**6)),
        (10**5000,),
        Unspeakable(),
        (Unspeakable(),),
    ],
)
def test_a_move_is_a_tuple_of_whole_numbers(move: Any) -> None:
    error = refused(fight({"sabre": 1}), 0, move)
    assert error.refusal.key == "move-malformed"
    assert error.reason.endswith(" is not a move: a move is a tuple of whole numbers.")
    assert len(error.reason) < 130


@pytest.mark.parametrize("move", [(), (0,), (5, 5), (3, 1), (-1,), (999_999,), (3, -1), (0,) * 10_000])
def test_a_move_is_on_the_list(move: tuple[int, ...]) -> None:
    error = refused(fight({"sabre": 1}), 0, move)
    assert error.rule in ("DUE-TRN-01", "DUE-BLW-01")
    assert str(error) == f"{error.reason} ({error.rule})"


def test_a_move_waits_for_its_turn() -> None:
    error = refused(fight(), 1, (5,))
    assert str(error) == "It isn’t seat 1’s turn; waiting for seat 0. (DUE-TRN-01)"
    secret = fight(phase="stake")
    say(secret, "1 stake 0")
    error = refused(secret, 1, (2, 0))
    assert str(error) == "Seat 1 has already answered and is waiting for the others. (DUE-BOU-02)"
    error = refused(secret, 0, (2, 4))
    assert str(error) == "You can’t play this move now. (DUE-BOU-02)"


def test_nothing_can_be_played_when_all_is_over() -> None:
    state = fight(bout=4)
    say(state, "0 done")
    assert str(refused(state, 0, (5,))) == "The game is over."
    assert refused(state, 7, (5,)).refusal.key == "seat-unknown"


def test_nothing_can_be_played_while_a_step_is_about_to_happen() -> None:
    state = fight()
    state.stack.append(state.stack[0])
    assert refused(state, 0, (5,)).refusal.key == "game-over"


def test_the_engine_speaks_without_words_too(monkeypatch: pytest.MonkeyPatch) -> None:
    error = IllegalMove("duel", Refusal("deck-empty", "DUE-TRN-04", {"left": 0}))
    assert str(error) == "The deck is empty, so taking a breath would do nothing. (DUE-TRN-04)"
    monkeypatch.setattr(IllegalMove, "speak", None)
    assert str(error) == "deck-empty {'left': 0} (DUE-TRN-04)"


def test_messages_stay_short_whatever_they_are_about() -> None:
    assert brief("done") == "'done'"
    assert brief(list(range(1000))) == "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16..."
    assert brief(10**5000) == "<int>"
    assert brief(Unspeakable()) == "<Unspeakable>"


@pytest.mark.parametrize("id", ["tsar", "duel"])
@pytest.mark.parametrize("seat", [-1, 6, 99])
def test_nobody_looks_from_a_seat_that_is_not_there(id: str, seat: int) -> None:
    game = prestol.game(id)
    state = game.start(game.seat_counts[0], 1)
    for look in (state.view, lambda at: state.redeal(at, prestol.stream(1))):
        with pytest.raises(prestol.PrestolError, match=f"There is no seat {seat} at this table"):
            look(seat)
    assert state.legal(seat) == []
