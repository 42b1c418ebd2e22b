"""Income of cities: from tokens and estates, and in the chamber of income (IVN-INC)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.bounds import Bound
from prestol.engine.errors import Refusal
from prestol.engine.several import Limits, Several
from prestol.engine.step import Move, TurnChoice
from prestol.games.ivan.able import is_asked, may_act_freely, yields
from prestol.games.ivan.board import is_present
from prestol.games.ivan.harvest import (
    buy_stone,
    go_on_harvesting,
    harvest,
    has_stone_price,
    is_worth,
    why_not_harvest,
)
from prestol.games.ivan.moves import HARVEST, HARVESTS, NAME, PASS, PASS_MOVE, QUARRY, QUARRY_MOVE
from prestol.games.ivan.parts import COIN, KINDS, OP_INCOME

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


class TakeIncome(TurnChoice["Ivan"]):
    """IVN-ICO-02, IVN-R-29: the income of one city with own presence."""

    ASK: ClassVar[str] = "income"
    RULE: ClassVar[str] = "IVN-ICO-02"
    ACCEPTS: ClassVar[tuple[int, ...]] = (HARVEST, PASS)

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [PASS_MOVE]
        coins = s.goods[self.seat * KINDS + COIN]
        for city in range(s.parts.land.cities):
            if is_present(s, self.seat, city) and yields(s, city, coins):
                listed.append(HARVESTS[city])
        return listed

    def is_open(self, s: Ivan) -> bool:
        return is_asked(s, self.seat, OP_INCOME, 1)

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return why_not_harvest(s, self.seat, move[1]) if move[0] == HARVEST else None

    def choose(self, s: Ivan, move: Move) -> None:
        if move[0] == HARVEST:
            offer_stone(s, self.seat, harvest(s, self.seat, move[1]))


def offer_stone(s: Ivan, seat: int, stones: int) -> None:
    """Ask about stones if there is a coin for one, or a free action that could bring it."""
    if stones > 0 and (has_stone_price(s, seat) or (s.turn == seat and may_act_freely(s, seat))):
        s.do(BuyStone(seat, stones))


class BuyStone(TurnChoice["Ivan"]):
    """IVN-INC-03, IVN-R-28: each stone of an income is paid for with a coin, or declined."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "stones")
    ASK: ClassVar[str] = "stone"
    RULE: ClassVar[str] = "IVN-INC-03"
    ACCEPTS: ClassVar[tuple[int, ...]] = (QUARRY, PASS)

    def __init__(self, seat: int, stones: int) -> None:
        super().__init__(seat)
        self.stones = stones

    def moves(self, s: Ivan) -> list[Move]:
        return [PASS_MOVE, QUARRY_MOVE] if has_stone_price(s, self.seat) else [PASS_MOVE]

    def is_open(self, s: Ivan) -> bool:
        return has_stone_price(s, self.seat) or may_act_freely(s, self.seat)

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return Refusal("no-coin-for-stone", "IVN-INC-03", {}) if move[0] == QUARRY else None

    def choose(self, s: Ivan, move: Move) -> None:
        if move[0] == QUARRY:
            buy_stone(s, self.seat)
            offer_stone(s, self.seat, self.stones - 1)


class ChooseCities(Several["Ivan"]):
    """IVN-INC-01, IVN-R-28: up to three different cities are named in any order, then they pay.

    Every city with presence may be named, a city of stone too: its coin may come from another one.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "again", "picked")
    BOUNDS: ClassVar[dict[str, Bound]] = {"again": 10}
    KIND: ClassVar[int] = NAME
    FREE: ClassVar[bool] = True
    ASK: ClassVar[str] = "cities"
    RULE: ClassVar[str] = "IVN-INC-01"
    ACCEPTS: ClassVar[tuple[int, ...]] = (NAME,)

    def __init__(self, seat: int, left: int, again: int, picked: tuple[int, ...]) -> None:
        super().__init__(seat, picked)
        self.left = left
        self.again = again

    def limits(self, s: Ivan) -> Limits:
        cities: list[int] = []
        for city in range(s.parts.land.cities):
            if is_present(s, self.seat, city):
                cities.append(city)
        return Limits(cities, [1] * len(cities), 0, self.left)

    def is_open(self, s: Ivan) -> bool:
        """Whether the income of a city is, or could become, anything."""
        for city in range(s.parts.land.cities):
            if is_present(s, self.seat, city) and is_worth(s, self.seat, city, 0):
                return True
        return False

    def reason_against(self, s: Ivan, item: int) -> Refusal:
        return Refusal("no-presence", self.RULE, {})

    def with_picked(self, picked: tuple[int, ...]) -> ChooseCities:
        return ChooseCities(self.seat, self.left, self.again, picked)

    def chosen(self, s: Ivan, items: list[int]) -> None:
        if not items:
            return
        s.arranged = 0
        named = 0
        stones = 0
        for city in items:
            named |= 1 << city
            stones += harvest(s, self.seat, city)
        go_on_harvesting(s, self.seat, 0, named, stones, self.again)
