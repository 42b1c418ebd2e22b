"""Prices of deeds: coins and goods, cards from hand, figures and buildings from the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.bounds import Bound, Row
from prestol.engine.errors import Refusal
from prestol.engine.places import cards_at, count_at
from prestol.engine.several import Limits, Several
from prestol.engine.step import EVERYBODY, Choice, Move
from prestol.games.rurik import events as ev
from prestol.games.rurik.building import take_building
from prestol.games.rurik.losses import discard_scheme
from prestol.games.rurik.moves import CHIEF, DEMOLISH, DEMOLISHES, DISCARD, PAY, REMOVE, REMOVES, SPEND, SPENDS, TROOP
from prestol.games.rurik.parts import (
    ANY_GOODS,
    ANYWHERE_ORIGIN,
    BUILDINGS,
    COIN,
    DIFFERENT_GOODS,
    DISTINCT_REGIONS,
    FIGURES,
    FIRST_GOOD,
    GOODS,
    KINDS,
    ONE_RULED_REGION,
    ORIGIN,
    REGIONS,
    SAME_GOODS,
    SCHEME_CARDS,
)
from prestol.games.rurik.rule import rules
from prestol.games.rurik.stock import pay_coins, pay_goods, take_figure

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def payable_figures(s: Rurik, seat: int, region: int) -> int:
    """RUR-R-39: figures of a region that may be removed as a price."""
    chief = 1 if s.leader_at[seat] == region and s.options.leader_pays_deeds else 0
    return s.troops[seat * REGIONS + region] + chief


def payable_from(s: Rurik, seat: int, origin: int) -> int:
    """RUR-R-39: figures that a price may take, from where it takes them."""
    total, best = 0, 0
    for region in s.regions:
        figures = payable_figures(s, seat, region)
        if origin == ONE_RULED_REGION:
            if figures > best and rules(s, seat, region):
                best = figures
        elif origin == DISTINCT_REGIONS:
            total += 1 if figures > 0 else 0
        else:
            total += figures
    return best if origin == ONE_RULED_REGION else total


def can_pay(s: Rurik, seat: int, price: list[int]) -> bool:
    """RUR-ADD-03: all of a price, in full."""
    if s.coins[seat] < price[COIN]:
        return False
    left, kinds, most = 0, 0, 0
    for good in range(GOODS):
        owned = s.goods[seat * GOODS + good]
        due = price[FIRST_GOOD + good]
        if owned < due:
            return False
        left += owned - due
        kinds += 1 if owned > 0 else 0
        most = max(most, owned)
    if left < price[ANY_GOODS] or kinds < price[DIFFERENT_GOODS] or most < price[SAME_GOODS]:
        return False
    if price[SCHEME_CARDS] > 0 and count_at(s.schemes, seat) < price[SCHEME_CARDS]:
        return False
    if price[BUILDINGS] > 0 and seat not in s.buildings:
        return False
    return price[FIGURES] == 0 or payable_from(s, seat, price[ORIGIN]) >= price[FIGURES]


def pay(s: Rurik, seat: int, price: list[int]) -> None:
    """What is named is paid at once; what leaves a choice is asked for."""
    pay_coins(s, seat, price[COIN])
    for good in range(GOODS):
        pay_goods(s, seat, good, price[FIRST_GOOD + good])
    if price[BUILDINGS] > 0:
        s.do(PayBuilding(seat))
    if price[FIGURES] > 0:
        s.do(PayFigure(seat, price[FIGURES], price[ORIGIN], ()))
    if price[ANY_GOODS] > 0:
        s.do(PayGoods(seat, price[ANY_GOODS], price[ANY_GOODS], ()))
    if price[DIFFERENT_GOODS] > 0:
        s.do(PayGoods(seat, price[DIFFERENT_GOODS], 1, ()))
    if price[SAME_GOODS] > 0:
        s.do(PayOneKind(seat, price[SAME_GOODS]))
    if price[SCHEME_CARDS] > 0:
        s.do(PayScheme(seat))


class PayScheme(Choice["Rurik"]):
    """RUR-DC-02: a card from hand, discarded without effect."""

    ASK: ClassVar[str] = "discard"
    RULE: ClassVar[str] = "RUR-ADD-03"
    ACCEPTS: ClassVar[tuple[int, ...]] = (DISCARD,)

    def options(self, s: Rurik) -> list[Move]:
        return [(DISCARD, card) for card in cards_at(s.schemes, self.seat)]

    def why_not(self, s: Rurik, move: Move) -> Refusal | None:
        return Refusal("not-in-hand", "RUR-ADD-01", {})

    def pick(self, s: Rurik, move: Move) -> None:
        discard_scheme(s, move[1])
        s.tell(ev.SCHEME_DISCARDED, EVERYBODY, self.seat, move[1])


class PayGoods(Several["Rurik"]):
    """RUR-DC-16, RUR-DC-25: goods of choice, of any types or all of different types."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "due", "each", "picked")
    KIND: ClassVar[int] = PAY
    ASK: ClassVar[str] = "pay-goods"
    RULE: ClassVar[str] = "RUR-ADD-03"
    ACCEPTS: ClassVar[tuple[int, ...]] = (PAY,)

    def __init__(self, seat: int, due: int, each: int, picked: tuple[int, ...]) -> None:
        super().__init__(seat, picked)
        self.due = due
        self.each = each
        """Goods of one type at most."""

    def limits(self, s: Rurik) -> Limits:
        owned = [good for good in range(GOODS) if s.goods[self.seat * GOODS + good] > 0]
        most = [min(s.goods[self.seat * GOODS + good], self.each) for good in owned]
        return Limits(owned, most, self.due, self.due)

    def reason_against(self, s: Rurik, item: int) -> Refusal:
        return Refusal("no-such-goods", self.RULE, {})

    def with_picked(self, picked: tuple[int, ...]) -> PayGoods:
        return PayGoods(self.seat, self.due, self.each, picked)

    def chosen(self, s: Rurik, items: list[int]) -> None:
        for good in range(GOODS):
            pay_goods(s, self.seat, good, items.count(good))


