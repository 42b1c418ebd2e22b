"""What we know about playing Tsar of the Hill well: a house style, and a judgement of positions between rounds."""

from __future__ import annotations

import math
from typing import Final

from prestol.engine.advice import Advice
from prestol.engine.step import Move
from prestol.engine.study import Tuning
from prestol.games.tsar.advice.weights import (
    FIRST,
    HOUSE,
    LAX,
    NOMINATE_ARMED,
    NOMINATE_FEAR,
    NOMINATE_GAIN,
    NOMINATE_LATE,
    NOMINATE_LEAD,
    NOMINATE_OTHER,
    NOMINATE_OWN,
    NOMINATE_READY,
    NOMINATE_SURE,
    NOMINATE_ZERO,
    POINTS,
    QUICK,
    RAISE_OTHER,
    RAISE_OTHER_LATE,
    RAISE_OWN,
    RAISE_OWN_LATE,
    SETTLE_LIMIT,
    SETTLE_OTHER,
    SETTLE_OWN,
    SHARPNESS,
    STERN,
    STYLES,
    THINKER,
    TUNED,
    UNBOUND,
    VOTE_ALONE,
    VOTE_BIAS,
    VOTE_CARDS,
    VOTE_FREE_RIDE,
    VOTE_LATER,
    VOTE_LEAD,
    VOTE_LEAD_LATE,
    VOTE_LIMIT,
    VOTE_NOW,
    VOTE_OWN,
    VOTE_STANDING,
    VOTE_ZERO,
    VOTES,
    WHIM,
)
from prestol.games.tsar.parts import AGAINST, RAISE, SETTLE, Parts
from prestol.games.tsar.state import Tsar

SPREAD: Final = 6.4
"""Standard deviation of a round's points at a table of rule bots."""


class Scene:
    """What everybody sees as a seat decides: it counts alike for all goal cards and styles."""

    def __init__(self, vetoes: int, armed: int, late: float, usual: float) -> None:
        self.vetoes = vetoes
        """Against cards in other hands; everybody can count them from the votes that were shown."""
        self.armed = armed
        """Against cards in the own hand."""
        self.late = late
        """How much of the vetoes of the table is spent, from 0 to 1."""
        self.usual = usual
        """Points of an average goal card as the courtiers stand."""
        self.is_final = False
        self.standing = 0
        """In a vote of the last round: points ahead of the best of the others."""


