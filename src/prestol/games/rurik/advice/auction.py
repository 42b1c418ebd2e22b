"""The strategy phase: where an advisor lands, who may push it down, whom it pushes, and what that is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.games.rurik.advice.outlook import Outlook
from prestol.games.rurik.advice.weights import Style
from prestol.games.rurik.banners import influence_at, rows_of
from prestol.games.rurik.parts import ACTIONS, ADVISORS, EMPTY, IN_HAND, ROWS

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik

HIGHEST: Final = 16
"""Influence beyond which more makes no difference."""
CROWDED: Final = 0.35
"""How much less likely somebody goes to a banner on which an own advisor stands already."""


class Auction:
    """The banners as a side sees them before it places an advisor."""

    def __init__(self, s: Rurik, view: Outlook, style: Style) -> None:
        self.s = s
        self.view = view
        self.style = style
        self.side = view.side
        self.rows = rows_of(s)
        self.reach = min(HIGHEST, s.coins[view.side] + view.lore.largest + 1)
        """More than the influence that the side can bring."""
        self.spaces: list[float] = [0.0] * (ACTIONS * ROWS)
        """What each space would bring the side."""
        self.above: list[list[float]] = []
        """By rival and influence: advisors in hand that may land above."""
        self.stands: list[int] = [0] * (ACTIONS * s.sides)
        """Advisors of each side on each banner."""
        self.standing: list[int] = [0] * ACTIONS
        """Advisors of all on each banner."""
        self.value_spaces()
        self.count_banners()
        for other in range(s.sides):
            self.above.append(self.rising(other))
        self.landings: list[float] = [0.0] * (ACTIONS * HIGHEST)
        """By action and influence: what an advisor there brings, with all that may still happen."""
        for action in range(ACTIONS):
            if self.standing[action] < self.rows:
                self.value_landings(action)

    def value_spaces(self) -> None:
        """Each space with its price; two advisors for one action find less to do."""
        view, style = self.view, self.style
        coin = view.coin_worth()
        for action in range(ACTIONS):
            for space in range(action * ROWS, action * ROWS + self.rows):
                worth = style.foresight * view.space_worth(space) + style.plan[action]
                self.spaces[space] = max(worth, coin)

    def count_banners(self) -> None:
        for space in range(ACTIONS * ROWS):
            holder = self.s.banners[space]
            if holder != EMPTY:
                self.standing[space // ROWS] += 1
                self.stands[(space // ROWS) * self.s.sides + holder // ADVISORS] += 1

    def rising(self, side: int) -> list[float]:
        """Advisors in the hand of a rival that beat each influence, those that need a bribe for it in part."""
        s = self.s
        found = [0.0] * self.reach
        if side == self.side:
            return found
        for advisor in range(ADVISORS):
            if s.advisors[side * ADVISORS + advisor] == IN_HAND:
                value = s.parts.figures.advisor_value[advisor]
                for influence in range(min(value, self.reach)):
                    found[influence] += 1.0
                for influence in range(value, min(value + s.coins[side], self.reach)):
                    found[influence] += self.style.bribed / (1.0 + influence - value)
        return found

    def value_landings(self, action: int) -> None:
        """What every influence is worth on a banner."""
        s, style = self.s, self.style
        base, sides = action * ROWS, s.sides
        room = float(self.rows - self.standing[action] - 1)
        again = style.again if self.stands[action * sides + self.side] > 0 else 1.0
        row, gain = 0, self.pushing(base, 0)
        for influence in range(self.reach - 1, 0, -1):
            while row < self.rows and s.banners[base + row] != EMPTY and influence_at(s, base + row) >= influence:
                row += 1
                gain = self.pushing(base, row)
            pushes = 0.0
            for side in range(sides):
                beating = self.above[side][influence]
                pushes += CROWDED * beating if self.stands[action * sides + side] > 0 else beating
            down = row + max(0.0, min(room, style.press * pushes / ACTIONS))
            self.landings[action * HIGHEST + influence] = again * self.between(base, down) + gain

    def between(self, base: int, row: float) -> float:
        """The worth of a row of a banner, in between two where it is not sure."""
        whole = int(row)
        if whole >= self.rows - 1:
            return self.spaces[base + self.rows - 1]
        part = row - whole
        return (1.0 - part) * self.spaces[base + whole] + part * self.spaces[base + whole + 1]

    def pushing(self, base: int, row: int) -> float:
        """The advisors below slide down: own ones are a loss, others a bit of a gain."""
        value = 0.0
        for lower in range(base + row, base + self.rows - 1):
            holder = self.s.banners[lower]
            if holder != EMPTY:
                drop = self.spaces[lower] - self.spaces[lower + 1]
                value += -drop if holder // ADVISORS == self.side else self.style.spite * drop
        return value

    def worth(self, advisor: int, action: int, coins: int) -> float:
        """An advisor on a banner with a bribe; high numbers are kept for what is contested, low ones act early."""
        style = self.style
        value = self.s.parts.figures.advisor_value[advisor]
        influence = min(HIGHEST - 1, value + coins)
        worth = self.landings[action * HIGHEST + influence] + style.haste[action] * (3 - value)
        return worth - style.reserve * value - coins * self.view.coin_worth()
