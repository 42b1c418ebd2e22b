"""Several processes on one PostgreSQL: each hears what the others append, and nobody takes another's number."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest

from prestol.server.store import StoreError
from prestol.server.store.base import MISSED, Batch, ClientTaken, Notice, NumberTaken, TableTaken
from prestol.server.store.postgres import ALIVE, PostgresStore
from prestol.server.store.records import EntryRecord, NoteRecord
from prestol.server.tables import manager
from prestol.server.tables.live import LiveTable
from prestol.server.tables.private_words import load_orders
from tests.server.place import place, until
from tests.server.store.records import batch, entry, numbers, table

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def listening(url: str) -> AsyncIterator[tuple[PostgresStore, list[Notice]]]:
    """A store as a process has it, and what it hears."""
    store, heard = PostgresStore(url), list[Notice]()
    store.listen(heard.append)
    await store.open()
    yield store, heard
    await store.close()


async def test_the_others_hear_of_an_entry_and_its_author_does_not(postgres_url: str) -> None:
    async with listening(postgres_url) as (one, at_one), listening(postgres_url) as (two, at_two):
        await one.create_table(table("t"), [])
        await one.hold("t")
        await two.hold("t")
        await one.append(batch(entry("t", 1), entry("t", 2)))
        await until(lambda: at_two == [Notice("t", 2)])
        assert await numbers(two) == [1, 2]
        await two.whisper(Notice("t", 0, "Борис смотрит"))
        await until(lambda: at_one == [Notice("t", 0, "Борис смотрит")])
        assert at_two == [Notice("t", 2)]


async def test_what_is_refused_is_not_told(postgres_url: str) -> None:
    async with listening(postgres_url) as (one, _), listening(postgres_url) as (two, at_two):
        await one.create_table(table("t"), [])
        await two.hold("t")
        with pytest.raises(NumberTaken):
            await one.append(batch(entry("t", 7)))
        await one.append(batch(entry("t", 1)))
        await until(lambda: bool(at_two))
        assert at_two == [Notice("t", 1)]


async def test_two_processes_append_to_one_table_without_a_gap(postgres_url: str) -> None:
    async with listening(postgres_url) as (one, _), listening(postgres_url) as (two, _):
        await one.create_table(table("t"), [])

        async def write(store: PostgresStore, client: str) -> None:
            while True:
                number = len(await store.entries("t")) + 1
                try:
                    return await store.append(batch(entry("t", number, client)))
                except NumberTaken:
                    continue

        stores = [one, two]
        await asyncio.gather(*(write(stores[number % 2], f"c{number}") for number in range(30)))
        log = await one.entries("t")
        assert [line.number for line in log] == list(range(1, 31))
        assert {line.client for line in log} == {f"c{number}" for number in range(30)}


async def test_the_same_request_at_two_processes_is_carried_out_once(postgres_url: str) -> None:
    async with listening(postgres_url) as (one, _), listening(postgres_url) as (two, _):
        await one.create_table(table("t"), [])
        results = await asyncio.gather(
            *(store.append(batch(entry("t", 1, "same"))) for store in (one, two)), return_exceptions=True
        )
        assert sorted(type(result).__name__ for result in results) == ["ClientTaken", "NoneType"]
        [taken] = [result for result in results if isinstance(result, ClientTaken)]
        assert taken.number == 1
        assert await numbers(one) == [1]


async def test_all_processes_get_the_same_secret(postgres_url: str) -> None:
    async with listening(postgres_url) as (one, _), listening(postgres_url) as (two, _):
        kept = await asyncio.gather(one.keep_secret("cookie", "a"), two.keep_secret("cookie", "b"))
        assert len(set(kept)) == 1


async def test_a_listener_that_was_cut_off_says_that_it_missed_news(postgres_url: str) -> None:
    async with listening(postgres_url) as (one, at_one), listening(postgres_url) as (two, _):
        await one.create_table(table("t"), [])
        await one.hold("t")
        async with await psycopg.AsyncConnection.connect(postgres_url, autocommit=True) as other:
            await other.execute("SELECT pg_terminate_backend(%s)", [one.notifications.connection.info.backend_pid])
        await until(lambda: at_one == [MISSED])
        assert await one.ready()
        await two.append(batch(entry("t", 1)))
        await until(lambda: at_one == [MISSED, Notice("t", 1)])


async def test_strange_notices_are_not_heard(postgres_url: str) -> None:
    async with listening(postgres_url) as (one, at_one), listening(postgres_url) as (two, _):
        await one.create_table(table("t"), [])
        await one.hold("t")
        async with await psycopg.AsyncConnection.connect(postgres_url, autocommit=True) as other:
            for payload in ("", "hello", "[1, 2]", '{"table": 1}'):
                await other.execute("SELECT pg_notify('prestol', %s)", [payload])
        await two.whisper(Notice("t", 0, "end"))
        await until(lambda: bool(at_one))
        assert at_one == [Notice("t", 0, "end")]
        assert await one.ready()


async def test_a_notice_that_is_too_long_is_refused(postgres_url: str) -> None:
    async with listening(postgres_url) as (one, _):
        with pytest.raises(StoreError, match="limited to 7999 bytes"):
            await one.whisper(Notice("t", 0, "x" * 8000))


async def test_only_those_who_hold_a_table_are_told(postgres_url: str) -> None:
    async with listening(postgres_url) as (one, at_one), listening(postgres_url) as (two, at_two):
        for name in "tuv":
            await one.create_table(table(name), [])
        await two.hold("u")
        await two.hold("v")
        await two.release("v")
        assert await said_by(postgres_url, one.append(batch(entry("t", 1)))) == 0
        for name in "vu":
            await one.append(batch(entry(name, 1), table=name))
            await one.whisper(Notice(name, 0, "presence"))
        await until(lambda: len(at_two) == 2)
        assert at_two == [Notice("u", 1), Notice("u", 0, "presence")]
        assert at_one == []


async def said_by(url: str, work: Awaitable[None]) -> int:
    """How many notices of whatever kind a piece of work has sent."""
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as ear:
        for name in ("prestol", *(f"prestol_{row[0]}" for row in await (await ear.execute(ALIVE)).fetchall())):
            await ear.execute(f"LISTEN {name}")
        await work
        return len([one async for one in ear.notifies(timeout=0.3)])


async def test_a_process_that_is_gone_is_told_nothing_any_more(postgres_url: str) -> None:
    async with listening(postgres_url) as (one, _):
        await one.create_table(table("t"), [])
        async with listening(postgres_url) as (two, _):
            await two.hold("t")
            assert await one.has_others()
        async with asyncio.timeout(10):  # the database notices a moment later that a process is gone
            while await one.has_others():
                await asyncio.sleep(0.01)
        await one.hold("t")
        assert await one.rows("SELECT holders FROM tables") == [(one.notifications.name,)]


async def test_who_begins_to_hold_a_table_misses_nothing_that_is_being_written(postgres_url: str) -> None:
    async with listening(postgres_url) as (one, _), listening(postgres_url) as (two, at_two):
        await one.create_table(table("t"), [])
        for number in range(1, 30):
            await two.release("t")
            at_two.clear()
            writing = asyncio.create_task(one.append(batch(entry("t", number))))
            await asyncio.sleep(number / 10_000)
            await two.hold("t")
            seen = len(await two.entries("t"))
            await writing
            if seen < number:
                await until(lambda: bool(at_two))


async def test_news_of_a_table_that_is_just_being_opened_are_not_lost(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with place(tmp_path, store=PostgresStore(postgres_url)) as here, listening(postgres_url) as (other, _):
        anna = await here.guest("Anna")
        id = (await anna.table("me", "open", "open"))["table"]["id"]
        await here.manager.start_over()

        async def meanwhile(table: LiveTable) -> None:
            monkeypatch.undo()
            line = EntryRecord(id, 1, 5, "say", 0, None, None, '{"text": "hello"}')
            await other.append(Batch(id, [line], "open", None, 0))
            await until(lambda: bool(here.manager.tasks))
            await load_orders(table)

        monkeypatch.setattr(manager, "load_orders", meanwhile)
        live = await here.manager.table(id)
        await until(lambda: live.durable == 1)


async def test_what_waits_together_is_one_transaction(postgres_url: str) -> None:
    """Twenty tables, and one of them is refused alone."""
    async with listening(postgres_url) as (one, _):
        for number in range(20):
            await one.create_table(table(f"t{number}"), [])
        before = one.writer.number
        wrong = one.append(batch(entry("t3", 7), table="t3"))
        rest = [one.append(batch(entry(f"t{number}", 1), table=f"t{number}")) for number in range(20)]
        results = await asyncio.gather(wrong, *rest, return_exceptions=True)
        assert [type(result) for result in results] == [NumberTaken, *[type(None)] * 20]
        assert one.writer.number - before <= 3
        for number in range(20):
            assert await numbers(one, f"t{number}") == [1]


async def test_one_job_that_the_database_refuses_spoils_no_other(postgres_url: str) -> None:
    async with listening(postgres_url) as (one, _):
        await one.create_table(table("t"), [])
        results = await asyncio.gather(
            one.append(batch(entry("t", 1))),
            one.create_table(table("t"), []),
            one.save_note(NoteRecord("t", "ann", "note", "kept")),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), TableTaken, type(None)]
        assert [note.text for note in await one.notes("t", "ann")] == ["kept"]
