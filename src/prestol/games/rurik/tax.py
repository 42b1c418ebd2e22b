"""Tax (RUR-TAX): goods of regions that are occupied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Move
from prestol.games.rurik import events as ev
from prestol.games.rurik.moves import BONUSES, ONE_COIN, PLAIN, SAME_GOOD, TAXES
from prestol.games.rurik.parts import FLAT_COST, GOODS, MARKET
from prestol.games.rurik.rule import acts_in, occupies, rules, works

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def tax_price(s: Rurik, side: int, region: int) -> int:
    """RUR-TAX-02, RUR-LDR-06, RUR-R-47."""
    if acts_in(s, side, region, FLAT_COST):
        return s.parts.leaders.flat_tax
    return 1 if rules(s, side, region) else 2


def add_taxes(s: Rurik, seat: int, listed: list[Move]) -> None:
    """RUR-TAX-01, RUR-BLD-08: what the points of this turn can still take."""
    if s.tax_points == 0:
        return
    for region in s.regions:
        if s.stocked[region] and occupies(s, seat, region) and tax_price(s, seat, region) <= s.tax_points:
            if works(s, seat, region, MARKET):
                listed.append(TAXES[region * BONUSES + SAME_GOOD])
                listed.append(TAXES[region * BONUSES + ONE_COIN])
            else:
                listed.append(TAXES[region * BONUSES + PLAIN])


def why_not_tax(s: Rurik, seat: int, region: int) -> Refusal:
    if not occupies(s, seat, region):
        return Refusal("not-occupied", "RUR-TAX-01", {})
    if not s.stocked[region]:
        return Refusal("no-good-there", "RUR-TAX-01", {})
    price = tax_price(s, seat, region)
    if price > s.tax_points:
        return Refusal("tax-price", "RUR-TAX-02", {"price": price, "left": s.tax_points})
    return Refusal("market-bonus", "RUR-BLD-08", {})


def tax(s: Rurik, side: int, region: int, bonus: int) -> None:
    """RUR-TAX-01, RUR-TAX-04, RUR-BLD-08: the good, and what the own market adds."""
    good = s.yields[region]
    s.stocked[region] = 0
    s.goods[side * GOODS + good] += 1
    s.tell(ev.TAXED, EVERYBODY, side, region, good)
    if bonus == SAME_GOOD:
        s.goods[side * GOODS + good] += 1
        s.tell(ev.MARKET_GOOD, EVERYBODY, side, good)
    elif bonus == ONE_COIN:
        s.coins[side] += 1
        s.tell(ev.MARKET_COIN, EVERYBODY, side)
