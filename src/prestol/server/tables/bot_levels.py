"""Which bots a game offers at the table."""

from __future__ import annotations

from prestol.bots import LEVELS
from prestol.engine.game import Game
from prestol.server.errors import ApiError

HOUSE_STYLE = frozenset({"novice", "casual"})
"""Levels that need a game's own advice."""


def levels_of(game: Game) -> list[str]:
    """The levels from weak to strong; a game without a house style has a random player for a beginner."""
    if game.advice is not None:
        return list(LEVELS)
    return ["random", *(level for level in LEVELS if level not in HOUSE_STYLE)]


def quick_level(game: Game) -> str:
    """The bot that answers at once."""
    return "casual" if game.advice is not None else "random"


def check_level(game: Game, level: str) -> None:
    if level not in levels_of(game):
        raise ApiError("no-such-level", 400, level=level, levels=", ".join(levels_of(game)))
