"""SMU-RXN-19: two states that differ only in cards hidden from a seat are the same to it, window by window."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from prestol.engine.chance import Stream
from prestol.engine.state import sees
from prestol.games.smuta.state import Smuta
from tests.forms import some
from tests.games.smuta.table import start
from tests.games.walking import play_alike

GAMES = [(seats, seed) for seats in (2, 3, 4, 5) for seed in range(3)]
EVERY = 9
"""Twins are made at each so manieth decision of a random game,"""
LONG = 60
"""and go on together for so many decisions at most."""


def knowledge(state: Smuta, seat: int) -> dict[str, Any]:
    """Everything that reaches a seat: who is asked what and in which order, its view, its moves and its news."""
    window = state.window()
    return {
        "waiting": state.waiting_for(seat),
        "window": None if window is None else (window.moment, window.order),
        "facts": state.facts(),
        "scopes": state.scopes(),
        "legal": state.legal(seat),
        "view": state.view(seat),
        "events": [event for event in state.events if event.seen_by(seat)],
    }


def twins(state: Smuta, seat: int, rng: Stream) -> tuple[Smuta, Smuta]:
    """Two states that differ only in what the seat cannot know; the dice to come are the same."""
    pair = state.redeal(seat, rng), state.redeal(seat, rng)
    for twin in pair:
        twin.luck = state.luck.clone()
        twin.telling = True
    return pair


def learned_otherwise(one: Smuta, other: Smuta, seat: int) -> bool:
    """Whether chance has shown the seat something that is different in the two: a card that it has drawn."""
    shown = [[outcome for outcome, mask in state.fortunes if sees(mask, seat)] for state in (one, other)]
    return shown[0] != shown[1]


def go_on_together(one: Smuta, other: Smuta, seat: int, rng: Stream) -> int:
    """Play the same in both and compare after each decision; how many windows were met."""
    windows = 0
    for _ in range(LONG):
        assert one.waiting == other.waiting
        if one.over or not play_alike(one, other, rng) or learned_otherwise(one, other, seat):
            break
        assert knowledge(one, seat) == knowledge(other, seat)
        windows += one.window() is not None
    return windows


@pytest.mark.rule("SMU-RXN-19", "SMU-RXN-02", "SMU-RXN-15", "SMU-CRD-23", "SMU-INF-02")
@pytest.mark.parametrize(("seats", "seed"), some(GAMES, [(2, 0), (3, 1), (4, 1), (5, 0)]))
def test_cards_that_a_seat_cannot_see_change_nothing_for_it(seats: int, seed: int) -> None:
    state = start(seats, seed)
    rng = prestol.stream(f"hidden:{seats}:{seed}")
    decisions = windows = 0
    while not state.over and decisions < 450:
        if decisions % EVERY == 0:
            seat = rng.below(seats)
            one, other = twins(state, seat, rng)
            assert knowledge(one, seat) == knowledge(other, seat)
            windows += go_on_together(one, other, seat, rng)
        mover = state.waiting[rng.below(len(state.waiting))]
        moves = state.legal(mover)
        state.play(mover, moves[rng.below(len(moves))])
        decisions += 1
    assert windows > 20


@pytest.mark.rule("SMU-RXN-19", "SMU-RXN-04")
@pytest.mark.parametrize("seed", some(range(3), [0]))
def test_who_is_asked_does_not_depend_on_any_hand(seed: int) -> None:
    """A spectator knows no hand at all: dealt again for him, every window asks the same seats in the same order."""
    state = start(5, seed)
    rng = prestol.stream(f"spectator:{seed}")
    compared = 0
    while not state.over and compared < 150:
        window = state.window()
        if window is not None:
            twin = state.redeal(None, rng)
            assert twin.entitled(window.moment) == window.order
            compared += 1
        mover = state.waiting[rng.below(len(state.waiting))]
        moves = state.legal(mover)
        state.play(mover, moves[rng.below(len(moves))])
    assert compared > 50
