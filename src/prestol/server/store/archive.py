"""Backups: the whole store as one SQLite file, whichever database it is in, taken and put back while servers run.

A backup of PostgreSQL can be restored into SQLite and the other way round. It carries a checksum of the whole file, and
one that was damaged since is refused. It holds password hashes and the key that cookies are signed with, so the file is
readable for its owner only.
"""

from __future__ import annotations

import os
import secrets
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from prestol.library.extras import needing
from prestol.server.store.address import read_address
from prestol.server.store.archive_tables import KEPT, columns_of
from prestol.server.store.errors import SQLITE_ERRORS, StoreError, explain_sqlite
from prestol.server.store.files import FileLock, prepare_file
from prestol.server.store.revisions import must_migrate
from prestol.server.store.seal import UNSEALED, check_seal, seal
from prestol.server.store.sqlite import PATIENCE, connect, revision_of
from prestol.server.store.statements import RESTORED_MARK, SET_MARK


class Summary(Struct, frozen=True):
    """What a backup holds."""

    people: int
    tables: int
    entries: int
    size: int
    """Bytes of the file."""


def backup(url: str, file: Path) -> Summary:
    """Write everything that is committed now into a new file. Servers may go on meanwhile."""
    address = read_address(url)
    if file.exists():
        raise StoreError("fault-store-file-there", file=str(file))
    with workshop(file.resolve().parent) as fresh:
        if address.path is not None:
            copy_sqlite(address.path, fresh)
        else:
            with needing("postgres"):
                from prestol.server.store.archive_postgres import copy_postgres

            migrate(fresh)
            copy_postgres(address, fresh)
        summary = finish(fresh)
        with spoken(fresh):
            seal(fresh)
            check_seal(fresh, file)
        size = fresh.stat().st_size
        fresh.rename(file)
    return replace(summary, size=size)


def restore(url: str, file: Path, sure: Callable[[int], bool]) -> Summary:
    """Replace everything by a backup, in one transaction.

    `sure` is asked before tables are lost, with their number; without its consent nothing is changed.
    """
    address = read_address(url)
    with workshop(None) as fresh:
        read_backup(file, fresh)
        summary = finish(fresh)
        if address.path is not None:
            fill_sqlite(address.path, fresh, sure)
        else:
            with needing("postgres"):
                from prestol.server.store.archive_postgres import fill_postgres

            fill_postgres(address, fresh, sure)
    return summary


@contextmanager
def workshop(parent: Path | None) -> Iterator[Path]:
    """The path of a temporary file in a folder of its own, inside `parent` if the file will be renamed into it."""
    where = parent if parent is not None else Path(tempfile.gettempdir())
    try:
        with tempfile.TemporaryDirectory(prefix=".prestol-", dir=where) as folder:
            yield Path(folder) / "backup.db"
    except OSError as error:
        raise StoreError("fault-store-folder", where=str(where), error=error.strerror) from None


@contextmanager
def spoken(where: object) -> Iterator[None]:
    """Errors of SQLite as one sentence."""
    try:
        yield
    except SQLITE_ERRORS as error:
        raise explain_sqlite(error, str(where)) from None


def copy_sqlite(path: Path, fresh: Path) -> None:
    """Copy the pages of a live database, as they are at one moment."""
    if not path.is_file():
        raise StoreError("fault-store-none", where=str(path))
    with spoken(path), closing(connect(path)) as source, closing(sqlite3.connect(fresh)) as target:
        if must_migrate(str(path), *revision_of(source)) and revision_of(source)[0] is None:
            raise StoreError("fault-store-empty", where=str(path))
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")


def read_backup(file: Path, fresh: Path) -> None:
    """A copy of a backup, brought to our schema."""
    if not file.is_file():
        raise StoreError("fault-store-no-backup", file=str(file))
    with spoken(file):
        sealed = check_seal(file, file)
    shutil.copyfile(file, fresh)
    with spoken(file), closing(connect(fresh)) as connection:
        found, full = revision_of(connection)
        if found is None:
            raise StoreError("fault-store-not-a-backup", file=str(file))
        if not sealed and found not in UNSEALED:
            raise StoreError("fault-store-backup-unsealed", file=str(file))
        old = must_migrate(str(file), found, full)
    if old:
        migrate(fresh)


def migrate(path: Path) -> None:
    with needing("server"):
        from prestol.server.store.migrate import migrate_sqlite

    with spoken(path):
        migrate_sqlite(path, PATIENCE)


def finish(fresh: Path) -> Summary:
    """Check a backup and settle it as one durable file."""
    with spoken(fresh), closing(connect(fresh)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        [verdict] = connection.execute("PRAGMA integrity_check(1)").fetchone()
        stray = connection.execute("PRAGMA foreign_key_check").fetchone()
        if stray is not None:
            raise StoreError("fault-store-backup-stray")
        if verdict != "ok":
            raise StoreError("fault-store-backup-damaged", error=verdict)
        people, tables, entries = (
            connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("people", "tables", "entries")
        )
    fresh.chmod(0o600)
    with fresh.open("rb+") as handle:
        os.fsync(handle.fileno())
    return Summary(people, tables, entries, fresh.stat().st_size)


def fill_sqlite(path: Path, fresh: Path, sure: Callable[[int], bool]) -> None:
    """Replace what a live SQLite database holds. Its server notices, and lets everybody come again."""
    prepare_file(path)
    set_damaged_aside(path)
    with spoken(path):
        with closing(connect(path)) as connection:
            old = must_migrate(str(path), *revision_of(connection))
        if old:
            migrate(path)
        with closing(connect(path)) as connection:
            connection.execute("ATTACH DATABASE ? AS backup", (str(fresh),))
            [tables] = connection.execute("SELECT count(*) FROM main.tables").fetchone()
            if tables and not sure(tables):
                raise StoreError("fault-store-left", where=str(path))
            connection.execute("BEGIN IMMEDIATE")
            replace_all(connection)
            connection.execute(SET_MARK, (RESTORED_MARK, secrets.token_hex(8)))
            connection.execute("COMMIT")


def replace_all(connection: sqlite3.Connection) -> None:
    for name in reversed(KEPT):
        connection.execute(f"DELETE FROM main.{name}")
    for name in KEPT:
        columns = ", ".join(columns_of(connection, name))
        connection.execute(f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM backup.{name}")


def set_damaged_aside(path: Path) -> None:
    """Rename a file that is no database any more, unless a server still holds it."""
    try:
        with closing(connect(path)) as connection:
            revision_of(connection)
            return
    except SQLITE_ERRORS as error:
        if getattr(error, "sqlite_errorname", "SQLITE_CORRUPT") not in ("SQLITE_CORRUPT", "SQLITE_NOTADB"):
            raise explain_sqlite(error, str(path)) from None
    lock = FileLock(path, patience=0)
    lock.take(StoreError("fault-store-damaged-in-use", where=str(path)))
    try:
        for end in ("", "-wal", "-shm"):
            with suppress(FileNotFoundError):
                Path(f"{path}{end}").rename(f"{path}.damaged{end}")
        prepare_file(path)
    finally:
        lock.release()
