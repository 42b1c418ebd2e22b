"""A companion plays the programs of a game for people who sit at a table of wood and cardboard.

The table is the truth. The companion is told what happened there, entry by entry, and says what its program does. What
is kept are the entries alone: the position is what they lead to, and undo takes the last one away.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import Struct

from prestol.engine.errors import LoadError, PrestolError, brief
from prestol.engine.forms import explain_form
from prestol.engine.phrase import Phrase
from prestol.engine.state import State

if TYPE_CHECKING:
    from prestol.engine.game import Game

FORMAT = 1
"""Version of the saved form."""
MOST_ENTRIES = 1000
"""More than any game needs: a saved one with more of them is refused before it is played through."""


class Line(NamedTuple):
    """A sentence and the rule that it follows."""

    phrase: Phrase
    rule: str


class Task(NamedTuple):
    """What to do with which pieces, and why the program decides so."""

    do: Line
    why: tuple[Line, ...] = ()


class Moment(NamedTuple):
    """The position after an entry, and what the entry brought."""

    state: State
    tasks: tuple[Task, ...]


class Saved(Struct, forbid_unknown_fields=True):
    """A game with a companion, as it is kept in a file or in a browser."""

    companion: int
    game: str
    rules: int
    content: str
    begin: dict[str, Any]
    entries: list[dict[str, Any]] = []


class Companion:
    """The entries of one game and what they lead to. A game fills in how it begins, goes on and looks."""

    def __init__(self, game: Game, begin: Mapping[str, Any]) -> None:
        self.game = game
        self.begin = dict(begin)
        self.entries: list[dict[str, Any]] = []
        self.moments = [self.opened()]

    # --- what a game fills in

    def opened(self) -> Moment:
        """The position before the first entry, from what `begin` says."""
        raise NotImplementedError

    def after(self, state: State, entry: Mapping[str, Any]) -> Moment:
        """What an entry leads to; `state` may be changed. PrestolError where the entry makes no sense."""
        raise NotImplementedError

    def screen(self) -> dict[str, Any]:
        """What is asked now and how the table stands, as plain data."""
        raise NotImplementedError

    # --- what all have in common

    @property
    def state(self) -> Any:
        return self.moments[-1].state

    @property
    def tasks(self) -> tuple[Task, ...]:
        """What the last entry brought."""
        return self.moments[-1].tasks

    def enter(self, entry: Mapping[str, Any]) -> None:
        """Take an entry. PrestolError where it makes no sense; then nothing has changed."""
        if len(self.entries) >= MOST_ENTRIES:
            raise PrestolError("companion-fault-too-long", most=MOST_ENTRIES)
        moment = self.after(self.state.clone(), entry)
        self.entries.append(dict(entry))
        self.moments.append(moment)

    def undo(self) -> None:
        """Take the last entry away."""
        if not self.entries:
            raise PrestolError("companion-fault-no-undo")
        self.entries.pop()
        self.moments.pop()

    def saved(self) -> Saved:
        game = self.game
        return Saved(FORMAT, game.id, game.rules_version, game.content_hash, self.begin, self.entries)


def read_saved(text: str | bytes) -> Saved:
    """A saved game from its JSON; LoadError says what is wrong with it."""
    try:
        saved = msgspec.json.decode(text, type=Saved)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise LoadError("companion-fault-unreadable", why=explain_form(str(error))) from None
    if saved.companion != FORMAT:
        raise LoadError("companion-fault-format", format=saved.companion)
    return saved


def taken_up(game: Game, saved: Saved) -> Companion:
    """The companion of a saved game, with all its entries; the error of one that makes no sense says which it is."""
    kind = game.companion
    if kind is None:
        raise PrestolError("companion-fault-none", game=game.id)
    if saved.game != game.id:
        raise LoadError("companion-fault-other-game", found=brief(saved.game), game=game.id)
    companion = kind(game, saved.begin)
    for number, entry in enumerate(saved.entries, 1):
        try:
            companion.enter(entry)
        except PrestolError as error:
            if number < len(saved.entries):
                raise LoadError("companion-fault-entry", number=number, why=error) from None
            raise
    return companion
