"""The games of tables: each with the content and by the rules that its table was made with."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from prestol.engine.errors import ContentError, UnknownGame
from prestol.engine.game import Game
from prestol.library.archive import first_name
from prestol.registry import game_with
from prestol.server.store.base import Store
from prestol.server.store.records import ContentRecord, TableRecord
from prestol.server.tables.damage import DamagedTable, NewerTable


class Contents:
    """Finds games by the name of their content: in this release, in an earlier one, or in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.stored: dict[str, str] = {}
        """Contents that only the store has, as JSON by their name: bots in other processes are given them."""

    async def game_of(self, table: TableRecord) -> tuple[TableRecord, Game]:
        """A table that names its content, and its game. DamagedTable or NewerTable where there is none."""
        if not table.content:
            table = replace(table, content=first_name(table.game))
        try:
            game = await self.game(table.game, table.content)
        except UnknownGame:
            raise NewerTable("server-newer-game", game=table.game) from None
        except ContentError as error:
            raise DamagedTable("server-damaged-content-form", content=table.content, why=error) from error
        if game is None:
            raise DamagedTable("server-damaged-content", content=table.content)
        if table.rules > type(game).rules_version:
            raise NewerTable("server-newer-rules", rules=table.rules)
        return table, game.by_rules(table.rules)

    async def game(self, id: str, content: str) -> Game | None:
        """A game with the content of a name by its newest rules, or None where that is known nowhere."""
        found = game_with(id, content)
        if found is None and (kept := await self.store.content(content)) is not None and kept.game == id:
            self.stored[content] = kept.data
            found = game_with(id, content, tables=msgspec.json.decode(kept.data))
        return found


def record_of_content(game: Game) -> ContentRecord:
    """The content of a game as it is stored beside its tables."""
    tables = msgspec.json.encode(game.source.tables, order="deterministic")
    return ContentRecord(game.content_hash, game.id, tables.decode())
