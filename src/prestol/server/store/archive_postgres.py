"""The PostgreSQL side of backups: everything at one moment into a file, and a file over everything."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
from psycopg import sql

from prestol.server.store.address import Address
from prestol.server.store.archive_tables import KEPT, columns_of
from prestol.server.store.base import RESTORED
from prestol.server.store.errors import StoreError, explain_postgres
from prestol.server.store.link import Connection, revision_of
from prestol.server.store.notify import CHANNEL, sealed
from prestol.server.store.revisions import must_migrate
from prestol.server.store.sqlite import connect

PATIENCE = 10


@contextmanager
def postgres(address: Address) -> Iterator[Connection]:
    """A connection; whatever the database complains of becomes one sentence."""
    try:
        with psycopg.connect(address.url, connect_timeout=PATIENCE) as connection:
            yield connection
    except psycopg.Error as error:
        raise explain_postgres(error, address.shown) from None


def copy_postgres(address: Address, fresh: Path) -> None:
    """Copy everything, as it is at one moment, into a SQLite file that has the schema."""
    with postgres(address) as source, closing(connect(fresh)) as target:
        source.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        source.read_only = True
        ready(address, source)
        target.execute("BEGIN")
        for name in KEPT:
            copy_rows(source, target, name)
        target.execute("COMMIT")


def ready(address: Address, connection: Connection) -> None:
    """Raise StoreError unless a database has our schema."""
    if must_migrate(address.shown, *revision_of(connection)):
        raise StoreError("fault-store-old", where=address.shown)


def copy_rows(source: Connection, target: sqlite3.Connection, name: str) -> None:
    columns = columns_of(target, name)
    places = ", ".join("?" for _ in columns)
    into = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({places})"
    with source.cursor(name=f"backup_{name}") as rows:
        rows.itersize = 2000
        rows.execute(sql.SQL("SELECT {} FROM {}").format(names(columns), sql.Identifier(name)))
        target.executemany(into, rows)


def fill_postgres(address: Address, fresh: Path, sure: Callable[[int], bool]) -> None:
    """Replace what a live database holds. All servers on it are told, and let everybody come again."""
    with postgres(address) as target, closing(connect(fresh)) as source:
        old = must_migrate(address.shown, *revision_of(target))
        target.commit()
        if old:
            migrate(address)
        ask(address, target, sure)
        target.execute(sql.SQL("TRUNCATE {}").format(names(KEPT)))
        for name in KEPT:
            fill_rows(source, target, name)
        target.execute("SELECT pg_notify(%s, %s)", (CHANNEL, sealed("restore", RESTORED)))


def ask(address: Address, target: Connection, sure: Callable[[int], bool]) -> None:
    row = target.execute("SELECT count(*) FROM tables").fetchone()
    target.commit()
    if row is not None and row[0] and not sure(row[0]):
        raise StoreError("fault-store-left", where=address.shown)


def fill_rows(source: sqlite3.Connection, target: Connection, name: str) -> None:
    """Copy a table. Zero bytes, which earlier releases took in on SQLite, are not possible here."""
    columns = columns_of(source, name)
    into = sql.SQL("COPY {} ({}) FROM STDIN").format(sql.Identifier(name), names(columns))
    flags = [at for at, column in enumerate(columns) if (name, column) == ("tables", "listed")]
    with target.cursor().copy(into) as copy:
        for row in source.execute(f"SELECT {', '.join(columns)} FROM {name}"):
            values = [one.replace("\0", "\ufffd") if isinstance(one, str) else one for one in row]
            for at in flags:
                values[at] = bool(values[at])
            copy.write_row(values)


def names(columns: list[str] | tuple[str, ...]) -> sql.Composed:
    return sql.SQL(", ").join(sql.Identifier(column) for column in columns)


def migrate(address: Address) -> None:
    from prestol.server.store.migrate import migrate_postgres

    migrate_postgres(address.url)
