"""What a piece brings by coming to an own Moscow: the next Tsar, or a king who wins."""

from __future__ import annotations

from typing import Final

from prestol.games.smuta.advice.sight import Sight
from prestol.games.smuta.parts import COMMANDERS, NONE, PERSONS, PRETENDER
from prestol.games.smuta.state import Smuta

HEIR: Final = 0.4
"""How much of a pretender's worth it is that he waits in Moscow while the own Tsar reigns."""


def prize_of(sight: Sight, who: int) -> float:
    """SMU-MSC-03, SMU-MSC-28: in an own Moscow a pretender takes a vacant throne, and a king wins."""
    s = sight.s
    if s.control[s.parts.land.moscow] != sight.seat:
        return 0.0
    if sight.is_royal(sight.seat) and goes_with(s, s.parts.people.gustav, who):
        return sight.w.finish
    if not carries_pretender(s, who):
        return 0.0
    if s.tsar == NONE:
        return 0.8 * sight.throne_vp
    return HEIR * sight.w.pretender if sight.tsar_seat == sight.seat else 0.0


def carries_pretender(s: Smuta, who: int) -> bool:
    """Whether a pretender goes with a piece, or with the other commander of its grouping."""
    for one in range(PERSONS):
        if s.marks[one] & PRETENDER != 0 and goes_with(s, one, who):
            return True
    return False


def goes_with(s: Smuta, one: int, who: int) -> bool:
    """Whether a person is a piece, or in its army, or in that of the other commander of its grouping."""
    if one == who:
        return True
    host = s.host[one]
    return host != NONE and (host == who or (host < COMMANDERS and s.host[host] == who and s.at[host] >= 0))
