"""What a card may name when it is announced (SMU-CRD-23, SMU-CRD-26), and at whom it is aimed (SMU-RXN-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.places import is_any_at
from prestol.games.smuta import vocabulary as vo
from prestol.games.smuta.card_parts import Mode, Op, Slot
from prestol.games.smuta.conditions import holds
from prestol.games.smuta.field import (
    army_inside,
    controller,
    is_enemy_at,
    is_fortress,
    is_in_field,
    is_own_at,
    is_town,
    pieces_of,
    place_of,
    tsar_party,
)
from prestol.games.smuta.forces import fitting, may_get_siege, room
from prestol.games.smuta.parts import (
    COMMANDERS,
    COSSACK,
    FOOT_COSSACK,
    MOUNTED_COSSACK,
    NOBODY,
    NONE,
    NOT_YET,
    PERSONS,
    POLAND,
    SOVEREIGN,
    TOWN,
    UNIT_KINDS,
)
from prestol.games.smuta.target_persons import fits_person, is_of_sort

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def names_point(slot: Slot) -> bool:
    return slot.what >= vo.TOWN_TARGET


def targets(s: Smuta, seat: int, mode: Mode, ops: list[int], at: int) -> list[int]:
    """What the slot `at` of a card may name."""
    found: list[int] = []
    for target in candidates(s, seat, mode.slots[at]):
        if is_target(s, seat, mode, ops, at, target):
            found.append(target)
    return found


def has_target(s: Smuta, seat: int, mode: Mode, ops: list[int], at: int) -> bool:
    slot = mode.slots[at]
    if slot.what > vo.PERSON or slot.what == vo.TSAR:
        for target in candidates(s, seat, slot):
            if is_target(s, seat, mode, ops, at, target):
                return True
        return False
    most = COMMANDERS if slot.what <= vo.COMMANDER else PERSONS
    for who, owner in enumerate(s.owner):  # one by one: the first target is enough
        if who == most:
            break
        if is_candidate(s, seat, slot, who, owner) and is_target(s, seat, mode, ops, at, who):
            return True
    return False


def candidates(s: Smuta, seat: int, slot: Slot) -> list[int]:
    """Those who can be meant at all, in rising order: few, so that `is_target` looks at no others."""
    if slot.what == vo.PARTY:
        return list(range(s.seats))
    if names_point(slot):
        if slot.own_commander_here:
            return sorted({s.at[who] for who in pieces_of(s, seat) if who < COMMANDERS})
        return slot.points or held_points(s, seat, slot)
    if slot.what == vo.TSAR:
        return [s.tsar] if s.tsar != NONE else []
    most = COMMANDERS if slot.what <= vo.COMMANDER else PERSONS
    return [who for who, owner in enumerate(s.owner) if who < most and is_candidate(s, seat, slot, who, owner)]


def is_candidate(s: Smuta, seat: int, slot: Slot, who: int, owner: int) -> bool:
    """Whether a person can be meant: on the right side, not still to come, and in general of the right sort."""
    if owner < 0 or (slot.side != vo.ANY and (owner == seat) != (slot.side == vo.OWN)):
        return False
    place = s.at[who]
    if place == NOT_YET or (slot.active_party_only and owner != s.active):
        return False
    if slot.what <= vo.COMMANDER:
        return place >= 0
    return slot.what == vo.PERSON or who >= COMMANDERS or who == s.tsar


def held_points(s: Smuta, seat: int, slot: Slot) -> list[int]:
    """The points on the side that a slot means."""
    tsars = tsar_party(s)
    own, any_side = slot.side == vo.OWN, slot.side == vo.ANY
    found: list[int] = []
    for point, marker in enumerate(s.control):
        holder = tsars if marker == SOVEREIGN else marker
        if any_side or (holder == seat if own else holder >= 0 and holder != seat):
            found.append(point)
    return found


def is_target(s: Smuta, seat: int, mode: Mode, ops: list[int], at: int, target: int) -> bool:
    """Whether a slot may name something, by public facts only."""
    slot = mode.slots[at]
    if slot.what == vo.PARTY:
        return target != seat and is_any_at(s.cards, target)
    fits = is_point_target(s, seat, slot, target) if names_point(slot) else is_person_target(s, seat, slot, target)
    if not fits or not can_work(s, ops, target):
        return False
    for condition in mode.requires:
        relative = condition.code == vo.LEGITIMACY_NOT_BELOW_TARGET
        if relative and not holds(s, seat, condition, target, names_point(slot)):
            return False
    return True


def can_work(s: Smuta, ops: list[int], target: int) -> bool:
    """SMU-CRD-24: an army that has room for nothing that a card brings is no target of it."""
    for number in ops:
        op = s.parts.cards.ops[number]
        if op.ref == vo.SLOT_A and op.code == vo.ADD_UNITS and not has_room_for_any(s, target, op):
            return False
        if op.ref == vo.SLOT_A and op.code == vo.ADD_SIEGE and not may_get_siege(s, target):
            return False
    return True


def has_room_for_any(s: Smuta, who: int, op: Op) -> bool:
    free = room(s, who)
    if free == 0:
        return False
    for kind in range(UNIT_KINDS):
        if op.units[kind] > 0 and fitting(s, who, kind, free) > 0:
            return True
    if op.units[COSSACK] == 0:
        return False
    return fitting(s, who, MOUNTED_COSSACK, free) > 0 or fitting(s, who, FOOT_COSSACK, free) > 0


# --- persons


def is_person_target(s: Smuta, seat: int, slot: Slot, who: int) -> bool:
    owner = s.owner[who]
    if owner == NOBODY or (slot.side != vo.ANY and (slot.side == vo.OWN) != (owner == seat)):
        return False
    if slot.active_party_only and owner != s.active:
        return False
    if not is_of_sort(s, slot, who) or not fits_person(s, slot, who):
        return False
    return not slot.is_placed() or fits_place(s, seat, slot, place_of(s, who))


# --- places


def is_point_target(s: Smuta, seat: int, slot: Slot, point: int) -> bool:
    if slot.what == vo.TOWN_TARGET and not is_town(s, point):
        return False
    if slot.what == vo.FORTRESS_TARGET and not is_fortress(s, point):
        return False
    holder = controller(s, point)
    if slot.side == vo.OWN and holder != seat:
        return False
    if slot.side == vo.ENEMY and holder in (NOBODY, seat):
        return False
    if slot.points and point not in slot.points:
        return False
    return is_held_right(s, seat, slot, point) and (not slot.is_placed() or fits_place(s, seat, slot, point))


def is_held_right(s: Smuta, seat: int, slot: Slot, point: int) -> bool:
    """Who is in the point, and whose it is."""
    if slot.owner_absent and is_own_at(s, point, controller(s, point)):
        return False
    if slot.foreign_absent and is_enemy_at(s, point, seat):
        return False
    if slot.own_commander_here and not has_commander_at(s, point, seat):
        return False
    if slot.nobody_inside and army_inside(s, point) != NONE:
        return False
    return not slot.not_own or s.control[point] != seat


def has_commander_at(s: Smuta, point: int, seat: int) -> bool:
    """Whether a commander of a party stands in the field of a point."""
    for who, place in enumerate(s.at):
        if place == point and who < COMMANDERS and s.owner[who] == seat and is_in_field(s, who):
            return True
    return False


def fits_place(s: Smuta, seat: int, slot: Slot, point: int) -> bool:
    """Where the target must be, and must not be. Those who are nowhere on the map fit only where no place is named."""
    if (slot.at != 0 or slot.at_points) and not (point in slot.at_points or is_spot(s, seat, slot.at, point)):
        return False
    if slot.outside != 0 and is_spot(s, seat, slot.outside, point):
        return False
    if slot.near_piece != NONE and not is_near(s, seat, point, slot.near_piece, False):
        return False
    return slot.near == NONE or is_near(s, seat, point, slot.near, True)


def is_spot(s: Smuta, seat: int, spots: int, point: int) -> bool:
    """Whether a point is one of several kinds of place."""
    land = s.parts.land
    if point < 0:
        return False
    if spots & vo.SPOT_FORTRESS != 0 and is_fortress(s, point):
        return True
    if spots & vo.SPOT_VP_TOWN != 0 and land.kind[point] == TOWN and land.vp[point] > 0:
        return True
    if spots & vo.SPOT_OWN != 0 and controller(s, point) == seat:
        return True
    if spots & vo.SPOT_POLAND != 0 and land.kind[point] == POLAND:
        return True
    return spots & vo.SPOT_BORDER != 0 and land.border[point]


def is_near(s: Smuta, seat: int, point: int, most: int, markers: bool) -> bool:
    """Whether a piece of a party, or a point with its control marker, is at most so many points away."""
    if point < 0:
        return False
    distance = s.parts.land.distance[point]
    for who, place in enumerate(s.at):
        if place >= 0 and s.owner[who] == seat and distance[place] <= most:
            return True
    if markers:
        for other, holder in enumerate(s.control):
            if holder == seat and distance[other] <= most:
                return True
    return False
