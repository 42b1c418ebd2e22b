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
        raise StoreError(f"There is no folder “{path.parent}” for the database; make it first.") from None
    except IsADirectoryError:
        raise StoreError(f"The database “{path}” is a folder; name a file.") from None
    except PermissionError:
        raise StoreError(f"The database “{path}” cannot be written to: make it and its folder writable.") from None
    except OSError as error:
        raise StoreError(f"The database “{path}” cannot be opened: {error.strerror}.") from None


class FileLock:
    """Held by one process at a time, and let go by the system however that process ends."""

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        self.path = path
        self.patience = patience
        self.handle: int | None = None

    def take(self, refusal: str) -> None:
        """Take the lock, or raise StoreError with the sentence given."""
        try:
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise StoreError(f"The file “{self.path}” cannot be written to: {error.strerror}.") from None
        deadline = time.monotonic() + self.patience
        while True:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                if time.monotonic() > deadline:
                    os.close(handle)
                    raise StoreError(refusal) from None
                time.sleep(0.05)
                continue
            self.handle = handle
            return

    def release(self) -> None:
        if self.handle is not None:
            os.close(self.handle)
            self.handle = None
