"""Runs of the arena put together: what several machines or several days have played, as one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from prestol.engine.errors import PrestolError
from prestol.engine.forms import explain_form
from prestol.lab.arena import Arena, Row
from prestol.lab.documents import SCHEMA, arena_document
from prestol.lab.ladder import with_ladder
from prestol.lab.rating import ratings
from prestol.lab.settings import Setting
from prestol.lab.stats import Clock

ALIKE = ("game", "seats", "options", "content")
"""What runs must have in common."""


class Pairing(msgspec.Struct):
    """What is read of a pairing."""

    hero: str
    base: str
    rows: list[Row]


class Times(msgspec.Struct):
    counts: list[tuple[int, int]]


class Run(msgspec.Struct):
    """What is read of a run; everything else in its document can be worked out again."""

    game: str
    seats: int
    seed: str
    options: dict[str, bool | str]
    content: str
    prestol: str
    compiled: bool
    python: str
    machine: str
    seconds: float
    pairings: list[Pairing]
    times: dict[str, Times]
    levels: list[str] = []
    """Of a matrix."""
    runs: list[dict[str, Any]] = []
    """The runs that this one was already pooled from."""

    def parts(self) -> list[dict[str, Any]]:
        if self.runs:
            return self.runs
        names = [[one.hero, one.base] for one in self.pairings]
        return [{"seed": self.seed, "pairings": names, "prestol": self.prestol, "machine": self.machine}]


def pool_runs(documents: Sequence[object]) -> dict[str, Any]:
    """Documents of the arena as one document; the games of all count, and none may count twice."""
    if not documents:
        raise PrestolError("fault-pool-none")
    runs = [read_run(document) for document in documents]
    first = runs[0]
    for run in runs[1:]:
        for name in ALIKE:
            if getattr(run, name) != getattr(first, name):
                raise PrestolError("fault-pool-other", what=name)
    parts = [part for run in runs for part in run.parts()]
    check_overlap(parts)
    seeds = list(dict.fromkeys(str(part["seed"]) for part in parts))
    setting = Setting(first.game, first.seats, " + ".join(seeds), tuple(first.options.items()))
    done = gathered(setting, runs)
    whole = {(one.hero, one.base) for one in done.pairings}
    mutual = {hero for hero, _ in whole} == {base for _, base in whole} or (setting.seats == 1 and len(whole) > 1)
    document = arena_document(done, ratings(done) if mutual else [], describe_pool(first, setting.seed, parts))
    levels = list(dict.fromkeys(level for run in runs for level in run.levels))
    return with_ladder(document, levels) if levels else document


def read_run(document: object) -> Run:
    try:
        return msgspec.convert(document, Run)
    except msgspec.ValidationError as error:
        raise PrestolError("fault-pool-form", why=explain_form(str(error))) from None


def check_overlap(parts: list[dict[str, Any]]) -> None:
    """Games of one pairing and seed are the same games wherever they are played."""
    seen: set[tuple[str, str, str]] = set()
    for part in parts:
        for hero, base in part["pairings"]:
            key = (str(part["seed"]), hero, base)
            if key in seen:
                raise PrestolError("fault-pool-twice", seed=key[0], hero=hero, base=base)
            seen.add(key)


def gathered(setting: Setting, runs: list[Run]) -> Arena:
    """All whole blocks of all runs."""
    rows: dict[tuple[str, str], list[Row]] = {}
    for run in runs:
        for one in run.pairings:
            whole = len(one.rows) // run.seats * run.seats
            rows.setdefault((one.hero, one.base), []).extend(one.rows[:whole])
    done = Arena(setting, list(rows), max(map(len, rows.values())) // setting.seats, 1)
    for pairing in done.pairings:
        pairing.rows = rows[pairing.hero, pairing.base]
    for run in runs:
        for name, times in run.times.items():
            done.clocks.setdefault(name, Clock()).add(Clock(times.counts))
    done.seconds = sum(run.seconds for run in runs)
    return done


def describe_pool(first: Run, seeds: str, parts: list[dict[str, Any]]) -> dict[str, Any]:
    told = {name: getattr(first, name) for name in (*ALIKE, "prestol", "compiled", "python", "machine")}
    return {"schema": SCHEMA, **told, "seed": seeds, "runs": parts}
