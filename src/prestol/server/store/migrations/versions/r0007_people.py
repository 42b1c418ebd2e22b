"""Sessions, names that are held, recovery, and what keeps peace: roles, blocks, sanctions, reports, an audit log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def text(name: str, optional: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String, nullable=optional)


def time(name: str, optional: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=optional)


def id_column() -> sa.Column[str]:
    return sa.Column("id", sa.String, primary_key=True)


def upgrade() -> None:
    op.add_column("people", sa.Column("recovery", sa.String))
    op.add_column("people", sa.Column("email", sa.String))
    op.add_column("people", sa.Column("role", sa.String, nullable=False, server_default=""))
    hold_names()
    let_people_in()
    keep_peace()


def hold_names() -> None:
    """Who holds a name is stored apart, so that guests hold theirs for a while too."""
    op.create_table(
        "names",
        sa.Column("skeleton", sa.String, primary_key=True),
        text("person"),
        text("name"),
        time("until", optional=True),
    )
    op.create_index("ix_names_person", "names", ["person"])
    op.execute("INSERT INTO names (skeleton, person, name) SELECT skeleton, id, name FROM people WHERE kind <> 'guest'")
    op.drop_index("ux_people_skeleton", "people")
    op.create_index("ix_people_skeleton", "people", ["skeleton"])
    op.create_index("ix_people_owner", "people", ["owner"])


def let_people_in() -> None:
    op.create_table(
        "sessions",
        id_column(),
        text("person"),
        text("hash"),
        time("created"),
        time("seen"),
        text("agent"),
        sa.UniqueConstraint("hash", name="uq_sessions_hash"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "codes",
        text("person"),
        text("purpose"),
        text("hash"),
        text("email"),
        time("until"),
        sa.PrimaryKeyConstraint("person", "purpose", name="pk_codes"),
    )
    op.create_table(
        "sittings", text("person"), text("place"), sa.PrimaryKeyConstraint("person", "place", name="pk_sittings")
    )
    op.execute(
        "INSERT INTO sittings (person, place) SELECT person, table_id FROM entries WHERE person IS NOT NULL "
        "UNION SELECT person, table_id FROM seats WHERE person IS NOT NULL UNION SELECT owner, id FROM tables"
    )
    op.create_table("visits", sa.Column("person", sa.String, primary_key=True), text("address"), time("seen"))


def keep_peace() -> None:
    op.create_table(
        "blocks",
        text("person"),
        text("other"),
        text("name"),
        time("created"),
        sa.PrimaryKeyConstraint("person", "other", name="pk_blocks"),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "sanctions",
        id_column(),
        text("kind"),
        text("person", optional=True),
        text("address", optional=True),
        text("place", optional=True),
        time("until", optional=True),
        text("reason"),
        text("actor"),
        time("at"),
        time("lifted", optional=True),
    )
    op.create_table(
        "reports",
        id_column(),
        time("at"),
        text("reporter"),
        text("person"),
        text("name"),
        text("place", optional=True),
        sa.Column("entry", sa.Integer),
        text("said"),
        text("reason"),
        text("words"),
        time("closed", optional=True),
        text("closer", optional=True),
    )
    op.create_index("ix_reports_at", "reports", ["at"])
    op.create_table(
        "audit",
        id_column(),
        time("at"),
        text("actor"),
        text("action"),
        text("person", optional=True),
        text("address", optional=True),
        text("place", optional=True),
        sa.Column("entry", sa.Integer),
        text("reason"),
    )
    op.create_index("ix_audit_at", "audit", ["at"])
