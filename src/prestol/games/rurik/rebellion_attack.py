"""Attacks of the Rebellion (RUR-SOL-36 to RUR-SOL-39)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from prestol.engine.bounds import Bound
from prestol.engine.step import EVERYBODY, Step
from prestol.games.rurik import events as ev
from prestol.games.rurik.attack import remove_neutral, strike
from prestol.games.rurik.parts import ATTACK_MOVE, EMPTY, REBELLION, REGIONS
from prestol.games.rurik.rebellion import region_order
from prestol.games.rurik.rule import occupies, ruler

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik

PLAYER: Final = 0
"""The only seat."""


def has_target(s: Rurik, region: int) -> bool:
    """RUR-SOL-36: the player or a neutral troop, where the Rebellion has a figure."""
    return occupies(s, REBELLION, region) and (occupies(s, PLAYER, region) or s.neutrals[region] > 0)


def next_battle(s: Rurik) -> int:
    """RUR-SOL-37: by priority, regions that it does not rule come first, or those that it rules; EMPTY if none."""
    ruled_first = s.priority != ATTACK_MOVE
    for ruled in (ruled_first, not ruled_first):
        for region in region_order(s):
            if has_target(s, region) and (ruler(s, region) == REBELLION) == ruled:
                return region
    return EMPTY


class RebellionAttacks(Step["Rurik"]):
    """RUR-SOL-36, RUR-R-56: a region is worked off before the next one is chosen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("left", "fewer", "place")
    BOUNDS: ClassVar[dict[str, Bound]] = {"place": REGIONS + 1}

    def __init__(self, left: int, fewer: int, place: int) -> None:
        self.left = left
        self.fewer = fewer
        self.place = place
        """The region being worked off, REGIONS before the first one."""

    def run(self, s: Rurik) -> None:
        if self.left == 0:
            return
        region = self.place
        if region == REGIONS or not has_target(s, region):
            region = next_battle(s)
            if region == EMPTY:
                return
            s.tell(ev.FIGHTS_RULED if ruler(s, region) == REBELLION else ev.FIGHTS_UNRULED, EVERYBODY, region)
        s.do(RebellionAttacks(self.left - 1, self.fewer, region))
        if occupies(s, PLAYER, region):
            fewer = s.parts.rebels.leader_fewer if s.leader_at[REBELLION] == region else 0  # RUR-R-64
            strike(s, REBELLION, PLAYER, region, self.fewer + fewer)
        else:
            remove_neutral(s, REBELLION, region)
