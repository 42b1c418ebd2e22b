"""Marching: where a piece can go, the way there, and what it meets (SMU-MOV)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from prestol.engine.compiling import i64
from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Choice, Move, Step
from prestol.games.smuta import battle_record as br
from prestol.games.smuta import events as ev
from prestol.games.smuta.attack import declare
from prestol.games.smuta.field import is_detachment, is_enemy_in_field
from prestol.games.smuta.forces import joined
from prestol.games.smuta.moves import DONE, DONE_MOVE, GO, GO_MOVES, GROUP, JOIN, LEAVE, PART, STEP, STEP_MOVES
from prestol.games.smuta.parts import POLAND, POLISH_PARTY, STACKING, USED
from prestol.games.smuta.reach import Reach, Survey, allowance, bit_at, fits, marchers, roads_for, tired, within
from prestol.games.smuta.regroup import (
    CHANGED,
    LEFT,
    NOT_MARCHING,
    PIECE,
    company,
    detach,
    regroup,
    regroup_moves,
)
from prestol.games.smuta.victory import score_changed
from prestol.games.smuta.war_refusals import why_not_marched
from prestol.games.smuta.withdrawal import leave_point

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def march_moves(s: Smuta, seat: int, pieces: list[int]) -> list[Move]:
    """SMU-MOV-09 to SMU-MOV-12, SMU-MOV-16, SMU-MOV-23: points where the move may end, or lead into an enemy.

    Where an enemy can be met, the piece may also go one road at a time, since the way there decides his way out.
    """
    piece, left = s.moving[PIECE], s.moving[LEFT]
    listed: list[Move] = []
    starts = left == NOT_MARCHING
    if starts:
        left = allowance(s, pieces)
    if left <= 0:
        return listed
    survey = Survey(s, seat, pieces)
    start = s.at[piece]
    roads = roads_for(s, seat)
    reached = within(roads, ~survey.foe | bit_at(start), start, left)  # SMU-MOV-16: nobody passes an enemy
    if starts and s.parts.land.kind[start] == POLAND:
        for point in s.parts.land.poland:
            reached |= bit_at(point)
    met = add_ends(s, survey, pieces, reached & ~bit_at(start), listed)
    if met != 0 and left > 1:
        for near in roads[start]:
            at: i64 = near
            if survey.foe >> at & 1 == 0 and within(roads, ~survey.foe, near, left - 1) & met != 0:
                listed.append(STEP_MOVES[near])  # one of these enemies can be met from there
    return listed


def add_ends(s: Smuta, survey: Survey, pieces: list[int], points: i64, listed: list[Move]) -> i64:
    """The points among these where the move may end; bits of those with an enemy are given back."""
    crowded = survey.crowded(len(pieces))
    met: i64 = 0
    point: i64 = 0
    while points >> point != 0:
        if points >> point & 1 == 1 and (crowded >> point & 1 == 0 or fits(s, survey, pieces, point)):
            listed.append(GO_MOVES[point])
            met |= bit_at(point) & survey.foe
        point += 1
    return met


def set_out(s: Smuta, pieces: list[int]) -> None:
    """SMU-MOV-13, SMU-R-58: the move begins: whoever goes along is used, and who has moved already stays behind."""
    if s.moving[LEFT] != NOT_MARCHING:
        return
    s.moving[LEFT] = allowance(s, pieces)
    for one in tired(s, pieces):
        detach(s, one)
    for piece in pieces:
        s.marks[piece] = s.marks[piece] | USED
        leave_point(s, piece)
        if not is_detachment(piece):
            for one in joined(s, piece):
                s.marks[one] = s.marks[one] | USED


def march(s: Smuta, seat: int, move: Move) -> None:
    """SMU-MOV-16, SMU-MOV-17: along the way to a point; an enemy there ends the move with a battle."""
    piece = s.moving[PIECE]
    pieces = marchers(s, piece)
    set_out(s, pieces)
    target, origin, left = move[1], s.at[piece], s.moving[LEFT]
    way = [target]
    if target in roads_for(s, seat)[origin]:
        s.moving[LEFT] = left - 1
    else:
        survey = Survey(s, seat, pieces)
        reach = Reach(s, survey, seat, origin, left)
        if reach.has(target):
            way = reach.way_to(s, survey, target)
            s.moving[LEFT] = left - len(way)
        else:  # SMU-APP-07, SMU-R-48: from one Polish point to any other with the whole move
            s.moving[LEFT] = 0
    for point in way:
        origin = s.at[piece]
        s.tell(ev.MARCHED, EVERYBODY, seat, piece, origin, point)
        for one in pieces:
            s.at[one] = point
    if is_enemy_in_field(s, target, seat):
        s.do(AfterAttack(seat))
        declare(s, seat, pieces, target, origin)
    elif move[0] == STEP:
        s.do(MarchOn(seat))
    else:
        s.do(EndMove(seat))


@final
class MarchOn(Choice["Smuta"]):
    """SMU-MOV-13, SMU-MOV-22: the move goes on with the points that are left, or ends here."""

    ASK: ClassVar[str] = "march-on"
    RULE: ClassVar[str] = "SMU-MOV-13"
    ACCEPTS: ClassVar[tuple[int, ...]] = (GO, STEP, DONE)

    def options(self, s: Smuta) -> list[Move]:
        piece = s.moving[PIECE]
        pieces = marchers(s, piece)
        listed = march_moves(s, self.seat, pieces)
        if fits(s, Survey(s, self.seat, pieces), pieces, s.at[piece]):
            listed.append(DONE_MOVE)
        return listed

    def why_not(self, s: Smuta, move: Move) -> Refusal | None:
        return why_not_marched(s, self.seat, move) if move[0] != DONE else Refusal("point-full", "SMU-MOV-01", {})

    def pick(self, s: Smuta, move: Move) -> None:
        if move[0] == DONE:
            s.do(EndMove(self.seat))
        else:
            march(s, self.seat, move)


@final
class AfterAttack(Step["Smuta"]):
    """SMU-MOV-16, SMU-MOV-22: the attack is over; only detachments that slip away let the attacker go on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Smuta) -> None:
        goes_on = s.battle[br.PASSES] == 1 and s.moving[LEFT] > 0
        s.battle = []
        s.waived = 0
        if goes_on:
            s.do(MarchOn(self.seat))
        else:
            s.do(EndMove(self.seat))


