"""Reaction windows (SMU-RXN): who is asked, what may be answered, and what an answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prestol.engine.step import Move, Step
from prestol.engine.window import Answer, OpenWindow
from prestol.games.smuta.parts import WINDOWS

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta

RULES = ("SMU-RXN-04",) * len(WINDOWS)
"""The rule that opens each window."""


def open_window(s: Smuta, moment: int, *then: Step[Any]) -> None:
    """The only way to open a window: what it is about stands in the state already; `then` goes on after it."""
    s.do(OpenWindow(moment), *then)


def entitled(s: Smuta, moment: int) -> tuple[int, ...]:
    return ()


def answer_moves(s: Smuta, seat: int, moment: int, so_far: Answer) -> list[Move]:
    return []


def answers_ahead(s: Smuta, seat: int, moment: int) -> list[Answer]:
    return []


def answer_ask(s: Smuta, moment: int, so_far: Answer) -> str:
    return "window"


def react(s: Smuta, seat: int, moment: int, answer: Answer) -> None:
    raise NotImplementedError


def is_waiver(moment: int, answer: Answer) -> bool:
    return False


def waive(s: Smuta, seat: int) -> None:
    s.waived |= 1 << seat


def unanswered(s: Smuta, moment: int) -> None:
    """Nobody played a card."""


def repeats(s: Smuta, moment: int) -> bool:
    return False


def facts(s: Smuta) -> list[tuple[str, str, int]]:
    return []


def scopes(s: Smuta) -> list[tuple[str, int]]:
    return []
