"""What makes a position of Smuta impossible: asked of loaded states and described positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.errors import LoadError
from prestol.games.smuta.field import is_commander, is_detachment
from prestol.games.smuta.forces import siege_supply, supply
from prestol.games.smuta.parts import (
    ALL_MARKS,
    ANNOUNCED,
    BESIDE_BOARD,
    BY_SOBOR,
    CARDS,
    CELLS,
    COMMANDERS,
    FIGURES,
    HAND_LIMIT,
    IN_ARMY,
    INSIDE,
    NONE,
    ON_TRACK,
    PARTY_DECK,
    POINTS,
    SET_ASIDE,
    SOVEREIGN,
    TSAR_BOX,
    UNIT_KINDS,
    UNNAMED,
    YEAR_END,
)
from prestol.games.smuta.standing import pretenders
from prestol.games.smuta.war_checks import wrong_war

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def complaint(s: Smuta) -> LoadError | None:
    """The first thing that is wrong, or None."""
    return wrong_course(s) or wrong_map(s) or wrong_figures(s) or wrong_units(s) or wrong_cards(s) or wrong_war(s)


def is_within(values: list[int], low: int, high: int) -> bool:
    for value in values:
        if not low <= value <= high:
            return False
    return True


def wrong_course(s: Smuta) -> LoadError | None:
    if not 0 <= s.now < CELLS or not 0 <= s.phase <= YEAR_END:
        return LoadError("smuta-fault-state-cell", cell=s.now)
    if not 0 <= s.first < s.seats:
        return LoadError("fault-state-first", seat=s.first)
    if not is_within([s.active, s.peace, s.verdict, s.winner], NONE, s.seats - 1):
        return LoadError("fault-state-turn", seat=s.active)
    if not 0 <= s.victory <= BY_SOBOR or (s.victory == 0) != (s.winner == NONE):
        return LoadError("smuta-fault-state-victory")
    if not is_within(s.victories, 0, 1000) or not 0 <= s.waived < 1 << s.seats:
        return LoadError("smuta-fault-state-markers")
    if not UNNAMED <= s.resource < COMMANDERS or not 0 <= s.resource_years < 1 << s.seats:
        return LoadError("smuta-fault-state-markers")
    reigns = s.tsar == NONE or (0 <= s.tsar < FIGURES and s.at[s.tsar] in (TSAR_BOX, IN_ARMY, ON_TRACK))
    return None if reigns and NONE <= s.long_rule < CELLS + CELLS else LoadError("smuta-fault-state-throne")


def wrong_map(s: Smuta) -> LoadError | None:
    if not is_within(s.control, SOVEREIGN, s.seats - 1) or not is_within(s.walled, 0, 1):
        return LoadError("smuta-fault-state-control")
    if sum(s.walled) > s.parts.figures.fortress_markers:
        return LoadError("smuta-fault-state-markers")
    return None


def wrong_figures(s: Smuta) -> LoadError | None:
    for who in range(FIGURES):
        if not NONE <= s.owner[who] < s.seats or not 0 <= s.marks[who] <= ALL_MARKS or not is_placed(s, who):
            return LoadError("smuta-fault-state-figure", figure=who)
    if pretenders(s) > s.parts.figures.pretender_markers:
        return LoadError("smuta-fault-state-markers")
    return None


def is_placed(s: Smuta, who: int) -> bool:
    """Whether a figure is somewhere where it can be, with whom it can be."""
    place, host = s.at[who], s.host[who]
    if not BESIDE_BOARD <= place < POINTS or not NONE <= host < COMMANDERS or host == who:
        return False
    if place >= 0 and (s.owner[who] == NONE or not (is_commander(who) or is_detachment(who))):
        return False
    if place < 0 and s.marks[who] & INSIDE != 0:
        return False
    if (place == ON_TRACK) != (0 <= s.track[who] < CELLS):
        return False
    if place == IN_ARMY:
        return host != NONE and (s.at[host] >= 0 or s.at[host] == BESIDE_BOARD)
    if place >= 0 and host != NONE:
        return is_commander(who) and s.at[host] == place and s.host[host] == NONE
    return host == NONE or place == ON_TRACK


def wrong_units(s: Smuta) -> LoadError | None:
    if not is_within(s.units, 0, 1000):
        return LoadError("smuta-fault-state-units")
    for kind in range(UNIT_KINDS):
        if supply(s, kind) < 0:
            return LoadError("smuta-fault-state-units")
    return LoadError("smuta-fault-state-markers") if siege_supply(s) < 0 else None


def wrong_cards(s: Smuta) -> LoadError | None:
    owner = s.parts.cards.owner[s.seats]
    held = [0] * s.seats
    for card in range(CARDS):
        place = s.cards[card]
        if not ANNOUNCED <= place < s.seats or not 0 <= s.known[card] < 1 << s.seats:
            return LoadError("smuta-fault-state-card", card=card + 1)
        if owner[card] == NONE and place in (PARTY_DECK, SET_ASIDE):
            return LoadError("smuta-fault-state-card", card=card + 1)
        if place >= 0:
            held[place] = held[place] + 1
            if owner[card] not in (NONE, place):
                return LoadError("smuta-fault-state-card", card=card + 1)
    return None if is_within(held, 0, HAND_LIMIT) else LoadError("smuta-fault-state-hand")
