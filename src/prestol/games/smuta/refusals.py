"""Why a move is no answer at all to the question that is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prestol.engine.errors import Refusal
from prestol.engine.notation import NUMBER
from prestol.engine.step import Choice, Move
from prestol.games.smuta.moves import MOVES

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def misplaced(s: Smuta, step: Choice[Any], move: Move) -> Refusal | None:
    """A move that there is not, or that answers another question; None where the question itself has to say why."""
    if not MOVES.is_well_formed(move) or not names_things(s, move):
        return Refusal("no-such-move", step.rule(), {})
    return None if move[0] in type(step).ACCEPTS else Refusal("not-asked", step.rule(), {})


def names_things(s: Smuta, move: Move) -> bool:
    """Whether all that a move names is there."""
    kind = MOVES.rows[move[0]]
    domains = s.game.notation.domains
    for at in range(1, len(move)):
        domain = kind.domains[0] if kind.several else kind.domains[at - 1]
        if domain != NUMBER and move[at] >= (s.seats if domain == "seat" else len(domains[domain])):
            return False
    return True
