"""Described positions of Tsar of the Hill, and whether loaded ones belong together."""

from __future__ import annotations

from typing import Any

import msgspec

from prestol.engine.codec import write_step
from prestol.engine.errors import LoadError, PositionError
from prestol.engine.game import Game
from prestol.engine.step import Step
from prestol.games.tsar.ascension import Ascension, Promote
from prestol.games.tsar.election import Ballot, CountVotes
from prestol.games.tsar.parts import AGAINST, BESIDE, NO_VOTE, NOBODY, OUT, Parts
from prestol.games.tsar.rounds import NextRound
from prestol.games.tsar.scoring import ScoreRound
from prestol.games.tsar.settling import SettleCourtier, Settling
from prestol.games.tsar.state import Tsar
from prestol.library.positions import PositionBuilder


class Description(msgspec.Struct, forbid_unknown_fields=True):
    """A position in words: courtiers by floor, `out` for the eliminated, everything not named beside the board.

    Where `against` is not given, hands are full less the votes against that `ballots` tells of; a card that `votes` has
    laid is still counted in its hand until the votes are counted.
    """

    seats: int
    phase: str = "ascend"
    turn: int = 0
    round: int = 1
    first: int = 0
    crown: int = NOBODY
    palace: dict[str, list[str]] = {}
    out: list[str] = []
    goals: list[str] | None = None
    shown: list[str] = []
    against: list[int] | None = None
    votes: list[str | None] | None = None
    ballots: list[tuple[int, ...]] = []
    past_ballots: list[tuple[int, ...]] = []
    scores: list[list[int]] = []
    seed: int | str = 0
    options: dict[str, bool | str] = {}


