"""Writes the golden games of the newest rules: `PYTHONPATH=src python -m tests.games.ivan.golden_write`."""

from __future__ import annotations

from pathlib import Path

from prestol.engine.options import Value
from tests.games.golden import Tables, with_busy, write_missing
from tests.games.ivan.table import busy_move

FOLDER = Path(__file__).parent / "golden"
"""Games of version 1 of the rules; those of later versions have folders of their own in it."""
NEWEST = FOLDER / "rules-2"
TURNED: dict[str, Value] = {
    "income_pick": "one_by_one",
    "trade_pair": "one_by_one",
    "empty_deck_closes_display": True,
}


def tables(turned: dict[str, Value]) -> Tables:
    return {
        f"{seats}-{name}": ([player, other, player, other][:seats], options)
        for seats in (2, 3, 4)
        for name, player, other, options in (
            ("random", "random", "random", {}),
            ("options", "random", "random", turned),
            ("busy", "busy", "busy", {}),
            ("mixed", "busy", "random", turned),
        )
    }


TABLES = tables(TURNED)
NEWEST_TABLES = tables(TURNED | {"seal_by_sale": True})
make_player = with_busy(busy_move)


if __name__ == "__main__":
    write_missing("ivan", NEWEST_TABLES, NEWEST, make_player)
