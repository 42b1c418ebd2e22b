"""Build and Tax of the Rebellion (RUR-SOL-40 to RUR-SOL-44)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.engine.step import EVERYBODY
from prestol.games.rurik import events as ev
from prestol.games.rurik.building import build, build_price, drive_out
from prestol.games.rurik.measures import has_building
from prestol.games.rurik.moves import DRIVE_OUT, DRIVE_OUT_NEUTRAL, PLAIN, SAME_GOOD
from prestol.games.rurik.parts import CHURCH, EMPTY, GOODS, KINDS, MARKET, NOBODY, REBELLION, REGIONS
from prestol.games.rurik.rebellion import region_order, top_card
from prestol.games.rurik.rule import is_suppressed, occupies, ruler, works
from prestol.games.rurik.tax import tax, tax_price

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik

CLASSES: Final = 4
PLAYER: Final = 0


# --- build


def has_convert(s: Rurik, region: int) -> bool:
    """RUR-SOL-42: an ordinary troop of the player, or a neutral one, whom a church could drive out."""
    return s.troops[PLAYER * REGIONS + region] > 0 or s.neutrals[region] > 0


def building_for(s: Rurik, region: int) -> int:
    """RUR-SOL-41, RUR-SOL-42: the first one in the order of the priority that is legal there; EMPTY if none is."""
    for kind in s.parts.rebels.builds[top_card(s)][s.priority]:
        is_free = s.buildings[region * KINDS + kind] == NOBODY and s.building_supply[REBELLION * KINDS + kind] > 0
        if is_free and (kind != CHURCH or has_convert(s, region)):
            return kind
    return EMPTY


def is_build_class(s: Rurik, region: int, number: int) -> bool:
    """RUR-SOL-40: classes A to D."""
    ruled = ruler(s, region) == REBELLION
    built = has_building(s, REBELLION, region)
    if number == 0:
        return ruled and not built
    if number == 1:
        return not ruled and not built
    if number == 2:
        return ruled and built and (occupies(s, PLAYER, region) or s.neutrals[region] > 0)
    return ruled and built


def can_build_in(s: Rurik, region: int, number: int, points: int) -> bool:
    """RUR-R-58: in the class at this moment, legal, and affordable."""
    return (
        occupies(s, REBELLION, region)
        and is_build_class(s, region, number)
        and build_price(s, REBELLION, region) <= points
        and building_for(s, region) != EMPTY
    )


def can_build(s: Rurik, points: int) -> bool:
    for region in region_order(s):
        for number in range(CLASSES):
            if can_build_in(s, region, number, points):
                return True
    return False


def build_all(s: Rurik, points: int) -> None:
    """RUR-SOL-40, RUR-R-58: class by class along the region order, and again as long as something was built."""
    built = True
    while built and points > 0:
        built = False
        for number in range(CLASSES):
            for region in region_order(s):
                if points > 0 and can_build_in(s, region, number, points):
                    points -= build_price(s, REBELLION, region)
                    s.tell(ev.BUILDS_BY_CLASS, EVERYBODY, region, number)
                    build_there(s, region)
                    built = True


def build_there(s: Rurik, region: int) -> None:
    """RUR-SOL-42: its buildings work as a player's do; a church drives out the player's troop first."""
    kind = building_for(s, region)
    build(s, REBELLION, kind, region)
    if kind == CHURCH and not is_suppressed(s, REBELLION, region):
        own = s.troops[PLAYER * REGIONS + region] > 0
        drive_out(s, REBELLION, region, (DRIVE_OUT, PLAYER) if own else (DRIVE_OUT_NEUTRAL,))


# --- tax


def has_space(s: Rurik, region: int) -> bool:
    """RUR-SOL-43: whether the boat has a free space for the good of a region."""
    good = s.yields[region]
    return s.goods[REBELLION * GOODS + good] < s.parts.figures.boat[good]


def is_tax_class(s: Rurik, region: int, number: int) -> bool:
    """RUR-SOL-43: classes A to D."""
    ruled = ruler(s, region) == REBELLION
    return ruled == (number % 2 == 0) and has_space(s, region) == (number < 2)


def can_tax_in(s: Rurik, region: int, number: int, points: int) -> bool:
    return (
        s.stocked[region] == 1
        and occupies(s, REBELLION, region)
        and is_tax_class(s, region, number)
        and tax_price(s, REBELLION, region) <= points
    )


def can_tax(s: Rurik, points: int) -> bool:
    for region in region_order(s):
        for number in range(CLASSES):
            if can_tax_in(s, region, number, points):
                return True
    return False


def tax_all(s: Rurik, points: int) -> None:
    """RUR-SOL-43, RUR-SOL-44, RUR-R-58: class by class along the region order; its markets always give the good."""
    for number in range(CLASSES):
        for region in region_order(s):
            if points > 0 and can_tax_in(s, region, number, points):
                points -= tax_price(s, REBELLION, region)
                s.tell(ev.TAXES_BY_CLASS, EVERYBODY, region, number)
                tax(s, REBELLION, region, SAME_GOOD if works(s, REBELLION, region, MARKET) else PLAIN)
