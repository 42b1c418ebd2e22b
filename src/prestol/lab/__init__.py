"""The lab: many games, all cores, and figures with their uncertainty."""

from prestol.lab.arena import PROGRAM, Arena, Pair, Pairing, Row, run_arena
from prestol.lab.balance import BalanceStudy, measure_balance
from prestol.lab.balance_documents import balance_changes, balance_document
from prestol.lab.documents import arena_document, simulation_document
from prestol.lab.match import Match, make_bots, play_between
from prestol.lab.matrix import MatrixPlan, run_matrix, usual_levels
from prestol.lab.page import balance_page, kind_word, thing_name
from prestol.lab.pool import cores_at_hand
from prestol.lab.pooling import pool_runs
from prestol.lab.rating import Rating, ratings
from prestol.lab.settings import Setting, setting
from prestol.lab.simulation import Simulation, Tally, simulate
from prestol.lab.stats import Clock, Estimate, difference, mean_of, mean_of_counts, quantile, share
from prestol.lab.tuning import Plan, Tuned, tune, tuning_document

__all__ = [
    "PROGRAM",
    "Arena",
    "BalanceStudy",
    "Clock",
    "Estimate",
    "Match",
    "MatrixPlan",
    "Pair",
    "Pairing",
    "Plan",
    "Rating",
    "Row",
    "Setting",
    "Simulation",
    "Tally",
    "Tuned",
    "arena_document",
    "balance_changes",
    "balance_document",
    "balance_page",
    "cores_at_hand",
    "difference",
    "kind_word",
    "make_bots",
    "mean_of",
    "mean_of_counts",
    "measure_balance",
    "play_between",
    "pool_runs",
    "quantile",
    "ratings",
    "run_arena",
    "run_matrix",
    "setting",
    "share",
    "simulate",
    "simulation_document",
    "thing_name",
    "tune",
    "tuning_document",
    "usual_levels",
]
