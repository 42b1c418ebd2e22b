"""Occupying and ruling (RUR-RUL): never stored, always computed from the position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.games.rurik.parts import (
    EMPTY,
    KINDS,
    NOBODY,
    REBEL_FRIEND,
    REGIONS,
    STRONGHOLD,
    SUPPRESS,
)

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def figures_in(s: Rurik, side: int, region: int) -> int:
    """RUR-LDR-01: troops of a side in a region, its leader among them."""
    return s.troops[side * REGIONS + region] + (1 if s.leader_at[side] == region else 0)


def occupies(s: Rurik, side: int, region: int) -> bool:
    """RUR-RUL-01."""
    return s.troops[side * REGIONS + region] > 0 or s.leader_at[side] == region


def occupied_regions(s: Rurik, side: int) -> int:
    count = 0
    for region in s.regions:
        if occupies(s, side, region):
            count += 1
    return count


def is_on_map(s: Rurik, side: int) -> bool:
    """Whether a side has a figure on the map."""
    if s.leader_at[side] >= 0:
        return True
    for region in s.regions:
        if s.troops[side * REGIONS + region] > 0:
            return True
    return False


def has_ability(s: Rurik, side: int, ability: int) -> bool:
    """Whether the leader of a side has an ability and is on the map (RUR-LDR-01)."""
    return s.leader_at[side] >= 0 and s.parts.leaders.ability[s.leaders[side]] == ability


def acts_in(s: Rurik, side: int, region: int, ability: int) -> bool:
    """Whether the leader of a side has an ability and stands in a region."""
    return s.leader_at[side] == region and s.parts.leaders.ability[s.leaders[side]] == ability


def works(s: Rurik, side: int, region: int, kind: int) -> bool:
    """RUR-LDR-11, RUR-R-33: whether a side has a building in a region and nobody suppresses it."""
    return s.buildings[region * KINDS + kind] == side and not is_suppressed(s, side, region)


def is_suppressed(s: Rurik, side: int, region: int) -> bool:
    """Whether a rival's Yaroslav stands in the region."""
    for other in range(s.sides):
        if other != side and acts_in(s, other, region, SUPPRESS):
            return True
    return False


def strength(s: Rurik, side: int, region: int) -> int:
    """RUR-RUL-02, RUR-R-23, RUR-LDR-08: figures, a working stronghold, and rebels who take Sviatopolk's side."""
    total = s.troops[side * REGIONS + region]
    if s.leader_at[side] == region:
        total += 1
        if s.rebels[region] != EMPTY and befriends_rebels(s, side, region):
            total += 1
    if works(s, side, region, STRONGHOLD) and (total > 0 or s.options.stronghold_rules_alone):
        total += 1
    return total


def befriends_rebels(s: Rurik, side: int, region: int) -> bool:
    return acts_in(s, side, region, REBEL_FRIEND)


def others_strength(s: Rurik, region: int) -> int:
    """RUR-RUL-02, RUR-R-45, RUR-R-59: the stronger of rebels, unless they take a side, and neutral troops."""
    neutrals = s.neutrals[region]
    if neutrals > 0 or s.rebels[region] == EMPTY:
        return neutrals
    for side in range(s.sides):
        if befriends_rebels(s, side, region):
            return 0
    return 1


def rules(s: Rurik, side: int, region: int) -> bool:
    """RUR-RUL-02, RUR-RUL-03, RUR-LDR-11: whether a side is stronger than every other; Yaroslav wins ties."""
    own = strength(s, side, region)
    if own == 0:
        return False
    most = own if acts_in(s, side, region, SUPPRESS) else own - 1
    if others_strength(s, region) > most:
        return False
    for other in range(s.sides):
        if other != side and strength(s, other, region) > most:
            return False
    return True


def ruler(s: Rurik, region: int) -> int:
    """The one side that rules a region, or NOBODY."""
    for side in range(s.sides):
        if rules(s, side, region):
            return side
    return NOBODY


def ruled_regions(s: Rurik, side: int) -> int:
    """How many regions a side rules."""
    count = 0
    for region in s.regions:
        if rules(s, side, region):
            count += 1
    return count
