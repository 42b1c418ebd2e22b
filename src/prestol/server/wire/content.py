"""What a game is made of and what its rulebooks say: it does not change while the game is played."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from prestol.engine.phrase import Phrase
from prestol.server.wire.parts import Sentence


class OptionInfo(Struct, frozen=True):
    """A table option in words. `values` are the answers it takes; `names` are the words of each.

    `seats` are the numbers of players for which it matters; none stands for all.
    """

    id: str
    rule: str
    default: bool | str
    values: list[bool | str]
    name: Sentence
    about: Sentence
    names: list[Sentence]
    seats: list[int]


class BotInfo(Struct, frozen=True):
    id: str
    name: Sentence
    about: Sentence


class TableOffer(Struct, frozen=True):
    """A table that is opened with one click: how many seats, and the bots at all but one of them."""

    seats: int
    level: str


class LessonInfo(Struct, frozen=True):
    """The table of the guided first game."""

    seats: int
    level: str
    seed: str
    options: dict[str, bool | str]


class GameInfo(Struct, frozen=True):
    id: str
    name: Sentence
    tagline: Sentence
    seats: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]
    rules_version: int
    windows: list[WindowKind]
    content: str
    """The hash of the content; the bundle under `/api/content` changes when it does."""
    weight: int
    """1 light, 2 medium, 3 demanding."""
    minutes: tuple[int, int]
    offer: TableOffer
    lesson: LessonInfo | None


class ComingInfo(Struct, frozen=True):
    """A game that is announced, but cannot be played yet."""

    id: str
    seats: list[int]
    weight: int
    minutes: tuple[int, int]


class KindInfo(Struct, frozen=True):
    """One kind of move and the domains of its targets."""

    name: str
    domains: list[str]
    several: bool = False
    """Whether it names a selection of any number of things of its one domain; the figure -1 ends it."""


class WindowKind(Struct, frozen=True):
    """A kind of window, and how many seconds it lasts at a live table where nothing else was chosen."""

    id: str
    name: Sentence
    seconds: int


class TermInfo(Struct, frozen=True):
    """A fact about windows (with the domain of its values) or a scope, as standing orders name it."""

    id: str
    name: Sentence
    domain: str = ""


class EventInfo(Struct, frozen=True):
    """One kind of event: names and domains of its figures. The domains `seat` and `number` are plain."""

    name: str
    rule: str
    args: list[tuple[str, str]]


class PartsInfo(Struct, frozen=True):
    """What each thing of a domain lists, such as the favourites of a goal card: numbers of another domain."""

    domain: str
    items: list[list[int]]


class ContentBundle(Struct, frozen=True):
    """Everything about a game that does not change while it is played.

    `domains` lists the ids of each domain, `names` their words in the same order, `parts` what things of a domain are
    made of (by domain), `tables` the content files as they are, with colours and provenance.
    """

    game: GameInfo
    kinds: list[KindInfo]
    domains: dict[str, list[str]]
    names: dict[str, list[Sentence]]
    parts: dict[str, PartsInfo]
    events: list[EventInfo]
    facts: list[TermInfo]
    scopes: list[TermInfo]
    programs: list[str]
    """Opponents that are programs of the rules; events name them by the numbers after the last seat."""
    tables: dict[str, Any]
    about: dict[str, list[list[Phrase]]]
    """What things of the content do: by table and row, a phrase for each line."""


class Chapter(Struct, frozen=True):
    title: str
    ids: list[str]


class Book(Struct, frozen=True):
    title: str
    preface: list[str]
    chapters: list[Chapter]
    paragraphs: dict[str, str]


class RulesBooks(Struct, frozen=True):
    en: Book
    ru: Book
