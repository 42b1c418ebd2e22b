"""What the server asks of a store, and the promises of each call.

All times are whole milliseconds since 1970. Every method that writes returns only after the write is durable. Where one
raises StoreError, nothing was written; where nobody can tell, it raises StoreUnsure.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from prestol.server.store.records import (
    AnswerRecord,
    ContentRecord,
    EntryRecord,
    Listing,
    NoteRecord,
    OutageRecord,
    PersonRecord,
    SeatRecord,
    SnapshotRecord,
    TableRecord,
    TokenRecord,
)

R = TypeVar("R", bound=Struct)

NO_LIMIT = 2**31 - 1
"""No number of an entry is above this."""


class TableTaken(Exception):
    """There is a table with this id already."""


class NumberTaken(Exception):
    """Another process has appended an entry with this number: load the tail and try again."""


class ClientTaken(Exception):
    """This request was carried out before; `number` is the entry that it made."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class AnswersChanged(Exception):
    """A seat has answered otherwise since the answers were read: read them again and try again."""


class Batch(Struct, frozen=True):
    """What is written in one transaction: all of it or nothing.

    The entries have consecutive numbers. `seats` are written over those of the same number. The table gets `status`,
    `due`, `waiting`, the number of the last entry, and its time as `changed`. `closing` are the answers that a window
    is closed with. With `window` all answers to other questions are forgotten (0: to any).
    """

    table: str
    entries: list[EntryRecord]
    status: str
    due: int | None
    waiting: int
    seats: list[SeatRecord] = []
    snapshot: SnapshotRecord | None = None
    closing: list[AnswerRecord] | None = None
    window: int | None = None


class Step(Struct, frozen=True):
    """A statement of a transaction; where it changes no row, `lest` is raised and nothing is changed."""

    statement: str
    values: tuple[object, ...]
    lest: Exception | None = None


class Notice(Struct, frozen=True):
    """News from another process: `number` is the last entry of a table, or 0 where only `text` is passed on."""

    table: str
    number: int
    text: str = ""


MISSED = Notice("", 0)
"""Some news may have been missed: look at the log of every live table again."""

RESTORED = Notice("", -1)
"""Everything was replaced by a backup: forget every table and let those who follow come again."""

BROKEN = Notice("", -2)
"""The store cannot write any more, whatever happens: only a fresh process can."""

PEOPLE = ":people"
"""In place of a table: the text of such a notice is news about people."""


