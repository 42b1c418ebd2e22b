"""What we know about playing Tsar of the Hill well: a house style, and a judgement of positions between rounds."""

from __future__ import annotations

import math
from typing import Final, final

from prestol.engine.advice import Advice, draw, greatest, split_victory
from prestol.engine.chance import Stream
from prestol.engine.compiling import mypyc_attr
from prestol.engine.step import Move
from prestol.engine.study import Tuning
from prestol.games.tsar.advice.habits import Habits, Row
from prestol.games.tsar.advice.weights import (
    FIRST,
    HOUSE,
    LAX,
    LEARNER,
    POINTS,
    QUICK,
    STERN,
    STYLES,
    THINKER,
    TUNED,
    UNBOUND,
    VOTES,
    WHIM,
)
from prestol.games.tsar.parts import AGAINST, RAISE, SETTLE, VOTE, Parts
from prestol.games.tsar.state import Tsar

SPREAD: Final = 6.4
"""Standard deviation of a round's points at a table of rule bots."""
TIES: Final = 100
"""More favourites than a goal card has, so that points count first."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Scene:
    """What everybody sees as a seat decides: it counts alike for all goal cards and styles."""

    def __init__(self, vetoes: int, armed: int, late: float) -> None:
        self.vetoes = vetoes
        """Against cards in other hands; everybody can count them from the votes that were shown."""
        self.armed = armed
        """Against cards in the own hand."""
        self.late = late
        """How much of the vetoes of the table is spent, from 0 to 1."""
        self.usual = 0.0
        """Points of an average goal card as the courtiers stand, where somebody is or can be brought to the throne."""
        self.is_final = False
        self.standing = 0
        """In a vote of the last round: points ahead of the best of the others."""


@final
class TsarAdvice(Advice[Tsar]):
    """Softmax players: each move has a value for the holder of a goal card, and better ones are likelier."""

    def __init__(
        self, parts: Parts, weights: list[list[float]], peer: int = -1, unmodelled: list[list[float]] | None = None
    ) -> None:
        """A search takes the others for players of the styles `weights`; the `unmodelled` ones after them are for bots
        alone."""
        super().__init__(len(weights), peer=peer)
        self.parts = parts
        self.modelled = [Habits(row) for row in weights]
        self.weights = [*self.modelled, *[Habits(row) for row in unmodelled or []]]
        deeds = [[weight for place, weight in enumerate(row) if place not in VOTES] for row in weights]
        self.alike = [deeds.index(row) for row in deeds]
        """By style: the first one that settles and raises like it."""
        self.common: list[float] = []
        """By courtier: the part of all goal cards on which it is a favourite."""
        self.usual: list[list[float]] = []
        """By courtier and floor: what it brings to an average goal card."""
        for courtier in range(parts.courtiers):
            count = 0
            for wanted in parts.wanted:
                count += wanted[courtier]
            self.common.append(count / len(parts.wanted))
            self.usual.append([self.common[courtier] * points for points in parts.points])

    def liking(self, s: Tsar, seat: int, moves: list[Move], style: int) -> list[float]:
        """Reads the public table and the goal of the seat itself."""
        return self.values(s, seat, s.goals[seat], moves, self.weights[style])

    def values(self, s: Tsar, seat: int, goal: int, moves: list[Move], w: Habits) -> list[float]:
        """How much a holder of the goal would like each move, as exponents of its odds."""
        kind = moves[0][0]
        if kind == SETTLE:
            return self.settle_values(goal, moves, w)
        if kind == RAISE:
            return self.raise_values(s, self.scene(s, seat), goal, moves, w)
        against = self.against_value(s, self.vote_scene(s, seat, w.compares), goal, w)
        return [against if move[1] == AGAINST else 0.0 for move in moves]

    def settle_values(self, goal: int, moves: list[Move], w: Habits) -> list[float]:
        wanted = self.parts.wanted[goal]
        out: Row = [w.settle_own[move[2]] if wanted[move[1]] else w.settle_other[move[2]] for move in moves]
        limit(out, w.settle_limit)
        return out

    def raise_values(self, s: Tsar, scene: Scene, goal: int, moves: list[Move], w: Habits) -> list[float]:
        wanted, floor, throne = self.parts.wanted[goal], s.floor, self.parts.throne
        climbs = w.climbs(scene.late)
        own, other = climbs.own, climbs.other
        out: Row = [own[floor[move[1]] + 1] if wanted[move[1]] else other[floor[move[1]] + 1] for move in moves]
        placed = -1
        for at, move in enumerate(moves):
            if floor[move[1]] + 1 == throne:
                if placed < 0:
                    placed = s.placed_points(goal)
                    scene.usual = self.usual_points(s)
                out[at] = w.sharpness * self.nomination_value(s, scene, goal, move[1], placed, w)
        return out

    def scene(self, s: Tsar, seat: int) -> Scene:
        left = 0
        for held in s.against:
            left += held
        whole = self.parts.against_each[s.seats] * s.seats
        late = 1.0 - left / whole if whole > 0 else 1.0
        return Scene(left - s.against[seat], s.against[seat], late)

    def vote_scene(self, s: Tsar, seat: int, compares: bool = True) -> Scene:
        scene = self.scene(s, seat)
        if compares:
            scene.usual = self.usual_points(s)
        if s.round == self.parts.rounds:
            scene.is_final = True
            scene.standing = self.standing(s, seat)
        return scene

    def nomination_value(self, s: Tsar, scene: Scene, goal: int, courtier: int, placed: int, w: Habits) -> float:
        own = self.parts.wanted[goal][courtier]
        points = self.points_if_crowned(placed, own)
        usual = self.usual_if_crowned(scene, courtier)
        return nominate_value(scene, own, points, usual, own and self.is_last_hope(s, goal, courtier), w)

    def against_value(self, s: Tsar, scene: Scene, goal: int, w: Habits) -> float:
        candidate = self.candidate(s)
        own = self.parts.wanted[goal][candidate]
        last = self.is_last_hope(s, goal, candidate)
        placed = s.placed_points(goal)
        now = placed if placed > 0 else s.round_points(goal)
        return veto_value(scene, now, self.hopes(placed, own), own, last, w)

    def choose(self, s: Tsar, seat: int, moves: list[Move], rng: Stream, style: int = 0) -> Move:
        """The same draw; a vote between two cards needs no lists."""
        if moves[0][0] != VOTE or len(moves) != 2:
            return moves[draw(self.liking(s, seat, moves, style), rng)]
        w = self.weights[style]
        against = self.against_value(s, self.vote_scene(s, seat, w.compares), s.goals[seat], w)
        top = max(0.0, against)
        favour = math.exp(0.0 - top)
        return moves[0 if rng.unit() * (favour + math.exp(against - top)) < favour else 1]

    def candidate(self, s: Tsar) -> int:
        """The courtier on the throne."""
        for courtier, at in enumerate(s.floor):
            if at == self.parts.throne:
                return courtier
        raise ValueError("there is no election")

    def usual_points(self, s: Tsar) -> float:
        """Points of an average goal card as the courtiers stand."""
        total = 0.0
        for at, row in zip(s.floor, self.usual):  # noqa: B905 # compiled, a strict one is slow
            if at >= 0:
                total += row[at]
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

    def points_if_crowned(self, placed: int, own: bool) -> int:
        """Points of a goal card, now worth so many, if a courtier of the floor below the throne were elected."""
        if not own:
            return placed
        return placed + self.parts.points[self.parts.throne] - self.parts.points[self.parts.throne - 1]

    def hopes(self, placed: int, own: bool) -> int:
        """Of the points of a goal card in an election, those of favourites below the throne."""
        return placed - self.parts.points[self.parts.throne] if own else placed

    def frame(self, s: Tsar, seat: int) -> int:
        """What a vote is about for a seat: whether the candidate is a favourite, and the lead an election brings."""
        goal = s.goals[seat]
        candidate = self.candidate(s)
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
            return split_victory([TIES * s.total(seat) + s.favourites_in_palace(seat) for seat in range(s.seats)])
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


def nominate_value(scene: Scene, own: bool, points: int, usual: float, last: bool, w: Habits) -> float:
    """What it is worth to bring a courtier to the throne whose election would be worth so many points."""
    value = w.nominate_own if own else w.nominate_other
    value += w.nominate_fear * scene.vetoes + w.nominate_armed * scene.armed + w.nominate_late * scene.late
    if scene.armed > 0:
        value += w.nominate_ready
    value += w.nominate_gain * points + (w.nominate_lead if scene.vetoes > 0 else w.nominate_sure) * (points - usual)
    if last:
        value += w.nominate_zero
    return value


def veto_value(scene: Scene, now: int, hopes: int, own: bool, last: bool, w: Habits) -> float:
    """Log-odds of a vote against the candidate on the throne."""
    value = w.vote_bias + w.vote_now * now + w.vote_free_ride * scene.vetoes
    value += w.vote_cards * scene.armed + w.vote_later * hopes
    value += (w.vote_lead + scene.late * w.vote_lead_late) * (now - scene.usual)
    if scene.vetoes == 0:
        value += w.vote_alone
    if scene.is_final:
        value += w.vote_standing * scene.standing
    if own:
        value += w.vote_own
    if last:
        value += w.vote_zero
    most = w.vote_limit if scene.vetoes > 0 else UNBOUND
    return max(-most, min(most, value))


def limit(likings: list[float], most: float) -> None:
    """Let nothing be farther behind the best than this."""
    least = greatest(likings, likings[0]) - most
    for i in range(len(likings)):
        if likings[i] < least:
            likings[i] = least


def tsar_advice(parts: Parts) -> TsarAdvice:
    """The styles that Prestol knows."""
    return TsarAdvice(parts, STYLES, THINKER, [LEARNER])


def first_advice(parts: Parts) -> TsarAdvice:
    """The styles of the first bots, which are kept to measure later ones against."""
    return TsarAdvice(parts, [FIRST, QUICK, WHIM])


def tsar_tunings(parts: Parts) -> dict[str, Tuning]:
    """The weights of the house style, but for those that bound what it shows: nobody at the table would punish that."""

    def advise(styles: list[list[float]]) -> TsarAdvice:
        return TsarAdvice(parts, [[*row[:TUNED], *(row[TUNED:] or HOUSE[TUNED:])] for row in styles])

    rivals = (FIRST, QUICK, WHIM, POINTS, LAX, STERN)
    return {"style": Tuning(HOUSE[:TUNED], advise, rivals, tables=(4, 4, 3, 6), careless=25, alike=50)}
