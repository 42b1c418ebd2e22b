"""Bots by name: `make_bot("strong", game, seed)`. Levels differ by knowledge and budget, never by peeking."""

from __future__ import annotations

from prestol.bots.base import Bot, Chair
from prestol.bots.simple import RandomBot, RuleBot
from prestol.engine.chance import stream
from prestol.engine.errors import PrestolError
from prestol.engine.game import Game

LEVELS = ("novice", "casual", "strong", "expert")
BOTS = ("random", "rule", *LEVELS)


def make_bot(name: str, game: Game, seed: int | str) -> Bot:
    """A bot for one seat of one game."""
    rng = stream(f"{name}:{seed}")
    if name == "random":
        return RandomBot(rng)
    if name == "rule":
        return RuleBot(rng)
    raise PrestolError(f"There is no bot {name!r}; choose one of {', '.join(BOTS)}.")


__all__ = ["BOTS", "LEVELS", "Bot", "Chair", "make_bot"]
