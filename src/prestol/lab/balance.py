"""What the things of a game, its seats and the order of turns are worth when bots play, and which moves they choose.

Who takes a card may owe the victory to something else. So a game may declare an experiment beside the plain games:
things are dealt by the toss of a coin before the first turn, and what those with a thing lead by more than those
without is its worth.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from time import perf_counter
from typing import NamedTuple

from prestol.bots import Chair
from prestol.engine.chance import stream
from prestol.engine.errors import PrestolError
from prestol.engine.game import Game
from prestol.engine.state import State
from prestol.engine.step import Move
from prestol.engine.study import NOTHING
from prestol.lab.match import Match, make_bots, play_between
from prestol.lab.pool import sensible_cores, spread
from prestol.lab.settings import Setting
from prestol.lab.stats import Estimate, difference, mean_of, share

PIECE = 10
"""Games of one job at most."""
SHARES = 4
"""Jobs for each core at least, so that a few games of slow bots keep all of them busy."""
SEAT, TURN = "seat", "turn"
"""Kinds of things that every seat owns: its number, and its place in the order of the first turns."""

Thing = tuple[str, int]
"""A kind and a number."""


class Find(NamedTuple):
    """How the owner of a thing fared."""

    thing: Thing
    lead: float
    """Points beside the mean of the others; alone, beside the program."""
    own: int
    """Points of the thing itself, where the game tells them."""
    won: float


class Choices:
    """How often each kind of move was offered where there was a choice, and how often it was chosen."""

    def __init__(self) -> None:
        self.offered: Counter[int] = Counter()
        self.chosen: Counter[int] = Counter()

    def note(self, legal: list[Move], move: Move) -> None:
        if len(legal) > 1:
            self.offered.update({one[0] for one in legal})
            self.chosen[move[0]] += 1

    def add(self, other: Choices) -> None:
        self.offered.update(other.offered)
        self.chosen.update(other.chosen)


class Observer:
    """Notes who takes what in one game, what is chosen, and in which order the seats have their first turns."""

    def __init__(self, game: Game) -> None:
        self.takings: dict[int, tuple[str, int, int]] = {}
        self.scorings: dict[int, tuple[str, int, int]] = {}
        numbers = {kind.name: number for number, kind in enumerate(game.events)}
        for taking in game.balance.takings:
            number = numbers[taking.event]
            figures = [name for name, _ in game.events[number].args]
            kind = dict(game.events[number].args)[taking.thing]
            self.takings[number] = (kind, 2 + figures.index(taking.thing), 2 + figures.index("seat"))
            if taking.scored:
                scored = numbers[taking.scored]
                figures = [name for name, _ in game.events[scored].args]
                self.scorings[scored] = (kind, 2 + figures.index(taking.thing), 2 + figures.index("points"))
        self.owners: dict[Thing, int] = {}
        self.points: dict[Thing, int] = defaultdict(int)
        self.turns: list[int] = []
        self.choices = Choices()

    def __call__(self, chair: Chair, move: Move, state: State) -> None:
        self.choices.note(chair.legal, move)
        if not chair.secret and chair.seat not in self.turns:
            self.turns.append(chair.seat)
        self.hear(state)

    def hear(self, state: State) -> None:
        """Note what was told last."""
        for told in state.told:
            if told[0] in self.takings:
                kind, thing, seat = self.takings[told[0]]
                self.owners[kind, told[thing]] = told[seat]
            if told[0] in self.scorings:
                kind, thing, points = self.scorings[told[0]]
                self.points[kind, told[thing]] += told[points]

    def owned(self, seats: int) -> Iterator[tuple[Thing, int]]:
        """Everything that was owned in the end, seats and turns too, each with its owner."""
        yield from self.owners.items()
        yield from (((SEAT, seat), seat) for seat in range(seats))
        rest = [seat for seat in range(seats) if seat not in self.turns]
        yield from (((TURN, at), seat) for at, seat in enumerate([*self.turns, *rest]))


class Table:
    """What was found at tables of one size."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.gifts = 0
        self.taken: dict[Thing, list[Find]] = defaultdict(list)
        self.dealt: dict[Thing, list[Find]] = defaultdict(list)
        self.choices = Choices()
        """Of the plain games."""

    def worth(self, thing: Thing) -> Estimate | None:
        """What those who were dealt a thing lead by more than those who were not."""
        having, lacking = self.dealt.get(thing, []), self.dealt.get((thing[0], NOTHING), [])
        if len(having) < 2 or len(lacking) < 2:
            return None
        return difference(mean_of([one.lead for one in having]), mean_of([one.lead for one in lacking]))

    def things(self) -> list[Thing]:
        """Everything that somebody owned, beside seats and turns."""
        found = self.taken.keys() | self.dealt.keys()
        return sorted(thing for thing in found if thing[1] != NOTHING and thing[0] not in (SEAT, TURN))

    def wins(self, thing: Thing) -> Estimate:
        return share(sum(one.won for one in self.taken[thing]), len(self.taken[thing]))

    def lead(self, thing: Thing) -> Estimate:
        return mean_of([one.lead for one in self.taken[thing]])

    def own(self, thing: Thing) -> Estimate:
        return mean_of([one.own for one in self.taken[thing]])

    def choice(self, kind: int) -> Estimate:
        """How often a kind of move was chosen when it was offered."""
        return share(self.choices.chosen[kind], self.choices.offered[kind])


