"""Beliefs about goal cards and styles in Tsar of the Hill, learned from what every seat has done in the open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from prestol.engine.chance import Stream
from prestol.engine.state import State
from prestol.engine.step import Move
from prestol.games.tsar.advice.reading import likelihoods
from prestol.games.tsar.advice.style import TsarAdvice
from prestol.games.tsar.ascension import Promote
from prestol.games.tsar.parts import AGAINST, BESIDE, NO_GOAL, OUT, VOTE_AGAINST, VOTE_FOR
from prestol.games.tsar.settling import SettleCourtier
from prestol.games.tsar.state import Tsar

if TYPE_CHECKING:
    from prestol.engine.bot import Chair
    from prestol.engine.events import Event

DOUBT: Final = 0.25
"""How far an act is taken for a whim: other players are not quite like our styles."""
MEMORY: Final = 0.8
"""How much of what is known about a seat's style is kept from one round to the next."""


@final
class GoalBelief:
    """For each opponent a weight on every pair of style and goal card: Bayes' rule over the acts of the round.

    Goals are new in every round; what was learned about the style of a seat stays.
    """

    def __init__(self, advice: TsarAdvice) -> None:
        self.advice = advice
        self.table: Tsar
        self.me = 0
        self.unseen: list[int] = []
        self.log: list[Event] = []
        self.begun = False
        """Whether a round was seen from its start; of a game begun in the middle nothing is learned before that."""
        self.weights: list[list[list[float]]] = []
        """By seat, style and goal; of a seat whose goal card is shown later, by style alone."""
        self.shown: list[int] = []
        """By seat: the goal card that the log shows at the end of the round it tells of, NO_GOAL if it does not."""
        self.sums: list[dict[int, list[float]]] = []
        """By seat, and by the goal cards that are dealt to others: the weight of the rest for each style."""
        self.votes: list[Move] = []

    def observe(self, chair: Chair, world: State) -> None:
        """Take in what has happened since the last look; after an undo, everything again."""
        log = chair.log()
        fresh = log[len(self.log) :]
        if not self.log or log[: len(self.log)] != self.log:
            fresh = log
            self.table = cast(Tsar, world)
            self.begun = False
            self.shown = [NO_GOAL] * world.seats
            self.weights = [self.only_styles([[1.0]] * self.advice.styles, NO_GOAL) for _ in range(world.seats)]
        self.log = log
        self.me = chair.seat
        for at, event in enumerate(fresh):
            if event.name == "round-begins":
                self.shown = shown_at_the_end(fresh[at + 1 :], world.seats)
            self.take_in(event)
        self.unseen = cast(Tsar, world).hidden_goals(chair.seat)
        self.sums = [{} for _ in range(world.seats)]

    def begin_round(self, number: int) -> None:
        """The table as a round begins: no opinion about goals, and the styles as known so far."""
        table = self.table
        table.round = number
        del table.scores[(number - 1) * table.seats :]
        table.floor = [BESIDE] * table.parts.courtiers
        table.against = [table.parts.against_each[table.seats]] * table.seats
        self.votes = []
        self.weights = [self.only_styles(rows, self.shown[seat]) for seat, rows in enumerate(self.weights)]

    def only_styles(self, rows: list[list[float]], shown: int) -> list[list[float]]:
        goals = len(self.table.parts.goals) if shown == NO_GOAL else 1
        sums = [sum(row) for row in rows]
        most = max(sums)
        return [[(one / most) ** MEMORY] * goals for one in sums]

    def take_in(self, event: Event) -> None:
        table, args = self.table, event.args
        if event.name == "round-begins":
            self.begun = True
            self.begin_round(args["round"])
        elif not self.begun:
            return
        elif event.name == "settled":
            self.watch_settling(args["seat"], args["courtier"], args["floor"])
            table.floor[args["courtier"]] = args["floor"]
        elif event.name == "left-over":
            table.floor[args["courtier"]] = args["floor"]
        elif event.name == "raised":
            self.watch_raising(args["seat"], args["courtier"])
            table.floor[args["courtier"]] = args["floor"]
        elif event.name == "voted":
            self.votes.append(VOTE_AGAINST if args["ballot"] == AGAINST else VOTE_FOR)
        elif event.name == "elected":
            self.count()
        elif event.name == "banished":
            self.count()
            table.floor[args["courtier"]] = OUT
        elif event.name == "scored":
            table.scores.append(args["points"])
        elif event.name == "goal-shown":
            self.keep_only(args["seat"], args["goal"])

    def keep_only(self, seat: int, goal: int) -> None:
        """Forget the goal cards that a seat turned out not to hold."""
        if self.shown[seat] == NO_GOAL:
            self.weights[seat] = [[row[goal]] for row in self.weights[seat]]

    def watch_settling(self, seat: int, courtier: int, floor: int) -> None:
        if seat != self.me:
            moves = SettleCourtier(seat).options(self.table)
            self.weigh(seat, moves, self.table.parts.settle_moves[courtier][floor])

    def watch_raising(self, seat: int, courtier: int) -> None:
        if seat != self.me:
            self.weigh(seat, Promote(seat).options(self.table), self.table.parts.raise_moves[courtier])

    def count(self) -> None:
        """Learn from the votes of an election."""
        table = self.table
        for seat, vote in enumerate(self.votes):
            if seat != self.me and table.against[seat] > 0:
                self.weigh(seat, [VOTE_FOR, VOTE_AGAINST], vote)
        for seat, vote in enumerate(self.votes):
            table.against[seat] -= vote == VOTE_AGAINST
        self.votes = []

    def weigh(self, seat: int, moves: list[Move], made: Move) -> None:
        """Bayes' rule for one act of another seat."""
        whim = DOUBT / len(moves)
        rows = self.weights[seat]
        at = moves.index(made)
        most = 0.0
        goals = list(range(len(self.table.parts.goals))) if self.shown[seat] == NO_GOAL else [self.shown[seat]]
        for style, likely in enumerate(likelihoods(self.advice, self.table, seat, moves, at, goals)):
            row = rows[style]
            for goal in range(len(likely)):
                weight = row[goal] * (whim + (1 - DOUBT) * likely[goal])
                likely[goal] = weight
                if weight > most:
                    most = weight
            rows[style] = likely
        scale(rows, most)

    def guess(self, rng: Stream) -> tuple[list[int], list[int]]:
        """A goal card and a style for each opponent; the cards are drawn jointly without repetition."""
        unseen = self.unseen[:]
        goals = [NO_GOAL] * self.table.seats
        styles = [0] * self.table.seats
        seats = [seat for seat in range(self.table.seats) if seat != self.me]
        rng.shuffle(seats)
        taken = 0
        for seat in seats:
            sums = self.sums_of(seat, unseen, taken)
            styles[seat], at = pick(self.weights[seat], unseen, sums, rng)
            goals[seat] = unseen.pop(at)
            taken |= 1 << goals[seat]
        return goals, styles

    def sums_of(self, seat: int, unseen: list[int], taken: int) -> list[float]:
        """By style: the weight of all unseen goal cards for a seat; kept for as long as nothing new is learned."""
        known = self.sums[seat].get(taken)
        if known is None:
            known = self.sums[seat][taken] = row_sums(self.weights[seat], unseen)
        return known


