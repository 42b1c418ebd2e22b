"""Bots by name: `make_bot("strong", game, seed)`. Levels differ by knowledge and budget, never by peeking."""

from __future__ import annotations

import re

from prestol.bots.base import Bot, Chair
from prestol.bots.search import Belief, SearchBot
from prestol.bots.simple import RandomBot, RuleBot
from prestol.engine.chance import Stream, stream
from prestol.engine.errors import PrestolError
from prestol.engine.game import Game

LEVELS = ("novice", "casual", "strong", "expert")
BOTS = ("random", "greedy", "rule", *LEVELS)

NOVICE_WHIMS = 75
CASUAL_WHIMS = 8
SIMULATIONS = {"ivan": (160, 800)}
"""Simulations of the strong and of the expert level where a decision costs more or less than usual."""
USUAL_SIMULATIONS = (800, 3200)
BRISK = ("ivan",)
"""Games whose bots stop thinking when the choice is settled; in the others the time it took would tell of secrets."""


def make_bot(name: str, game: Game, seed: int | str) -> Bot:
    """A bot for one seat of one game. `search:500` has a budget of simulations, `search:200ms` one of time."""
    rng = stream(f"{name}:{seed}")
    if name == "random":
        return RandomBot(rng)
    if name == "greedy":
        return greedy_bot(game, rng)
    if name == "rule":
        return RuleBot(rng)
    if name == "novice":
        return RuleBot(rng, NOVICE_WHIMS)
    if name == "casual":
        return RuleBot(rng, CASUAL_WHIMS)
    strong, expert = SIMULATIONS.get(game.id, USUAL_SIMULATIONS)
    brisk = game.id in BRISK
    if name == "strong":
        return SearchBot(rng, simulations=strong, belief=belief_of(game), brisk=brisk)
    if name == "expert":
        return SearchBot(rng, simulations=expert, belief=belief_of(game), brisk=brisk)
    if budget := re.fullmatch(r"search:(\d{1,6})(ms)?", name):
        amount = max(1, int(budget[1]))
        if budget[2]:
            return SearchBot(rng, milliseconds=amount, belief=belief_of(game))
        return SearchBot(rng, simulations=amount, belief=belief_of(game), brisk=brisk)
    raise PrestolError(f"There is no bot {name!r}; choose one of {', '.join(BOTS)}, search:500 or search:200ms.")


def greedy_bot(game: Game, rng: Stream) -> Bot:
    """A style of its own for games that have one, to measure the others against."""
    if game.id == "tsar":
        from prestol.bots.tsar_greedy import GreedyBot

        return GreedyBot(rng)
    raise PrestolError(f"{game.id} has no greedy bot.")


def belief_of(game: Game) -> Belief | None:
    """A game's own way of guessing hidden things, where there is one."""
    if game.id == "tsar":
        from prestol.bots.tsar import goal_belief  # only when asked for, so that other games do not load this one

        return goal_belief(game)
    return None


__all__ = ["BOTS", "LEVELS", "Bot", "Chair", "make_bot"]
