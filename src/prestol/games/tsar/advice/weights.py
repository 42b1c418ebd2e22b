"""The styles of Tsar of the Hill that bots know, each a row of weights; the house style is tuned by `prestol tune`."""

from __future__ import annotations

from typing import Final

# Places of the weights of a style.
SETTLE_OWN: Final = 0
SETTLE_OTHER: Final = 7
RAISE_OWN: Final = 14
RAISE_OTHER: Final = 21
NOMINATE_OWN: Final = 28
NOMINATE_OTHER: Final = 29
NOMINATE_FEAR: Final = 30
NOMINATE_ARMED: Final = 31
VOTE_BIAS: Final = 32
VOTE_NOW: Final = 33
VOTE_OWN: Final = 34
VOTE_FREE_RIDE: Final = 35
VOTE_CARDS: Final = 36
VOTE_LATER: Final = 37
NOMINATE_GAIN: Final = 38
SHARPNESS: Final = 39
RAISE_OWN_LATE: Final = 40
RAISE_OTHER_LATE: Final = 47
NOMINATE_LEAD: Final = 54
NOMINATE_SURE: Final = 55
NOMINATE_READY: Final = 56
NOMINATE_LATE: Final = 57
NOMINATE_ZERO: Final = 58
VOTE_LEAD: Final = 59
VOTE_LEAD_LATE: Final = 60
VOTE_ALONE: Final = 61
VOTE_STANDING: Final = 62
VOTE_ZERO: Final = 63
TUNED: Final = 64
"""Weights that a tuning may change; the others say how much of its hand a style lets others see."""
SETTLE_LIMIT: Final = 64
"""How far the least liked place may be behind the best one: bounds what settling shows of a goal card."""
VOTE_LIMIT: Final = 65
"""The greatest log-odds of a vote, either way, while others hold vetoes: bounds what a vote shows."""

UNBOUND: Final = 1000.0

VOTES: Final = (
    VOTE_BIAS, VOTE_NOW, VOTE_OWN, VOTE_FREE_RIDE, VOTE_CARDS, VOTE_LATER,
    VOTE_LEAD, VOTE_LEAD_LATE, VOTE_ALONE, VOTE_STANDING, VOTE_ZERO,
)  # fmt: skip
"""Weights that only a vote reads."""
COUNTING: Final = (
    NOMINATE_FEAR, NOMINATE_SURE, NOMINATE_LATE, NOMINATE_ZERO,
    VOTE_FREE_RIDE, VOTE_CARDS, VOTE_LEAD_LATE, VOTE_ALONE, VOTE_STANDING, VOTE_ZERO,
    *range(RAISE_OWN_LATE, NOMINATE_LEAD),
)  # fmt: skip
"""Weights of those who count vetoes and look to the end of the round."""

FIRST: Final[list[float]] = [
    # settling: own favourites, then others, by floor
    -2.44, 4.64, 5.69, 1.59, 0.17, -1.45, -1.77,
    -1.58, 0.95, 0.98, 0.19, 1.54, -0.84, -0.22,
    # raising below the throne: own favourites, then others, by the floor entered
    -1.07, 1.79, 2.1, -0.88, -2.45, -3.35, 0.32,
    -4.03, -2.86, -1.87, -1.59, -0.64, 2.58, 3.6,
    # nominating: own, other, per veto that others hold, per own veto
    -1.15, -0.28, -0.44, 1.97,
    # voting against: bias, points now, own favourite, vetoes of others, own vetoes, points still on the way
    1.27, -2.81, -3.75, -0.91, 1.97, 3.5,
    # nominating: per point that an election would bring; sharpness of settling and raising
    -1.83, 6.87,
    # what later styles look at besides
    *[0.0] * (TUNED - RAISE_OWN_LATE), UNBOUND, UNBOUND,
]  # fmt: skip
"""The first house style. It votes and settles with open cards, and crowns rivals when it could crown its own."""

HOUSE: Final[list[float]] = [
    # settling: own favourites, then others, by floor
    -11.01, 4.4, 11.62, 3.59, 0.11, -2.9, -2.0,
    -0.13, 0.28, 0.09, 0.87, 1.91, -1.2, -0.27,
    # raising below the throne: own favourites, then others, by the floor entered
    -0.5, 6.05, 4.13, -0.26, -1.69, -4.22, 1.2,
    -0.58, -2.44, -1.63, -1.46, -0.65, 1.66, 2.68,
    # nominating: own, other, per veto that others hold, per own veto
    -2.17, 0.01, 0.15, -0.07,
    # voting against: bias, points now, own favourite, vetoes of others, own vetoes, points still on the way
    1.75, -5.6, -6.63, -3.54, 1.5, 8.38,
    # nominating: per point that an election would bring; sharpness of settling and raising
    0.19, 4.68,
    # raising, the more of the vetoes are spent: own favourites, then others
    -0.22, 0.11, 0.12, -0.01, 0.1, 0.07, -0.09,
    -0.05, -0.17, -0.13, -0.2, -0.16, 0.6, 0.03,
    # nominating: per point ahead of an average card while others hold vetoes, and when none does; holding a veto
    # oneself; with the vetoes spent; the last favourite in the round that pays for nothing
    -0.68, 2.21, 0.06, 0.28, 0.78,
    # voting against: per point ahead, more so with the vetoes spent; nobody else holds one; points ahead in the last
    # round; the last favourite in the round that pays for nothing
    0.13, -0.14, 3.33, 0.15, 6.77,
    # what it shows
    1.5, 2.5,
]  # fmt: skip
"""Tuned against a table of all the styles below and of its own earlier champions; shows little while settling."""

