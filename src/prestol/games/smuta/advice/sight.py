"""How a seat sees the table: whose points matter how much, what persons, points and the throne are worth to it."""

from __future__ import annotations

from typing import Final, final

from prestol.engine.compiling import mypyc_attr
from prestol.games.smuta.advice.armies import force_of, forces_of
from prestol.games.smuta.advice.lore import Force, Lore, win_chance
from prestol.games.smuta.advice.weights import Weights
from prestol.games.smuta.field import place_of, tsar_party
from prestol.games.smuta.parts import (
    CELLS,
    COMMANDERS,
    FIGURES,
    IN_ARMY,
    NOBODY,
    NONE,
    PERSONS,
    POLAND,
    POLISH_PARTY,
    PRETENDER,
    REIGNED,
    SOVEREIGN,
    TOWN,
)
from prestol.games.smuta.standing import legitimacies, legitimacy_of, point_vp, sovereign_vp, strongest
from prestol.games.smuta.state import Smuta

FAR_AHEAD: Final = 9.0
"""Seasons at which nobody fears a long reign yet."""
SOBOR: Final = 2.0
"""How much more legitimacy counts at the Zemsky Sobor than at the start."""
AT_HAND: Final = 0.9
"""How sure the throne is of a pretender in an own Moscow,"""
ON_THE_WAY: Final = 0.4
"""and of one elsewhere."""
CLAIM: Final = 0.6
"""How much of such a claim goes with the pretender."""
ROYAL_STEPS: Final = 3
"""King, Moscow and Smolensk."""
ROYAL_STEP: Final = 2.0
"""What the next of them is worth, for each that the Polish party has."""
ROYAL_ALARM: Final = 0.85
"""How near to victory it is with all of them."""
EARLY: Final = 0.75
"""How much points count towards a victory while nobody can win by them."""


