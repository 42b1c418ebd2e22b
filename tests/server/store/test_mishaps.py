"""Whatever is wrong with a database is told in one sentence, and nothing confirmed is lost."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from prestol.server.store import StoreError, notify, open_store
from prestol.server.store.errors import without_password
from prestol.server.store.postgres import PostgresStore
from prestol.server.store.sqlite import SqliteStore
from tests.server.postgres import NOBODY, url_of
from tests.server.store.records import batch, entry, numbers, table

pytestmark = pytest.mark.anyio

ONE_SENTENCE = re.compile(r"[A-Z][^\n]*\.")


def assert_sentence(error: pytest.ExceptionInfo[StoreError], words: str) -> None:
    assert ONE_SENTENCE.fullmatch(str(error.value)), str(error.value)
    assert words in str(error.value)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "prestol.db"


@pytest.fixture
async def small(path: Path) -> AsyncIterator[SqliteStore]:
    """A store with the table t and its first entry, which waits only a moment for others."""
    store = SqliteStore(path, patience=0.1)
    await store.open()
    await store.create_table(table("t"), [])
    await store.append(batch(entry("t", 1)))
    yield store
    await store.close()


async def refused(path: Path, words: str) -> None:
    store = SqliteStore(path, patience=0.1)
    store.lock.patience = 0.1
    with pytest.raises(StoreError) as error:
        await store.open()
    assert_sentence(error, words)


async def test_no_folder(tmp_path: Path) -> None:
    await refused(tmp_path / "nowhere" / "prestol.db", "There is no folder")


async def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    await refused(tmp_path, "is a folder")


async def test_a_file_that_is_no_database(path: Path) -> None:
    path.write_bytes(b"Once upon a time there was a tsar. " * 99)
    await refused(path, "is damaged or not a database")


async def test_a_database_with_torn_pages(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    await store.create_table(table("t"), [])
    await store.append(batch(*(entry("t", number, data="x" * 500) for number in range(1, 200))))
    await store.close()
    data = path.read_bytes()
    path.write_bytes(data.replace(b"x" * 400, b"y" * 400).replace(b"\x0a", b"\xa5"))
    with pytest.raises(StoreError) as error:
        await read_all(SqliteStore(path))
    assert_sentence(error, "is damaged")


async def read_all(store: SqliteStore) -> None:
    await store.open()
    try:
        await store.entries("t")
    finally:
        await store.close()


async def test_a_second_server_on_the_same_file(path: Path, small: SqliteStore) -> None:
    await refused(path, "is in use by another Prestol server")
    assert await numbers(small) == [1]


@pytest.mark.parametrize("link", [Path.symlink_to, Path.hardlink_to])
async def test_a_second_server_on_the_same_file_by_another_path(
    path: Path, small: SqliteStore, tmp_path: Path, link: Callable[[Path, Path], None]
) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    link(folder / "other.db", path)
    await refused(folder / "other.db", "is in use by another Prestol server")
    await refused(folder / ".." / path.name, "is in use by another Prestol server")
    await small.append(batch(entry("t", 2)))
    assert await numbers(small) == [1, 2]


async def test_a_read_only_database(path: Path, small: SqliteStore) -> None:
    await small.close()
    path.chmod(0o444)
    user = os.geteuid()
    if user == 0:  # for root no file is read-only
        path.parent.chmod(0o755)
        os.seteuid(NOBODY)
    try:
        await refused(path, "cannot be written to")
    finally:
        os.seteuid(user)
        path.chmod(0o600)
    await small.open()


async def test_a_locked_database_refuses_to_write_and_goes_on_afterwards(path: Path, small: SqliteStore) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError) as error:
            await small.append(batch(entry("t", 2)))
        assert_sentence(error, "is locked by another program")
        assert await numbers(small) == [1]
        other.execute("ROLLBACK")
    await small.append(batch(entry("t", 2)))
    assert await numbers(small) == [1, 2]


async def test_a_full_disk_refuses_to_write_and_goes_on_afterwards(small: SqliteStore) -> None:
    connection = small.writer.connection
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    await small.create_table(table("u"), [])
    large = batch(entry("t", 2, data="x" * 200_000))
    results = await asyncio.gather(
        small.append(batch(entry("u", 1), table="u")), small.append(large), return_exceptions=True
    )
    assert any(isinstance(result, StoreError) for result in results)
    with pytest.raises(StoreError) as error:
        await small.append(large)
    assert_sentence(error, "is full; free some space")
    connection.execute(f"PRAGMA max_page_count = {pages + 1000}")
    await small.append(large)
    assert await numbers(small) == [1, 2]
    assert await numbers(small, "u") == ([1] if results[0] is None else [])


@pytest.mark.parametrize(
    "url", ["prestol.db", "mysql://ann:secret@host/db", "sqlite://", "sqlite:///", "postgresql://"]
)
def test_a_url_that_is_not_understood(url: str) -> None:
    with pytest.raises(StoreError) as error:
        open_store(url)
    assert_sentence(error, "is not valid")
    assert "secret" not in str(error.value)


def test_passwords_are_not_shown() -> None:
    assert without_password("postgresql://ann:pa:ss@host/db") == "postgresql://ann@host/db"
    assert without_password("postgresql://host/db") == "postgresql://host/db"


async def test_a_postgres_that_is_not_there() -> None:
    store = PostgresStore("postgresql://ann:secret@127.0.0.1:9/db", patience=0.5)
    with pytest.raises(StoreError) as error:
        await store.open()
    assert_sentence(error, "does not answer")
    assert "secret" not in str(error.value)
    assert not await store.ready()


async def test_a_database_that_is_not_on_the_server(postgres_server: str) -> None:
    with pytest.raises(StoreError) as error:
        await PostgresStore(url_of(postgres_server, "nowhere"), patience=2).open()
    assert_sentence(error, "nowhere")


async def test_a_locked_table_of_postgres(postgres_url: str) -> None:
    store = PostgresStore(postgres_url, patience=0.5)
    await store.open()
    await store.create_table(table("t"), [])
    async with await psycopg.AsyncConnection.connect(postgres_url) as other:
        await other.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
        with pytest.raises(StoreError) as error:
            await store.append(batch(entry("t", 1)))
        assert_sentence(error, "took too long to answer")
        await other.rollback()
    await store.append(batch(entry("t", 1)))
    assert await numbers(store) == [1]
    await store.close()


async def test_a_read_only_postgres(postgres_url: str) -> None:
    mark = "&" if "?" in postgres_url else "?"
    store = PostgresStore(f"{postgres_url}{mark}options=-c%20default_transaction_read_only%3Don")
    await store.open()
    with pytest.raises(StoreError) as error:
        await store.create_table(table("t"), [])
    assert_sentence(error, "is read-only right now")
    await store.close()


async def test_postgres_goes_on_when_its_connections_were_cut(postgres_url: str) -> None:
    store = PostgresStore(postgres_url)
    await store.open()
    await store.create_table(table("t"), [])
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    async with await psycopg.AsyncConnection.connect(postgres_url, autocommit=True) as other:
        await other.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
    for _ in range(50):
        try:
            await store.append(batch(entry("t", 1, "a")))
            break
        except StoreError:
            await asyncio.sleep(0.1)
    assert await numbers(store) == [1]
    await store.close()


async def test_a_connection_on_which_nobody_can_listen_is_closed(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[psycopg.AsyncConnection[Any]] = []
    really = psycopg.AsyncConnection.connect

    async def connect(*args: Any, **settings: Any) -> psycopg.AsyncConnection[Any]:
        made.append(await really(*args, **settings))
        return made[-1]

    async def nothing() -> None:
        pass

    monkeypatch.setattr(psycopg.AsyncConnection, "connect", connect)
    monkeypatch.setattr(notify, "channel_of", lambda process: "no channel")
    with pytest.raises(psycopg.Error):
        await notify.Notifications(postgres_url, lambda notice: None, nothing).open()
    assert [connection.closed for connection in made] == [True]
