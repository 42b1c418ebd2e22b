"""What a player of Rurik holds things to be worth, in points; tuned by `prestol tune rurik`."""

from __future__ import annotations

from typing import Final

from prestol.games.rurik.parts import ACTIONS

UNKNOWN: Final = -1000.0
"""Less than anything is worth: what nobody has asked for yet."""
NEVER: Final = -9.0
"""Worth of moves that lead nowhere."""

HOUSE: Final[list[float]] = [
    # a coin, a good without a place on the boat, a scheme card, each further card looked at
    0.3, 0.2, 0.5, 0.15,
    # deeds: share of the value of one that can be done, loss per missing thing, an unseen one
    0.85, 0.9, 0.5,
    # figures: a troop per later round, an occupied region per claim, a leader on the map
    0.1, 0.12, 0.4,
    # rule: width of a contest at the end of a round and more at its start, rule of a rival, the crown
    0.6, 1.2, 0.3, 0.8,
    # growth of rule, buildings and trade in a later turn
    0.08, 0.15, 0.3,
    # buildings: a market and a stronghold per later round, one apart from the others
    0.2, 0.1, 0.3,
    # war and agenda: how sure a lead is, how much the agenda counts; care for losses; the first-player token
    1.0, 1.5, 0.8, 1.0, 0.1,
    # a point of muster, move, attack, tax and build beyond what the map shows
    0.15, 0.1, 0.15, 0.15, 0.25,
    # planning, by action
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    # acting early, by action
    0.0, 0.0, 0.0, 0.1, 0.0, 0.05,
    # the price of a high number, rivals who push, rivals who pay for it, a second advisor for one action, spite
    0.2, 1.0, 0.3, 0.5, 0.15,
    # how much of what the map shows lasts until the turn, holding a scheme card back, sharpness
    0.8, 0.15, 6.0,
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
]  # fmt: skip
"""A player who takes one action for another, likes to be high on a banner, and sees the next row of a track."""

QUICK: Final[list[float]] = [
    0.25, 0.15, 0.4, 0.1,
    0.8, 1.2, 0.5,
    0.05, 0.05, 0.3,
    0.6, 0.6, 0.5, 0.6,
    0.05, 0.1, 0.2,
    0.1, 0.05, 0.2,
    1.0, 1.5, 0.8, 0.5, 0.1,
    0.2, 0.15, 0.4, 0.15, 0.2,
    0.0, 0.1, 0.3, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.1, 0.1, 0.0, 0.0,
    0.1, 0.5, 0.2, 0.6, 0.3,
    0.6, 0.1, 2.5,
]  # fmt: skip
"""A warlike player of short views."""

JUDGEMENT: Final[list[float]] = [
    # the same things as in a style, in the same order
    0.3, 0.2, 0.5, 0.15,
    0.85, 0.9, 0.5,
    0.1, 0.12, 0.4,
    0.6, 1.2, 0.3, 0.8,
    0.08, 0.15, 0.3,
    0.2, 0.1, 0.3,
    1.0, 1.5, 0.8, 1.0, 0.1,
    0.15, 0.1, 0.15, 0.15, 0.25,
    # an advisor in hand, and more for each point of influence; a placed one; how likely a placed one is pushed
    0.5, 0.15, 0.8, 0.3,
    # points that a round may change, what the Rebellion gains in a later turn
    2.5, 0.5,
]  # fmt: skip

LEADERS: Final[list[float]] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
"""Liking for leaders, by ability."""
AGENDAS: Final[list[float]] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
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


class Style(Weights):
    """A way to play: what things are worth, and habits."""

    def __init__(self, given: list[float]) -> None:
        super().__init__(given)
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
