"""What a player of Rurik knows by heart: figures of the content in the form in which advice asks for them."""

from __future__ import annotations

from typing import Final

from prestol.games.rurik.components import Parts
from prestol.games.rurik.parts import (
    ADVISORS,
    EFFECT_COLUMNS,
    LOOK,
    MUSTER_POINTS,
    PASS_TOKEN,
    REGIONS,
    ROWS,
    RULE_TRACK,
    SCHEME_ACTION,
    TRACKS,
)

REACH: Final = 24
"""More than any track counts."""


class Lore:
    """Tables made once for a content."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        figures = parts.figures
        self.rounds = figures.rounds
        self.largest = max(figures.advisor_value)
        """The largest number of an advisor."""
        self.slopes: list[list[float]] = []
        """By track: points for each count, with an even rise between two rows."""
        self.stairs: list[list[float]] = []
        """By track: points for each count, as they are scored."""
        self.crown_regions: list[int] = []
        """Regions on which the top row of the rule track insists."""
        self.crown_count = 0
        self.crown_points = 0.0
        """What that row adds to the one below it."""
        for track in range(TRACKS):
            self.learn_track(track)
        self.crowns = [region in self.crown_regions for region in range(REGIONS)]
        self.space_points: list[list[int]] = [[], []]
        """By side of the strategy board and space: its points, or the cards to look at."""
        self.token_space: list[list[bool]] = [[], []]
        """Where a space hands on the first-player token."""
        for side in range(len(parts.strategy.effect)):
            for space in range(len(parts.strategy.effect[side])):
                self.learn_space(side, space)
        self.later: list[list[int]] = []
        """By seats and round: advisors that a player will have in the rounds after it."""
        for seats in range(len(figures.advisor_from)):
            self.later.append(
                [turns_after(figures.advisor_from[seats], now, self.rounds) for now in range(self.rounds + 1)]
            )
        self.columns = [6, 7, 8, 9, 10, 11]
        """The column of an effect that holds the points of each action; for schemes, the cards looked at."""

    def learn_space(self, side: int, space: int) -> None:
        effect = self.parts.strategy.effect[side][space]
        row = self.parts.effects[effect] if effect >= 0 else [0] * EFFECT_COLUMNS
        column = LOOK if space // ROWS == SCHEME_ACTION else MUSTER_POINTS + space // ROWS
        self.space_points[side].append(row[column])
        self.token_space[side].append(row[PASS_TOKEN] > 0)

    def learn_track(self, track: int) -> None:
        figures = self.parts.figures
        counts, points = [0], [0]
        for row in range(len(figures.track_min[track])):
            if track == RULE_TRACK and len(figures.rule_row_regions[row]) > 0:
                self.crown_regions = figures.rule_row_regions[row]
                self.crown_count = figures.track_min[track][row]
                self.crown_points = float(figures.track_vp[track][row] - points[-1])
            else:
                counts.append(figures.track_min[track][row])
                points.append(figures.track_vp[track][row])
        self.slopes.append([risen(counts, points, count, True) for count in range(REACH)])
        self.stairs.append([risen(counts, points, count, False) for count in range(REACH)])


def turns_after(joins: list[int], now: int, rounds: int) -> int:
    """Turns of a player in the rounds after `now`."""
    count = 0
    for number in range(now + 1, rounds + 1):
        for advisor in range(min(ADVISORS, len(joins))):
            if 0 < joins[advisor] <= number:
                count += 1
    return count


def risen(counts: list[int], points: list[int], count: int, even: bool) -> float:
    """Points for a count, between the rows that it lies between."""
    for at in range(len(counts) - 1, -1, -1):
        if count >= counts[at]:
            if not even or at == len(counts) - 1:
                return float(points[at])
            part = (count - counts[at]) / (counts[at + 1] - counts[at])
            return points[at] + part * (points[at + 1] - points[at])
    return 0.0


def height(curve: list[float], at: float) -> float:
    """A curve between two of its counts."""
    if at <= 0.0:
        return 0.0
    whole = int(at)
    if whole >= REACH - 1:
        return curve[REACH - 1]
    return curve[whole] + (at - whole) * (curve[whole + 1] - curve[whole])
