"""What we know about playing Tsar of the Hill well: a house style, and a judgement of positions between rounds."""

from __future__ import annotations

import math
from typing import Final

from prestol.engine.advice import Advice, odds
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
    WHIM,
)
from prestol.games.tsar.parts import AGAINST, RAISE, SETTLE, Parts
from prestol.games.tsar.state import Tsar

SPREAD: Final = 6.4
"""Standard deviation of a round's points at a table of rule bots."""


class TsarAdvice(Advice[Tsar]):
    """Softmax players: each move has a value for the holder of a goal card, and better ones are likelier."""

    def __init__(self, parts: Parts, weights: list[list[float]], peer: int = -1) -> None:
        super().__init__(len(weights), peer=peer)
        self.parts = parts
        self.weights = weights
        self.common: list[float] = []
        """By courtier: the part of all goal cards on which it is a favourite."""
        for courtier in range(parts.courtiers):
            count = 0
            for wanted in parts.wanted:
                count += wanted[courtier]
            self.common.append(count / len(parts.wanted))

    def liking(self, s: Tsar, seat: int, moves: list[Move], style: int) -> list[float]:
        """Reads the public table and the goal of the seat itself."""
        return self.values(s, seat, s.goals[seat], moves, self.weights[style])

    def values(self, s: Tsar, seat: int, goal: int, moves: list[Move], w: list[float]) -> list[float]:
        """How much a holder of the goal would like each move, as exponents of its odds."""
        sharpness = w[SHARPNESS]
        out: list[float] = []
        kind = moves[0][0]
        if kind == SETTLE:
            for move in moves:
                out.append(sharpness * self.settle_value(goal, move[1], move[2], w))
            limit(out, w[SETTLE_LIMIT])
        elif kind == RAISE:
            vetoes = self.vetoes_of_others(s, seat)
            late = self.lateness(s)
            for move in moves:
                out.append(sharpness * self.raise_value(s, seat, goal, move[1], vetoes, late, w))
        else:
            against = self.against_value(s, seat, goal, w)
            for move in moves:
                out.append(against if move[1] == AGAINST else 0.0)
        return out

    def likelihoods(self, s: Tsar, seat: int, moves: list[Move], chosen: int, style: int) -> list[float]:
        """For every goal card: how likely its holder, in this style, would have chosen the move that was made."""
        out: list[float] = []
        for goal in range(len(self.parts.goals)):
            out.append(odds(self.values(s, seat, goal, moves, self.weights[style]))[chosen])
        return out

    def settle_value(self, goal: int, courtier: int, floor: int, w: list[float]) -> float:
        return w[(SETTLE_OWN if self.parts.wanted[goal][courtier] else SETTLE_OTHER) + floor]

    def raise_value(
        self, s: Tsar, seat: int, goal: int, courtier: int, vetoes: int, late: float, w: list[float]
    ) -> float:
        own = self.parts.wanted[goal][courtier]
        target = s.floor[courtier] + 1
        if target == self.parts.throne:
            return self.nominate_value(s, seat, goal, courtier, vetoes, late, w)
        if own:
            return w[RAISE_OWN + target] + late * w[RAISE_OWN_LATE + target]
        return w[RAISE_OTHER + target] + late * w[RAISE_OTHER_LATE + target]

    def nominate_value(
        self, s: Tsar, seat: int, goal: int, courtier: int, vetoes: int, late: float, w: list[float]
    ) -> float:
        """What it is worth to bring a courtier to the throne."""
        own = self.parts.wanted[goal][courtier]
        value = w[NOMINATE_OWN] if own else w[NOMINATE_OTHER]
        value += w[NOMINATE_FEAR] * vetoes + w[NOMINATE_ARMED] * s.against[seat] + w[NOMINATE_LATE] * late
        if s.against[seat] > 0:
            value += w[NOMINATE_READY]
        points = self.points_if_crowned(s, goal, courtier)
        lead = points - self.usual_points(s, courtier)
        value += w[NOMINATE_GAIN] * points + w[NOMINATE_LEAD if vetoes > 0 else NOMINATE_SURE] * lead
        if own and self.is_last_hope(s, goal, courtier):
            value += w[NOMINATE_ZERO]
        return value

    def against_value(self, s: Tsar, seat: int, goal: int, w: list[float]) -> float:
        """Log-odds of a vote against the candidate on the throne."""
        candidate = s.floor.index(self.parts.throne)
        now = s.round_points(goal)
        others = self.vetoes_of_others(s, seat)
        value = w[VOTE_BIAS] + w[VOTE_NOW] * now + w[VOTE_FREE_RIDE] * others
        value += w[VOTE_CARDS] * s.against[seat] + w[VOTE_LATER] * self.hopes(s, goal)
        value += (w[VOTE_LEAD] + self.lateness(s) * w[VOTE_LEAD_LATE]) * (now - self.usual_points(s, -1))
        if others == 0:
            value += w[VOTE_ALONE]
        if s.round == self.parts.rounds:
            value += w[VOTE_STANDING] * self.standing(s, seat)
        if self.parts.wanted[goal][candidate]:
            value += w[VOTE_OWN]
        if self.is_last_hope(s, goal, candidate):
            value += w[VOTE_ZERO]
        most = w[VOTE_LIMIT] if others > 0 else UNBOUND
        return max(-most, min(most, value))

    def lateness(self, s: Tsar) -> float:
        """How much of the vetoes of the table is spent, from 0 to 1."""
        left = 0
        for held in s.against:
            left += held
        whole = self.parts.against_each[s.seats] * s.seats
        return 1.0 - left / whole if whole > 0 else 1.0

    def usual_points(self, s: Tsar, crowned: int) -> float:
        """Points of an average goal card, were a courtier of the floor below the throne elected; -1 for nobody."""
        parts = self.parts
        total = 0.0
        for courtier in range(parts.courtiers):
            at = s.floor[courtier]
            if at >= 0:
                total += self.common[courtier] * parts.points[at]
        if crowned >= 0:
            total += self.common[crowned] * (parts.points[parts.throne] - parts.points[parts.throne - 1])
        return total

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

    def vetoes_of_others(self, s: Tsar, seat: int) -> int:
        """Against cards in other hands; everybody can count them from the votes that were shown."""
        total = 0
        for other in range(s.seats):
            if other != seat:
                total += s.against[other]
        return total

    def frame(self, s: Tsar, seat: int) -> int:
        """What a vote is about for a seat: whether the candidate is a favourite, and the lead an election brings."""
        goal = s.goals[seat]
        candidate = s.floor.index(self.parts.throne)
        lead = s.round_points(goal) - self.usual_points(s, -1)
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
