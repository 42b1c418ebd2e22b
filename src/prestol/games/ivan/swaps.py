"""Exchange: goods and coins for others (IVN-EXC, IVN-ICO-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.step import Choice, Move, Step, TurnChoice
from prestol.games.ivan.able import is_asked
from prestol.games.ivan.moves import GET, GETS, GIVE, GIVES, PASS_MOVE
from prestol.games.ivan.parts import KINDS, OP_EXCHANGE, PER_GIVEN
from prestol.games.ivan.stock import give_up, receive

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


def add_gifts(s: Ivan, seat: int, left: int, least: int, listed: list[Move]) -> None:
    """Kinds that may be given next, so that as many units as are needed are left of it or of later kinds.

    The units of a swap are given in the order of their kinds: every selection has one order of picking.
    """
    base = seat * KINDS
    later = 0
    start = len(listed)
    for kind in range(KINDS - 1, least - 1, -1):
        later += s.goods[base + kind]
        if s.goods[base + kind] > 0 and later >= left:
            listed.insert(start, GIVES[kind])


class Exchange(Step["Ivan"]):
    """IVN-ICO-08: up to so many swaps, one after another."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "give", "left")

    def __init__(self, seat: int, give: int, left: int) -> None:
        self.seat = seat
        self.give = give
        self.left = left

    def run(self, s: Ivan) -> None:
        if self.left > 0 and is_asked(s, self.seat, OP_EXCHANGE, self.give * PER_GIVEN):
            s.do(OfferSwap(self.seat, self.give, self.left))


class OfferSwap(TurnChoice["Ivan"]):
    """IVN-R-30, IVN-R-37: begin a swap by giving its first unit, or leave it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "give", "left")
    ASK: ClassVar[str] = "swap"
    RULE: ClassVar[str] = "IVN-ICO-08"

    def __init__(self, seat: int, give: int, left: int) -> None:
        super().__init__(seat)
        self.give = give
        self.left = left

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [PASS_MOVE]
        add_gifts(s, self.seat, self.give, 0, listed)
        return listed

    def choose(self, s: Ivan, move: Move) -> None:
        if move[0] == GIVE:
            s.do(begin_swap(s, self.seat, self.give, move[1]), Exchange(self.seat, self.give, self.left - 1))


def begin_swap(s: Ivan, seat: int, give: int, kind: int) -> Swap:
    """The first unit of a swap is given; the rest of it follows without a window in between (IVN-R-60)."""
    give_up(s, seat, kind, 1)
    return Swap(seat, give - 1, kind, 1 << kind)


class Swap(Choice["Ivan"]):
    """IVN-EXC-01, IVN-R-37: give the other units, then take one of a kind that was not given."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "least", "given")
    ASK: ClassVar[str] = "swap-on"
    RULE: ClassVar[str] = "IVN-EXC-01"

    def __init__(self, seat: int, left: int, least: int, given: int) -> None:
        super().__init__(seat)
        self.left = left
        self.least = least
        self.given = given

    def options(self, s: Ivan) -> list[Move]:
        listed: list[Move] = []
        if self.left > 0:
            add_gifts(s, self.seat, self.left, self.least, listed)
            return listed
        for kind in range(KINDS):
            if self.given >> kind & 1 == 0:
                listed.append(GETS[kind])
        return listed

    def pick(self, s: Ivan, move: Move) -> None:
        if move[0] == GET:
            receive(s, self.seat, move[1], 1)
        else:
            give_up(s, self.seat, move[1], 1)
            s.do(Swap(self.seat, self.left - 1, move[1], self.given | 1 << move[1]))
