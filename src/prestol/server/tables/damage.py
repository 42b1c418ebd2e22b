"""Tables that cannot be opened, and why: what is damaged is named, and no other table is held up by it."""

from __future__ import annotations

import time

from prestol.engine.errors import PrestolError
from prestol.server.errors import ApiError

AGAIN = 120.0
"""Seconds after which what could not be opened is tried again by itself."""


class DamagedTable(ApiError):
    """What is stored of a table cannot be played again: the key of a sentence that says what is damaged."""

    def __init__(self, key: str, **figures: object) -> None:
        super().__init__("table-damaged", 500, why=PrestolError(key, **figures))


class NewerTable(ApiError):
    """A table that a newer Prestol has made: the key of a sentence that says what is missing here."""

    def __init__(self, key: str, **figures: object) -> None:
        super().__init__("table-newer", 503, why=PrestolError(key, **figures))


class SetAside:
    """Tables that failed, so that looking after the others does not stop at them again and again."""

    def __init__(self) -> None:
        self.until: dict[str, float] = {}

    def add(self, table: str) -> None:
        now = time.monotonic()
        self.until = {id: until for id, until in self.until.items() if until > now}
        self.until[table] = now + AGAIN

    def remove(self, table: str) -> None:
        self.until.pop(table, None)

    def clear(self) -> None:
        self.until.clear()

    def __contains__(self, table: str) -> bool:
        return self.until.get(table, 0.0) > time.monotonic()

    def __len__(self) -> int:
        return len(self.until)
