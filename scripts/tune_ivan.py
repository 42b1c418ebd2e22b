"""Tune what Ivan's house style holds things to be worth, by CMA-ES in self-play.

`style`: each candidate plays one seat against a pool of earlier champions and a player of short views; its share of
victory and its lead are the fitness. `judgement`: the candidate looks at positions of games between house players, and
the surprise at how they ended is the loss. Prints the weights to copy into games/ivan/advice/weights.py.

    .uv/bin/uv run --with cma==4.5.0 python scripts/tune_ivan.py style --generations 60
"""

from __future__ import annotations

import argparse
import math
import os
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Any, cast

import cma

import prestol
from prestol.games.ivan import IvanGame
from prestol.games.ivan.advice.style import IvanAdvice
from prestol.games.ivan.advice.weights import HOUSE, JUDGEMENT, QUICK

POOL = 5
LEAD = 0.01
"""How much a point of lead counts beside a victory."""

Job = tuple[list[float], list[list[float]], int, int]


def fitness(job: Job) -> float:
    """Share of victory and lead of a candidate among styles of the pool, at tables of two to four."""
    weights, pool, games, seed = job
    game = cast(IvanGame, prestol.game("ivan"))
    advice = IvanAdvice(game.parts, [weights, *pool], JUDGEMENT)
    rng = prestol.stream(f"tune:{seed}")
    total = 0.0
    for number in range(games):
        seats = (4, 4, 3, 2)[number // 12 % 4]
        hero = number % seats
        state: Any = game.start(seats, f"tune-{seed}-{number}")
        state.telling = False
        styles = [0 if seat == hero else 1 + rng.below(len(pool)) for seat in range(seats)]
        while not state.over:
            advice.playout(state, rng, state.stage(), styles, 0)
        result = state.result()
        rest = [score for seat, score in enumerate(result.scores) if seat != hero]
        total += result.shares()[hero] * seats / 4 + LEAD * (result.scores[hero] - max(rest))
    return total / games


def positions(job: tuple[int, int]) -> list[tuple[bytes, tuple[float, ...]]]:
    """Positions of self-play, with the shares of victory that came of them."""
    games, seed = job
    game = cast(IvanGame, prestol.game("ivan"))
    advice = IvanAdvice(game.parts, [HOUSE], JUDGEMENT)
    rng = prestol.stream(f"positions:{seed}")
    found = []
    for number in range(games):
        seats = (4, 4, 3, 2)[number % 4]
        state: Any = game.start(seats, f"positions-{seed}-{number}")
        state.telling = False
        seen = []
        while not state.over:
            advice.playout(state, rng, state.stage(), [0] * seats, 10)
            if not state.over:
                seen.append(prestol.dump(state))
        shares = tuple(state.result().shares())
        found += [(data, shares) for data in seen]
    return found


@cache
def loaded(data: bytes) -> Any:
    """A position; every candidate looks at the same ones."""
    return prestol.load(data)


def surprise(job: tuple[list[float], list[tuple[bytes, tuple[float, ...]]]]) -> float:
    """Mean surprise of a judgement at how games ended."""
    weights, seen = job
    game = cast(IvanGame, prestol.game("ivan"))
    advice = IvanAdvice(game.parts, [HOUSE], weights)
    total = 0.0
    for data, shares in seen:
        for share, expected in zip(shares, advice.judge(loaded(data)), strict=True):
            total -= share * math.log(max(expected, 1e-6))
    return total / len(seen)


def tune_style(given: argparse.Namespace, workers: ProcessPoolExecutor) -> list[float]:
    search = evolution(HOUSE, given)
    champions = [HOUSE]
    mean = HOUSE
    for generation in range(given.generations):
        candidates = [list(map(float, candidate)) for candidate in search.ask()]
        pool = [QUICK, *champions, champions[-1]]
        seed = given.seed * 1000 + generation
        found = list(workers.map(fitness, [(candidate, pool, given.games, seed) for candidate in candidates]))
        search.tell(candidates, [-value for value in found])
        mean = list(map(float, search.mean))
        if generation % 5 == 4:
            check = fitness((mean, [HOUSE], 2 * given.games, given.seed * 1000 + 900))
            print(f"generation {generation + 1}: best {max(found):.3f}, mean against the start {check:.3f}", flush=True)
            print([round(weight, 2) for weight in mean], flush=True)
            champions = [*champions, mean][-POOL:]
    return mean


def tune_judgement(given: argparse.Namespace, workers: ProcessPoolExecutor) -> list[float]:
    jobs = [(given.games, given.seed * 1000 + part) for part in range(given.cores)]
    seen = [one for part in workers.map(positions, jobs) for one in part]
    test, train = seen[: len(seen) // 5], seen[len(seen) // 5 :]  # other games, not other moments of the same ones
    print(f"{len(train)} positions, surprise {surprise((JUDGEMENT, test)):.4f} at {len(test)} others", flush=True)
    search = evolution(JUDGEMENT, given)
    mean = JUDGEMENT
    for generation in range(given.generations):
        candidates = [list(map(float, candidate)) for candidate in search.ask()]
        some = [train[(generation * 31 + at * 7) % len(train)] for at in range(min(len(train), 1500))]
        search.tell(candidates, list(workers.map(surprise, [(candidate, some) for candidate in candidates])))
        mean = list(map(float, search.mean))
        if generation % 10 == 9:
            print(f"generation {generation + 1}: surprise {surprise((mean, test)):.4f}", flush=True)
    return mean


def evolution(start: list[float], given: argparse.Namespace) -> Any:
    """A search that steps in proportion to each weight."""
    scales = [0.25 + abs(weight) for weight in start]
    wishes = {"popsize": given.population, "seed": given.seed, "verbose": -9, "CMA_stds": scales}
    return cma.CMAEvolutionStrategy(start, given.spread, wishes)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("style", "judgement"))
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--games", type=int, default=144, help="games of a candidate, or of each core for positions")
    parser.add_argument("--population", type=int, default=16)
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    parser.add_argument("--spread", type=float, default=0.2, help="first step of the search, as a share of each weight")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.cores) as workers:
        tuned = tune_style(given, workers) if given.what == "style" else tune_judgement(given, workers)
    print([round(weight, 2) for weight in tuned])


if __name__ == "__main__":
    main()
