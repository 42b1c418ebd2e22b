"""Tables name their rules and content, and contents are kept, so that a table outlives every change of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

CONTENT_OF_0_1_0 = {"tsar": "aa64e29d6a35", "ivan": "bcc519d5e30a"}
"""What release 0.1.0 came with. Its tables did not name their content, and there was no other."""


def upgrade() -> None:
    op.create_table(
        "contents",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("content", sa.String, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("format", sa.Integer, nullable=False, server_default="1"))
    for game, content in CONTENT_OF_0_1_0.items():
        named = sa.text("UPDATE tables SET content = :content WHERE game = :game")
        op.get_bind().execute(named, {"content": content, "game": game})
