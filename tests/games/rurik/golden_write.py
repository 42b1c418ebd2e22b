"""Writes the golden games: `PYTHONPATH=src python -m tests.games.rurik.golden_write`."""

from __future__ import annotations

from pathlib import Path

import prestol
from prestol.bots import Bot, Chair, make_bot
from prestol.engine.game import Game
from prestol.engine.options import Value
from prestol.engine.step import Move
from tests.games.golden import Tables, write_missing
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
    return found | {name: (["busy"] * int(name[0]), ASKING) for name in RARE}


TABLES = tables()


class BusyBot:
    """Plays as the busy player of the tests: random players seldom accomplish a deed."""

    def __init__(self, seed: str) -> None:
        self.rng = prestol.stream(f"busy:{seed}")

    def decide(self, chair: Chair) -> Move:
        return busy_move(chair.game, chair.legal, self.rng)


def make_player(name: str, game: Game, seed: str) -> Bot:
    return BusyBot(seed) if name == "busy" else make_bot(name, game, seed)


if __name__ == "__main__":
    write_missing("rurik", TABLES, FOLDER, make_player)
