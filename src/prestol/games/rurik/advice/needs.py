"""What a side still lacks for a deed: its requirement and its price, as a number of things to get."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.games.rurik.deeds import due, reached
from prestol.games.rurik.parts import (
    ANY_GOODS,
    BUILDINGS,
    COIN,
    DIFFERENT_GOODS,
    FIGURES,
    FIRST_GOOD,
    GOODS,
    KINDS,
    NEED_ONE_REGION,
    ORIGIN,
    SAME_GOODS,
    SCHEME_CARDS,
)
from prestol.games.rurik.price import payable_from

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik

# How much work a missing thing is, beside a good.
COIN_WORK: Final = 0.7
BUILDING_WORK: Final = 1.5
FIGURE_WORK: Final = 0.6
NEED_WORK: Final = [BUILDING_WORK, BUILDING_WORK, BUILDING_WORK, FIGURE_WORK, FIGURE_WORK, 1.0, 1.5]
"""By kind of requirement."""


def missing(s: Rurik, seat: int, deed: int) -> float:
    """Things that a seat lacks for a deed, 0 if it can be done now."""
    total = lacking_price(s, seat, s.parts.cards.deed_price[deed])
    for need in s.parts.cards.deed_needs[deed]:
        total += lacking(s, seat, need)
    return total


def lacking(s: Rurik, seat: int, need: list[int]) -> float:
    """What is missing for one requirement."""
    if need[0] == NEED_ONE_REGION:
        return BUILDING_WORK * fewest_missing(s, seat, need)
    return NEED_WORK[need[0]] * max(0, due(need) - reached(s, seat, need))


def fewest_missing(s: Rurik, seat: int, need: list[int]) -> int:
    """Buildings that the best region lacks; those of others stand in the way for good."""
    fewest = len(need)
    for region in s.regions:
        count = 0
        for at in range(1, len(need)):
            owner = s.buildings[region * KINDS + need[at]]
            if owner != seat:
                count += 1 if owner < 0 else KINDS
        fewest = min(fewest, count)
    return fewest


def lacking_price(s: Rurik, seat: int, price: list[int]) -> float:
    """What is missing of a price."""
    total = COIN_WORK * max(0, price[COIN] - s.coins[seat])
    held, spare, kinds, most = 0, 0, 0, 0
    for good in range(GOODS):
        held = s.goods[seat * GOODS + good]
        total += max(0, price[FIRST_GOOD + good] - held)
        spare += max(0, held - price[FIRST_GOOD + good])
        kinds += 1 if held > 0 else 0
        most = max(most, held)
    total += max(0, price[ANY_GOODS] - spare) + max(0, price[DIFFERENT_GOODS] - kinds)
    total += max(0, price[SAME_GOODS] - most)
    if price[SCHEME_CARDS] > 0:
        total += max(0, price[SCHEME_CARDS] - s.schemes.count(seat))
    if price[BUILDINGS] > 0 and seat not in s.buildings:
        total += BUILDING_WORK
    if price[FIGURES] > 0:
        total += FIGURE_WORK * max(0, price[FIGURES] - payable_from(s, seat, price[ORIGIN]))
    return total
