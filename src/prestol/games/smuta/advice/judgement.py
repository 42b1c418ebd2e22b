"""How well everybody stands: what a party has on the way to each kind of victory, and its share of victory."""

from __future__ import annotations

import math
from typing import Final

from prestol.engine.advice import odds
from prestol.games.smuta.advice.lore import Lore
from prestol.games.smuta.advice.scales import Scales
from prestol.games.smuta.advice.sight import force_of
from prestol.games.smuta.field import is_town, place_of, tsar_party
from prestol.games.smuta.hands import hand_size
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
from prestol.games.smuta.standing import (
    administration,
    is_present,
    legitimacies,
    point_vp,
    sovereign_vp,
    strongest,
)
from prestol.games.smuta.state import Smuta

# What is looked at, as places of a row; a judgement has a weight for each.
LAND: Final = 0
"""Points that others can take again,"""
COMING: Final = 1
"""those of towns that pieces will claim, less those that others will,"""
BATTLES: Final = 2
"""those that nobody can take,"""
THRONE: Final = 3
"""and those of the Tsar with his fortresses,"""
EARLY: Final = 4
"""while nobody can win by points yet."""
NEAR: Final = 5
"""Points from FAIR on,"""
NEARER: Final = 6
"""and from FINE on."""
LEGITIMACY: Final = 7
ADMINISTRATION: Final = 8
HAND: Final = 9
ARMIES: Final = 10
"""The strength of all armies on the map."""
ABSENT: Final = 11
"""Commanders on the track."""
PRETENDERS: Final = 12
CAPITAL: Final = 13
CROWN: Final = 14
"""A vacant throne for which a pretender is near, in the own Moscow,"""
CLAIM: Final = 15
"""or in that of somebody else."""
FINISH: Final = 16
"""The same if he would win at once with it."""
SIEGES: Final = 17
"""Points of fortresses under siege, less of those that a commander may storm, and Siege markers on the way."""
PEOPLE: Final = 18
ROYAL: Final = 19
"""What of the Polish royal victory is there."""
LOOKS: Final = 20

STORM: Final = 0.4
CARRIED: Final = 1.2
"""What a Siege marker on the way counts for."""
FAIR: Final = 20
FINE: Final = 25
AWAY: Final = 0.15
"""How near a pretender on the track is to the throne."""
HEIR: Final = 0.5
"""How much a pretender counts for a party that has the Tsar, if the Tsar should die."""
NEARNESS: Final = 0.8
"""What a point of his way leaves of it."""


class Outlook:
    """What is the same for all parties."""

    def __init__(self, s: Smuta) -> None:
        self.vp = strongest(s)
        self.lg = legitimacies(s)
        self.tsar_seat = tsar_party(s)
        self.throne = s.parts.figures.tsar_vp + sovereign_vp(s)
        part = s.now / CELLS
        self.ripe = s.now > s.parts.figures.crisis_cell
        """Whether points can win."""
        self.coming = coming(s)
        self.left = 1.0 - part


def looks(s: Smuta, seat: int, out: Outlook, lore: Lore) -> list[float]:
    """A party's row of what is looked at."""
    found = [0.0] * LOOKS
    points = out.vp[seat]
    crowned = out.throne if out.tsar_seat == seat else 0
    won = s.victories[seat] * s.parts.figures.victory_vp
    found[LAND] = float(points - crowned - won)
    found[BATTLES] = float(won)
    found[COMING] = float(out.coming[seat])
    found[THRONE if out.ripe else EARLY] = float(crowned)
    expected = points + out.coming[seat]
    found[NEAR] = float(max(0, expected - FAIR))
    found[NEARER] = float(max(0, expected - FINE))
    found[LEGITIMACY] = float(out.lg[seat])
    found[ADMINISTRATION] = out.left * administration(s, seat)
    found[HAND] = float(hand_size(s, seat))
    found[CAPITAL] = 1.0 if s.control[s.parts.land.moscow] == seat else 0.0
    look_at_people(s, seat, out, lore, found)
    if seat == POLISH_PARTY:
        found[ROYAL] = royal(s)
    return found


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


def look_at_people(s: Smuta, seat: int, out: Outlook, lore: Lore, found: list[float]) -> None:
    """Armies, pretenders and sieges."""
    near = 0.0
    for who in range(FIGURES):
        if s.owner[who] != seat:
            continue
        if s.marks[who] & PRETENDER != 0:
            found[PRETENDERS] += 1.0
            near = max(near, nearness(s, who))
        if s.at[who] >= 0:
            found[ARMIES] += force_of(s, lore, who).worth
            if s.marks[who] & SIEGE_CARRIED != 0:
                found[SIEGES] += CARRIED
            if who < COMMANDERS and s.control[s.at[who]] != seat and not is_town(s, s.at[who]):
                found[SIEGES] += (1.0 if s.marks[who] & SIEGE_LAID != 0 else STORM) * s.parts.land.vp[s.at[who]]
        elif who < COMMANDERS:
            found[ABSENT] += 1.0 if s.at[who] == ON_TRACK else 0.0
        elif who < PERSONS and is_present(s, who):
            found[PEOPLE] += 1.0
    if s.tsar == NONE and near > 0.0:
        found[CROWN if found[CAPITAL] > 0.0 else CLAIM] = near * out.throne
        if out.ripe and found[CAPITAL] > 0.0 and out.vp[seat] + out.throne >= s.parts.figures.win_at:
            found[FINISH] = near
    elif out.tsar_seat == seat:
        found[CROWN] = HEIR * near * out.throne


def nearness(s: Smuta, who: int) -> float:
    """How near a pretender is to Moscow, from 0 to 1."""
    point = place_of(s, who)
    if point < 0:
        return AWAY
    return max(AWAY, math.pow(NEARNESS, s.parts.land.distance[point][s.parts.land.moscow]))


def royal(s: Smuta) -> float:
    """SMU-MSC-28: Smolensk, Moscow and the king, each more than the one before."""
    people, land = s.parts.people, s.parts.land
    if s.marks[people.vladislav] & REIGNED != 0:
        return 0.0
    if s.owner[people.gustav] != POLISH_PARTY or place_of(s, people.gustav) < 0:
        return 0.0
    held = 1.0
    if s.control[land.smolensk] == POLISH_PARTY:
        held += 1.0
    if s.control[land.moscow] == POLISH_PARTY:
        held += 1.0
    return held


def shares(s: Smuta, scales: Scales, lore: Lore) -> list[float]:
    """Expected shares of victory: a Tsar who lives to see his marker wins; if none does, either the Zemsky Sobor
    decides or how parties stand."""
    out = Outlook(s)
    weights = scales.rows[s.now] if s.seats > 2 else scales.duel
    standing: list[float] = []
    people: list[float] = []
    most = 0
    for seat in range(s.seats):
        row = looks(s, seat, out, lore)
        total = 0.0
        for at in range(LOOKS):
            total += weights[at] * row[at]
        standing.append(total)
        people.append(row[PEOPLE])
        most = max(most, out.vp[seat] + out.coming[seat])
    found = odds(standing)
    sobor = scales.chance_of_sobor(s.seats, s.now, most, out.tsar_seat != NOBODY)
    named = odds(scales.claims(s, out.lg, people))
    reign = 0.0
    if s.long_rule != NONE and out.tsar_seat != NOBODY:
        reign = math.pow(scales.reign_of(s.seats), max(0, s.long_rule - s.now))
    for seat in range(s.seats):
        found[seat] = (1.0 - reign) * (sobor * named[seat] + (1.0 - sobor) * found[seat])
    if reign > 0.0:
        found[out.tsar_seat] += reign
    return found
