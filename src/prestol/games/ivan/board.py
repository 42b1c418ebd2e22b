"""The map: presence, influence and pieces (IVN-CMP-27 to IVN-CMP-29, IVN-END-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.compiling import i64
from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Move
from prestol.games.ivan.moves import BOYAR, BUILDS, PLACES, WARRIOR
from prestol.games.ivan.parts import NOBODY, REGIONS

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


def is_present(s: Ivan, seat: int, city: int) -> bool:
    """IVN-INC-02: one piece of any kind is enough."""
    row: i64 = seat
    at = row * s.parts.land.cities + city
    return s.warriors[at] > 0 or s.boyars[at] > 0 or s.buildings[city] == seat


def is_anywhere(s: Ivan, seat: int) -> bool:
    """Whether a seat has a piece on the map."""
    for city in range(s.parts.land.cities):
        if is_present(s, seat, city):
            return True
    return False


def has_mover(s: Ivan, seat: int) -> bool:
    """Whether a warrior or boyar of the seat stands on the map."""
    cities = s.parts.land.cities
    for at in range(seat * cities, (seat + 1) * cities):
        if s.warriors[at] > 0 or s.boyars[at] > 0:
            return True
    return False


def can_build(s: Ivan, seat: int, city: int) -> bool:
    """IVN-PRJ-07: the player's warrior or boyar is there, and no building of anybody."""
    at = seat * s.parts.land.cities + city
    return s.buildings[city] == NOBODY and (s.warriors[at] > 0 or s.boyars[at] > 0)


def can_build_anywhere(s: Ivan, seat: int) -> bool:
    """IVN-PRJ-08: a building is left and a city is fit for it."""
    if s.building_supply[seat] == 0:
        return False
    for city in range(s.parts.land.cities):
        if can_build(s, seat, city):
            return True
    return False


def city_influence(s: Ivan, seat: int, city: int) -> int:
    """IVN-FAQ-09: influence of a seat in one city."""
    figures = s.parts.figures
    at = seat * s.parts.land.cities + city
    total = s.warriors[at] * figures.warrior_influence + s.boyars[at] * figures.boyar_influence
    if s.buildings[city] == seat:
        total += figures.building_influence
    return total


def region_influence(s: Ivan, seat: int, region: int) -> int:
    """IVN-END-03: influence over all cities of a region."""
    base = seat * s.parts.land.cities
    warriors, boyars, buildings = 0, 0, 0
    for city in s.parts.land.of_region[region]:
        warriors += s.warriors[base + city]
        boyars += s.boyars[base + city]
        if s.buildings[city] == seat:
            buildings += 1
    figures = s.parts.figures
    total = warriors * figures.warrior_influence + boyars * figures.boyar_influence
    return total + buildings * figures.building_influence


def influences(s: Ivan) -> list[int]:
    """IVN-END-03: influence over all regions, a row of them for each seat."""
    figures, spots = s.parts.figures, s.parts.land.spots
    found = [0] * (s.seats * REGIONS)
    add_influence(found, spots, s.warriors, figures.warrior_influence)
    add_influence(found, spots, s.boyars, figures.boyar_influence)
    for city, owner in enumerate(s.buildings):
        if owner != NOBODY:
            place = spots[owner * s.parts.land.cities + city]
            found[place] = found[place] + figures.building_influence
    return found


def add_influence(found: list[int], spots: list[int], pieces: list[int], each: int) -> None:
    """The influence of all pieces of a kind."""
    for at, count in enumerate(pieces):
        if count != 0:
            place = spots[at]
            found[place] = found[place] + count * each


def put_warrior(s: Ivan, seat: int, city: int, event: int) -> None:
    """A warrior from supply to a city, told as the event says."""
    s.warrior_supply[seat] -= 1
    s.warriors[seat * s.parts.land.cities + city] += 1
    s.arranged = 0
    s.tell(event, EVERYBODY, seat, city)


def add_places(s: Ivan, seat: int, listed: list[Move]) -> None:
    """IVN-MAN-02, IVN-R-59: cities where a new warrior may go."""
    if s.warrior_supply[seat] == 0:
        return
    cities = s.parts.land.cities
    base = seat * cities
    for city in range(cities):
        if s.warriors[base + city] > 0 or s.boyars[base + city] > 0 or s.buildings[city] == seat:
            listed.append(PLACES[city])


def add_marches(s: Ivan, seat: int, listed: list[Move]) -> None:
    """IVN-MAN-03, IVN-R-38: own warriors and boyars on the map, along a waterway."""
    land = s.parts.land
    base = seat * land.cities
    for city in range(land.cities):
        if s.warriors[base + city] > 0:
            listed.extend(land.warrior_marches[city])
        if s.boyars[base + city] > 0:
            listed.extend(land.boyar_marches[city])


def add_buildings(s: Ivan, seat: int, listed: list[Move]) -> None:
    """IVN-PRJ-07, IVN-PRJ-08."""
    if s.building_supply[seat] == 0:
        return
    for city in range(s.parts.land.cities):
        if can_build(s, seat, city):
            listed.append(BUILDS[city])


# --- why a city cannot be chosen


def no_such_city(s: Ivan, city: int) -> Refusal | None:
    return None if city < s.parts.land.cities else Refusal("no-such-move", "IVN-CMP-01", {})


def why_not_place(s: Ivan, seat: int, city: int) -> Refusal | None:
    """IVN-MAN-02, IVN-R-59."""
    if city >= s.parts.land.cities:
        return no_such_city(s, city)
    if s.warrior_supply[seat] == 0:
        return Refusal("no-warrior-left", "IVN-R-59", {})
    return None if is_present(s, seat, city) else Refusal("no-presence", "IVN-MAN-02", {})


def why_not_march(s: Ivan, seat: int, move: Move) -> Refusal:
    """IVN-MAN-03."""
    cities = s.parts.land.cities
    if move[1] > BOYAR or move[2] >= cities or move[3] >= cities:
        return Refusal("no-such-move", "IVN-CMP-01", {})
    pieces = s.warriors if move[1] == WARRIOR else s.boyars
    if pieces[seat * cities + move[2]] == 0:
        return Refusal("no-piece-there", "IVN-MAN-03", {})
    return Refusal("not-adjacent", "IVN-MAN-03", {})


def why_not_build(s: Ivan, seat: int, city: int) -> Refusal | None:
    """IVN-PRJ-07, IVN-PRJ-08."""
    if city >= s.parts.land.cities:
        return no_such_city(s, city)
    if s.building_supply[seat] == 0:
        return Refusal("no-building-left", "IVN-PRJ-08", {})
    if s.buildings[city] != NOBODY:
        return Refusal("building-there", "IVN-PRJ-07", {})
    return Refusal("no-builder", "IVN-PRJ-07", {})
