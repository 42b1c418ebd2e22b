"""Regrouping where a move begins and where it ends: groupings and detachments (SMU-MOV-03 to SMU-MOV-07)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.engine.step import EVERYBODY, Move
from prestol.games.smuta import events as ev
from prestol.games.smuta.fate import ungroup
from prestol.games.smuta.field import is_detachment, pieces_at
from prestol.games.smuta.forces import army_size, grouped_with, joined, room
from prestol.games.smuta.moves import GROUP, JOIN, LEAVE, PART, PART_MOVE
from prestol.games.smuta.parts import COMMANDERS, IN_ARMY, INSIDE, NOBODY, NONE, PERSONS, STACKING, USED

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta

# Columns of `s.moving`, the move under way.
PIECE: Final = 0
LEFT: Final = 1
"""Points left, NOT_MARCHING before the first step."""
CHANGED: Final = 2
"""What has been regrouped here: bit 0 the grouping, then the detachments."""
ADDED: Final = 3
"""What cards add to the recruiting roll."""
NOT_MARCHING: Final = -1


def new_move(piece: int) -> list[int]:
    return [piece, NOT_MARCHING, 0, 0]


def bit_of(detachment: int) -> int:
    return 2 << (detachment - PERSONS)


def company(s: Smuta, seat: int) -> list[int]:
    """The pieces of a party in the point of the one that acts, that one among them."""
    return pieces_at(s, s.at[s.moving[PIECE]], seat)


def regroup_moves(s: Smuta, own: list[int], at_start: bool) -> list[Move]:
    """SMU-R-58: what the piece that acts may still change in its company; at the start not with those who are used."""
    piece = s.moving[PIECE]
    listed: list[Move] = []
    if s.at[piece] < 0 or s.marks[piece] & INSIDE != 0:
        return listed
    if len(own) < STACKING:
        add_partings(s, piece, listed)
        return listed
    if at_start and len(own) > STACKING:
        return listed
    here: list[int] = []
    for one in own:
        if s.marks[one] & INSIDE == 0 and (not at_start or one == piece or s.marks[one] & USED == 0):
            here.append(one)
    if len(own) == STACKING:
        add_groupings(s, piece, here, listed)
    add_joinings(s, here, piece if at_start else NONE, listed)
    return listed


def add_groupings(s: Smuta, piece: int, here: list[int], listed: list[Move]) -> None:
    """SMU-MOV-03, SMU-MOV-04: two commanders act together, and either may lead; or they part."""
    if s.moving[CHANGED] & 1 or piece >= COMMANDERS:
        return
    other = grouped_with(s, piece)
    if other != NOBODY:
        second = piece if s.host[piece] == other else other
        leader = other if second == piece else piece
        listed.append(PART_MOVE)
        listed.append((GROUP, second, leader))
        return
    for one in here:
        if one != piece and one < COMMANDERS:
            listed.append((GROUP, piece, one))
            listed.append((GROUP, one, piece))


def add_partings(s: Smuta, piece: int, listed: list[Move]) -> None:
    """SMU-R-57: a joined detachment leaves the army, which keeps at least one unit."""
    if is_detachment(piece):
        return
    for one in joined(s, piece):
        if s.moving[CHANGED] & bit_of(one) == 0 and army_size(s, piece) > 1:
            listed.append((LEAVE, one))


def add_joinings(s: Smuta, here: list[int], but: int, listed: list[Move]) -> None:
    """SMU-MOV-07, SMU-R-57: a separate detachment becomes a unit of an army that has room.

    At the start of its own move it does not: a commander takes it in at the start of his.
    """
    for one in here:
        if is_detachment(one) and one != but and s.moving[CHANGED] & bit_of(one) == 0:
            for host in here:
                if host < COMMANDERS and room(s, host) > 0:
                    listed.append((JOIN, one, host))


def regroup(s: Smuta, seat: int, move: Move) -> None:
    """Carry out one of these moves."""
    if move[0] == JOIN:
        join(s, move[1], move[2])
        s.moving[CHANGED] |= bit_of(move[1])
    elif move[0] == LEAVE:
        detach(s, move[1])
        s.moving[CHANGED] |= bit_of(move[1])
    else:
        s.moving[CHANGED] |= 1
        if move[0] == PART:
            piece = s.moving[PIECE]
            s.tell(ev.PARTED, EVERYBODY, seat, piece, grouped_with(s, piece))
            ungroup(s, piece)
        else:
            ungroup(s, move[1])
            s.host[move[2]] = move[1]
            s.tell(ev.GROUPED, EVERYBODY, seat, move[1], move[2])


def join(s: Smuta, detachment: int, host: int) -> None:
    s.at[detachment] = IN_ARMY
    s.host[detachment] = host
    s.tell(ev.DETACHMENT_JOINED, EVERYBODY, s.owner[detachment], detachment, host)


def detach(s: Smuta, detachment: int) -> None:
    host = s.host[detachment]
    s.at[detachment] = s.at[host]
    s.host[detachment] = NONE
    s.tell(ev.DETACHMENT_LEFT, EVERYBODY, s.owner[detachment], detachment, host)