@final
class EndMove(Step["Smuta"]):
    """SMU-MOV-06, SMU-R-47: where the move ends the piece may regroup once more; the king may have come to Moscow."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Smuta) -> None:
        s.moving[CHANGED] = 0
        s.do(NextRegroup(self.seat))
        if self.seat == POLISH_PARTY and s.at[s.moving[PIECE]] == s.parts.land.moscow:
            score_changed(s)


@final
class NextRegroup(Step["Smuta"]):
    """SMU-MOV-06: the question is left out where nothing can be regrouped."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Smuta) -> None:
        if regroup_moves(s, company(s, self.seat), False):
            s.do(Regroup(self.seat))
        else:
            s.moving = []


@final
class Regroup(Choice["Smuta"]):
    """SMU-MOV-01, SMU-MOV-06, SMU-R-58: groupings and detachments change where the move ends; then stacking holds."""

    ASK: ClassVar[str] = "regroup"
    RULE: ClassVar[str] = "SMU-MOV-06"
    ACCEPTS: ClassVar[tuple[int, ...]] = (DONE, GROUP, PART, JOIN, LEAVE)

    def options(self, s: Smuta) -> list[Move]:
        own = company(s, self.seat)
        listed = regroup_moves(s, own, False)
        if len(own) <= STACKING:
            listed.append(DONE_MOVE)
        return listed

    def why_not(self, s: Smuta, move: Move) -> Refusal | None:
        return Refusal("cannot-regroup" if move[0] != DONE else "point-full", "SMU-MOV-06", {})

    def pick(self, s: Smuta, move: Move) -> None:
        if move[0] == DONE:
            s.moving = []
        else:
            regroup(s, self.seat, move)
            s.do(NextRegroup(self.seat))
