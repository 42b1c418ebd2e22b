"""Bots against each other, measured honestly: every seat in turn, the same seeds for all, intervals over blocks."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from prestol.engine.errors import PrestolError
from prestol.lab.match import make_bots, play_between
from prestol.lab.pool import sensible_cores, spread
from prestol.lab.scribe import Scribe, make_folder, record_name
from prestol.lab.settings import Setting, chunks
from prestol.lab.stats import Clock, Estimate, mean_of, share

PROGRAM = "program"
"""Stands for the base at a table of one seat, where nobody but the program of the rules plays against the hero."""

Pair = tuple[str, str]
"""One hero among bases, or alone against the PROGRAM."""


class Row(NamedTuple):
    """One game as the hero saw it."""

    share: float
    place: int
    score: int
    margin: float
    """The hero's score less the mean of the others; alone, less that of the program."""
    illegal: tuple[int, int]
    """Refused moves of the hero and of the bases."""


class Batch(NamedTuple):
    """Some games of one pairing, as they come back from a worker."""

    pair: Pair
    rows: list[Row]
    clocks: dict[str, Clock]


class Pairing:
    """One hero against bases at the other seats.

    A block is one seed with the hero at each seat in turn. Its games share their luck, so only blocks are independent.
    """

    def __init__(self, pair: Pair, seats: int) -> None:
        self.hero, self.base = pair
        self.seats = seats
        self.rows: list[Row] = []

    def blocks(self, figure: Callable[[Row], float] = lambda row: row.share) -> list[float]:
        """The mean of a figure in each complete block."""
        n = self.seats
        whole = len(self.rows) // n
        return [sum(figure(row) for row in self.rows[n * at : n * (at + 1)]) / n for at in range(whole)]

    @property
    def games(self) -> int:
        return len(self.rows) // self.seats * self.seats

    def win_share(self) -> Estimate:
        """The hero's share of victories, ties split."""
        blocks = self.blocks()
        if len(set(blocks)) < 2:  # all alike: the spread of blocks says nothing, so fall back on single games
            return share(sum(blocks) * self.seats, self.games)
        return mean_of(blocks).within(0.0, 1.0)

    def mean_place(self) -> Estimate:
        lowest = max(self.seats + (self.base == PROGRAM), *(row.place for row in self.rows))
        return self.mean(lambda row: row.place, 1.0, float(lowest))

    def mean(self, figure: Callable[[Row], float], low: float = -math.inf, high: float = math.inf) -> Estimate:
        """The mean of a figure that lies between these bounds."""
        return mean_of(self.blocks(figure), low, high)

    def illegal(self) -> tuple[int, int]:
        return sum(row.illegal[0] for row in self.rows), sum(row.illegal[1] for row in self.rows)


class Arena:
    """The outcome of a run."""

    def __init__(self, setting: Setting, pairs: Sequence[Pair], blocks: int, cores: int) -> None:
        self.setting = setting
        self.wanted = blocks * setting.seats
        """Games of each pairing."""
        self.cores = cores
        self.pairings = [Pairing(pair, setting.seats) for pair in pairs]
        self.clocks: dict[str, Clock] = {name: Clock() for name in bots_of(pairs)}
        self.seconds = 0.0
        self.interrupted = False
        self.records: str | None = None
        """The folder that the records of the games are written to, if any."""

    def note(self, batch: Batch) -> None:
        for pairing in self.pairings:
            if (pairing.hero, pairing.base) == batch.pair:
                pairing.rows += batch.rows
        for name, clock in batch.clocks.items():
            self.clocks[name].add(clock)

    @property
    def games(self) -> int:
        """Games of each pairing that count."""
        return min(pairing.games for pairing in self.pairings)

    def level(self) -> None:
        """Leave every pairing as many games as the one that got least far, as a shorter run would have."""
        for pairing in self.pairings:
            del pairing.rows[self.games :]


def run_arena(
    setting: Setting,
    pairs: Sequence[Pair],
    games: int,
    cores: int = 1,
    progress: Callable[[int], object] = lambda games: None,
    records: str | None = None,
) -> Arena:
    """Play each pairing over the same seeds, `games` rounded up to whole blocks.

    With `records` every game is written to a file of that folder, to be replayed and verified.
    Ctrl-C ends the run early; the blocks finished without a gap are kept.
    """
    check_pairs(setting, pairs)
    blocks = -(-games // setting.seats)
    setting.check(bots_of(pairs), games)
    cores = sensible_cores(cores, blocks * setting.seats * len(pairs))
    done = Arena(setting, list(dict.fromkeys(pairs)), blocks, cores)
    if records is not None:
        done.records = make_folder(records)
    begun = perf_counter()
    try:
        for batch in spread(partial(play_batch, setting, records), jobs(pairs, done.wanted, cores), cores):
            done.note(batch)
            progress(len(batch.rows))
    except KeyboardInterrupt:
        done.interrupted = True
        done.level()
    done.seconds = perf_counter() - begun
    return done


def bots_of(pairs: Sequence[Pair]) -> list[str]:
    """The bots of all pairs, each once."""
    return list(dict.fromkeys(name for pair in pairs for name in pair if name != PROGRAM))


def check_pairs(setting: Setting, pairs: Sequence[Pair]) -> None:
    """Raise PrestolError where a hero alone is given a base, or one among others is given none."""
    for hero, base in pairs:
        if setting.seats == 1 and base != PROGRAM:
            raise PrestolError("fault-arena-alone", base=base, hero=hero, program=PROGRAM)
        if setting.seats > 1 and base == PROGRAM:
            raise PrestolError("fault-arena-base", seats=setting.seats, program=PROGRAM)


def jobs(pairs: Sequence[Pair], games: int, cores: int) -> Iterator[tuple[Pair, range]]:
    """All pairings go forward together, so that an interrupted run has an equal part of each."""
    for numbers in chunks(games, cores, bots_of(pairs)):
        for pair in dict.fromkeys(pairs):
            yield pair, numbers


def play_batch(setting: Setting, records: str | None, job: tuple[Pair, range]) -> Batch:
    """Games of a pairing. Game number i belongs to block i // seats; the hero sits at i % seats."""
    pair, numbers = job
    clocks = {name: Clock() for name in bots_of([pair])}
    rows = [play_row(setting, pair, clocks, *divmod(number, setting.seats), records) for number in numbers]
    return Batch(pair, rows, clocks)


def play_row(
    setting: Setting, pair: Pair, clocks: dict[str, Clock], block: int, seat: int, records: str | None = None
) -> Row:
    """One game of a pairing, as the hero at this seat saw it."""
    hero, base = pair
    names = [hero if at == seat else base for at in range(setting.seats)]
    bots = make_bots(setting.open(), names, setting.seed_of(block))
    scribe = Scribe()
    match = play_between(setting.start(block), bots, [clocks[name] for name in names], scribe)
    if records is not None:
        scribe.write(setting, block, names, Path(records) / record_name(setting, pair, block, seat))
    winners = match.winners()
    return Row(
        share=1 / len(winners) if seat in winners else 0.0,
        place=match.places[seat],
        score=match.scores[seat],
        margin=match.leads[seat],
        illegal=(match.illegal[seat], sum(match.illegal) - match.illegal[seat]),
    )
