"""What a view says about the question that is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prestol.games.smuta.edge.vocabulary import WINDOWS

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta

SHOWN = ("who", "left", "points", "table", "die", "armies", "kinds", "due", "tables", "card_kind", "row")
"""Fields of questions that everybody may know."""


def asked_about(s: Smuta) -> dict[str, Any]:
    """The figures of the question that is open, each where it has one."""
    top = s.stack[-1] if s.stack else None
    fields = type(top).FIELDS if top is not None else ()
    found = {name: getattr(top, name) for name in fields if name in SHOWN}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in found.items()}


def open_window(s: Smuta) -> str:
    """SMU-RXN-17: the kind of the window that is open, or nothing."""
    window = s.window()
    return WINDOWS[window.moment] if window is not None else ""


def own_answer(s: Smuta, seat: int | None) -> list[list[int]]:
    """What a seat has decided so far in the open window; nobody else sees it."""
    window = s.window()
    if window is None or seat is None or seat not in window.order:
        return []
    return [list(move) for move in window.so_far(seat)]
