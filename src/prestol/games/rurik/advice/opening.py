"""The set-up and the first-player token: where to begin, what to aim at, who shall be first. All in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.games.rurik.advice.outlook import Outlook
from prestol.games.rurik.advice.weights import AGENDAS
from prestol.games.rurik.parts import GOODS, NEED_TOKEN, REBEL_FRIEND, REGIONS, SUPPRESS

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik

VARIETY: Final = 0.15
"""Another kind of good within reach."""
COMPANY: Final = 0.1
"""Each neighbour with own figures: troops that stand together help each other."""
ROOM: Final = 0.05
"""Each neighbour without anybody."""


def agenda_worth(s: Rurik, agenda: int) -> float:
    return AGENDAS[s.parts.cards.agenda_metric[agenda]]


def deploy_worth(s: Rurik, view: Outlook, region: int) -> float:
    """One of the first troops."""
    value = view.contest.gain(region, 1)
    base = view.side * REGIONS
    kinds = [0] * GOODS
    for other in s.regions:
        if s.troops[base + other] > 0:
            kinds[s.yields[other]] = 1
    if kinds[s.yields[region]] == 0:
        value += VARIETY
    for other in s.near[region]:
        if s.troops[base + other] > 0:
            value += COMPANY
        elif view.contest.strength[base + other] == 0 and view.contest.rival[other] < 0:
            value += ROOM
    if region in view.lore.crown_regions:
        value += 2 * VARIETY
    return value


def settle_worth(s: Rurik, view: Outlook, region: int) -> float:
    """The leader joins a troop; some like rebels about them, or buildings of others."""
    value = view.contest.gain(region, 1)
    ability = s.parts.leaders.ability[s.leaders[view.side]]
    if ability == REBEL_FRIEND:
        value += 0.2
    if ability == SUPPRESS:
        value += 0.1 if view.contest.rival[region] >= 0 else 0.0
    return value + 0.02 * len(s.near[region])


def token_worth(s: Rurik, view: Outlook, holder: int) -> float:
    """Who is to be first; the seat itself may want to place early or late, or need the token for a deed."""
    place = (view.side - holder) % s.seats
    value = view.w.first * (1.0 - 2.0 * place / (s.seats - 1))
    if holder == view.side:
        for deed in range(s.parts.deeds):
            if s.deeds[deed] == view.side:
                for need in s.parts.cards.deed_needs[deed]:
                    if need[0] == NEED_TOKEN:
                        value += 0.5
    return value
