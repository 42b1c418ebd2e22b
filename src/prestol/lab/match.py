"""One game between bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

from prestol.bots import Bot, Chair, make_bot
from prestol.engine.chance import stream
from prestol.engine.events import Event
from prestol.engine.game import Game
from prestol.engine.state import State
from prestol.engine.step import Move
from prestol.lab.stats import Clock

Watch = Callable[[Chair, Move, State], object]


class Match(NamedTuple):
    """How a game between bots went, by seat."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    illegal: tuple[int, ...]
    leads: tuple[float, ...]
    """How far each seat is ahead of the mean of the others; alone, of the best program."""
    margin: int | None = None
    """How far the best seat is ahead of the best program, where there is one."""

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


class History:
    """What has happened so far, kept as it was told; the named events of a seat are built only when it asks."""

    def __init__(self, state: State) -> None:
        self.game = state.game
        self.told: list[tuple[Any, ...]] = list(state.told)
        self.seen: dict[int, list[Event]] = {}
        self.read: dict[int, int] = {}

    def add(self, state: State) -> None:
        self.told += state.told

    def log(self, seat: int) -> list[Event]:
        """Everything that a seat has seen happen, in order."""
        seen = self.seen.setdefault(seat, [])
        fresh = self.game.read_events(self.told[self.read.get(seat, 0) :])
        seen += [event for event in fresh if event.seen_by(seat)]
        self.read[seat] = len(self.told)
        return list(seen)


def make_bots(game: Game, names: Sequence[str], seed: str) -> list[Bot]:
    """A bot for each seat, each with a chance stream of its own."""
    return [make_bot(name, game, f"{seed}-{seat}", own=True) for seat, name in enumerate(names)]


def play_between(
    state: State, bots: Sequence[Bot], clocks: Sequence[Clock] = (), watch: Watch = lambda chair, move, state: None
) -> Match:
    """Play a started game to its end, one bot for each seat.

    `watch` is called after each move with the chair it was decided at, the move, and the state that it led to.
    `clocks`, one for each seat, note how long real decisions take: those with more than one legal move.
    A move that the rules refuse is counted, and the first legal one is played instead.
    """
    history = History(state)
    decisions = 0
    illegal = [0] * state.seats
    while not state.over:
        seat = state.waiting[0]
        chair = Chair(state, seat, partial(history.log, seat))
        move = timed(bots[seat], chair, clocks)
        if state.refusal(seat, move) is not None:
            illegal[seat] += 1
            move = state.legal(seat)[0]
        state.apply(seat, move)
        history.add(state)
        watch(chair, move, state)
        decisions += 1
    return match_of(state, decisions, tuple(illegal))


def timed(bot: Bot, chair: Chair, clocks: Sequence[Clock]) -> Move:
    real = len(chair.legal) > 1
    begun = perf_counter()
    move = bot.decide(chair)
    if clocks and real:
        clocks[chair.seat].note(perf_counter() - begun)
    return move


def play_at_random(state: State, seed: str) -> Match:
    """Play a started game to its end with random moves, by the shortest way."""
    state.telling = False
    decisions = state.playout(stream(seed))
    return match_of(state, decisions, (0,) * state.seats)


def match_of(state: State, decisions: int, illegal: tuple[int, ...]) -> Match:
    """How a finished game went."""
    result = state.result()
    leads = tuple(result.lead(seat) for seat in range(state.seats))
    return Match(result.places, result.scores, decisions, illegal, leads, result.margin)