class Store(Protocol):
    """A durable store. One instance serves one process; all methods may be called concurrently from one event loop."""

    @property
    def shown(self) -> str:
        """The address as it may be shown."""

    async def open(self) -> None:
        """Connect, bring the schema up to date, begin to listen."""

    async def close(self) -> None:
        """Finish what is being written, then let go of everything."""

    async def ready(self) -> bool:
        """Whether the store can be read and written just now. Never raises."""

    async def keep_secret(self, name: str, fresh: str) -> str:
        """The secret of that name; `fresh` becomes it if there is none yet. All processes get the same one."""

    # --- what the rooms of people are built on; their statements are in `people`, `moderation` and `erasure`

    async def rows(self, statement: str, *values: object) -> list[Any]:
        """The rows of a question."""

    async def all_of(self, kind: type[R], statement: str, *values: object) -> list[R]:
        """The rows of a question as records."""

    async def one_of(self, kind: type[R], statement: str, *values: object) -> R | None:
        """The first of them, if there is one."""

    async def run(self, statement: str, *values: object) -> int:
        """Run one statement durably; how many rows it changed."""

    async def together(self, *steps: Step) -> None:
        """Run statements in one durable transaction: all of them or none."""

    # --- people

    async def person(self, id: str) -> PersonRecord | None: ...

    async def add_person(self, person: PersonRecord) -> bool:
        """Insert a person; whether they were new. One who is known stays as they are."""

    async def token(self, hash: str) -> TokenRecord | None: ...

    async def tokens(self, owner: str) -> list[TokenRecord]:
        """The tokens of an owner, oldest first."""

    async def save_token(self, token: TokenRecord) -> None: ...

    async def drop_token(self, owner: str, id: str) -> bool:
        """Whether there was such a token of this owner."""

    # --- tables

    async def create_table(
        self, table: TableRecord, seats: list[SeatRecord], content: ContentRecord | None = None
    ) -> None:
        """Create a table, and store its content if it is not stored yet.

        Raises TableTaken where there is one with this id; nothing of it is changed.
        """

    async def content(self, hash: str) -> ContentRecord | None: ...

    async def table(self, id: str) -> Listing | None: ...

    async def tables_of(self, person: str, limit: int) -> list[Listing]:
        """Tables at which a person sits or which the person owns, last changed first."""

    async def tables_listed(self, limit: int) -> list[Listing]:
        """Listed tables that are open or being played: the open ones first, then last changed first."""

    async def tables_due(self, now: int, limit: int) -> list[str]:
        """Ids of the tables with `due` at or before now, the longest overdue first."""

    async def save_invite(self, table: str, seat: int, invite: str | None) -> None:
        """Set the hash of the secret that opens a seat."""

    # --- the log

    async def append(self, batch: Batch) -> None:
        """Append durably, and tell the other processes.

        Raises ClientTaken where the client id of an entry is known at this table, and NumberTaken where a number is
        taken or would leave a gap; a known client id is reported first. Raises AnswersChanged where other answers are
        stored than those that a window is closed with. In all these cases nothing is written.
        """

    async def entries(self, table: str, after: int = 0, up_to: int = NO_LIMIT) -> list[EntryRecord]:
        """The entries with a number above `after`, but not above `up_to`, in order."""

    async def entries_of_play(self, table: str, after: int, up_to: int) -> list[EntryRecord]:
        """The same without those that change nothing but the log, such as chat; the last one is always there."""

    async def entry_of_client(self, table: str, client: str) -> EntryRecord | None: ...

    async def snapshot(self, table: str, at_most: int | None = None) -> SnapshotRecord | None:
        """The newest snapshot, or the newest one with a number up to `at_most`."""

    # --- answers in an open window, which are in no log

    async def answers(self, table: str) -> list[AnswerRecord]:
        """All answers that are stored for a table, by seat."""

    async def save_answer(
        self, answer: AnswerRecord, number: int, due: int | None = None, client: str | None = None
    ) -> None:
        """Insert or replace, and tell the other processes; NumberTaken where `number` is not the last entry.

        With `due` the table is looked at then. ClientTaken where the request `client` was carried out before.
        """

    # --- private words

    async def notes(self, table: str, person: str) -> list[NoteRecord]: ...

    async def save_note(self, note: NoteRecord, client: str | None = None, number: int = 0) -> None:
        """Insert or replace; an empty text removes it. ClientTaken where the request `client` was carried out before.

        `number` is what the request is answered with, also when it comes again.
        """

    async def request(self, table: str, client: str) -> int | None:
        """The number that a request was answered with, if it was carried out outside the log. Known for a day."""

    # --- when servers live

    async def mark(self, name: str) -> int | None:
        """The point in time of that name."""

    async def save_mark(self, name: str, at: int) -> None: ...

    async def outages(self, since: int) -> list[OutageRecord]:
        """Outages that ended after a point in time, in order."""

    async def save_outage(self, outage: OutageRecord) -> None: ...

    # --- between processes

    def listen(self, heard: Callable[[Notice], None]) -> None:
        """Call `heard` in the event loop for every entry or whisper of other processes. Set before `open`."""

    async def hold(self, table: str) -> None:
        """Hear from now on what other processes append to a table; what they appended before can be read by then."""

    async def release(self, table: str) -> None:
        """Hear no more of a table."""

    async def has_others(self) -> bool:
        """Whether other processes serve the same tables just now. Never raises."""

    async def whisper(self, notice: Notice) -> None:
        """Pass something fleeting on to the other processes, such as who is connected; nothing is stored."""
