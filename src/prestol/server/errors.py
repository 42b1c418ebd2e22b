"""Requests that the server refuses, and why: a key for programs, a sentence in each language for people."""

from __future__ import annotations

from typing import Any

import structlog

from prestol.engine.errors import PrestolError, Refusal
from prestol.library.text import plain_figures, text
from prestol.server.store.errors import StoreUnsure
from prestol.server.wire import Problem, Refused, Sentence

log = structlog.get_logger("prestol.errors")

SOON = 2
"""Seconds after which somebody in haste may try again."""
MARKS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")


def seat_mark(seat: int) -> str:
    """What the shield of a seat says on every page; programs count seats from 0."""
    return MARKS[seat] if seat < len(MARKS) else str(seat + 1)


def with_marks(figures: dict[str, Any]) -> dict[str, Any]:
    """The figures of a sentence, its seats named as people see them."""
    seats = {name: seat_mark(figures[name]) for name in ("seat", "turn") if isinstance(figures.get(name), int)}
    return {**figures, **seats}


class ApiError(PrestolError):
    """A request that is refused. Nothing was changed."""

    def __init__(self, key: str, status: int = 400, **args: Any) -> None:
        super().__init__(key, **args)
        self.status = status
        self.args_ = {name: str(value) if isinstance(value, PrestolError) else value for name, value in args.items()}
        self.rule = ""

    def sentence(self) -> Sentence:
        return spoken(f"server-{self.key}", **plain_figures(with_marks(self.figures)))

    def headers(self) -> dict[str, str]:
        """What an answer with this refusal bears: when to try again, or how to say who one is."""
        if self.status == 429:
            return {"retry-after": str(self.args_.get("wait", SOON))}
        return {"www-authenticate": "Bearer"} if self.status == 401 else {}

    def problem(self) -> Problem:
        return Problem(self.key, self.sentence(), self.rule, self.args_)

    def refused(self, id: str) -> Refused:
        return Refused(id=id, key=self.key, sentence=self.sentence(), rule=self.rule, args=self.args_)


class RefusedMove(ApiError):
    """A move that the rules of the game refuse."""

    def __init__(self, game: str, refusal: Refusal) -> None:
        super().__init__(refusal.key, 409, **refusal.args)
        self.game = game
        self.refusal = refusal
        self.rule = refusal.rule

    def sentence(self) -> Sentence:
        told = Refusal(self.refusal.key, self.refusal.rule, with_marks(self.refusal.args))
        return Sentence(*(text(language).refusal(self.game, told) for language in ("en", "ru")))


def store_away(error: Exception) -> ApiError:
    """What people are told when the store fails; the details are for the log alone."""
    unsure = isinstance(error, StoreUnsure)
    log.warning("store-away", fault=str(error))
    return ApiError("store-unsure" if unsure else "store-away", 503)


def spoken(key: str, **args: Any) -> Sentence:
    """A message in both languages."""
    return Sentence(text("en").say(key, **args), text("ru").say(key, **args))
