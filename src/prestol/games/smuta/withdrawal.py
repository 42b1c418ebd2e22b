"""Where a force can go that leaves a fight: adjacent points, or into the fortress of the point (SMU-R-16, SMU-R-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.compiling import i64
from prestol.engine.step import EVERYBODY
from prestol.games.smuta import battle_record as br
from prestol.games.smuta import events as ev
from prestol.games.smuta.battle_force import force_of
from prestol.games.smuta.fate import ungroup
from prestol.games.smuta.field import army_inside, controller, is_fortress, may_enter
from prestol.games.smuta.parts import CAMP, INSIDE, NONE, SIEGE_LAID
from prestol.games.smuta.reach import Survey
from prestol.games.smuta.victory import score_changed

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def ways_out(s: Smuta, side: int) -> list[int]:
    """SMU-MOV-21, SMU-R-16: points to which a force could evade; a beaten attacker may also go back."""
    battle = s.battle
    seat = battle[br.SEAT + side]
    size = len([piece for piece in force_of(s, side) if s.at[piece] >= 0])
    survey = Survey(s, seat, [])
    shut = survey.foe | survey.crowded(size)
    found: list[int] = []
    for point in s.parts.land.near[battle[br.POINT]]:
        if side == br.DEFENDER and point == battle[br.ORIGIN]:
            continue
        at: i64 = point
        if shut >> at & 1 == 0 and may_enter(s, point, seat):
            found.append(point)
    return found


def may_shelter(s: Smuta, point: int, seat: int) -> bool:
    """SMU-R-20: a fortress of the party, or the Sovereign's for the Tsar's party, with nobody inside."""
    return is_fortress(s, point) and controller(s, point) == seat and army_inside(s, point) == NONE


def leave_point(s: Smuta, piece: int) -> None:
    """SMU-CRD-31, SMU-SIE-06: camp and siege do not outlast the stay; a fortress is left behind as well."""
    s.marks[piece] &= ~(CAMP | SIEGE_LAID | INSIDE)


def slip_inside(s: Smuta, piece: int) -> None:
    """SMU-SIE-14: an army goes into the fortress of its point, alone."""
    leave_point(s, piece)
    ungroup(s, piece)
    s.marks[piece] |= INSIDE
    s.tell(ev.TOOK_REFUGE, EVERYBODY, s.owner[piece], piece, s.at[piece])


def move_force(s: Smuta, side: int, point: int) -> None:
    """A whole force goes to a point; it may bring the king to Moscow (SMU-R-47)."""
    for piece in force_of(s, side):
        if s.at[piece] >= 0:
            s.tell(ev.WITHDREW, EVERYBODY, s.owner[piece], piece, s.at[piece], point)
            leave_point(s, piece)
            s.at[piece] = point
    if s.rules >= 3 and point == s.parts.land.moscow:
        score_changed(s)
