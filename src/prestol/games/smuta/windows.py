"""Opening a reaction window (SMU-RXN). Who is asked then, and what may be answered, is in `reactions`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prestol.engine.step import Step
from prestol.engine.window import OpenWindow

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def open_window(s: Smuta, moment: int, *then: Step[Any]) -> None:
    """The only way to open a window: what it is about stands in the state already; `then` goes on after it."""
    s.do(OpenWindow(moment), *then)
