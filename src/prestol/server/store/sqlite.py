"""The store in one SQLite file: write-ahead log, full sync, one writing thread, readers beside it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from prestol.server.store import statements as sql
from prestol.server.store.base import (
    BROKEN,
    RESTORED,
    AnswersChanged,
    Batch,
    ClientTaken,
    Notice,
    NumberTaken,
    Step,
    TableTaken,
)
from prestol.server.store.common import SqlStore
from prestol.server.store.errors import SQLITE_ERRORS, StoreError, explain_sqlite
from prestol.server.store.files import FileLock, prepare_file
from prestol.server.store.records import AnswerRecord, ContentRecord, NoteRecord, SeatRecord, TableRecord
from prestol.server.store.revisions import VERSION_TABLE, must_migrate
from prestol.server.store.writer import milliseconds
from prestol.server.store.writer_sqlite import SqliteWriter

READERS = 3
PATIENCE = 10.0
"""Seconds to wait for another program that has locked the file."""


class SqliteStore(SqlStore):
    """One process on one file. A second server on the same file is refused; backups and restores are not."""

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        super().__init__()
        self.path = path
        self.patience = patience
        self.lock = FileLock(path)
        self.local = threading.local()
        self.connections: list[sqlite3.Connection] = []

    @property
    def shown(self) -> str:
        return str(self.path)

    async def open(self) -> None:
        await asyncio.to_thread(self.prepare)
        try:
            self.readers = ThreadPoolExecutor(READERS, "prestol-reader")
            pass_on, where = self.pass_on, str(self.path)
            self.writer = SqliteWriter(
                self.connect(), where, restored_mark, lambda: pass_on(RESTORED), lambda: pass_on(BROKEN)
            )
        except SQLITE_ERRORS as error:
            self.lock.release()
            raise self.explain(error) from None

    def prepare(self) -> None:
        """Lock the file for this server, and bring its schema up to date."""
        prepare_file(self.path)
        self.lock.take(StoreError("fault-store-in-use", where=str(self.path)))
        try:
            self.migrate()
        except BaseException as error:
            self.lock.release()
            if isinstance(error, SQLITE_ERRORS):
                raise self.explain(error) from None
            raise

    def migrate(self) -> None:
        connection = self.connect()
        try:
            needed = must_migrate(str(self.path), *revision_of(connection))
        finally:
            self.connections.remove(connection)
            connection.close()
        if needed:
            from prestol.server.store.migrate import migrate_sqlite  # loads SQLAlchemy, seldom needed

            migrate_sqlite(self.path, self.patience)

    def connect(self) -> sqlite3.Connection:
        connection = connect(self.path, self.patience)
        self.connections.append(connection)
        return connection

    def explain(self, error: Exception) -> StoreError:
        return explain_sqlite(error, str(self.path))

    async def close(self) -> None:
        await self.writer.stop()
        await asyncio.to_thread(self.readers.shutdown)
        for connection in self.connections:
            connection.close()
        self.connections.clear()
        self.lock.release()

    def is_troubled(self) -> bool:
        return self.writer.trouble or self.writer.dead

    async def rows(self, statement: str, *values: object) -> list[Any]:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.readers, self.fetch, statement, values)
        except SQLITE_ERRORS as error:
            raise self.explain(error) from None

    def fetch(self, statement: str, values: Sequence[object]) -> list[Any]:
        """Runs in a thread of the readers, each of which has a connection of its own."""
        connection: sqlite3.Connection | None = getattr(self.local, "connection", None)
        if connection is None:
            connection = self.local.connection = self.connect()
            connection.execute("PRAGMA query_only = 1")
        return connection.execute(statement, values).fetchall()

    async def run(self, statement: str, *values: object) -> int:
        changed: int = await self.writer.write(lambda connection: connection.execute(statement, values).rowcount)
        return changed

    async def keep_secret(self, name: str, fresh: str) -> str:
        def work(connection: sqlite3.Connection) -> str:
            connection.execute(sql.KEEP_SECRET, (name, fresh))
            return str(connection.execute(sql.SECRET, (name,)).fetchone()[0])

        return str(await self.writer.write(work))

    async def together(self, *steps: Step) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for step in steps:
                if connection.execute(step.statement, step.values).rowcount < 1 and step.lest is not None:
                    raise step.lest

        await self.writer.write(work)

    async def create_table(
        self, table: TableRecord, seats: list[SeatRecord], content: ContentRecord | None = None
    ) -> None:
        def work(connection: sqlite3.Connection) -> None:
            try:
                connection.execute(sql.CREATE_TABLE, sql.row_of(table))
            except sqlite3.IntegrityError:
                raise TableTaken from None
            if content is not None:
                connection.execute(sql.KEEP_CONTENT, sql.row_of(content))
            connection.executemany(sql.SAVE_SEAT, [sql.row_of(seat) for seat in seats])

        await self.writer.write(work)

    async def append(self, batch: Batch) -> None:
        await self.writer.write(lambda connection: append(connection, batch))

    async def save_answer(
        self, answer: AnswerRecord, number: int, due: int | None = None, client: str | None = None
    ) -> None:
        def work(connection: sqlite3.Connection) -> None:
            keep_request(connection, answer.table, client, number)
            if connection.execute(sql.NUMBER_OF, (answer.table,)).fetchone() != (number,):
                raise NumberTaken
            connection.execute(sql.SAVE_ANSWER, sql.row_of(answer))
            if due is not None:
                connection.execute(sql.SET_DUE, (due, answer.table))

        await self.writer.write(work)

    async def save_note(self, note: NoteRecord, client: str | None = None, number: int = 0) -> None:
        def work(connection: sqlite3.Connection) -> None:
            keep_request(connection, note.table, client, number)
            if note.text:
                connection.execute(sql.SAVE_NOTE, sql.row_of(note))
            else:
                connection.execute(sql.DROP_NOTE, (note.table, note.person, note.key))

        await self.writer.write(work)

    # --- there is no other process

    async def hold(self, table: str) -> None:
        pass

    async def release(self, table: str) -> None:
        pass

    async def has_others(self) -> bool:
        return False

    async def whisper(self, notice: Notice) -> None:
        pass


def connect(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """A connection that is durable to the last commit."""
    connection = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = 1")
    except SQLITE_ERRORS:
        connection.close()
        raise
    return connection


def revision_of(connection: sqlite3.Connection) -> tuple[str | None, bool]:
    """The revision of a database's schema, and whether there is anything in it."""
    names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    if VERSION_TABLE not in names:
        return None, bool(names)
    row = connection.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone()
    return (str(row[0]) if row else None), len(names) > 1


