"""Tune the weights of the Tsar house style by CMA-ES in self-play.

Each candidate plays one seat against a pool of earlier champions and of careless players; its win share is the fitness.
After each generation the mean of the search may join the pool. Prints the weights for games/tsar/advice/style.py.

    .uv/bin/uv run --with cma==4.5.0 python scripts/tune_tsar.py --generations 60
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from typing import Any, cast

import cma

import prestol
from prestol.games.tsar import TsarGame
from prestol.games.tsar.advice.style import HOUSE, QUICK, WHIM, TsarAdvice

SEATS = 4
POOL = 6


def win_share(job: tuple[list[float], list[list[float]], int, int]) -> float:
    """Win share of a candidate against styles of the pool, in rotating seats."""
    weights, pool, games, seed = job
    game = cast(TsarGame, prestol.game("tsar"))
    advice = TsarAdvice(game.parts, [weights, *pool])
    rng = prestol.stream(f"tune:{seed}")
    won = 0.0
    for k in range(games):
        state: Any = game.start(SEATS, f"tune-{seed}-{k}")
        state.telling = False
        seat = k % SEATS
        styles = [0 if one == seat else 1 + rng.below(len(pool)) for one in range(SEATS)]
        wild = 25 if rng.below(4) == 0 else 0
        while not state.over:
            turn = state.waiting[0]
            moves = state.legal(turn)
            if turn != seat and wild and rng.below(100) < wild:
                state.apply(turn, moves[rng.below(len(moves))])
            else:
                state.apply(turn, advice.choose(state, turn, moves, rng, styles[turn]))
        won += state.result().shares()[seat]
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--population", type=int, default=16)
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    parser.add_argument("--spread", type=float, default=0.5, help="first step size of the search")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    search = cma.CMAEvolutionStrategy(
        HOUSE, given.spread, {"popsize": given.population, "seed": given.seed, "verbose": -9}
    )
    champions = [HOUSE]
    with ProcessPoolExecutor(given.cores) as workers:
        for generation in range(given.generations):
            candidates = [list(map(float, candidate)) for candidate in search.ask()]
            pool = [QUICK, QUICK, WHIM, *champions]
            jobs = [(candidate, pool, given.games, given.seed * 1000 + generation) for candidate in candidates]
            shares = list(workers.map(win_share, jobs))
            search.tell(candidates, [-share for share in shares])
            mean = list(map(float, search.mean))
            if generation % 5 == 4:
                checks = [(mean, pool, given.games, given.seed * 1000 + 500 + k) for k in range(given.cores)]
                checked = list(workers.map(win_share, checks))
                share = sum(checked) / len(checked)
                print(
                    f"generation {generation + 1}: best {max(shares):.3f}, mean against the pool {share:.3f}",
                    flush=True,
                )
                champions = [*champions, mean][-POOL:]
        print([round(weight, 2) for weight in mean])


if __name__ == "__main__":
    main()
