"""What an act tells in Tsar of the Hill: how likely the holder of each goal card, in each style, would have done it.

This is the odds of `TsarAdvice.values` at the move that was made. Goal cards differ for a style only by which courtiers
are favourites, so moves that are alike are counted instead of valued one by one.
"""

from __future__ import annotations

import math
from typing import Final

from prestol.engine.advice import greatest, odds
from prestol.engine.step import Move
from prestol.games.tsar.advice.habits import Habits
from prestol.games.tsar.advice.style import Scene, TsarAdvice, limit, nominate_value, veto_value
from prestol.games.tsar.parts import RAISE, SETTLE
from prestol.games.tsar.state import Tsar

FAINT: Final = 1e-200
"""Sums of odds below this have lost their digits, and are taken again without a common scale."""


def likelihoods(
    advice: TsarAdvice, s: Tsar, seat: int, moves: list[Move], chosen: int, goals: list[int]
) -> list[list[float]]:
    """By style and goal card, of these cards: how likely its holder would have chosen the move that was made."""
    kind = moves[0][0]
    if kind == SETTLE:
        return by_deed(advice, Settled(advice, moves, chosen, goals))
    if kind == RAISE:
        return by_deed(advice, Raised(advice, s, seat, moves, chosen, goals))
    voted = Voted(advice, s, seat, chosen, goals)
    return [voted.chances(w) for w in advice.modelled]


def by_deed(advice: TsarAdvice, act: Act) -> list[list[float]]:
    """The chances of an act that is not a vote: styles that differ only as voters share them."""
    rows: list[list[float]] = []
    for style, first in enumerate(advice.alike):
        rows.append(rows[first][:] if first < style else act.chances(advice.modelled[style]))
    return rows


class Act:
    """Something that a seat has done in the open."""

    def chances(self, w: Habits) -> list[float]:
        """By goal card: how likely its holder would have done it."""
        raise NotImplementedError


class Settled(Act):
    """All waiting courtiers may go to the same floors, so only the number of favourites among them matters."""

    def __init__(self, advice: TsarAdvice, moves: list[Move], chosen: int, goals: list[int]) -> None:
        courtier, self.floor = moves[chosen][1], moves[chosen][2]
        self.floors = [move[2] for move in moves if move[1] == courtier]
        waiting = [move[1] for move in moves if move[2] == self.floor]
        self.waiting = len(waiting)
        self.own: list[bool] = []
        self.favourites: list[int] = []
        """By goal card: how many of those who wait are on it."""
        for goal in goals:
            wanted = advice.parts.wanted[goal]
            self.own.append(wanted[courtier])
            count = 0
            for one in waiting:
                if wanted[one]:
                    count += 1
            self.favourites.append(count)

    def chances(self, w: Habits) -> list[float]:
        known: dict[int, float] = {}
        out: list[float] = []
        for at, favourites in enumerate(self.favourites):
            own = self.own[at]
            key = favourites if own else -1 - favourites
            if key not in known:
                known[key] = self.chance(own, favourites, w)
            out.append(known[key])
        return out

    def chance(self, own: bool, favourites: int, w: Habits) -> float:
        """How likely a courtier, own or not, is settled as it was by somebody with so many favourites waiting."""
        likings: list[float] = [w.settle_own[self.floor] if own else w.settle_other[self.floor]]
        counts = [0]
        for floor in self.floors:
            if favourites > 0:
                likings.append(w.settle_own[floor])
                counts.append(favourites)
            if favourites < self.waiting:
                likings.append(w.settle_other[floor])
                counts.append(self.waiting - favourites)
        limit(likings, w.settle_limit)
        top = greatest(likings, likings[0])
        total = 0.0
        for at in range(len(likings)):
            total += counts[at] * math.exp(likings[at] - top)
        return math.exp(likings[0] - top) / total


