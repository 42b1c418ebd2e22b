"""The lab: many games, all cores, and figures with their uncertainty."""

from prestol.lab.arena import Arena, Pair, Pairing, Row, run_arena
from prestol.lab.documents import arena_document, simulation_document
from prestol.lab.match import Match, make_bots, play_between
from prestol.lab.pool import cores_at_hand
from prestol.lab.pooling import pool_runs
from prestol.lab.rating import Rating, ratings
from prestol.lab.settings import Setting, setting
from prestol.lab.simulation import Simulation, Tally, simulate
from prestol.lab.stats import Clock, Estimate, difference, mean_of, mean_of_counts, quantile, share

__all__ = [
    "Arena",
    "Clock",
    "Estimate",
    "Match",
    "Pair",
    "Pairing",
    "Rating",
    "Row",
    "Setting",
    "Simulation",
    "Tally",
    "arena_document",
    "cores_at_hand",
    "difference",
    "make_bots",
    "mean_of",
    "mean_of_counts",
    "play_between",
    "pool_runs",
    "quantile",
    "ratings",
    "run_arena",
    "setting",
    "share",
    "simulate",
    "simulation_document",
]
