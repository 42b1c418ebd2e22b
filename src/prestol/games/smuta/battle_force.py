"""The two forces of a battle: what they are made of, how strong they are, and what their leaders are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.games.smuta import battle_record as br
from prestol.games.smuta.field import is_detachment
from prestol.games.smuta.forces import army_size, fire_of, melee_of, strategic_of, tactical_of
from prestol.games.smuta.parts import (
    CAMP,
    EFFECT_KIND,
    EFFECT_UNTIL,
    EFFECT_WHO,
    NONE,
    UNIT_KINDS,
    UNTIL_BATTLE,
)

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def force_of(s: Smuta, side: int) -> list[int]:
    """The one or two pieces of a side, the leader first."""
    leader, second = s.battle[br.LEADER + side], s.battle[br.SECOND + side]
    return [leader, second] if second >= 0 else [leader]


def force_size(s: Smuta, side: int) -> int:
    """Units of a side; a detachment is one until it is lost."""
    count = 0
    for piece in force_of(s, side):
        if s.at[piece] >= 0:
            count += army_size(s, piece)
    return count


def strength(s: Smuta, side: int, phase: int) -> int:
    """SMU-BAT-09, SMU-BAT-12: the fire or melee of all units of a side, halved where a card says so."""
    total = 0
    for piece in force_of(s, side):
        if s.at[piece] >= 0:
            total += fire_of(s, piece) if phase == br.FIRE else melee_of(s, piece)
    if phase == br.FIRE:
        total >>= s.battle[br.FIRE_HALVED + side]
    return total


def die_bonus(s: Smuta, side: int) -> int:
    """SMU-BAT-14, SMU-MSC-22: winged hussars add to the melee die once, however many there are."""
    bonus = 0
    for piece in force_of(s, side):
        if not is_detachment(piece):
            for kind in range(UNIT_KINDS):
                if s.units[piece * UNIT_KINDS + kind] > 0:
                    bonus = max(bonus, s.parts.units.die_bonus[kind])
    return bonus


def is_camped(s: Smuta, side: int) -> bool:
    """SMU-CRD-31: the attacked force is led by an army in a fortified camp."""
    return side == br.DEFENDER and s.marks[s.battle[br.LEADER + side]] & CAMP != 0


def tactical_rating(s: Smuta, side: int) -> int:
    """SMU-BAT-05, SMU-CRD-31: what a side adds to its tactical die; a camp comes on top of a fixed rating."""
    fixed = s.battle[br.FIXED_TACTICAL + side]
    rating = tactical_of(s, s.battle[br.LEADER + side]) if fixed == NONE else fixed
    return rating + (s.parts.figures.camp_tactical if is_camped(s, side) else 0)


def strategic_rating(s: Smuta, side: int) -> int:
    return strategic_of(s, s.battle[br.LEADER + side])


def is_under(s: Smuta, kind: int, who: int) -> bool:
    """Whether a card has put a piece under an effect of a kind."""
    for row in s.effects:
        if row[EFFECT_KIND] == kind and row[EFFECT_WHO] == who:
            return True
    return False


def is_force_under(s: Smuta, kind: int, side: int) -> bool:
    for piece in force_of(s, side):
        if is_under(s, kind, piece):
            return True
    return False


def end_until_battle(s: Smuta) -> None:
    """What cards have forbidden until the battle begins is over."""
    if s.effects:
        s.effects = [row for row in s.effects if row[EFFECT_UNTIL] != UNTIL_BATTLE]
