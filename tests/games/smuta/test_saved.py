"""Saved states: one that cannot be is refused with one sentence, and whatever is accepted can be played on."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import prestol
from prestol.engine.errors import PrestolError
from tests.games.smuta.table import done_until, ready, say, start, where, who

Saved = dict[str, Any]
Damage = Callable[[Saved], None]


def put(field: str, value: Any) -> Damage:
    return lambda saved: saved["state"].update({field: value})


def at(field: str, place: int, value: int) -> Damage:
    def damage(saved: Saved) -> None:
        saved["state"][field][place] = value

    return damage


GODUNOV, BOLOTNIKOV, MARINA = who("boris_godunov"), who("ivan_bolotnikov"), who("marina_mnishek")
DAMAGED: dict[str, tuple[Damage, str]] = {
    "a cell after the last": (put("now", 32), "there is no cell 32 on the turn track"),
    "a first player who is not there": (put("first", 5), "there is no seat 5 to go first"),
    "another active player": (put("active", 4), "there is no seat 4 to act"),
    "a victory without a winner": (put("victory", 2), "a victory and its winner do not belong together"),
    "a winner in a game that goes on": (
        lambda saved: saved["state"].update(victory=2, winner=1),
        "a victory and its winner do not belong together",
    ),
    "markers of nobody": (put("waived", 99), "there are more markers than the box has"),
    "a Tsar with his party": (at("at", GODUNOV, -4), "nobody can reign so"),
    "a point of a seat that is not there": (at("control", where("tula"), 5), "somebody controls a point who cannot"),
    "a personage on the map": (at("at", MARINA, 3), f"person or detachment number {MARINA} cannot be there"),
    "a commander nowhere": (at("at", BOLOTNIKOV, -9), f"person or detachment number {BOLOTNIKOV} cannot be there"),
    "on the track without a cell": (at("at", BOLOTNIKOV, -2), f"person or detachment number {BOLOTNIKOV} cannot"),
    "in the army of nobody": (at("at", MARINA, -5), f"person or detachment number {MARINA} cannot be there"),
    "in a grouping far away": (at("host", BOLOTNIKOV, 0), f"person or detachment number {BOLOTNIKOV} cannot be there"),
    "too many units": (at("units", 0, 41), "there are more units than counters"),
    "a party card in the draw pile of others": (at("cards", 0, -4), "card number 1 cannot lie there"),
    "a party card in another hand": (at("cards", 104, 0), "card number 105 cannot lie there"),
    "thirteen cards": (
        lambda saved: saved["state"].update(cards=[0] * 13 + saved["state"]["cards"][13:]),
        "a hand has more than twelve cards",
    ),
    "a card announced that is not": (put("announced", [[0, 3, 0]]), "a card is announced that does not lie on"),
    "a detachment that dies": (put("dying", [47, 0]), "somebody is dying who is no person"),
    "another phase": (put("phase", 7), "the unfinished steps do not belong to the position"),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_an_impossible_state_is_refused_with_one_sentence(name: str) -> None:
    state = ready(5, "damaged")
    done_until(state, "politics")
    damage, sentence = DAMAGED[name]
    saved = json.loads(prestol.dump(state))
    damage(saved)
    with pytest.raises(prestol.LoadError) as caught:
        prestol.load(json.dumps(saved))
    assert sentence in str(caught.value)


def test_a_finished_game_comes_back_whole() -> None:
    state = start(2, "finished")
    done_until(state)
    assert prestol.load(prestol.dump(state)) == state


@pytest.mark.parametrize("seats", [2, 5])
def test_a_state_with_any_figure_changed_is_refused_or_can_be_played_on(seats: int) -> None:
    rng = prestol.stream(f"changed {seats}")
    state = start(seats, "changed", {"long_rule_for_starting_tsar": False})
    for turn in range(600):
        if state.over:
            break
        if turn % 12 == 0:
            play_on(changed(json.loads(prestol.dump(state)), rng), rng)
        seat = state.waiting[rng.below(len(state.waiting))]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])


def changed(saved: Saved, rng: Any) -> str:
    """The state with another figure in one place."""
    fields = sorted(saved["state"])
    name = fields[rng.below(len(fields))]
    value = saved["state"][name]
    if isinstance(value, int):
        saved["state"][name] = rng.below(12) - 3
    elif value and isinstance(value[0], int):
        value[rng.below(len(value))] = rng.below(60) - 7
    return json.dumps(saved)


def play_on(text: str, rng: Any) -> None:
    """Load what was saved, if it can be, and play some moves."""
    try:
        state = prestol.load(text)
    except PrestolError:
        return
    for _ in range(25):
        if state.over:
            return
        seat = state.waiting[0]
        moves = state.legal(seat)
        state.view(seat)
        state.play(seat, moves[rng.below(len(moves))])


def test_moves_are_saved_in_words_that_can_be_read_back() -> None:
    state = ready(5, "words")
    say(state, *(f"{seat} done" for seat in range(5)))
    for _ in range(40):
        if state.over:
            break
        seat = state.waiting[0]
        for move in state.legal(seat):
            assert state.game.notation.read(state.game.notation.write(move)) == move
        state.play(seat, state.legal(seat)[-1])
