"""The table of the referee: everything by name, and what can be told from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from typing import Any

from tests.games.rurik.referee.printed import (
    ACTIONS,
    BOAT,
    DEEDS,
    GOODS,
    KINDS,
    LARGE,
    NOT_SOLO,
    SMALL,
    THRESHOLDS,
)
from tests.games.rurik.table import records

Question = dict[int, set[str]]
"""Who is asked, and what they may do."""
Asking = Generator[Question, tuple[int, str], None]
Choosing = Generator[Question, tuple[int, str], str]
HUMAN, REBELLION = 0, 1


class Board:
    """Where everything is. Chance is told by events, which are heard in their order."""

    def __init__(self, seats: int, options: dict[str, Any], ring: Callable[[int], str]) -> None:
        self.seats = seats
        self.solo = seats == 1
        self.sides = range(2 if self.solo else seats)
        self.options = options
        self.ring = ring
        """Tells which rebellion card comes to the top with a flip."""
        self.heard: list[tuple[str, dict[str, Any]]] = []
        land = records("region")
        self.regions: list[str] = [name for name, region in land.items() if region["min_players"] <= seats]
        self.near = {name: [one for one in land if one in land[name]["neighbors"]] for name in self.regions}
        self.near = {name: [one for one in near if one in self.regions] for name, near in self.near.items()}
        self.yields = {name: land[name]["good"] for name in self.regions}
        self.banners: dict[str, list[tuple[int, str, int] | None]] = {action: [] for action in ACTIONS}
        self.spaces = LARGE if seats > 2 else SMALL
        self.round, self.first = 1, 0
        self.token: int = 0
        self.turn: int | None = None
        self.lay_pieces()
        self.lay_cards()

    def lay_pieces(self) -> None:
        sides = self.sides
        self.leader = ["" for _ in sides]
        self.at: list[str | None] = [None for _ in sides]
        self.troops: list[Counter[str]] = [Counter() for _ in sides]
        self.supply = [15 if self.solo and side == REBELLION else 12 for side in sides]
        self.built: dict[tuple[str, str], int] = {}
        self.store = [dict.fromkeys(KINDS, 3) for _ in sides]
        self.coins = [3 for _ in sides]
        self.goods: list[Counter[str]] = [Counter() for _ in sides]
        self.stocked = set(self.regions)
        self.rebels: dict[str, str] = {}
        self.neutrals: Counter[str] = Counter()
        self.defeated: list[set[str]] = [set() for _ in sides]
        self.rewards = 15
        self.tracks = [dict.fromkeys(THRESHOLDS, 0) for _ in sides]
        self.war = [0 for _ in sides]
        self.hands_of_advisors: list[set[str]] = [set() for _ in sides]

    def lay_cards(self) -> None:
        self.hands: list[set[str]] = [set() for _ in range(self.seats)]
        self.tops: list[list[str]] = [[], []]
        """Cards of the two decks whose place somebody knows."""
        self.sizes = [14, 13]
        self.looked: list[str] = []
        self.discards: list[str] = []
        self.row: list[str] = []
        self.deck = {deed for deed in DEEDS if not self.solo or deed not in NOT_SOLO}
        self.deed_discards: set[str] = set()
        self.before: list[set[str]] = [set() for _ in range(self.seats)]
        self.done: list[set[str]] = [set() for _ in range(self.seats)]
        self.agendas: list[list[str]] = [[] for _ in range(self.seats)]
        self.down: list[set[str]] = [set() for _ in range(self.seats)]
        """Conversion tokens that are turned down."""
        self.used = [False] * self.seats
        self.extras: set[str] = set()
        self.tax, self.build = 0, 0
        self.flips = 0
        self.priority = ""
        self.covered: list[bool] = []

    def hear(self, name: str) -> dict[str, Any]:
        """The figures of the next event of a name."""
        at = next(at for at, (found, _) in enumerate(self.heard) if found == name)
        return self.heard.pop(at)[1]

    # --- pieces

    def figures(self, side: int, region: str) -> int:
        return self.troops[side][region] + (self.at[side] == region)

    def occupied(self, side: int) -> list[str]:
        return [region for region in self.regions if self.figures(side, region)]

    def put_troop(self, side: int, region: str) -> None:
        assert self.supply[side] > 0
        self.supply[side] -= 1
        self.troops[side][region] += 1

    def take(self, side: int, leader: bool, region: str) -> None:
        """A figure back to its supply."""
        if leader:
            assert self.at[side] == region
            self.at[side] = None
        else:
            assert self.troops[side][region] > 0
            self.troops[side][region] -= 1
            self.supply[side] += 1

    def take_weakest(self, side: int, region: str) -> None:
        self.take(side, self.troops[side][region] == 0, region)

    def stands(self, leader: str, region: str) -> int | None:
        """The side whose leader of this name stands in a region."""
        return next((side for side in self.sides if self.leader[side] == leader and self.at[side] == region), None)

    # --- ruling

    def works(self, side: int, region: str, kind: str) -> bool:
        yaroslav = self.stands("yaroslav", region)
        return self.built.get((region, kind)) == side and yaroslav in (None, side)

    def strength(self, side: int, region: str) -> int:
        figures = self.figures(side, region)
        strength = figures
        if self.works(side, region, "stronghold") and (figures or self.options["stronghold_rules_alone"]):
            strength += 1
        if self.stands("sviatopolk", region) == side and region in self.rebels:
            strength += 1
        return strength

    def ruler(self, region: str) -> int | None:
        others = [self.neutrals[region]]
        if self.stands("sviatopolk", region) is None:
            others.append(1 if region in self.rebels else 0)
        strengths = {side: self.strength(side, region) for side in self.sides}
        for side, own in strengths.items():
            rivals = others + [strength for other, strength in strengths.items() if other != side]
            if all(own > rival for rival in rivals):
                return side
            if self.stands("yaroslav", region) == side and all(own >= rival for rival in rivals):
                return side
        return None

    def ruled(self, side: int) -> list[str]:
        return [region for region in self.regions if self.ruler(region) == side]

    # --- counting

    def regions_with(self, side: int, *kinds: str) -> list[str]:
        """Regions with a building of a side, of one of these kinds."""
        return [region for region in self.regions if any(self.built.get((region, kind)) == side for kind in kinds)]

    def has_together(self, side: int, *kinds: str) -> bool:
        return any(all(self.built.get((region, kind)) == side for kind in kinds) for region in self.regions)

    def kinds_of_goods_with(self, side: int, kind: str) -> int:
        return len({self.yields[region] for region in self.regions_with(side, kind)})

    def group(self, regions: Iterable[str]) -> int:
        """The size of the largest group that hangs together."""
        left, best = set(regions), 0
        while left:
            group = {left.pop()}
            while grown := {one for one in left if any(one in self.near[member] for member in group)}:
                group |= grown
                left -= grown
            best = max(best, len(group))
        return best

    def on_boat(self, side: int) -> int:
        return sum(min(self.goods[side][good], BOAT[good]) for good in GOODS)

    def full_columns(self, side: int) -> int:
        return sum(self.goods[side][good] >= BOAT[good] for good in GOODS)

    def value(self, side: int, track: str) -> int:
        if track == "rule":
            return len(self.ruled(side))
        return self.group(self.regions_with(side, *KINDS)) if track == "build" else self.on_boat(side)

    def row_now(self, side: int, track: str) -> int:
        """The row of a track that the position meets."""
        value = self.value(side, track)
        row = sum(value >= threshold for threshold in THRESHOLDS[track])
        if track == "rule" and value >= 5 and {"kiev", "novgorod"} <= set(self.ruled(side)):
            return 5
        return row
