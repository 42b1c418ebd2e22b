"""What the judgement of Smuta looks at: a position as numbers, party by party."""

from __future__ import annotations

from typing import Final, final

from prestol.engine.compiling import mypyc_attr
from prestol.games.smuta.advice.outlook import NO_PRETENDER, Outlook, royal
from prestol.games.smuta.parts import (
    CELLS,
    NOBODY,
    NONE,
    ON_TRACK,
    PARTIES,
    PERSONS,
    PHASES,
    POINTS,
    POLISH_PARTY,
    PRETENDER,
)
from prestol.games.smuta.standing import administration, is_present
from prestol.games.smuta.state import Smuta

REIGN: Final = 8
"""Seasons of a long rule."""
KINDS: Final = 79
"""Kinds of card that are known; content may bring others, which are not looked at."""

# Where each group of features begins.
SEASON: Final = 0
TABLE: Final = SEASON + CELLS + 1
"""Party and number of players."""
TURN: Final = TABLE + PARTIES * (PARTIES + 1)
"""Phase, and how many turns away the party's own is."""
CLOCK: Final = TURN + len(PHASES) * (PARTIES + 1)
"""Seasons until the Long rule marker, or a vacant throne."""
MARKERS: Final = CLOCK + REIGN + 2
"""Pretender markers in play."""
PRESENT: Final = MARKERS + 4
"""Own persons who are there,"""
AWAY: Final = PRESENT + PERSONS
"""on the track,"""
PRETENDING: Final = AWAY + PERSONS
"""and pretenders among them."""
HELD: Final = PRETENDING + PERSONS
"""Own points."""
HAND: Final = HELD + POINTS
"""Own cards by kind."""
WAY: Final = HAND + KINDS
"""How far the nearest pretender is from Moscow."""
ROYAL: Final = WAY + NO_PRETENDER + 1
"""What of the Polish royal victory is there."""
PLAIN: Final = ROYAL + 4
"""Figures,"""
PLAINS: Final = 50
LATER: Final = PLAIN + PLAINS
"""and the same figures as far as time has passed, which no row names: the network reckons with them by itself."""
FEATURES: Final = LATER + PLAINS


@final
@mypyc_attr(acyclic=True)
class Row:
    """The features of one party that are not nothing."""

    def __init__(self) -> None:
        self.flags: list[int] = []
        """Features that are there or not."""
        self.at: list[int] = []
        self.value: list[float] = []
        """Those that have a value."""

    def put(self, at: int, value: float) -> None:
        if value != 0.0:
            self.at.append(at)
            self.value.append(value)

    def add(self, at: int) -> None:
        """One more of something; like things come one after the other."""
        if self.at and self.at[-1] == at:
            self.value[-1] = self.value[-1] + 1.0
        else:
            self.put(at, 1.0)


def rows_of(s: Smuta, out: Outlook) -> list[Row]:
    """The features of all parties."""
    rows = [row_of(s, seat, out) for seat in range(s.seats)]
    for point, holder in enumerate(s.control):
        if holder >= 0:
            rows[holder].flags.append(HELD + point)
    add_people(s, rows)
    add_hands(s, rows)
    return rows


def row_of(s: Smuta, seat: int, out: Outlook) -> Row:
    row = Row()
    flags = row.flags
    flags.append(SEASON + min(CELLS, s.now))
    flags.append(TABLE + seat * (PARTIES + 1) + s.seats)
    turn = PARTIES if s.active == NOBODY else (seat - s.active) % s.seats
    flags.append(TURN + s.phase * (PARTIES + 1) + turn)
    if out.vacant:
        flags.append(CLOCK + REIGN + 1)
    elif s.long_rule != NONE:
        flags.append(CLOCK + min(REIGN, max(0, s.long_rule - s.now)))
    flags.append(MARKERS + min(3, out.markers))
    flags.append(WAY + out.camps[seat].road)
    if seat == POLISH_PARTY:
        flags.append(ROYAL + royal(s))
    figures = [*standing(out, seat), *chances(out, seat), *forces(out, seat), *crown(out, seat)]
    for at, value in enumerate(figures):
        row.put(PLAIN + at, value)
    return row


def add_people(s: Smuta, rows: list[Row]) -> None:
    for who in range(PERSONS):
        if s.owner[who] >= 0:
            flags = rows[s.owner[who]].flags
            if is_present(s, who):
                flags.append(PRESENT + who)
            elif s.at[who] == ON_TRACK:
                flags.append(AWAY + who)
            if s.marks[who] & PRETENDER != 0:
                flags.append(PRETENDING + who)


