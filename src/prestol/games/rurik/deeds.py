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
)
from prestol.games.rurik.price import can_pay, pay
from prestol.games.rurik.rule import figures_in, occupied_regions

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def meets(s: Rurik, seat: int, need: list[int]) -> bool:
    """RUR-DC: one requirement; nothing is paid for it, and rule is never needed."""
    kind = need[0]
    if kind == NEED_DISTINCT_GOODS:
        return built(s, seat, need[1]) >= need[2] and distinct_goods(s, seat, need[1]) >= need[2]
    if kind == NEED_CONNECTED:
        return built(s, seat, need[1]) >= need[2] and largest_group(s, regions_with(s, seat, need[1])) >= need[2]
    if kind == NEED_ONE_REGION:
        return all_in_one_region(s, seat, need)
    if kind == NEED_OCCUPIED:
        return occupied_regions(s, seat) >= need[1]
    if kind == NEED_GATHERED:
        return most_figures(s, seat) >= need[1]
    if kind == NEED_DEFEATED:
        return count_at(s.defeated, seat) >= need[1]
    return s.token == seat


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


def all_in_one_region(s: Rurik, seat: int, need: list[int]) -> bool:
    """RUR-DC: own buildings of all these kinds side by side."""
    for at in range(1, len(need)):
        if built(s, seat, need[at]) == 0:
            return False
    for region in s.regions:
        at = 1
        while at < len(need) and s.buildings[region * KINDS + need[at]] == seat:
            at += 1
        if at == len(need):
            return True
    return False


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
