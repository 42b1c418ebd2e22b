"""Writes the golden games: `PYTHONPATH=src python -m tests.games.tsar.golden_write`."""

from __future__ import annotations

from pathlib import Path

from prestol.engine.options import Value
from tests.games.golden import Tables, write_missing

FOLDER = Path(__file__).parent / "golden"
TURNED: dict[str, Value] = {
    "first_player": "seat_2",
    "show_against_counts": True,
    "reshuffle_goals": True,
    "servants_break_ties": False,
}
TABLES: Tables = {
    "3-random": (["random"] * 3, {}),
    "3-rule": (["rule"] * 3, {}),
    "3-mixed": (["rule", "random", "rule"], {}),
    "4-random": (["random"] * 4, {}),
    "4-rule": (["rule"] * 4, {}),
    "4-mixed": (["rule", "random", "rule", "random"], {}),
    "4-options": (["rule", "random", "rule", "rule"], TURNED),
    "5-random": (["random"] * 5, {}),
    "5-rule": (["rule"] * 5, {}),
    "5-mixed": (["random", "rule", "random", "rule", "rule"], {}),
    "6-random": (["random"] * 6, {}),
    "6-rule": (["rule"] * 6, {}),
    "6-mixed": (["rule", "random", "random", "rule", "rule", "random"], {}),
    "6-options": (["rule"] * 6, TURNED),
}


if __name__ == "__main__":
    write_missing("tsar", TABLES, FOLDER)