def add_hands(s: Smuta, rows: list[Row]) -> None:
    """How many cards of each kind each party holds; copies lie side by side."""
    kinds = s.parts.cards.kind
    for card, place in enumerate(s.cards):
        if place >= 0 and kinds[card] < KINDS:
            rows[place].add(HAND + kinds[card])


def standing(out: Outlook, seat: int) -> list[float]:
    """Points: the own ones, those that are coming, and those of the best rival."""
    own, soon = out.vp[seat], out.vp[seat] + out.coming[seat]
    best = -9
    for other in range(out.s.seats):
        if other != seat:
            best = max(best, out.vp[other] + out.coming[other])
    return [
        1.0,
        own / 10.0,
        max(0, own - 12) / 10.0,
        max(0, own - 18) / 5.0,
        max(0, own - 22) / 4.0,
        max(0, own - 26) / 2.0,
        out.coming[seat] / 3.0,
        max(0, soon - 24) / 4.0,
        (own - best) / 10.0,
        best / 10.0,
        max(0, best - 20) / 5.0,
        max(0, best - 26) / 2.0,
        out.s.victories[seat] / 5.0,
        administration(out.s, seat) / 3.0,
    ]


def chances(out: Outlook, seat: int) -> list[float]:
    """Legitimacy, and what the Zemsky Sobor would make of it."""
    own = out.lg[seat]
    best, named = 0, 0.0
    for other in range(out.s.seats):
        if other != seat:
            best = max(best, out.lg[other])
            named = max(named, out.named[other])
    candidates = out.camps[seat].candidates
    near = out.nearer(9.0)
    return [
        own / 5.0,
        (own - best) / 5.0,
        1.0 if own >= best else 0.0,
        out.named[seat],
        out.named[seat] * near,
        out.named[seat] * out.nearer(4.0),
        named * near,
        1.0 if candidates > 0 else 0.0,
        candidates / 2.0,
        near if candidates > 0 else 0.0,
    ]


def forces(out: Outlook, seat: int) -> list[float]:
    """Armies and sieges, also those around Moscow."""
    camp = out.camps[seat]
    strongest, around, besieger = 0.0, 0.0, 0.0
    for other in range(out.s.seats):
        if other != seat:
            rival = out.camps[other]
            strongest = max(strongest, rival.might)
            around += rival.at_moscow + rival.near_moscow
            if rival.besieges_moscow:
                besieger = max(besieger, 1.0 if rival.pretenders > 0 else 0.5)
    own = out.holder == seat
    return [
        camp.might / 50.0,
        (camp.might - strongest) / 50.0,
        camp.commanders / 4.0,
        camp.absent / 2.0,
        0.5 * camp.sieges + 0.3 * camp.carried,
        camp.at_moscow / 30.0,
        camp.near_moscow / 30.0,
        around / 60.0 if own or out.tsar_seat == seat else 0.0,
        besieger if own else 0.0,
        1.0 if camp.besieges_moscow else 0.0,
        1.0 if camp.besieges_moscow and camp.road == 0 else 0.0,
        1.0 if camp.besieges_moscow and camp.pretenders > 0 and out.throne_wins(seat) else 0.0,
    ]


def crown(out: Outlook, seat: int) -> list[float]:
    """The throne: who has it, for how long, and who may have it next."""
    s, camp = out.s, out.camps[seat]
    reigns, own = out.tsar_seat == seat, out.holder == seat
    clock = 0.0
    if s.long_rule != NONE and not out.vacant:
        clock = max(0, REIGN - (s.long_rule - s.now)) / REIGN
    claimed = wins = 0.0
    for other in range(s.seats):
        if other != seat and out.has_claim(other):
            claimed = 1.0
            wins = 1.0 if out.throne_wins(other) else wins
    crowned = own and out.vacant and camp.road == 0
    return [
        1.0 if reigns else 0.0,
        out.throne / 10.0 if reigns else 0.0,
        clock if reigns else 0.0,
        clock * clock if reigns else 0.0,
        0.0 if reigns else clock,
        out.throne / 10.0,
        1.0 if own else 0.0,
        1.0 if own and out.vacant else 0.0,
        float(camp.pretenders),
        1.0 if crowned else 0.0,
        1.0 if crowned and out.throne_wins(seat) else 0.0,
        claimed,
        wins,
        1.0 if own and not out.vacant and not reigns else 0.0,
    ]
