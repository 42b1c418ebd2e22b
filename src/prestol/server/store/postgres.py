"""The store in PostgreSQL, which several server processes may share: each hears from it what the others append."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import psycopg

from prestol.server.store import statements as sql
from prestol.server.store.base import BROKEN, PEOPLE, Batch, Notice, Step, TableTaken
from prestol.server.store.common import SqlStore
from prestol.server.store.errors import StoreError, explain_postgres, without_password
from prestol.server.store.group import Append, Call, KeepAnswer, KeepNote
from prestol.server.store.link import Connection, Readers, revision_of
from prestol.server.store.notify import CHANNEL, LIVES, Notifications
from prestol.server.store.records import AnswerRecord, ContentRecord, NoteRecord, SeatRecord, TableRecord
from prestol.server.store.revisions import must_migrate
from prestol.server.store.writer_postgres import PostgresWriter

PATIENCE = 10.0
"""Seconds after which a question to the database counts as unanswered."""

ALIVE = f"""
SELECT objid::text FROM pg_locks WHERE locktype = 'advisory' AND classid = {LIVES} AND objsubid = 2
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
"""The names of the processes that live."""
HOLD = f"""
UPDATE tables SET holders = CASE WHEN holders IN ('', %s) THEN %s ELSE (
    SELECT string_agg(h, ',') FROM (
        SELECT h FROM unnest(string_to_array(holders, ',')) AS known(h) WHERE h IN ({ALIVE}) UNION SELECT %s
    ) AS all_of_them(h)
) END WHERE id = ANY(%s)
"""
RELEASE = (
    "UPDATE tables SET holders = array_to_string(array_remove(string_to_array(holders, ','), %s), ',') WHERE id = %s"
)
TELL_ALL = "SELECT pg_notify(%s, %s)"
WHISPER = f"""
SELECT pg_notify('{CHANNEL}_' || h, %s) FROM tables, unnest(string_to_array(holders, ',')) AS known(h)
WHERE id = %s AND h <> %s
"""


class PostgresStore(SqlStore):
    """Any number of processes on one database."""

    writer: PostgresWriter

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        super().__init__()
        self.url = url
        self.where = without_password(url)
        self.patience = patience
        self.notifications = Notifications(url, self.pass_on, self.hold_again)
        self.held: set[str] = set()

    @property
    def shown(self) -> str:
        return self.where

    async def open(self) -> None:
        try:
            await asyncio.to_thread(self.migrate)
            await self.notifications.open()
        except psycopg.Error as error:
            raise explain_postgres(error, self.where) from None
        self.readers = Readers(self.url, self.patience)
        envelope, name = self.notifications.envelope, self.notifications.name
        self.writer = PostgresWriter(self.url, self.where, name, envelope, lambda: self.pass_on(BROKEN), self.patience)

    def migrate(self) -> None:
        """Look at the schema, and bring it up to date where that is needed."""
        timeout = max(2, int(self.patience))
        with psycopg.connect(self.url, autocommit=True, connect_timeout=timeout) as connection:
            found = revision_of(connection)
        if must_migrate(self.where, *found):
            from prestol.server.store.migrate import migrate_postgres  # loads SQLAlchemy, seldom needed

            migrate_postgres(self.url)

    async def close(self) -> None:
        await self.writer.stop()
        await self.notifications.close()
        await self.readers.close()

    def is_troubled(self) -> bool:
        return self.writer.trouble or self.writer.dead or not self.notifications.connected

    async def probe(self) -> None:
        await super().probe()
        if not self.notifications.connected:
            raise StoreError("fault-store-no-answer", where=self.where, error="LISTEN")

    # --- reading

    async def rows(self, statement: str, *values: object) -> list[Any]:
        try:
            return await self.readers.rows(sql.translated(statement), values)
        except psycopg.Error as error:
            raise explain_postgres(error, self.where) from None

    # --- writing

    async def call(self, work: Callable[[Connection], Any], taken: type[Exception] | None = None) -> Any:
        return await self.writer.write(Call(work, taken))

    async def run(self, statement: str, *values: object) -> int:
        changed: int = await self.call(lambda connection: connection.execute(sql.translated(statement), values))
        return changed

    async def keep_secret(self, name: str, fresh: str) -> str:
        await self.run(sql.KEEP_SECRET, name, fresh)
        return str((await self.rows(sql.SECRET, name))[0][0])

    async def together(self, *steps: Step) -> None:
        def work(connection: Connection) -> None:
            for step in steps:
                done = connection.execute(sql.translated(step.statement), step.values)
                if step.lest is not None:
                    with connection.pipeline():
                        pass  # leaving it waits for the answers to what was sent so far
                    if done.rowcount < 1:
                        raise step.lest

        await self.call(work)

    async def create_table(
        self, table: TableRecord, seats: list[SeatRecord], content: ContentRecord | None = None
    ) -> None:
        def work(connection: Connection) -> None:
            connection.execute(sql.translated(sql.CREATE_TABLE), sql.row_of(table))
            if content is not None:
                connection.execute(sql.translated(sql.KEEP_CONTENT), sql.row_of(content))
            for seat in seats:
                connection.execute(sql.translated(sql.SAVE_SEAT), sql.row_of(seat))

        await self.call(work, TableTaken)

    async def append(self, batch: Batch) -> None:
        await self.writer.write(Append(batch))

    async def save_answer(
        self, answer: AnswerRecord, number: int, due: int | None = None, client: str | None = None
    ) -> None:
        await self.writer.write(KeepAnswer(answer, number, due, client))

    async def save_note(self, note: NoteRecord, client: str | None = None, number: int = 0) -> None:
        await self.writer.write(KeepNote(note, client, number))

    # --- between processes

    async def hold(self, table: str) -> None:
        self.held.add(table)
        await self.hold_all([table])

    async def hold_all(self, tables: list[str]) -> None:
        """Write our name on the rows of tables, and wipe off those of processes that are gone.

        Whoever appends locks the same row: so it either has committed by now, or will read our name.
        """
        name = self.notifications.name
        await self.call(lambda connection: connection.execute(HOLD, (name, name, name, tables)))

    async def hold_again(self) -> None:
        """While we did not listen, others may have taken us for dead."""
        if self.held:
            await self.hold_all(sorted(self.held))

    async def release(self, table: str) -> None:
        self.held.discard(table)
        await self.call(lambda connection: connection.execute(RELEASE, (self.notifications.name, table)))

    async def has_others(self) -> bool:
        try:
            return any(row[0] != self.notifications.name for row in await asyncio.wait_for(self.rows(ALIVE), 1))
        except (StoreError, TimeoutError):
            return False

    async def whisper(self, notice: Notice) -> None:
        """Pass something on to the other processes that hold the table."""
        text = self.notifications.envelope(notice)
        if notice.table == PEOPLE:
            await self.rows(TELL_ALL, CHANNEL, text)
            return
        await self.rows(WHISPER, text, notice.table, self.notifications.name)
