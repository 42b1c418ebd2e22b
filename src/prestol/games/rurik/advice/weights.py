"""What a player of Rurik holds things to be worth, in points; tuned by `prestol tune rurik`."""

from __future__ import annotations

import math
from typing import Final

from prestol.games.rurik.parts import ACTIONS

UNKNOWN: Final = -1000.0
"""Less than anything is worth: what nobody has asked for yet."""
NEVER: Final = -9.0
"""Worth of moves that lead nowhere."""

HOUSE: Final[list[float]] = [
    # a coin, a good without a place on the boat, a scheme card, each further card looked at
    0.44, 0.26, 1.19, 0.03,
    # deeds: share of the value of one that can be done, loss per missing thing, an unseen one
    0.52, 0.74, 0.21,
    # figures: a troop per later round, what an occupied region may bring, a leader on the map
    0.49, 0.15, 0.27,
    # rule: width of a contest at the end of a round and more at its start, rule of a rival, the crown
    0.17, 0.87, 0.07, 1.18,
    # growth of rule, buildings and trade in a later turn
    0.14, 0.1, 0.11,
    # buildings: a market and a stronghold per later round, one apart from the others
    0.4, 0.0, 0.84,
    # war and agenda: how sure a lead is, how much the agenda counts; care for losses; the first-player token
    2.17, 0.1, 0.38, 1.07, 0.07,
    # a point of muster, move, attack, tax and build beyond what the map shows
    0.41, 0.22, 0.08, 0.29, 0.3,
    # planning, by action
    -0.09, -0.12, -0.17, 0.0, 0.14, -0.06,
    # acting early, by action
    -0.04, -0.03, -0.09, 0.01, -0.02, 0.18,
    # the price of a high number, rivals who push, rivals who pay for it, a second advisor for one action, spite
    0.24, 1.14, 0.36, 0.55, 0.26,
    # how much of what the map shows lasts until the turn, holding a scheme card back, sharpness
    0.93, 0.15, 11.7,
    # a coin between two players, beside one among more
    0.68,
]  # fmt: skip

CASUAL: Final[list[float]] = [
    0.3, 0.2, 0.4, 0.1,
    0.8, 1.5, 0.5,
    0.0, 0.05, 0.2,
    0.5, 0.0, 0.0, 0.3,
    0.0, 0.0, 0.0,
    0.0, 0.0, 0.2,
    1.0, 1.0, 0.6, 0.5, 0.0,
    0.3, 0.2, 0.2, 0.3, 0.4,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.1, 0.0, 0.0, 0.8, 0.0,
    0.6, 0.0, 3.5,
    1.0,
]  # fmt: skip
"""A player who knows what things bring in this round and little of what comes later: whose advisors will push the own
one down, troops and buildings that stay, a lead that somebody may take away."""

NOVICE: Final[list[float]] = [
    0.4, 0.4, 0.4, 0.0,
    0.6, 2.5, 0.5,
    0.0, 0.0, 0.0,
    0.4, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0,
    0.0, 0.0, 0.0,
    1.0, 1.0, 0.3, 0.0, 0.0,
    0.4, 0.4, 0.4, 0.4, 0.4,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 1.0, 0.0,
    0.2, 0.0, 1.5,
    1.0,
]  # fmt: skip
"""A player who takes one action for another, likes to be high on a banner, and sees the next row of a track."""

QUICK: Final[list[float]] = [
    0.4, 0.25, 1.0, 0.03,
    0.5, 0.9, 0.2,
    0.35, 0.1, 0.3,
    0.3, 0.7, 0.4, 0.8,
    0.08, 0.08, 0.1,
    0.3, 0.0, 0.6,
    1.5, 0.3, 0.4, 0.6, 0.05,
    0.4, 0.2, 0.3, 0.3, 0.3,
    0.0, 0.1, 0.25, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.1, 0.05, 0.0, 0.1,
    0.2, 0.6, 0.2, 0.6, 0.4,
    0.9, 0.1, 5.0,
    1.0,
]  # fmt: skip
"""A warlike player of short views."""

JUDGEMENT: Final[list[float]] = [
    # the same things as in a style, in the same order
    0.24, 0.17, 0.66, 0.03,
    0.56, 0.72, 0.14,
    0.35, 0.1, 0.07,
    0.11, 0.99, 0.1, 0.23,
    0.26, 0.1, 0.27,
    0.32, 0.03, 0.44,
    2.27, 0.17, 0.33, 1.22, 0.18,
    0.22, 0.21, 0.25, 0.01, 0.62,
    # an advisor in hand, and more for each point of influence; a placed one; how likely a placed one is pushed
    0.73, 0.14, 0.75, 0.2,
    # points that a round may change, what the Rebellion gains in a later turn
    3.37, 0.25,
]  # fmt: skip

FAR: Final = 12
"""A lead, counted twice, beyond which nothing is in doubt."""

LEADERS: Final[list[float]] = [0.0, -0.05, 0.1, 0.0, -0.03, 0.06, -0.09, 0.05]
"""Liking for leaders, by ability: how far they were ahead in games of the house style with leaders drawn at random,
a tenth of it, so that everybody is chosen now and then."""
AGENDAS: Final[list[float]] = [0.05, -0.05, 0.1, 0.0, -0.05, 0.05, -0.02, -0.1, 0.1, -0.05, 0.08]
"""Liking for agendas, by what they count."""


class Weights:
    """What things are worth."""

    def __init__(self, given: list[float]) -> None:
        self.coin = given[0]
        self.dock = given[1]
        self.scheme = given[2]
        self.look = given[3]
        self.ready = given[4]
        self.lack = given[5]
        self.unseen = given[6]
        self.troop = given[7]
        self.presence = given[8]
        self.chief = given[9]
        self.width = given[10]
        self.early = given[11]
        self.deny = given[12]
        self.crown = given[13]
        self.growth = given[14:17]
        self.market = given[17]
        self.stronghold = given[18]
        self.site = given[19]
        self.war_width = given[20]
        self.agenda_width = given[21]
        self.agenda = given[22]
        self.care = given[23]
        self.first = given[24]
        self.points = [*given[25:30], 0.0]
        """By action; cards to look at are counted apart."""
        self.known_odds: dict[int, list[float]] = {}

    def odds(self, sides: int, busy: int) -> list[float]:
        """The chance to rule a region by the lead from -FAR to FAR, while others have so many turns left."""
        key = 8 * busy + sides
        if key not in self.known_odds:
            slope = 1.0 / max(0.2, self.width + self.early * busy / (4.0 * sides))
            self.known_odds[key] = [1.0 / (1.0 + math.exp(-slope * (lead - 0.6))) for lead in range(-FAR, FAR + 1)]
        return self.known_odds[key]


class Style(Weights):
    """A way to play: what things are worth, and habits."""

    def __init__(self, given: list[float], between_two: bool = False) -> None:
        """Between two players less is contested, and coins are left over."""
        super().__init__(given)
        if between_two:
            self.coin *= given[50]
        self.plan = given[30 : 30 + ACTIONS]
        self.haste = given[36 : 36 + ACTIONS]
        self.reserve = given[42]
        self.press = given[43]
        self.bribed = given[44]
        self.again = given[45]
        self.spite = given[46]
        self.foresight = given[47]
        self.hold = given[48]
        self.sharpness = given[49]


class Judgement(Weights):
    """A way to look at positions: what things are worth, and how sure that is."""

    def __init__(self, given: list[float]) -> None:
        super().__init__(given)
        self.hand = given[30]
        self.influence = given[31]
        self.placed = given[32]
        self.push = given[33]
        self.spread = given[34]
        self.rebellion = given[35]
