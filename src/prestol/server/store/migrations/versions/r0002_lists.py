"""The lists of the lobby by an index, so that they stay fast with many finished tables."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_index("ix_tables_lists", "tables", ["listed", "status", "changed"])
