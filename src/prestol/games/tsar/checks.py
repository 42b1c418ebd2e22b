"""What makes a position of Tsar of the Hill impossible: asked of loaded states and described positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.errors import LoadError
from prestol.games.tsar.parts import AGAINST, BESIDE, FOR, NO_VOTE, NOBODY, OUT

if TYPE_CHECKING:
    from prestol.games.tsar.state import Tsar


def complaint(s: Tsar) -> LoadError | None:
    """The first thing that is wrong, or None."""
    return wrong_table(s) or wrong_floors(s) or wrong_goals(s) or wrong_votes(s) or wrong_ballots(s) or wrong_scores(s)


def wrong_table(s: Tsar) -> LoadError | None:
    if not 1 <= s.round <= s.parts.rounds:
        return LoadError("fault-state-round", round=s.round)
    if not 0 <= s.first < s.seats:
        return LoadError("fault-state-first", seat=s.first)
    if not NOBODY <= s.crown < s.seats:
        return LoadError("tsar-fault-state-crown", seat=s.crown)
    return None


def wrong_floors(s: Tsar) -> LoadError | None:
    """TSR-PLC-04, TSR-R-15: no floor is overcrowded, the throne least of all."""
    for at in s.floor:
        if at != BESIDE and at != OUT and not 0 <= at <= s.parts.throne:
            return LoadError("tsar-fault-state-floor", floor=at)
    for floor in range(len(s.parts.capacity)):
        if s.held(floor) > s.parts.capacity[floor]:
            return LoadError("tsar-fault-state-crowded", floor=floor, most=s.parts.capacity[floor])
    return None


def wrong_goals(s: Tsar) -> LoadError | None:
    """TSR-SET-02, TSR-R-08: every card is there once; cards shown earlier stay out unless the table reshuffles."""
    for goal in s.goals:
        if not 0 <= goal < len(s.parts.goals) or s.goals.count(goal) > 1:
            return LoadError("tsar-fault-state-goals", goals=str(s.goals))
    for goal in s.shown:
        if not 0 <= goal < len(s.parts.goals):
            return LoadError("tsar-fault-state-goal", goal=goal)
        if not s.options.reshuffle_goals and s.shown.count(goal) > 1:
            return LoadError("tsar-fault-state-shown-twice", goal=goal)
        if not s.options.reshuffle_goals and goal in s.goals and s.shown[-s.seats :] != s.goals:
            return LoadError("tsar-fault-state-shown", goal=goal)
    return None


def wrong_votes(s: Tsar) -> LoadError | None:
    """TSR-SET-06, TSR-VOT-11."""
    for seat in range(s.seats):
        if not 0 <= s.against[seat] <= s.parts.against_each[s.seats]:
            return LoadError("tsar-fault-state-against", seat=seat, cards=s.against[seat])
        vote = s.votes[seat]
        if vote != NO_VOTE and vote != FOR and vote != AGAINST:
            return LoadError("tsar-fault-state-vote", vote=vote)
        if vote == AGAINST and s.against[seat] == 0:
            return LoadError("tsar-fault-state-no-against", seat=seat)
    return None


def wrong_ballots(s: Tsar) -> LoadError | None:
    """TSR-VOT-04: an election is a candidate, the holder of the crown and a vote of each seat."""
    for ballot in s.ballots:
        wrong = wrong_election(s, ballot)
        if wrong is not None:
            return wrong
    for past in s.past_ballots:
        if not past or not 1 <= past[0] < s.round:
            return LoadError("tsar-fault-state-past", round=s.round)
        wrong = wrong_election(s, past[1:])
        if wrong is not None:
            return wrong
    return wrong_hands(s)


def wrong_election(s: Tsar, ballot: tuple[int, ...]) -> LoadError | None:
    if len(ballot) != 2 + s.seats:
        return LoadError("tsar-fault-state-election-entries", entries=len(ballot))
    if not 0 <= ballot[0] < s.parts.courtiers or not 0 <= ballot[1] < s.seats:
        return LoadError("tsar-fault-state-election", election=str(ballot))
    for vote in ballot[2:]:
        if vote != FOR and vote != AGAINST:
            return LoadError("tsar-fault-state-vote", vote=vote)
    return None


def wrong_hands(s: Tsar) -> LoadError | None:
    """TSR-VOT-06, TSR-VOT-08: an against card is spent by each vote against, which sends its candidate away."""
    for seat in range(s.seats):
        spent = 0
        for ballot in s.ballots:
            spent += ballot[2 + seat]
        if s.against[seat] + spent > s.parts.against_each[s.seats]:
            return LoadError("tsar-fault-state-hand", seat=seat, spent=spent, cards=s.against[seat])
    for ballot in s.ballots:
        if AGAINST in ballot[2:] and s.floor[ballot[0]] != OUT:
            return LoadError("tsar-fault-state-voted-out", courtier=ballot[0])
    return None


def wrong_scores(s: Tsar) -> LoadError | None:
    """TSR-SCO-06: a row of seats for each round, none for rounds to come."""
    if len(s.scores) > s.round * s.seats:
        return LoadError("tsar-fault-state-many-scores", found=len(s.scores), round=s.round)
    if len(s.shown) > s.round * s.seats:
        return LoadError("tsar-fault-state-many-shown", found=len(s.shown), round=s.round)
    if len(s.scores) % s.seats != 0:
        return LoadError("tsar-fault-state-scores", found=len(s.scores))
    for points in s.scores:
        if not 0 <= points <= s.parts.most_points:
            return LoadError("tsar-fault-state-points", points=points)
    return None
