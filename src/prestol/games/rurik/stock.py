"""Coins, goods and figures: what comes from the supply and goes back to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.step import EVERYBODY
from prestol.games.rurik import events as ev
from prestol.games.rurik.moves import CHIEF, TROOP
from prestol.games.rurik.parts import COIN, FIRST_GOOD, GOODS, NOWHERE, REGIONS

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def gain_coins(s: Rurik, side: int, coins: int) -> None:
    if coins > 0:
        s.coins[side] += coins
        s.tell(ev.COINS_GAINED, EVERYBODY, side, coins)


def pay_coins(s: Rurik, side: int, coins: int) -> None:
    if coins > 0:
        s.coins[side] -= coins
        s.tell(ev.COINS_PAID, EVERYBODY, side, coins)


def gain_goods(s: Rurik, side: int, good: int, count: int) -> None:
    """RUR-CMP-13: the common supply never runs out."""
    if count > 0:
        s.goods[side * GOODS + good] += count
        s.tell(ev.GOODS_GAINED, EVERYBODY, side, good, count)


def pay_goods(s: Rurik, side: int, good: int, count: int) -> None:
    if count > 0:
        s.goods[side * GOODS + good] -= count
        s.tell(ev.GOODS_PAID, EVERYBODY, side, good, count)


def collect(s: Rurik, side: int, effect: int) -> None:
    """The coins and goods of an effect."""
    row = s.parts.effects[effect]
    gain_coins(s, side, row[COIN])
    for good in range(GOODS):
        gain_goods(s, side, good, row[FIRST_GOOD + good])


def goods_total(s: Rurik, side: int) -> int:
    total = 0
    for good in range(GOODS):
        total += s.goods[side * GOODS + good]
    return total


def goods_on_boat(s: Rurik, side: int) -> int:
    """RUR-TAX-05, RUR-R-31: goods change places freely, so the boat is always as full as it can be."""
    total = 0
    for good in range(GOODS):
        total += min(s.goods[side * GOODS + good], s.parts.figures.boat[good])
    return total


def full_columns(s: Rurik, side: int) -> int:
    """RUR-CLM-10: columns of the boat without a free space."""
    full = 0
    for good in range(GOODS):
        if s.goods[side * GOODS + good] >= s.parts.figures.boat[good]:
            full += 1
    return full


def put_figure(s: Rurik, side: int, figure: int, region: int) -> None:
    """A figure from the supply of a side to a region."""
    if figure == CHIEF:
        s.leader_at[side] = region
    else:
        s.troop_supply[side] -= 1
        s.troops[side * REGIONS + region] += 1


def take_figure(s: Rurik, side: int, figure: int, region: int) -> None:
    """A figure from a region back to the supply of its side."""
    if figure == CHIEF:
        s.leader_at[side] = NOWHERE
    else:
        s.troop_supply[side] += 1
        s.troops[side * REGIONS + region] -= 1


def first_to_go(s: Rurik, side: int, region: int) -> int:
    """RUR-ATK-04: an ordinary troop as long as there is one, else the leader."""
    return TROOP if s.troops[side * REGIONS + region] > 0 else CHIEF


def has_leader_in_supply(s: Rurik, side: int) -> bool:
    """RUR-MUS-02."""
    return s.leader_at[side] == NOWHERE and s.leaders[side] >= 0