class Raised(Act):
    """Courtiers who climb to the same floor are alike but for being favourites; those who reach the throne are not."""

    def __init__(
        self, advice: TsarAdvice, s: Tsar, seat: int, moves: list[Move], chosen: int, goals: list[int]
    ) -> None:
        self.advice = advice
        self.s = s
        self.seat = seat
        self.moves = moves
        self.chosen = chosen
        self.goals = goals
        self.scene = advice.scene(s, seat)
        courtier, throne = moves[chosen][1], advice.parts.throne
        climbers: list[list[int]] = [[] for _ in range(throne + 1)]
        for move in moves:
            climbers[s.floor[move[1]] + 1].append(move[1])
        nominees = climbers.pop()
        if nominees:
            self.scene.usual = advice.usual_points(s)
        self.nominee = nominees.index(courtier) if courtier in nominees else -1
        """The place of the courtier that was raised among those who can reach the throne; -1 if it climbed."""
        self.targets = [target for target in range(throne) if climbers[target]]
        self.kind = -1 if self.nominee >= 0 else self.targets.index(s.floor[courtier] + 1)
        self.own = [advice.parts.wanted[goal][courtier] for goal in goals]
        self.climbers: list[list[float]] = []
        """By goal card: how many of those who climb to each of the targets are on it, then how many are not."""
        groups = [climbers[target] for target in self.targets]
        for goal in goals:
            self.climbers.append(counted(groups, advice.parts.wanted[goal]))
        self.nominations = [nominations(advice, s, self.scene, goal, nominees) for goal in goals]

    def chances(self, w: Habits) -> list[float]:
        climbs = w.climbs(self.scene.late)
        likings: list[float] = [climbs.own[target] for target in self.targets]
        likings += [climbs.other[target] for target in self.targets]
        scale = max(likings) if likings else -math.inf
        climbing = [math.exp(liking - scale) for liking in likings]
        return [self.chance(at, climbing, scale, w) for at in range(len(self.goals))]

    def chance(self, at: int, climbing: list[float], scale: float, w: Habits) -> float:
        """`climbing` is what the kinds of climbing are worth, own ones first, with the best of them as the scale."""
        total = 0.0
        climbers = self.climbers[at]
        for kind in range(len(climbing)):
            total += climbers[kind] * climbing[kind]
        nominating: list[float] = []
        for one in self.nominations[at]:
            nominating.append(w.sharpness * nominate_value(self.scene, one.own, one.points, one.usual, one.last, w))
        top = greatest(nominating, scale)
        shrunk = math.exp(scale - top)
        total *= shrunk
        for liking in nominating:
            total += math.exp(liking - top)
        if total < FAINT:
            return odds(self.advice.values(self.s, self.seat, self.goals[at], self.moves, w))[self.chosen]
        if self.nominee >= 0:
            return math.exp(nominating[self.nominee] - top) / total
        return climbing[self.kind + (0 if self.own[at] else len(self.targets))] * shrunk / total


class Nomination:
    """What the election of a courtier would mean for the holder of a goal card."""

    def __init__(self, own: bool, points: int, usual: float, last: bool) -> None:
        self.own = own
        self.points = points
        self.usual = usual
        self.last = last


def nominations(advice: TsarAdvice, s: Tsar, scene: Scene, goal: int, nominees: list[int]) -> list[Nomination]:
    found: list[Nomination] = []
    placed = s.placed_points(goal)
    for courtier in nominees:
        own = advice.parts.wanted[goal][courtier]
        points = advice.points_if_crowned(placed, own)
        last = own and advice.is_last_hope(s, goal, courtier)
        found.append(Nomination(own, points, advice.usual_if_crowned(scene, courtier), last))
    return found


class Voted(Act):
    """A vote depends on a goal card by what the election would be worth, and whether the candidate is on it."""

    def __init__(self, advice: TsarAdvice, s: Tsar, seat: int, chosen: int, goals: list[int]) -> None:
        candidate = advice.candidate(s)
        self.chosen = chosen
        self.scene = advice.vote_scene(s, seat)
        self.own = [advice.parts.wanted[goal][candidate] for goal in goals]
        self.now = [s.round_points(goal) for goal in goals]
        self.hopes = [advice.hopes(s.placed_points(goal), self.own[at]) for at, goal in enumerate(goals)]
        self.last = [advice.is_last_hope(s, goal, candidate) for goal in goals]

    def chances(self, w: Habits) -> list[float]:
        out: list[float] = []
        for at in range(len(self.own)):
            against = veto_value(self.scene, self.now[at], self.hopes[at], self.own[at], self.last[at], w)
            top = max(0.0, against)
            chosen = math.exp((against if self.chosen == 1 else 0.0) - top)
            out.append(chosen / (math.exp(0.0 - top) + math.exp(against - top)))
        return out


def counted(groups: list[list[int]], wanted: list[bool]) -> list[float]:
    """How many in each group are wanted, then how many of each are not."""
    found = [0.0] * (2 * len(groups))
    for at, group in enumerate(groups):
        count = 0
        for courtier in group:
            if wanted[courtier]:
                count += 1
        found[at] = float(count)
        found[len(groups) + at] = float(len(group) - count)
    return found
