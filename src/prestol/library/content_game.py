"""A game that is made of content files: what its folder holds becomes parts, options, names and notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from prestol.engine.game import Game
from prestol.engine.notation import MoveKind, Notation
from prestol.engine.options import Option
from prestol.library.content import Content, check_content
from prestol.library.naming import name_content
from prestol.library.schema import check_options

C = TypeVar("C", bound=Struct)
P = TypeVar("P")


class ContentGame(Game, Generic[C, P]):
    """A game with its content (C) and the same as numbers (P). Each game fills in the class attributes."""

    schema: ClassVar[Any]
    """The form of the content: one field for each table, `option` among them."""
    named: ClassVar[tuple[str, ...]] = ()
    """Tables of the content whose records moves and events name."""
    words: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Other things that moves and events name, by domain."""
    moves: ClassVar[tuple[MoveKind, ...]]
    readings: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The options that the rules ask for, each with its values; without values it is yes or no."""
    later_readings: ClassVar[tuple[str, ...]] = ()
    """Those among them that content of earlier releases lacks."""

    def __init__(self, content: Content) -> None:
        self.content: C = check_content(content, self.schema)
        name_content(self, content, self.content)
        listed: Any = self.content
        check_options(content.files["option"], listed.option, self.readings, self.later_readings)
        self.parts = self.parts_of(self.content)
        self.options = tuple(Option(one.id, one.default, one.rule, one.values, one.seats) for one in listed.option)
        self.records: dict[str, tuple[Any, ...]] = {domain: getattr(listed, domain) for domain in self.named}
        ids = {domain: tuple(record.id for record in table) for domain, table in self.records.items()}
        self.notation = Notation(tuple(self.moves), {**ids, **self.words})

    def parts_of(self, content: C) -> P:
        """The content as numbers; ContentError where it contradicts itself."""
        raise NotImplementedError

    def title(self, domain: str, value: int, language: str) -> str:
        if domain not in self.records:
            return ""
        thing = self.records[domain][value]
        return str(thing.name_ru if language == "ru" else thing.name_en)
