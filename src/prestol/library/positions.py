"""Described positions: a state from a plain dict (tests, puzzles, the editor)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from prestol.engine.chance import SealedStream
from prestol.engine.errors import PositionError
from prestol.engine.forms import explain_form
from prestol.engine.game import Game, read_seed
from prestol.engine.state import State

D = TypeVar("D", bound=Struct)
S = TypeVar("S", bound=State)


class PositionBuilder(Generic[D, S]):
    """Builds the described positions of one game. A game says how many seats there are, fills in and stacks up.

    A description is a struct with the fields `seed` and `options` besides its own.
    """

    description: type[D]

    def __init__(self, game: Game) -> None:
        self.game = game
        self.domains = game.notation.domains

    def seats_of(self, wanted: D) -> int:
        raise NotImplementedError

    def fill(self, state: S, wanted: D) -> None:
        """Lay out the table; PositionError where the description breaks a rule."""
        raise NotImplementedError

    def stack_up(self, state: S, wanted: D) -> None:
        """Put the unfinished steps on the stack of a table that is laid out and possible."""
        raise NotImplementedError

    def build(self, given: Mapping[str, Any]) -> S:
        wanted = self.read(given)
        state = self.new_state(wanted)
        self.fill(state, wanted)
        wrong = self.game.complaint(state)
        if wrong is not None:
            raise PositionError("fault-position-impossible", why=wrong)
        self.stack_up(state, wanted)
        state.advance()
        return state

    def read(self, given: Mapping[str, Any]) -> D:
        """A description in its own type."""
        try:
            return msgspec.convert(dict(given), self.description)
        except msgspec.ValidationError as error:
            raise PositionError("fault-position-unreadable", why=explain_form(str(error))) from None

    def new_state(self, wanted: D) -> S:
        """A bare table for a description."""
        given: Any = wanted
        seats = self.seats_of(wanted)
        self.game.check_seats(seats)
        options = self.game.read_options(seats, given.options)
        luck = SealedStream(f"{self.game.id}:{read_seed(given.seed)}", 0)
        state: Any = self.game.new_state(seats, options, luck)
        found: S = state
        return found

    # --- reading words

    def index(self, domain: str, word: str) -> int:
        """The number of a thing that a description names."""
        known = self.domains[domain]
        if word not in known:
            raise PositionError("fault-position-word", domain=domain, word=word, known=", ".join(known))
        return known.index(word)

    def check_seats(self, wanted: D, seats: int, *names: str) -> None:
        """Raise PositionError unless these fields of a description name seats."""
        for name in names:
            if not 0 <= getattr(wanted, name) < seats:
                raise PositionError("fault-position-seat", field=name, last=seats - 1)
