"""Find how strong each party of Smuta is among players who search; the network has learned from house players.

    python -m scripts.settle_smuta --bot search:16 --games 60

Searching players meet, with a judgement that knows nothing of such games. By how much it should have thought better of
each party is printed as exponents of the odds; `AMONG_SEARCHERS` in `advice/network.py` has about twice as much. Few
games say little, so what they say is drawn towards zero.
"""

from __future__ import annotations

import argparse
import os
import random
from collections.abc import Sequence
from multiprocessing import Pool
from typing import TYPE_CHECKING, Any, NamedTuple

import prestol
from prestol.bots import Chair, make_bot
from prestol.games.smuta import SmutaGame
from prestol.games.smuta.advice import SmutaAdvice
from prestol.games.smuta.advice.learned import COUNTS, SCALES, WEIGHTS
from prestol.games.smuta.advice.network import unpacked
from prestol.games.smuta.state import Smuta

if TYPE_CHECKING:
    import numpy as np

    Numbers = np.ndarray[Any, Any]

TABLES = (2, 3, 4, 5)
SEEN = 0.15
"""Positions that are looked at, of all that end a phase."""
SPREAD = 1.0
"""How far from nothing an exponent is expected to be."""
STEPS = 50
"""Of Newton's method; a few are enough."""


class Meeting(NamedTuple):
    """A game of searching players."""

    judged: list[list[float]]
    """Shares of victory that the judgement expected, position by position,"""
    shares: list[float]
    """and who won."""


def meet(job: tuple[str, str, int, int]) -> Meeting:
    bot, seed, seats, number = job
    game = prestol.game("smuta")
    assert isinstance(game, SmutaGame)
    assert isinstance(game.advice, SmutaAdvice)
    game.advice.network = unpacked(SCALES, COUNTS, WEIGHTS)
    name = f"{seed}-{seats}-{number}"
    state, luck = game.start(seats, name), random.Random(name)
    assert isinstance(state, Smuta)
    state.telling = False
    players = [make_bot(bot, game, f"{name}-{seat}") for seat in range(seats)]
    judged, stage = [], state.stage()
    while not state.over:
        seat = state.waiting[0]
        state.apply(seat, players[seat].decide(Chair(state, seat)))
        if state.stack and state.stage() != stage:
            stage = state.stage()
            if luck.random() < SEEN:
                judged.append(game.advice.judge(state))
    return Meeting(judged, list(state.result().shares()))


def better_by(meetings: Sequence[Meeting], seats: int) -> Numbers:
    """By how much the exponent of each party should have been greater, by Newton's method; every game counts alike."""
    import numpy as np

    found = np.zeros(seats)
    whole = np.eye(seats)
    for _ in range(STEPS):
        slope, bend = -found / SPREAD**2, whole / SPREAD**2
        for judged, shares in meetings:
            odds = np.array(judged) * np.exp(found)
            odds /= odds.sum(1, keepdims=True)
            slope += (np.array(shares) - odds).mean(0)
            bend += np.diag(odds.mean(0)) - odds.T @ odds / len(odds)
        found += np.linalg.solve(bend, slope)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="settle_smuta", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--bot", default="search:16")
    parser.add_argument("--games", type=int, default=60, help="at each number of players")
    parser.add_argument("--tables", type=int, nargs="+", default=TABLES, help="numbers of players")
    parser.add_argument("--seed", default="settle")
    given = parser.parse_args()
    with Pool(os.cpu_count()) as pool:
        for seats in given.tables:
            jobs = [(given.bot, given.seed, seats, number) for number in range(given.games)]
            meetings = list(pool.imap_unordered(meet, jobs))
            won = [sum(met.shares[seat] for met in meetings) / len(meetings) for seat in range(seats)]
            exponents = ", ".join(f"{more:.2f}" for more in better_by([met for met in meetings if met.judged], seats))
            shares = ", ".join(f"{100 * share:.0f}%" for share in won)
            print(f"{seats} players, {len(meetings)} games won: {shares}; exponents: [{exponents}]", flush=True)


if __name__ == "__main__":
    main()
