"""Deeds (RUR-ADD-03 to RUR-ADD-05, RUR-DC): requirement, price, reward."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.places import count_at
from prestol.engine.step import EVERYBODY, Step
from prestol.games.rurik import events as ev
from prestol.games.rurik.effect import carry_out
from prestol.games.rurik.measures import largest_group
from prestol.games.rurik.parts import (
    DONE,
    GOODS,
    KINDS,
    NEED_CONNECTED,
    NEED_DEFEATED,
    NEED_DISTINCT_GOODS,
    NEED_GATHERED,
    NEED_OCCUPIED,
    NEED_ONE_REGION,
    NEED_TOKEN,
)
from prestol.games.rurik.price import can_pay, pay
from prestol.games.rurik.rule import figures_in, occupied_regions

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def meets(s: Rurik, seat: int, need: list[int]) -> bool:
    """RUR-DC: one requirement; nothing is paid for it, and rule is never needed."""
    return may_be_built(s, seat, need) and reached(s, seat, need) >= due(need)


def due(need: list[int]) -> int:
    """How much a requirement asks for."""
    kind = need[0]
    if kind == NEED_ONE_REGION:
        return len(need) - 1
    if kind == NEED_TOKEN:
        return 1
    return need[2] if kind <= NEED_CONNECTED else need[1]


def reached(s: Rurik, seat: int, need: list[int]) -> int:
    """How much of it a side has."""
    kind = need[0]
    if kind == NEED_DISTINCT_GOODS:
        return distinct_goods(s, seat, need[1])
    if kind == NEED_CONNECTED:
        return largest_group(s, regions_with(s, seat, need[1]))
    if kind == NEED_ONE_REGION:
        return most_together(s, seat, need)
    if kind == NEED_OCCUPIED:
        return occupied_regions(s, seat)
    if kind == NEED_GATHERED:
        return most_figures(s, seat)
    if kind == NEED_DEFEATED:
        return count_at(s.defeated, seat)
    return 1 if s.token == seat else 0


def may_be_built(s: Rurik, seat: int, need: list[int]) -> bool:
    """Whether there are enough buildings on the map, wherever they stand; spares most searches of the map."""
    if need[0] <= NEED_CONNECTED:
        return built(s, seat, need[1]) >= need[2]
    if need[0] == NEED_ONE_REGION:
        for at in range(1, len(need)):
            if built(s, seat, need[at]) == 0:
                return False
    return True


def built(s: Rurik, seat: int, kind: int) -> int:
    """How many buildings of a kind a player has on the map."""
    return s.parts.figures.buildings[kind] - s.building_supply[seat * KINDS + kind]


def regions_with(s: Rurik, seat: int, kind: int) -> list[int]:
    """Regions with an own building of a kind."""
    return [region for region in s.regions if s.buildings[region * KINDS + kind] == seat]


def distinct_goods(s: Rurik, seat: int, kind: int) -> int:
    """RUR-DC-01, RUR-R-40: kinds of good among the regions with such a building."""
    found = [0] * GOODS
    for region in regions_with(s, seat, kind):
        found[s.yields[region]] = 1
    return sum(found)


def most_together(s: Rurik, seat: int, need: list[int]) -> int:
    """RUR-DC: how many of these kinds of building a side has in one region, at best."""
    most = 0
    for region in s.regions:
        count = 0
        for at in range(1, len(need)):
            if s.buildings[region * KINDS + need[at]] == seat:
                count += 1
        most = max(most, count)
    return most


def most_figures(s: Rurik, seat: int) -> int:
    most = 0
    for region in s.regions:
        most = max(most, figures_in(s, seat, region))
    return most


def meets_all(s: Rurik, seat: int, deed: int) -> bool:
    for need in s.parts.cards.deed_needs[deed]:
        if not meets(s, seat, need):
            return False
    return True


def can_accomplish(s: Rurik, seat: int, deed: int) -> bool:
    """RUR-ADD-03: a deed lying before the player whose requirement holds and whose price can be paid."""
    return s.deeds[deed] == seat and meets_all(s, seat, deed) and can_pay(s, seat, s.parts.cards.deed_price[deed])


def accomplish(s: Rurik, seat: int, deed: int) -> None:
    """RUR-ADD-03, RUR-ADD-04: the price first, then the reward; the card counts from now on."""
    s.deeds[deed] = DONE + seat
    s.tell(ev.DEED_DONE, EVERYBODY, seat, deed)
    s.do(DeedReward(seat, deed))
    pay(s, seat, s.parts.cards.deed_price[deed])


class DeedReward(Step["Rurik"]):
    """RUR-ADD-04: the reward comes at once."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deed")

    def __init__(self, seat: int, deed: int) -> None:
        self.seat = seat
        self.deed = deed

    def run(self, s: Rurik) -> None:
        carry_out(s, self.seat, s.parts.cards.deed_effect[self.deed])
