"""Ratings of bots from all their games at once, so that the order of the games does not matter."""

from __future__ import annotations

import math
from typing import NamedTuple

from prestol.engine.chance import stream
from prestol.lab.arena import PROGRAM, Arena, Pairing

ANCHOR = 1000.0
"""Rating of the bot named first."""
ROUNDS = 300
RESAMPLES = 400


class Rating(NamedTuple):
    """A bot's strength: 400 points more mean ten times the chance of the victory. With its 95% interval."""

    bot: str
    rating: float
    low: float
    high: float


class Sums(NamedTuple):
    """What one pairing tells about strength: the hero's wins out of this many games."""

    hero: str
    base: str
    wins: float
    games: float


def ratings(arena: Arena) -> list[Rating]:
    """Plackett-Luce strengths by maximum likelihood, intervals by resampling blocks; the strongest first.

    Where each bot plays alone, the program of the rules is one of those that are rated, and the one named first.
    """
    alone = arena.setting.seats == 1
    bots = [PROGRAM, *arena.clocks] if alone else list(arena.clocks)
    seats = 2 if alone else arena.setting.seats
    fitted = fit(bots, [sums(pairing, pairing.blocks()) for pairing in arena.pairings], seats)
    rng = stream(f"ratings:{arena.setting.seed}")
    samples: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(RESAMPLES):
        drawn = []
        for pairing in arena.pairings:
            blocks = pairing.blocks()
            drawn.append(sums(pairing, [blocks[rng.below(len(blocks))] for _ in blocks]))
        for bot, rating in fit(bots, drawn, seats).items():
            samples[bot].append(rating)
    listed = [Rating(bot, fitted[bot], *bounds(samples[bot])) for bot in bots]
    return sorted(listed, key=lambda one: -one.rating)


def sums(pairing: Pairing, blocks: list[float]) -> Sums:
    return Sums(pairing.hero, pairing.base, sum(blocks) * pairing.seats, len(blocks) * pairing.seats)


def fit(bots: list[str], pairings: list[Sums], seats: int) -> dict[str, float]:
    """Strengths that make the outcomes most likely, found by Hunter's iteration, as ratings.

    Each bot also shares one imagined victory with a bot of average strength, or a bot that has won everything would be
    infinitely strong.
    """
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        wins = dict.fromkeys(bots, 0.5)
        chances = {bot: 1 / (strength[bot] + 1.0) for bot in bots}
        for hero, base, won, games in pairings:
            weight = games / (strength[hero] + (seats - 1) * strength[base])
            wins[hero] += won
            wins[base] += games - won
            chances[hero] += weight
            chances[base] += (seats - 1) * weight
        strength = {bot: wins[bot] / chances[bot] for bot in bots}
    zero = math.log10(strength[bots[0]])
    return {bot: ANCHOR + 400 * (math.log10(strength[bot]) - zero) for bot in bots}


def bounds(samples: list[float]) -> tuple[float, float]:
    ordered = sorted(samples)
    return ordered[int(0.025 * len(ordered))], ordered[int(0.975 * len(ordered))]
