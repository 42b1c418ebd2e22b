"""What a champion may see (DUE-INF). The only door through which anything leaves the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prestol.engine.step import Pending
from prestol.games.duel.answers import Laid, Outwit, Parry, Press
from prestol.games.duel.blows import Blow
from prestol.games.duel.parts import NO_STAKE

if TYPE_CHECKING:
    from prestol.games.duel.state import Duel

PENDING: dict[type, str] = {Blow: "blow", Parry: "parry", Press: "press", Outwit: "outwit", Laid: "card"}
"""What may be answered, in words that stay whatever the steps are called."""


def view(s: Duel, seat: int | None) -> dict[str, Any]:
    """DUE-INF-01: all see how many cards a hand holds; its owner alone sees which, and the own stake and answer."""
    seen = s.header(seat) | {
        "bout": s.bout,
        "bouts": s.parts.bouts,
        "turn": s.turn,
        "force": s.force,
        "pending": [PENDING[type(step.step)] for step in s.stack if isinstance(step, Pending)],
        "strength": s.strength[:],
        "courage": s.courage[:],
        "hand_sizes": [s.hand_size(one) for one in range(s.seats)],
        "deck_size": s.deck_size(),
        "used": s.used[:],
    }
    if seat is not None:
        seen["hand"] = s.hand(seat)
        seen["stake"] = None if s.stakes[seat] == NO_STAKE else s.stakes[seat]
        window = s.window()
        asked = window is not None and seat in window.order
        seen["answer"] = [list(move) for move in window.so_far(seat)] if window is not None and asked else None
    return seen
