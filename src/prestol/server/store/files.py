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
    """Held by one process at a time, and let go by the system however that process ends."""

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        self.path = path
        self.patience = patience
        self.handle: int | None = None

    def take(self, refusal: StoreError) -> None:
        """Take the lock, or raise the refusal."""
        try:
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise StoreError("fault-store-file", file=str(self.path), error=error.strerror) from None
        deadline = time.monotonic() + self.patience
        while True:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                if time.monotonic() > deadline:
                    os.close(handle)
                    raise refusal from None
                time.sleep(0.05)
                continue
            self.handle = handle
            return

    def release(self) -> None:
        if self.handle is not None:
            os.close(self.handle)
            self.handle = None
