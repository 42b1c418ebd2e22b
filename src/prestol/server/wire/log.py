"""Entries of the log, told apart by `kind`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from prestol.server.wire.parts import Ending, Event, SeatInfo


class EntryBase(Struct, frozen=True, tag_field="kind", kw_only=True):
    """What all entries have. `seat` is the seat that acted, if any."""

    number: int
    at: int
    seat: int | None = None
    events: list[Event] = []


class SealEntry(EntryBase, frozen=True, tag="seal", kw_only=True):
    """Somebody has sealed what they add to the luck."""

    seal: str


class DrawEntry(EntryBase, frozen=True, tag="draw", kw_only=True):
    """The game is about to begin: seats and seals are fixed, and whoever has sealed a part opens it until then."""

    until: int


class PartEntry(EntryBase, frozen=True, tag="part", kw_only=True):
    """A sealed part was opened; the parts themselves are told when the game is over."""


class StartEntry(EntryBase, frozen=True, tag="start", kw_only=True):
    """The game was set up; the events tell the opening."""


class MoveEntry(EntryBase, frozen=True, tag="move", kw_only=True):
    """A seat moved. Only its owner gets the text of the move; the others learn what the events say."""

    move: str | None


class WindowEntry(EntryBase, frozen=True, tag="window", kw_only=True):
    """A window has closed: the events tell what came of it. `answers` holds those of your own seats, by seat."""

    answers: dict[str, list[str]]


class UndoEntry(EntryBase, frozen=True, tag="undo", kw_only=True):
    """Moves were undone, down to the position after `to` moves."""

    to: int
    moves: int


class AskUndoEntry(EntryBase, frozen=True, tag="ask-undo", kw_only=True):
    moves: int
    consent: list[int]


class AnswerUndoEntry(EntryBase, frozen=True, tag="answer-undo", kw_only=True):
    """An answer to an undo request. Without a seat it is a no by default: the request has expired."""

    ask: int
    yes: bool


class AskAbsentEntry(EntryBase, frozen=True, tag="ask-absent", kw_only=True):
    """Somebody asks to let a bot play for the seat `about`, which keeps everybody waiting."""

    about: int
    consent: list[int]


class AnswerAbsentEntry(EntryBase, frozen=True, tag="answer-absent", kw_only=True):
    """An answer to that; a no of the seat itself says that it is there. Without a seat the wish has lapsed."""

    ask: int
    yes: bool


class HintEntry(EntryBase, frozen=True, tag="hint", kw_only=True):
    """A seat was given its first hint: from now on the game counts as practice."""


class SayEntry(EntryBase, frozen=True, tag="say", kw_only=True):
    """A message of the chat; without a text where it was deleted, or where the receiver has blocked the person."""

    name: str
    text: str
    person: str = ""
    gone: Literal["", "removed", "blocked"] = ""


SeatChange = Literal["joined", "left", "handed", "back", "replaced", "filled", "absent"]


class SeatEntry(EntryBase, frozen=True, tag="seat", kw_only=True):
    """Something about a seat changed; `info` is the seat afterwards.

    `absent`: a bot plays on for somebody who kept everybody waiting, as the others wished. `replaced`: a quicker bot
    answers, because the other was `slow`, `crashed` or waited too long (`busy`). Where `info` still has the same level,
    that is for this decision alone.
    """

    what: SeatChange
    info: SeatInfo
    why: Literal["", "slow", "crashed", "busy"] = ""


class PauseEntry(EntryBase, frozen=True, tag="pause", kw_only=True):
    """The server was away, or its clock was set: so many milliseconds were spared everybody."""

    spent: int


class ClockEntry(EntryBase, frozen=True, tag="clock", kw_only=True):
    """The time of a seat ran out, so a bot plays on; the person may take the seat back."""

    info: SeatInfo


class ResignEntry(EntryBase, frozen=True, tag="resign", kw_only=True):
    """A person gave up for good; a bot plays on where the game needs the seat."""

    info: SeatInfo


class OverEntry(EntryBase, frozen=True, tag="over", kw_only=True):
    result: Ending
    seed: str


class RematchEntry(EntryBase, frozen=True, tag="rematch", kw_only=True):
    """A new table with the same people and settings waits."""

    table: str


class RemovedEntry(EntryBase, frozen=True, tag="removed", kw_only=True):
    """The message of entry `entry` was deleted."""

    entry: int


Entry = (
    SealEntry
    | DrawEntry
    | PartEntry
    | StartEntry
    | MoveEntry
    | WindowEntry
    | UndoEntry
    | AskUndoEntry
    | AnswerUndoEntry
    | AskAbsentEntry
    | AnswerAbsentEntry
    | HintEntry
    | SayEntry
    | SeatEntry
    | PauseEntry
    | ClockEntry
    | ResignEntry
    | OverEntry
    | RematchEntry
    | RemovedEntry
)
