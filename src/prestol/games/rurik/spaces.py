"""Spaces of the strategy board in the action phase: whose turn which advisor is, its price and its points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.step import EVERYBODY
from prestol.games.rurik import events as ev
from prestol.games.rurik.parts import ADVISORS, EMPTY, IN_HAND, ROWS

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def spaces_of(s: Rurik, side: int) -> list[int]:
    """RUR-ACT-02, RUR-ACT-03: the spaces with the own advisor of the smallest number; two if two are equal."""
    values = s.parts.figures.advisor_value
    first = side * ADVISORS
    found: list[int] = []
    least = 0
    for space, piece in enumerate(s.banners):
        if first <= piece < first + ADVISORS:
            value = values[piece - first]
            if not found or value < least:
                found = [space]
                least = value
            elif value == least:
                found.append(space)
    return found


def has_advisor(s: Rurik, side: int, place: int) -> bool:
    """Whether an advisor of a side is in a place."""
    for advisor in range(side * ADVISORS, (side + 1) * ADVISORS):
        if s.advisors[advisor] == place:
            return True
    return False


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
