"""A bot of one's own, named as `my.module:Bot`: a class, or any function that makes a bot."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from inspect import Parameter, signature
from typing import Any

from prestol.engine.bot import Bot, Chair
from prestol.engine.chance import Stream
from prestol.engine.errors import PrestolError, brief
from prestol.engine.game import Game
from prestol.engine.step import Move

NAMED = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")
GIVEN = ("rng", "game")
"""What a bot of one's own may ask for by the names of its arguments: a stream of chance of its own, and the game."""


def is_own(name: str) -> bool:
    """Whether a name has the form of a bot of one's own."""
    return NAMED.fullmatch(name) is not None and not name.startswith("search:")


class OwnBot:
    """A bot that does not come with Prestol; what goes wrong inside it is told in one sentence that names it."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot

    def decide(self, chair: Chair) -> Move:
        try:
            return self.bot.decide(chair)
        except PrestolError:
            raise
        except Exception as error:
            raise PrestolError("fault-bot-failed", bot=self.name, why=told(error)) from error


def own_bot(name: str, game: Game, rng: Stream) -> OwnBot:
    """The bot that a name such as `my.module:Bot` stands for."""
    make = found(name)
    try:
        wanted = signature(make).parameters.values()
    except (TypeError, ValueError):
        raise PrestolError("fault-bot-maker", bot=name) from None
    strange = [one.name for one in wanted if is_needed(one) and one.name not in GIVEN]
    if strange:
        raise PrestolError("fault-bot-arguments", bot=name, argument=strange[0])
    given = {"rng": rng, "game": game}
    try:
        made = make(**{one.name: given[one.name] for one in wanted if one.name in GIVEN})
    except PrestolError:
        raise
    except Exception as error:
        raise PrestolError("fault-bot-failed", bot=name, why=told(error)) from error
    if not callable(getattr(made, "decide", None)):
        raise PrestolError("fault-bot-decide", bot=name)
    return OwnBot(name, made)


def found(name: str) -> Callable[..., Any]:
    """The class or function of that name."""
    module, _, path = name.partition(":")
    try:
        thing: Any = import_module(module)
    except ImportError as error:
        raise PrestolError("fault-bot-module", module=module, why=told(error)) from error
    except Exception as error:
        raise PrestolError("fault-bot-module-broken", module=module, why=told(error)) from error
    for part in path.split("."):
        if not hasattr(thing, part):
            raise PrestolError("fault-bot-missing", module=module, name=path)
        thing = getattr(thing, part)
    if not callable(thing):
        raise PrestolError("fault-bot-maker", bot=name)
    made: Callable[..., Any] = thing
    return made


def is_needed(one: Parameter) -> bool:
    """Whether an argument must be given."""
    return one.default is Parameter.empty and one.kind not in (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)


def told(error: Exception) -> str:
    """An exception as a person may read it."""
    return f"{type(error).__name__}: {error}" if str(error) else brief(error)
