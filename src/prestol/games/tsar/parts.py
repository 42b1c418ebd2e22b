"""The components as numbers: what the rules read while a game is played."""

from __future__ import annotations

from typing import Final

from prestol.engine.notation import MoveTable
from prestol.engine.step import Move

MOVES: Final = MoveTable()

SETTLE: Final = MOVES.add("settle", "courtier", "floor")
RAISE: Final = MOVES.add("raise", "courtier")
VOTE: Final = MOVES.add("vote", "ballot")

FOR: Final = 0
AGAINST: Final = 1
NO_VOTE: Final = -1

BESIDE: Final = -1
"""A courtier that waits beside the board."""
OUT: Final = -2
"""A courtier that is eliminated until the round ends."""
NOBODY: Final = -1
"""No seat: the crown before the first candidate."""
NO_GOAL: Final = -1

VOTE_FOR: Final[Move] = (VOTE, FOR)
VOTE_AGAINST: Final[Move] = (VOTE, AGAINST)


def most_placed(capacity: list[int], points: list[int], favourites: int) -> int:
    """TSR-D-05: what a goal is worth at best. The tsar has just left the floor below, so it has one place less."""
    total = 0
    left = favourites
    for floor in range(len(capacity) - 1, -1, -1):
        here = min(left, capacity[floor] - 1 if floor == len(capacity) - 2 else capacity[floor])
        total += here * points[floor]
        left -= here
    return total


class Parts:
    """The content of a game, indexed by int. Lists by player count have the count as index."""

    def __init__(
        self,
        capacity: list[int],
        points: list[int],
        placement: list[bool],
        leftover: int,
        goals: list[list[int]],
        against_each: list[int],
        place_each: list[int],
        rounds: int,
        zero_round: int,
        zero_points: int,
        courtiers: int,
    ) -> None:
        self.capacity = capacity
        self.points = points
        self.placement = placement
        self.leftover = leftover
        self.goals = goals
        self.against_each = against_each
        self.place_each = place_each
        self.rounds = rounds
        self.zero_round = zero_round
        self.zero_points = zero_points
        self.courtiers = courtiers
        self.throne = len(capacity) - 1
        self.most_points = max(zero_points, most_placed(capacity, points, len(goals[0])))
        """No round is worth more."""
        self.settle_moves: list[list[Move]] = []
        self.raise_moves: list[Move] = []
        self.wanted: list[list[bool]] = []
        for courtier in range(courtiers):
            row: list[Move] = []
            for floor in range(len(capacity)):
                row.append((SETTLE, courtier, floor))
            self.settle_moves.append(row)
            self.raise_moves.append((RAISE, courtier))
        for goal in goals:
            wants = [False] * courtiers
            for courtier in goal:
                wants[courtier] = True
            self.wanted.append(wants)


class Options:
    """The readings that the table has chosen."""

    def __init__(
        self, first_player: str, show_against_counts: bool, reshuffle_goals: bool, servants_break_ties: bool
    ) -> None:
        self.first_player = first_player
        self.show_against_counts = show_against_counts
        self.reshuffle_goals = reshuffle_goals
        self.servants_break_ties = servants_break_ties
