"""Where figures may appear: points for pieces (SMU-APP-02 to SMU-APP-06), armies for personages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.games.smuta.field import controller, has_room, is_besieged, is_enemy_at, is_town, may_enter
from prestol.games.smuta.parts import COMMANDERS, NOBODY, POINTS, POLISH_PARTY

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta

NEAR: Final = 3
"""SMU-APP-04: points to an enemy commander."""


def is_free(s: Smuta, point: int, seat: int) -> bool:
    """SMU-R-13: no piece of another party, in the field or inside, and room for one more."""
    return may_enter(s, point, seat) and not is_enemy_at(s, point, seat) and has_room(s, point, seat)


def places_for(s: Smuta, who: int, seat: int, listed: list[int]) -> list[int]:
    """SMU-APP-02 to SMU-APP-06, SMU-R-09, SMU-R-13: where a piece may appear; `listed` are the places on its card."""
    found = [point for point in listed if is_free(s, point, seat)]
    if found:
        return found
    own = [point for point in range(POINTS) if controller(s, point) == seat and is_free(s, point, seat)]
    if not own:
        for point in range(POINTS):
            if s.control[point] == NOBODY and is_town(s, point) and is_free(s, point, seat) and is_near(s, point, seat):
                own.append(point)
    if seat == POLISH_PARTY:
        own += [point for point in s.parts.land.poland if is_free(s, point, seat)]
    return own


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
