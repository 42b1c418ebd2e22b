"""A turn of the Rebellion in the action phase (RUR-SOL-22 to RUR-SOL-26, RUR-R-53)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.step import EVERYBODY, Step
from prestol.games.rurik import events as ev
from prestol.games.rurik.moves import CHIEF, TROOP
from prestol.games.rurik.parts import (
    ATTACK_ACTION,
    ATTACK_POINTS,
    BUILD_ACTION,
    BUILD_POINTS,
    COIN,
    EMPTY,
    FEWER,
    LOOK,
    MOVE_ACTION,
    MOVE_POINTS,
    MUSTER_ACTION,
    MUSTER_POINTS,
    REBELLION,
    REGIONS,
    ROWS,
    SCHEME_ACTION,
    TAX_ACTION,
    TAX_POINTS,
)
from prestol.games.rurik.rebellion import DrawRebellionCard, bonuses, is_decided, region_order, top_card, uncover
from prestol.games.rurik.rebellion_attack import RebellionAttacks, next_battle
from prestol.games.rurik.rebellion_moves import can_move, can_muster, march, muster
from prestol.games.rurik.rebellion_work import build_all, can_build, can_tax, tax_all
from prestol.games.rurik.rule import is_on_map
from prestol.games.rurik.spaces import space_cost, space_effect, spaces_of, take_back
from prestol.games.rurik.stock import gain_coins, pay_coins, put_figure

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


class RebellionTurn(Step["Rurik"]):
    """RUR-SOL-22: the bottom card comes to the top, and its orders hold for the turn."""

    def run(self, s: Rurik) -> None:
        if not is_decided(s, s.flips + 1):
            s.do(DrawRebellionCard(1), RebellionTurn())
            return
        s.flips += 1
        s.card_row = 0
        s.turn = REBELLION
        s.learn(EVERYBODY)
        s.tell(ev.CARD_ON_TOP, EVERYBODY, top_card(s))
        if not is_on_map(s, REBELLION):
            come_back(s)
        space = spaces_of(s, REBELLION)[0]  # RUR-SOL-23: of two equal ones the one further left
        take_back(s, REBELLION, space)
        perform(s, space)


def come_back(s: Rurik) -> None:
    """RUR-R-71: Sviatopolk and a rebel enter the first region of the order."""
    region = region_order(s)[0]
    s.tell(ev.RETURNS, EVERYBODY, region)
    put_figure(s, REBELLION, CHIEF, region)
    put_figure(s, REBELLION, TROOP, region)


def perform(s: Rurik, space: int) -> None:
    """RUR-R-53: too dear; bonus moves; not one point to spend; or else the price, coin bonuses and the action."""
    action, cost = space // ROWS, space_cost(s, space)
    if cost > s.coins[REBELLION]:
        s.tell(ev.TOO_DEAR, EVERYBODY, action, cost)
        gain_coins(s, REBELLION, 1)
        return
    if action != MOVE_ACTION:
        extra = bonuses(s, action, MOVE_POINTS)  # RUR-SOL-26, RUR-R-54
        if extra > 0:
            s.tell(ev.BONUS, EVERYBODY, MOVE_ACTION, extra)
            march(s, extra)
    points = points_of(s, action, space)
    if not is_possible(s, action, points):
        s.tell(ev.IDLE, EVERYBODY, action)
        gain_coins(s, REBELLION, 1)
        return
    pay_coins(s, REBELLION, cost)
    extra = bonuses(s, action, column_of(action))
    if extra > 0:
        s.tell(ev.BONUS, EVERYBODY, action, extra)
    gain_coins(s, REBELLION, bonuses(s, action, COIN))
    act(s, action, points)


def column_of(action: int) -> int:
    """The column of an effect that holds the points of an action."""
    return (MUSTER_POINTS, MOVE_POINTS, ATTACK_POINTS, TAX_POINTS, BUILD_POINTS, LOOK)[action]


def points_of(s: Rurik, action: int, space: int) -> int:
    """The points of a space, and those of the unlocked bonuses."""
    column = column_of(action)
    return s.parts.effects[space_effect(s, space)][column] + bonuses(s, action, column)


def is_possible(s: Rurik, action: int, points: int) -> bool:
    """RUR-SOL-24, RUR-R-53: whether one point at least can be spent; a scheme action always counts."""
    if action == MUSTER_ACTION:
        return can_muster(s)
    if action == MOVE_ACTION:
        return can_move(s)
    if action == ATTACK_ACTION:
        return next_battle(s) != EMPTY
    if action == TAX_ACTION:
        return can_tax(s, points)
    return can_build(s, points) if action == BUILD_ACTION else True


def act(s: Rurik, action: int, points: int) -> None:
    if action == MUSTER_ACTION:
        muster(s, points)
    elif action == MOVE_ACTION:
        march(s, points)
    elif action == ATTACK_ACTION:
        s.do(RebellionAttacks(points, bonuses(s, ATTACK_ACTION, FEWER), REGIONS))
    elif action == TAX_ACTION:
        tax_all(s, points)
    elif action == BUILD_ACTION:
        build_all(s, points)
    elif action == SCHEME_ACTION:
        for _ in range(points if s.options.solo_scheme_uncovers == "per_card" else 1):  # RUR-R-55
            uncover(s)
