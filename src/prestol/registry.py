"""The games by id, opened with their content."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from prestol.engine import codec
from prestol.engine.companion import Companion, Saved, taken_up
from prestol.engine.errors import LoadError, UnknownGame, brief
from prestol.engine.game import Game
from prestol.engine.profile import Coming
from prestol.engine.record import Record
from prestol.engine.state import State
from prestol.library.archive import archived, archived_content
from prestol.library.content import SHELF, Content, kept_content, read_content

GAMES = ("tsar", "ivan", "rurik", "smuta")
"""The games that are complete, in the order they are shown."""

COMING: tuple[Coming, ...] = ()
"""Games that are announced."""

UNFINISHED: tuple[str, ...] = ()
"""Games whose rules programs can play, but which people cannot yet: without a board or without all their words."""

SAMPLES = ("duel", *UNFINISHED)
"""Games that are opened like the others but never listed: a small one for authors and tests, and unfinished ones."""


def game(id: str, content: str | Path | None = None, rules: int | None = None) -> Game:
    """A game by its id, with the content of a folder or that of this release, by the newest or older rules."""
    check_id(id)
    newest = shelved(id) if content is None else open_with(id, read_content(id, content))
    return newest if rules is None else newest.by_rules(rules)


def game_with(id: str, content: str, rules: int | None = None, tables: dict[str, Any] | None = None) -> Game | None:
    """A game with the content of this name, by the newest or older rules; None if that content is not known here.

    The content comes with this Prestol, or came with an earlier one, or else is given as `tables`.
    """
    check_id(id)
    found = known_by_name(id, content)
    if found is None and tables is not None:
        found = kept_games[id, content] = open_with(id, kept_content(content, tables))
    return found if found is None or rules is None else found.by_rules(rules)


def game_of(record: Record) -> Game:
    """The game of a record: with the content and by the rules that it names, as far as they are known here."""
    header = record.header
    found = game_with(header.game, header.content) or game(header.game)
    return found.by_rules(header.rules) if 1 <= header.rules <= type(found).rules_version else found


def companion_of(saved: Saved) -> Companion:
    """The companion of a saved game, with the content and by the rules that it was begun with."""
    found = game_with(saved.game, saved.content) or game(saved.game)
    known = 1 <= saved.rules <= type(found).rules_version
    return taken_up(found.by_rules(saved.rules) if known else found, saved)


kept_games: dict[tuple[str, str], Game] = {}
"""Games whose content is not the present one, by id and the name of the content."""


def known_by_name(id: str, content: str) -> Game | None:
    newest = shelved(id)
    if content in newest.content_names:
        return newest
    if (id, content) not in kept_games:
        older = archived_content(id, content)
        if older is None:
            return None
        kept_games[id, content] = open_with(id, older)
    return kept_games[id, content]


def forget_games() -> None:
    """Open every game again when it is asked for next, because its content or its rules have changed."""
    shelved.cache_clear()
    kept_games.clear()
    archived.cache_clear()


@cache
def shelved(id: str) -> Game:
    return open_with(id, read_content(id))


def open_with(id: str, content: Content) -> Game:
    opened: Game = import_module(f"prestol.games.{id}").open_game(content)
    return opened


def check_id(id: str) -> None:
    if id not in GAMES + SAMPLES:
        raise UnknownGame("fault-game-unknown", game=brief(id), known=", ".join(GAMES))


def load(data: bytes | str, content: str | Path | None = None) -> State:
    """The state that `dump` wrote, to be played on with the content and by the rules that it was begun with."""
    doc = codec.read_document(data)
    if doc.game not in GAMES + SAMPLES:
        raise LoadError("fault-state-unknown-game", game=brief(doc.game))
    opened = game(doc.game, content) if content is not None else game_with(doc.game, doc.content) or game(doc.game)
    return codec.open_document(opened, doc)


def reopening(opened: Game) -> tuple[object, ...]:
    """What pickle keeps of a game: its id and rules, and its content unless that comes with Prestol."""
    own = opened.source.folder == SHELF / opened.id
    return reopened, (opened.id, None if own else opened.source, opened.rules_version)


def reopened(id: str, content: Content | None, rules: int) -> Game:
    """The game that was pickled, wherever the folder of its content may be now."""
    return (shelved(id) if content is None else open_with(id, content)).by_rules(rules)


Game.reopening = staticmethod(reopening)
