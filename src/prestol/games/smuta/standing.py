"""What parties amount to: legitimacy, victory points, administration, pretenders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.games.smuta.field import tsar_party
from prestol.games.smuta.parts import (
    ACCUSED,
    COMMANDERS,
    ELIGIBLE_LEGITIMACY,
    IN_ARMY,
    NOBODY,
    ON_TRACK,
    PERSONS,
    POLISH_PARTY,
    PRETENDER,
    SHUISKY_PARTY,
    SOVEREIGN,
    SWEDISH,
    TSAR_BOX,
    UNIT_KINDS,
    WITH_PARTY,
)

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def is_present(s: Smuta, who: int) -> bool:
    """Whether a person is in play and not on the track: commanders on the map, personages and the Tsar anywhere."""
    place = s.at[who]
    return place >= 0 or place == WITH_PARTY or place == IN_ARMY or place == TSAR_BOX


def legitimacy_of(s: Smuta, who: int) -> int:
    """SMU-MSC-23, SMU-CRD-27, SMU-R-29: present legitimacy of a person, not below 0, none on the track."""
    place = s.at[who]
    if place < 0 and place != WITH_PARTY and place != IN_ARMY and place != TSAR_BOX:
        return 0
    value = s.parts.people.legitimacy[who]
    if place >= 0:
        units = s.parts.units
        for kind in units.disgracing:
            count = s.units[who * UNIT_KINDS + kind]
            if count > 0:
                value += units.commander_legitimacy[kind] * count
    if s.marks[who] & ACCUSED != 0:
        value += s.parts.figures.accusation
    return max(0, value)


def legitimacy(s: Smuta, seat: int) -> int:
    """SMU-PTY-04, SMU-MSC-32, SMU-R-36: the legitimacy of a party, not below 0."""
    total = s.year_legitimacy[seat] + s.phase_legitimacy[seat] + lavra_legitimacy(s, seat)
    owners, places = s.owner, s.at
    for who in s.parts.people.honoured:
        if owners[who] == seat and (places[who] >= 0 or places[who] <= WITH_PARTY):
            total += legitimacy_of(s, who)
    return max(0, total)


def legitimacies(s: Smuta) -> list[int]:
    """The same for all parties at once."""
    totals = [s.year_legitimacy[seat] + s.phase_legitimacy[seat] for seat in range(s.seats)]
    for point in s.parts.land.honoured:
        holder = lavra_holder(s, point)
        if holder != NOBODY:
            totals[holder] = totals[holder] + s.parts.land.legitimacy[point]
    owners, places = s.owner, s.at
    for who in s.parts.people.honoured:
        if places[who] < 0 and places[who] > WITH_PARTY:  # looked at here, the absent cost no call
            continue
        owner = owners[who]
        if owner >= 0:
            totals[owner] = totals[owner] + legitimacy_of(s, who)
    return [max(0, total) for total in totals]


def lavra_legitimacy(s: Smuta, seat: int) -> int:
    """SMU-MSC-32, SMU-R-36: what points give; while the Lavra is the Sovereign's, to the Tsar's party."""
    total = 0
    for point in s.parts.land.honoured:
        if lavra_holder(s, point) == seat:
            total += s.parts.land.legitimacy[point]
    return total


def lavra_holder(s: Smuta, point: int) -> int:
    """Who gets the legitimacy of a point, or NOBODY."""
    holder = s.control[point]
    if holder == SOVEREIGN:
        return tsar_party(s) if s.options.sovereign_lavra else NOBODY
    return holder


def is_most_legitimate(totals: list[int], seat: int) -> bool:
    """SMU-MSC-07, SMU-R-41: of the legitimacies of all parties, none is more than that of one of them."""
    own = totals[seat]
    for total in totals:
        if total > own:
            return False
    return True


def has_swedes(s: Smuta, seat: int) -> bool:
    """Whether a Swedish commander serves a party."""
    for who in range(COMMANDERS):
        if s.parts.people.nation[who] == SWEDISH and s.owner[who] == seat and (s.at[who] >= 0 or s.at[who] == ON_TRACK):
            return True
    return False


def counts_double(s: Smuta, seat: int, point: int) -> bool:
    """SMU-MSC-30, SMU-MSC-31, SMU-R-46: own control in the north, and of Smolensk for the Polish party."""
    land = s.parts.land
    if point == land.smolensk:
        return seat == POLISH_PARTY
    if not land.north[point]:
        return False
    return has_swedes(s, seat) if s.options.doubling_with_swedes else seat == SHUISKY_PARTY


def point_vp(s: Smuta, seat: int, point: int) -> int:
    """What a point counts for a party that controls it itself."""
    value = s.parts.land.vp[point]
    if counts_double(s, seat, point):
        factors = s.parts.figures
        value *= factors.smolensk_factor if point == s.parts.land.smolensk else factors.north_factor
    return value


def sovereign_vp(s: Smuta) -> int:
    """SMU-SIE-11, SMU-R-35: the points of the Sovereign's fortresses."""
    total = 0
    for point in s.parts.land.scoring:
        if s.control[point] == SOVEREIGN:
            total += s.parts.land.vp[point]
    return total


