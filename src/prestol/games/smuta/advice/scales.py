"""The weights of the judgement: how parties stand, how likely the Zemsky Sobor decides, and whom it would name."""

from __future__ import annotations

import math
from typing import Final

from prestol.games.smuta.parts import CELLS
from prestol.games.smuta.standing import has_candidate
from prestol.games.smuta.state import Smuta

STAND: Final = 20
"""Weights of how a party stands; `judgement` says what each is of."""
TIMES: Final[list[int]] = [4, 12, 24]
"""Seasons for which there are such weights with three players or more; between them they change step by step."""
REIGNS: Final = STAND * (1 + len(TIMES))
"""How likely a Tsar lives through a season: with two players, and with more."""
REACHED: Final = REIGNS + 2
"""Whether the game lasts until the Zemsky Sobor, as an exponent: with two to five players,"""
PASSED: Final = REACHED + 4
"""how much has passed, and its square, points of the leader from MANY and from PLENTY on, a Tsar."""
NAMED: Final = PASSED + 5
"""Whom it names: legitimacy and the seasons in which it fades, a candidate and his, a candidate long before; how much
legitimacy counts without one; personages, from whom candidates come."""
WEIGHTS: Final = NAMED + 7

MANY: Final = 15
PLENTY: Final = 25


class Scales:
    """The weights, worked out for every season."""

    def __init__(self, given: list[float]) -> None:
        self.given = given
        self.duel = given[:STAND]
        self.rows = [row_at(given, cell) for cell in range(CELLS + 1)]

    def reign_of(self, seats: int) -> float:
        return min(1.0, max(0.0, self.given[REIGNS + (0 if seats == 2 else 1)]))

    def chance_of_sobor(self, seats: int, now: int, most: int, crowned: bool) -> float:
        """How likely nobody wins before; `most` are the points of the leader."""
        given, passed = self.given, now / CELLS
        exponent = given[REACHED + seats - 2] + given[PASSED] * passed + given[PASSED + 1] * passed * passed
        exponent += given[PASSED + 2] * max(0, most - MANY) + given[PASSED + 3] * max(0, most - PLENTY)
        if crowned:
            exponent += given[PASSED + 4]
        return 1.0 / (1.0 + math.exp(-exponent))

    def claims(self, s: Smuta, legitimacies: list[int], people: list[float]) -> list[float]:
        """SMU-R-39: what each party may bring to the Sobor, as exponents of the odds to win there."""
        left = CELLS - s.now
        given = self.given
        slope = given[NAMED] * math.exp(-left / max(0.5, given[NAMED + 1]))
        near = given[NAMED + 2] * math.exp(-left / max(0.5, given[NAMED + 3])) + given[NAMED + 4]
        later = given[NAMED + 6] * (1.0 - math.exp(-left / max(0.5, given[NAMED + 1])))
        found: list[float] = []
        for seat in range(s.seats):
            claim = slope * legitimacies[seat]
            claim = claim + near if has_candidate(s, seat) else claim * given[NAMED + 5]
            found.append(claim + later * people[seat])
        return found


def row_at(given: list[float], cell: int) -> list[float]:
    """Weights of a season, between those that are given."""
    at = 0
    while at < len(TIMES) - 2 and cell > TIMES[at + 1]:
        at += 1
    part = min(1.0, max(0.0, (cell - TIMES[at]) / (TIMES[at + 1] - TIMES[at])))
    first = STAND * (1 + at)
    return [given[first + n] * (1.0 - part) + given[first + STAND + n] * part for n in range(STAND)]
