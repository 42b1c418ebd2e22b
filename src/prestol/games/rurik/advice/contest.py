"""Who will rule the regions: what figures are worth to one side, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.games.rurik.advice.lore import Lore, height
from prestol.games.rurik.advice.weights import FAR, UNKNOWN, Weights
from prestol.games.rurik.deed_row import PickDeed
from prestol.games.rurik.parts import (
    ADVISORS,
    EMPTY,
    IN_HAND,
    KINDS,
    NOBODY,
    PLACED,
    REBEL_FRIEND,
    REGIONS,
    RULE_TRACK,
    STRONGHOLD,
    SUPPRESS,
    TRACKS,
)

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik

MOST: Final = 4
"""More figures than one move brings."""
SPAN: Final = 2 * MOST + 1


def strengths(s: Rurik) -> list[int]:
    """The strength of every side in every region, counted twice, so that Yaroslav's ties fit in between."""
    found: list[int] = []
    for count in s.troops:
        found.append(2 * count)
    alone = s.options.stronghold_rules_alone
    for side in range(s.sides):
        if s.leader_at[side] >= 0:
            found[side * REGIONS + s.leader_at[side]] += 2
    for region in s.regions:
        owner = s.buildings[region * KINDS + STRONGHOLD]
        if owner >= 0 and (alone or found[owner * REGIONS + region] > 0):
            found[owner * REGIONS + region] += 2
    for side in range(s.sides):
        region = s.leader_at[side]
        if region >= 0:
            ability = s.parts.leaders.ability[s.leaders[side]]
            if ability == SUPPRESS:
                owner = s.buildings[region * KINDS + STRONGHOLD]
                if owner >= 0 and owner != side and (alone or found[owner * REGIONS + region] > 2):
                    found[owner * REGIONS + region] -= 2
                found[side * REGIONS + region] += 1
            elif ability == REBEL_FRIEND and s.rebels[region] != EMPTY:
                found[side * REGIONS + region] += 2
    return found


def wild_strength(s: Rurik, region: int) -> int:
    """Rebels that take no side, or neutral troops, counted twice."""
    if s.rebels[region] == EMPTY:
        return 2 * s.neutrals[region]
    if region in s.leader_at:
        for side in range(s.sides):
            if s.leader_at[side] == region and s.parts.leaders.ability[s.leaders[side]] == REBEL_FRIEND:
                return 2 * s.neutrals[region]
    return max(2, 2 * s.neutrals[region])


def is_planning(s: Rurik) -> bool:
    """Whether advisors in hand will still act in this round."""
    return s.turn == NOBODY and not isinstance(s.stack[-1], PickDeed)


def turns_of(s: Rurik, side: int, planning: bool) -> int:
    """Turns that a side still has in this round."""
    count = 0
    for at in range(side * ADVISORS, side * ADVISORS + ADVISORS):
        if s.advisors[at] == PLACED or (planning and s.advisors[at] == IN_HAND):
            count += 1
    return count


