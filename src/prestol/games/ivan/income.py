"""Income of cities: from tokens and estates, and in the chamber of income (IVN-INC)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.step import EVERYBODY, Move, TurnChoice
from prestol.games.ivan import events as ev
from prestol.games.ivan.able import may_act_freely, yields
from prestol.games.ivan.board import is_present
from prestol.games.ivan.moves import (
    AGAIN,
    AGAINS,
    FINISH_MOVE,
    HARVEST,
    HARVESTS,
    PASS_MOVE,
    QUARRY,
    QUARRY_MOVE,
)
from prestol.games.ivan.parts import COIN, KINDS, STONE
from prestol.games.ivan.stock import give_up, receive

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


def harvest(s: Ivan, seat: int, city: int) -> int:
    """IVN-INC-01, IVN-INC-03: a city pays what costs nothing; the number of stones that may be bought."""
    income = s.parts.land.income[city]
    s.tell(ev.HARVESTED, EVERYBODY, seat, city)
    for kind in range(KINDS):
        if income[kind] > 0 and kind != STONE:
            receive(s, seat, kind, income[kind])
    return income[STONE]


def has_stone_price(s: Ivan, seat: int) -> bool:
    return s.goods[seat * KINDS + COIN] >= s.parts.figures.stone_price


def is_worth(s: Ivan, seat: int, city: int, paying: int) -> bool:
    """IVN-R-53: whether an income can be anything. A stone needs a coin, which may still come by a free action or from
    one of the cities that pay as well: coins, or goods to be sold for one."""
    if yields(s, city, 0) or has_stone_price(s, seat):
        return True
    for other in range(s.parts.land.cities):
        if paying >> other & 1 == 1 and yields(s, other, 0):
            return True
    return may_act_freely(s, seat)


def buy_stone(s: Ivan, seat: int) -> None:
    """IVN-INC-03: a coin to the pool, a stone from it."""
    if s.parts.figures.stone_price > 0:
        give_up(s, seat, COIN, s.parts.figures.stone_price)
    receive(s, seat, STONE, 1)


class TakeIncome(TurnChoice["Ivan"]):
    """IVN-ICO-02, IVN-R-29: the income of one city with own presence."""

    ASK: ClassVar[str] = "income"
    RULE: ClassVar[str] = "IVN-ICO-02"

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [PASS_MOVE]
        coins = s.goods[self.seat * KINDS + COIN]
        for city in range(s.parts.land.cities):
            if is_present(s, self.seat, city) and yields(s, city, coins):
                listed.append(HARVESTS[city])
        return listed

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

    def __init__(self, seat: int, stones: int) -> None:
        super().__init__(seat)
        self.stones = stones

    def moves(self, s: Ivan) -> list[Move]:
        return [PASS_MOVE, QUARRY_MOVE] if has_stone_price(s, self.seat) else [PASS_MOVE]

    def choose(self, s: Ivan, move: Move) -> None:
        if move[0] == QUARRY:
            buy_stone(s, self.seat)
            offer_stone(s, self.seat, self.stones - 1)


class NameCities(TurnChoice["Ivan"]):
    """IVN-INC-01, IVN-R-28: up to three different cities are named, then they pay.

    They are named in the order of the map, so that every selection has one order. From the first name on there is no
    window for free actions until they pay.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "named", "again")
    ASK: ClassVar[str] = "name-cities"
    RULE: ClassVar[str] = "IVN-INC-01"

    def __init__(self, seat: int, left: int, named: int, again: int) -> None:
        super().__init__(seat)
        self.left = left
        self.named = named
        self.again = again

    def cities(self, s: Ivan) -> list[int]:
        """Cities that may be named next and whose income is, or could become, anything."""
        later: list[int] = []
        for city in range(s.parts.land.cities):
            if self.named >> city == 0 and is_present(s, self.seat, city):
                later.append(city)
        found: list[int] = []
        for at in range(len(later)):
            paying = self.named
            for city in later[at + 1 :] if self.left > 1 else []:
                paying |= 1 << city
            if is_worth(s, self.seat, later[at], paying):
                found.append(later[at])
        return found

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [FINISH_MOVE] if self.named == 0 else [PASS_MOVE]
        for city in self.cities(s):
            listed.append(HARVESTS[city])
        return listed

    def options(self, s: Ivan) -> list[Move]:
        listed = self.moves(s)
        if self.named == 0:
            listed.extend(s.free_moves(self.seat))
        return listed

    def choose(self, s: Ivan, move: Move) -> None:
        named = self.named
        if move[0] == HARVEST:
            s.arranged = 0
            named |= 1 << move[1]
            further = NameCities(self.seat, self.left - 1, named, self.again)
            if self.left > 1 and further.cities(s):
                s.do(further)
                return
        elif named == 0:
            return
        stones = 0
        for city in range(s.parts.land.cities):
            if named >> city & 1 == 1:
                stones += harvest(s, self.seat, city)
        go_on_harvesting(s, self.seat, 0, named, stones, self.again)


def unnamed_cities(s: Ivan, seat: int, named: int) -> int:
    """Cities with own presence beside the named ones."""
    found = 0
    for city in range(s.parts.land.cities):
        if named >> city & 1 == 0 and is_present(s, seat, city):
            found |= 1 << city
    return found


def go_on_harvesting(s: Ivan, seat: int, left: int, named: int, stones: int, again: int) -> None:
    """Ask on while something of the chamber of income is left."""
    question = Harvest(seat, left, named, stones, again)
    if len(question.moves(s)) == 1 and not may_act_freely(s, seat):
        return
    if left > 0 or stones > 0 or (again > 0 and named != 0):
        s.do(question)


class Harvest(TurnChoice["Ivan"]):
    """IVN-INC-03, IVN-INC-04, IVN-R-28: stones are bought, with a seal a named city pays again.

    If the table has it so, the cities are chosen here, one when each pays.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "named", "stones", "again")
    ASK: ClassVar[str] = "harvest"
    RULE: ClassVar[str] = "IVN-INC-01"

    def __init__(self, seat: int, left: int, named: int, stones: int, again: int) -> None:
        super().__init__(seat)
        self.left = left
        self.named = named
        self.stones = stones
        self.again = again

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [FINISH_MOVE]
        if self.stones > 0 and has_stone_price(s, self.seat):
            listed.append(QUARRY_MOVE)
        unnamed = unnamed_cities(s, self.seat, self.named) if self.left > 0 else 0
        for city in range(s.parts.land.cities):
            if self.named >> city & 1 == 1:
                if self.again > 0 and is_worth(s, self.seat, city, unnamed):
                    listed.append(AGAINS[city])
            elif unnamed >> city & 1 == 1:
                others = unnamed & ~(1 << city) if self.left > 1 else 0
                if is_worth(s, self.seat, city, others):
                    listed.append(HARVESTS[city])
        return listed

    def choose(self, s: Ivan, move: Move) -> None:
        seat = self.seat
        left, named, stones, again = self.left, self.named, self.stones, self.again
        s.arranged = 0
        if move[0] == QUARRY:
            buy_stone(s, seat)
            stones -= 1
        elif move[0] == AGAIN:
            stones += harvest(s, seat, move[1])
            again -= 1
        elif move[0] == HARVEST:
            stones += harvest(s, seat, move[1])
            named |= 1 << move[1]
            left -= 1
        else:
            return
        go_on_harvesting(s, seat, left, named, stones, again)
