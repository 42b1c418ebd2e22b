"""Regions with own buildings: which hang together, what one more is worth, what regions may bring. All in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.games.rurik.advice.lore import Lore
from prestol.games.rurik.advice.means import Means
from prestol.games.rurik.advice.weights import Weights
from prestol.games.rurik.measures import has_building
from prestol.games.rurik.parts import BUILD_ROW, BUILD_TRACK, REGIONS

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


class Sites(Means):
    """Where a side has built, and where it may."""

    def __init__(self, s: Rurik, side: int, w: Weights, lore: Lore, strength: list[int] | None = None) -> None:
        super().__init__(s, side, w, lore, strength)
        self.group: list[int] = []
        """For each region the number of its group of own buildings, -1 where there is none."""
        self.group_size: list[int] = []
        self.largest = 0
        self.site_unit = 0.0

    def open_groups(self) -> None:
        """Which regions with own buildings hang together."""
        s = self.s
        self.group = [-1] * REGIONS
        self.group_size = []
        for region in s.regions:
            if self.group[region] < 0 and has_building(s, self.side, region):
                self.spread(region, len(self.group_size))
        self.largest = 0
        for size in self.group_size:
            self.largest = max(self.largest, size)
        self.site_unit = self.contest.track_gain(BUILD_TRACK, float(self.largest), 1.0)
        if self.metric == BUILD_ROW:
            self.site_unit += 0.7 * self.agenda_unit

    def spread(self, start: int, number: int) -> None:
        """Number the group of a region."""
        near = self.s.near
        self.group[start] = number
        group = [start]
        at = 0
        while at < len(group):
            for other in near[group[at]]:
                if self.group[other] < 0 and has_building(self.s, self.side, other):
                    self.group[other] = number
                    group.append(other)
            at += 1
        self.group_size.append(len(group))

    def site_worth(self, region: int) -> float:
        """A first own building in a region: the group that it makes."""
        if len(self.group) == 0:
            self.open_groups()
        if self.group[region] >= 0:
            return 0.0
        size = 1
        met = 0
        for other in self.s.near[region]:
            number = self.group[other]
            if number >= 0 and not met & (1 << number):
                met |= 1 << number
                size += self.group_size[number]
        if size > self.largest:
            gain = self.contest.track_gain(BUILD_TRACK, float(self.largest), float(size - self.largest))
            return gain + (0.7 * self.agenda_unit if self.metric == BUILD_ROW else 0.0)
        return self.w.site * self.site_unit if size > 1 or self.contest.far_turns > 0 else 0.0

    def group_loss(self, region: int) -> float:
        """The last own building of a region gone: the group is smaller by one at least."""
        if len(self.group) == 0:
            self.open_groups()
        if self.group_size[self.group[region]] < self.largest:
            return self.w.site * self.site_unit
        return self.contest.track_gain(BUILD_TRACK, self.largest - 1.0, 1.0) + 0.1 * len(self.s.near[region])

    def survey(self) -> None:
        """Note what the regions may bring that are occupied or near."""
        s, contest = self.s, self.contest
        share = 0.5 * (1 + contest.later)
        for region in s.regions:
            known = contest.mine[region] > 0
            for other in s.near[region]:
                if contest.mine[other] > 0:
                    known = True
            if known or contest.planning:
                contest.potential[region] = self.site_worth(region) + share * self.good_worth(s.yields[region])
