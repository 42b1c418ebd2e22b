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
        self._view: Callable[[int], dict[str, Any]] = state.view
        self._redeal: Callable[[int, Stream, bool, list[int] | None], State] = state.redeal

    @property
    def view(self) -> dict[str, Any]:
        return self._view(self.seat)

    def redeal(self, rng: Stream, recall: bool = False, guess: list[int] | None = None) -> State:
        """A world that agrees with everything this seat knows; see `State.redeal`."""
        return self._redeal(self.seat, rng, recall, guess)


class Bot(Protocol):
    """Decides for one seat of one game. It may remember what it likes from one decision to the next."""

    def decide(self, chair: Chair) -> Move: ...
