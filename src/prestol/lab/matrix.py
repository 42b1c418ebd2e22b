"""Every level among every other one: a run of the arena that can be broken off and carried on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import permutations
from time import perf_counter
from typing import Any, NamedTuple

from prestol.bots import LADDER, is_searching
from prestol.engine.errors import PrestolError
from prestol.engine.game import Game
from prestol.lab.arena import Arena, Pair, Pairing, play_batch
from prestol.lab.documents import arena_document, describe
from prestol.lab.ladder import with_ladder
from prestol.lab.pool import sensible_cores, spread
from prestol.lab.pooling import ALIKE, read_run
from prestol.lab.settings import Setting, chunks
from prestol.lab.stats import Clock

SAVING = 20.0
"""Seconds after which what was played is saved."""


class MatrixPlan(NamedTuple):
    """Which levels, and how many games in each cell."""

    setting: Setting
    levels: tuple[str, ...]
    games: int
    """For cells of quick bots."""
    search_games: int
    """For cells in which somebody searches."""
    cores: int = 1

    def cells(self) -> dict[Pair, int]:
        """Games wanted in each cell, in whole blocks; quick cells come first."""
        seats = self.setting.seats
        found = {}
        for pair in sorted(permutations(self.levels, 2), key=lambda pair: any(map(is_searching, pair))):
            games = self.search_games if any(map(is_searching, pair)) else self.games
            found[pair] = -(-games // seats) * seats
        return found


def usual_levels(game: Game) -> tuple[str, ...]:
    """Simple bots, then the ladder from weak to strong, as far as the game has them."""
    ladder = LADDER if game.advice is not None else tuple(name for name in LADDER if is_searching(name))
    return ("random", *game.bots.others, *ladder)


def run_matrix(
    plan: MatrixPlan,
    before: object = None,
    progress: Callable[[int], object] = lambda games: None,
    save: Callable[[dict[str, Any]], object] = lambda document: None,
) -> dict[str, Any]:
    """Play every cell over the same seeds; the document of the run.

    `before` is the document of a run that was broken off, which is carried on. `save` gets the document of what there
    is, now and then and at the end. Ctrl-C ends the run early; whole blocks are kept.
    """
    plan.setting.check(plan.levels, max(plan.games, plan.search_games))
    cells = plan.cells()
    done = begin(plan, list(cells), before)
    missing = {pair: games - len(rows_of(done, pair).rows) for pair, games in cells.items()}
    cores = done.cores = sensible_cores(plan.cores, max(1, sum(missing.values())))
    begun, earlier, saved = perf_counter(), done.seconds, perf_counter()
    try:
        for batch in spread(partial(play_batch, plan.setting, None), jobs(done, cells, cores), cores):
            done.note(batch)
            done.seconds = earlier + perf_counter() - begun
            progress(len(batch.rows))
            if perf_counter() - saved > SAVING:
                save(matrix_document(plan, done))
                saved = perf_counter()
    except KeyboardInterrupt:
        done.interrupted = True
    document = matrix_document(plan, done)
    save(document)
    return document


def begin(plan: MatrixPlan, pairs: list[Pair], before: object) -> Arena:
    """A run without games, or with those of the run that is carried on."""
    done = Arena(plan.setting, pairs, 1, 1)
    if before is None:
        return done
    run = read_run(before)
    now = describe(plan.setting)
    for name in (*ALIKE, "seed", "prestol"):
        if getattr(run, name) != now[name]:
            raise PrestolError("fault-matrix-other", what=name)
    for one in run.pairings:
        if (one.hero, one.base) not in pairs:
            raise PrestolError("fault-matrix-other", what="levels")
        rows_of(done, (one.hero, one.base)).rows = one.rows[: len(one.rows) // run.seats * run.seats]
    for bot, times in run.times.items():
        done.clocks[bot].add(Clock(times.counts))
    done.seconds = run.seconds
    return done


def rows_of(done: Arena, pair: Pair) -> Pairing:
    return next(one for one in done.pairings if (one.hero, one.base) == pair)


def jobs(done: Arena, cells: Mapping[Pair, int], cores: int) -> Iterator[tuple[Pair, range]]:
    """The games that are missing, quick cells first; cells of one kind go forward together."""
    begun = {pair: len(rows_of(done, pair).rows) for pair in cells}
    for searching in (False, True):
        kind = [pair for pair in cells if any(map(is_searching, pair)) == searching]
        for numbers in chunks(max((cells[pair] for pair in kind), default=0), cores, kind[0] if kind else ()):
            for pair in kind:
                rest = range(max(numbers.start, begun[pair]), min(numbers.stop, cells[pair]))
                if rest:
                    yield pair, rest


def matrix_document(plan: MatrixPlan, done: Arena) -> dict[str, Any]:
    """A document of the arena, which can be pooled, with the ladder beside it."""
    document = arena_document(done, [])
    document["wanted"] = sum(plan.cells().values())
    document["games"] = sum(pairing.games for pairing in done.pairings)
    return with_ladder(document, plan.levels)
