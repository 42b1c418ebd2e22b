"""What a seat has in mind: the groups of enemies, the points where pieces are wanted, and pieces that may march."""

from __future__ import annotations

from typing import final

from prestol.engine.compiling import mypyc_attr
from prestol.games.smuta.advice.lore import Force


@final
@mypyc_attr(acyclic=True)
class Group:
    """The pieces of another party in the field of a point."""

    def __init__(self, point: int, seat: int, force: Force) -> None:
        self.point = point
        self.seat = seat
        self.force = force


@final
@mypyc_attr(acyclic=True)
class Goal:
    """A point where pieces are wanted."""

    def __init__(self, point: int, site: float) -> None:
        self.point = point
        self.site = site
        self.worth = site
        """Less than the site where an enemy stands."""


@final
@mypyc_attr(acyclic=True)
class Stay:
    """A piece that may march, with all that goes with it, and what it is worth that it stays where it is."""

    def __init__(self, force: Force, speed: int, worth: float) -> None:
        self.force = force
        self.speed = speed
        self.worth = worth


def group_in(groups: list[Group], point: int, seat: int) -> Group | None:
    """The group of a party in a point, if it is known."""
    for group in groups:
        if group.point == point and group.seat == seat:
            return group
    return None


def rank_among(goals: list[Goal], worth: float) -> int:
    """Where a goal belongs among others, best first; of equals the later one comes last."""
    at = len(goals)
    while at > 0 and goals[at - 1].site < worth:
        at -= 1
    return at


def escape_chance(s_own: int, s_foe: int) -> float:
    """SMU-MOV-18, SMU-MOV-19: a die, own strategic rating less the attacker's, 4 or more; 1 fails and 6 succeeds."""
    return min(5, max(1, 3 + s_own - s_foe)) / 6.0
