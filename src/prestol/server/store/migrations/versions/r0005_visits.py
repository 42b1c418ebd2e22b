"""Who is asked in an open window and has looked in: from when on a pass that is forced need not be awaited."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("answers", sa.Column("ready", sa.BigInteger))
