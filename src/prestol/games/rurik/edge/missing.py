"""What a player still lacks for a deed (RUR-ADD-03, RUR-DC), counted as the rules count; everybody sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from prestol.engine.places import count_at
from prestol.games.rurik.deeds import due, reached
from prestol.games.rurik.parts import (
    ANY_GOODS,
    BUILDINGS,
    COIN,
    DEED_ROW,
    DIFFERENT_GOODS,
    FIGURES,
    FIRST_GOOD,
    GOODS,
    NEED_CONNECTED,
    ORIGIN,
    SAME_GOODS,
    SCHEME_CARDS,
)
from prestol.games.rurik.price import payable_from

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik

Part = tuple[str, int, int]
"""What is asked for, how much of it, and how much is there."""
GOOD_WORDS: Final = ("wood", "ore", "fish", "honey", "fur")
BUILDING_WORDS: Final = ("church", "market", "stronghold")
NEED_WORDS: Final = ("goods", "connected", "together", "occupied", "gathered", "rebels", "token")


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
    what = NEED_WORDS[need[0]]
    if need[0] <= NEED_CONNECTED:
        what = f"{BUILDING_WORDS[need[1]]}-{what}"
    return what, due(need), reached(s, seat, need)


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