def victory_points(s: Smuta, seat: int) -> int:
    """SMU-VIC-03 to SMU-VIC-07: points, Victory markers, the Tsar and his fortresses, and the Peace with Sweden."""
    figures = s.parts.figures
    total = s.victories[seat] * figures.victory_vp
    for point in s.parts.land.scoring:
        if s.control[point] == seat:
            total += point_vp(s, seat, point)
    if tsar_party(s) == seat:
        total += figures.tsar_vp + sovereign_vp(s)
    if s.peace == seat:
        total += figures.peace_vp
    return total


def administration(s: Smuta, seat: int) -> int:
    """SMU-CRD-12, SMU-CRD-13, SMU-R-29: of all persons; on the track of personages only, the Tsar being one."""
    total = 0
    owners = s.owner
    for who in range(PERSONS):
        if owners[who] == seat:
            personage = who >= COMMANDERS or who == s.tsar
            if is_present(s, who) or (personage and s.at[who] == ON_TRACK):
                total += s.parts.people.administration[who]
    return total


def resource_bonus(s: Smuta, seat: int) -> int:
    """SMU-REC-05: what the administrative resource adds to a recruiting roll."""
    points = victory_points(s, seat)
    figures = s.parts.figures
    bonus = 0
    for at in range(len(figures.resource_from)):
        if points >= figures.resource_from[at]:
            bonus = figures.resource_bonus[at]
    return bonus


def pretenders(s: Smuta) -> int:
    """Pretender markers in play."""
    count = 0
    for marks in s.marks:
        if marks & PRETENDER != 0:
            count += 1
    return count


def could_reign(s: Smuta, who: int) -> bool:
    """SMU-R-39, SMU-R-41: present legitimacy of 2 or more, not on the track, and may be the Tsar."""
    return s.parts.people.may_pretend[who] and legitimacy_of(s, who) >= ELIGIBLE_LEGITIMACY


def has_candidate(s: Smuta, seat: int) -> bool:
    """Whether a party has a person who could be the Tsar."""
    for who in range(PERSONS):
        if s.owner[who] == seat and could_reign(s, who):
            return True
    return False


def strongest(s: Smuta) -> list[int]:
    """Victory points of all parties."""
    figures, land, control = s.parts.figures, s.parts.land, s.control
    totals = [markers * figures.victory_vp for markers in s.victories]
    sovereign = 0
    values, north, smolensk = land.vp, land.north, land.smolensk
    for point in land.scoring:
        holder = control[point]
        if holder >= 0:
            special = north[point] or point == smolensk
            totals[holder] = totals[holder] + (point_vp(s, holder, point) if special else values[point])
        elif holder == SOVEREIGN:
            sovereign += values[point]
    party = tsar_party(s)
    if party != NOBODY:
        totals[party] = totals[party] + figures.tsar_vp + sovereign
    if s.peace != NOBODY:
        totals[s.peace] = totals[s.peace] + figures.peace_vp
    return totals
