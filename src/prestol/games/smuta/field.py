"""The map: which pieces stand where, who holds a point, and how far it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.games.smuta.parts import (
    COMMANDERS,
    IN_ARMY,
    INSIDE,
    NOBODY,
    NONE,
    NOWHERE,
    PERSONS,
    POLAND,
    POLISH_PARTY,
    SOVEREIGN,
    STACKING,
    TOWN,
)

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def is_commander(who: int) -> bool:
    return who < COMMANDERS


def is_detachment(who: int) -> bool:
    return who >= PERSONS


def is_piece(s: Smuta, who: int) -> bool:
    """Whether a commander or a separate detachment is on the map."""
    return s.at[who] >= 0


def is_in_field(s: Smuta, who: int) -> bool:
    """On the map, and not inside a fortress."""
    return s.at[who] >= 0 and s.marks[who] & INSIDE == 0


def place_of(s: Smuta, who: int) -> int:
    """The point where a figure is, in whoever's army; NOWHERE off the map."""
    if s.at[who] == IN_ARMY:
        return max(NOWHERE, s.at[s.host[who]])
    return max(NOWHERE, s.at[who])


def pieces_of(s: Smuta, seat: int) -> list[int]:
    """The pieces of a party on the map, both commanders of a grouping included."""
    found: list[int] = []
    places = s.at
    for who, owner in enumerate(s.owner):
        if owner == seat and places[who] >= 0:
            found.append(who)
    return found


def pieces_and_personages(s: Smuta, seat: int) -> tuple[list[int], list[int]]:
    """The pieces of a party on the map, and its personages wherever they are: one look at all figures for both."""
    pieces: list[int] = []
    personages: list[int] = []
    places = s.at
    for who, owner in enumerate(s.owner):
        if owner == seat:
            if COMMANDERS <= who < PERSONS:
                personages.append(who)
            elif places[who] >= 0:
                pieces.append(who)
    return pieces, personages


def pieces_at(s: Smuta, point: int, seat: int) -> list[int]:
    """The pieces of a party in a point, in the field and inside."""
    found: list[int] = []
    places = s.at
    for who, owner in enumerate(s.owner):
        if owner == seat and places[who] == point:
            found.append(who)
    return found


def force_at(s: Smuta, point: int, seat: int) -> list[int]:
    """The pieces of a party in the field of a point: what is attacked together (SMU-R-15)."""
    found: list[int] = []
    for who, place in enumerate(s.at):
        if place == point and s.owner[who] == seat and s.marks[who] & INSIDE == 0:
            found.append(who)
    return found


def enemies_in_field(s: Smuta, point: int, seat: int) -> list[int]:
    """The other parties with a piece in the field of a point, in rising order."""
    mask = 0
    for who, place in enumerate(s.at):
        if place == point and s.owner[who] != seat and s.marks[who] & INSIDE == 0:
            mask |= 1 << s.owner[who]
    return [other for other in range(s.seats) if mask >> other & 1]


def is_enemy_in_field(s: Smuta, point: int, seat: int) -> bool:
    for who, place in enumerate(s.at):
        if place == point and s.owner[who] != seat and s.marks[who] & INSIDE == 0:
            return True
    return False


def is_enemy_at(s: Smuta, point: int, seat: int) -> bool:
    """Whether another party has a piece in a point, in the field or inside."""
    for who, place in enumerate(s.at):
        if place == point and s.owner[who] != seat:
            return True
    return False


def is_own_at(s: Smuta, point: int, seat: int) -> bool:
    for who, place in enumerate(s.at):
        if place == point and s.owner[who] == seat:
            return True
    return False


def army_inside(s: Smuta, point: int) -> int:
    """The army inside the fortress of a point, or NONE; there is room for one (SMU-SIE-14)."""
    for who, place in enumerate(s.at):
        if place == point and s.marks[who] & INSIDE != 0:
            return who
    return NONE


def is_besieged(s: Smuta, who: int) -> bool:
    """Whether a piece is inside a fortress with an enemy piece in the field before it."""
    return s.marks[who] & INSIDE != 0 and is_enemy_in_field(s, s.at[who], s.owner[who])


def has_room(s: Smuta, point: int, seat: int) -> bool:
    """SMU-MOV-01, SMU-R-15: whether stacking lets one more piece of a party be in a point."""
    count = 1
    for who, place in enumerate(s.at):
        if place == point and s.owner[who] == seat:
            count += 1
    return count <= STACKING


def is_fortress(s: Smuta, point: int) -> bool:
    """An ordinary or powerful fortress, or a town with a Fortress marker (SMU-CRD-28)."""
    kind = s.parts.land.kind[point]
    return (kind != TOWN and kind != POLAND) or s.walled[point] != 0


def is_town(s: Smuta, point: int) -> bool:
    """A town without a Fortress marker."""
    return s.parts.land.kind[point] == TOWN and s.walled[point] == 0


def tsar_party(s: Smuta) -> int:
    """The party that has the reigning Tsar, or NOBODY."""
    return s.owner[s.tsar] if s.tsar != NONE else NOBODY


def controller(s: Smuta, point: int) -> int:
    """The party that controls a point, for a Sovereign's fortress the Tsar's; NOBODY otherwise."""
    holder = s.control[point]
    return tsar_party(s) if holder == SOVEREIGN else holder


def may_enter(s: Smuta, point: int, seat: int) -> bool:
    """SMU-MSC-19: Poland is closed to all but the Polish party."""
    return s.parts.land.kind[point] != POLAND or seat == POLISH_PARTY
