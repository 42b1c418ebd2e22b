"""What a player of Ivan the Terrible holds things to be worth, in points; tuned by `prestol tune ivan`."""

from __future__ import annotations

import math
from typing import Final, final

from prestol.games.ivan.parts import CHAMBERS

FAR: Final = 16
"""More units than a project may lack."""
UNKNOWN: Final = -1000.0
"""Less than anything is worth: what nobody has asked for yet."""

HOUSE: Final[list[float]] = [
    # a coin, a local and a foreign good that no project waits for
    0.38, 0.56, 0.69,
    # projects: share of the value of one that can be paid, loss per missing unit, liking to finish and to take one
    0.75, 1.06, 0.55, 0.23, 2.97,
    # a building per round, two trade effects, a warrior in the field
    0.9, 2.23, 1.03,
    # favour, an estate per round, growth of titles, an unseen honour
    1.15, 0.78, 1.44, 0.91,
    # a warrior per later round, presence per round, a contest: width at the end and more at the start, second reward
    0.8, 0.0, 0.94, 0.71, 1.66,
    # a trade token per round, a step on the map, a swap, an edge that a swap must have
    0.29, 0.33, 0.8, 0.22,
    # planning, by chamber
    0.0, -0.04, -0.03, -0.07, 0.0,
    # leaving, by chamber
    0.59, 0.13, 0.18, 0.62, 0.38,
    # bonus of a seal, by chamber
    1.02, 1.29, 1.6, 0.53, 1.23,
    # importance, fear of being outbid, waiting with projects that cannot be paid yet, spite
    1.11, 0.16, 1.31, 0.28,
    # sharpness, how much of what a free action makes possible is reckoned with
    8.89, 1.0,
]  # fmt: skip

HOUSE_1: Final[list[float]] = [*HOUSE[:44], 0.0]
"""The house style of the first release, which saw in free actions only the goods they bring."""

CASUAL: Final[list[float]] = [
    0.38, 0.5, 0.6,
    0.75, 1.06, 0.55, 0.23, 2.97,
    0.5, 2.0, 1.0,
    0.8, 0.5, 0.3, 0.9,
    0.2, 0.0, 0.7, 0.0, 1.0,
    0.15, 0.33, 0.8, 0.3,
    0.0, 0.0, 0.0, 0.0, 0.0,
    0.3, 0.0, 0.0, 0.3, 0.0,
    0.7, 0.8, 1.0, 0.5, 0.8,
    0.5, 0.0, 0.8, 0.0,
    4.0, 0.0,
]  # fmt: skip
"""A player who knows what things bring in this round and little of what they will bring later: titles that grow,
warriors that stay, who may outbid a stake, what a coin more would allow."""

NOVICE: Final[list[float]] = [
    0.5, 0.5, 0.5,
    0.8, 0.8, 0.5, 0.5, 2.0,
    0.0, 0.5, 0.5,
    0.3, 0.0, 0.0, 1.0,
    0.0, 0.0, 0.5, 0.0, 0.0,
    0.0, 0.2, 0.2, 0.3,
    0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0,
    0.3, 0.3, 0.3, 0.3, 0.3,
    0.2, 0.0, 0.0, 0.0,
    1.5, 0.0,
]  # fmt: skip
"""A player who takes one good for another, sees the points of a project and the reward of a region, and nothing that
pays in a later round."""

JUDGEMENT: Final[list[float]] = [
    # the same things as in a style, in the same order
    0.41, 0.33, 0.14,
    0.82, 6.18, 0.28, 0.15, 5.36,
    2.14, 0.0, 3.06,
    0.7, 1.2, 0.8, 0.0,
    0.52, 0.21, 1.18, 1.32, 0.7,
    1.02, 0.0, 0.76, 0.0,
    # a boyar who has not acted yet, points that a round may change
    5.18, 5.02,
    # how much of the points for the field and for the court lasts until the scoring, and a round before it
    0.33, 0.43, 0.07,
]  # fmt: skip

QUICK: Final[list[float]] = [
    0.3, 0.3, 0.5,
    0.8, 1.4, 1.0, 0.6, 2.5,
    0.3, 1.0, 1.0,
    0.5, 0.5, 0.6, 0.5,
    0.1, 0.1, 1.0, 0.5, 1.0,
    0.1, 0.2, 0.3, 0.3,
    0.5, 0.0, 0.5, 0.0, 0.0,
    0.5, 0.0, 0.5, 0.0, 0.0,
    0.5, 0.5, 1.0, 0.5, 0.5,
    0.3, 0.1, 0.5, 0.0,
    1.5, 0.0,
]  # fmt: skip
"""A player of short views: projects at once, little thought for the map and for later rounds."""


class Weights:
    """What things are worth."""

    def __init__(self, given: list[float]) -> None:
        self.coin = given[0]
        self.local = given[1]
        self.foreign = given[2]
        self.ready = given[3]
        self.lack = given[4]
        self.finish = given[5]
        self.take = given[6]
        self.draw = given[7]
        self.build = given[8]
        self.trade = given[9]
        self.war = given[10]
        self.favour = given[11]
        self.estate = given[12]
        self.growth = given[13]
        self.unseen = given[14]
        self.warrior = given[15]
        self.presence = given[16]
        self.width = given[17]
        self.early = given[18]
        self.second = given[19]
        self.token = given[20]
        self.step = given[21]
        self.swap = given[22]
        self.edge = given[23]
        self.shares_by_turns: list[list[float]] = []

    def shares(self, turns: int) -> list[float]:
        """Share of a project's value by the number of missing units, with this many turns left."""
        while len(self.shares_by_turns) <= turns:
            fall = self.lack / (0.4 + 0.3 * len(self.shares_by_turns))
            self.shares_by_turns.append([self.ready * math.exp(-fall * missing) for missing in range(FAR)])
        return self.shares_by_turns[turns]


@final
class Style(Weights):
    """A way to play: what things are worth, and habits."""

    def __init__(self, given: list[float]) -> None:
        super().__init__(given)
        self.plan = given[24 : 24 + CHAMBERS]
        self.leave = given[29 : 29 + CHAMBERS]
        self.seal = given[34 : 34 + CHAMBERS]
        self.importance = given[39]
        self.outbid = given[40]
        self.patience = given[41]
        self.spite = given[42]
        self.sharpness = given[43]
        self.foresight = given[44]


@final
class Judgement(Weights):
    """A way to look at positions: what things are worth, and how sure that is."""

    def __init__(self, given: list[float]) -> None:
        super().__init__(given)
        self.turn = given[24]
        self.spread = given[25]
        self.field = given[26]
        self.court = given[27]
        self.distant_court = given[28]
