"""When a server lived last, and when none did: that time is taken from nobody's clock."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "marks",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