def shown_at_the_end(events: list[Event], seats: int) -> list[int]:
    """By seat: the goal card that is shown at the end of the round that the events begin in, NO_GOAL if none is yet."""
    shown = [NO_GOAL] * seats
    for event in events:
        if event.name == "round-begins":
            break
        if event.name == "goal-shown":
            shown[event.args["seat"]] = event.args["goal"]
    return shown


def scale(rows: list[list[float]], most: float) -> None:
    """Let the greatest weight be 1."""
    for row in rows:
        for at in range(len(row)):
            row[at] = row[at] / most


def row_sums(rows: list[list[float]], columns: list[int]) -> list[float]:
    """By row: the sum over some columns."""
    sums: list[float] = []
    for row in rows:
        total = 0.0
        for column in columns:
            total += row[column]
        sums.append(total)
    return sums


def pick(rows: list[list[float]], columns: list[int], sums: list[float], rng: Stream) -> tuple[int, int]:
    """A row and the place of one of the columns, drawn by weight; the sums of the rows are known."""
    whole = 0.0
    for total in sums:
        whole += total
    left = rng.unit() * whole
    number = 0
    while number < len(rows) - 1 and left >= sums[number]:
        left -= sums[number]
        number += 1
    row = rows[number]
    for at in range(len(columns)):
        left -= row[columns[at]]
        if left < 0.0:
            return number, at
    return number, len(columns) - 1
