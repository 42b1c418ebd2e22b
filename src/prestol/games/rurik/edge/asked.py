"""What a view says about the question that is open and the phase of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prestol.games.rurik.claim import NewDeeds
from prestol.games.rurik.opening import ChooseLeaders, DealAgendas, Deploy, KeepAgenda, Settle
from prestol.games.rurik.strategy import Strategy
from prestol.games.rurik.turns import Actions

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik

SHOWN = ("left", "fewer", "region", "cards", "due", "deck", "origin", "each")
"""Fields of questions that everybody may know."""


def asked_about(s: Rurik) -> dict[str, Any]:
    """The figures of the question that is open, each where it has one."""
    top = s.stack[-1] if s.stack else None
    fields = type(top).FIELDS if top is not None else ()
    return {name: getattr(top, name) for name in fields if name in SHOWN}


def phase(s: Rurik) -> str:
    """Where the game is, by the unfinished steps."""
    for step in reversed(s.stack):
        if isinstance(step, (ChooseLeaders, DealAgendas, KeepAgenda, Deploy, Settle)):
            return "setup"
        if isinstance(step, Strategy):
            return "strategy"
        if isinstance(step, Actions):
            return "actions"
        if isinstance(step, NewDeeds):
            return "claim"
    return "over" if not s.stack else "claim"
