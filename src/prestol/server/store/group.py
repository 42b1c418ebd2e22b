"""What one transaction of PostgreSQL does for many tables at once: few statements, however many moves are in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
import psycopg

from prestol.server.store import statements as sql
from prestol.server.store.base import AnswersChanged, Batch, ClientTaken, Notice, NumberTaken
from prestol.server.store.errors import StoreError
from prestol.server.store.link import Connection
from prestol.server.store.message import Message, Prepared, Rows
from prestol.server.store.notify import channel_of
from prestol.server.store.records import AnswerRecord, EntryRecord, NoteRecord
from prestol.server.store.writer import milliseconds


class Append(NamedTuple):
    """Append a batch to the log of its table."""

    batch: Batch

    @property
    def table(self) -> str:
        return self.batch.table


class KeepAnswer(NamedTuple):
    """Store what a seat answers in an open window."""

    answer: AnswerRecord
    number: int
    due: int | None
    client: str | None

    @property
    def table(self) -> str:
        return self.answer.table


class KeepNote(NamedTuple):
    """Store private words."""

    note: NoteRecord
    client: str | None
    number: int

    @property
    def table(self) -> str:
        return self.note.table


class Call(NamedTuple):
    """Anything else. `taken` is raised where something that must be unique is there already.

    Where the work gives a cursor, the result is the number of rows that it changed.
    """

    work: Callable[[Connection], Any]
    taken: type[Exception] | None = None


Write = Append | KeepAnswer | KeepNote | Call

LOCK = """
WITH mark AS (INSERT INTO commits (process, number, at) VALUES (%s, %s, %s))
SELECT id, number, holders FROM tables WHERE id = ANY(%s) ORDER BY id FOR UPDATE
"""
"""In the order of their ids, so that two processes never wait for each other."""
KNOWN = """
WITH v(t, c) AS (SELECT * FROM unnest(%s::text[], %s::text[]))
SELECT e.table_id, e.client, e.number FROM v JOIN entries e ON e.table_id = v.t AND e.client = v.c
UNION ALL SELECT e.table_id, e.client, e.number FROM v JOIN requests e ON e.table_id = v.t AND e.client = v.c
"""
STORED_ANSWERS = f"SELECT {sql.listed(AnswerRecord)} FROM answers WHERE table_id = ANY(%s) ORDER BY seat"
ENTRIES = """
INSERT INTO entries (table_id, number, at, kind, seat, person, client, data)
SELECT * FROM json_to_recordset(%s::json) AS e(
    "table" text, number int, at bigint, kind text, seat int, person text, client text, data text)
"""
STANDING = """
UPDATE tables t SET status = v.status, due = v.due, waiting = v.waiting,
    number = coalesce(v.number, t.number), changed = coalesce(v.changed, t.changed)
FROM json_to_recordset(%s::json) AS v(
    id text, status text, due bigint, waiting bigint, number int, changed bigint)
