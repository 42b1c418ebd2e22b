"""What we know about playing Tsar of the Hill well: a house style, and a judgement of positions between rounds."""

from __future__ import annotations

import math
from typing import Final

from prestol.engine.advice import Advice, odds
from prestol.engine.step import Move
from prestol.engine.study import Tuning
from prestol.games.tsar.parts import AGAINST, RAISE, SETTLE, Parts
from prestol.games.tsar.state import Tsar

# Places of the weights of a style, tuned in self-play by `prestol tune tsar`.
SETTLE_OWN: Final = 0
SETTLE_OTHER: Final = 7
RAISE_OWN: Final = 14
RAISE_OTHER: Final = 21
NOMINATE_OWN: Final = 28
NOMINATE_OTHER: Final = 29
NOMINATE_FEAR: Final = 30
NOMINATE_ARMED: Final = 31
VOTE_BIAS: Final = 32
VOTE_NOW: Final = 33
VOTE_OWN: Final = 34
VOTE_FREE_RIDE: Final = 35
VOTE_CARDS: Final = 36
VOTE_LATER: Final = 37
NOMINATE_GAIN: Final = 38
SHARPNESS: Final = 39

HOUSE: Final[list[float]] = [
    # settling: own favourites, then others, by floor
    -2.44, 4.64, 5.69, 1.59, 0.17, -1.45, -1.77,
    -1.58, 0.95, 0.98, 0.19, 1.54, -0.84, -0.22,
    # raising below the throne: own favourites, then others, by the floor entered
    -1.07, 1.79, 2.1, -0.88, -2.45, -3.35, 0.32,
    -4.03, -2.86, -1.87, -1.59, -0.64, 2.58, 3.6,
    # nominating: own, other, per veto that others hold, per own veto
    -1.15, -0.28, -0.44, 1.97,
    # voting against: bias, points now, own favourite, vetoes of others, own vetoes, points still on the way
    1.27, -2.81, -3.75, -0.91, 1.97, 3.5,
    # nominating: per point that an election would bring
    -1.83,
    # sharpness of settling and raising
    6.87,
]  # fmt: skip

QUICK: Final[list[float]] = [
    0.0, 1.0, 2.0, 3.0, 3.5, 0.0, 0.0,
    0.0, 0.0, -0.3, -0.5, 0.0, 0.0, 0.0,
    0.0, 1.0, 1.0, 1.0, 0.8, 0.0, 0.0,
    0.0, -0.5, -0.5, -0.3, 0.0, 0.5, 0.0,
    0.5, 0.5, -0.1, 0.2,
    1.0, -0.2, -3.0, -0.15, 0.3, 0.05,
    0.1,
    2.0,
]  # fmt: skip
"""An open player: favourites high at once, votes by the points on the table."""

WHIM: Final[list[float]] = [0.0] * 40
"""A player without a plan: every move is as good as another."""

SPREAD: Final = 6.4
"""Standard deviation of a round's points at a table of rule bots."""


class TsarAdvice(Advice[Tsar]):
    """Softmax players: each move has a value for the holder of a goal card, and better ones are likelier."""

    def __init__(self, parts: Parts, weights: list[list[float]]) -> None:
        super().__init__(len(weights))
        self.parts = parts
        self.weights = weights

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
        elif kind == RAISE:
            vetoes = self.vetoes_of_others(s, seat)
            for move in moves:
                out.append(sharpness * self.raise_value(s, seat, goal, move[1], vetoes, w))
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

    def raise_value(self, s: Tsar, seat: int, goal: int, courtier: int, vetoes: int, w: list[float]) -> float:
        own = self.parts.wanted[goal][courtier]
        target = s.floor[courtier] + 1
        if target < self.parts.throne:
            return w[(RAISE_OWN if own else RAISE_OTHER) + target]
        value = w[NOMINATE_OWN] if own else w[NOMINATE_OTHER]
        value += w[NOMINATE_FEAR] * vetoes + w[NOMINATE_ARMED] * s.against[seat]
        return value + w[NOMINATE_GAIN] * self.points_if_crowned(s, goal, courtier)

    def against_value(self, s: Tsar, seat: int, goal: int, w: list[float]) -> float:
        """Log-odds of a vote against the candidate on the throne."""
        candidate = s.floor.index(self.parts.throne)
        now = s.round_points(goal)
        value = w[VOTE_BIAS] + w[VOTE_NOW] * now + w[VOTE_FREE_RIDE] * self.vetoes_of_others(s, seat)
        value += w[VOTE_CARDS] * s.against[seat] + w[VOTE_LATER] * self.hopes(s, goal)
        if self.parts.wanted[goal][candidate]:
            value += w[VOTE_OWN]
        return value

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


def tsar_advice(parts: Parts) -> TsarAdvice:
    """The styles that Prestol knows."""
    return TsarAdvice(parts, [HOUSE, QUICK, WHIM])


def tsar_tunings(parts: Parts) -> dict[str, Tuning]:
    """The weights of the house style."""
    return {"style": Tuning(HOUSE, lambda styles: TsarAdvice(parts, styles), rivals=(QUICK, QUICK, WHIM), careless=25)}
