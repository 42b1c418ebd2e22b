"""The tables of the database that are about people: who they are, how they come in, and what keeps peace among them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, PrimaryKeyConstraint, String, Table, UniqueConstraint

from prestol.server.store.schema_base import METADATA

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("skeleton", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("password", String),
    Column("owner", String),
    Column("epoch", Integer, nullable=False),
    Column("recovery", String),
    Column("email", String),
    Column("role", String, nullable=False, server_default=""),
)
Index("ix_people_skeleton", PEOPLE.c.skeleton)
Index("ix_people_owner", PEOPLE.c.owner)

NAMES = Table(
    "names",
    METADATA,
    Column("skeleton", String, primary_key=True),
    Column("person", String, nullable=False),
    Column("name", String, nullable=False),
    Column("until", BigInteger),
)
Index("ix_names_person", NAMES.c.person)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person", String, nullable=False),
    Column("hash", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("agent", String, nullable=False),
    UniqueConstraint("hash"),
)
Index("ix_sessions_person", SESSIONS.c.person)

CODES = Table(
    "codes",
    METADATA,
    Column("person", String, nullable=False),
    Column("purpose", String, nullable=False),
    Column("hash", String, nullable=False),
    Column("email", String, nullable=False),
    Column("until", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "purpose"),
)

VISITS = Table(
    "visits",
    METADATA,
    Column("person", String, primary_key=True),
    Column("address", String, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

SITTINGS = Table(
    "sittings",
    METADATA,
    Column("person", String, nullable=False),
    Column("place", String, nullable=False),
    PrimaryKeyConstraint("person", "place"),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person", String, nullable=False),
    Column("owner", String, nullable=False),
    Column("name", String, nullable=False),
    Column("hash", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("hash"),
)
Index("ix_tokens_owner", TOKENS.c.owner)

BLOCKS = Table(
    "blocks",
    METADATA,
    Column("person", String, nullable=False),
    Column("other", String, nullable=False),
    Column("name", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "other"),
)
Index("ix_blocks_other", BLOCKS.c.other)

SANCTIONS = Table(
    "sanctions",
    METADATA,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("person", String),
    Column("address", String),
    Column("place", String),
    Column("until", BigInteger),
    Column("reason", String, nullable=False),
    Column("actor", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("lifted", BigInteger),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String, nullable=False),
    Column("person", String, nullable=False),
    Column("name", String, nullable=False),
    Column("place", String),
    Column("entry", Integer),
    Column("said", String, nullable=False),
    Column("reason", String, nullable=False),
    Column("words", String, nullable=False),
    Column("closed", BigInteger),
    Column("closer", String),
)
Index("ix_reports_at", REPORTS.c.at)

AUDIT = Table(
    "audit",
    METADATA,
    Column("id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("actor", String, nullable=False),
    Column("action", String, nullable=False),
    Column("person", String),
    Column("address", String),
    Column("place", String),
    Column("entry", Integer),
    Column("reason", String, nullable=False),
)
Index("ix_audit_at", AUDIT.c.at)
