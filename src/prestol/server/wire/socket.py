"""What goes over the socket, told apart by `type`: requests of the client, then messages of the server."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from prestol.server.wire.lobby import TableInfo
from prestol.server.wire.log import Entry
from prestol.server.wire.parts import ClientId, EntryNumber, Level, Moment, MoveText, Order, Part, Seal, Seat, Sentence


class Request(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What all requests have: an id that the client chooses. The same id again is answered, not carried out again."""

    id: ClientId


class MoveRequest(Request, frozen=True, tag="move", kw_only=True):
    """Play a move. `at` is the last number the client has seen; a move that answers an older question is refused."""

    seat: Seat
    move: MoveText
    at: EntryNumber | None = None


class ReplyRequest(Request, frozen=True, tag="reply", kw_only=True):
    """Answer in the window that entry `window` opened: all decisions so far, in place of those before.

    No decisions take the answer back. A `move` in a window adds one decision, an `undo` takes the last one back.
    """

    seat: Seat
    window: EntryNumber
    moves: Annotated[list[MoveText], Meta(max_length=8)]


class UndoRequest(Request, frozen=True, tag="undo", kw_only=True):
    """Take the seat's last move back at once if that is free, else ask the others."""

    seat: Seat


class AnswerRequest(Request, frozen=True, tag="answer", kw_only=True):
    """Agree or disagree to the request of entry `ask`: an undo, or a bot for somebody who is away."""

    seat: Seat
    ask: EntryNumber
    yes: bool


class AbsentRequest(Request, frozen=True, tag="absent", kw_only=True):
    """Ask the others to let a bot play for the seat `about`, which keeps a table without a clock waiting."""

    seat: Seat
    about: Seat


class LuckRequest(Request, frozen=True, tag="luck", kw_only=True):
    """Add to the luck: before the game seal a part, when it is about to begin open it."""

    seal: Seal | None = None
    part: Part | None = None


class SayRequest(Request, frozen=True, tag="say", kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class NoteRequest(Request, frozen=True, tag="note", kw_only=True):
    """Save a private note for this table, in place of the previous one."""

    text: Annotated[str, Meta(max_length=4000)]


class ResignRequest(Request, frozen=True, tag="resign", kw_only=True):
    seat: Seat


class HandRequest(Request, frozen=True, tag="hand", kw_only=True):
    """Let a bot play for the seat."""

    seat: Seat
    level: Level = "casual"


class BackRequest(Request, frozen=True, tag="back", kw_only=True):
    """Take the seat back from the bot."""

    seat: Seat


class OrderRequest(Request, frozen=True, tag="order", kw_only=True):
    """Set the standing orders of a seat, in place of the previous ones."""

    seat: Seat
    orders: Annotated[list[Order], Meta(max_length=16)]


class LeaveRequest(Request, frozen=True, tag="leave", kw_only=True):
    """Leave the table: open seats before the start, bots at the seats afterwards."""


class PingRequest(Request, frozen=True, tag="ping", kw_only=True):
    pass


ClientMessage = (
    MoveRequest
    | ReplyRequest
    | UndoRequest
    | AnswerRequest
    | AbsentRequest
    | LuckRequest
    | SayRequest
    | NoteRequest
    | ResignRequest
    | HandRequest
    | BackRequest
    | OrderRequest
    | LeaveRequest
    | PingRequest
)


class You(Struct, frozen=True):
    """The receiver at this table."""

    person: str
    name: str
    seats: list[int]
    note: str = ""
    orders: dict[str, list[Order]] = {}


class ServerBase(Struct, frozen=True, tag_field="type", kw_only=True):
    pass


class Hello(ServerBase, frozen=True, tag="hello", kw_only=True):
    """The first message: the table, who you are, the entries after the number you asked for, and how things stand.

    Of a long log it holds the newest entries alone; so many before them are `left_out`, and to be asked for in pages.
    """

    protocol: int
    table: TableInfo
    you: You
    number: int
    left_out: int
    entries: list[Entry]
    now: Moment


class EntryMessage(ServerBase, frozen=True, tag="entry", kw_only=True):
    """One more entry. `now` is null where only the log changed, as after chat, or where the next entry brings it."""

    entry: Entry
    now: Moment | None


class Answered(ServerBase, frozen=True, tag="answered", kw_only=True):
    """A seat of yours has decided something in the open window. It is in no log, and nobody else is told."""

    now: Moment


class Done(ServerBase, frozen=True, tag="done", kw_only=True):
    """A request was carried out; `number` is its entry, or the last one where it made none."""

    id: str
    number: int


class Refused(ServerBase, frozen=True, tag="refused", kw_only=True):
    """A request was refused and changed nothing. `id` is empty where the message could not be read."""

    id: str
    key: str
    sentence: Sentence
    rule: str = ""
    args: dict[str, Any] = {}


class Presence(ServerBase, frozen=True, tag="presence", kw_only=True):
    """Which seats are connected, and how many people watch."""

    seats: list[int]
    watchers: int


class Bye(ServerBase, frozen=True, tag="bye", kw_only=True):
    """The server closes the socket. `again` says after how many milliseconds to come back; null: do not.

    `ended`: the session or token by which the socket was opened is no longer valid, or the person was banned, or has
    left a table without spectators.
    """

    reason: Literal["restart", "slow", "rate", "ended"]
    again: int | None


ServerMessage = Hello | EntryMessage | Answered | Done | Refused | Presence | Bye
