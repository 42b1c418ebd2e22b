"""Many games at one kind of table: who wins, what is scored, how long it lasts."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter

from prestol.engine.errors import PrestolError
from prestol.lab.match import Match, make_bots, play_at_random, play_between
from prestol.lab.pool import sensible_cores, spread
from prestol.lab.settings import Setting, all_random, chunks
from prestol.lab.stats import Estimate, mean_of_counts, share


class Tally:
    """Sums over games. All are whole numbers: a victory counts `unit` points, split evenly among its winners."""

    def __init__(self, seats: int) -> None:
        self.unit = math.lcm(*range(1, seats + 1))
        self.games = 0
        self.wins = [0] * seats
        self.shared = 0
        self.scores: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.decisions: Counter[int] = Counter()
        self.illegal = 0
        self.margins: Counter[int] = Counter()
        """By how many points the best seat was ahead of the best program, in games that have one."""
        self.lost = 0
        """Games that a program has won."""

    def note(self, match: Match) -> None:
        winners = match.winners()
        self.games += 1
        self.shared += len(winners) > 1
        for seat in winners:
            self.wins[seat] += self.unit // len(winners)
        for seat, score in enumerate(match.scores):
            self.scores[seat][score] += 1
        self.decisions[match.decisions] += 1
        self.illegal += sum(match.illegal)
        self.lost += not winners
        if match.margin is not None:
            self.margins[match.margin] += 1

    def plus(self, other: Tally) -> Tally:
        """Both together, as a tally of its own: Ctrl-C in the middle leaves these two as they were."""
        both = Tally(len(self.wins))
        both.games = self.games + other.games
        both.shared = self.shared + other.shared
        both.illegal = self.illegal + other.illegal
        both.lost = self.lost + other.lost
        for one in (self, other):
            both.margins.update(one.margins)
            both.decisions.update(one.decisions)
            for seat, wins in enumerate(one.wins):
                both.wins[seat] += wins
                both.scores[seat].update(one.scores[seat])
        return both

    def win_share(self, seats: Sequence[int]) -> Estimate:
        """The share of victories of one seat, or of several together."""
        return share(sum(self.wins[seat] for seat in seats) / self.unit, self.games)

    def mean_score(self, seats: Sequence[int]) -> Estimate:
        return mean_of_counts(sum((self.scores[seat] for seat in seats), Counter()))


class Simulation:
    """The outcome of a run: the tally of its first games, all of them unless it was interrupted."""

    def __init__(self, setting: Setting, bots: tuple[str, ...], wanted: int, cores: int) -> None:
        self.setting = setting
        self.bots = bots
        self.wanted = wanted
        self.cores = cores
        self.tally = Tally(setting.seats)
        self.seconds = 0.0
        self.interrupted = False


def simulate(
    setting: Setting,
    bots: Sequence[str],
    games: int,
    cores: int = 1,
    progress: Callable[[int], object] = lambda games: None,
) -> Simulation:
    """Play games 0 to `games`-1. The figures do not depend on the cores.

    Ctrl-C ends the run early; what was finished without a gap is kept, so it equals a shorter run.
    """
    if len(bots) != setting.seats:
        raise PrestolError("fault-lab-bots", seats=setting.seats, bots=len(bots))
    setting.check(bots, games)
    cores = sensible_cores(cores, games)
    done = Simulation(setting, tuple(bots), games, cores)
    begun = perf_counter()
    work = partial(play_chunk, setting, done.bots)
    try:
        for tally in spread(work, chunks(games, cores, bots), cores):
            done.tally = done.tally.plus(tally)
            progress(tally.games)
    except KeyboardInterrupt:
        done.interrupted = True
    done.seconds = perf_counter() - begun
    return done


def play_chunk(setting: Setting, bots: tuple[str, ...], numbers: range) -> Tally:
    """The tally of some games."""
    tally = Tally(setting.seats)
    for number in numbers:
        tally.note(play_one(setting, bots, number))
    return tally


def play_one(setting: Setting, bots: tuple[str, ...], number: int) -> Match:
    """One game of a run, by its number."""
    state, seed = setting.start(number), setting.seed_of(number)
    if all_random(bots):
        return play_at_random(state, seed)
    return play_between(state, make_bots(setting.open(), bots, seed))
