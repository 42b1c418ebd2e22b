"""Cards that change a battle, a siege roll, a recruiting roll or a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.games.smuta import battle_record as br
from prestol.games.smuta import vocabulary as vo
from prestol.games.smuta.battle_dice import BattleDie
from prestol.games.smuta.battle_force import force_of
from prestol.games.smuta.card_parts import Op
from prestol.games.smuta.parts import (
    MARCH_ADD,
    MARCH_MOST,
    NO_EVASION,
    NO_RECRUITING,
    NO_REFUGE,
    NONE,
    UNTIL_PHASE,
)
from prestol.games.smuta.regroup import ADDED
from prestol.games.smuta.sieges import MODIFIER

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta

FORBIDDEN = (NO_EVASION, NO_REFUGE, NO_RECRUITING)
"""The effects that go with the bits of `vocabulary.FORBIDDEN`."""


def change_fight(s: Smuta, seat: int, op: Op, target: int) -> None:
    """Carry out an operation about a fight, a roll or a move at hand."""
    code = op.code
    if code == vo.RECRUIT_MOD:
        s.moving[ADDED] += op.n
    elif code == vo.SIEGE_MOD:
        s.siege[MODIFIER] += op.die
    elif code == vo.MOVE_MOD:
        capped = op.most != NONE
        s.effects.append((MARCH_MOST if capped else MARCH_ADD, target, op.most if capped else op.n, UNTIL_PHASE))
    elif code == vo.FORBID:
        forbid(s, seat, op, target)
    else:
        change_battle(s, seat, op)


def forbid(s: Smuta, seat: int, op: Op, target: int) -> None:
    """An army, or the whole other force, may not do something for a while."""
    pieces = force_of(s, 1 - br.side_of(s, seat)) if op.ref == vo.FOE else [target]
    for piece in pieces:
        for at in range(len(FORBIDDEN)):
            if op.forbids >> at & 1 == 1:
                s.effects.append((FORBIDDEN[at], piece, 1, op.until))


def change_battle(s: Smuta, seat: int, op: Op) -> None:
    """What a card does to the battle under way; the battle itself draws the conclusions at its next step."""
    code = op.code
    own = br.side_of(s, seat)
    side = 1 - own if op.foe else own
    if code == vo.BATTLE_MOD:
        if op.halves:
            s.battle[br.FIRE_HALVED + side] += 1
        else:
            s.battle[(br.MELEE_DIE if op.melee else br.FIRE_DIE) + side] += op.die
    elif code == vo.SET_TACTICAL:
        s.battle[br.FIXED_TACTICAL + side] = op.n
    elif code == vo.AUTO_EVADE:
        s.battle[br.SLIPS_AWAY] = 1
    elif code == vo.LOSE_BATTLE:
        br.lose_battle(s, side)
    elif code == vo.KEEP_ARMY:
        s.battle[br.KEPT] = 1
    else:  # the die just thrown is thrown again
        s.battle[br.REROLLED + own] = 1
        s.do(BattleDie(own))
