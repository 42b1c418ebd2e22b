"""Who will lead the regions: what influence is worth to one seat, in points."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from prestol.games.ivan.advice.weights import Weights
from prestol.games.ivan.board import is_present, region_influence
from prestol.games.ivan.parts import CHAMBERS, EMPTY, REGIONS

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


class Contest:
    """The four regions as a seat sees them. Influence counts twice here, so that favour fits in between."""

    def __init__(self, s: Ivan, seat: int, w: Weights) -> None:
        self.s = s
        self.seat = seat
        self.w = w
        self.later = s.parts.figures.rounds - s.round
        self.mine: list[int] = []
        self.top: list[int] = []
        self.next: list[int] = []
        self.prize: list[float] = []
        self.slope = 0.0

    def open(self) -> None:
        """Look at the map; put off until somebody asks."""
        s = self.s
        busy = 0
        for at in range(CHAMBERS * s.seats):
            if s.staked[at] != EMPTY:
                busy += 1
        for seat in range(s.seats):
            busy += s.boyar_supply[seat]
        self.slope = 0.5 / (self.w.width + self.w.early * busy / (s.parts.figures.boyars * s.seats))
        for region in range(REGIONS):
            top, second = 0, 0
            above = True
            for seat in s.favour:
                if seat == self.seat:
                    above = False
                    self.mine.append(2 * region_influence(s, seat, region))
                    continue
                influence = 2 * region_influence(s, seat, region) + (1 if above else -1)
                if influence > top:
                    top, second = influence, top
                elif influence > second:
                    second = influence
            self.top.append(top)
            self.next.append(second)
            token = s.regions[region]
            self.prize.append(float(s.parts.cards.region_vp[token]) if token != EMPTY else 3.0)

    def worth(self, region: int, more: int) -> float:
        """Expected reward of a region for this much more influence."""
        if len(self.mine) == 0:
            self.open()
        mine = self.mine[region] + 2 * more
        if mine <= 0:
            return 0.0
        lead = 1.0 / (1.0 + math.exp(-self.slope * (mine - self.top[region])))
        if self.s.parts.figures.reward_places[self.s.seats] == 1:
            return lead * self.prize[region]
        placed = 1.0 / (1.0 + math.exp(-self.slope * (mine - self.next[region])))
        return lead * self.prize[region] + max(0.0, placed - lead) * self.w.second

    def gain(self, region: int, more: int) -> float:
        return self.worth(region, more) - self.worth(region, 0)

    def placing(self, city: int) -> float:
        """A warrior to a city, for good."""
        return self.gain(self.s.parts.land.region[city], 1) + self.w.warrior * self.later + self.arrival(city)

    def arrival(self, city: int) -> float:
        """Income within reach, where there was none before."""
        return 0.0 if is_present(self.s, self.seat, city) else self.w.presence * (1 + self.later)

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
