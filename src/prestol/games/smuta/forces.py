"""Armies: their units, their joined detachments and personages, and what is left in the supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.games.smuta.field import is_detachment
from prestol.games.smuta.parts import (
    COMMANDERS,
    FIGURES,
    IN_ARMY,
    PERSONS,
    SIEGE_CARRIED,
    SIEGE_LAID,
    UNIT_KINDS,
    USED,
)

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def units_of(s: Smuta, who: int, kind: int) -> int:
    """How many units of a kind a commander has."""
    return s.units[who * UNIT_KINDS + kind]


def joined(s: Smuta, who: int) -> list[int]:
    """The detachments in the army of a commander, on the track too."""
    found: list[int] = []
    for one in range(PERSONS, FIGURES):
        if s.host[one] == who:
            found.append(one)
    return found


def personages_with(s: Smuta, who: int) -> list[int]:
    """The personages in the army of a commander, the Tsar on campaign included; on the track too."""
    found: list[int] = []
    for one, host in enumerate(s.host):
        if host == who and one < PERSONS and s.at[one] < 0:
            found.append(one)
    return found


def grouped_with(s: Smuta, who: int) -> int:
    """The other commander of a grouping, or -1."""
    if s.at[who] < 0 or who >= COMMANDERS:
        return -1
    if s.host[who] >= 0:
        return s.host[who]
    hosts = s.host
    for other in range(COMMANDERS):
        if hosts[other] == who and s.at[other] >= 0:
            return other
    return -1


def army_size(s: Smuta, who: int) -> int:
    """Units of an army, joined detachments included; a separate detachment is one."""
    if is_detachment(who):
        return 1
    count = 0
    units = s.units
    for at in range(who * UNIT_KINDS, (who + 1) * UNIT_KINDS):
        count += units[at]
    for one in range(PERSONS, FIGURES):
        if s.host[one] == who:
            count += 1
    return count


def supply(s: Smuta, kind: int) -> int:
    """SMU-R-53: counters of a kind of unit that nobody has."""
    left = s.parts.units.good_counters[kind]
    units = s.units
    for at in range(kind, COMMANDERS * UNIT_KINDS, UNIT_KINDS):
        left -= units[at]
    return left


def siege_supply(s: Smuta) -> int:
    """Siege markers that nobody has."""
    left = s.parts.units.good_counters[UNIT_KINDS]
    for marks in s.marks:
        if marks & (SIEGE_CARRIED | SIEGE_LAID) != 0:
            left -= 1
    return left


def room(s: Smuta, who: int) -> int:
    """SMU-CMP-12: how many more units an army may have."""
    return max(0, s.parts.people.max_army[who] - army_size(s, who))


def room_for(s: Smuta, who: int, kind: int) -> int:
    """How many units of a kind an army may still get: army size, supply, one artillery (SMU-MSC-25)."""
    return fitting(s, who, kind, room(s, who))


def fitting(s: Smuta, who: int, kind: int, free: int) -> int:
    """The same for an army that has room for so many units."""
    most = s.parts.units.most[kind]
    if most > 0:
        free = min(free, most - units_of(s, who, kind))
    return max(0, min(free, supply(s, kind))) if free > 0 else 0


def has_siege(s: Smuta, who: int) -> bool:
    """SMU-REC-13: a carried marker, or one that is laid on a fortress."""
    return s.marks[who] & (SIEGE_CARRIED | SIEGE_LAID) != 0


def may_get_siege(s: Smuta, who: int) -> bool:
    return not has_siege(s, who) and siege_supply(s) > 0


def add_units(s: Smuta, who: int, kind: int, count: int) -> int:
    """Put units into an army as far as they fit; how many did."""
    added = min(count, room_for(s, who, kind))
    if added > 0:
        at = who * UNIT_KINDS + kind
        s.units[at] = s.units[at] + added
    return added


def drop_unit(s: Smuta, who: int, kind: int) -> None:
    """A unit goes back to the supply."""
    at = who * UNIT_KINDS + kind
    s.units[at] = s.units[at] - 1


def disband(s: Smuta, who: int) -> None:
    """All units of a commander go back to the supply; joined detachments stay."""
    for kind in range(UNIT_KINDS):
        s.units[who * UNIT_KINDS + kind] = 0


def fire_of(s: Smuta, who: int) -> int:
    """SMU-BAT-09: the fire of an army or a separate detachment."""
    people, units = s.parts.people, s.parts.units
    if is_detachment(who):
        return people.fire[who]
    total = 0
    for kind in range(UNIT_KINDS):
        total += s.units[who * UNIT_KINDS + kind] * units.fire[kind]
    for one in range(PERSONS, FIGURES):
        if s.host[one] == who:
            total += people.fire[one]
    return total


def melee_of(s: Smuta, who: int) -> int:
    """SMU-BAT-12: the same for the melee."""
    people, units = s.parts.people, s.parts.units
    if is_detachment(who):
        return people.melee[who]
    total = 0
    for kind in range(UNIT_KINDS):
        total += s.units[who * UNIT_KINDS + kind] * units.melee[kind]
    for one in range(PERSONS, FIGURES):
        if s.host[one] == who:
            total += people.melee[one]
    return total


def is_all_cavalry(s: Smuta, who: int) -> bool:
    """SMU-MOV-10, SMU-R-57: whether every unit of an army that sets out is cavalry; joined detachments count by their
    own flag, unless they have moved already and stay behind (SMU-R-58)."""
    for kind in range(UNIT_KINDS):
        if s.units[who * UNIT_KINDS + kind] > 0 and not s.parts.units.cavalry[kind]:
            return False
    for one in range(PERSONS, FIGURES):
        if s.host[one] == who and not s.parts.people.cavalry[one] and (s.marks[one] & USED == 0 or s.rules < 3):
            return False
    return True


def is_slow(s: Smuta, who: int) -> bool:
    """SMU-MOV-11: artillery, or a Siege marker."""
    if has_siege(s, who):
        return True
    for kind in range(UNIT_KINDS):
        if s.parts.units.slow[kind] and s.units[who * UNIT_KINDS + kind] > 0:
            return True
    return False


def tactical_of(s: Smuta, who: int) -> int:
    """SMU-CMP-05: the tactical rating of a leader or detachment with what the personages in the army add."""
    people = s.parts.people
    total = people.tactical[who]
    for one, host in enumerate(s.host):
        if host == who and one < PERSONS and s.at[one] == IN_ARMY:
            total += people.army_tactical[one]
    return total


def strategic_of(s: Smuta, who: int) -> int:
    """SMU-CMP-06: the same for the strategic rating."""
    people = s.parts.people
    total = people.strategic[who]
    for one, host in enumerate(s.host):
        if host == who and one < PERSONS and s.at[one] == IN_ARMY:
            total += people.army_strategic[one]
    return total
