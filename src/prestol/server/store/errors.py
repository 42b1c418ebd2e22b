"""What can go wrong with a database, each as one sentence for the person who runs the server."""

from __future__ import annotations

import sqlite3

from prestol.engine.errors import PrestolError


class StoreError(PrestolError):
    """The database cannot be used just now, or at all; the sentence says what to do. Nothing was written."""


class StoreUnsure(StoreError):
    """The database went away in the middle of a commit: whether it was written is not known."""


SQLITE = {
    "BUSY": "fault-store-locked",
    "LOCKED": "fault-store-locked",
    "READONLY": "fault-store-read-only",
    "PERM": "fault-store-read-only",
    "FULL": "fault-store-full",
    "CORRUPT": "fault-store-damaged",
    "NOTADB": "fault-store-not-a-database",
    "CANTOPEN": "fault-store-closed",
    "IOERR": "fault-store-disk",
}
"""By the name that SQLite gives to the kind of error."""

POSTGRES = {
    "28": "fault-store-not-let-in",
    "3D": "fault-store-missing",
    "25006": "fault-store-standby",
    "42501": "fault-store-no-rights",
    "53100": "fault-store-full",
    "53300": "fault-store-connections",
    "55P03": "fault-store-locked",
    "57014": "fault-store-slow",
    "57P0": "fault-store-starting",
    "XX00": "fault-store-damaged",
}
"""By the beginning of the code that PostgreSQL gives to an error."""

SQLITE_ERRORS = (sqlite3.Error, UnicodeDecodeError)
"""What the driver raises; the second where a damaged file makes even its complaint unreadable."""


def explain_sqlite(error: Exception, where: str) -> StoreError:
    """An error of SQLite in one sentence."""
    code = "SQLITE_CORRUPT" if isinstance(error, UnicodeDecodeError) else getattr(error, "sqlite_errorname", None) or ""
    kind = code.removeprefix("SQLITE_").partition("_")[0]
    if kind not in SQLITE:
        return StoreError("fault-store-reports", where=where, error=str(error))
    return StoreError(SQLITE[kind], where=where)


def newer_schema(where: str, found: str, known: str) -> StoreError:
    return StoreError("fault-store-newer", where=where, found=found, known=known)


def foreign_schema(where: str) -> StoreError:
    return StoreError("fault-store-foreign", where=where)


def without_password(url: str) -> str:
    """A URL as it may be shown."""
    head, at, tail = url.rpartition("@")
    if not at:
        return url
    scheme, mark, who = head.partition("://")
    return f"{scheme}{mark}{who.partition(':')[0]}@{tail}"


def explain_postgres(error: Exception, where: str) -> StoreError:
    """An error of PostgreSQL or of the way to it in one sentence."""
    code = getattr(error, "sqlstate", None)
    first = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
    if code is None:
        return StoreError("fault-store-no-answer", where=where, error=first)
    for prefix, key in POSTGRES.items():
        if code.startswith(prefix):
            return StoreError(key, where=where, error=first)
    return StoreError("fault-store-reports", where=where, error=f"{first} ({code})")
