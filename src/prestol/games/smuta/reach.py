"""Who may march and how far: allowances, and the points within reach (SMU-MOV-09 to SMU-MOV-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from prestol.engine.compiling import i64, mypyc_attr
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
    POINTS,
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
    if s.at[piece] < 0:
        return False
    return may_go(s, marchers(s, piece), len(pieces_at(s, s.at[piece], seat)))


def may_go(s: Smuta, pieces: list[int], company: int) -> bool:
    """The same for those who would march together, with so many pieces of their party in the point."""
    if s.host[pieces[0]] != NONE or is_besieged(s, pieces[0]):
        return False
    for one in pieces:
        if s.marks[one] & USED != 0:
            return False
    left_behind = tired(s, pieces)
    for one in pieces:
        if not is_detachment(one):
            staying = len([other for other in left_behind if s.host[other] == one])
            if staying > 0 and army_size(s, one) == staying:
                return False
    return company - len(pieces) + len(left_behind) <= STACKING


def bit_at(point: int) -> i64:
    """The bit of a point. Compiled, a literal that is shifted would be a word of 32 bits only, so none is."""
    at: i64 = point
    first = at * 0 + 1
    return first << at


@final
@mypyc_attr(acyclic=True)
class Survey:
    """Who stands where, as a party sees it some of whose pieces are to go somewhere: bits of points."""

    def __init__(self, s: Smuta, seat: int, pieces: list[int]) -> None:
        self.foe: i64 = 0
        """Another party is in the field,"""
        self.inside: i64 = 0
        """or inside a fortress."""
        self.own: i64 = 0
        """An own piece is there, in the field or inside, besides those that go,"""
        self.full: i64 = 0
        """and more than one."""
        owners, marks = s.owner, s.marks
        first, last = (pieces[0], pieces[-1]) if pieces else (NONE, NONE)  # never more than two
        foe: i64 = 0
        inside: i64 = 0
        own: i64 = 0
        for who, place in enumerate(s.at):
            if place < 0:
                continue
            bit = bit_at(place)
            if owners[who] != seat:
                if marks[who] & INSIDE == 0:
                    foe |= bit
                else:
                    inside |= bit
            elif who != first and who != last:
                self.full |= own & bit
                own |= bit
        self.foe, self.inside, self.own = foe, inside, own

    def crowded(self, more: int) -> i64:
        """SMU-MOV-01, SMU-R-15: where stacking does not let so many more own pieces be, two at most."""
        if more == 0:
            return 0
        return self.own if more == STACKING else self.full


def fits(s: Smuta, survey: Survey, pieces: list[int], point: int) -> bool:
    """SMU-MOV-01, SMU-R-21: whether the move may end there, with detachments joining armies if need be."""
    at: i64 = point
    if survey.crowded(len(pieces)) >> at & 1 == 0:
        return True
    if survey.foe >> at & 1 == 1:
        return False
    seat = s.owner[pieces[0]]
    excess = len([one for one in pieces_at(s, point, seat) if one not in pieces]) + len(pieces) - STACKING
    free, loose = 0, 0
    there = force_at(s, point, seat)
    if s.rules >= 3:  # whoever marches on stands there already
        there = [one for one in there if one not in pieces]
    for piece in [*pieces, *there]:
        if is_detachment(piece):
            loose += 1
        else:
            free += room(s, piece)
    return excess <= min(free, loose)


def within(roads: list[list[int]], passable: i64, point: int, left: int) -> i64:
    """The points that so many roads lead to, as bits; only those that are passable lead on."""
    reached: i64 = 0
    for target in roads[point]:
        at: i64 = target
        reached |= bit_at(target)
        if left > 1 and passable >> at & 1 == 1:
            reached |= within(roads, passable, target, left - 1)
    return reached


def roads_for(s: Smuta, seat: int) -> list[list[int]]:
    """SMU-MSC-19: the roads of a march; Poland is closed to all but the Polish party."""
    return s.parts.land.roads if seat == POLISH_PARTY else s.parts.land.open_roads


@final
@mypyc_attr(acyclic=True)
class Reach:
    """The points within reach of a march."""

    def __init__(self, s: Smuta, survey: Survey, seat: int, start: int, left: int) -> None:
        self.found: list[int] = []
        """All but the start, nearest first,"""
        self.rings: list[list[int]] = [[start]]
        """the points by their distance, from the start on,"""
        self.seen: i64 = bit_at(start)
        """and all of them as bits."""
        roads = roads_for(s, seat)
        passable = ~survey.foe | self.seen  # SMU-MOV-16: nobody passes an enemy
        for step in range(left):
            reached: list[int] = []
            for point in self.rings[step]:
                here: i64 = point
                if passable >> here & 1 == 1:
                    self.go_on(roads[point], reached)
            self.found.extend(reached)
            self.rings.append(reached)

    def go_on(self, roads: list[int], reached: list[int]) -> None:
        """One point further by these roads."""
        for target in roads:
            bit = bit_at(target)
            if self.seen & bit == 0:
                self.seen |= bit
                reached.append(target)

    def has(self, point: int) -> bool:
        at: i64 = point
        return self.seen >> at & 1 == 1

    def way_to(self, s: Smuta, survey: Survey, target: int) -> list[int]:
        """The points of a shortest way, the target last; of several ways the one that was found first."""
        way = [target]
        steps = 0
        while target not in self.rings[steps]:
            steps += 1
        while steps > 1:
            steps -= 1
            for point in self.rings[steps]:
                at: i64 = point
                if survey.foe >> at & 1 == 0 and way[0] in s.parts.land.roads[point]:
                    way.insert(0, point)
                    break
        return way