def restored_mark(connection: sqlite3.Connection) -> object:
    """Something that every restore changes."""
    return connection.execute(sql.SECRET, (sql.RESTORED_MARK,)).fetchone()


def keep_request(connection: sqlite3.Connection, table: str, client: str | None, number: int) -> None:
    """Remember the id of a request that is in no log; ClientTaken where it was carried out before."""
    if client is None:
        return
    refuse_twin(connection, table, client)
    connection.execute(sql.FORGET_REQUESTS, (table, milliseconds() - sql.REMEMBERED))
    connection.execute(sql.KEEP_REQUEST, (table, client, number, milliseconds()))


def refuse_twin(connection: sqlite3.Connection, table: str, client: str) -> None:
    """ClientTaken where a request was carried out before, in the log or beside it."""
    known = connection.execute(sql.TWIN, (table, client, table, client)).fetchone()
    if known is not None:
        raise ClientTaken(known[0])


def append(connection: sqlite3.Connection, batch: Batch) -> None:
    """Write a batch, or raise before anything is written."""
    entries = batch.entries
    for entry in entries:
        if entry.client is not None:
            refuse_twin(connection, batch.table, entry.client)
    row = connection.execute(sql.NUMBER_OF, (batch.table,)).fetchone()
    if row is None:
        raise StoreError(f"There is no table “{batch.table}” in the database.")
    if entries and entries[0].number != row[0] + 1:
        raise NumberTaken
    if batch.closing is not None:
        kept = [AnswerRecord(*row) for row in connection.execute(sql.ANSWERS, (batch.table,))]
        if kept != batch.closing:
            raise AnswersChanged
    standing = (batch.status, batch.due, batch.waiting)
    if entries:
        connection.executemany(sql.APPEND, [sql.row_of(entry) for entry in entries])
        connection.execute(sql.UPDATE_TABLE, (*standing, entries[-1].number, entries[-1].at, batch.table))
    else:
        connection.execute(sql.UPDATE_STANDING, (*standing, batch.table))
    connection.executemany(sql.SAVE_SEAT, [sql.row_of(seat) for seat in batch.seats])
    if batch.snapshot is not None:
        connection.execute(sql.SAVE_SNAPSHOT, sql.row_of(batch.snapshot))
    if batch.window is not None:
        connection.execute(sql.FORGET_ANSWERS, (batch.table, batch.window))
