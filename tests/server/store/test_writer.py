"""The writing thread: groups, failures apart, durability before the answer."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from prestol.server.store.base import RESTORED, Notice
from prestol.server.store.sqlite import SqliteStore
from prestol.server.store.writer import GROUP
from tests.server.place import until
from tests.server.store.records import batch, entry, numbers, table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "prestol.db")
    await opened.open()
    yield opened
    await opened.close()


async def test_the_disk_is_synced_at_every_commit(store: SqliteStore) -> None:
    connection = store.writer.connection
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


async def test_what_waits_together_is_committed_together(store: SqliteStore) -> None:
    statements: list[str] = []
    store.writer.connection.set_trace_callback(statements.append)
    begun, free = threading.Event(), threading.Event()

    def slow(_connection: sqlite3.Connection) -> None:
        begun.set()
        free.wait(10)

    first = asyncio.create_task(store.writer.write(slow))
    await asyncio.to_thread(begun.wait)
    rest = [asyncio.create_task(store.keep_secret(f"s{number}", "x")) for number in range(GROUP + 10)]
    await asyncio.sleep(0)
    free.set()
    await asyncio.gather(first, *rest)
    assert statements.count("COMMIT") == 3


async def test_a_piece_of_work_that_fails_is_undone_alone(store: SqliteStore) -> None:
    def fail(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO secrets VALUES ('bad', 'x')")
        raise ZeroDivisionError

    results = await asyncio.gather(
        store.keep_secret("before", "1"),
        store.writer.write(fail),
        store.keep_secret("after", "2"),
        return_exceptions=True,
    )
    assert [str(results[0]), type(results[1]), results[2]] == ["1", ZeroDivisionError, "2"]
    assert await store.rows("SELECT name FROM secrets ORDER BY name") == [("after",), ("before",)]


async def test_who_no_longer_waits_does_not_disturb_the_others(store: SqliteStore) -> None:
    impatient = asyncio.create_task(store.keep_secret("a", "1"))
    patient = asyncio.create_task(store.keep_secret("b", "2"))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient == "2"
    with pytest.raises(asyncio.CancelledError):
        await impatient


async def test_closing_finishes_what_was_asked_for(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "last.db")
    await store.open()
    last = [asyncio.create_task(store.keep_secret(f"s{number}", "x")) for number in range(500)]
    await asyncio.sleep(0)
    await store.close()
    assert len(await asyncio.gather(*last)) == 500
    assert not await store.ready()


async def test_readers_cannot_write(store: SqliteStore) -> None:
    with pytest.raises(Exception, match="cannot be written to"):
        await store.rows("DELETE FROM secrets")


async def test_a_restore_by_another_program_is_told_and_nothing_else(tmp_path: Path) -> None:
    store, heard = SqliteStore(tmp_path / "prestol.db"), list[Notice]()
    store.listen(heard.append)
    await store.open()

    def elsewhere(statement: str) -> None:
        with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
            other.execute(statement)

    await store.keep_secret("mine", "1")
    for harmless in ("INSERT INTO secrets VALUES ('foreign', '2')", "PRAGMA wal_checkpoint(TRUNCATE)"):
        elsewhere(harmless)
        await store.keep_secret(harmless, "1")
    assert heard == []
    elsewhere("INSERT INTO secrets VALUES ('restored', 'first')")
    await store.keep_secret("mine too", "1")
    await asyncio.sleep(0)
    assert heard == [RESTORED]
    elsewhere("UPDATE secrets SET secret = 'second' WHERE name = 'restored'")
    await until(lambda: len(heard) == 2)  # noticed without any work
    await store.close()


KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from prestol.server.store.base import Batch
from prestol.server.store.records import EntryRecord
from prestol.server.store.sqlite import SqliteStore

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await store.open()
    async def play(name):
        for number in range(1, 1_000_000):
            entry = EntryRecord(name, number, 0, "move", 0, None, None, "{}")
            await store.append(Batch(name, [entry], "playing", None, 0))
            os.write(1, f"{name} {number}\\n".encode())
    await asyncio.gather(*(play(name) for name in "tuvw"))

asyncio.run(main())
"""


async def test_nothing_confirmed_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "prestol.db"
    store = SqliteStore(path)
    await store.open()
    for name in "tuvw":
        await store.create_table(table(name), [])
    await store.close()
    confirmed: dict[str, int] = {}
    with subprocess.Popen([sys.executable, "-c", KILLED, str(path)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            name, count = line.split()
            confirmed[name] = int(count)
            if len(confirmed) == 4 and sum(confirmed.values()) > 400:
                process.kill()
    again = SqliteStore(path)
    await again.open()
    for name, number in confirmed.items():
        log = await numbers(again, name)
        assert log == list(range(1, len(log) + 1))
        assert len(log) in (number, number + 1)
    await again.append(batch(entry("t", len(await numbers(again, "t")) + 1)))
    await again.close()
