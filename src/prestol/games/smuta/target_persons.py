"""Whether a person is what a slot of a card asks for (SMU-CRD-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.games.smuta import vocabulary as vo
from prestol.games.smuta.card_parts import Slot
from prestol.games.smuta.field import is_in_field
from prestol.games.smuta.forces import grouped_with, may_get_siege, room_for
from prestol.games.smuta.parts import CATHOLIC_SUSPECT, COMMANDERS, NONE, SIEGE_GOOD, UNIT_KINDS, WINGED_HUSSARS
from prestol.games.smuta.standing import is_present, legitimacy_of

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def is_of_sort(s: Smuta, slot: Slot, who: int) -> bool:
    """SMU-CRD-26: of the kind that the slot asks for, and not on the track."""
    what = slot.what
    if what == vo.ARMY:
        return is_in_field(s, who)
    if what == vo.COMMANDER:
        return s.at[who] >= 0
    if what == vo.TSAR:
        return who == s.tsar and is_present(s, who)
    if what == vo.PERSON:
        return is_present(s, who)
    if who == s.tsar:
        return slot.includes_tsar and is_present(s, who)
    return who >= COMMANDERS and is_present(s, who)


def fits_person(s: Smuta, slot: Slot, who: int) -> bool:
    people = s.parts.people
    if slot.nations != 0 and slot.nations >> people.nation[who] & 1 == 0:
        return False
    if slot.max_legitimacy != NONE and legitimacy_of(s, who) > slot.max_legitimacy:
        return False
    if s.marks[who] & slot.without_mark != 0:
        return False
    if slot.has_any != 0 and not has_units(s, who, slot.has_any):
        return False
    if slot.catholic_suspect and not is_suspect(s, who):
        return False
    if slot.alone and not is_alone(s, who):
        return False
    if slot.room_for == SIEGE_GOOD:
        return may_get_siege(s, who)
    return slot.room_for == NONE or room_for(s, who, slot.room_for) > 0


def has_units(s: Smuta, who: int, kinds: int) -> bool:
    for kind in range(UNIT_KINDS):
        if kinds >> kind & 1 == 1 and s.units[who * UNIT_KINDS + kind] > 0:
            return True
    return False


def is_suspect(s: Smuta, who: int) -> bool:
    """A person under suspicion of Catholicism, or a commander with winged hussars."""
    if s.parts.people.tags[who] & CATHOLIC_SUSPECT != 0:
        return True
    return who < COMMANDERS and s.at[who] >= 0 and s.units[who * UNIT_KINDS + WINGED_HUSSARS] > 0


def is_alone(s: Smuta, who: int) -> bool:
    """No other piece of his party in the point, not grouped, not inside a fortress."""
    if not is_in_field(s, who) or grouped_with(s, who) >= 0:
        return False
    point, seat = s.at[who], s.owner[who]
    for other, place in enumerate(s.at):
        if place == point and other != who and s.owner[other] == seat:
            return False
    return True
