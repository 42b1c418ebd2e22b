"""Writes the golden games of the newest rules: `PYTHONPATH=src python -m tests.games.ivan.golden_write`."""

from __future__ import annotations

from pathlib import Path

import prestol
from prestol.bots import Bot, Chair, make_bot
from prestol.engine.game import Game
from prestol.engine.options import Value
from prestol.engine.step import Move
from tests.games.golden import Tables, write_missing
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


class BusyBot:
    """Plays as the busy player of the tests: random players seldom complete a project."""

    def __init__(self, seed: str) -> None:
        self.rng = prestol.stream(f"busy:{seed}")

    def decide(self, chair: Chair) -> Move:
        return busy_move(chair.game, chair.legal, self.rng)


def make_player(name: str, game: Game, seed: str) -> Bot:
    return BusyBot(seed) if name == "busy" else make_bot(name, game, seed)


if __name__ == "__main__":
    write_missing("ivan", NEWEST_TABLES, NEWEST, make_player)
