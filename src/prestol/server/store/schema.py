"""The tables of the database, the same for SQLite and PostgreSQL. Migrations bring a database to this shape."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    text,
)

from prestol.server.store import schema_people
from prestol.server.store.schema_base import METADATA


def reference() -> Column[str]:
    """The table that a row belongs to."""
    return Column("table_id", String, ForeignKey("tables.id"), nullable=False)


SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String, primary_key=True),
    Column("secret", String, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("owner", String, nullable=False),
    Column("seed", String, nullable=False),
    Column("settings", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("waiting", BigInteger, nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("content", String, nullable=False, server_default=""),
    Column("format", Integer, nullable=False, server_default="1"),
    Column("holders", String, nullable=False, server_default=""),
)
SOMETIME = text("due IS NOT NULL")
Index("ix_tables_due", TABLES.c.due, sqlite_where=SOMETIME, postgresql_where=SOMETIME)
Index("ix_tables_owner", TABLES.c.owner)
Index("ix_tables_lists", TABLES.c.listed, TABLES.c.status, TABLES.c.changed)

CONTENTS = Table(
    "contents",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("data", Text, nullable=False),
)

SEATS = Table(
    "seats",
    METADATA,
    reference(),
    Column("seat", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("person", String),
    Column("name", String, nullable=False),
    Column("info", Text, nullable=False),
    Column("invite", String),
    PrimaryKeyConstraint("table_id", "seat"),
)
Index("ix_seats_person", SEATS.c.person)

ENTRIES = Table(
    "entries",
    METADATA,
    reference(),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    Column("person", String),
    Column("client", String),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)
NAMED = text("client IS NOT NULL")
Index(
    "ux_entries_client",
    ENTRIES.c.table_id,
    ENTRIES.c.client,
    unique=True,
    sqlite_where=NAMED,
    postgresql_where=NAMED,
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    reference(),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

ANSWERS = Table(
    "answers",
    METADATA,
    reference(),
    Column("seat", Integer, nullable=False),
    Column("question", Integer, nullable=False),
    Column("moves", Text, nullable=False),
    Column("client", String, nullable=False),
    Column("ready", BigInteger),
    PrimaryKeyConstraint("table_id", "seat"),
)

MARKS = Table(
    "marks",
    METADATA,
    Column("name", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

OUTAGES = Table(
    "outages",
    METADATA,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)

NOTES = Table(
    "notes",
    METADATA,
    reference(),
    Column("person", String, nullable=False),
    Column("key", String, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "person", "key"),
)

REQUESTS = Table(
    "requests",
    METADATA,
    reference(),
    Column("client", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "client"),
)

COMMITS = Table(
    "commits",
    METADATA,
    Column("process", String, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("process", "number"),
)
__all__ = ["METADATA", "schema_people"]