class Contest:
    """The regions as a side sees them. Strength counts twice here; what more of it is worth is kept."""

    def __init__(self, s: Rurik, side: int, w: Weights, lore: Lore, strength: list[int] | None = None) -> None:
        self.s = s
        self.side = side
        self.w = w
        self.lore = lore
        self.planning = is_planning(s)
        self.later = lore.rounds - s.round
        """Rounds after this one."""
        self.turns = turns_of(s, side, self.planning)
        """Own turns left in this round."""
        self.far_turns = lore.later[s.seats][s.round]
        """Own turns of later rounds."""
        self.strength = strength if strength is not None else strengths(s)
        self.odds: list[float] = []
        """The chance to rule by the lead, from -FAR to FAR."""
        self.mine: list[int] = []
        self.top: list[int] = []
        """The strongest other side or rebels in each region."""
        self.rival: list[int] = []
        """That side, or EMPTY for rebels and neutral troops."""
        self.ruled = 0.0
        """Regions that will probably be ruled at the next claim."""
        self.unit = 0.0
        """What one more ruled region is worth."""
        self.gains: list[float] = []
        self.bonus = 0.0
        """What an agenda adds to the rule of a region."""
        self.reach = 0.0
        """What an agenda or a deed adds to a region more that is occupied."""
        self.potential: list[float] = [0.0] * REGIONS
        """What goods and buildings a region may bring to whoever stands there; noted by whoever knows."""
        self.look()

    def look(self) -> None:
        """Note the own strength everywhere, and the strongest other."""
        s = self.s
        sides = s.sides
        strength, mine_row = self.strength, self.side * REGIONS
        busy = 0
        for side in range(sides):
            if side != self.side:
                busy += turns_of(s, side, self.planning)
        self.odds = self.w.odds(sides, busy)
        self.mine = [0] * REGIONS
        self.top = [0] * REGIONS
        self.rival = [EMPTY] * REGIONS
        self.gains = [UNKNOWN] * (REGIONS * SPAN)
        for region in s.regions:
            top, rival = wild_strength(s, region), EMPTY
            at = region
            for side in range(sides):
                held = strength[at]
                at += REGIONS
                if held >= top and held > 0 and side != self.side:
                    top, rival = held, side
            mine = strength[mine_row + region]
            self.mine[region] = mine
            self.top[region] = top
            self.rival[region] = rival
            if mine > 0:
                self.ruled += self.chance(mine - top)
        self.unit = self.track_gain(RULE_TRACK, self.ruled, 1.0)

    def chance(self, lead: int) -> float:
        """The chance to rule a region at the claim with this lead."""
        return self.odds[max(-FAR, min(FAR, lead)) + FAR]

    def track_points(self, track: int, count: float) -> float:
        """Points that a track will bring in the end, by what is counted now."""
        lore = self.lore
        row = self.s.tracks[self.side * TRACKS + track]
        locked = float(self.s.parts.figures.track_vp[track][row - 1]) if row > 0 else 0.0
        more = self.w.growth[track] * self.far_turns
        points = height(lore.slopes[track], count + more)
        if self.far_turns == 0:
            sure = 1.0 / (1.0 + self.turns)
            stair = lore.stairs[track][min(len(lore.stairs[track]) - 1, int(count + 0.5))]
            points = sure * stair + (1.0 - sure) * points
        return max(locked, points)

    def track_gain(self, track: int, count: float, more: float) -> float:
        return self.track_points(track, count + more) - self.track_points(track, count)

    def crown_worth(self, region: int) -> float:
        """What the rule of a region is worth for the top row of the track, beyond a region more."""
        lore = self.lore
        if not lore.crowns[region]:
            return 0.0
        worth = self.w.crown * lore.crown_points * min(1.0, max(0.0, self.ruled + 1.5 - 0.5 * lore.crown_count) / 3.0)
        for other in lore.crown_regions:
            if other != region:
                worth *= self.chance(self.mine[other] - self.top[other]) if self.mine[other] > 0 else 0.2
        return worth

    def worth(self, region: int, more: int) -> float:
        """Rule of a region with so many more figures, and that of the strongest rival as a loss."""
        mine = self.mine[region] + 2 * more
        lead = mine - self.top[region]
        value = 0.0
        if mine > 0:
            value = (self.unit + self.bonus + self.crown_worth(region)) * self.chance(lead)
            value += self.reach + self.w.presence * self.potential[region]
        if self.rival[region] != EMPTY:
            value -= self.w.deny * self.chance(-lead if mine > 0 else FAR)
        return value

    def gain(self, region: int, more: int) -> float:
        """What so many more figures are worth in a region, up to MOST or down to -MOST."""
        at = region * SPAN + MOST + more
        found = self.gains[at]
        if found == UNKNOWN:
            found = self.worth(region, more) - self.worth(region, 0)
            self.gains[at] = found
        return found

    def placing(self, region: int) -> float:
        """A figure from the supply to a region, for good."""
        return self.gain(region, 1) + self.w.troop * self.later

    def losing(self, region: int) -> float:
        """A figure of one's own off the map, as a gain."""
        return self.gain(region, -1) - self.w.troop * self.later

    def thinning(self, region: int, other: int) -> float:
        """A figure of another side, or of the rebels (EMPTY), leaves a region."""
        top = self.top[region]
        if other != EMPTY:
            held = self.strength[other * REGIONS + region]
            lead = held - max(self.mine[region], self.second(region, other))
            value = self.w.deny * (self.chance(lead) - self.chance(lead - 2) if held > 2 else self.chance(lead))
        else:
            held, value = wild_strength(self.s, region), 0.0
        if held < top or self.mine[region] <= 0:
            return value
        fresh = max(held - 2, self.second(region, other))
        unit = self.unit + self.bonus + self.crown_worth(region)
        lead = self.mine[region]
        return value + unit * (self.chance(lead - fresh) - self.chance(lead - top))

    def second(self, region: int, but: int) -> int:
        """The strongest of the others, one left out."""
        best = wild_strength(self.s, region) if but != EMPTY else 0
        for side in range(self.s.sides):
            if side != self.side and side != but:
                best = max(best, self.strength[side * REGIONS + region])
        return best

    def marching(self, figures: int, origin: int, target: int) -> float:
        """Figures from one region to another."""
        return self.gain(origin, -figures) + self.gain(target, figures)
