"""Where figures may appear: points for pieces (SMU-APP-02 to SMU-APP-06), armies for personages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.engine.compiling import i64
from prestol.games.smuta.field import controller, is_besieged, is_town, may_enter
from prestol.games.smuta.parts import COMMANDERS, NOBODY, POINTS, POLISH_PARTY
from prestol.games.smuta.reach import Survey, bit_at

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta

NEAR: Final = 3
"""SMU-APP-04: points to an enemy commander."""


def free_points(s: Smuta, seat: int) -> i64:
    """SMU-R-13, SMU-MSC-19: bits of points without a piece of another party, with room for one more."""
    survey = Survey(s, seat, [])
    shut = survey.foe | survey.inside | survey.crowded(1)
    for point in s.parts.land.poland:
        if not may_enter(s, point, seat):
            shut |= bit_at(point)
    return ~shut


def places_for(s: Smuta, who: int, seat: int, listed: list[int]) -> list[int]:
    """SMU-APP-02 to SMU-APP-06, SMU-R-09, SMU-R-13: where a piece may appear; `listed` are the places on its card."""
    free = free_points(s, seat)
    found = free_among(free, listed)
    if found:
        return found
    own = free_among(free, [point for point in range(POINTS) if controller(s, point) == seat])
    if not own:
        for point in free_among(free, [point for point in range(POINTS) if s.control[point] == NOBODY]):
            if is_town(s, point) and is_near(s, point, seat):
                own.append(point)
    if seat == POLISH_PARTY:
        own += free_among(free, s.parts.land.poland)
    return own


def free_among(free: i64, points: list[int]) -> list[int]:
    """The free ones of some points."""
    found: list[int] = []
    for point in points:
        at: i64 = point
        if free >> at & 1 == 1:
            found.append(point)
    return found


def is_near(s: Smuta, point: int, seat: int) -> bool:
    """SMU-APP-04, SMU-R-12: an enemy commander is at most three points away; without any on the map it is no matter."""
    row = s.parts.land.distance[point]
    any_enemy = any_near = False
    for who in range(COMMANDERS):
        if s.at[who] >= 0 and s.owner[who] != seat:
            any_enemy = True
            if s.options.at_least_3:
                if row[s.at[who]] < NEAR:
                    return False
            elif row[s.at[who]] <= NEAR:
                any_near = True
    return not any_enemy or any_near or s.options.at_least_3


def armies_to_join(s: Smuta, seat: int) -> list[int]:
    """SMU-R-49: own commanders on the map who are not in a besieged fortress."""
    found: list[int] = []
    places, owners = s.at, s.owner
    for who in range(COMMANDERS):
        if places[who] >= 0 and owners[who] == seat and not is_besieged(s, who):
            found.append(who)
    return found


def has_open_commander(s: Smuta, seat: int) -> bool:
    """Whether there is one."""
    places, owners = s.at, s.owner
    for who in range(COMMANDERS):
        if places[who] >= 0 and owners[who] == seat and not is_besieged(s, who):
            return True
    return False
