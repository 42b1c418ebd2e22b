"""The schema: what the migrations make is what the code describes; old ones are migrated, newer ones refused."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, inspect, make_url, text
from sqlalchemy.pool import NullPool

from prestol.server.store import StoreError, open_store
from prestol.server.store.address import read_address
from prestol.server.store.archive_tables import FLEETING, KEPT
from prestol.server.store.migrate import upgrade
from prestol.server.store.revisions import HEAD, REVISIONS, VERSION_TABLE
from prestol.server.store.schema import METADATA
from tests.server.postgres import database
from tests.server.store.records import seats, table

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database with nothing in it."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'empty.db'}"
    else:
        with database(request.getfixturevalue("postgres_server")) as url:
            yield url


def engine_for(url: str) -> Engine:
    address = make_url(url)
    driver = "sqlite" if address.drivername == "sqlite" else "postgresql+psycopg"
    return create_engine(address.set(drivername=driver), poolclass=NullPool)


@contextmanager
def connected(url: str) -> Iterator[Connection]:
    with engine_for(url).begin() as connection:
        yield connection


async def open_and_close(url: str) -> None:
    store = open_store(url)
    await store.open()
    await store.close()


async def test_the_migrations_make_what_the_code_describes(empty: str) -> None:
    await open_and_close(empty)
    with connected(empty) as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "version_table": VERSION_TABLE, "target_metadata": METADATA}
        )
        assert compare_metadata(context, METADATA) == []
        described = {table.name: set(table.columns.keys()) for table in METADATA.sorted_tables}
        made = {name: {column["name"] for column in inspect(connection).get_columns(name)} for name in described}
        assert made == described


def test_the_list_of_revisions_is_that_of_the_migrations() -> None:
    config = Config()
    config.set_main_option("script_location", "prestol.server.store:migrations")
    found = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    assert tuple(reversed(found)) == REVISIONS


def test_backups_hold_every_table() -> None:
    assert {*KEPT, *FLEETING} == set(METADATA.tables)


async def test_an_old_database_is_brought_up_to_date_and_keeps_what_it_holds(empty: str) -> None:
    with connected(empty) as connection:
        upgrade(connection, REVISIONS[0])
        columns = "id, game, owner, seed, settings, listed, created, status, number, changed, waiting"
        values = "'t', 'tsar', 'ann', 'seed', '{}', true, 1, 'open', 0, 0, 0"
        connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"))
        assert revision(connection) == REVISIONS[0] != HEAD
    store = open_store(empty)
    await store.open()
    assert await store.table("t") == (table("t", listed=True, content="aa64e29d6a35", format=1), [])
    await store.close()
    with connected(empty) as connection:
        assert revision(connection) == HEAD
        assert "ix_tables_lists" in {index["name"] for index in inspect(connection).get_indexes("tables")}


async def test_a_newer_database_is_refused_and_left_alone(empty: str) -> None:
    await open_and_close(empty)
    with connected(empty) as connection:
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    with pytest.raises(StoreError) as refused:
        await open_store(empty).open()
    shown = read_address(empty).shown
    assert str(refused.value) == (
        f"The database “{shown}” was written by a newer Prestol (schema 9999; this version reads up to {HEAD}); "
        "upgrade Prestol to open it."
    )
    with connected(empty) as connection:
        assert revision(connection) == "9999"


async def test_a_foreign_database_is_refused_and_left_alone(empty: str) -> None:
    with connected(empty) as connection:
        connection.execute(text("CREATE TABLE recipes (name TEXT)"))
    with pytest.raises(StoreError, match="has something other than Prestol's tables"):
        await open_store(empty).open()
    with connected(empty) as connection:
        assert inspect(connection).get_table_names() == ["recipes"]


async def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "half.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"CREATE TABLE {VERSION_TABLE} (version_num VARCHAR(32) NOT NULL)")
        connection.execute("CREATE TABLE notes (clash TEXT)")
        connection.commit()
        before = connection.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall()
    with pytest.raises(StoreError):
        await open_store(f"sqlite:///{path}").open()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall() == before


async def test_opening_twice_changes_nothing(url: str) -> None:
    store = open_store(url)
    await store.open()
    await store.create_table(table("t"), seats("t", "ann"))
    await store.close()
    await open_and_close(url)
    again = open_store(url)
    await again.open()
    assert await again.table("t") == (table("t"), seats("t", "ann"))
    await again.close()


def revision(connection: Connection) -> str:
    return str(connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar_one())
