"""The file of a database: made readable for its owner only, and locked by the server that uses it."""

from __future__ import annotations

import fcntl
import os
import time
from pathlib import Path

from prestol.server.store.errors import StoreError

PATIENCE = 5.0
"""Seconds to wait for a predecessor that is just stopping."""


def prepare_file(path: Path) -> None:
    """Make sure that there is a file that we can write; a new one is for its owner only, for it holds secrets."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except FileNotFoundError:
        raise StoreError("fault-store-no-folder", where=str(path.parent)) from None
    except IsADirectoryError:
        raise StoreError("fault-store-is-a-folder", where=str(path)) from None
    except PermissionError:
        raise StoreError("fault-store-read-only", where=str(path)) from None
    except OSError as error:
        raise StoreError("fault-store-open", where=str(path), error=error.strerror) from None


class FileLock:
    """Held by one process at a time, and let go by the system however that process ends.

    The database itself is locked, so that it has one lock whatever path leads to it, and a file beside it, which
    servers of earlier releases look at. SQLite locks its file in another way, which this one does not touch; but
    it would lose its own locks were ours closed before its connections are.
    """

    def __init__(self, database: Path, patience: float = PATIENCE) -> None:
        self.database = database
        self.beside = database.with_name(database.name + ".lock")
        self.patience = patience
        self.handles: list[int] = []

    def take(self, refusal: StoreError) -> None:
        """Take the lock, or raise the refusal."""
        deadline = time.monotonic() + self.patience
        for path in (self.database, self.beside):
            try:
                handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            except OSError as error:
                self.release()
                raise StoreError("fault-store-file", file=str(path), error=error.strerror) from None
            self.handles.append(handle)
            while not is_taken(handle):
                if time.monotonic() > deadline:
                    self.release()
                    raise refusal
                time.sleep(0.05)

    def release(self) -> None:
        for handle in self.handles:
            os.close(handle)
        self.handles.clear()


def is_taken(handle: int) -> bool:
    """Whether the lock of an open file could be taken."""
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
