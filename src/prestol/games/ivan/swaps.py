"""Exchange: goods and coins for others (IVN-EXC, IVN-ICO-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.bounds import Bound
from prestol.engine.errors import Refusal
from prestol.engine.several import Limits, Several
from prestol.engine.step import Choice, Move, Step
from prestol.games.ivan.able import is_asked
from prestol.games.ivan.moves import GET, GETS, PASS, PASS_MOVE, SWAP
from prestol.games.ivan.parts import KINDS, OP_EXCHANGE, PER_GIVEN
from prestol.games.ivan.stock import give_up, receive, why_not_goods
from prestol.games.ivan.version1 import OfferSwap

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


class Exchange(Step["Ivan"]):
    """IVN-ICO-08: up to a number of swaps, one after another."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "give", "left")
    BOUNDS: ClassVar[dict[str, Bound]] = {"give": 3}

    def __init__(self, seat: int, give: int, left: int) -> None:
        self.seat = seat
        self.give = give
        self.left = left

    def run(self, s: Ivan) -> None:
        if self.left > 0 and is_asked(s, self.seat, OP_EXCHANGE, self.give * PER_GIVEN):
            if s.rules >= 2:
                s.do(OfferUnits(self.seat, self.give, self.left, ()))
            else:
                s.do(OfferSwap(self.seat, self.give, self.left))


def units_to_give(s: Ivan, seat: int, give: int) -> Limits:
    """IVN-EXC-01: exactly this many units, of whatever kinds the seat has."""
    kinds: list[int] = []
    each: list[int] = []
    for kind in range(KINDS):
        count = s.goods[seat * KINDS + kind]
        if count > 0:
            kinds.append(kind)
            each.append(min(count, give))
    return Limits(kinds, each, give, give)


def give_units(s: Ivan, seat: int, kinds: list[int]) -> TakeUnit:
    """The units go to the pool; one of another kind follows without a window in between (IVN-R-60)."""
    given = 0
    for kind in kinds:
        give_up(s, seat, kind, 1)
        given |= 1 << kind
    return TakeUnit(seat, given)


class OfferUnits(Several["Ivan"]):
    """IVN-R-30, IVN-R-37: the units that are given in a swap, or the swap is skipped."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "give", "left", "picked")
    BOUNDS: ClassVar[dict[str, Bound]] = {"give": 3}
    KIND: ClassVar[int] = SWAP
    FREE: ClassVar[bool] = True
    ASK: ClassVar[str] = "swap"
    RULE: ClassVar[str] = "IVN-ICO-08"
    ACCEPTS: ClassVar[tuple[int, ...]] = (SWAP, PASS)

    def __init__(self, seat: int, give: int, left: int, picked: tuple[int, ...]) -> None:
        super().__init__(seat, picked)
        self.give = give
        self.left = left

    def limits(self, s: Ivan) -> Limits:
        return units_to_give(s, self.seat, self.give)

    def moves(self, s: Ivan) -> list[Move]:
        return [PASS_MOVE]

    def is_open(self, s: Ivan) -> bool:
        return is_asked(s, self.seat, OP_EXCHANGE, self.give * PER_GIVEN)

    def choose(self, s: Ivan, move: Move) -> None:
        """The swap is skipped, and so are those that could follow."""

    def reason_against(self, s: Ivan, item: int) -> Refusal:
        return Refusal("nothing-to-give", "IVN-EXC-01", {})

    def with_picked(self, picked: tuple[int, ...]) -> OfferUnits:
        return OfferUnits(self.seat, self.give, self.left, picked)

    def chosen(self, s: Ivan, items: list[int]) -> None:
        s.do(give_units(s, self.seat, items), Exchange(self.seat, self.give, self.left - 1))


class TakeUnit(Choice["Ivan"]):
    """IVN-EXC-01, IVN-R-37: one unit of a kind that was not given."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "given")
    BOUNDS: ClassVar[dict[str, Bound]] = {"given": 1 << KINDS}
    ASK: ClassVar[str] = "swap-for"
    RULE: ClassVar[str] = "IVN-EXC-01"
    ACCEPTS: ClassVar[tuple[int, ...]] = (GET,)

    def __init__(self, seat: int, given: int) -> None:
        super().__init__(seat)
        self.given = given

    def options(self, s: Ivan) -> list[Move]:
        listed: list[Move] = []
        for kind in range(KINDS):
            if self.given >> kind & 1 == 0:
                listed.append(GETS[kind])
        return listed

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return why_not_goods(s, self.seat, move)

    def pick(self, s: Ivan, move: Move) -> None:
        receive(s, self.seat, move[1], 1)
