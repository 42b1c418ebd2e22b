"""Which tables a backup holds."""

from __future__ import annotations

import sqlite3

KEPT = (
    "secrets",
    "people",
    "names",
    "sessions",
    "codes",
    "visits",
    "sittings",
    "tokens",
    "blocks",
    "sanctions",
    "reports",
    "audit",
    "contents",
    "tables",
    "seats",
    "entries",
    "snapshots",
    "answers",
    "notes",
    "marks",
    "outages",
    "requests",
)
"""The tables of a backup, those that others refer to first."""

FLEETING = ("commits",)
"""The tables that mean nothing to another process."""


def columns_of(connection: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
