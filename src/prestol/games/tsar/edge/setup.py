"""States from nothing, from a saved form, and from a described position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from prestol.engine.chance import SealedStream
from prestol.engine.codec import write_step
from prestol.engine.errors import PositionError
from prestol.engine.game import Game, read_seed
from prestol.engine.options import Value
from prestol.engine.step import Step
from prestol.games.tsar.ascension import Ascension, Promote
from prestol.games.tsar.checks import complaint
from prestol.games.tsar.election import Ballot, CountVotes
from prestol.games.tsar.parts import AGAINST, BESIDE, NO_GOAL, NO_VOTE, NOBODY, OUT, Options, Parts
from prestol.games.tsar.rounds import NextRound, Opening
from prestol.games.tsar.scoring import ScoreRound
from prestol.games.tsar.settling import SettleCourtier, Settling
from prestol.games.tsar.state import Tsar


class Fields(msgspec.Struct, forbid_unknown_fields=True):
    """The saved fields of a state."""

    round: int
    first: int
    crown: int
    floor: list[int]
    goals: list[int]
    shown: list[int]
    against: list[int]
    votes: list[int]
    ballots: list[tuple[int, ...]]
    scores: list[int]
    past_ballots: list[tuple[int, ...]] = []


class Description(msgspec.Struct, forbid_unknown_fields=True):
    """A position in words: courtiers by floor, `out` for the eliminated, everything not named beside the board."""

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


def typed_options(options: Mapping[str, Value]) -> Options:
    return Options(
        str(options["first_player"]),
        bool(options["show_against_counts"]),
        bool(options["reshuffle_goals"]),
        bool(options["servants_break_ties"]),
    )


def new_state(game: Game, parts: Parts, seats: int, luck: SealedStream, options: Options) -> Tsar:
    """TSR-SET-01: nobody is on the board, nobody holds the crown."""
    return Tsar(
        game,
        parts,
        options,
        seats,
        stack=[Opening()],
        luck=luck,
        round=1,
        first=0,
        crown=NOBODY,
        floor=[BESIDE] * parts.courtiers,
        goals=[NO_GOAL] * seats,
        shown=[],
        against=[parts.against_each[seats]] * seats,
        votes=[NO_VOTE] * seats,
        ballots=[],
        scores=[],
        past_ballots=[],
    )


def restored(game: Game, parts: Parts, seats: int, options: Options, saved: dict[str, Any]) -> Tsar:
    """A state from its saved fields; ValueError if they contradict each other."""
    fields = msgspec.convert(saved, Fields)
    state = new_state(game, parts, seats, SealedStream("", 0), options)
    lengths = {
        "floor": (fields.floor, parts.courtiers),
        "goals": (fields.goals, seats),
        "against": (fields.against, seats),
        "votes": (fields.votes, seats),
    }
    for name, (values, length) in lengths.items():
        if len(values) != length:
            raise ValueError(f"{name} has {len(values)} entries instead of {length}")
    for name in Tsar.FIELDS:
        setattr(state, name, getattr(fields, name))
    wrong = complaint(state)
    if wrong:
        raise ValueError(wrong)
    return state


class Positions:
    """Builds described positions of one game."""

    def __init__(self, game: Game, parts: Parts) -> None:
        self.game = game
        self.parts = parts
        self.domains = game.notation.domains

    def build(self, given: Mapping[str, Any]) -> Tsar:
        try:
            wanted = msgspec.convert(dict(given), Description)
        except msgspec.ValidationError as error:
            raise PositionError(f"This position cannot be read: {error}.") from None
        self.game.check_seats(wanted.seats)
        options = typed_options(self.game.read_options(wanted.seats, wanted.options))
        luck = SealedStream(f"{self.game.id}:{read_seed(wanted.seed)}", 0)
        state = new_state(self.game, self.parts, wanted.seats, luck, options)
        self.fill(state, wanted)
        wrong = complaint(state)
        if wrong:
            raise PositionError(f"This position is impossible: {wrong}.")
        state.stack = self.stack(state, wanted)
        state.advance()
        return state

    def fill(self, state: Tsar, wanted: Description) -> None:
        seats = wanted.seats
        for name in ("turn", "first"):
            if not 0 <= getattr(wanted, name) < seats:
                raise PositionError(f"{name} must be a seat from 0 to {seats - 1}.")
        if not NOBODY <= wanted.crown < seats:
            raise PositionError(f"crown must be a seat from 0 to {seats - 1}, or -1 while nobody holds it.")
        if not 1 <= wanted.round <= self.parts.rounds:
            raise PositionError(f"round must be a number from 1 to {self.parts.rounds}.")
        state.round, state.first, state.crown = wanted.round, wanted.first, wanted.crown
        places = {**wanted.palace, "out": wanted.out}
        for place, courtiers in places.items():
            at = OUT if place == "out" else self.index("floor", place)
            for courtier in courtiers:
                index = self.index("courtier", courtier)
                if state.floor[index] != BESIDE:
                    raise PositionError(f"{courtier} stands in two places.")
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
            raise PositionError(
                f"Before round {wanted.round} only {wanted.round - 1} rounds have been scored and shown."
            )

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
            raise PositionError("goals must name a different card for each seat.")
        if not set(goals) <= set(state.hidden_goals(-1)):
            raise PositionError("goals must not name a card that was shown in an earlier round.")
        return goals

    def index(self, domain: str, word: str) -> int:
        if word not in self.domains[domain]:
            raise PositionError(f"There is no {domain} {word!r}; known are {', '.join(self.domains[domain])}.")
        return self.domains[domain].index(word)

    def row(self, given: list[int] | None, usual: list[int], name: str) -> list[int]:
        if given is None:
            return usual
        if len(given) != len(usual):
            raise PositionError(f"{name} must have {len(usual)} entries, one for each seat.")
        return given

    def stack(self, state: Tsar, wanted: Description) -> list[Step[Any]]:
        phases = {"settle": self.settling, "ascend": self.ascent, "vote": self.election}
        if wanted.phase not in phases:
            raise PositionError(f"There is no phase {wanted.phase!r}; choose {', '.join(phases)}.")
        if wanted.phase != "settle" and BESIDE in state.floor:
            raise PositionError("After phase 1 no courtier lies beside the board; name the place of each.")
        if wanted.phase != "vote" and state.votes.count(NO_VOTE) < state.seats:
            raise PositionError("Votes are laid in phase vote only.")
        return [NextRound(), ScoreRound(), *phases[wanted.phase](state, wanted.turn)]

    def settling(self, state: Tsar, seat: int) -> list[Step[Any]]:
        for at in state.floor:
            if at == OUT or (at != BESIDE and not self.parts.placement[at]):
                raise PositionError("In phase settle courtiers stand only where they may be settled, and none is out.")
        left = state.seats * self.parts.place_each[state.seats] - state.in_palace()
        if left < 1:
            raise PositionError("Phase settle needs courtiers that are still to be settled.")
        return [Ascension(state.first), Settling(state.left_of(seat), left - 1), SettleCourtier(seat)]

    def ascent(self, state: Tsar, seat: int) -> list[Step[Any]]:
        if state.held(self.parts.throne):
            raise PositionError("While a courtier stands on the throne the phase is vote.")
        if state.in_palace() == 0:
            raise PositionError("Phase ascend needs a courtier in the palace.")
        return [Ascension(state.left_of(seat)), Promote(seat)]

    def election(self, state: Tsar, promoter: int) -> list[Step[Any]]:
        if state.held(self.parts.throne) != 1:
            raise PositionError("Phase vote needs one courtier on the throne.")
        candidate = state.floor.index(self.parts.throne)
        below = self.parts.throne - 1
        if not state.has_room(below):  # TSR-D-05
            raise PositionError(
                f"The candidate has just left the {self.domains['floor'][below]}, so there is room there."
            )
        state.crown = promoter
        waiting = tuple(seat for seat, vote in enumerate(state.votes) if vote == NO_VOTE)
        ballot = [Ballot(waiting, candidate)] if waiting else []
        return [Ascension(state.left_of(promoter)), CountVotes(candidate), *ballot]

    def check_stack(self, state: Tsar) -> None:
        """Raise ValueError unless the unfinished steps of a loaded state are exactly those of its position."""
        if not state.stack:
            if state.round < self.parts.rounds or not state.scores:
                raise ValueError("the game is over before its last round is scored")
            return
        if len(state.scores) >= state.round * state.seats:
            raise ValueError(f"round {state.round} is scored, but still being played")
        top = state.stack[-1]
        if isinstance(top, Ballot) and state.crown == NOBODY:
            raise ValueError("there is an election, but nobody holds the crown")
        wanted = Description(state.seats, "vote", state.crown)
        if isinstance(top, (SettleCourtier, Promote)):
            wanted = Description(state.seats, "settle" if isinstance(top, SettleCourtier) else "ascend", top.seat)
        expected = self.stack(state, wanted)
        if [write_step(step) for step in expected] != [write_step(step) for step in state.stack]:
            raise ValueError("the unfinished steps do not belong to the position")
