"""Weights of a game's advice tuned by evolution (CMA-ES), in games against earlier champions or by foresight.

A style is as good as its share of victory among rivals and earlier champions; a judgement is as good as it foresees how
games of house players end. Each generation has new seeds, the same for all its candidates.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, NamedTuple

from prestol.engine.advice import Advice
from prestol.engine.chance import Stream, stream
from prestol.engine.codec import dump
from prestol.engine.errors import PrestolError
from prestol.engine.state import State
from prestol.engine.study import Tuning
from prestol.lab.documents import describe, estimate
from prestol.lab.pool import sensible_cores, spread
from prestol.lab.settings import Setting
from prestol.lab.stats import Estimate, mean_of
from prestol.library.extras import needing
from prestol.registry import load

CHAMPIONS = 5
"""Earlier champions that stay at the table."""
REIGN = 5
"""Generations after which the mean of the search becomes a champion."""
BLOCK = 12
"""Games at one number of seats before the next: any number of seats from 2 to 4 divides it, so every seat comes up."""
SAMPLE = 1500
"""Positions that a generation of judgements looks at."""
WHIM = 10
"""Moves in a hundred that are made at random on the way to positions to judge, so that they are of many kinds."""

Weights = list[float]
Position = tuple[bytes, tuple[float, ...]]
"""A saved state, and the shares of victory that came of it."""


class Plan(NamedTuple):
    """What to tune, and how long."""

    setting: Setting
    what: str
    generations: int = 60
    games: int = 144
    population: int = 16
    step: float = 0.2
    """The first step of the search, as a share of each weight."""
    cores: int = 1

    def tuning(self) -> Tuning:
        return self.setting.open().tunings[self.what]


class Tuned(NamedTuple):
    """The outcome: the weights, and what they are worth beside those at the start."""

    plan: Plan
    weights: Weights
    generations: int
    """Generations that were finished."""
    before: Estimate
    after: Estimate
    """A style: fair shares of victory among players of the start, so 1 is no gain. A judgement: its mean surprise, so
    less is better. Both are measured with games that the search has not seen."""


def tune(plan: Plan, progress: Callable[[int], object] = lambda games: None) -> Tuned:
    """Search for better weights. Ctrl-C ends the search early; what it has found so far is kept."""
    check_plan(plan)
    plan = plan._replace(cores=sensible_cores(plan.cores, plan.population))
    return tune_judgement(plan, progress) if plan.tuning().judges else tune_style(plan, progress)


def check_plan(plan: Plan) -> None:
    game = plan.setting.open()
    if not game.tunings:
        raise PrestolError("fault-tuning-nothing", game=game.id)
    if plan.what not in game.tunings:
        raise PrestolError("fault-tuning-none", what=plan.what, game=game.id, known=", ".join(game.tunings))


def evolution(plan: Plan) -> Any:
    """A search that steps in proportion to each weight."""
    with needing("tune"), warnings.catch_warnings():  # it warns that a library for plots is missing
        warnings.simplefilter("ignore")
        import cma  # with libraries that nothing else needs

    start = list(plan.tuning().start)
    scales = [0.25 + abs(weight) for weight in start]
    seed = stream(f"tune:{plan.setting.seed}").below(1 << 30) + 1
    wishes = {"popsize": plan.population, "seed": seed, "verbose": -9, "CMA_stds": scales}
    return cma.CMAEvolutionStrategy(start, plan.step, wishes)


def tune_style(plan: Plan, progress: Callable[[int], object]) -> Tuned:
    tuning = plan.tuning()
    start = list(plan.tuning().start)
    search = evolution(plan)
    champions, mean, done = [start], start, 0
    try:
        for generation in range(plan.generations):
            candidates = [list(map(float, one)) for one in search.ask()]
            pool = [*map(list, tuning.rivals), *champions]
            work = partial(outings, plan.setting, plan.what, pool, plan.games, f"{plan.setting.seed}-{generation}")
            found = []
            for games in spread(work, candidates, plan.cores):
                found.append(-math.fsum(won + tuning.lead * lead for won, lead in games) / len(games))
                progress(plan.games)
            search.tell(candidates, found)
            mean, done = list(map(float, search.mean)), generation + 1
            if done % REIGN == 0:
                champions = [*champions, mean][-CHAMPIONS:]
    except KeyboardInterrupt:
        pass
    check = partial(outings, plan.setting, plan.what, [start], plan.games, f"{plan.setting.seed}-check")
    most = float(max(tuning.tables))
    before, after = (mean_of([won for won, _ in check(weights)], 0.0, most) for weights in (start, mean))
    return Tuned(plan, mean, done, before, after)


def outings(
    setting: Setting, what: str, pool: Sequence[Weights], games: int, seed: str, weights: Weights
) -> list[tuple[float, int]]:
    """For each game of a candidate among styles of the pool: its victory in fair shares, and its lead in points."""
    game = setting.open()
    tuning = game.tunings[what]
    advice = tuning.advise([weights, *pool])
    rng = stream(f"tune:{seed}")
    found = []
    for number in range(games):
        seats = tuning.tables[number // BLOCK % len(tuning.tables)]
        hero = number % seats
        state = game.start(seats, f"tune-{seed}-{number}", dict(setting.options))
        state.telling = False
        styles = seated(rng, seats, hero, len(pool), bool(tuning.alike) and rng.below(100) < tuning.alike)
        careless = tuning.careless if tuning.careless and rng.below(4) == 0 else 0
        play_styles(state, advice, rng, styles, careless)
        result = state.result()
        rivals = [program.score for program in result.programs]
        rivals += [score for seat, score in enumerate(result.scores) if seat != hero]
        lead = result.scores[hero] - max(rivals, default=result.scores[hero])
        found.append((result.shares()[hero] * seats, lead))
    return found


def seated(rng: Stream, seats: int, hero: int, rivals: int, alike: bool) -> list[int]:
    """Style 0 for the hero, and for the others one of the rivals each, or one for all."""
    kind = 1 + rng.below(rivals) if alike else 0
    return [0 if seat == hero else kind or 1 + rng.below(rivals) for seat in range(seats)]


def play_styles(state: State, advice: Advice[Any], rng: Stream, styles: list[int], careless: int) -> None:
    """Play to the end, each seat in its style; where rivals are careless, they make some moves at random."""
    if not careless:
        while not state.over:
            advice.playout(state, rng, state.stage(), styles, 0)
        return
    while not state.over:
        seat = state.waiting[0]
        moves = state.legal(seat)
        if styles[seat] and rng.below(100) < careless:
            state.apply(seat, moves[rng.below(len(moves))])
        else:
            state.apply(seat, advice.choose(state, seat, moves, rng, styles[seat]))


def tune_judgement(plan: Plan, progress: Callable[[int], object]) -> Tuned:
    start = list(plan.tuning().start)
    search = evolution(plan)
    jobs = [range(at, plan.games, plan.cores) for at in range(plan.cores)]
    seen = [one for part in spread(partial(positions, plan.setting, plan.what), jobs, plan.cores) for one in part]
    test, train = seen[: len(seen) // 5], seen[len(seen) // 5 :]  # other games, not other moments of the same ones
    mean, done = start, 0
    try:
        for generation in range(plan.generations):
            candidates = [list(map(float, one)) for one in search.ask()]
            some = [train[(generation * 31 + at * 7) % len(train)] for at in range(min(len(train), SAMPLE))]
            found = []
            for values in spread(partial(surprise, plan.setting, plan.what, some), candidates, plan.cores):
                found.append(math.fsum(values) / len(values))
                progress(plan.games)
            search.tell(candidates, found)
            mean, done = list(map(float, search.mean)), generation + 1
    except KeyboardInterrupt:
        pass
    before, after = (mean_of(surprise(plan.setting, plan.what, test, weights)) for weights in (start, mean))
    return Tuned(plan, mean, done, before, after)


def positions(setting: Setting, what: str, numbers: range) -> list[Position]:
    """Positions of games between house players, at the horizons where a search would judge."""
    game = setting.open()
    tuning = game.tunings[what]
    advice = tuning.advise([list(tuning.start)])
    found: list[Position] = []
    for number in numbers:
        seats = tuning.tables[number % len(tuning.tables)]
        rng = stream(f"positions:{setting.seed}-{number}")
        state = game.start(seats, f"positions-{setting.seed}-{number}", dict(setting.options))
        state.telling = False
        seen = []
        while not state.over:
            advice.playout(state, rng, state.stage(), [0] * seats, WHIM)
            if not state.over:
                seen.append(dump(state))
        shares = state.result().shares()
        found += [(data, shares) for data in seen]
    return found


def surprise(setting: Setting, what: str, seen: Sequence[Position], weights: Weights) -> list[float]:
    """For each position the surprise of a judgement at how the game ended."""
    advice = setting.open().tunings[what].advise([weights])
    found = []
    for data, shares in seen:
        judged = advice.judge(loaded(data, setting.content))
        found.append(-sum(share * math.log(max(one, 1e-6)) for share, one in zip(shares, judged, strict=True)))
    return found


@cache
def loaded(data: bytes, content: str | None) -> State:
    """A position; every candidate looks at the same ones."""
    return load(data, content)


def tuning_document(done: Tuned) -> dict[str, Any]:
    """The outcome, with the weights as they would be written into the game's advice."""
    return describe(done.plan.setting) | {
        "what": done.plan.what,
        "generations": done.generations,
        "wanted": done.plan.generations,
        "games": done.plan.games,
        "population": done.plan.population,
        "before": estimate(done.before),
        "after": estimate(done.after),
        "judges": done.plan.tuning().judges,
        "start": list(done.plan.tuning().start),
        "weights": [round(weight, 2) for weight in done.weights],
    }
