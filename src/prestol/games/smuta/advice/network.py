"""A small network that judges positions: a straight sum of features, and some hidden units beside it."""

from __future__ import annotations

from base64 import b85decode
from typing import Final, final

from prestol.engine.advice import odds
from prestol.engine.compiling import mypyc_attr
from prestol.games.smuta.advice.features import FEATURES, LATER, PLAIN, PLAINS, TABLE, Row, rows_of
from prestol.games.smuta.advice.outlook import Outlook
from prestol.games.smuta.parts import PARTIES
from prestol.games.smuta.state import Smuta

FINEST: Final = 127
"""A weight is stored as a whole number up to this, in parts of the greatest one of its unit."""
AMONG_SEARCHERS: Final[dict[int, list[float]]] = {
    3: [0.7, -0.1, -0.6],
    4: [1.2, -0.2, -0.4, -0.6],
    5: [0.0, 0.7, -0.4, -0.2, 0.0],
}
"""By how much the exponent of each party is greater than the network has learned, at each number of players: twice what
`scripts/settle_smuta.py` finds in games of players who search, so that they turn on whoever wins such games. Between
two players there is nobody to turn on."""


@final
@mypyc_attr(acyclic=True)
class Network:
    """Exponents of the odds of victory."""

    def __init__(self, straight: list[float], hidden: list[list[float]], counts: list[float]) -> None:
        self.straight = straight
        """A weight for every feature,"""
        self.hidden = hidden
        """the same for each hidden unit,"""
        self.counts = counts
        """and what such a unit counts for."""
        self.seasons: dict[float, Network] = {}
        """The same network when so much of the time has passed."""

    def lean(self, more: dict[int, list[float]]) -> None:
        """Think better or worse of the parties, at each number of players."""
        for seats, exponents in more.items():
            for party, exponent in enumerate(exponents):
                self.straight[TABLE + party * (PARTIES + 1) + seats] += exponent
        self.seasons.clear()

    def exponent(self, row: Row) -> float:
        total = weighed(self.straight, row)
        for unit, count in enumerate(self.counts):
            excitement = weighed(self.hidden[unit], row)
            if excitement > 0.0:
                total += count * excitement
        return total

    def shares(self, s: Smuta) -> list[float]:
        """Expected shares of victory of a game that is not over."""
        out = Outlook(s)
        network = self.when(out.passed)
        return odds([network.exponent(row) for row in rows_of(s, out)])

    def when(self, passed: float) -> Network:
        """The network with the weights of the later figures added to those of the same figures, which saves a look."""
        found = self.seasons.get(passed)
        if found is None:
            hidden = [merged(weights, passed) for weights in self.hidden]
            found = self.seasons[passed] = Network(merged(self.straight, passed), hidden, self.counts)
        return found


def merged(weights: list[float], passed: float) -> list[float]:
    found = weights[:LATER]
    for at in range(PLAINS):
        found[PLAIN + at] = found[PLAIN + at] + passed * weights[LATER + at]
    return found


def weighed(weights: list[float], row: Row) -> float:
    total = 0.0
    for at in row.flags:
        total += weights[at]
    values = row.value
    for number, at in enumerate(row.at):
        total += weights[at] * values[number]
    return total


def unpacked(scales: list[float], counts: list[float], text: str) -> Network:
    """A network from its stored form: a scale for each unit, the straight sum first, and the weights as text."""
    stored = b85decode("".join(text.split()))
    rows: list[list[float]] = []
    for unit, scale in enumerate(scales):
        # few different numbers, so that many weights share one object
        known = [scale * (number - FINEST - 1) / FINEST for number in range(2 * FINEST + 2)]
        rows.append([known[stored[unit * FEATURES + at]] for at in range(FEATURES)])
    return Network(rows[0], rows[1:], counts)
