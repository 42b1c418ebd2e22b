"""Chairs for the tests of bots: a game in progress seen from one seat."""

from __future__ import annotations

from typing import Any

import prestol
from prestol import Journal
from prestol.bots import Bot, Chair
from prestol.engine.advice import Advice
from prestol.engine.chance import Stream
from prestol.engine.state import State


def chair(journal: Journal, seat: int) -> Chair:
    """The place of a seat that must decide now."""
    return Chair(journal.state, seat, lambda: journal.log(seat))


def advice() -> Advice[Any]:
    """What Tsar of the Hill knows about good play."""
    known = prestol.game("tsar").advice
    assert known is not None
    return known


def play_on(journal: Journal, bots: list[Bot], moves: int = 10_000) -> None:
    """Let bots play some moves, or to the end."""
    for _ in range(moves):
        if journal.state.over:
            return
        seat = journal.state.waiting[0]
        journal.play(seat, bots[seat].decide(chair(journal, seat)))


def playout_to(known: Advice[Any], state: State, horizon: int) -> int:
    """A playout in the house style with another horizon than usual; how many decisions it took."""
    state.telling = False
    usual = known.horizon
    try:
        known.horizon = horizon
        return known.playout(state, prestol.stream(1), state.stage(), [0] * state.seats, 0)
    finally:
        known.horizon = usual


def check_judgement(known: Advice[Any], state: State) -> None:
    """A judgement shares out one victory all along a game and is exact at its end; alone it is a chance."""
    state.telling = False
    while not state.over:
        shares = known.judge(state)
        assert len(shares) == state.seats
        assert abs(sum(shares) - 1) < 1e-6 if state.seats > 1 else 0 < shares[0] < 1
        known.playout(state, prestol.stream(1), state.stage(), [0] * state.seats, 10)
    assert known.judge(state) == list(state.result().shares())


def wander(game: str, seats: int, seed: int, moves: int, rng: Stream) -> Journal:
    """A game after some random moves."""
    journal = Journal(prestol.game(game).start(seats, seed))
    for _ in range(moves):
        if journal.state.over:
            break
        seat = journal.state.waiting[0]
        legal = journal.state.legal(seat)
        journal.play(seat, legal[rng.below(len(legal))])
    return journal
