"""People, tables, seats, the log, snapshots and notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("secret", sa.String, nullable=False),
    )
    create_people()
    create_tables()
    create_logs()


def create_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("skeleton", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("password", sa.String),
        sa.Column("owner", sa.String),
        sa.Column("epoch", sa.Integer, nullable=False),
    )
    create_partial_index("ux_people_skeleton", "people", ["skeleton"], "kind <> 'guest'", unique=True)
    op.create_table(
        "tokens",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("hash"),
    )
    op.create_index("ix_tokens_owner", "tokens", ["owner"])


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("waiting", sa.BigInteger, nullable=False),
    )
    create_partial_index("ix_tables_due", "tables", ["due"], "due IS NOT NULL")
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_table(
        "seats",
        reference(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("person", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("info", sa.Text, nullable=False),
        sa.Column("invite", sa.String),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])


def create_logs() -> None:
    op.create_table(
        "entries",
        reference(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("person", sa.String),
        sa.Column("client", sa.String),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sqlite_with_rowid=False,
    )
    create_partial_index("ux_entries_client", "entries", ["table_id", "client"], "client IS NOT NULL", unique=True)
    op.create_table(
        "snapshots",
        reference(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "notes",
        reference(),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", "key"),
    )


def reference() -> sa.Column[str]:
    return sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False)


def create_partial_index(name: str, table: str, columns: list[str], where: str, unique: bool = False) -> None:
    condition = sa.text(where)
    op.create_index(name, table, columns, unique=unique, sqlite_where=condition, postgresql_where=condition)
