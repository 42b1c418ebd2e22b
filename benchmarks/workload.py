"""A fixed piece of work for the instruction counter: `python -m benchmarks.workload rurik random-play 20`.

Prints how much was done, in decisions or calls.
"""

from __future__ import annotations

import sys

import prestol
from benchmarks.ours import SEATS, middle_of_round

CALLS = 500
"""Calls of a small operation that stand for one game."""
KEPT = 20
"""Clones that live at the same time, so that the count does not hang on a border of the memory allocator."""


def random_play(game: str, games: int) -> int:
    decisions = 0
    for seed in range(games):
        state = prestol.game(game).start(SEATS[game], seed=seed)
        state.telling = False
        decisions += state.playout(prestol.stream(seed))
    return decisions


def clone(game: str, games: int) -> int:
    state = middle_of_round(game)
    for _ in range(games * CALLS // KEPT):
        kept = [state.clone() for _ in range(KEPT)]
        kept.clear()
    return games * CALLS


def legal(game: str, games: int) -> int:
    state = middle_of_round(game)
    seat = state.waiting[0]
    for _ in range(games * CALLS):
        state.legal(seat)
    return games * CALLS


WORK = {"random-play": random_play, "clone": clone, "legal": legal}

if __name__ == "__main__":
    print(WORK[sys.argv[2]](sys.argv[1], int(sys.argv[3])))
