"""The battle under way as one row of numbers, `s.battle`: empty while nobody fights.

Columns named with a side in mind come in pairs: add ATTACKER or DEFENDER to them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.games.smuta.parts import NOBODY, NOWHERE

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta

ATTACKER: Final = 0
DEFENDER: Final = 1
BOTH: Final = 3
"""The mask of both sides; a side's own bit is 1 << side."""

FIRE: Final = 0
MELEE: Final = 1
TACTICAL: Final = 2
"""What the dice at hand are thrown for."""
NO_ROLL: Final = 3

# Columns. First those in pairs.
SEAT: Final = 0
LEADER: Final = 2
"""The piece whose ratings count."""
SECOND: Final = 4
"""The other piece of the force, NOBODY if there is none."""
DIE: Final = 6
"""The latest die of the roll at hand, 0 if that side throws none."""
REROLLED: Final = 8
"""Whether that die has been thrown a second time."""
FIXED_TACTICAL: Final = 10
"""A rating that a card puts in place of the leader's, NONE without one."""
FIRE_DIE: Final = 12
"""What cards add to the die in this round,"""
MELEE_DIE: Final = 14
FIRE_HALVED: Final = 16
"""and how often they halve the fire."""
LOST: Final = 18
"""Units lost in this battle."""
ROUTED: Final = 20
# Then single ones.
POINT: Final = 22
ORIGIN: Final = 23
"""Where the attack came from, NOWHERE for a sortie."""
ROLL: Final = 24
"""FIRE, MELEE, TACTICAL or NO_ROLL."""
THROWN: Final = 25
"""Mask of the sides that have just thrown."""
ADVANTAGE: Final = 26
"""The side with the tactical advantage, NOBODY before it is known."""
FIRST_IN: Final = 27
"""FIRE or MELEE: where that side strikes first, NOBODY before it is chosen."""
ROUND: Final = 28
LOSERS: Final = 29
"""Mask of the sides that have lost."""
SLIPS_AWAY: Final = 30
"""A card lets the defender evade without a die."""
KEPT: Final = 31
"""A card lets the beaten force withdraw instead of going to the track."""
LEFT: Final = 32
"""The defender has evaded or taken refuge: there is no battle."""
PASSES: Final = 33
"""Nobody but detachments has left, so that the attacker may go on (SMU-MOV-22)."""
PRIZE: Final = 34
"""Victory markers that the winner gets."""
COLUMNS: Final = 35


def new_record(attacker: int, defender: int, point: int, origin: int) -> list[int]:
    """An attack that has just been declared."""
    row = [0] * COLUMNS
    row[SEAT] = attacker
    row[SEAT + 1] = defender
    for side in (ATTACKER, DEFENDER):
        row[LEADER + side] = NOBODY
        row[SECOND + side] = NOBODY
        row[FIXED_TACTICAL + side] = NOBODY
    row[POINT] = point
    row[ORIGIN] = origin
    row[ROLL] = NO_ROLL
    row[ADVANTAGE] = NOBODY
    row[FIRST_IN] = NOBODY
    row[PRIZE] = 1
    return row


def side_of(s: Smuta, seat: int) -> int:
    """The side of the battle on which a seat fights, NOBODY if it does not."""
    if not s.battle:
        return NOBODY
    for side in (ATTACKER, DEFENDER):
        if s.battle[SEAT + side] == seat:
            return side
    return NOBODY


def is_sortie(s: Smuta) -> bool:
    return s.battle[ORIGIN] == NOWHERE


def lose_battle(s: Smuta, side: int) -> None:
    """A side has lost; what is under way ends at its next step."""
    s.battle[LOSERS] |= 1 << side
