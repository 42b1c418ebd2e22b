"""Bots by name: `make_bot("strong", game, seed)`. Levels differ by knowledge and budget, never by peeking."""

from __future__ import annotations

import re

from prestol.bots.own import is_own, own_bot
from prestol.bots.paired import PairedBot
from prestol.bots.search import SearchBot
from prestol.bots.simple import RandomBot, RuleBot
from prestol.engine.bot import Belief, Bot, BotSet, Chair, Earlier, Manner
from prestol.engine.chance import Stream, stream
from prestol.engine.errors import PrestolError, brief
from prestol.engine.game import Game

LEVELS = ("novice", "casual", "strong", "expert")
"""The levels at a table, from weak to strong."""
LADDER = ("novice", "casual", "rule", "strong", "expert")
"""Those that must be stronger one by one; `rule` is not offered at a table."""
STYLED = frozenset({"rule", "novice", "casual"})
"""Bots that are nothing but a style of a game."""


def make_bot(name: str, game: Game, seed: int | str, own: bool = False) -> Bot:
    """A bot for one seat of one game.

    `search:500` has a budget of simulations, `search:200ms` one of time. With `own` a name may also stand for a bot of
    one's own, as `my.module:Bot`; that runs code, so a name from a file or from the network must not.
    """
    rng = stream(f"{name}:{seed}")
    if name in STYLED:
        return styled_bot(name, game, rng)
    if name == "random":
        return RandomBot(rng)
    if name in game.bots.others:
        return game.bots.others[name](rng)
    if name in game.bots.earlier:
        return earlier_bot(rng, game.bots.earlier[name])
    if name == "strong":
        return search_bot(game, rng, game.bots.strong, ahead=game.bots.ahead[0])
    if name == "expert":
        return search_bot(game, rng, game.bots.expert, ahead=game.bots.ahead[1])
    if budget := re.fullmatch(r"search:(\d{1,6})(ms)?", name):
        return budgeted_bot(game, rng, int(budget[1]), timed=bool(budget[2]))
    if own and is_own(name):
        return own_bot(name, game, rng)
    raise PrestolError("fault-bot-unknown", bot=brief(name), bots=", ".join(bot_names(game)))


def bot_names(game: Game) -> tuple[str, ...]:
    """The bots that can play a game, by name: its own and the levels, from weak to strong."""
    names = ("random", *game.bots.others, *game.bots.earlier, "rule", *LEVELS)
    return tuple(name for name in names if game.advice is not None or name not in STYLED)


def is_searching(name: str) -> bool:
    """Whether a bot of Prestol's own looks ahead, so that its games take long."""
    return name.split("-")[0] in ("strong", "expert") or name.startswith("search:")


def styled_bot(name: str, game: Game, rng: Stream) -> RuleBot:
    """The house style, or the manner of a weaker player."""
    if game.advice is None:
        raise PrestolError("fault-bot-style", bot=name, game=game.id, bots=", ".join(bot_names(game)))
    manners = {"novice": game.bots.novice, "casual": game.bots.casual}
    return RuleBot(rng, game.advice, manners.get(name, Manner()))


def earlier_bot(rng: Stream, earlier: Earlier) -> Bot:
    """A bot as it was in an earlier release."""
    if not earlier.simulations:
        return RuleBot(rng, earlier.advice)
    belief = earlier.belief() if earlier.belief is not None else None
    return SearchBot(rng, simulations=earlier.simulations, belief=belief, advice=earlier.advice)


def search_bot(game: Game, rng: Stream, simulations: int, milliseconds: int = 0, ahead: int = 0) -> Bot:
    """A search as the game declares it."""
    bots = game.bots
    brisk = bots.brisk and not milliseconds
    if bots.compared and game.advice is not None:
        return PairedBot(rng, game.advice, bots.compared, simulations, milliseconds, bots.glance, ahead, brisk)
    return SearchBot(
        rng,
        simulations=simulations,
        milliseconds=milliseconds,
        belief=belief_of(game),
        brisk=brisk,
        glance=bots.glance,
    )


def budgeted_bot(game: Game, rng: Stream, amount: int, timed: bool) -> Bot:
    """A search with a budget that the caller names."""
    if amount < 1:
        raise PrestolError("fault-bot-budget")
    simulations, milliseconds = (0, amount) if timed else (amount, 0)
    return search_bot(game, rng, simulations, milliseconds, game.bots.ahead[0])


def belief_of(game: Game) -> Belief | None:
    """A game's own way of guessing hidden things, where there is one."""
    return game.bots.belief() if game.bots.belief is not None else None


__all__ = [
    "LADDER",
    "LEVELS",
    "Bot",
    "BotSet",
    "Chair",
    "Earlier",
    "Manner",
    "bot_names",
    "is_own",
    "is_searching",
    "make_bot",
]
