"""What a player still lacks for a deed (RUR-ADD-03, RUR-DC), counted as the rules count; everybody sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from prestol.engine.places import count_at
from prestol.games.rurik.deeds import distinct_goods, most_figures, regions_with
from prestol.games.rurik.measures import largest_group
from prestol.games.rurik.parts import (
    ANY_GOODS,
    BUILDINGS,
    COIN,
    DEED_ROW,
    DIFFERENT_GOODS,
    FIGURES,
    FIRST_GOOD,
    GOODS,
    KINDS,
    NEED_CONNECTED,
    NEED_DEFEATED,
    NEED_DISTINCT_GOODS,
    NEED_GATHERED,
    NEED_OCCUPIED,
    NEED_ONE_REGION,
    ORIGIN,
    SAME_GOODS,
    SCHEME_CARDS,
)
from prestol.games.rurik.price import payable_from
from prestol.games.rurik.rule import occupied_regions

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik

Part = tuple[str, int, int]
"""What is asked for, how much of it, and how much is there."""
GOOD_WORDS: Final = ("wood", "ore", "fish", "honey", "fur")
BUILDING_WORDS: Final = ("church", "market", "stronghold")


def missing(s: Rurik, seat: int) -> list[dict[str, Any]]:
    """For every deed that lies open in the row or before a player: what this seat lacks."""
    lying = [deed for deed in range(s.parts.deeds) if s.deeds[deed] == DEED_ROW or 0 <= s.deeds[deed] < s.seats]
    return [{"deed": deed, "lacks": lacks_of(s, seat, deed)} for deed in lying]


def lacks_of(s: Rurik, seat: int, deed: int) -> list[dict[str, Any]]:
    """The parts of requirement and price that are not met, and how much of each is missing."""
    parts = [needed(s, seat, need) for need in s.parts.cards.deed_needs[deed]]
    parts += priced(s, seat, s.parts.cards.deed_price[deed])
    return [{"what": what, "count": due - there} for what, due, there in parts if there < due]


def needed(s: Rurik, seat: int, need: list[int]) -> Part:
    kind = need[0]
    if kind == NEED_DISTINCT_GOODS:
        return f"{BUILDING_WORDS[need[1]]}-goods", need[2], distinct_goods(s, seat, need[1])
    if kind == NEED_CONNECTED:
        return f"{BUILDING_WORDS[need[1]]}-connected", need[2], largest_group(s, regions_with(s, seat, need[1]))
    if kind == NEED_ONE_REGION:
        return "together", len(need) - 1, most_together(s, seat, need[1:])
    if kind == NEED_OCCUPIED:
        return "occupied", need[1], occupied_regions(s, seat)
    if kind == NEED_GATHERED:
        return "gathered", need[1], most_figures(s, seat)
    if kind == NEED_DEFEATED:
        return "rebels", need[1], count_at(s.defeated, seat)
    return "token", 1, int(s.token == seat)


def most_together(s: Rurik, seat: int, kinds: list[int]) -> int:
    """How many of these buildings a seat has in one region, at best."""
    return max(sum(s.buildings[region * KINDS + kind] == seat for kind in kinds) for region in s.regions)


def priced(s: Rurik, seat: int, price: list[int]) -> list[Part]:
    goods = s.goods[seat * GOODS : (seat + 1) * GOODS]
    named = price[FIRST_GOOD : FIRST_GOOD + GOODS]
    free = sum(named) + price[ANY_GOODS] if price[ANY_GOODS] else 0
    return [
        *zip(GOOD_WORDS, named, goods, strict=True),
        ("coin", price[COIN], s.coins[seat]),
        ("any_goods", free, sum(goods)),
        ("same_goods", price[SAME_GOODS], max(goods)),
        ("different_goods", price[DIFFERENT_GOODS], sum(count > 0 for count in goods)),
        ("scheme_cards", price[SCHEME_CARDS], count_at(s.schemes, seat)),
        ("buildings", price[BUILDINGS], count_at(s.buildings, seat)),
        ("figures", price[FIGURES], payable_from(s, seat, price[ORIGIN])),
    ]