QUICK: Final[list[float]] = [
    0.0, 1.0, 2.0, 3.0, 3.5, 0.0, 0.0,
    0.0, 0.0, -0.3, -0.5, 0.0, 0.0, 0.0,
    0.0, 1.0, 1.0, 1.0, 0.8, 0.0, 0.0,
    0.0, -0.5, -0.5, -0.3, 0.0, 0.5, 0.0,
    0.5, 0.5, -0.1, 0.2,
    1.0, -0.2, -3.0, -0.15, 0.3, 0.05,
    0.1, 2.0,
    *[0.0] * (TUNED - RAISE_OWN_LATE), UNBOUND, UNBOUND,
]  # fmt: skip
"""An open player: favourites high at once, votes by the points on the table."""

WHIM: Final[list[float]] = [*[0.0] * TUNED, UNBOUND, UNBOUND]
"""A player without a plan: every move is as good as another."""

POINTS: Final[list[float]] = [
    0.0, 1.0, 2.0, 3.0, 4.0, 0.0, 0.0,
    0.0, -1.0, -2.0, -3.0, -4.0, 0.0, 0.0,
    0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0,
    0.0, 0.0, 0.0, -1.0, -1.0, -1.0, 0.0,
    -5.0, -1.0, 0.0, 0.0,
    54.0, 0.0, -200.0, 0.0, 0.0, -4.0,
    0.0, 20.0,
    *[0.0] * (NOMINATE_READY - RAISE_OWN_LATE), 3.0, *[0.0] * (TUNED - NOMINATE_READY - 1), UNBOUND, UNBOUND,
]  # fmt: skip
"""Takes points where it sees them, and lets anybody pass once it has enough."""


def voting(style: list[float], bias: float, part: float = 0.0) -> list[float]:
    """The same style with another vote: a bias, and a part of what the style itself would think."""
    other = style[:]
    for place in VOTES:
        other[place] = part * style[place]
    other[VOTE_BIAS] += bias
    return other


LAX: Final[list[float]] = voting(POINTS, -50.0)
"""Votes for everybody, so that others pay."""
STERN: Final[list[float]] = voting(POINTS, 50.0)
"""Votes against everybody."""
PEER: Final[list[float]] = voting(HOUSE, -0.8, 0.5)
"""One who thinks ahead: plays like the house, but hopes that others pay for a veto."""
RIDER: Final[list[float]] = voting(HOUSE, -2.5)
"""Plays like the house and lets others pay."""
GUARD: Final[list[float]] = voting(HOUSE, 2.0, 0.3)
"""Plays like the house and trusts nobody with a veto."""
TAKER: Final[list[float]] = [*POINTS[:SHARPNESS], 4.0, *POINTS[SHARPNESS + 1 : SETTLE_LIMIT], UNBOUND, 2.5]
"""Takes points where it sees them, but not always."""


def uncounted(style: list[float]) -> list[float]:
    """The same style of one who counts no vetoes, sees no end coming, and shows what it holds."""
    other = style[:]
    for place in COUNTING:
        other[place] = 0.0
    other[NOMINATE_SURE] = style[NOMINATE_LEAD]
    other[SETTLE_LIMIT] = other[VOTE_LIMIT] = UNBOUND
    return other


SIMPLE: Final[list[float]] = uncounted(HOUSE)
"""Has a feeling for courtiers and points, but counts no vetoes and plays with open cards."""

BEGINNER: Final[list[float]] = [
    0.0, 1.0, 1.5, 2.0, 3.0, 0.0, 0.0,
    *[0.0] * 7,
    0.0, 1.0, 1.0, 1.0, 1.0, 1.5, 0.0,
    *[0.0] * 7,
    1.0, 0.3, 0.0, 0.0,
    0.3, 0.0, -4.0, 0.0, 0.0, 0.0,
    0.0, 1.5,
    *[0.0] * (TUNED - RAISE_OWN_LATE), UNBOUND, UNBOUND,
]  # fmt: skip
"""Pulls its favourites up and onto the throne, votes for them, tosses a coin over others, and counts no vetoes."""

EXPERIENCE: Final = 0.2
"""How much of a player who has a feeling for courtiers is in a learner."""
LEARNER: Final[list[float]] = [
    *[(1 - EXPERIENCE) * BEGINNER[place] + EXPERIENCE * SIMPLE[place] for place in range(TUNED)], UNBOUND, UNBOUND,
]  # fmt: skip
"""A beginner who has played a little: no simple plan, such as to be greedy or to vote always alike, beats it."""

STYLES: Final = [HOUSE, PEER, RIDER, GUARD, TAKER, QUICK, FIRST, WHIM, SIMPLE, BEGINNER]
"""The styles that a search takes other players for."""
THINKER: Final = 1
"""The place of those who search too."""
CASUAL: Final = 8
NOVICE: Final = len(STYLES)
"""The first style after those that a search reckons with."""
