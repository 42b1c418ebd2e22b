"""Cards that answer cards: whom an announced card is put to, and what may cancel it (SMU-RXN-05 to SMU-RXN-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.engine.step import EVERYBODY
from prestol.games.smuta import battle_record as br
from prestol.games.smuta import events as ev
from prestol.games.smuta import vocabulary as vo
from prestol.games.smuta.card_parts import Mode
from prestol.games.smuta.field import controller, is_in_field
from prestol.games.smuta.hands import put_away
from prestol.games.smuta.parts import (
    ATTACK_DECLARED,
    BATTLE_LOST,
    CARD_ANNOUNCED,
    COMMANDERS,
    NOBODY,
    PERSON_DYING,
    SIEGE_ROLL,
)
from prestol.games.smuta.sides import besieged, besieger
from prestol.games.smuta.targets import names_point

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta

BATTLE_WINDOWS: Final = (1 << BATTLE_LOST + 1) - (1 << ATTACK_DECLARED)
"""Bits of the windows of a battle, which follow each other."""


def mode_laid(s: Smuta, at: int) -> Mode:
    """The mode of a card on the table."""
    row = s.announced[at]
    return s.parts.cards.kind_modes[s.parts.cards.kind[row[1]]][row[2]]


def is_opposed(mode: Mode) -> bool:
    """SMU-RXN-09, SMU-RXN-10: whether a card can only ever be put to one party, and to nobody where there is none."""
    return mode.windows & (BATTLE_WINDOWS | 1 << SIEGE_ROLL | 1 << PERSON_DYING | 1 << CARD_ANNOUNCED) != 0


def aimed_at(s: Smuta, at: int) -> int:
    """Mask of the parties at which a card on the table is aimed; the player himself never counts."""
    row = s.announced[at]
    seat, mode = row[0], mode_laid(s, at)
    mask = 0
    if is_opposed(mode):
        foe = opponent(s, at, mode)
        return 1 << foe if foe != NOBODY else 0
    for slot in range(len(row) - 4):
        target = row[4 + slot]
        if mode.slots[slot].what == vo.PARTY:
            owner = target
        elif names_point(mode.slots[slot]):
            owner = controller(s, target)
            mask |= armies_hit(s, mode, target)
        else:
            owner = s.owner[target]
        if owner != NOBODY:
            mask |= 1 << owner
    return mask & ~(1 << seat)


def opponent(s: Smuta, at: int, mode: Mode) -> int:
    """The one party that a card opposes, or NOBODY."""
    seat = s.announced[at][0]
    if mode.windows >> CARD_ANNOUNCED & 1 == 1:
        return s.announced[at - 1][0]
    if mode.windows >> PERSON_DYING & 1 == 1:
        return s.dying[-1]
    if mode.windows >> SIEGE_ROLL & 1 == 1:
        return besieged(s) if seat == besieger(s) else besieger(s)
    return s.battle[br.SEAT + 1 - br.side_of(s, seat)]


def armies_hit(s: Smuta, mode: Mode, point: int) -> int:
    """Mask of the owners of the armies in a point, where a card hits them all."""
    mask = 0
    for number in mode.ops:
        if s.parts.cards.ops[number].ref == vo.ALL_ARMIES_AT_A:
            for who in range(COMMANDERS):
                if s.at[who] == point and is_in_field(s, who):
                    mask |= 1 << s.owner[who]
    return mask


def put_to(s: Smuta) -> list[int]:
    """SMU-RXN-05, SMU-R-51: to whom the latest card on the table is put, clockwise from the announcer's left."""
    at = len(s.announced) - 1
    seat = s.announced[at][0]
    mask = aimed_at(s, at)
    if s.options.anyone_cancels or (mask == 0 and not is_opposed(mode_laid(s, at))):
        mask = -1
    found: list[int] = []
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        if mask >> other & 1 == 1:
            found.append(other)
    return found


def may_answer_card(s: Smuta, seat: int, mode: Mode) -> bool:
    """SMU-RXN-07, SMU-RXN-08, SMU-CRD-34: whether a cancelling card of a seat fits the latest card on the table."""
    at = len(s.announced) - 1
    row = s.announced[at]
    kind = s.parts.cards.kind[row[1]]
    if (mode.never and (kind, row[2]) in mode.never) or (mode.only_kinds and kind not in mode.only_kinds):
        return False
    if mode.only_tags != 0 and mode_laid(s, at).tags & mode.only_tags == 0:
        return False
    return (mode.only_tags == 0 and not mode.only_kinds) or aimed_at(s, at) >> seat & 1 == 1


def cancel_card(s: Smuta) -> None:
    """SMU-RXN-06, SMU-CRD-20: the latest card on the table does nothing; it is not out of the game for that."""
    s.cancel()
    row = s.announced.pop()
    put_away(s, row[1], False)
    s.tell(ev.CANCELLED, EVERYBODY, row[0], s.parts.cards.kind[row[1]])