@final
@mypyc_attr(acyclic=True)
class Sight:
    """The position as one seat sees it. Reads the public table, and of cards only the seat's own."""

    def __init__(self, s: Smuta, seat: int, w: Weights, lore: Lore) -> None:
        self.s = s
        self.seat = seat
        self.w = w
        self.lore = lore
        self.vp = strongest(s)
        self.tsar_seat = tsar_party(s)
        self.throne_vp = s.parts.figures.tsar_vp + sovereign_vp(s)
        self.haste = 0.0
        """How near the Long rule marker is, from 0 to 1."""
        if s.long_rule != NONE and self.tsar_seat != NOBODY:
            self.haste = max(0.0, min(1.0, (FAR_AHEAD - (s.long_rule - s.now)) / FAR_AHEAD))
        self.claims = [self.claim_of(one) for one in range(s.seats)]
        """Points that the throne would bring to each seat, by how surely it will have it."""
        self.sides = [self.side_of(one) for one in range(s.seats)]
        """What a victory point of each seat is worth to this one."""
        part = s.now / CELLS
        self.grace = w.legitimacy * (1.0 + SOBOR * part * part * part * part)
        """A point of legitimacy: the nearer the Zemsky Sobor, the more it is worth."""
        self.forces: list[Force | None] = []
        """By figure, as far as they have been asked for;"""
        self.mustered = False
        """all that are on the map."""
        self.lg: list[int] = []

    def side_of(self, other: int) -> float:
        if other == self.seat:
            return 1.0
        near = self.nearness(other)
        return -(self.w.spite / (self.s.seats - 1) + self.w.alarm * near * near * near)

    def claim_of(self, seat: int) -> float:
        """SMU-MSC-03: a vacant throne, an own Moscow, and a pretender there or on the way."""
        s = self.s
        if s.tsar != NONE or s.control[s.parts.land.moscow] != seat:
            return 0.0
        best = 0.0
        for who in range(PERSONS):
            if s.marks[who] & PRETENDER != 0 and s.owner[who] == seat:
                place = place_of(s, who)
                best = max(best, AT_HAND if place == s.parts.land.moscow else ON_THE_WAY if place >= 0 else 0.0)
        return best * self.throne_vp

    def nearness(self, seat: int) -> float:
        """How near a seat is to victory, from 0 to 1."""
        figures = self.s.parts.figures
        near = max(0.0, min(1.0, (self.vp[seat] + self.claims[seat]) / figures.win_at))
        if self.s.now <= figures.crisis_cell:
            near *= EARLY
        if seat == POLISH_PARTY and self.steps_to_royalty() >= ROYAL_STEPS:
            near = max(near, ROYAL_ALARM)
        return max(near, self.haste) if seat == self.tsar_seat else near

    def steps_to_royalty(self) -> int:
        """SMU-MSC-28: which of king, Moscow and Smolensk the Polish party has; none once Wladyslaw has reigned."""
        s = self.s
        people, land = s.parts.people, s.parts.land
        if s.at[people.gustav] != IN_ARMY or s.owner[people.gustav] != POLISH_PARTY:
            return 0
        if s.marks[people.vladislav] & REIGNED != 0:
            return 0
        return 1 + int(s.control[land.moscow] == POLISH_PARTY) + int(s.control[land.smolensk] == POLISH_PARTY)

    def side(self, seat: int) -> float:
        return self.sides[seat] if seat >= 0 else 0.0

    def legitimacy(self, seat: int) -> int:
        if not self.lg:
            self.lg = legitimacies(self.s)
        return self.lg[seat]

    # --- worth to the owner, in points

    def throne(self) -> float:
        """What the throne is worth to the party that has the Tsar."""
        return self.w.throne * self.throne_vp + self.w.clock * self.haste * self.haste

    def person(self, who: int) -> float:
        """What a person is worth to his party."""
        s, w = self.s, self.w
        people = s.parts.people
        value = self.grace * legitimacy_of(s, who) + w.administration * people.administration[who]
        if s.marks[who] & PRETENDER != 0:
            value += w.pretender + CLAIM * self.claims[s.owner[who]]
        if who == s.tsar:
            return value + self.throne()
        if who < COMMANDERS:
            value += 0.2 * people.tactical[who] + 0.1 * people.strategic[who]
            if s.at[who] >= 0:
                value += w.strength * self.force(who).worth
        else:
            value += 0.3 * (people.army_tactical[who] + people.army_recruit[who]) + 0.1 * people.army_strategic[who]
        return value

    def ends_game(self, gain: float) -> bool:
        """Whether so many points more would win at once."""
        s = self.s
        return s.now > s.parts.figures.crisis_cell and self.vp[self.seat] + gain >= s.parts.figures.win_at

    def points(self, gain: int) -> float:
        """Own points."""
        return gain + (self.w.finish if gain > 0 and self.ends_game(float(gain)) else 0.0)

    def held(self, holder: int, point: int) -> float:
        """What a point is worth to the seat, by who controls it."""
        if holder == NOBODY:
            return 0.0
        land, w = self.s.parts.land, self.w
        value = self.grace * land.legitimacy[point]
        if holder == SOVEREIGN:
            return 0.7 * self.side(self.tsar_seat) * (land.vp[point] + value)
        value += point_vp(self.s, holder, point)
        if land.vp[point] == 0 and land.kind[point] == TOWN:
            value += w.place
        return self.side(holder) * value

    def control(self, point: int, holder: int) -> float:
        """What it is worth to the seat that a point changes hands."""
        s = self.s
        before = s.control[point]
        if before == holder or s.parts.land.kind[point] == POLAND:
            return 0.0
        value = self.held(holder, point) - self.held(before, point)
        if holder == self.seat and self.ends_game(float(point_vp(s, holder, point))):
            value += self.w.finish
        if holder == POLISH_PARTY and (point == s.parts.land.moscow or point == s.parts.land.smolensk):
            value += self.side(holder) * ROYAL_STEP * self.steps_to_royalty()
        if point == s.parts.land.moscow:
            if self.tsar_seat != NOBODY and self.tsar_seat != holder:
                value -= self.side(self.tsar_seat) * self.throne()
            if holder != NOBODY and holder != SOVEREIGN and self.has_pretender(holder):
                value += self.side(holder) * (self.w.pretender + 0.5 * self.throne_vp)
        return value

    def is_royal(self, seat: int) -> bool:
        """SMU-MSC-28: whether a party has all for the royal victory but the king in Moscow."""
        enough = seat == POLISH_PARTY and self.vp[seat] >= self.s.parts.figures.royal_win_at
        return enough and self.steps_to_royalty() == ROYAL_STEPS

    def has_pretender(self, seat: int) -> bool:
        s = self.s
        for who in range(PERSONS):
            if s.marks[who] & PRETENDER != 0 and s.owner[who] == seat:
                return True
        return False

    # --- forces

    def force(self, who: int) -> Force:
        """A commander's army, or a detachment."""
        if not self.forces:
            self.forces = [None] * FIGURES
        found = self.forces[who]
        if found is None:
            found = force_of(self.s, who)
            self.forces[who] = found
        return found

    def muster(self) -> list[Force | None]:
        """The forces of all pieces on the map."""
        if not self.mustered:
            self.mustered = True
            self.forces = forces_of(self.s)
        return self.forces

    def chance(self, one: Force, other: Force) -> float:
        return win_chance(self.lore, one, other)

    def army_worth(self, force: Force) -> float:
        return self.w.strength * force.worth + 0.2
