"""Names of content: a hash of what the rules read, so that a game finds the content that it was begun with."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Annotated, Any, TypeVar, get_origin

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import FieldInfo

from prestol.engine.game import Game
from prestol.library.archive import names_of
from prestol.library.content import Content

T = TypeVar("T")
Shown = Annotated[T, Meta(extra={"shown": True})]
"""The type of a field that people see and no rule reads: a name, a colour, a place on the screen, a source."""


def name_content(game: Game, content: Content, checked: Struct) -> None:
    """Tell a game what it was opened with, and under which names."""
    game.source = content
    game.content_hash = content_hash(game.id, checked)
    older = names_of(game.id, content.kept_as or game.content_hash)
    game.content_names = frozenset((game.content_hash, content.kept_as, content.first_hash, *older)) - {""}
    game.others = {}


def content_hash(game: str, checked: Struct) -> str:
    """A hash of everything in checked content that is not only shown, and that is not as it is by default."""
    written = msgspec.json.encode([game, what_rules_read(checked)], order="deterministic")
    return hashlib.sha256(written).hexdigest()[:16]


def what_rules_read(part: Any) -> Any:
    if isinstance(part, Struct):
        read: dict[str, Any] = {}
        for field in fields_read(type(part)):
            value = getattr(part, field.name)
            if value != field.default:
                read[field.encode_name] = what_rules_read(value)
        return read
    if isinstance(part, (list, tuple)):
        return [what_rules_read(one) for one in part]
    if isinstance(part, dict):
        return {key: what_rules_read(value) for key, value in part.items()}
    return part


@cache
def fields_read(kind: type[Struct]) -> list[FieldInfo]:
    """The fields of a record that rules read."""
    return [field for field in msgspec.structs.fields(kind) if not is_shown(field.type)]


def is_shown(kind: Any) -> bool:
    """Whether the type of a field says that nothing but people reads it."""
    marks = kind.__metadata__ if get_origin(kind) is Annotated else ()
    return any(isinstance(mark, Meta) and "shown" in (mark.extra or {}) for mark in marks)
