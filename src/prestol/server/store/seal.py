"""The checksum that a backup carries within itself: of the whole file, with zeros in the place of the checksum."""

from __future__ import annotations

import hashlib
import mmap
import os
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from prestol.server.store.errors import StoreError

EMPTY = "0" * 64
UNSEALED = ("0001", "0002", "0003", "0004", "0005")
"""Schemas whose backups had no checksum."""


def seal(file: Path) -> None:
    """Write the checksum into a backup that is otherwise finished. Raises sqlite3.Error."""
    mark = f"sha256 {secrets.token_hex(16)} "  # nothing else in the file can look the same
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA secure_delete = 1")
        connection.execute("DROP TABLE IF EXISTS backup_seal")
        connection.execute("CREATE TABLE backup_seal (seal TEXT NOT NULL)")
        connection.execute("INSERT INTO backup_seal VALUES (?)", (mark + EMPTY,))
    with file.open("r+b") as handle, mmap.mmap(handle.fileno(), 0) as data:
        at = data.find(mark.encode()) + len(mark)
        data[at : at + len(EMPTY)] = checksum(data, at).encode()
        data.flush()
        os.fsync(handle.fileno())


def check_seal(file: Path, named: Path) -> bool:
    """Whether a backup carries a checksum; StoreError where it does not fit, sqlite3.Error where it is unreadable.

    `named` is what the file is called.
    """
    told = seal_of(file)
    if told is None:
        return False
    mark, stored = told[: -len(EMPTY)], told[-len(EMPTY) :]
    with file.open("rb") as handle, mmap.mmap(handle.fileno(), 0, access=mmap.ACCESS_READ) as data:
        at = data.find(mark.encode(errors="replace"))
        if at < 0 or checksum(data, at + len(mark)) != stored:
            raise StoreError("fault-store-backup-changed", file=str(named))
    return True


def seal_of(file: Path) -> str | None:
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'backup_seal'").fetchone():
            return None
        row = connection.execute("SELECT seal FROM backup_seal").fetchone()
    return str(row[0]) if row is not None else ""


def checksum(data: mmap.mmap, at: int) -> str:
    """Of everything, with zeros at a place."""
    found = hashlib.sha256()
    with memoryview(data) as whole:
        found.update(whole[:at])
        found.update(EMPTY.encode())
        found.update(whole[at + len(EMPTY) :])
    return found.hexdigest()
