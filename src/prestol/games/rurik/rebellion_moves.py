"""Muster and Move of the Rebellion (RUR-SOL-27 to RUR-SOL-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.step import EVERYBODY
from prestol.games.rurik import events as ev
from prestol.games.rurik.march import carry
from prestol.games.rurik.moves import CHIEF, TROOP
from prestol.games.rurik.parts import ATTACK_MOVE, EMPTY, REBELLION
from prestol.games.rurik.rebellion import region_order
from prestol.games.rurik.rule import figures_in, occupies, ruler
from prestol.games.rurik.stock import has_leader_in_supply, put_figure

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def can_muster(s: Rurik) -> bool:
    """RUR-SOL-24: a figure left in the supply, and a region to put it in."""
    if s.troop_supply[REBELLION] == 0 and not has_leader_in_supply(s, REBELLION):
        return False
    for region in s.regions:
        if occupies(s, REBELLION, region):
            return True
    return False


def muster(s: Rurik, points: int) -> None:
    """RUR-SOL-27: first the regions that it occupies and does not rule, round and round; then those that it rules."""
    left = muster_round(s, points, False)
    muster_round(s, left, True)


def muster_round(s: Rurik, points: int, ruled: bool) -> int:
    """Along the region order, a figure for each region of one sort, until there is none or nothing is left."""
    order = region_order(s)
    idle = 0
    at = 0
    while points > 0 and idle < len(order) and can_muster(s):
        region = order[at % len(order)]
        at += 1
        if occupies(s, REBELLION, region) and (ruler(s, region) == REBELLION) == ruled:
            s.tell(ev.STRENGTHENS if ruled else ev.REINFORCES, EVERYBODY, region)
            figure = CHIEF if has_leader_in_supply(s, REBELLION) else TROOP  # RUR-SOL-28
            put_figure(s, REBELLION, figure, region)
            s.tell(ev.MUSTERED, EVERYBODY, REBELLION, figure, region)
            points -= 1
            idle = 0
        else:
            idle += 1
    return points


# --- move


def next_target(s: Rurik) -> int:
    """RUR-SOL-30, RUR-SOL-31: the first region that it does not occupy, or does not rule; EMPTY if there is none."""
    for region in region_order(s):
        if s.priority == ATTACK_MOVE:
            if not occupies(s, REBELLION, region):
                return region
        elif ruler(s, region) != REBELLION:
            return region
    return EMPTY


def can_move(s: Rurik) -> bool:
    """RUR-R-57, RUR-R-79: whether there is a target and somebody who may go there."""
    target = next_target(s)
    return target != EMPTY and origin_for(s, target) != EMPTY


def march(s: Rurik, points: int) -> None:
    """RUR-SOL-29 to RUR-SOL-31, RUR-R-77: figures go to their targets over any distance."""
    target = EMPTY
    for _ in range(points):
        if target == EMPTY or s.priority == ATTACK_MOVE or moves_on(s, target):
            target = next_target(s)
            if target == EMPTY:
                return
            s.tell(ev.AIMS_AT_EMPTY if s.priority == ATTACK_MOVE else ev.AIMS_AT_UNRULED, EVERYBODY, target)
        origin = origin_for(s, target)
        if origin == EMPTY:
            s.tell(ev.NONE_CAN_GO, EVERYBODY, target)
            return
        figure = CHIEF if s.leader_at[REBELLION] == origin else TROOP  # RUR-SOL-35
        s.tell(ev.COMES_FROM, EVERYBODY, figure, origin, target, s.parts.land.distance[origin][target])
        carry(s, REBELLION, figure, origin, target)
        s.tell(ev.MARCHED, EVERYBODY, REBELLION, figure, origin, target)


def moves_on(s: Rurik, target: int) -> bool:
    """RUR-R-77: where the table plays so, a target that has become ruled gives way to the next one."""
    return s.options.solo_single_target == "until_ruled" and ruler(s, target) == REBELLION


def origin_for(s: Rurik, target: int) -> int:
    """RUR-SOL-34, RUR-R-57: the nearest region that may send a figure, of equally near ones the last in the order."""
    best = EMPTY
    for region in region_order(s):
        if region != target and may_leave(s, region):
            steps = s.parts.land.distance[region][target]
            if best == EMPTY or steps <= s.parts.land.distance[best][target]:
                best = region
    return best


def may_leave(s: Rurik, region: int) -> bool:
    """RUR-SOL-32, RUR-SOL-33, RUR-R-76: a figure stays behind, and the player must not rule there afterwards."""
    if figures_in(s, REBELLION, region) < 2:
        return False
    ruled_before = 0 <= ruler(s, region) != REBELLION
    if ruled_before:
        return s.options.solo_retreat_test == "change_only"
    figure = CHIEF if s.leader_at[REBELLION] == region else TROOP
    lift(s, figure, region, -1)
    lost = 0 <= ruler(s, region) != REBELLION
    lift(s, figure, region, 1)
    return not lost


def lift(s: Rurik, figure: int, region: int, count: int) -> None:
    """Take a figure out of a region for a moment, or put it back."""
    if figure == CHIEF:
        s.leader_at[REBELLION] = region if count > 0 else EMPTY
    else:
        s.troops[REBELLION * len(s.near) + region] += count
