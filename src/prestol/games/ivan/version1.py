"""Questions of version 1 of the rules, which asked for several things one after another in a fixed order.

Games that were begun with it are finished with it; since version 2 people select in any order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.bounds import Bound
from prestol.engine.errors import Refusal
from prestol.engine.step import Choice, Move, TurnChoice
from prestol.games.ivan.board import is_present
from prestol.games.ivan.harvest import go_on_harvesting, harvest, is_worth, why_not_harvest
from prestol.games.ivan.moves import (
    FINISH,
    FINISH_MOVE,
    GET,
    GETS,
    GIVE,
    GIVES,
    HARVEST,
    HARVESTS,
    PASS,
    PASS_MOVE,
)
from prestol.games.ivan.parts import (
    EXCHANGE,
    FIRST_FOREIGN,
    FIRST_LOCAL,
    FOREIGN,
    KINDS,
    LOCAL,
    OP_EXCHANGE,
    PER_GIVEN,
    SWAP_UNITS,
)
from prestol.games.ivan.stock import give_up, receive, why_not_at_market, why_not_goods

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


class GainChoice(Choice["Ivan"]):
    """IVN-ICO-01, IVN-R-30: units of choice, one after another; each is of the last kind or of a later one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "sort", "left", "least")
    BOUNDS: ClassVar[dict[str, Bound]] = {"sort": 3, "least": KINDS}
    ASK: ClassVar[str] = "gain"
    RULE: ClassVar[str] = "IVN-ICO-01"
    ACCEPTS: ClassVar[tuple[int, ...]] = (GET,)

    def __init__(self, seat: int, sort: int, left: int, least: int) -> None:
        super().__init__(seat)
        self.sort = sort
        self.left = left
        self.least = least

    def options(self, s: Ivan) -> list[Move]:
        low = FIRST_LOCAL if self.sort == LOCAL else FIRST_FOREIGN if self.sort == FOREIGN else 0
        high = FIRST_FOREIGN if self.sort == LOCAL else KINDS
        return GETS[max(low, self.least) : high]

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return why_not_goods(s, self.seat, move)

    def pick(self, s: Ivan, move: Move) -> None:
        receive(s, self.seat, move[1], 1)
        if self.left > 1:
            s.do(GainChoice(self.seat, self.sort, self.left - 1, move[1]))


class NameCities(TurnChoice["Ivan"]):
    """IVN-INC-01, IVN-R-28: up to three different cities are named in the order of the map, then they pay.

    From the first name on there is no window for free actions until they pay.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "named", "again")
    BOUNDS: ClassVar[dict[str, Bound]] = {"again": 10}
    ASK: ClassVar[str] = "name-cities"
    RULE: ClassVar[str] = "IVN-INC-01"
    ACCEPTS: ClassVar[tuple[int, ...]] = (HARVEST, PASS, FINISH)

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

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return why_not_harvest(s, self.seat, move[1]) if move[0] == HARVEST else None

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


def add_gifts(s: Ivan, seat: int, left: int, least: int, listed: list[Move]) -> None:
    """Kinds that may be given next, so that as many units as are needed are left of it or of later kinds."""
    base = seat * KINDS
    later = 0
    start = len(listed)
    for kind in range(KINDS - 1, least - 1, -1):
        later += s.goods[base + kind]
        if s.goods[base + kind] > 0 and later >= left:
            listed.insert(start, GIVES[kind])


class OfferSwap(TurnChoice["Ivan"]):
    """IVN-R-30, IVN-R-37: begin a swap by giving its first unit, or skip it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "give", "left")
    BOUNDS: ClassVar[dict[str, Bound]] = {"give": 3}
    ASK: ClassVar[str] = "swap"
    RULE: ClassVar[str] = "IVN-ICO-08"
    ACCEPTS: ClassVar[tuple[int, ...]] = (GIVE, PASS)

    def __init__(self, seat: int, give: int, left: int) -> None:
        super().__init__(seat)
        self.give = give
        self.left = left

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [PASS_MOVE]
        add_gifts(s, self.seat, self.give, 0, listed)
        return listed

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return why_not_goods(s, self.seat, move)

    def choose(self, s: Ivan, move: Move) -> None:
        if move[0] == GIVE:
            rest = s.question(self.seat, OP_EXCHANGE, self.give * PER_GIVEN + self.left - 1)
            s.do(begin_swap(s, self.seat, self.give, move[1]), rest)


def begin_swap(s: Ivan, seat: int, give: int, kind: int) -> Swap:
    """The first unit of a swap is given; the rest of it follows without a window in between (IVN-R-60)."""
    give_up(s, seat, kind, 1)
    return Swap(seat, give - 1, kind, 1 << kind)


class Swap(Choice["Ivan"]):
    """IVN-EXC-01, IVN-R-37: give the other units, then take one of a kind that was not given."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "least", "given")
    BOUNDS: ClassVar[dict[str, Bound]] = {"least": KINDS, "given": 1 << KINDS}
    ASK: ClassVar[str] = "swap-on"
    RULE: ClassVar[str] = "IVN-EXC-01"
    ACCEPTS: ClassVar[tuple[int, ...]] = (GIVE, GET)

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

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return why_not_goods(s, self.seat, move)

    def pick(self, s: Ivan, move: Move) -> None:
        if move[0] == GET:
            receive(s, self.seat, move[1], 1)
        else:
            give_up(s, self.seat, move[1], 1)
            s.do(Swap(self.seat, self.left - 1, move[1], self.given | 1 << move[1]))


class Market(TurnChoice["Ivan"]):
    """IVN-EXC-01 to IVN-EXC-03, IVN-R-37: swaps without limit, and foreign goods for free, in any order."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    ASK: ClassVar[str] = "market"
    RULE: ClassVar[str] = "IVN-EXC-01"
    ACCEPTS: ClassVar[tuple[int, ...]] = (GIVE, GET, FINISH)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [FINISH_MOVE]
        if self.left > 0:
            listed.extend(GETS[FIRST_FOREIGN:KINDS])
        add_gifts(s, self.seat, SWAP_UNITS, 0, listed)
        return listed

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return why_not_at_market(s, self.seat, move)

    def choose(self, s: Ivan, move: Move) -> None:
        if move[0] == GET:
            receive(s, self.seat, move[1], 1)
            s.do(s.work(self.seat, EXCHANGE, self.left - 1, 0))
        elif move[0] != FINISH:
            s.do(begin_swap(s, self.seat, SWAP_UNITS, move[1]), s.work(self.seat, EXCHANGE, self.left, 0))
