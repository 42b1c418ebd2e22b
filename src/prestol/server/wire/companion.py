"""The companion of a game on somebody's table: the page keeps all entries, the server plays them through."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from prestol.engine.companion import MOST_ENTRIES
from prestol.server.wire.parts import Sentence


class CompanionAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game: how it began and all its entries. Rules and content are those that the first answer named."""

    begin: dict[str, Any]
    entries: Annotated[list[dict[str, Any]], Meta(max_length=MOST_ENTRIES)] = []
    rules: Annotated[int, Meta(ge=0, le=1000)] = 0
    """0 for the newest."""
    content: Annotated[str, Meta(max_length=80)] = ""


class TaskLine(Struct, frozen=True):
    """A sentence and the rule that it follows."""

    text: Sentence
    rule: str


class TaskInfo(Struct, frozen=True):
    """What to do with which pieces, and why the program decides so."""

    do: TaskLine
    why: list[TaskLine]


class CompanionTold(Struct, frozen=True):
    """What the last entry brought, and the table after it; `screen` has the game's own form."""

    rules: int
    content: str
    tasks: list[TaskInfo]
    screen: dict[str, Any]
