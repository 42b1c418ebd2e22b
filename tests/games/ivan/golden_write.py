"""Writes the golden games: `PYTHONPATH=src python -m tests.games.ivan.golden_write`."""

from __future__ import annotations

from pathlib import Path

from prestol.engine.options import Value
from tests.games.golden import Tables, play, write_missing

FOLDER = Path(__file__).parent / "golden"
TURNED: dict[str, Value] = {
    "income_pick": "one_by_one",
    "trade_pair": "one_by_one",
    "empty_deck_closes_display": True,
}
TABLES: Tables = {
    f"{seats}-{name}": (["random"] * seats, options)
    for seats in (2, 3, 4)
    for name, options in (("random", {}), ("options", TURNED))
}


def played(name: str) -> str:
    """The record of one table."""
    return play("ivan", name, TABLES)


if __name__ == "__main__":
    write_missing("ivan", TABLES, FOLDER)