class Positions(PositionBuilder[Description, Tsar]):
    """Builds described positions of one game."""

    description = Description

    def __init__(self, game: Game, parts: Parts) -> None:
        super().__init__(game)
        self.parts = parts

    def seats_of(self, wanted: Description) -> int:
        return wanted.seats

    def stack_up(self, state: Tsar, wanted: Description) -> None:
        state.stack = self.stack(state, wanted)

    def fill(self, state: Tsar, wanted: Description) -> None:
        seats = wanted.seats
        self.check_seats(wanted, seats, "turn", "first")
        if not NOBODY <= wanted.crown < seats:
            raise PositionError("tsar-fault-position-crown", last=seats - 1)
        if not 1 <= wanted.round <= self.parts.rounds:
            raise PositionError("tsar-fault-position-round", rounds=self.parts.rounds)
        state.round, state.first, state.crown = wanted.round, wanted.first, wanted.crown
        places = {**wanted.palace, "out": wanted.out}
        for place, courtiers in places.items():
            at = OUT if place == "out" else self.index("floor", place)
            for courtier in courtiers:
                index = self.index("courtier", courtier)
                if state.floor[index] != BESIDE:
                    raise PositionError("tsar-fault-position-twice", courtier=courtier)
                state.floor[index] = at
        state.shown = [self.index("goal", goal) for goal in wanted.shown]
        state.goals = self.goals(state, wanted)
        state.against = self.row(wanted.against, self.hands_left(wanted), "against")
        votes = [NO_VOTE if vote is None else self.index("ballot", vote) for vote in wanted.votes or []]
        state.votes = self.row(votes or None, state.votes, "votes")
        state.ballots, state.past_ballots = wanted.ballots, wanted.past_ballots
        for row in wanted.scores:
            state.scores += self.row(row, state.votes, "scores")
        if max(len(state.scores), len(state.shown)) > (wanted.round - 1) * seats:
            raise PositionError("tsar-fault-position-past", round=wanted.round, rounds=wanted.round - 1)

    def hands_left(self, wanted: Description) -> list[int]:
        """What is left of the against cards after the elections of the round, as far as they are told (TSR-VOT-08)."""
        full = self.parts.against_each[wanted.seats]
        votes = [ballot[2:] for ballot in wanted.ballots if len(ballot) == 2 + wanted.seats]
        return [full - sum(row[seat] == AGAINST for row in votes) for seat in range(wanted.seats)]

    def goals(self, state: Tsar, wanted: Description) -> list[int]:
        if wanted.goals is None:
            deck = state.undealt_goals()
            state.luck.shuffle(deck)
            return deck[: wanted.seats]
        goals = [self.index("goal", goal) for goal in wanted.goals]
        if len(goals) != wanted.seats or len(set(goals)) != wanted.seats:
            raise PositionError("tsar-fault-position-goals")
        if not set(goals) <= set(state.hidden_goals(-1)):
            raise PositionError("tsar-fault-position-shown")
        return goals

    def row(self, given: list[int] | None, usual: list[int], name: str) -> list[int]:
        if given is None:
            return usual
        if len(given) != len(usual):
            raise PositionError("tsar-fault-position-row", field=name, seats=len(usual))
        return given

    def stack(self, state: Tsar, wanted: Description) -> list[Step[Any]]:
        phases = {"settle": self.settling, "ascend": self.ascent, "vote": self.election}
        if wanted.phase not in phases:
            raise PositionError("tsar-fault-position-phase", phase=wanted.phase, known=", ".join(phases))
        if wanted.phase != "settle" and BESIDE in state.floor:
            raise PositionError("tsar-fault-position-beside")
        if wanted.phase != "vote" and state.votes.count(NO_VOTE) < state.seats:
            raise PositionError("tsar-fault-position-votes")
        return [NextRound(), ScoreRound(), *phases[wanted.phase](state, wanted.turn)]

    def settling(self, state: Tsar, seat: int) -> list[Step[Any]]:
        for at in state.floor:
            if at == OUT or (at != BESIDE and not self.parts.placement[at]):
                raise PositionError("tsar-fault-position-settled")
        left = state.seats * self.parts.place_each[state.seats] - state.in_palace()
        if left < 1:
            raise PositionError("tsar-fault-position-all-settled")
        return [Ascension(state.first), Settling(state.left_of(seat), left - 1), SettleCourtier(seat)]

    def ascent(self, state: Tsar, seat: int) -> list[Step[Any]]:
        if state.held(self.parts.throne):
            raise PositionError("tsar-fault-position-throne")
        if state.in_palace() == 0:
            raise PositionError("tsar-fault-position-palace")
        return [Ascension(state.left_of(seat)), Promote(seat)]

    def election(self, state: Tsar, promoter: int) -> list[Step[Any]]:
        if state.held(self.parts.throne) != 1:
            raise PositionError("tsar-fault-position-candidate")
        candidate = state.floor.index(self.parts.throne)
        below = self.parts.throne - 1
        if not state.has_room(below):  # TSR-D-05
            raise PositionError("tsar-fault-position-room", floor=self.domains["floor"][below])
        state.crown = promoter
        waiting = tuple(seat for seat, vote in enumerate(state.votes) if vote == NO_VOTE)
        ballot = [Ballot(waiting, candidate)] if waiting else []
        return [Ascension(state.left_of(promoter)), CountVotes(candidate), *ballot]

    def check_stack(self, state: Tsar) -> None:
        """Raise LoadError unless the unfinished steps of a loaded state are exactly those of its position."""
        if not state.stack:
            if state.round < self.parts.rounds or not state.scores:
                raise LoadError("tsar-fault-state-over")
            return
        if len(state.scores) >= state.round * state.seats:
            raise LoadError("tsar-fault-state-scored", round=state.round)
        for goal in state.goals:
            if not state.options.reshuffle_goals and goal in state.shown:
                raise LoadError("tsar-fault-state-shown", goal=goal)
        top = state.stack[-1]
        if isinstance(top, Ballot) and state.crown == NOBODY:
            raise LoadError("tsar-fault-state-no-crown")
        wanted = Description(state.seats, "vote", state.crown)
        if isinstance(top, (SettleCourtier, Promote)):
            wanted = Description(state.seats, "settle" if isinstance(top, SettleCourtier) else "ascend", top.seat)
        expected = self.stack(state, wanted)
        if [write_step(step) for step in expected] != [write_step(step) for step in state.stack]:
            raise LoadError("fault-state-agenda")
