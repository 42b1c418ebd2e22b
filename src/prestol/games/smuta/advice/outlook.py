"""How everybody stands on the way to each kind of victory: worked out once for a position."""

from __future__ import annotations

from typing import Final, final

from prestol.engine.advice import odds
from prestol.engine.compiling import mypyc_attr
from prestol.games.smuta.advice.armies import forces_of
from prestol.games.smuta.advice.lore import Force
from prestol.games.smuta.field import is_town, place_of, tsar_party
from prestol.games.smuta.parts import (
    CELLS,
    COMMANDERS,
    FIGURES,
    NOBODY,
    NONE,
    ON_TRACK,
    PERSONS,
    POINTS,
    POLISH_PARTY,
    PRETENDER,
    REIGNED,
    SIEGE_CARRIED,
    SIEGE_LAID,
)
from prestol.games.smuta.standing import could_reign, legitimacies, point_vp, pretenders, sovereign_vp, strongest
from prestol.games.smuta.state import Smuta

FAR: Final = 6
"""Points of the way to Moscow from which on no difference is made;"""
OFF_THE_MAP: Final = 7
"""a pretender on the track,"""
NO_PRETENDER: Final = 8
"""and none at all."""
NEARBY: Final = 2
"""Points around Moscow from which an army is there in one move."""
CANDIDATE: Final = 3.0
"""What a person whom the Zemsky Sobor could name is worth, as an exponent of the odds to win there,"""
WORD: Final = 0.6
"""and a point of legitimacy."""


@final
@mypyc_attr(acyclic=True)
class Camp:
    """What a party has on the map and in its ranks."""

    def __init__(self) -> None:
        self.candidates = 0
        """Persons whom the Zemsky Sobor could name."""
        self.might = 0.0
        self.at_moscow = 0.0
        self.near_moscow = 0.0
        """The strength of its armies: all, in the point of Moscow, and a move away."""
        self.commanders = 0
        self.absent = 0
        """Commanders on the map and on the track."""
        self.pretenders = 0
        self.road = NO_PRETENDER
        """How far the nearest pretender is from Moscow."""
        self.besieges_moscow = False
        self.sieges = 0.0
        """Points of other fortresses under siege."""
        self.carried = 0
        """Siege markers on the way."""


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """The whole table."""

    def __init__(self, s: Smuta) -> None:
        self.s = s
        self.vp = strongest(s)
        self.lg = legitimacies(s)
        self.coming = coming(s)
        self.tsar_seat = tsar_party(s)
        self.vacant = s.tsar == NONE
        self.throne = s.parts.figures.tsar_vp + sovereign_vp(s)
        """Points of the Tsar with his fortresses."""
        self.holder = s.control[s.parts.land.moscow]
        self.markers = pretenders(s)
        self.passed = s.now / CELLS
        self.ripe = s.now > s.parts.figures.crisis_cell
        """Whether points can win."""
        self.camps = camps_of(s)
        self.named = odds([self.word(seat) for seat in range(s.seats)])
        """How likely the Zemsky Sobor would name each party's candidate now."""

    def word(self, seat: int) -> float:
        return WORD * self.lg[seat] + (CANDIDATE if self.camps[seat].candidates > 0 else 0.0)

    def nearer(self, seasons: float) -> float:
        """How near the Zemsky Sobor is, from 0 to 1 within so many seasons."""
        return max(0.0, 1.0 - (CELLS - self.s.now) / seasons)

    def throne_wins(self, seat: int) -> bool:
        """Whether a party that took Moscow and the throne would win at once."""
        figures, land = self.s.parts.figures, self.s.parts.land
        capital = 0 if self.holder == seat else land.vp[land.moscow]
        return self.ripe and self.vp[seat] + self.throne + capital >= figures.win_at

    def has_claim(self, seat: int) -> bool:
        """SMU-MSC-03: a vacant throne, an own Moscow, and a pretender there or next to it."""
        return self.vacant and self.holder == seat and self.camps[seat].road <= 1


def camps_of(s: Smuta) -> list[Camp]:
    found = [Camp() for _ in range(s.seats)]
    forces = forces_of(s)
    for who in range(FIGURES):
        if s.owner[who] >= 0:
            camp = found[s.owner[who]]
            if who < PERSONS:
                look_at_person(s, who, camp)
            force = forces[who]
            if force is not None:
                look_at_piece(s, who, force, camp)
    return found


def look_at_person(s: Smuta, who: int, camp: Camp) -> None:
    if could_reign(s, who):
        camp.candidates += 1
    if s.marks[who] & PRETENDER != 0:
        camp.pretenders += 1
        point = place_of(s, who)
        land = s.parts.land
        camp.road = min(camp.road, OFF_THE_MAP if point < 0 else min(FAR, land.distance[point][land.moscow]))
    if who < COMMANDERS:
        camp.commanders += 1 if s.at[who] >= 0 else 0
        camp.absent += 1 if s.at[who] == ON_TRACK else 0


def look_at_piece(s: Smuta, who: int, force: Force, camp: Camp) -> None:
    land = s.parts.land
    point = s.at[who]
    worth = force.worth
    camp.might += worth
    if point == land.moscow:
        camp.at_moscow += worth
    elif land.distance[point][land.moscow] <= NEARBY:
        camp.near_moscow += worth
    if s.marks[who] & SIEGE_CARRIED != 0:
        camp.carried += 1
    if s.marks[who] & SIEGE_LAID != 0:
        if point == land.moscow:
            camp.besieges_moscow = True
        else:
            camp.sieges += land.vp[point]


def coming(s: Smuta) -> list[int]:
    """SMU-SEQ-14: the points that towns will bring and cost the parties whose pieces stand in them."""
    found = [0] * s.seats
    land = s.parts.land
    seen = [NOBODY] * POINTS
    for who in range(FIGURES):
        point, owner = s.at[who], s.owner[who]
        if point < 0 or land.vp[point] == 0 or s.control[point] == owner or seen[point] == owner:
            continue
        seen[point] = owner
        if is_town(s, point):
            found[owner] += point_vp(s, owner, point)
            holder = s.control[point]
            if holder >= 0:
                found[holder] -= point_vp(s, holder, point)
    return found


def royal(s: Smuta) -> int:
    """SMU-MSC-28: how many of king, Smolensk and Moscow the Polish party has; none without the king."""
    people, land = s.parts.people, s.parts.land
    if s.marks[people.vladislav] & REIGNED != 0:
        return 0
    if s.owner[people.gustav] != POLISH_PARTY or place_of(s, people.gustav) < 0:
        return 0
    return 1 + int(s.control[land.smolensk] == POLISH_PARTY) + int(s.control[land.moscow] == POLISH_PARTY)
