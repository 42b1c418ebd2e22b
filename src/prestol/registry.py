"""The games by id, opened with their content."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from prestol.engine import codec
from prestol.engine.errors import LoadError, UnknownGame, brief
from prestol.engine.game import Game
from prestol.engine.state import State

GAMES = ("tsar", "ivan")
"""The games that are complete, in the order they are shown."""

SAMPLES = ("duel",)
"""Small games for authors and for the tests of the engine: opened like the others, never listed."""


def game(id: str, content: str | Path | None = None, rules: int | None = None) -> Game:
    """A game by its id: with its own content or that of a folder, by the newest rules or by older ones."""
    if id not in GAMES + SAMPLES:
        raise UnknownGame(f"There is no game {brief(id)}; choose one of {', '.join(GAMES)}.")
    if content is None:
        return shelved(id, rules)
    return open_game(id, Path(content), rules)


@cache
def shelved(id: str, rules: int | None) -> Game:
    return open_game(id, None, rules)


def open_game(id: str, folder: Path | None, rules: int | None) -> Game:
    opened: Game = import_module(f"prestol.games.{id}").open_game(folder)
    if rules is not None:
        opened.play_by(rules)
    return opened


def load(data: bytes | str, content: str | Path | None = None) -> State:
    """The state that `dump` wrote."""
    doc = codec.read_document(data)
    if doc.game not in GAMES + SAMPLES:
        raise LoadError(f"This is a saved state of the game {brief(doc.game)}, which this Prestol does not know.")
    return codec.open_document(game(doc.game, content), doc)
