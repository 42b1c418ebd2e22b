"""The store in PostgreSQL, which several server processes may share: each hears from it what the others append."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import psycopg
from psycopg import AsyncConnection
from psycopg.errors import UniqueViolation
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from prestol.server.store import statements as sql
from prestol.server.store.base import (
    AnswerRecord,
    AnswersChanged,
    Batch,
    ClientTaken,
    ContentRecord,
    NameTaken,
    Notice,
    NumberTaken,
    PersonRecord,
    SeatRecord,
    TableRecord,
    TableTaken,
)
from prestol.server.store.common import SqlStore
from prestol.server.store.errors import StoreError, explain_postgres, without_password
from prestol.server.store.notify import CHANNEL, Notifications
from prestol.server.store.revisions import VERSION_TABLE, must_migrate

Connection = AsyncConnection[tuple[Any, ...]]

POOL = 8
"""Connections of one process, besides the one that listens."""

PATIENCE = 10.0
"""Seconds after which a question to the database counts as unanswered."""

TELL = "SELECT pg_notify(%s, %s)"
LOCKED_NUMBER = f"{sql.for_postgres(sql.NUMBER_OF)} FOR UPDATE"
KNOWN_CLIENTS = "SELECT number FROM entries WHERE table_id = %s AND client = ANY(%s) ORDER BY number"

translated = cache(sql.for_postgres)


class PostgresStore(SqlStore):
    """Any number of processes on one database."""

    def __init__(self, url: str, size: int = POOL, patience: float = PATIENCE) -> None:
        super().__init__()
        self.url = url
        self.where = without_password(url)
        self.patience = patience
        self.pool = AsyncConnectionPool[Connection](
            url, open=False, min_size=1, max_size=size, timeout=patience, configure=self.configure, name="prestol"
        )
        self.notifications = Notifications(url, self.pass_on)

    async def open(self) -> None:
        try:
            await self.migrate()
            await self.pool.open(wait=True, timeout=self.patience)
            await self.notifications.open()
        except (psycopg.Error, PoolTimeout) as error:
            await self.pool.close()
            raise explain_postgres(error, self.where) from None

    def pass_on(self, notice: Notice) -> None:
        self.heard(notice)

    async def migrate(self) -> None:
        """Look at the schema, and bring it up to date where that is needed."""
        timeout = max(2, int(self.patience))
        async with await AsyncConnection.connect(self.url, autocommit=True, connect_timeout=timeout) as connection:
            found = await revision_of(connection)
        if must_migrate(self.where, *found):
            from prestol.server.store.migrate import migrate_postgres  # loads SQLAlchemy, seldom needed

            await asyncio.to_thread(migrate_postgres, self.url)

    async def configure(self, connection: Connection) -> None:
        """Commits are durable and statements time out, whatever the settings of the database server are."""
        await connection.set_autocommit(True)
        await connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
        await connection.execute("SELECT set_config('statement_timeout', %s, false)", [str(int(self.patience * 1000))])

    async def close(self) -> None:
        await self.notifications.close()
        await self.pool.close()

    async def ready(self) -> bool:
        try:
            await asyncio.wait_for(self.rows("SELECT 1"), 2)
        except (StoreError, TimeoutError):
            return False
        return self.notifications.connected

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """A connection of the pool; whatever the database complains of becomes one sentence."""
        try:
            async with self.pool.connection() as connection:
                yield connection
        except (psycopg.Error, PoolTimeout) as error:
            raise explain_postgres(error, self.where) from None

    async def rows(self, statement: str, *values: object) -> list[Any]:
        async with self.connection() as connection:
            return await (await connection.execute(translated(statement), values)).fetchall()

    async def run(self, statement: str, *values: object) -> int:
        async with self.connection() as connection:
            return (await connection.execute(translated(statement), values)).rowcount

    async def keep_secret(self, name: str, fresh: str) -> str:
        await self.run(sql.KEEP_SECRET, name, fresh)
        return str((await self.rows(sql.SECRET, name))[0][0])

    async def save_person(self, person: PersonRecord) -> None:
        async with self.connection() as connection:
            try:
                await connection.execute(translated(sql.SAVE_PERSON), sql.row_of(person))
            except UniqueViolation:
                raise NameTaken from None

    async def create_table(
        self, table: TableRecord, seats: list[SeatRecord], content: ContentRecord | None = None
    ) -> None:
        async with self.connection() as connection:
            try:
                async with connection.pipeline(), connection.transaction():
                    await connection.execute(translated(sql.CREATE_TABLE), sql.row_of(table))
                    if content is not None:
                        await connection.execute(translated(sql.KEEP_CONTENT), sql.row_of(content))
                    await write_seats(connection, seats)
            except UniqueViolation:
                raise TableTaken from None

    async def append(self, batch: Batch) -> None:
        async with self.connection() as connection:
            try:
                async with connection.pipeline(), connection.transaction():
                    await check(connection, batch)
                    await write(connection, batch)
                    if batch.entries:
                        await self.tell(connection, Notice(batch.table, batch.entries[-1].number))
            except UniqueViolation:  # the row of the table is locked, so this is only a last safeguard
                raise NumberTaken from None

    async def save_answer(self, answer: AnswerRecord, number: int, due: int | None = None) -> None:
        async with self.connection() as connection, connection.transaction():
            locked = await (await connection.execute(LOCKED_NUMBER, (answer.table,))).fetchone()
            if locked != (number,):
                raise NumberTaken
            await connection.execute(translated(sql.SAVE_ANSWER), sql.row_of(answer))
            if due is not None:
                await connection.execute(translated(sql.SET_DUE), (due, answer.table))
            await self.tell(connection, Notice(answer.table, number))

    async def whisper(self, notice: Notice) -> None:
        async with self.connection() as connection:
            await self.tell(connection, notice)

    async def tell(self, connection: Connection, notice: Notice) -> None:
        """Pass a notice on to the other processes, when the transaction is committed."""
        await connection.execute(TELL, (CHANNEL, self.notifications.envelope(notice)))


async def revision_of(connection: Connection) -> tuple[str | None, bool]:
    """The revision of a database's schema, and whether there is anything in it."""
    question = "SELECT tablename FROM pg_tables WHERE schemaname = ANY (current_schemas(false))"
    names = [row[0] for row in await (await connection.execute(question)).fetchall()]
    if VERSION_TABLE not in names:
        return None, bool(names)
    row = await (await connection.execute(f"SELECT version_num FROM {VERSION_TABLE}")).fetchone()
    return (str(row[0]) if row else None), len(names) > 1


