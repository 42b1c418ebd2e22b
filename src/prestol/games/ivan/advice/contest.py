"""Who will lead the regions: what influence is worth to one seat, in points."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, final

from prestol.engine.compiling import i64, mypyc_attr
from prestol.games.ivan.advice.weights import UNKNOWN, Weights
from prestol.games.ivan.board import influences, is_present
from prestol.games.ivan.parts import EMPTY, REGIONS

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


MOST: Final = 3
"""More influence than a single piece has."""
SPAN: Final = 2 * MOST + 1
NOT_LOOKED_AT: Final = [-1] * (3 * REGIONS)
NOT_ASKED: Final = [UNKNOWN] * (REGIONS * SPAN)
"""What a contest begins with: compiled, a copy of a list is made in half the time of a list that is repeated."""


@final
@mypyc_attr(free_list_len=1)
class Contest:
    """The four regions as a seat sees them. Influence counts twice here, so that favour fits in between.

    Every region is looked at when somebody first asks for it, and what more influence is worth there is kept.
    """

    def __init__(self, s: Ivan, seat: int, w: Weights, influence: list[int] | None = None) -> None:
        self.s = s
        self.seat = seat
        self.w = w
        self.later = s.parts.figures.rounds - s.round
        self.influence = influences(s) if influence is None else influence
        """A row of regions for each seat; given where it is known already."""
        self.slope = 0.5 / (w.width + w.early * busy_boyars(s) / (s.parts.figures.boyars * s.seats))
        """How sure the contests are by now: what somebody still may send is counted once."""
        self.has_second = s.parts.figures.reward_places[s.seats] != 1
        """Whether a region has a reward for the second place."""
        self.sides = NOT_LOOKED_AT[:]
        """A row of regions each for the own influence, negative where a region has not been looked at, for that of the
        strongest other seat, and of the next one."""
        self.gains = NOT_ASKED[:]

    def look(self, here: i64) -> None:
        """Note the own influence in a region, and that of the two strongest others."""
        influence, sides = self.influence, self.sides
        me: i64 = self.seat
        top: i64 = 0
        second: i64 = 0
        tie: i64 = 1
        for one in self.s.favour:
            seat: i64 = one
            held: i64 = influence[seat * REGIONS + here]
            held += held
            if seat == me:
                tie = -1
                sides[here] = held
                continue
            held += tie
            if held > top:
                second = top
                top = held
            elif held > second:
                second = held
        sides[REGIONS + here] = top
        sides[2 * REGIONS + here] = second

    def worth(self, region: int, more: int) -> float:
        """Expected reward of a region for this much more influence."""
        here: i64 = region
        mine: i64 = self.sides[here]
        if mine < 0:
            self.look(here)
            mine = self.sides[here]
        more_here: i64 = more
        mine += more_here + more_here
        if mine <= 0:
            return 0.0
        s, sides = self.s, self.sides
        token = s.regions[region]
        prize = float(s.parts.cards.region_vp[token]) if token != EMPTY else 3.0
        top: i64 = sides[REGIONS + here]
        lead = 1.0 / (1.0 + math.exp(-self.slope * float(mine - top)))
        if not self.has_second:
            return lead * prize
        second: i64 = sides[2 * REGIONS + here]
        placed = 1.0 / (1.0 + math.exp(-self.slope * float(mine - second)))
        return lead * prize + max(0.0, placed - lead) * self.w.second

    def gain(self, region: int, more: int) -> float:
        """What so much more influence is worth in a region."""
        if not -MOST <= more <= MOST:
            return self.worth(region, more) - self.worth(region, 0)
        at = region * SPAN + MOST + more
        gain = self.gains[at]
        if gain == UNKNOWN:
            gain = self.worth(region, more) - self.worth(region, 0)
            self.gains[at] = gain
        return gain

    def placing(self, city: int) -> float:
        """A warrior to a city, for good."""
        return self.gain(self.s.parts.land.region[city], 1) + self.w.warrior * self.later + self.arrival(city)

    def arrival(self, city: int) -> float:
        """Income within reach, where there was none before."""
        if self.w.presence == 0.0 or is_present(self.s, self.seat, city):
            return 0.0
        return self.w.presence * (1 + self.later)

    def marching(self, influence: int, origin: int, target: int) -> float:
        """A piece from one city to another."""
        region = self.s.parts.land.region
        value = self.arrival(target)
        if region[origin] != region[target]:
            value += self.gain(region[target], influence) + self.gain(region[origin], -influence)
        at = self.seat * self.s.parts.land.cities + origin
        if self.s.warriors[at] + self.s.boyars[at] == 1 and self.s.buildings[origin] != self.seat:
            value -= self.w.presence * (1 + self.later)
        return value


def busy_boyars(s: Ivan) -> int:
    """Boyars of everybody who may still change who leads: in supply and in the chambers."""
    busy = 0
    for staked in s.staked:
        if staked != EMPTY:
            busy += 1
    for supply in s.boyar_supply:
        busy += supply
    return busy
