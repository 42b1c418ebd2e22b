"""The companion of a game that lies on a table of wood and cardboard. Nothing is stored: the page keeps the game."""

from __future__ import annotations

import asyncio

from prestol.engine.companion import FORMAT, Companion, Line, Saved
from prestol.engine.errors import LoadError, PrestolError
from prestol.library.text import text
from prestol.registry import companion_of
from prestol.server.errors import ApiError
from prestol.server.http.api.routing import GameId, JSONBody, does
from prestol.server.services import Call, services_of
from prestol.server.tables.creation import playable
from prestol.server.wire import CompanionAsk, CompanionTold, Sentence, TaskInfo, TaskLine


@does("/companion/{game_id:str}", tags=["games"], summary="What the opponent does at a table of wood and cardboard")
async def companion(request: Call, game_id: GameId, data: JSONBody[CompanionAsk]) -> CompanionTold:
    """All entries of the game are sent each time; an entry that makes no sense is refused, and nothing is lost."""
    game = playable(game_id)
    if game.companion is None:
        raise ApiError("no-companion", 404, game=game.id)
    rules, content = data.rules or game.rules_version, data.content or game.content_hash
    async with services_of(request).whole_games:
        return await asyncio.to_thread(told, Saved(FORMAT, game.id, rules, content, data.begin, data.entries))


def told(saved: Saved) -> CompanionTold:
    try:
        found = companion_of(saved)
    except LoadError as error:
        raise ApiError("companion-damaged", 400, why=error) from None
    except PrestolError as error:
        raise ApiError("companion-refused", 409, why=error) from None
    tasks = [TaskInfo(line(found, task.do), [line(found, why) for why in task.why]) for task in found.tasks]
    return CompanionTold(found.game.rules_version, found.game.content_hash, tasks, found.screen())


def line(found: Companion, one: Line) -> TaskLine:
    """A sentence of the companion in both languages; whoever reads it is the only person at the table."""
    en, ru = (text(language).phrase(found.game, one.phrase, [""]) for language in ("en", "ru"))
    return TaskLine(Sentence(en, ru), one.rule)


CALLS = (companion,)