async def check(connection: Connection, batch: Batch) -> None:
    """Lock the table against other processes; raise where the batch does not follow what is there."""
    clients = [entry.client for entry in batch.entries if entry.client is not None]
    locked = await connection.execute(LOCKED_NUMBER, (batch.table,))
    known = await connection.execute(KNOWN_CLIENTS, (batch.table, clients))
    row, twin = await locked.fetchone(), await known.fetchone()
    if row is None:
        raise StoreError(f"There is no table “{batch.table}” in the database.")
    if twin is not None:
        raise ClientTaken(twin[0])
    if batch.entries and batch.entries[0].number != row[0] + 1:
        raise NumberTaken
    if batch.closing is not None:
        rows = await (await connection.execute(translated(sql.ANSWERS), (batch.table,))).fetchall()
        if [AnswerRecord(*one) for one in rows] != batch.closing:
            raise AnswersChanged


async def write(connection: Connection, batch: Batch) -> None:
    """Write a checked batch."""
    standing = (batch.status, batch.due, batch.waiting)
    if batch.entries:
        last = batch.entries[-1]
        rows = [sql.row_of(entry) for entry in batch.entries]
        await connection.cursor().executemany(translated(sql.APPEND), rows)
        await connection.execute(translated(sql.UPDATE_TABLE), (*standing, last.number, last.at, batch.table))
    else:
        await connection.execute(translated(sql.UPDATE_STANDING), (*standing, batch.table))
    await write_seats(connection, batch.seats)
    if batch.snapshot is not None:
        await connection.execute(translated(sql.SAVE_SNAPSHOT), sql.row_of(batch.snapshot))
    if batch.window is not None:
        await connection.execute(translated(sql.FORGET_ANSWERS), (batch.table, batch.window))


async def write_seats(connection: Connection, seats: list[SeatRecord]) -> None:
    if seats:
        await connection.cursor().executemany(translated(sql.SAVE_SEAT), [sql.row_of(seat) for seat in seats])
