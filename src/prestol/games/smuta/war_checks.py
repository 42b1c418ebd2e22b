"""What makes a move or a battle under way impossible in a loaded state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.engine.errors import LoadError
from prestol.games.smuta import battle_record as br
from prestol.games.smuta.attack import AnswerAttack, Concession, EvadeTo, EvasionDie, MeetAttack, NameLeader
from prestol.games.smuta.battle_dice import BattleDie
from prestol.games.smuta.battle_record import ATTACKER, BOTH, DEFENDER
from prestol.games.smuta.defeat import Award, LeaveField, Settle, Shelter, WithdrawTo
from prestol.games.smuta.march import AfterAttack, EndMove, MarchOn, NextRegroup, Regroup
from prestol.games.smuta.military import PieceAct
from prestol.games.smuta.parts import BATTLE_PHASES, COMMANDERS, FIGURES, NONE, PERSONS, POINTS
from prestol.games.smuta.recruit import NameResource, NextPurchase, Purchase, Recruit, RecruitDie
from prestol.games.smuta.regroup import ADDED, CHANGED, LEFT, NOT_MARCHING, PIECE, new_move
from prestol.games.smuta.strikes import (
    CompareTactical,
    Hit,
    NextRound,
    OfferRetreat,
    Phase,
    Retreat,
    RoundEnd,
    StrikeFirst,
    ThrowTactical,
)

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta

MOST: Final = 1000
"""More than any figure of a battle or a move can be."""
IN_MOVE: Final = (
    *(PieceAct, MarchOn, AfterAttack, EndMove, NextRegroup, Regroup),
    *(Recruit, NameResource, RecruitDie, NextPurchase, Purchase),
)
"""Steps that go on with the move under way,"""
IN_BATTLE: Final = (
    *(AfterAttack, NameLeader, MeetAttack, AnswerAttack, Concession, EvasionDie, EvadeTo, BattleDie, ThrowTactical),
    *(CompareTactical, StrikeFirst, NextRound, Phase, Hit, RoundEnd, OfferRetreat, Retreat, Settle, LeaveField),
    *(WithdrawTo, Shelter, Award),
)
"""and those that go on with the battle."""
FOUGHT_OUT: Final = (Phase, Hit, RoundEnd, OfferRetreat, Retreat)
"""Steps of a battle in which the tactical advantage is known."""


def is_mover(who: int) -> bool:
    """A commander or a detachment."""
    return 0 <= who < COMMANDERS or PERSONS <= who < FIGURES


def wrong_war(s: Smuta) -> LoadError | None:
    """What is wrong with the move or the battle under way, or None."""
    if s.moving and not is_possible_move(s.moving):
        return LoadError("smuta-fault-state-move")
    return LoadError("smuta-fault-state-battle") if s.battle and not is_possible_battle(s) else None


def is_possible_move(moving: list[int]) -> bool:
    return (
        len(moving) == len(new_move(0))
        and is_mover(moving[PIECE])
        and NOT_MARCHING <= moving[LEFT] < MOST
        and 0 <= moving[CHANGED] < 2 << FIGURES - PERSONS
        and 0 <= moving[ADDED] < MOST
    )


def is_possible_battle(s: Smuta) -> bool:
    battle = s.battle
    if len(battle) < br.COLUMNS or max(battle) >= MOST or min(battle) <= -MOST:
        return False
    if not (0 <= battle[br.POINT] < POINTS and NONE <= battle[br.ORIGIN] < POINTS):
        return False
    if not (0 <= battle[br.ROLL] <= len(BATTLE_PHASES) and 0 <= battle[br.THROWN] <= BOTH):
        return False
    if not (NONE <= battle[br.ADVANTAGE] <= DEFENDER and NONE <= battle[br.FIRST_IN] <= br.MELEE):
        return False
    if not 0 <= battle[br.LOSERS] <= BOTH or battle[br.SEAT + ATTACKER] == battle[br.SEAT + DEFENDER]:
        return False
    return is_possible_side(s, ATTACKER) and is_possible_side(s, DEFENDER)


def is_possible_side(s: Smuta, side: int) -> bool:
    """A seat with one or two pieces of its own."""
    battle = s.battle
    seat, leader, second = battle[br.SEAT + side], battle[br.LEADER + side], battle[br.SECOND + side]
    if not 0 <= seat < s.seats or not is_mover(leader) or s.owner[leader] != seat or leader == second:
        return False
    if second != NONE and (not is_mover(second) or s.owner[second] != seat):
        return False
    return 0 <= battle[br.DIE + side] <= 6 and 0 <= battle[br.FIRE_HALVED + side] < 30


def check_war(s: Smuta) -> None:
    """Raise LoadError if a step goes on with a move or a battle that is not there."""
    for step in s.stack:
        if isinstance(step, IN_MOVE) and not s.moving:
            raise LoadError("smuta-fault-state-move")
        if isinstance(step, IN_BATTLE) and not s.battle:
            raise LoadError("smuta-fault-state-battle")
        if isinstance(step, FOUGHT_OUT) and min(s.battle[br.ADVANTAGE], s.battle[br.FIRST_IN]) == NONE:
            raise LoadError("smuta-fault-state-battle")