class PayOneKind(Choice["Rurik"]):
    """RUR-DC-13: goods of one type."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "due")
    ASK: ClassVar[str] = "spend"
    RULE: ClassVar[str] = "RUR-DC-13"
    ACCEPTS: ClassVar[tuple[int, ...]] = (SPEND,)

    def __init__(self, seat: int, due: int) -> None:
        super().__init__(seat)
        self.due = due

    def options(self, s: Rurik) -> list[Move]:
        return [SPENDS[good] for good in range(GOODS) if s.goods[self.seat * GOODS + good] >= self.due]

    def why_not(self, s: Rurik, move: Move) -> Refusal | None:
        return Refusal("no-such-goods", "RUR-DC-13", {})

    def pick(self, s: Rurik, move: Move) -> None:
        pay_goods(s, self.seat, move[1], self.due)


class PayFigure(Choice["Rurik"]):
    """RUR-R-39: own figures go back to the supply, one by one, from where the price says."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "due", "origin", "taken")
    BOUNDS: ClassVar[dict[str, Bound]] = {"origin": 3, "taken": Row(REGIONS)}
    ASK: ClassVar[str] = "remove"
    RULE: ClassVar[str] = "RUR-R-39"
    ACCEPTS: ClassVar[tuple[int, ...]] = (REMOVE,)

    def __init__(self, seat: int, due: int, origin: int, taken: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.due = due
        self.origin = origin
        self.taken = taken
        """Regions that have given a figure."""

    def gives(self, s: Rurik, region: int) -> bool:
        """Whether the next figure may come from a region."""
        if self.origin == DISTINCT_REGIONS:
            return region not in self.taken
        if self.origin == ONE_RULED_REGION:
            if self.taken:
                return region == self.taken[0]
            return payable_figures(s, self.seat, region) >= self.due and rules(s, self.seat, region)
        return self.origin == ANYWHERE_ORIGIN

    def options(self, s: Rurik) -> list[Move]:
        listed: list[Move] = []
        for region in s.regions:
            if self.gives(s, region):
                if s.troops[self.seat * REGIONS + region] > 0:
                    listed.append(REMOVES[TROOP * REGIONS + region])
                if s.leader_at[self.seat] == region and s.options.leader_pays_deeds:
                    listed.append(REMOVES[CHIEF * REGIONS + region])
        return listed

    def why_not(self, s: Rurik, move: Move) -> Refusal | None:
        if move[2] not in s.regions or not self.gives(s, move[2]):
            return Refusal("not-from-there", self.rule(), {})
        return Refusal("no-troop-there", self.rule(), {})

    def pick(self, s: Rurik, move: Move) -> None:
        take_figure(s, self.seat, move[1], move[2])
        s.tell(ev.FIGURE_REMOVED, EVERYBODY, self.seat, move[1], move[2])
        if self.due > 1:
            s.do(PayFigure(self.seat, self.due - 1, self.origin, (*self.taken, move[2])))


class PayBuilding(Choice["Rurik"]):
    """RUR-DC-17: an own building off the map."""

    ASK: ClassVar[str] = "demolish"
    RULE: ClassVar[str] = "RUR-DC-17"
    ACCEPTS: ClassVar[tuple[int, ...]] = (DEMOLISH,)

    def options(self, s: Rurik) -> list[Move]:
        listed: list[Move] = []
        for region in s.regions:
            for kind in range(KINDS):
                if s.buildings[region * KINDS + kind] == self.seat:
                    listed.append(DEMOLISHES[kind * REGIONS + region])
        return listed

    def why_not(self, s: Rurik, move: Move) -> Refusal | None:
        return Refusal("not-your-building", "RUR-DC-17", {})

    def pick(self, s: Rurik, move: Move) -> None:
        take_building(s, self.seat, move[1], move[2])
