"""Whether a question still has something to decide, after a free action or an effect has changed the table.

It reads only what everybody can see, so that no question that is left out tells about a hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prestol.engine.step import Step
from prestol.games.ivan.able import could_resolve, is_asked, may_act_freely
from prestol.games.ivan.chambers import ExchangeWork, Grant, Maneuver, ProjectWork, Work
from prestol.games.ivan.deploy import Build, MovePiece, PlaceWarrior, War
from prestol.games.ivan.harvest import Harvest, has_stone_price
from prestol.games.ivan.honours import TakeEstate, TakeTitle
from prestol.games.ivan.income import BuyStone, ChooseCities, TakeIncome
from prestol.games.ivan.parts import (
    EXCHANGE,
    MANEUVERS,
    OP_BUILD,
    OP_COMPLETE,
    OP_EXCHANGE,
    OP_INCOME,
    OP_MOVE,
    OP_PLACE,
    OP_TAKE_ESTATE,
    OP_TAKE_PROJECT,
    OP_TAKE_TITLE,
    OP_WAR,
    PER_GIVEN,
    PROJECTS,
    REWARDS,
)
from prestol.games.ivan.projects import CompleteProject, TakeProject
from prestol.games.ivan.swaps import OfferUnits
from prestol.games.ivan.trade import OfferSecond, ResolveOne, ResolveTrade

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


def reconsider(s: Ivan) -> None:
    """Take the next question away if there is nothing left to decide; a second trade effect is then resolved."""
    top = s.stack[-1]
    if isinstance(top, OfferSecond):
        if not top.has_window(s):
            s.stack.pop()
            s.do(ResolveOne(top.seat, top.trade))
    elif not is_open(s, top):
        s.stack.pop()


def is_open(s: Ivan, top: Step[Any]) -> bool:
    """Whether there is something to decide; what is no question, and what must be answered, is open."""
    if isinstance(top, (ChooseCities, Harvest)):
        return top.is_open(s)
    if isinstance(top, BuyStone):
        return has_stone_price(s, top.seat) or may_act_freely(s, top.seat)
    if isinstance(top, ResolveTrade):
        return len(top.moves(s)) > 1 or (s.turn == top.seat and could_resolve(s, top.seat, top.trade))
    if isinstance(top, OfferUnits):
        return is_asked(s, top.seat, OP_EXCHANGE, top.give * PER_GIVEN)
    if isinstance(top, Maneuver):
        return Work(top.seat, MANEUVERS, top.left, 0).is_open(s)
    if isinstance(top, ProjectWork):
        return Work(top.seat, PROJECTS, top.left, 0).is_open(s)
    if isinstance(top, ExchangeWork):
        return Work(top.seat, EXCHANGE, top.left, 0).is_open(s)
    if isinstance(top, Grant):
        return Work(top.seat, REWARDS, top.left, top.extra).is_open(s)
    return is_effect_open(s, top)


def is_effect_open(s: Ivan, top: Step[Any]) -> bool:
    """The same for the question of a single step of an effect."""
    if isinstance(top, PlaceWarrior):
        return is_asked(s, top.seat, OP_PLACE, 1)
    if isinstance(top, MovePiece):
        return is_asked(s, top.seat, OP_MOVE, 1)
    if isinstance(top, Build):
        return is_asked(s, top.seat, OP_BUILD, 1)
    if isinstance(top, War):
        return is_asked(s, top.seat, OP_WAR, 1)
    if isinstance(top, TakeIncome):
        return is_asked(s, top.seat, OP_INCOME, 1)
    if isinstance(top, TakeProject):
        return is_asked(s, top.seat, OP_TAKE_PROJECT, 1)
    if isinstance(top, CompleteProject):
        return is_asked(s, top.seat, OP_COMPLETE, 1)
    if isinstance(top, TakeEstate):
        return is_asked(s, top.seat, OP_TAKE_ESTATE, 1)
    if isinstance(top, TakeTitle):
        return is_asked(s, top.seat, OP_TAKE_TITLE, 1)
    return True
