"""Outcomes as plain documents, for machines and for the archive."""

from __future__ import annotations

import math
import platform
from typing import Any

from prestol import COMPILED, __version__
from prestol.lab.arena import Arena, Pairing
from prestol.lab.pool import cores_at_hand
from prestol.lab.rating import Rating
from prestol.lab.settings import Setting
from prestol.lab.simulation import Simulation
from prestol.lab.stats import Clock, Estimate, mean_of_counts, quantile, share

SCHEMA = 1
"""Version of the documents. Raise it when a field changes its meaning or goes; a new field does not need it."""
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


def describe(setting: Setting) -> dict[str, Any]:
    """What was played, and by which Prestol."""
    return {
        "schema": SCHEMA,
        "game": setting.game,
        "seats": setting.seats,
        "seed": setting.seed,
        "options": dict(setting.options),
        "content": setting.open().content_hash,
        "prestol": __version__,
        "compiled": COMPILED,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {cores_at_hand()} cores",
    }


def estimate(one: Estimate) -> dict[str, Any]:
    """A figure with its interval; an endless one, as a single block gives, is left out."""
    known = math.isfinite(one.low) and math.isfinite(one.high)
    return {"mean": one.mean, "interval": [one.low, one.high] if known else None}


def fair(seats: int, taken: int = 1) -> float | None:
    """The share of victories of so many seats at equal strength; alone against a program there is no such thing."""
    return taken / seats if seats > 1 else None


def simulation_document(done: Simulation) -> dict[str, Any]:
    """The outcome by seat and by bot."""
    tally = done.tally
    document = describe(done.setting) | {
        "bots": list(done.bots),
        "games": tally.games,
        "interrupted": done.interrupted,
        "cores": done.cores,
        "seconds": done.seconds,
    }
    if not tally.games:
        return document
    seats = [seat_document(done, seat) for seat in range(done.setting.seats)]
    by_bot = {
        name: {
            "wins": estimate(tally.win_share(at)),
            "fair": fair(done.setting.seats, len(at)),
            "score": estimate(tally.mean_score(at)),
        }
        for name in dict.fromkeys(done.bots)
        for at in [[seat for seat, bot in enumerate(done.bots) if bot == name]]
    }
    if tally.margins:
        document["program"] = {
            "wins": estimate(share(tally.lost, tally.games)),
            "margin": estimate(mean_of_counts(tally.margins)),
        }
    return document | {
        "fair": fair(done.setting.seats),
        "shared_victories": tally.shared,
        "illegal_moves": tally.illegal,
        "decisions": estimate(mean_of_counts(tally.decisions))
        | {"fewest": min(tally.decisions), "most": max(tally.decisions)},
        "by_seat": seats,
        "by_bot": by_bot,
    }


def seat_document(done: Simulation, seat: int) -> dict[str, Any]:
    scores = done.tally.scores[seat]
    return {
        "seat": seat,
        "bot": done.bots[seat],
        "wins": estimate(done.tally.win_share([seat])),
        "score": estimate(done.tally.mean_score([seat])),
        "quantiles": {str(part): quantile(scores, part) for part in QUANTILES},
        "scores": {str(score): scores[score] for score in sorted(scores)},
    }


def arena_document(done: Arena, rated: list[Rating], about: dict[str, Any] | None = None) -> dict[str, Any]:
    """The outcome with every row, so that runs can be pooled; `about` describes a run that was played elsewhere."""
    document = (about or describe(done.setting)) | {
        "games": done.games,
        "wanted": done.wanted,
        "interrupted": done.interrupted,
        "cores": done.cores,
        "seconds": done.seconds,
        "records": done.records,
        "fair": fair(done.setting.seats),
        "pairings": [pairing_document(pairing) for pairing in done.pairings if pairing.games],
        "times": {name: clock_document(clock) for name, clock in done.clocks.items()},
    }
    if rated:
        document["ratings"] = [one._asdict() for one in rated]
    return document


def pairing_document(pairing: Pairing) -> dict[str, Any]:
    hero, base = pairing.illegal()
    return {
        "hero": pairing.hero,
        "base": pairing.base,
        "games": pairing.games,
        "blocks": len(pairing.blocks()),
        "wins": estimate(pairing.win_share()),
        "place": estimate(pairing.mean_place()),
        "score": estimate(pairing.mean(lambda row: row.score)),
        "margin": estimate(pairing.mean(lambda row: row.margin)),
        "illegal_moves": {"hero": hero, "base": base},
        "rows": [list(row) for row in pairing.rows[: pairing.games]],
    }


def clock_document(clock: Clock) -> dict[str, Any]:
    """Seconds of real decisions, those with more than one legal move."""
    return {
        "decisions": clock.counts.total(),
        "median": clock.at(0.5),
        "p99": clock.at(0.99),
        "counts": sorted(clock.counts.items()),
    }
