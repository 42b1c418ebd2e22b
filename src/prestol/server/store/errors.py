"""What can go wrong with a database, each as one sentence for the person who runs the server."""

from __future__ import annotations

import sqlite3

from prestol.engine.errors import PrestolError


class StoreError(PrestolError):
    """The database cannot be used just now, or at all; the text says what to do."""


SENTENCES = {
    "BUSY": "The database “{where}” is locked by another program; stop that program, or wait until it is done.",
    "LOCKED": "The database “{where}” is locked by another program; stop that program, or wait until it is done.",
    "READONLY": "The database “{where}” cannot be written to: make the file and its folder writable.",
    "PERM": "The database “{where}” cannot be written to: make the file and its folder writable.",
    "FULL": "The disk under the database “{where}” is full; make room, and nothing that was confirmed is lost.",
    "CORRUPT": "The database “{where}” is damaged; restore it from a backup with “prestol restore”.",
    "NOTADB": "The file “{where}” is damaged or not a database; restore it from a backup with “prestol restore”.",
    "CANTOPEN": "The database “{where}” cannot be opened: its folder must exist, and we must be allowed to use both.",
    "IOERR": "The disk under the database “{where}” reports an error; look at it before you go on.",
}
"""By the name that SQLite gives to the kind of error."""


POSTGRES = {
    "28": "The database “{where}” does not let us in: {error}.",
    "3D": "There is no database “{where}”; make it first with “createdb”.",
    "25006": "The database “{where}” is read-only just now; name the one that can be written to.",
    "42501": "The database “{where}” does not allow us to change its tables: {error}.",
    "53100": "The disk under the database “{where}” is full; make room, and nothing that was confirmed is lost.",
    "53300": "The database “{where}” has too many connections; raise max_connections, or run fewer processes.",
    "55P03": "The database “{where}” is locked by another program; stop that program, or wait until it is done.",
    "57014": "The database “{where}” took too long to answer; look for a program that locks its tables.",
    "57P0": "The database “{where}” is shutting down or starting; it will be used again when it answers.",
    "XX00": "The database “{where}” is damaged; restore it from a backup with “prestol restore”.",
}
"""By the beginning of the code that PostgreSQL gives to an error."""


SQLITE_ERRORS = (sqlite3.Error, UnicodeDecodeError)
"""What the driver raises; the second where a damaged file makes even its complaint unreadable."""


def explain_sqlite(error: Exception, where: str) -> StoreError:
    """An error of SQLite in one sentence."""
    code = "SQLITE_CORRUPT" if isinstance(error, UnicodeDecodeError) else getattr(error, "sqlite_errorname", None) or ""
    kind = code.removeprefix("SQLITE_").partition("_")[0]
    sentence = SENTENCES.get(kind, "The database “{where}” reports: {error}.")
    return StoreError(sentence.format(where=where, error=error))


def newer_schema(where: str, found: str, known: str) -> StoreError:
    return StoreError(
        f"The database “{where}” was written by a newer Prestol (schema {found}, this one knows up to {known}); "
        "upgrade Prestol to open it."
    )


def foreign_schema(where: str) -> StoreError:
    return StoreError(f"The database “{where}” holds something other than Prestol's tables; name another one.")


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
    for prefix, sentence in POSTGRES.items():
        if code is not None and code.startswith(prefix):
            return StoreError(sentence.format(where=where, error=first))
    if code is None:
        return StoreError(f"The database “{where}” does not answer: {first}.")
    return StoreError(f"The database “{where}” reports: {first} ({code}).")
