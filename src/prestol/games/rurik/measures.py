"""What tracks, deeds and agendas count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.engine.places import count_at
from prestol.games.rurik.parts import (
    BUILD_ROW,
    BUILD_TRACK,
    BUILDINGS_RULED,
    COINS,
    DEEDS_DONE,
    DEFEATED,
    DONE,
    FUR_HONEY,
    GOODS,
    GOODS_TOTAL,
    KINDS,
    NOBODY,
    OCCUPIED,
    RULE_TRACK,
    TRACKS,
    TRADE_ROW,
    TRADE_TRACK,
    WAR,
)
from prestol.games.rurik.rule import occupied_regions, ruled_regions, rules
from prestol.games.rurik.stock import goods_on_boat, goods_total

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik

HONEY: Final = 3
FUR: Final = 4


def has_building(s: Rurik, side: int, region: int) -> bool:
    base = region * KINDS
    return s.buildings[base] == side or s.buildings[base + 1] == side or s.buildings[base + 2] == side


def largest_group(s: Rurik, regions: list[int]) -> int:
    """RUR-R-06: the largest group of these regions that hangs together."""
    if len(regions) < 2:
        return len(regions)
    near = s.near
    left = [False] * len(near)
    for region in regions:
        left[region] = True
    best = 0
    for start in regions:
        if not left[start]:
            continue
        left[start] = False
        group = [start]
        at = 0
        while at < len(group):
            for other in near[group[at]]:
                if left[other]:
                    left[other] = False
                    group.append(other)
            at += 1
        best = max(best, len(group))
    return best


def building_group(s: Rurik, side: int) -> int:
    """RUR-CLM-06, RUR-R-06: several buildings of a region count once."""
    return largest_group(s, [region for region in s.regions if has_building(s, side, region)])


def buildings_in_ruled(s: Rurik, side: int) -> int:
    """RUR-AG-06, RUR-R-37: of any owner."""
    count = 0
    for region in s.regions:
        if rules(s, side, region):
            for kind in range(KINDS):
                if s.buildings[region * KINDS + kind] != NOBODY:
                    count += 1
    return count


def deeds_done(s: Rurik, side: int) -> int:
    return count_at(s.deeds, DONE + side) if side < s.seats else 0


def measure(s: Rurik, side: int, metric: int) -> int:
    """The figure by which agendas compare the sides."""
    if metric == DEEDS_DONE:
        return deeds_done(s, side)
    if metric == FUR_HONEY:
        return s.goods[side * GOODS + HONEY] + s.goods[side * GOODS + FUR]
    if metric == DEFEATED:
        return count_at(s.defeated, side)
    if metric == WAR:
        return s.war[side]
    if metric == GOODS_TOTAL:
        return goods_total(s, side)
    if metric == BUILDINGS_RULED:
        return buildings_in_ruled(s, side)
    if metric == COINS:
        return s.coins[side]
    if metric == OCCUPIED:
        return occupied_regions(s, side)
    track = BUILD_TRACK if metric == BUILD_ROW else TRADE_TRACK if metric == TRADE_ROW else RULE_TRACK
    return s.tracks[side * TRACKS + track]


def track_value(s: Rurik, side: int, track: int) -> int:
    """RUR-CLM-05 to RUR-CLM-07: ruled regions, connected regions with own buildings, goods on the boat."""
    if track == RULE_TRACK:
        return ruled_regions(s, side)
    if track == BUILD_TRACK:
        return building_group(s, side)
    return goods_on_boat(s, side)


def track_row(s: Rurik, side: int, track: int) -> int:
    """RUR-R-04, RUR-R-05: the highest row whose condition the position meets now, 0 if none."""
    value = track_value(s, side, track)
    rows = s.parts.figures.track_min[track]
    for row in range(len(rows), 0, -1):
        if value >= rows[row - 1] and (track != RULE_TRACK or rules_all(s, side, row)):
            return row
    return 0


def rules_all(s: Rurik, side: int, row: int) -> bool:
    """RUR-CLM-05: the regions that a row of the rule track insists on."""
    for region in s.parts.figures.rule_row_regions[row - 1]:
        if not rules(s, side, region):
            return False
    return True
