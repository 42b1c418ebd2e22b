"""What makes a position of Tsar of the Hill impossible: asked of loaded states and described positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.games.tsar.parts import AGAINST, BESIDE, FOR, NO_VOTE, NOBODY, OUT

if TYPE_CHECKING:
    from prestol.games.tsar.state import Tsar


def complaint(s: Tsar) -> str:
    """The first thing that is wrong, or nothing."""
    return wrong_table(s) or wrong_floors(s) or wrong_goals(s) or wrong_votes(s) or wrong_ballots(s) or wrong_scores(s)


def wrong_table(s: Tsar) -> str:
    if not 1 <= s.round <= s.parts.rounds:
        return f"there is no round {s.round}"
    if not 0 <= s.first < s.seats:
        return f"there is no seat {s.first} to go first"
    if not NOBODY <= s.crown < s.seats:
        return f"there is no seat {s.crown} to hold the crown"
    return ""


def wrong_floors(s: Tsar) -> str:
    """TSR-PLC-04, TSR-R-15: no floor is overcrowded, the throne least of all."""
    for at in s.floor:
        if at != BESIDE and at != OUT and not 0 <= at <= s.parts.throne:
            return f"there is no floor {at}"
    for floor in range(len(s.parts.capacity)):
        if s.held(floor) > s.parts.capacity[floor]:
            return f"floor {floor} holds more than {s.parts.capacity[floor]} courtiers"
    return ""


def wrong_goals(s: Tsar) -> str:
    """TSR-SET-02, TSR-R-08: every card is there once; cards shown earlier stay out unless the table reshuffles."""
    for goal in s.goals:
        if not 0 <= goal < len(s.parts.goals) or s.goals.count(goal) > 1:
            return f"the goal cards {s.goals} cannot be dealt"
    for goal in s.shown:
        if not 0 <= goal < len(s.parts.goals):
            return f"there is no goal card {goal} to show"
        if not s.options.reshuffle_goals and s.shown.count(goal) > 1:
            return f"goal card {goal} was shown twice"
        if not s.options.reshuffle_goals and goal in s.goals and s.shown[-s.seats :] != s.goals:
            return f"goal card {goal} is in play though it was shown before"
    return ""


def wrong_votes(s: Tsar) -> str:
    """TSR-SET-06, TSR-VOT-11."""
    for seat in range(s.seats):
        if not 0 <= s.against[seat] <= s.parts.against_each[s.seats]:
            return f"seat {seat} cannot hold {s.against[seat]} against cards"
        vote = s.votes[seat]
        if vote != NO_VOTE and vote != FOR and vote != AGAINST:
            return f"there is no vote {vote}"
        if vote == AGAINST and s.against[seat] == 0:
            return f"seat {seat} holds no against card to lay"
    return ""


def wrong_ballots(s: Tsar) -> str:
    """TSR-VOT-04: an election is a candidate, the holder of the crown and a vote of each seat."""
    for ballot in s.ballots:
        wrong = wrong_election(s, ballot)
        if wrong:
            return wrong
    for past in s.past_ballots:
        if not past or not 1 <= past[0] < s.round:
            return f"an election is noted that was not held in an earlier round than {s.round}"
        wrong = wrong_election(s, past[1:])
        if wrong:
            return wrong
    return wrong_hands(s)


def wrong_election(s: Tsar, ballot: tuple[int, ...]) -> str:
    if len(ballot) != 2 + s.seats:
        return f"an election with {len(ballot)} entries was noted"
    if not 0 <= ballot[0] < s.parts.courtiers or not 0 <= ballot[1] < s.seats:
        return f"the election {ballot} names nobody"
    for vote in ballot[2:]:
        if vote != FOR and vote != AGAINST:
            return f"there is no vote {vote}"
    return ""


def wrong_hands(s: Tsar) -> str:
    """TSR-VOT-06, TSR-VOT-08: an against card is spent by each vote against, which sends its candidate away."""
    for seat in range(s.seats):
        spent = 0
        for ballot in s.ballots:
            spent += ballot[2 + seat]
        if s.against[seat] + spent > s.parts.against_each[s.seats]:
            return f"seat {seat} has voted against {spent} times and cannot hold {s.against[seat]} against cards"
    for ballot in s.ballots:
        if AGAINST in ballot[2:] and s.floor[ballot[0]] != OUT:
            return f"courtier {ballot[0]} was voted out but is still in the palace"
    return ""


def wrong_scores(s: Tsar) -> str:
    """TSR-SCO-06: a row of seats for each round, none for rounds to come."""
    for name, length in (("scores", len(s.scores)), ("shown goals", len(s.shown))):
        if length > s.round * s.seats:
            return f"there are {length} {name}, more than {s.round} rounds have"
    if len(s.scores) % s.seats != 0:
        return f"there are {len(s.scores)} scores, not the same number for each seat"
    for points in s.scores:
        if not 0 <= points <= s.parts.most_points:
            return f"a round cannot be worth {points} points"
    return ""
