"""Bring the schema of a database up to date, in one transaction."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from prestol.server.store.revisions import HEAD

LOCK = 0x50726573746F6C
"""Of PostgreSQL's advisory locks, the one that only one migrating process holds."""


def migrate_sqlite(path: Path, patience: float, target: str = HEAD) -> None:
    """Bring a SQLite file to the newest schema, or to another one. Raises sqlite3.Error."""
    engine = create_engine(
        URL.create("sqlite", database=str(path)), poolclass=NullPool, connect_args={"timeout": patience}
    )

    @event.listens_for(engine, "connect")
    def take_over(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver would commit before each change of the schema

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    try:
        with engine.begin() as connection:
            upgrade(connection, target)
    except DBAPIError as error:
        raise (error.orig or error) from None


def migrate_postgres(url: str) -> None:
    """Bring a PostgreSQL database to the newest schema. Raises psycopg.Error."""
    engine = create_engine(make_url(url).set(drivername="postgresql+psycopg"), poolclass=NullPool)
    try:
        with engine.begin() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            upgrade(connection)
    except DBAPIError as error:
        raise (error.orig or error) from None


def upgrade(connection: Connection, target: str = HEAD) -> None:
    config = Config()
    config.set_main_option("script_location", "prestol.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, target)
