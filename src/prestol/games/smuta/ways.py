"""In which ways a card may be played now: modes, branches, roles and conditions, by public facts only (SMU-CRD-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.games.smuta import battle_record as br
from prestol.games.smuta import vocabulary as vo
from prestol.games.smuta.cancelling import may_answer_card
from prestol.games.smuta.card_parts import Mode, Op, Way
from prestol.games.smuta.conditions import holds, marked_persons
from prestol.games.smuta.parts import CARD_ANNOUNCED, CARDS_PER_PHASE, NOBODY, NONE, NOT_YET
from prestol.games.smuta.sides import besieged, besieger
from prestol.games.smuta.targets import has_target

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta

CHOICES: Final = 8
"""More branches than a choice has: a way is the mode times this, plus the branch counted from 1, 0 without a choice."""
MOST_WAYS: Final = 4 * CHOICES
UNCHOSEN: Final = MOST_WAYS - 1

# Places of `vocabulary.ROLES`; the controller is the last one.
AS_ATTACKER: Final = 0
AS_DEFENDER: Final = 1
AS_BESIEGER: Final = 2


def mode_of(s: Smuta, kind: int, way: int) -> Mode:
    return s.parts.cards.kind_modes[kind][way // CHOICES]


def ops_of(s: Smuta, kind: int, way: int) -> list[int]:
    """The operations of a card played one way."""
    ops = mode_of(s, kind, way).ops
    branch = way % CHOICES
    return s.parts.cards.ops[ops[0]].choices[branch - 1] if branch > 0 else ops


def slots_of(s: Smuta, kind: int, way: int) -> int:
    """How many slots have to be filled."""
    for one in s.parts.cards.kind_ways[kind]:
        if one.number == way:
            return one.slots
    return 0


def open_ways(s: Smuta, seat: int, kind: int, window: int) -> list[int]:
    """SMU-CRD-23: the ways in which a card may be played now, by public facts only."""
    found: list[int] = []
    if not is_held_back(s, kind):
        for way in s.parts.cards.kind_ways[kind]:
            if is_way_open(s, seat, kind, way, window):
                found.append(way.number)
    return found


def ways_left(s: Smuta, seat: int, kind: int, window: int) -> list[int]:
    """The ways open to a card that may be played: if there is only one at all, it is that."""
    ways = s.parts.cards.kind_ways[kind]
    return [ways[0].number] if len(ways) == 1 else open_ways(s, seat, kind, window)


def is_playable(s: Smuta, seat: int, kind: int, window: int) -> bool:
    """SMU-CRD-23: whether there is any such way."""
    if not is_held_back(s, kind):
        for way in s.parts.cards.kind_ways[kind]:
            if is_way_open(s, seat, kind, way, window):
                return True
    return False


def is_held_back(s: Smuta, kind: int) -> bool:
    """SMU-SEQ-11: enough cards are played in this phase, and this one would count."""
    return s.played >= CARDS_PER_PHASE and not s.parts.cards.kind_instant[kind]


def may_use(s: Smuta, seat: int, kind: int, mode: Mode, window: int) -> bool:
    """SMU-CRD-18: the role, the conditions, and for an answer the card that lies on the table."""
    if window == CARD_ANNOUNCED:
        return may_answer_card(s, seat, mode)
    if not has_role(s, seat, s.parts.cards.kind_role[kind]):
        return False
    for before in s.parts.cards.kind_not_after[kind]:
        if before in s.battle[br.COLUMNS :]:
            return False
    for condition in mode.requires:
        if not holds(s, seat, condition, NONE, False):
            return False
    return True


def has_role(s: Smuta, seat: int, role: int) -> bool:
    if role == NONE:
        return True
    if role in (AS_ATTACKER, AS_DEFENDER):
        return br.side_of(s, seat) == (br.ATTACKER if role == AS_ATTACKER else br.DEFENDER)
    return bool(s.siege) and seat == (besieger(s) if role == AS_BESIEGER else besieged(s))


def is_way_open(s: Smuta, seat: int, kind: int, way: Way, window: int) -> bool:
    """Whether its mode may be used now, all slots can be filled, and each operation can do something."""
    mode, ops = way.mode, way.ops
    if mode.windows >> window & 1 == 0 or not may_use(s, seat, kind, mode, window):
        return False
    for number in ops:
        if not is_possible(s, seat, s.parts.cards.ops[number]):
            return False
    for at in range(way.slots):
        if not has_target(s, seat, mode, ops, at):
            return False
    return True


def is_possible(s: Smuta, seat: int, op: Op) -> bool:
    """What cannot be done at all is not offered: a second entry, a mark that nobody bears, a die thrown again twice."""
    if op.code == vo.ENTER_DETACHMENT:
        return s.at[op.who] == NOT_YET
    if op.code == vo.MARKER_OFF:
        return bool(marked_persons(s, seat, op.mark))
    if op.code == vo.REROLL:
        side = br.side_of(s, seat)
        return side != NOBODY and s.battle[br.DIE + side] > 0 and s.battle[br.REROLLED + side] == 0
    return True
