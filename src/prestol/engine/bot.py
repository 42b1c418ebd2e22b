"""What a bot is, all that it is given (a view and re-dealt worlds, never the state), and what a game declares of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from prestol.engine.several import joined
from prestol.engine.step import Move, Together

if TYPE_CHECKING:
    from prestol.engine.advice import Advice
    from prestol.engine.chance import Stream
    from prestol.engine.events import Event
    from prestol.engine.game import Game
    from prestol.engine.state import State


class Chair:
    """The place of one seat at the moment it must decide."""

    def __init__(self, state: State, seat: int, log: Callable[[], list[Event]] = list) -> None:
        self.game: Game = state.game
        self.seat = seat
        self.legal: list[Move] = state.legal(seat)
        self.secret = bool(state.stack) and isinstance(state.stack[-1], Together)
        """Whether others decide at the same time and must not learn anything from this decision."""
        self.log = log
        """Everything this seat has seen happen so far."""

        def look() -> dict[str, Any]:
            return state.view(seat)

        def deal(rng: Stream, recall: bool, guess: list[int] | None) -> State:
            return state.redeal(seat, rng, recall, guess)

        self._look = look
        self._deal = deal

    @property
    def view(self) -> dict[str, Any]:
        return self._look()

    def redeal(self, rng: Stream, recall: bool = False, guess: list[int] | None = None) -> State:
        """A world that agrees with everything this seat knows; see `State.redeal`."""
        return self._deal(rng, recall, guess)


class Bot(Protocol):
    """Decides for one seat of one game. It may remember what it likes from one decision to the next."""

    def decide(self, chair: Chair) -> Move: ...


def decide_whole(bot: Bot, state: State, seat: int, log: Callable[[], list[Event]] = list) -> Move:
    """What a bot answers, as one move: where it picks several things one by one, the picks are joined."""
    move = bot.decide(Chair(state, seat, log))
    if not state.leaves_open(move):
        return move
    scratch = state.clone()
    scratch.play(seat, move)
    return joined(move, decide_whole(bot, scratch, seat, log))


class Belief(Protocol):
    """What a seat thinks about hidden things; its guesses steer the re-dealing."""

    def observe(self, chair: Chair, world: State) -> None:
        """Take in what has happened. `world` is a re-dealt one that the belief may keep and change."""

    def guess(self, rng: Stream) -> tuple[list[int], list[int]]:
        """Hidden things in the form that `redeal` takes, and the style of each seat."""


class Manner(NamedTuple):
    """How a player plays who does not look ahead."""

    style: int = 0
    """Which style of the game's advice."""
    wild: int = 0
    """Moves in a hundred that are made at random."""
    notices: int = 100
    """How many moves in a hundred the player notices, where there are more than two."""


class Earlier(NamedTuple):
    """A bot of an earlier release, kept to measure later ones against: its styles and its search."""

    advice: Advice[Any]
    simulations: int = 0
    """For each decision; 0 if it does not look ahead."""
    belief: Callable[[], Belief] | None = None


class BotSet(NamedTuple):
    """What a game declares about its bots, beside its advice: how strong the levels are, and what is its own."""

    novice: Manner = Manner(wild=75)
    casual: Manner = Manner(wild=8)
    strong: int = 800
    """Simulations of the strong level for each decision."""
    expert: int = 3200
    brisk: bool = False
    """Whether a search may stop when the choice is settled; not where the time it took would tell much of secrets.
    A secret answer always takes all of its budget."""
    compared: int = 0
    """A search compares so many moves in the same worlds, with the same luck; 0 where it grows a tree."""
    ahead: tuple[int, int] = (0, 0)
    """Where moves are compared, rounds of everybody's stages that strong and expert play before they judge."""
    glance: int = 1
    """A secret answer gets one of so many parts of a search: more than 1 where most such questions are idle ones."""
    belief: Callable[[], Belief] | None = None
    """Makes a belief for one seat of one game, where the game has a way of its own to guess hidden things."""
    others: Mapping[str, Callable[[Stream], Bot]] = {}
    """Players of another style, by name, to measure the levels against."""
    earlier: Mapping[str, Earlier] = {}
    """Bots of earlier releases, by name: for arenas, not for tables."""