class TsarAdvice(Advice[Tsar]):
    """Softmax players: each move has a value for the holder of a goal card, and better ones are likelier."""

    def __init__(self, parts: Parts, weights: list[list[float]], peer: int = -1) -> None:
        super().__init__(len(weights), peer=peer)
        self.parts = parts
        self.weights = weights
        deeds = [[weight for place, weight in enumerate(row) if place not in VOTES] for row in weights]
        self.alike = [deeds.index(row) for row in deeds]
        """By style: the first one that settles and raises like it."""
        self.common: list[float] = []
        """By courtier: the part of all goal cards on which it is a favourite."""
        self.usual: list[list[float]] = []
        """By courtier and floor: what the courtier brings there to an average goal card."""
        for courtier in range(parts.courtiers):
            count = 0
            for wanted in parts.wanted:
                count += wanted[courtier]
            self.common.append(count / len(parts.wanted))
            self.usual.append([self.common[courtier] * points for points in parts.points])

    def liking(self, s: Tsar, seat: int, moves: list[Move], style: int) -> list[float]:
        """Reads the public table and the goal of the seat itself."""
        return self.values(s, seat, s.goals[seat], moves, self.weights[style])

    def values(self, s: Tsar, seat: int, goal: int, moves: list[Move], w: list[float]) -> list[float]:
        """How much a holder of the goal would like each move, as exponents of its odds."""
        sharpness = w[SHARPNESS]
        out: list[float] = []
        kind = moves[0][0]
        if kind == SETTLE:
            wanted = self.parts.wanted[goal]
            for move in moves:
                out.append(sharpness * settle_value(wanted[move[1]], move[2], w))
            limit(out, w[SETTLE_LIMIT])
        elif kind == RAISE:
            scene = self.scene(s, seat)
            for move in moves:
                out.append(sharpness * self.raise_value(s, scene, goal, move[1], w))
        else:
            against = self.against_value(s, self.vote_scene(s, seat), goal, w)
            for move in moves:
                out.append(against if move[1] == AGAINST else 0.0)
        return out

    def scene(self, s: Tsar, seat: int) -> Scene:
        left = 0
        for held in s.against:
            left += held
        whole = self.parts.against_each[s.seats] * s.seats
        late = 1.0 - left / whole if whole > 0 else 1.0
        return Scene(left - s.against[seat], s.against[seat], late, self.usual_points(s))

    def vote_scene(self, s: Tsar, seat: int) -> Scene:
        scene = self.scene(s, seat)
        if s.round == self.parts.rounds:
            scene.is_final = True
            scene.standing = self.standing(s, seat)
        return scene

    def raise_value(self, s: Tsar, scene: Scene, goal: int, courtier: int, w: list[float]) -> float:
        own = self.parts.wanted[goal][courtier]
        target = s.floor[courtier] + 1
        if target < self.parts.throne:
            return climb_value(own, target, scene.late, w)
        points = self.points_if_crowned(s, goal, courtier)
        usual = self.usual_if_crowned(scene, courtier)
        return nominate_value(scene, own, points, usual, own and self.is_last_hope(s, goal, courtier), w)

    def against_value(self, s: Tsar, scene: Scene, goal: int, w: list[float]) -> float:
        candidate = s.floor.index(self.parts.throne)
        own = self.parts.wanted[goal][candidate]
        last = self.is_last_hope(s, goal, candidate)
        return veto_value(scene, s.round_points(goal), self.hopes(s, goal), own, last, w)

    def usual_points(self, s: Tsar) -> float:
        """Points of an average goal card as the courtiers stand."""
        total = 0.0
        for courtier, at in enumerate(s.floor):
            if at >= 0:
                total += self.usual[courtier][at]
        return total

    def usual_if_crowned(self, scene: Scene, courtier: int) -> float:
        """The same if a courtier of the floor below the throne were elected."""
        parts = self.parts
        return scene.usual + self.common[courtier] * (parts.points[parts.throne] - parts.points[parts.throne - 1])

    def is_last_hope(self, s: Tsar, goal: int, courtier: int) -> bool:
        """TSR-THR-01: whether without this courtier the goal card would be worth nothing, which the last round pays."""
        if s.round != self.parts.zero_round:
            return False
        for other in self.parts.goals[goal]:
            if other != courtier and s.floor[other] >= 0 and self.parts.points[s.floor[other]] > 0:
                return False
        return True

    def standing(self, s: Tsar, seat: int) -> int:
        """Points ahead of the best of the others, from earlier rounds."""
        best = 0
        for other in range(s.seats):
            if other != seat:
                best = max(best, s.total(other))
        return s.total(seat) - best

    def points_if_crowned(self, s: Tsar, goal: int, courtier: int) -> int:
        """Points of a goal card if a courtier of the floor below the throne were elected."""
        points = s.placed_points(goal)
        if self.parts.wanted[goal][courtier]:
            points += self.parts.points[self.parts.throne] - self.parts.points[self.parts.throne - 1]
        return points

    def hopes(self, s: Tsar, goal: int) -> int:
        """Points that favourites on their way, below the throne, would bring."""
        total = 0
        for courtier in self.parts.goals[goal]:
            at = s.floor[courtier]
            if 0 <= at < self.parts.throne:
                total += self.parts.points[at]
        return total

    def frame(self, s: Tsar, seat: int) -> int:
        """What a vote is about for a seat: whether the candidate is a favourite, and the lead an election brings."""
        goal = s.goals[seat]
        candidate = s.floor.index(self.parts.throne)
        lead = s.round_points(goal) - self.usual_points(s)
        step = int(max(0.0, min(5.0, 3.0 + lead / 3.0)))
        return 2 * step + self.parts.wanted[goal][candidate] + (12 if s.against[seat] == 0 else 0)

    def loosen(self, s: Tsar, seat: int) -> None:
        """A seat without against cards thinks as if it had one, since nobody was shown that it has none."""
        if s.against[seat] == 0:
            s.against[seat] = 1

    def judge(self, s: Tsar) -> list[float]:
        """Shares of victory: exact at the end, between rounds by how far apart the totals are."""
        if not s.stack:
            return list(s.result().shares())
        left = s.parts.rounds - s.round + 1
        scale = 1.6 / (SPREAD * math.sqrt(2.0 * left))
        best = 0
        for seat in range(s.seats):
            best = max(best, s.total(seat))
        shares: list[float] = []
        whole = 0.0
        for seat in range(s.seats):
            share = math.exp(scale * (s.total(seat) - best))
            shares.append(share)
            whole += share
        return [share / whole for share in shares]


