"""Writes the golden games: `PYTHONPATH=src python -m tests.games.rurik.golden_write`."""

from __future__ import annotations

from pathlib import Path

from prestol.engine.options import Value
from tests.games.golden import Tables, with_busy, write_missing
from tests.games.rurik.table import OTHER_READINGS, SEATS, busy_move

FOLDER = Path(__file__).parent / "golden"
DIFFICULTIES = ("medium", "hard")
"""Of the solo game; the easy one and the hardest are played at the tables for all."""
ASKING: dict[str, Value] = {"church_effect": "optional", "attacker_leader_last": False}
RARE = ("1-1", "1-16", "1-17", "1-27", "2-1")
"""Games with what is seldom seen: figures of choice are lost, converted or pushed, goods of choice are paid."""


def tables() -> Tables:
    turned: dict[str, Value] = dict(OTHER_READINGS)
    found: Tables = {
        f"{seats}-{name}": ([player, other, player, other][:seats], options)
        for seats in SEATS
        for name, player, other, options in (
            ("random", "random", "random", {}),
            ("options", "random", "random", turned),
            ("busy", "busy", "busy", {}),
            ("mixed", "busy", "random", turned),
        )
    }
    found |= {f"1-{level}": (["busy"], {"difficulty": level}) for level in DIFFICULTIES}
    found |= {f"{seats}-rule": (["rule"] * seats, {}) for seats in SEATS}
    return found | {name: (["busy"] * int(name[0]), ASKING) for name in RARE}


TABLES = tables()
make_player = with_busy(busy_move)


if __name__ == "__main__":
    write_missing("rurik", TABLES, FOLDER, make_player)
