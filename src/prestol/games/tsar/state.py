"""The table of Tsar of the Hill: where everybody and everything is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from prestol.engine.chance import Stream
from prestol.engine.compiling import mypyc_attr
from prestol.engine.places import not_among
from prestol.engine.result import Result, places_from
from prestol.engine.state import State
from prestol.engine.step import Step
from prestol.games.tsar.parts import BESIDE, FOR, NO_GOAL, NO_VOTE, NOBODY, OUT, Options, Parts
from prestol.games.tsar.view import view

if TYPE_CHECKING:
    from prestol.engine.game import Game


@final
@mypyc_attr(free_list_len=1)
class Tsar(State):
    """Lists are indexed by seat or by courtier; `scores` and `shown` hold a row of seats for each round in turn."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round",
        "first",
        "crown",
        "floor",
        "goals",
        "shown",
        "against",
        "votes",
        "ballots",
        "scores",
        "past_ballots",
    )
    SINCE: ClassVar[dict[str, int]] = {"past_ballots": 2}
    GROWING: ClassVar[tuple[str, ...]] = ("shown", "scores")
    ROWS: ClassVar[tuple[str, ...]] = ("ballots", "past_ballots")

    def __init__(
        self,
        game: Game,
        parts: Parts,
        options: Options,
        seats: int,
        stack: list[Step[Any]],
        luck: Stream,
        old: Tsar | None = None,
    ) -> None:
        super().__init__(game, seats, stack, luck, old)
        self.parts = parts
        self.options = options
        self.round: int = old.round if old else 1
        """From 1."""
        self.first: int = old.first if old else 0
        """First player of the round."""
        self.crown: int = old.crown if old else NOBODY
        """Seat that last moved a courtier to the throne."""
        self.floor: list[int] = old.floor[:] if old else [BESIDE] * parts.courtiers
        """Floor of each courtier, or BESIDE, or OUT."""
        self.goals: list[int] = old.goals[:] if old else [NO_GOAL] * seats
        """Secret goal card of each seat in this round."""
        self.shown: list[int] = old.shown[:] if old else []
        """Goal cards shown at earlier scorings."""
        self.against: list[int] = old.against[:] if old else [parts.against_each[seats]] * seats
        """Against cards that each seat still holds."""
        self.votes: list[int] = old.votes[:] if old else [NO_VOTE] * seats
        """What each seat has laid face down in the election under way."""
        self.ballots: list[tuple[int, ...]] = old.ballots[:] if old else []
        """Elections of this round: the candidate, the crown holder, then the vote of each seat."""
        self.scores: list[int] = old.scores[:] if old else []
        self.past_ballots: list[tuple[int, ...]] = old.past_ballots[:] if old else []
        """Elections of earlier rounds: the round, then as in `ballots`. Games begun by the first rules keep none."""

    def clone(self) -> Tsar:
        return Tsar(self.game, self.parts, self.options, self.seats, self.stack[:], self.luck.clone(), self)

    def stage(self) -> int:
        return self.round if self.stack else 0

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return view(self, seat)

    # --- small questions

    def held(self, floor: int) -> int:
        """Number of courtiers on a floor."""
        count = 0
        for at in self.floor:
            if at == floor:
                count += 1
        return count

    def has_room(self, floor: int) -> bool:
        """TSR-PLC-04, TSR-PRM-03: a floor never holds more than its capacity."""
        return self.held(floor) < self.parts.capacity[floor]

    def highest(self) -> int:
        """The highest floor on which a courtier stands; negative if the palace is empty."""
        top = OUT
        for at in self.floor:
            if at > top:
                top = at
        return top

    def in_palace(self) -> int:
        """Number of courtiers that stand on any floor."""
        count = 0
        for at in self.floor:
            if at >= 0:
                count += 1
        return count

    def placed_points(self, goal: int) -> int:
        """TSR-SCO-03, TSR-SCO-04: points of a goal card for where its favourites stand."""
        floor, points = self.floor, self.parts.points
        total = 0
        for courtier in self.parts.goals[goal]:
            at = floor[courtier]
            if at >= 0:
                total += points[at]
        return total

    def round_points(self, goal: int) -> int:
        """TSR-THR-01: the score of a goal card for this round; in the third round nothing is worth the most."""
        points = self.placed_points(goal)
        if points == 0 and self.round == self.parts.zero_round:
            return self.parts.zero_points
        return points

    def total(self, seat: int) -> int:
        """TSR-SCO-06: points of all scored rounds."""
        total = 0
        at = seat
        while at < len(self.scores):  # compiled, a range with a step is slow
            total += self.scores[at]
            at += self.seats
        return total

    def hidden_goals(self, seat: int) -> list[int]:
        """TSR-INF-05: goal cards that may be in other hands, as far as a seat (-1: a spectator) can know."""
        return self.goals_without([self.goals[seat]] if seat >= 0 else [])

    def undealt_goals(self) -> list[int]:
        """TSR-NEW-01, TSR-R-08: goal cards still in the deck."""
        return self.goals_without(self.goals)

    def goals_without(self, held: list[int]) -> list[int]:
        """Goal cards that are neither among these nor shown for good."""
        gone = [] if self.options.reshuffle_goals else self.shown
        return not_among(len(self.parts.goals), held, gone)

    # --- what a seat cannot know, dealt again

    def redeal(self, seat: int | None, rng: Stream, recall: bool = False, guess: list[int] | None = None) -> Tsar:
        """`guess` is a goal card for each seat, NO_GOAL where chance deals one."""
        self.check_seat(seat)
        twin = self.clone()
        twin.silence(rng)
        if self.stack:
            me = -1 if seat is None else seat
            twin.redeal_goals(me, rng, guess)
            twin.redeal_votes(me, rng, recall)
        return twin

    def redeal_goals(self, me: int, rng: Stream, guess: list[int] | None) -> None:
        unseen = self.hidden_goals(me)
        for seat in range(self.seats):
            if seat != me:
                self.goals[seat] = NO_GOAL
                if guess is not None and guess[seat] != NO_GOAL:
                    if guess[seat] not in unseen:
                        raise ValueError(f"seat {seat} cannot hold goal {guess[seat]}")
                    unseen.remove(guess[seat])
                    self.goals[seat] = guess[seat]
        for seat in range(self.seats):
            if self.goals[seat] == NO_GOAL:
                self.goals[seat] = unseen.pop(rng.below(len(unseen)))

    def redeal_votes(self, me: int, rng: Stream, recall: bool) -> None:
        """Votes of others: withdrawn, or drawn again from those the seat could have cast."""
        taken_back: list[int] = []
        for seat in range(self.seats):
            if seat == me or self.votes[seat] == NO_VOTE:
                continue
            if recall:
                taken_back.append(seat)
                self.votes[seat] = NO_VOTE
            else:
                self.votes[seat] = rng.below(2) if self.against[seat] > 0 else FOR
        if taken_back:
            self.reopen(taken_back)

    # --- the end

    def favourites_in_palace(self, seat: int) -> int:
        """TSR-END-03, TSR-R-11: favourites of the last card that are not eliminated."""
        lowest = 0 if self.options.servants_break_ties else self.parts.leftover + 1
        count = 0
        for courtier in self.parts.goals[self.goals[seat]]:
            if self.floor[courtier] >= lowest:
                count += 1
        return count

    def result(self) -> Result:
        """TSR-END-02 to TSR-END-04, TSR-R-12: places by total, then by favourites in the palace, then shared."""
        if self.stack:
            raise ValueError("the game is not over; result() is for finished games")
        totals = [self.total(seat) for seat in range(self.seats)]
        keys: list[tuple[int, ...]] = [(totals[seat], self.favourites_in_palace(seat)) for seat in range(self.seats)]
        places = places_from(keys)
        level = totals.count(max(totals)) > 1
        shared = places.count(1) > 1
        tie = "" if not level else "TSR-END-04" if shared else "TSR-END-03"
        breakdown = [
            {
                "rounds": self.scores[seat :: self.seats],
                "goals": self.shown[seat :: self.seats],
                "favourites_in_palace": keys[seat][1],
            }
            for seat in range(self.seats)
        ]
        return Result(places, tuple(totals), tuple(breakdown), tie)
