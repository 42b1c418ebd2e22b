"""Cities that pay: what they bring, stones that are bought, and what else the chamber of income offers (IVN-INC)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.bounds import Bound
from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Move, TurnChoice
from prestol.games.ivan import events as ev
from prestol.games.ivan.able import may_act_freely, may_use_estate, yields
from prestol.games.ivan.board import is_present, no_such_city
from prestol.games.ivan.moves import AGAIN, AGAINS, FINISH, FINISH_MOVE, HARVEST, HARVESTS, QUARRY, QUARRY_MOVE
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


def unnamed_cities(s: Ivan, seat: int, named: int) -> int:
    """Cities with own presence beside the named ones."""
    found = 0
    for city in range(s.parts.land.cities):
        if named >> city & 1 == 0 and is_present(s, seat, city):
            found |= 1 << city
    return found


def go_on_harvesting(s: Ivan, seat: int, left: int, named: int, stones: int, again: int) -> None:
    """Go on asking while something of the chamber of income is left."""
    question = Harvest(seat, left, named, stones, again)
    if s.rules >= 2:
        if question.is_open(s):
            s.do(question)
        return
    if len(question.moves(s)) == 1 and not may_act_freely(s, seat):
        return
    if left > 0 or stones > 0 or (again > 0 and named != 0):
        s.do(question)


def why_not_harvest(s: Ivan, seat: int, city: int) -> Refusal | None:
    """IVN-INC-01: why a city pays no income."""
    if city >= s.parts.land.cities:
        return no_such_city(s, city)
    if not is_present(s, seat, city):
        return Refusal("no-presence", "IVN-INC-01", {})
    return Refusal("no-income", "IVN-INC-01", {})


class Harvest(TurnChoice["Ivan"]):
    """IVN-INC-03, IVN-INC-04, IVN-R-28: stones are bought, with a seal a named city pays again.

    If the table has that option, the cities are chosen here, one when each pays.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "named", "stones", "again")
    BOUNDS: ClassVar[dict[str, Bound]] = {"again": 10}
    ASK: ClassVar[str] = "harvest"
    RULE: ClassVar[str] = "IVN-INC-01"
    ACCEPTS: ClassVar[tuple[int, ...]] = (HARVEST, QUARRY, AGAIN, FINISH)

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

    def is_open(self, s: Ivan) -> bool:
        """Whether there is something to take, or a free action could bring a coin for a stone or a piece to a city."""
        if len(self.moves(s)) > 1:
            return True
        if self.stones > 0 and may_act_freely(s, self.seat):
            return True
        return self.left > 0 and may_use_estate(s, self.seat)

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        if move[0] == QUARRY:
            return Refusal("no-coin-for-stone", "IVN-INC-03", {})
        if move[0] == AGAIN:
            return no_such_city(s, move[1]) or Refusal("not-named", "IVN-INC-04", {})
        return why_not_harvest(s, self.seat, move[1]) if move[0] == HARVEST else None

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
