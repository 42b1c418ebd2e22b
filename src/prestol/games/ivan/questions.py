"""The question that a step of an effect asks."""

from __future__ import annotations

from typing import Any

from prestol.engine.step import Step
from prestol.games.ivan.deploy import Build, MovePiece, PlaceWarrior, War
from prestol.games.ivan.honours import TakeEstate, TakeTitle
from prestol.games.ivan.income import TakeIncome
from prestol.games.ivan.parts import (
    OP_BUILD,
    OP_COMPLETE,
    OP_EXCHANGE,
    OP_INCOME,
    OP_MOVE,
    OP_PLACE,
    OP_RESOLVE,
    OP_TAKE_ESTATE,
    OP_TAKE_PROJECT,
    OP_TAKE_TITLE,
    OP_WAR,
    PER_GIVEN,
)
from prestol.games.ivan.projects import CompleteProject, TakeProject
from prestol.games.ivan.swaps import Exchange
from prestol.games.ivan.trade import ResolveTrade


def question_of(seat: int, op: int, arg: int, no_trade: int) -> Step[Any]:
    """The step that carries an operation out; `no_trade` stands for no trade effect resolved before."""
    if op == OP_PLACE:
        return PlaceWarrior(seat)
    if op == OP_MOVE:
        return MovePiece(seat)
    if op == OP_INCOME:
        return TakeIncome(seat)
    if op == OP_TAKE_PROJECT:
        return TakeProject(seat)
    if op == OP_COMPLETE:
        return CompleteProject(seat)
    if op == OP_TAKE_ESTATE:
        return TakeEstate(seat)
    if op == OP_TAKE_TITLE:
        return TakeTitle(seat)
    if op == OP_EXCHANGE:
        return Exchange(seat, arg // PER_GIVEN, arg % PER_GIVEN)
    if op == OP_RESOLVE:
        return ResolveTrade(seat, arg, no_trade)
    if op == OP_WAR:
        return War(seat)
    if op == OP_BUILD:
        return Build(seat)
    raise ValueError(f"no question for the operation {op}")
