"""Connections to PostgreSQL for threads: those of the readers come back by themselves when they break."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import psycopg

from prestol.server.store.revisions import VERSION_TABLE

Connection = psycopg.Connection[tuple[Any, ...]]

READERS = 4
REACH = 3.0
"""Seconds for which a database that is away is tried again before those who wait are refused."""
AGAIN = 0.1


def connect(url: str, patience: float) -> Connection:
    """A connection on which statements time out, and which notices when the other end is gone."""
    connection = psycopg.connect(
        url,
        autocommit=True,
        connect_timeout=5,
        keepalives_idle=10,
        keepalives_interval=5,
        keepalives_count=3,
        tcp_user_timeout=20_000,
    )
    try:
        connection.execute("SELECT set_config('statement_timeout', %s, false)", [str(int(patience * 1000))])
    except psycopg.Error:
        close(connection)
        raise
    return connection


def is_lost(error: Exception) -> bool:
    """Whether a connection is gone, or the database is just ending or starting."""
    if not isinstance(error, psycopg.OperationalError):
        return False
    return not error.sqlstate or error.sqlstate.startswith(("08", "57P"))


def close(connection: Connection) -> None:
    with suppress(psycopg.Error):
        connection.close()


def revision_of(connection: Connection) -> tuple[str | None, bool]:
    """The revision of a database's schema, and whether there is anything in it."""
    question = "SELECT tablename FROM pg_tables WHERE schemaname = ANY (current_schemas(false))"
    names = [row[0] for row in connection.execute(question)]
    if VERSION_TABLE not in names:
        return None, bool(names)
    row = connection.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone()
    return (str(row[0]) if row else None), len(names) > 1


class Readers:
    """A few threads that ask, each with a connection of its own."""

    def __init__(self, url: str, patience: float) -> None:
        self.url = url
        self.patience = patience
        self.threads = ThreadPoolExecutor(READERS, "prestol-reader")
        self.local = threading.local()
        self.connections: set[Connection] = set()
        self.away: float | None = None
        """Since when no connection could be had."""

    async def rows(self, statement: str, values: Sequence[object]) -> list[Any]:
        """The rows of a question. Raises psycopg.Error."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.ask, statement, values)

    async def close(self) -> None:
        await asyncio.to_thread(self.threads.shutdown)
        for connection in self.connections:
            close(connection)

    # --- in a thread

    def ask(self, statement: str, values: Sequence[object]) -> list[Any]:
        """Asked again where the connection turns out to be dead: it may have been so for long."""
        while True:
            try:
                found = self.reach().execute(statement, values).fetchall()
                self.away = None
                return found
            except psycopg.Error as error:
                if not is_lost(error):
                    raise
                self.drop()
                self.away = self.away or time.monotonic()
                if time.monotonic() - self.away > REACH:
                    raise
            time.sleep(AGAIN)

    def reach(self) -> Connection:
        connection: Connection | None = getattr(self.local, "connection", None)
        if connection is None:
            connection = self.local.connection = connect(self.url, self.patience)
            self.connections.add(connection)
        return connection

    def drop(self) -> None:
        connection: Connection | None = getattr(self.local, "connection", None)
        if connection is not None:
            self.local.connection = None
            self.connections.discard(connection)
            close(connection)
