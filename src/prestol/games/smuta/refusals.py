"""Moves that are no answer to any question, or none to the one that is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prestol.engine.errors import Refusal
from prestol.engine.notation import NUMBER
from prestol.engine.step import Choice, Move
from prestol.games.smuta.moves import MOVES

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def misplaced(s: Smuta, step: Choice[Any], move: Move) -> Refusal | None:
    """Why a move does not belong here at all: it names things that do not exist, or answers something else."""
    if not MOVES.is_well_formed(move) or not names_things(s, move):
        return Refusal("no-such-move", step.rule(), {})
    return None if move[0] in type(step).ACCEPTS else Refusal("not-asked", step.rule(), {})


def names_things(s: Smuta, move: Move) -> bool:
    """Whether every target of a well-formed move is a thing of its domain."""
    kind = MOVES.rows[move[0]]
    if kind.several:
        return True
    for at in range(len(kind.domains)):
        domain = kind.domains[at]
        if domain == "seat":
            if move[at + 1] >= s.seats:
                return False
        elif domain != NUMBER and move[at + 1] >= len(s.game.notation.domains[domain]):
            return False
    return True
