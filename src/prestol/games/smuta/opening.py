"""Setting up (SMU-SET)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.step import EVERYBODY, Step
from prestol.games.smuta import events as ev
from prestol.games.smuta.muster import AskCossacks, give_start_units
from prestol.games.smuta.parts import (
    AT_START,
    CARDS,
    COMMANDERS,
    COSSACK,
    NONE,
    PARTY_DECK,
    PERSONS,
    POINTS,
    PRETENDER,
    REIGNED,
    SOVEREIGN,
    TSAR_BOX,
    WITH_PARTY,
)
from prestol.games.smuta.years import YearStart

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


class Opening(Step["Smuta"]):
    """SMU-SET-01 to SMU-SET-12: the decks, the map, the first commanders and the Tsar."""

    def run(self, s: Smuta) -> None:
        deal_decks(s)
        place_sovereign(s)
        crown_first_tsar(s)
        choices: list[Step[Smuta]] = []
        for seat in range(s.seats):
            for who in range(PERSONS):
                if s.owner[who] == seat and s.parts.people.entry[who] == AT_START:
                    if who >= COMMANDERS:
                        lay_out(s, who)
                    else:
                        place_first(s, who)
                        choices.append(AskCossacks(seat, who, s.parts.people.start_units[who][COSSACK]))
        s.do(*choices, YearStart())


def deal_decks(s: Smuta) -> None:
    """SMU-SET-15: party cards go to their decks, the others are shuffled (SMU-SET-18)."""
    for card in range(CARDS):
        if s.parts.cards.owner[s.seats][card] != NONE:
            s.cards[card] = PARTY_DECK


def place_sovereign(s: Smuta) -> None:
    """SMU-SET-10: every fortress but Moscow is the Sovereign's."""
    for point in range(POINTS):
        if s.parts.land.sovereign[point]:
            s.control[point] = SOVEREIGN


def crown_first_tsar(s: Smuta) -> None:
    """SMU-SET-09, SMU-MSC-01, SMU-R-38: Godunov reigns, and his Long rule marker lies eight seasons ahead."""
    s.tsar = s.parts.people.first_tsar
    s.at[s.tsar] = TSAR_BOX
    s.marks[s.tsar] = REIGNED
    if s.options.long_rule_for_starting_tsar:
        s.long_rule = s.parts.figures.long_rule_cell


def lay_out(s: Smuta, who: int) -> None:
    """SMU-SET-09: the other personages lie before their players."""
    if who != s.tsar:
        s.at[who] = WITH_PARTY


def place_first(s: Smuta, who: int) -> None:
    """SMU-SET-07, SMU-SET-08, SMU-SET-11: a commander with the units of his card; his point is his player's."""
    people = s.parts.people
    point = people.places[who][0]
    s.at[who] = point
    s.control[point] = s.owner[who]
    s.tell(ev.ENTERED, EVERYBODY, s.owner[who], who, point)
    give_start_units(s, who)
    if people.starts_as_pretender[who]:
        s.marks[who] = PRETENDER
