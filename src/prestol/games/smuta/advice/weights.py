"""What a player of Smuta holds things to be worth, in victory points; tuned by `prestol tune smuta`."""

from __future__ import annotations

from typing import Final, final

from prestol.engine.compiling import mypyc_attr
from prestol.games.smuta.parts import PARTIES, POINTS

NEVER: Final = -9.0
"""Worth of moves that lead nowhere."""

HOUSE: Final[list[float]] = [
    # points of rivals: shared out among them, and more of one who is about to win; the end of the game
    0.8, 1.1, 25.0,
    # the throne: share of its points, its clock, a pretender, an election
    0.8, 14.0, 2.5, 1.3,
    # a point of legitimacy, of administration, of strength in an army; a card; how much of a card's worth is kept back
    0.65, 0.9, 0.15, 0.5, 0.35,
    # marching: how much a season's march takes off a goal, a town without points, a guard, danger
    0.5, 0.12, 0.35, 0.5,
    # war: eagerness for battle, care for losses, recruiting, sieges, cards in battles
    1.0, 1.15, 1.2, 0.5, 1.0,
    # persons in armies, a Sovereign's campaign, a card that answers a card, sharpness
    0.25, 0.4, 1.0, 13.0,
    # parties, as factors: guards, sieges, eagerness for battle, pretenders and elections, towns and recruits
    1.6, 0.7, 1.05, 1.2, 1.0,  # Moscow defends
    0.9, 1.6, 1.25, 1.0, 0.9,  # the Poles invade
    0.8, 1.25, 1.1, 1.0, 1.5,  # the Rebels raise the country
    1.0, 1.1, 1.1, 1.5, 1.3,  # Nobles
    1.0, 1.0, 1.1, 1.6, 1.0,  # and Shuisky scheme for the election
]  # fmt: skip

BOLD: Final[list[float]] = [
    0.5, 0.8, 25.0,
    0.9, 9.0, 3.5, 1.5,
    0.4, 0.7, 0.07, 0.4, 0.2,
    0.7, 0.1, 0.2, 0.25,
    1.5, 0.7, 0.8, 0.4, 1.2,
    0.3, 0.8, 0.8, 4.0,
]  # fmt: skip
"""A warlike player who looks after himself."""

CASUAL: Final[list[float]] = [
    0.3, 0.5, 25.0,
    0.5, 5.0, 1.5, 1.0,
    0.4, 0.6, 0.07, 0.3, 0.1,
    0.45, 0.1, 0.1, 0.15,
    1.2, 0.5, 0.8, 0.2, 0.6,
    0.1, 0.5, 0.6, 3.0,
]  # fmt: skip
"""A player who takes what is near, and sees a rival's victory late."""

NOVICE: Final[list[float]] = [
    0.1, 0.2, 25.0,
    0.3, 1.0, 1.0, 1.0,
    0.3, 0.3, 0.05, 0.2, 0.0,
    0.3, 0.3, 0.0, 0.0,
    1.5, 0.2, 0.6, 0.1, 0.3,
    0.0, 0.5, 0.3, 1.5,
]  # fmt: skip
"""A player who looks at the own points of this season, and at nobody's clock."""

PLAIN: Final = 25
"""Weights that all parties share; after them come the factors of each party."""
FACTORS: Final = 5
"""Factors of a party."""


@final
@mypyc_attr(acyclic=True)
class Weights:
    """What things are worth."""

    def __init__(self, given: list[float]) -> None:
        self.spite = given[0]
        self.alarm = given[1]
        self.finish = given[2]
        self.throne = given[3]
        self.clock = given[4]
        self.pretender = given[5]
        self.election = given[6]
        self.legitimacy = given[7]
        self.administration = given[8]
        self.strength = given[9]
        self.card = given[10]
        self.hold = given[11]
        self.reach = given[12]
        self.fading = [given[12] ** seasons for seasons in range(POINTS + 1)]
        """What is left of a goal after so many seasons of marching."""
        self.place = given[13]
        self.guard = given[14]
        self.danger = given[15]
        self.battle = given[16]
        self.care = given[17]
        self.recruit = given[18]
        self.siege = given[19]
        self.combat = given[20]
        self.escort = given[21]
        self.campaign = given[22]
        self.answer = given[23]
        self.sharpness = given[24]

    def lean(self, factors: list[float]) -> None:
        """Take on the habits of a party."""
        self.guard *= factors[0]
        self.siege *= factors[1]
        self.battle *= factors[2]
        self.pretender *= factors[3]
        self.election *= factors[3]
        self.place *= factors[4]
        self.recruit *= factors[4]


def habits_of(given: list[float]) -> list[Weights]:
    """A style for each party; one without factors is the same for all."""
    found: list[Weights] = []
    for party in range(PARTIES):
        one = Weights(given)
        first = PLAIN + party * FACTORS
        if first < len(given):
            one.lean(given[first : first + FACTORS])
        found.append(one)
    return found
