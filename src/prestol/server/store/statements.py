"""The SQL that both databases understand, written for SQLite's placeholders, and rows as records and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from prestol.server.store.records import (
    AnswerRecord,
    ContentRecord,
    EntryRecord,
    Listing,
    NoteRecord,
    OutageRecord,
    PersonRecord,
    SeatRecord,
    SnapshotRecord,
    TableRecord,
    TokenRecord,
)

Row = Sequence[Any]


def columns(kind: type[Struct]) -> list[str]:
    """The columns of a kind of record, in the order of its fields."""
    return ["table_id" if name == "table" else name for name in kind.__struct_fields__]


def listed(kind: type[Struct], prefix: str = "") -> str:
    return ", ".join(prefix + name for name in columns(kind))


def insert(into: str, kind: type[Struct], key: Sequence[str] = ()) -> str:
    """Insert a record; with a key, over the one that has the same key."""
    names = columns(kind)
    places = ", ".join("?" for _ in names)
    statement = f"INSERT INTO {into} ({', '.join(names)}) VALUES ({places})"
    if key:
        changes = ", ".join(f"{name} = excluded.{name}" for name in names if name not in key)
        statement += f" ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}"
    return statement


def select(kind: type[Struct], source: str, condition: str) -> str:
    return f"SELECT {listed(kind)} FROM {source} WHERE {condition}"


KEEP_SECRET = "INSERT INTO secrets (name, secret) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
RESTORED_MARK = "restored"
"""The name of a random word among the secrets, which every restore replaces."""
SET_MARK = "INSERT INTO secrets (name, secret) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET secret = excluded.secret"
SECRET = "SELECT secret FROM secrets WHERE name = ?"

PERSON = select(PersonRecord, "people", "id = ?")
ADD_PERSON = f"{insert('people', PersonRecord)} ON CONFLICT (id) DO NOTHING"

TOKEN = select(TokenRecord, "tokens", "hash = ?")
TOKENS = select(TokenRecord, "tokens", "owner = ? ORDER BY created, id")
SAVE_TOKEN = insert("tokens", TokenRecord, ["id"])
DROP_TOKEN = "DELETE FROM tokens WHERE owner = ? AND id = ?"

CREATE_TABLE = insert("tables", TableRecord)
KEEP_CONTENT = f"{insert('contents', ContentRecord)} ON CONFLICT (hash) DO NOTHING"
CONTENT = select(ContentRecord, "contents", "hash = ?")
NUMBER_OF = "SELECT number FROM tables WHERE id = ?"
DUE = "SELECT id FROM tables WHERE due IS NOT NULL AND due <= ? ORDER BY due, id LIMIT ?"
UPDATE_TABLE = "UPDATE tables SET status = ?, due = ?, waiting = ?, number = ?, changed = ? WHERE id = ?"
UPDATE_STANDING = "UPDATE tables SET status = ?, due = ?, waiting = ? WHERE id = ?"

SAVE_SEAT = insert("seats", SeatRecord, ["table_id", "seat"])
SAVE_INVITE = "UPDATE seats SET invite = ? WHERE table_id = ? AND seat = ?"

APPEND = insert("entries", EntryRecord)
ENTRIES = select(EntryRecord, "entries", "table_id = ? AND number > ? AND number <= ? ORDER BY number")
ENTRIES_OF_PLAY = select(
    EntryRecord,
    "entries",
    "table_id = ? AND number > ? AND number <= ? "
    "AND (kind NOT IN ('say', 'rematch', 'removed') OR number = ?) ORDER BY number",
)
ENTRY_OF_CLIENT = select(EntryRecord, "entries", "table_id = ? AND client = ?")

SAVE_SNAPSHOT = insert("snapshots", SnapshotRecord, ["table_id", "number"])
SNAPSHOT = select(SnapshotRecord, "snapshots", "table_id = ? AND number <= ? ORDER BY number DESC LIMIT 1")

ANSWERS = select(AnswerRecord, "answers", "table_id = ? ORDER BY seat")
SAVE_ANSWER = insert("answers", AnswerRecord, ["table_id", "seat"])
SET_DUE = "UPDATE tables SET due = ? WHERE id = ?"
FORGET_ANSWERS = "DELETE FROM answers WHERE table_id = ? AND question <> ?"

NOTES = select(NoteRecord, "notes", "table_id = ? AND person = ? ORDER BY key")
SAVE_NOTE = insert("notes", NoteRecord, ["table_id", "person", "key"])
DROP_NOTE = "DELETE FROM notes WHERE table_id = ? AND person = ? AND key = ?"

KEEP_REQUEST = "INSERT INTO requests (table_id, client, number, at) VALUES (?, ?, ?, ?)"
TWIN = (
    "SELECT number FROM entries WHERE table_id = ? AND client = ? "
    "UNION ALL SELECT number FROM requests WHERE table_id = ? AND client = ?"
)
REQUEST = "SELECT number FROM requests WHERE table_id = ? AND client = ?"
FORGET_REQUESTS = "DELETE FROM requests WHERE table_id = ? AND at < ?"
REMEMBERED = 86_400_000
"""For so many milliseconds a request that is in no log is known again."""

MARK = "SELECT at FROM marks WHERE name = ?"
SAVE_MARK = "INSERT INTO marks (name, at) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET at = excluded.at"
OUTAGES = select(OutageRecord, "outages", "ended > ? ORDER BY began")
SAVE_OUTAGE = insert("outages", OutageRecord, ["began"])


def listing(condition: str, order: str) -> str:
    """Tables with their seats; `order` puts the tables in order, with `t.` before each column."""
    inner = f"SELECT t.* FROM tables t WHERE {condition} ORDER BY {order} LIMIT ?"
    both = f"{listed(TableRecord, 't.')}, {listed(SeatRecord, 's.')}"
    return f"SELECT {both} FROM ({inner}) t LEFT JOIN seats s ON s.table_id = t.id ORDER BY {order}, s.seat"


TABLE = listing("t.id = ?", "t.id")
TABLES_OF = listing(
    "t.id IN (SELECT id FROM tables WHERE owner = ? UNION SELECT table_id FROM seats WHERE person = ?)",
    "t.changed DESC, t.id",
)
TABLES_LISTED = listing(
    "t.listed AND t.status IN ('open', 'playing')",
    "CASE t.status WHEN 'open' THEN 0 ELSE 1 END, t.changed DESC, t.id",
)
WIDTH = len(columns(TableRecord))
LISTED = columns(TableRecord).index("listed")


def listings(rows: Iterable[Row]) -> list[Listing]:
    """Tables with their seats, from the rows of a listing statement."""
    return [one_listing(list(group)) for _, group in groupby(rows, key=lambda row: row[0])]


def one_listing(rows: list[Row]) -> Listing:
    values = list(rows[0][:WIDTH])
    values[LISTED] = bool(values[LISTED])  # SQLite knows numbers only
    table = TableRecord(*values)
    seats = [SeatRecord(*row[WIDTH:]) for row in rows if row[WIDTH] is not None]
    return table, seats


def row_of(record: Struct) -> tuple[Any, ...]:
    """A record as the values of its columns."""
    return astuple(record)


@cache
def translated(statement: str) -> str:
    """The same statement with the placeholders of psycopg."""
    return statement.replace("?", "%s")
