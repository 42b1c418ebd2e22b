"""What the log of a table is made of, as it is stored: settings, drafts, and whole entries."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from prestol.engine.events import Event
from prestol.server.wire import Ending, Pace, SeatInfo, WindowSettings

Kind = Literal[
    "seal",
    "draw",
    "part",
    "start",
    "move",
    "window",
    "undo",
    "ask-undo",
    "answer-undo",
    "ask-absent",
    "answer-absent",
    "hint",
    "say",
    "seat",
    "pause",
    "clock",
    "resign",
    "over",
    "rematch",
    "removed",
]
QUIET = frozenset({"say", "rematch", "removed"})
"""Kinds of entry that change nothing but the log."""


class TableSettings(Struct, frozen=True):
    """What a table was made with."""

    seats: list[SeatInfo]
    options: dict[str, bool | str]
    pace: Pace
    watchable: bool = True
    windows: WindowSettings = WindowSettings()
    again: bool = False
    """Whether everybody was asked to play again: the game begins when the last seat is taken."""
    chosen: bool = False
    """Whether its seed was chosen: it stays with one person and bots, and counts for nothing."""


class Data(Struct, omit_defaults=True, frozen=True):
    """What an entry holds besides its seat; each kind uses its own part."""

    move: str = ""
    hash: str = ""
    to: int = 0
    moves: int = 0
    practice: bool = False
    consent: list[int] = []
    ask: int = 0
    yes: bool = False
    name: str = ""
    text: str = ""
    person: str = ""
    """Of a message: who said it, whatever they are called."""
    what: str = ""
    why: str = ""
    info: SeatInfo | None = None
    result: Ending | None = None
    table: str = ""
    answers: list[tuple[int, list[str]]] = []
    """Of a window that was closed: what each seat had answered, in the order that counts."""
    seal: str = ""
    part: str = ""
    until: int = 0
    spent: int = 0
    about: int = 0


class Draft(Struct, frozen=True):
    """An entry that is about to be made."""

    kind: Kind
    seat: int | None = None
    data: Data = Data()
    checked: bool = False
    """Whether the rules have been asked about the move; what comes from a stored log has yet to be."""


class Logged(Struct, frozen=True):
    """An entry with everything in it, before it is cut for a receiver."""

    number: int
    at: int
    kind: str
    seat: int | None
    data: Data
    events: tuple[Event, ...]


def struck(data: Data) -> Data:
    """A message without what was said."""
    return replace(data, text="")


def strike(tail: deque[Logged], made: Iterable[Logged]) -> None:
    """Take out of the entries in memory the messages that were deleted."""
    gone = {one.data.ask for one in made if one.kind == "removed"}
    if gone:
        kept = [replace(one, data=struck(one.data)) if one.number in gone else one for one in tail]
        tail.clear()
        tail.extend(kept)


decode_data = msgspec.json.Decoder(Data).decode
decode_settings = msgspec.json.Decoder(TableSettings).decode