class BalanceStudy:
    """The outcome of a study, by the number of seats."""

    def __init__(self, setting: Setting, bot: str, cores: int) -> None:
        self.setting = setting
        self.bot = bot
        self.cores = cores
        self.tables: list[Table] = []
        self.seconds = 0.0
        self.interrupted = False


def measure_balance(
    setting: Setting,
    seats: Sequence[int],
    bot: str,
    games: int,
    gifts: int = 0,
    cores: int = 1,
    progress: Callable[[int], object] = lambda games: None,
) -> BalanceStudy:
    """Play `games` plain games at each number of seats, and `gifts` more of the experiment if the game declares one.

    Ctrl-C ends the study early; what was finished is kept.
    """
    if gifts and setting.open().balance.deal is None:
        raise PrestolError("fault-balance-gifts", game=setting.game)
    settings = [setting._replace(seats=count) for count in seats]
    for one in settings:
        one.open().check_seats(one.seats)
        one.check([bot], games)
    cores = sensible_cores(cores, (games + gifts) * len(seats))
    done = BalanceStudy(setting, bot, cores)
    begun = perf_counter()
    try:
        for one in settings:
            done.tables.append(Table(one.seats))
            study_table(done.tables[-1], one, bot, (games, gifts), cores, progress)
    except KeyboardInterrupt:
        done.interrupted = True
    done.seconds = perf_counter() - begun
    return done


def study_table(
    table: Table, setting: Setting, bot: str, games: tuple[int, int], cores: int, progress: Callable[[int], object]
) -> None:
    jobs = [(numbers, gift) for gift in (False, True) for numbers in pieces(games[gift], cores)]
    for (numbers, gift), (found, choices) in zip(
        jobs, spread(partial(play_piece, setting, bot), jobs, cores), strict=True
    ):
        noted = table.dealt if gift else table.taken
        for one in found:
            noted[one.thing].append(one)
        if gift:
            table.gifts += len(numbers)
        else:
            table.games += len(numbers)
            table.choices.add(choices)
        progress(len(numbers))


def pieces(games: int, cores: int) -> list[range]:
    size = max(1, min(PIECE, games // (cores * SHARES)))
    return [range(start, min(games, start + size)) for start in range(0, games, size)]


def play_piece(setting: Setting, bot: str, job: tuple[range, bool]) -> tuple[list[Find], Choices]:
    """Play some games and tell about everything that was owned in them, or only about what was dealt."""
    numbers, gift = job
    found: list[Find] = []
    choices = Choices()
    for number in numbers:
        state = setting.start(number)
        deal = state.game.balance.deal
        dealt = deal(state, stream(f"gifts:{setting.seed}:{number}")) if gift and deal else []
        observer = Observer(state.game)
        observer.hear(state)
        bots = make_bots(state.game, [bot] * setting.seats, setting.seed_of(number))
        match = play_between(state, bots, watch=observer)
        owned = [((one.kind, one.thing), one.seat) for one in dealt] if gift else observer.owned(setting.seats)
        found += [fared(match, thing, seat, observer.points.get(thing, 0)) for thing, seat in owned]
        choices.add(observer.choices)
    return found, choices


def fared(match: Match, thing: Thing, seat: int, own: int) -> Find:
    winners = match.winners()
    return Find(thing, match.leads[seat], own, 1 / len(winners) if seat in winners else 0.0)
