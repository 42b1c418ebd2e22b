"""Positions of all kinds, and their saved forms spoiled."""

from __future__ import annotations

import json
from typing import Any

import pytest

import prestol
from prestol.engine.state import State
from tests.games.duel.field import fight, say

Spoil = Any  # a lambda that spoils a saved form in place


def settling() -> State:
    return prestol.game("tsar").start(4, 7)


def ascending() -> State:
    state = settling()
    while state.view()["ask"] == "settle":
        seat = state.waiting[0]
        state.play(seat, state.legal(seat)[0])
    return state


def voting() -> State:
    """Three have voted, one of them against."""
    state = ascending()
    while state.view()["ask"] == "raise":
        seat = state.waiting[0]
        state.play(seat, state.legal(seat)[-1])
    for seat, vote in ((1, 1), (3, 0), (0, 0)):
        state.play(seat, (2, vote))
    return state


def second_round() -> State:
    state = settling()
    rng = prestol.stream(2)
    while state.view()["round"] == 1:
        seat = state.waiting[0]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    return state


def ended() -> State:
    state = settling()
    state.playout(prestol.stream(3))
    return state


def circle_open() -> State:
    """A window of the first rules."""
    state = fight({"mace": 1, "feint": 1}, {"shield": 1, "feint": 1}, rules=1)
    say(state, "0 strike mace", "1 answer shield", "0 answer feint")
    return state


def window_open() -> State:
    """One has answered, the other has named a card and not yet what it should do."""
    state = fight({"kvas": 1, "mace": 1}, {"kvas": 1}, phase="rest", strength=(4, 5))
    say(state, "1 pass", "0 answer kvas")
    return state


def card_answered() -> State:
    """A feint may answer a feint against a shield."""
    state = fight({"mace": 1, "feint": 1, "lunge": 1}, {"shield": 1, "feint": 1})
    say(state, "0 strike mace", "1 answer shield", "0 answer lunge", "0 answer feint")
    return state


def staking() -> State:
    state = fight(phase="stake")
    say(state, "1 stake 2")
    return state


POSITIONS = [settling, ascending, voting, second_round, ended, circle_open, window_open, card_answered, staking]


def spoiled(state: State, spoil: Spoil) -> bytes:
    raw = json.loads(prestol.dump(state))
    spoil(raw)
    return json.dumps(raw).encode()


def complaint(data: bytes | str) -> str:
    """The one sentence with which loading is refused."""
    with pytest.raises(prestol.LoadError) as caught:
        prestol.load(data)
    text = str(caught.value)
    assert text.startswith("This ")
    assert text.endswith(".")
    assert "\n" not in text
    assert len(text) < 300
    return text
