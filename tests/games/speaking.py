"""Words that the tests of every game share: moves as text, what is on offer, and what was told."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from prestol.engine.state import State


def say(state: State, *lines: str) -> None:
    """Play moves written as `0 strike sabre`: the seat, then the move; without a seat the one that is asked plays."""
    for words in lines:
        seat, move = spoken(state, words)
        state.play(seat, state.game.notation.read(move))


def spoken(state: State, words: str) -> tuple[int, str]:
    """Who speaks, and the move. A line may begin with a seat, as in `1 end`; else the seat speaks that is asked."""
    if words[0].isdigit():
        who, _, words = words.partition(" ")
        return int(who), words
    return state.waiting[0], words


def listed(state: State, seat: int) -> list[str]:
    """The legal moves of a seat as text, in their order; none is listed twice."""
    words = [state.game.notation.write(move) for move in state.legal(seat)]
    assert len(set(words)) == len(words), "a move is listed twice"
    return words


def offers(state: State, seat: int | None = None) -> set[str]:
    """The legal moves of a seat, or of the one that is asked, as text."""
    return set(listed(state, state.waiting[0] if seat is None else seat))


def told(state: State, name: str) -> list[dict[str, Any]]:
    """The figures of the latest events of one name."""
    return [event.args for event in state.events if event.name == name]


def refused(state: State, words: str) -> str:
    """The rule by which a move is refused; it must not be listed and must leave the state as it was."""
    seat, move = spoken(state, words)
    assert move not in offers(state, seat)
    before, happened = prestol.dump(state), state.events
    with pytest.raises(prestol.IllegalMove) as caught:
        state.play(seat, state.game.notation.read(move))
    assert prestol.dump(state) == before
    assert state.events == happened
    return caught.value.rule


def asked(state: State) -> str:
    """The question now open."""
    return str(state.view()["ask"])


def seen(state: State, name: str, row: int = 0) -> Any:
    """One row of the public view: what it says of a seat."""
    return state.view()[name][row]
