"""What a player still lacks for a deed, read from a view (RUR-ADD-03, RUR-DC)."""

from __future__ import annotations

from typing import Any

from prestol.engine.phrase import Phrase
from prestol.games.rurik.edge.phrases import Lines, Record, phrase
from prestol.games.rurik.parts import KINDS

View = dict[str, Any]


class Missing:
    """One player's means as everybody sees them; of the hand only its size counts."""

    def __init__(self, lines: Lines, view: View, seat: int) -> None:
        self.lines = lines
        self.view = view
        self.seat = seat

    def of(self, deed: int) -> list[Phrase]:
        """The parts of requirement and price that are not met, each with what is there."""
        row = self.lines.tables["deed"][deed]
        told = [self.short(self.lines.need(one), self.has(one), wanted(one)) for one in row["require"]]
        for kind, what in row["cost"].items():
            count = what["count"] if kind == "troops" else what
            told.append(self.short(self.lines.price({kind: what}), self.can_pay(kind, what), count))
        return [one for one in told if one is not None]

    def short(self, part: Phrase, have: int, needed: int) -> Phrase | None:
        return phrase("missing-part", part=part, have=have) if have < needed else None

    # --- requirements

    def has(self, need: Record) -> int:
        """How much of a requirement is met."""
        kind, view = need["kind"], self.view
        if kind == "first_player_token":
            return int(view["token"] == self.seat)
        if kind == "defeated_rebels":
            return len(view["defeated"][self.seat])
        if kind == "occupied_regions":
            return sum(1 for region in view["regions"] if self.figures(region))
        if kind == "troops_one_region":
            return max(self.figures(region) for region in view["regions"])
        if kind == "buildings_one_region":
            kinds = [self.lines.thing("building", id)[1] for id in need["buildings"]]
            return max(sum(self.stands(region, one) for one in kinds) for region in view["regions"])
        there = [
            region
            for region in view["regions"]
            if self.stands(region, self.lines.thing("building", need["building"])[1])
        ]
        if kind == "buildings_distinct_goods":
            return len({view["yields"][region] for region in there})
        return largest(there, view["near"])

    def figures(self, region: int) -> int:
        return int(self.view["troops"][self.seat][region]) + int(self.view["leader_at"][self.seat] == region)

    def stands(self, region: int, kind: int) -> bool:
        return bool(self.view["buildings"][region][kind] == self.seat)

    # --- prices

    def can_pay(self, kind: str, what: Any) -> int:
        """How much of a part of a price is there."""
        view, goods = self.view, self.view["goods"][self.seat]
        if kind == "coin":
            return int(view["coins"][self.seat])
        if kind == "scheme_cards":
            return int(view["hand_sizes"][self.seat])
        if kind == "any_goods":
            return sum(goods)
        if kind == "same_goods":
            return int(max(goods))
        if kind == "different_goods":
            return sum(1 for count in goods if count)
        if kind == "troops":
            return self.payable(what["origin"])
        if kind == "buildings":
            return sum(self.stands(region, one) for region in view["regions"] for one in range(KINDS))
        return int(goods[self.lines.thing("good", kind)[1]])

    def payable(self, origin: str) -> int:
        """RUR-R-39: figures that can leave the map."""
        counts = [self.figures(region) for region in self.view["regions"]]
        if origin == "distinct_regions":
            return sum(1 for count in counts if count)
        if origin == "one_ruled_region":
            rulers = self.view["rulers"]
            return max((self.figures(one) for one in self.view["regions"] if rulers[one] == self.seat), default=0)
        return sum(counts)


def wanted(need: Record) -> int:
    """The figure of a requirement."""
    if need["kind"] == "buildings_one_region":
        return len(need["buildings"])
    count: int = need.get("count") or need.get("min") or 1
    return count


def largest(regions: list[int], near: list[list[int]]) -> int:
    """The largest group of regions that hangs together."""
    left, best = set(regions), 0
    while left:
        group = [left.pop()]
        for region in group:
            joined = left.intersection(near[region])
            group.extend(joined)
            left -= joined
        best = max(best, len(group))
    return best
