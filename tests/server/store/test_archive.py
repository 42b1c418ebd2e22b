"""Backups hold everything at one moment, and come back whole into either database, while it is in use."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from prestol.server.store import Store, StoreError, open_store
from prestol.server.store.archive import backup, restore
from prestol.server.store.base import RESTORED, Batch, Notice
from prestol.server.store.migrate import migrate_sqlite
from prestol.server.store.records import ContentRecord, NoteRecord, SnapshotRecord, TokenRecord
from prestol.server.store.seal import seal
from prestol.server.store.sqlite import SqliteStore
from tests.server.place import until
from tests.server.store.records import batch, entry, numbers, person, seats, table

pytestmark = pytest.mark.anyio


def yes(_tables: int) -> bool:
    return True


async def fill(store: Store) -> None:
    """A little of everything."""
    await store.keep_secret("cookie", "s3cret")
    await store.add_person(person("ann", "Анна", "account"))
    await store.save_token(TokenRecord("k", "b", "ann", "bot", "hash", 1))
    content = ContentRecord("c0ffee", "tsar", '{"ё": 1}')
    await store.create_table(table("t", listed=True, due=5, content="c0ffee"), seats("t", "ann", None), content)
    await store.create_table(table("u"), [])
    kept = SnapshotRecord("t", 2, b"\x00\xff'\n\\")
    await store.append(Batch("t", [entry("t", 1, "a", '{"ё": "\\t"}'), entry("t", 2)], "over", None, 1, snapshot=kept))
    await store.save_note(NoteRecord("t", "ann", "note", "Line\nand line"))


async def everything(store: Store) -> list[object]:
    return [
        await store.keep_secret("cookie", "other"),
        await store.person("ann"),
        await store.tokens("ann"),
        await store.table("t"),
        await store.table("u"),
        await store.content("c0ffee"),
        await store.entries("t"),
        await store.snapshot("t"),
        await store.notes("t", "ann"),
    ]


@pytest.fixture(params=["sqlite", "postgres"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'other.db'}"
    found: str = request.getfixturevalue("second_postgres_url")
    return found


async def test_a_backup_comes_back_whole_into_either_database(
    store: Store, url: str, other_url: str, tmp_path: Path
) -> None:
    await fill(store)
    file = tmp_path / "backup"
    summary = await asyncio.to_thread(backup, url, file)
    assert (summary.people, summary.tables, summary.entries) == (1, 2, 2)
    assert summary.size == file.stat().st_size
    assert file.stat().st_mode & 0o777 == 0o600
    assert await asyncio.to_thread(restore, other_url, file, yes) == summary
    other = open_store(other_url)
    await other.open()
    assert await everything(other) == await everything(store)
    await other.append(batch(entry("t", 3), table="t"))
    await other.close()
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []


async def test_a_backup_is_taken_at_one_moment_while_others_write(store: Store, url: str, tmp_path: Path) -> None:
    names = [f"t{number}" for number in range(8)]
    for name in names:
        await store.create_table(table(name), [])
    done = False

    async def write(name: str) -> None:
        number = 0
        while not done:
            number += 1
            await store.append(batch(entry(name, number), table=name))

    writers = [asyncio.create_task(write(name)) for name in names]
    files = [tmp_path / f"backup-{number}" for number in range(3)]
    for file in files:
        await asyncio.sleep(0.05)
        await asyncio.to_thread(backup, url, file)
    done = True
    await asyncio.gather(*writers)
    seen = []
    for file in files:
        with closing(sqlite3.connect(file)) as kept:
            rows = kept.execute(
                "SELECT t.number, (SELECT count(*) FROM entries e WHERE e.table_id = t.id) FROM tables t"
            )
            counts = rows.fetchall()
        assert all(number == count for number, count in counts)
        seen.append(sum(number for number, _ in counts))
    assert seen[0] < seen[1] < seen[2]


async def test_a_restore_while_the_store_is_in_use_is_told(url: str, tmp_path: Path) -> None:
    store, heard = open_store(url), list[Notice]()
    store.listen(heard.append)
    await store.open()
    await fill(store)
    before = await everything(store)
    file = tmp_path / "backup"
    await asyncio.to_thread(backup, url, file)
    await store.append(batch(entry("t", 3), table="t"))
    await store.create_table(table("late"), [])
    asked: list[int] = []

    def sure(tables: int) -> bool:
        asked.append(tables)
        return True

    await asyncio.to_thread(restore, url, file, sure)
    assert asked == [3]
    await until(lambda: RESTORED in heard)
    assert await everything(store) == before
    assert await store.table("late") is None
    await store.append(batch(entry("t", 3, "again"), table="t"))
    assert await numbers(store) == [1, 2, 3]
    await store.close()


async def test_without_consent_nothing_is_restored(store: Store, url: str, tmp_path: Path) -> None:
    await fill(store)
    file = tmp_path / "backup"
    backup(url, file)
    await store.append(batch(entry("t", 3), table="t"))
    with pytest.raises(StoreError, match="was left unchanged"):
        await asyncio.to_thread(restore, url, file, lambda _tables: False)
    assert await numbers(store) == [1, 2, 3]


async def test_a_file_is_not_written_over(store: Store, url: str, tmp_path: Path) -> None:
    file = tmp_path / "mine"
    file.write_text("precious")
    with pytest.raises(StoreError, match="already exists"):
        backup(url, file)
    assert file.read_text() == "precious"


async def test_what_is_no_backup_is_refused(store: Store, url: str, tmp_path: Path) -> None:
    await fill(store)
    before = await everything(store)
    text, other, cut = tmp_path / "text", tmp_path / "other", tmp_path / "cut"
    text.write_text("Once upon a time " * 100)
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    whole = tmp_path / "whole"
    backup(url, whole)
    cut.write_bytes(whole.read_bytes()[:-8192])
    for file, words in (
        (text, "damaged or not a database"),
        (other, "is not a Prestol backup"),
        (cut, "damaged"),
        (tmp_path / "nowhere", "There is no backup"),
    ):
        with pytest.raises(StoreError, match=words):
            await asyncio.to_thread(restore, url, file, yes)
    assert await everything(store) == before


async def test_a_backup_with_a_changed_byte_is_refused(store: Store, url: str, tmp_path: Path) -> None:
    """Wherever the byte is: in words that nothing else checks, in a page, or in the checksum itself."""
    await fill(store)
    await store.append(batch(*(entry("t", number, data=f'{{"text": "{number:0500}"}}') for number in range(3, 60))))
    before = await everything(store)
    whole = tmp_path / "whole"
    backup(url, whole)
    data = whole.read_bytes()
    luck = Random(1)
    places = [data.index(b"0" * 400) + 7, data.index(b"sha256 ") + 10, data.index(b"sha256 ") + 50]
    for at in [*places, *(luck.randrange(len(data)) for _ in range(40))]:
        bad = tmp_path / "bad"
        bad.write_bytes(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
        with pytest.raises(StoreError, match=r"damaged|not a Prestol backup|newer Prestol"):
            await asyncio.to_thread(restore, url, bad, yes)
    assert await everything(store) == before
    assert (await asyncio.to_thread(restore, url, whole, yes)).entries == 59


async def test_a_zero_byte_of_an_earlier_release_does_not_stop_a_restore(
    second_postgres_url: str, tmp_path: Path
) -> None:
    store = SqliteStore(tmp_path / "prestol.db")
    await store.open()
    await fill(store)
    await store.save_note(NoteRecord("t", "ann", "note", "before\0after"))
    await store.close()
    file = tmp_path / "backup"
    backup(f"sqlite:///{store.path}", file)
    restore(second_postgres_url, file, yes)
    other = open_store(second_postgres_url)
    await other.open()
    assert [note.text for note in await other.notes("t", "ann")] == ["before\ufffdafter"]
    await other.close()


async def test_an_old_backup_is_brought_up_to_date(url: str, tmp_path: Path) -> None:
    old = tmp_path / "old"
    migrate_sqlite(old, 5, "0001")
    assert restore(url, old, yes).tables == 0


async def test_a_newer_backup_is_refused(url: str, tmp_path: Path) -> None:
    new = tmp_path / "new"
    migrate_sqlite(new, 5)
    with closing(sqlite3.connect(new)) as connection:
        connection.execute("UPDATE schema_version SET version_num = '9999'")
        connection.commit()
    seal(new)
    with pytest.raises(StoreError, match="was written by a newer Prestol"):
        restore(url, new, yes)


async def test_a_damaged_database_is_set_aside_and_restored(sqlite_url: str, tmp_path: Path) -> None:
    store = open_store(sqlite_url)
    await store.open()
    await fill(store)
    before = await everything(store)
    file, path = tmp_path / "backup", tmp_path / "prestol.db"
    backup(sqlite_url, file)
    await store.close()
    path.write_bytes(b"rubbish" * 999)
    restore(sqlite_url, file, yes)
    again = open_store(sqlite_url)
    await again.open()
    assert await everything(again) == before
    await again.close()
    assert (tmp_path / "prestol.db.damaged").read_bytes().startswith(b"rubbish")


async def test_there_is_nothing_to_back_up(tmp_path: Path) -> None:
    for url in (f"sqlite:///{tmp_path / 'nowhere.db'}", "postgresql://ann@127.0.0.1:9/db"):
        with pytest.raises(StoreError):
            backup(url, tmp_path / "backup")
    assert list(tmp_path.iterdir()) == []
