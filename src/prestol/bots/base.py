"""What a bot is, and all that it is given: the view of its seat and re-dealt worlds, never the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from prestol.engine.chance import Stream
from prestol.engine.events import Event
from prestol.engine.game import Game
from prestol.engine.state import State
from prestol.engine.step import Move, Together

Log = Callable[[], list[Event]]


class Chair:
    """The place of one seat at the moment it must decide."""

    def __init__(self, state: State, seat: int, log: Log = list) -> None:
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
