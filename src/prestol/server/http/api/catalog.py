"""Calls about the games: what there is, what it is made of, the rulebooks."""

from __future__ import annotations

from functools import cache

from litestar import Response

from prestol import COMPILED, GAMES, __version__
from prestol import game as open_game
from prestol.engine.game import Game
from prestol.engine.options import Option
from prestol.engine.profile import Lesson
from prestol.library.rulebook import rulebook
from prestol.library.text import text
from prestol.registry import COMING
from prestol.server.errors import ApiError, spoken
from prestol.server.http.api.routing import ContentName, GameId, asks
from prestol.server.services import Call, services_of
from prestol.server.tables.bot_levels import levels_of
from prestol.server.tables.creation import playable
from prestol.server.wire import (
    PROTOCOL,
    About,
    Book,
    BotInfo,
    Chapter,
    ComingInfo,
    ContentBundle,
    EventInfo,
    GameInfo,
    GameList,
    KindInfo,
    LessonInfo,
    OptionInfo,
    PartsInfo,
    RulesBooks,
    Sentence,
    TableOffer,
    TermInfo,
    WindowKind,
)

SOON = {"cache-control": "private, max-age=300"}
"""Content changes only with the server."""


@asks("/about", tags=["games"], summary="The server")
async def about() -> About:
    return About(__version__, PROTOCOL, COMPILED)


@asks("/games", tags=["games"], summary="The games, with their options in words")
async def games() -> GameList:
    return catalog()


@asks("/content/{game_id:str}", tags=["games"], summary="What a game is made of")
async def content(request: Call, game_id: GameId, name: ContentName = "") -> Response[ContentBundle]:
    """The newest content, or that of a name, with which a table was made."""
    game = playable(game_id)
    if name:
        found = await services_of(request).manager.contents.game(game_id, name)
        if found is None:
            raise ApiError("no-such-content", 404, name=name)
        game = found
    return Response(bundle(game), headers=SOON)


@asks("/rules/{game_id:str}", tags=["games"], summary="The rulebooks of a game")
async def rules(game_id: GameId) -> Response[RulesBooks]:
    return Response(books(playable(game_id).id), headers=SOON)


def catalog() -> GameList:
    coming = [ComingInfo(one.id, list(one.seats), one.profile.weight, one.profile.minutes) for one in COMING]
    return GameList([game_info(open_game(id)) for id in GAMES], coming)


@cache
def game_info(game: Game) -> GameInfo:
    return GameInfo(
        game.id,
        spoken(f"{game.id}-name"),
        spoken(f"{game.id}-tagline"),
        list(game.seat_counts),
        [option_info(game, option) for option in game.options],
        [BotInfo(level, spoken(f"bot-{level}"), spoken(f"bot-{level}-about")) for level in levels_of(game)],
        game.rules_version,
        [
            WindowKind(kind, spoken(f"{game.id}-window-{kind}"), seconds)
            for kind, seconds in game.window_seconds().items()
        ],
        game.content_hash,
        game.profile.weight,
        game.profile.minutes,
        TableOffer(game.profile.seats, game.profile.level),
        lesson_info(game.profile.lesson),
    )


def lesson_info(lesson: Lesson | None) -> LessonInfo | None:
    return lesson and LessonInfo(lesson.seats, lesson.level, lesson.seed, dict(lesson.options))


def option_info(game: Game, option: Option) -> OptionInfo:
    key = f"{game.id}-option-{option.id}"
    if option.values:
        names = [spoken(f"{key}-{value}") for value in option.values]
    else:
        names = [spoken("server-yes"), spoken("server-no")]
    values: list[bool | str] = list(option.values) or [True, False]
    told = (spoken(key), spoken(f"{key}-about"))
    return OptionInfo(option.id, option.rule, option.default, values, *told, names, list(option.seats))


@cache
def bundle(game: Game) -> ContentBundle:
    domains = {name: list(words) for name, words in game.notation.domains.items()}
    return ContentBundle(
        game_info(game),
        [KindInfo(kind.name, list(kind.domains), kind.several) for kind in game.notation.kinds],
        domains,
        {name: [thing(game, name, at) for at in range(len(words))] for name, words in domains.items()},
        {name: parts for name, words in domains.items() if (parts := parts_of(game, name, len(words)))},
        [EventInfo(event.name, event.rule, list(event.args)) for event in game.events],
        [TermInfo(name, spoken(f"{game.id}-fact-{name}"), domain) for name, domain in game.facts],
        [TermInfo(name, spoken(f"{game.id}-scope-{name}")) for name in game.scopes],
        list(game.programs),
        game.source.tables,
        game.describe(),
    )


def parts_of(game: Game, domain: str, count: int) -> PartsInfo | None:
    """What each thing of a domain lists, or None where things of that domain list nothing."""
    made = [game.made_of(domain, value) for value in range(count)]
    inner = next((inner for inner, items in made if items), "")
    return PartsInfo(inner, [list(items) for _, items in made]) if inner else None


def thing(game: Game, domain: str, value: int) -> Sentence:
    """The name of a thing in both languages."""
    return Sentence(*(text(language).named(game, "name", domain, value)["name"] for language in ("en", "ru")))


@cache
def books(id: str) -> RulesBooks:
    return RulesBooks(book(id, "en"), book(id, "ru"))


def book(id: str, language: str) -> Book:
    found = rulebook(id, language)
    chapters = [Chapter(chapter.title, list(chapter.ids)) for chapter in found.chapters]
    return Book(found.title, list(found.preface), chapters, found.paragraphs)


CALLS = (about, games, content, rules)
