"""The records that a store holds, as plain values. All times are whole milliseconds since 1970."""

from __future__ import annotations

from msgspec import Struct


class PersonRecord(Struct, frozen=True):
    """A person or an outside bot. `skeleton` is what the name looks like; who holds which name is stored apart."""

    id: str
    name: str
    skeleton: str
    kind: str
    """`guest`, `account` or `bot`."""
    created: int
    seen: int
    password: str | None = None
    """The argon2 hash of an account."""
    owner: str | None = None
    """The person who made this outside bot."""
    epoch: int = 0
    """Rises with every change of who may act as this person; what was begun in an earlier epoch changes nothing."""
    recovery: str | None = None
    """The hash of the code that sets a new password."""
    email: str | None = None
    """Where a new code may be sent, once the person has confirmed it."""
    role: str = ""
    """`admin`, or nothing."""


class TokenRecord(Struct, frozen=True):
    """A bearer token of an outside bot; only its hash is stored (unique)."""

    id: str
    person: str
    owner: str
    name: str
    hash: str
    created: int


class TableRecord(Struct, frozen=True):
    """A table. What changes (`status` to `waiting`) is written together with the entries that change it."""

    id: str
    game: str
    owner: str
    seed: str
    """Secret until the game is over."""
    settings: str
    """JSON: seats at the beginning, options, pace."""
    listed: bool
    created: int
    status: str = "open"
    """`open`, `playing` or `over`."""
    number: int = 0
    """The number of the last entry."""
    changed: int = 0
    due: int | None = None
    """When something happens by itself: a bot moves or a clock runs out."""
    waiting: int = 0
    """Mask of the seats that must decide."""
    rules: int = 1
    """The version of the rules that the table was made with, and is finished by."""
    content: str = ""
    """The name of the content that the table was made with, and is finished with."""
    format: int = 2
    """The form of the fingerprints in its log: 1 where release 0.1.0 made the table."""


class ContentRecord(Struct, frozen=True):
    """The content of a game by its name, a hash of what the rules read; unique by hash."""

    hash: str
    game: str
    data: str
    """JSON: the tables of the content, names and colours included."""


class SeatRecord(Struct, frozen=True):
    """Who sits where now, for lists of tables; primary key (table, seat). The log remains the truth."""

    table: str
    seat: int
    kind: str
    """`open`, `person` or `bot`."""
    person: str | None = None
    name: str = ""
    info: str = "{}"
    """JSON of the whole seat as the API shows it."""
    invite: str | None = None
    """The hash of the secret that opens this seat."""


class EntryRecord(Struct, frozen=True):
    """One line of the log: unique by (table, number) and, where there is a client id, by (table, client)."""

    table: str
    number: int
    at: int
    kind: str
    seat: int | None
    person: str | None
    client: str | None
    data: str
    """JSON; what it holds depends on the kind."""


class SnapshotRecord(Struct, frozen=True):
    """The game after an entry, so that a long table opens fast; unique by (table, number)."""

    table: str
    number: int
    data: bytes


class NoteRecord(Struct, frozen=True):
    """Private words of a person about a table; primary key (table, person, key)."""

    table: str
    person: str
    key: str
    """`note`, or `orders-N` for the standing orders of seat N."""
    text: str


class AnswerRecord(Struct, frozen=True):
    """What a seat has answered in a window that is still open; primary key (table, seat)."""

    table: str
    seat: int
    question: int
    """The number of the entry that opened the window."""
    moves: str
    """JSON: its decisions as text, in order; none where it was taken back."""
    client: str
    """The id of the request, so that the same one is not carried out again; empty where only a visit is noted."""
    ready: int | None = None
    """From when on the seat need not be waited for if all it can do is pass. Noted whatever it holds."""


class OutageRecord(Struct, frozen=True):
    """A time in which no server lived, or which a jump of the clock left out; unique by its beginning."""

    began: int
    ended: int


Listing = tuple[TableRecord, list[SeatRecord]]
"""A table with its seats in order."""
