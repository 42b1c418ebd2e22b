"""Who may march and how far: allowances, and the points within reach (SMU-MOV-09 to SMU-MOV-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from prestol.games.smuta.field import force_at, is_besieged, is_detachment, pieces_at
from prestol.games.smuta.forces import army_size, grouped_with, is_all_cavalry, is_slow, joined, room
from prestol.games.smuta.parts import (
    EFFECT_KIND,
    EFFECT_VALUE,
    EFFECT_WHO,
    INSIDE,
    MARCH_ADD,
    MARCH_MOST,
    NOBODY,
    NONE,
    NOWHERE,
    POINTS,
    POLAND,
    POLISH_PARTY,
    STACKING,
    USED,
)

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta

ON_FOOT = 2
MOUNTED = 3


def marchers(s: Smuta, piece: int) -> list[int]:
    """SMU-MOV-05: who moves with a piece: both commanders of a grouping, the leader first."""
    other = grouped_with(s, piece)
    return [piece] if other == NOBODY else [piece, other]


def allowance(s: Smuta, pieces: list[int]) -> int:
    """SMU-MOV-09 to SMU-MOV-12, SMU-R-57: points of a move; cards add to it, and cap it last."""
    fast = True
    for piece in pieces:
        if not is_detachment(piece) and (is_slow(s, piece) or not is_all_cavalry(s, piece)):
            fast = False
    points = MOUNTED if fast else ON_FOOT
    cap = POINTS
    for row in s.effects:
        if row[EFFECT_WHO] in pieces:
            if row[EFFECT_KIND] == MARCH_ADD:
                points += row[EFFECT_VALUE]
            elif row[EFFECT_KIND] == MARCH_MOST:
                cap = min(cap, row[EFFECT_VALUE])
    return min(points, cap)


def tired(s: Smuta, pieces: list[int]) -> list[int]:
    """SMU-R-58: joined detachments that have moved already and stay behind when the army marches."""
    found: list[int] = []
    for piece in pieces:
        if not is_detachment(piece):
            for one in joined(s, piece):
                if s.marks[one] & USED != 0:
                    found.append(one)
    return found


def may_march(s: Smuta, seat: int, piece: int) -> bool:
    """SMU-MOV-05, SMU-R-21, SMU-R-58: only the leader of a grouping, and nobody who is used or besieged."""
    if s.at[piece] < 0 or s.host[piece] != NONE or is_besieged(s, piece):
        return False
    pieces = marchers(s, piece)
    for one in pieces:
        if s.marks[one] & USED != 0:
            return False
    left_behind = tired(s, pieces)
    for one in pieces:
        if not is_detachment(one):
            staying = len([other for other in left_behind if s.host[other] == one])
            if staying > 0 and army_size(s, one) == staying:
                return False
    return len(pieces_at(s, s.at[piece], seat)) - len(pieces) + len(left_behind) <= STACKING


@final
class Survey:
    """Who stands where, as a party on the march sees it; lists are indexed by point."""

    def __init__(self, s: Smuta, seat: int, pieces: list[int]) -> None:
        self.foe: list[bool] = [False] * POINTS
        """Another party is in the field."""
        self.own: list[int] = [0] * POINTS
        """Own pieces, in the field and inside, without those on the march."""
        foe, own, owners = self.foe, self.own, s.owner
        for who, point in enumerate(s.at):
            if point < 0:
                continue
            if owners[who] != seat:
                if s.marks[who] & INSIDE == 0:
                    foe[point] = True
            elif who not in pieces:
                own[point] = own[point] + 1


def fits(s: Smuta, survey: Survey, pieces: list[int], point: int) -> bool:
    """SMU-MOV-01, SMU-R-21: whether the move may end there, with detachments joining armies if need be."""
    excess = survey.own[point] + len(pieces) - STACKING
    if excess <= 0:
        return True
    if survey.foe[point]:
        return False
    free, loose = 0, 0
    for piece in [*pieces, *force_at(s, point, s.owner[pieces[0]])]:
        if is_detachment(piece):
            loose += 1
        else:
            free += room(s, piece)
    return excess <= min(free, loose)


@final
class Reach:
    """The points within reach: `steps` is the way to each, `before` the point before it on a shortest way."""

    def __init__(self, s: Smuta, survey: Survey, seat: int, start: int, left: int) -> None:
        self.steps: list[int] = [NOWHERE] * POINTS
        self.before: list[int] = [NOWHERE] * POINTS
        self.found: list[int] = []
        """All but the start, nearest first."""
        land = s.parts.land
        kinds, steps, before, foe = land.kind, self.steps, self.before, survey.foe
        steps[start] = 0
        edge = [start]
        for step in range(1, left + 1):
            reached: list[int] = []
            for point in edge:
                if foe[point] and point != start:
                    continue  # SMU-MOV-16: nobody passes an enemy
                shut = kinds[point] == POLAND or seat != POLISH_PARTY
                for target in land.near[point]:
                    if steps[target] != NOWHERE or (shut and kinds[target] == POLAND):
                        continue  # SMU-MSC-19; SMU-APP-07: from one Polish point to another takes the whole move
                    steps[target] = step
                    before[target] = point
                    reached.append(target)
            self.found.extend(reached)
            edge = reached

    def way_to(self, target: int) -> list[int]:
        """The points of a shortest way, the target last."""
        way = [target]
        while self.steps[way[0]] > 1:
            way.insert(0, self.before[way[0]])
        return way
