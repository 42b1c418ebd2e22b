"""Spaces of the strategy board in the action phase: whose turn which advisor is, its price and its points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.step import EVERYBODY
from prestol.games.rurik import events as ev
from prestol.games.rurik.parts import ACTIONS, ADVISORS, EMPTY, IN_HAND, ROWS

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def spaces_of(s: Rurik, side: int) -> list[int]:
    """RUR-ACT-02, RUR-ACT-03: the spaces with the own advisor of the smallest number; two if two are equal."""
    values = s.parts.figures.advisor_value
    found: list[int] = []
    least = 0
    for space in range(ACTIONS * ROWS):
        if s.banners[space] != EMPTY and s.banners[space] // ADVISORS == side:
            value = values[s.banners[space] % ADVISORS]
            if not found or value < least:
                found = [space]
                least = value
            elif value == least:
                found.append(space)
    return found


def space_cost(s: Rurik, space: int) -> int:
    """RUR-ACT-07: the price of a space in coins."""
    return s.parts.strategy.cost[s.parts.figures.strategy_side[s.seats]][space]


def take_back(s: Rurik, side: int, space: int) -> None:
    """RUR-ACT-04, RUR-R-16: the advisor returns, its bribe goes to the supply, nobody else moves."""
    advisor = s.banners[space] % ADVISORS
    s.banners[space] = EMPTY
    s.bribes[space] = 0
    s.advisors[side * ADVISORS + advisor] = IN_HAND
    s.tell(ev.TAKEN_BACK, EVERYBODY, side, advisor, space // ROWS, space % ROWS)


def space_effect(s: Rurik, space: int) -> int:
    """The effect of a space on the side of the board in use."""
    return s.parts.strategy.effect[s.parts.figures.strategy_side[s.seats]][space]