def settle_value(own: bool, floor: int, w: list[float]) -> float:
    return w[(SETTLE_OWN if own else SETTLE_OTHER) + floor]


def climb_value(own: bool, target: int, late: float, w: list[float]) -> float:
    """What it is worth to raise a courtier to a floor below the throne."""
    if own:
        return w[RAISE_OWN + target] + late * w[RAISE_OWN_LATE + target]
    return w[RAISE_OTHER + target] + late * w[RAISE_OTHER_LATE + target]


def nominate_value(scene: Scene, own: bool, points: int, usual: float, last: bool, w: list[float]) -> float:
    """What it is worth to bring a courtier to the throne whose election would be worth so many points."""
    value = w[NOMINATE_OWN] if own else w[NOMINATE_OTHER]
    value += w[NOMINATE_FEAR] * scene.vetoes + w[NOMINATE_ARMED] * scene.armed + w[NOMINATE_LATE] * scene.late
    if scene.armed > 0:
        value += w[NOMINATE_READY]
    value += w[NOMINATE_GAIN] * points + w[NOMINATE_LEAD if scene.vetoes > 0 else NOMINATE_SURE] * (points - usual)
    if last:
        value += w[NOMINATE_ZERO]
    return value


def veto_value(scene: Scene, now: int, hopes: int, own: bool, last: bool, w: list[float]) -> float:
    """Log-odds of a vote against the candidate on the throne."""
    value = w[VOTE_BIAS] + w[VOTE_NOW] * now + w[VOTE_FREE_RIDE] * scene.vetoes
    value += w[VOTE_CARDS] * scene.armed + w[VOTE_LATER] * hopes
    value += (w[VOTE_LEAD] + scene.late * w[VOTE_LEAD_LATE]) * (now - scene.usual)
    if scene.vetoes == 0:
        value += w[VOTE_ALONE]
    if scene.is_final:
        value += w[VOTE_STANDING] * scene.standing
    if own:
        value += w[VOTE_OWN]
    if last:
        value += w[VOTE_ZERO]
    most = w[VOTE_LIMIT] if scene.vetoes > 0 else UNBOUND
    return max(-most, min(most, value))


def limit(likings: list[float], most: float) -> None:
    """Let nothing be farther behind the best than this."""
    top = likings[0]
    for value in likings:
        if value > top:
            top = value
    for i in range(len(likings)):
        if likings[i] < top - most:
            likings[i] = top - most


def tsar_advice(parts: Parts) -> TsarAdvice:
    """The styles that Prestol knows."""
    return TsarAdvice(parts, STYLES, THINKER)


def first_advice(parts: Parts) -> TsarAdvice:
    """The styles of the first bots, which are kept to measure later ones against."""
    return TsarAdvice(parts, [FIRST, QUICK, WHIM])


def tsar_tunings(parts: Parts) -> dict[str, Tuning]:
    """The weights of the house style, but for those that bound what it shows: nobody at the table would punish that."""

    def advise(styles: list[list[float]]) -> TsarAdvice:
        return TsarAdvice(parts, [[*row[:TUNED], *(row[TUNED:] or HOUSE[TUNED:])] for row in styles])

    rivals = (FIRST, QUICK, WHIM, POINTS, LAX, STERN)
    return {"style": Tuning(HOUSE[:TUNED], advise, rivals, tables=(4, 4, 3, 6), careless=25, alike=50)}
