"""The course of the game: the opening, the rounds and the end (TSR-SET, TSR-FLW, TSR-NEW, TSR-END)."""

from __future__ import annotations

from typing import ClassVar

from prestol.engine.state import mask_of
from prestol.engine.step import EVERYBODY, Chance, Step
from prestol.games.tsar import events as ev
from prestol.games.tsar.ascension import Ascension
from prestol.games.tsar.parts import BESIDE, NO_GOAL, NO_VOTE
from prestol.games.tsar.scoring import ScoreRound
from prestol.games.tsar.settling import Settling
from prestol.games.tsar.state import Tsar


class Opening(Step[Tsar]):
    """TSR-SET-09, TSR-R-04: the table names the first player of round 1, or fortune does."""

    def run(self, s: Tsar) -> None:
        named = s.options.first_player
        if named == "random_seat":
            s.do(DrawFirstPlayer(), Round())
        else:
            s.first = int(named[len("seat_") :])
            s.tell(ev.FIRST_PLAYER, EVERYBODY, s.first)
            s.do(Round())


class DrawFirstPlayer(Chance[Tsar]):
    """TSR-R-04: each seat is equally likely to begin."""

    def even(self, s: Tsar) -> list[int]:
        return list(range(s.seats))

    def resolve(self, s: Tsar, outcome: int) -> None:
        s.first = outcome
        s.tell(ev.FIRST_PLAYER, EVERYBODY, outcome)


class Round(Step[Tsar]):
    """TSR-FLW-03: a round is two phases. Before them hands are filled and all courtiers lie beside the board."""

    def run(self, s: Tsar) -> None:
        against = s.parts.against_each[s.seats]
        s.floor = [BESIDE] * s.parts.courtiers  # TSR-SET-01, TSR-NEW-03
        s.goals = [NO_GOAL] * s.seats
        s.against = [against] * s.seats  # TSR-SET-05, TSR-SET-06, TSR-NEW-02
        s.votes = [NO_VOTE] * s.seats
        if s.rules >= 2:
            for ballot in s.ballots:
                s.past_ballots.append((s.round - 1, *ballot))  # TSR-INF-04
        s.ballots = []
        s.tell(ev.ROUND_BEGINS, EVERYBODY, s.round, s.first)
        s.do(Settling(s.first, s.seats * s.parts.place_each[s.seats]), Ascension(s.first), ScoreRound(), NextRound())
        for seat in range(s.seats - 1, -1, -1):
            s.do(DealGoal(seat))


class DealGoal(Chance[Tsar]):
    """TSR-SET-02, TSR-NEW-01: one goal card from the deck, for the eyes of its owner."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def even(self, s: Tsar) -> list[int]:
        return s.undealt_goals()

    def seen_by(self, s: Tsar) -> int:
        return mask_of(self.seat)

    def resolve(self, s: Tsar, outcome: int) -> None:
        s.goals[self.seat] = outcome
        s.tell(ev.GOAL_DEALT, mask_of(self.seat), self.seat, outcome)


class NextRound(Step[Tsar]):
    """TSR-NEW-04, TSR-END-01: left of the crown begins the next round; after the last one the game is over."""

    def run(self, s: Tsar) -> None:
        if s.round < s.parts.rounds:
            s.round += 1
            s.first = s.left_of(s.crown)
            s.do(Round())
        elif s.telling:
            tell_victory(s)


def tell_victory(s: Tsar) -> None:
    """TSR-END-02 to TSR-END-04: who has won, and by which rule."""
    result = s.result()
    for seat in result.winners:
        if result.tie == "TSR-END-03":
            s.tell(ev.WON_BY_FAVOURITES, EVERYBODY, seat, s.total(seat), s.favourites_in_palace(seat))
        else:
            s.tell(ev.WON if result.tie == "" else ev.WON_TOGETHER, EVERYBODY, seat, s.total(seat))