WHERE t.id = v.id
"""
FORGET = """
DELETE FROM answers a USING unnest(%s::text[], %s::int[]) AS v(t, q) WHERE a.table_id = v.t AND a.question <> v.q
"""
TELL = "SELECT pg_notify(c, p) FROM unnest(%s::text[], %s::text[]) AS v(c, p)"
PREPARED = Prepared(
    LOCK,
    KNOWN,
    STORED_ANSWERS,
    ENTRIES,
    STANDING,
    FORGET,
    TELL,
    *map(
        sql.translated,
        (
            sql.SAVE_SEAT,
            sql.SAVE_SNAPSHOT,
            sql.SAVE_ANSWER,
            sql.SET_DUE,
            sql.SAVE_NOTE,
            sql.DROP_NOTE,
            sql.FORGET_REQUESTS,
            sql.KEEP_REQUEST,
        ),
    ),
)
"""What groups are made of."""

encode = msgspec.json.Encoder().encode


class Group:
    """The jobs of one transaction: first what is stored is looked at, then each job is judged, then all is written."""

    def __init__(self, works: Sequence[Write], envelope: Callable[[Notice], str], process: str) -> None:
        self.works = works
        self.envelope = envelope
        self.process = process
        self.numbers: dict[str, int] = {}
        self.holders: dict[str, list[str]] = {}
        self.known: dict[tuple[str, str], int] = {}
        self.answers: dict[str, list[AnswerRecord]] = {}
        self.results: list[Any] = []
        self.accepted: list[Write] = []

    # --- what is stored

    def lock(self, connection: Connection, number: int) -> None:
        """Begin, lock the tables against other processes, and read what the jobs are judged by."""
        works = [work for work in self.works if not isinstance(work, Call)]
        tables = sorted({work.table for work in works})
        named = [(work.table, client) for work in works for client in clients_of(work)]
        closing = [work.table for work in self.works if isinstance(work, Append) and work.batch.closing is not None]
        message = Message(PREPARED)
        message.add("BEGIN")
        locked = message.add(LOCK, self.process, number, milliseconds(), tables)
        known = message.add(KNOWN, *listed(named)) if named else None
        stored = message.add(STORED_ANSWERS, closing) if closing else None
        answers = message.send(connection)
        self.read(answers[locked], answers[known] if known else [], answers[stored] if stored else [])

    def read(self, locked: Rows, known: Rows, stored: Rows) -> None:
        for id, last, holders in locked:
            self.numbers[id] = last
            self.holders[id] = [one for one in holders.split(",") if one and one != self.process]
        for table, client, taken in known:
            self.known[table, client] = taken
        for row in stored:
            self.answers.setdefault(row[0], []).append(AnswerRecord(*row))

    # --- what may be written

    def judge(self) -> None:
        """The result of every job, an exception where it is refused."""
        for work in self.works:
            refusal = None if isinstance(work, Call) else self.refusal(work)
            if refusal is None:
                self.accept(work)
            self.results.append(refusal)

    def accept(self, work: Write) -> None:
        """What follows in the same group is judged as if this were stored."""
        self.accepted.append(work)
        if isinstance(work, Call):
            return
        self.known.update({(work.table, client): number_of(work) for client in clients_of(work)})
        if isinstance(work, Append) and work.batch.entries:
            self.numbers[work.table] = work.batch.entries[-1].number

    def refusal(self, work: Append | KeepAnswer | KeepNote) -> Exception | None:
        if work.table not in self.numbers:
            return StoreError(f"There is no table “{work.table}” in the database.")
        twins = [self.known[work.table, client] for client in clients_of(work) if (work.table, client) in self.known]
        if twins:
            return ClientTaken(min(twins))
        number = self.numbers[work.table]
        match work:
            case Append(batch):
                if batch.entries and batch.entries[0].number != number + 1:
                    return NumberTaken()
                if batch.closing is not None and self.answers.get(batch.table, []) != batch.closing:
                    return AnswersChanged()
            case KeepAnswer() if work.number != number:
                return NumberTaken()
        return None

    # --- writing

    def call(self, connection: Connection) -> None:
        """Do everything that is no part of a table's log."""
        calls = [(at, work) for at, work in enumerate(self.works) if isinstance(work, Call)]
        if calls:
            with connection.pipeline():
                for at, work in calls:
                    self.results[at] = work.work(connection)

    def commit(self, connection: Connection) -> None:
        """Write all that is accepted, and commit."""
        message = Message(PREPARED)
        appends = [work.batch for work in self.accepted if isinstance(work, Append)]
        entries = [entry for batch in appends for entry in batch.entries]
        if entries:
            message.add(ENTRIES, text_of(entries))
        if appends:
            message.add(STANDING, text_of(standing_of(batch) for batch in appends))
        many(message, sql.SAVE_SEAT, [sql.row_of(seat) for batch in appends for seat in batch.seats])
        many(message, sql.SAVE_SNAPSHOT, [sql.row_of(batch.snapshot) for batch in appends if batch.snapshot])
        forget = [(batch.table, batch.window) for batch in appends if batch.window is not None]
        if forget:
            message.add(FORGET, *listed(forget))
        for work in self.accepted:
            if isinstance(work, KeepAnswer | KeepNote):
                keep(message, work)
        self.tell(message)
        message.add("COMMIT")
        message.send(connection)

    def tell(self, message: Message) -> None:
        """Pass on to those processes that hold a table what has happened there."""
        news = [
            (channel_of(holder), self.envelope(Notice(work.table, self.numbers[work.table])))
            for work in self.accepted
            if isinstance(work, KeepAnswer) or (isinstance(work, Append) and work.batch.entries)
            for holder in self.holders[work.table]
        ]
        if news:
            message.add(TELL, *listed(news))

    def finish(self) -> None:
        """After the commit: how many rows were changed can be told by now."""
        self.results = [one.rowcount if isinstance(one, psycopg.Cursor) else one for one in self.results]


def clients_of(work: Append | KeepAnswer | KeepNote) -> list[str]:
    """The ids of the requests that a job carries out."""
    named = [entry.client for entry in work.batch.entries] if isinstance(work, Append) else [work.client]
    return [client for client in named if client is not None]


def number_of(work: Append | KeepAnswer | KeepNote) -> int:
    return work.batch.entries[0].number if isinstance(work, Append) else work.number


def keep(message: Message, work: KeepAnswer | KeepNote) -> None:
    """Write what is in no log, and the id of the request with it."""
    if isinstance(work, KeepAnswer):
        many(message, sql.SAVE_ANSWER, [sql.row_of(work.answer)])
        if work.due is not None:
            many(message, sql.SET_DUE, [(work.due, work.table)])
    elif work.note.text:
        many(message, sql.SAVE_NOTE, [sql.row_of(work.note)])
    else:
        many(message, sql.DROP_NOTE, [(work.table, work.note.person, work.note.key)])
    if work.client is not None:
        at = milliseconds()
        many(message, sql.FORGET_REQUESTS, [(work.table, at - sql.REMEMBERED)])
        many(message, sql.KEEP_REQUEST, [(work.table, work.client, work.number, at)])


def many(message: Message, statement: str, rows: Iterable[tuple[Any, ...]]) -> None:
    """Add a statement that both databases know, once for each row."""
    for row in rows:
        message.add(sql.translated(statement), *row)


def listed(rows: Iterable[tuple[Any, ...]]) -> list[list[Any]]:
    """Rows as one list per column."""
    return [list(column) for column in zip(*rows, strict=True)]


def text_of(rows: Iterable[EntryRecord | dict[str, Any]]) -> str:
    return encode(list(rows)).decode()


def standing_of(batch: Batch) -> dict[str, Any]:
    last = batch.entries[-1] if batch.entries else None
    return {
        "id": batch.table,
        "status": batch.status,
        "due": batch.due,
        "waiting": batch.waiting,
        "number": last.number if last else None,
        "changed": last.at if last else None,
    }
