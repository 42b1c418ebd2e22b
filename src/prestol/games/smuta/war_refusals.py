"""Why a piece cannot do what its player wants in the Military phase, in one sentence each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.errors import Refusal
from prestol.engine.step import Move
from prestol.games.smuta.field import is_besieged, may_enter
from prestol.games.smuta.moves import COME_OUT, GO, GROUP, JOIN, LEAVE, PART, RECRUIT, SORTIE, STEP
from prestol.games.smuta.parts import USED
from prestol.games.smuta.reach import Reach, Survey, allowance, fits, marchers, may_march
from prestol.games.smuta.regroup import LEFT, NOT_MARCHING, PIECE

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def why_not_taken(s: Smuta, seat: int, who: int) -> Refusal:
    """SMU-MOV-08, SMU-MOV-13: a piece that cannot be the next to act."""
    if s.owner[who] != seat or (s.at[who] < 0 and s.host[who] < 0):
        return Refusal("not-your-piece", "SMU-MOV-08", {})
    if s.marks[who] & USED != 0:
        return Refusal("piece-used", "SMU-MOV-13", {})
    return Refusal("cannot-act-alone", "SMU-R-57", {})


def why_not_acted(s: Smuta, seat: int, move: Move) -> Refusal | None:
    """What is against a move of the piece that acts."""
    kind = move[0]
    if kind == GO or kind == STEP:
        return why_not_marched(s, seat, move)
    if kind == RECRUIT:
        return Refusal("cannot-recruit", "SMU-REC-13", {})
    if kind == SORTIE:
        return Refusal("nobody-before-the-walls", "SMU-SIE-16", {})
    if kind == COME_OUT:
        return Refusal("not-inside", "SMU-R-21", {})
    if kind in (GROUP, PART, JOIN, LEAVE):
        return Refusal("cannot-regroup", "SMU-R-58", {})
    return None


def why_not_marched(s: Smuta, seat: int, move: Move) -> Refusal:
    """SMU-MOV-01, SMU-MOV-09, SMU-MOV-16, SMU-MSC-19: a point to which the piece cannot go."""
    piece, point = s.moving[PIECE], move[1]
    starts = s.moving[LEFT] == NOT_MARCHING
    if is_besieged(s, piece):
        return Refusal("besieged", "SMU-R-21", {})
    if starts and not may_march(s, seat, piece):
        return Refusal("cannot-march", "SMU-R-58", {})
    if not may_enter(s, point, seat):
        return Refusal("poland-closed", "SMU-MSC-19", {})
    pieces = marchers(s, piece)
    left = allowance(s, pieces) if starts else s.moving[LEFT]
    survey = Survey(s, seat, pieces)
    if not Reach(s, survey, seat, s.at[piece], left).has(point):
        return Refusal("too-far", "SMU-MOV-09", {"points": left})
    if not fits(s, survey, pieces, point):
        return Refusal("point-full", "SMU-MOV-01", {})
    return Refusal("go-at-once", "SMU-MOV-16", {})
