"""Banners of the strategy board: who stands where, and where an advisor lands (RUR-STR-05 to RUR-STR-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.step import EVERYBODY
from prestol.games.rurik import events as ev
from prestol.games.rurik.parts import ADVISORS, EMPTY, PLACED, ROWS

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def rows_of(s: Rurik) -> int:
    """Spaces of each banner on the side of the board in use."""
    return s.parts.strategy.rows[s.parts.figures.strategy_side[s.seats]]


def influence_at(s: Rurik, space: int) -> int:
    """RUR-STR-02, RUR-STR-10: printed number and bribe of the advisor on a space."""
    return s.parts.figures.advisor_value[s.banners[space] % ADVISORS] + s.bribes[space]


def has_room(s: Rurik, action: int) -> bool:
    """RUR-STR-07."""
    return s.banners[action * ROWS + rows_of(s) - 1] == EMPTY


def landing(s: Rurik, action: int, influence: int) -> int:
    """RUR-STR-05, RUR-STR-06: the space right under all advisors of equal or higher influence."""
    space = action * ROWS
    while s.banners[space] != EMPTY and influence_at(s, space) >= influence:
        space += 1
    return space


def place_advisor(s: Rurik, side: int, advisor: int, action: int, coins: int) -> None:
    """RUR-STR-06, RUR-STR-09: the weaker ones slide down, own ones too; coins lie beside the advisor."""
    space = landing(s, action, s.parts.figures.advisor_value[advisor] + coins)
    for lower in range(action * ROWS + rows_of(s) - 1, space, -1):
        s.banners[lower] = s.banners[lower - 1]
        s.bribes[lower] = s.bribes[lower - 1]
    s.banners[space] = side * ADVISORS + advisor
    s.bribes[space] = coins
    s.coins[side] -= coins
    s.advisors[side * ADVISORS + advisor] = PLACED
    row = space - action * ROWS
    if coins > 0:
        s.tell(ev.BRIBED, EVERYBODY, side, advisor, action, row, coins)
    else:
        s.tell(ev.PLACED, EVERYBODY, side, advisor, action, row)
