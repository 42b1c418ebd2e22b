"""What a move costs on PostgreSQL: how often it is asked, and how often it plans."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from prestol.server.store.base import Batch, NumberTaken, TableTaken
from prestol.server.store.link import Connection
from prestol.server.store.message import numbered
from prestol.server.store.postgres import PostgresStore
from prestol.server.store.records import NoteRecord, SnapshotRecord
from tests.server.store.records import batch, entry, numbers, table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(postgres_url: str) -> AsyncIterator[PostgresStore]:
    opened = PostgresStore(postgres_url)
    await opened.open()
    await opened.create_table(table("t"), [])
    yield opened
    await opened.close()


def connection_of(store: PostgresStore) -> Connection:
    assert store.writer.connection is not None
    return store.writer.connection


async def test_a_move_is_committed_with_two_messages(store: PostgresStore, tmp_path: Path) -> None:
    """The second needs the answer to the first: who has written meanwhile."""
    line = connection_of(store).pgconn
    with (tmp_path / "trace").open("w") as file:
        line.trace(file.fileno())
        await store.append(batch(entry("t", 1, "Anna:m1")))
        line.untrace()
    sent = [part for part in (tmp_path / "trace").read_text().splitlines() if part.split("\t")[1] == "F"]
    assert [part.split("\t")[3] for part in sent] == ["Query", "Query"]
    assert "BEGIN" in sent[0] and "COMMIT" in sent[1]


async def test_no_move_needs_a_plan_of_its_own(store: PostgresStore) -> None:
    for number in range(1, 11):
        await store.append(batch(entry("t", number, f"Anna:m{number}")))
    plans = connection_of(store).execute(
        "SELECT name, custom_plans FROM pg_prepared_statements WHERE generic_plans + custom_plans > 9"
    )
    assert {name: custom for name, custom in plans if custom} == {}
    assert plans.rowcount > 3


async def test_what_is_prepared_outlives_refusals_and_failures(store: PostgresStore) -> None:
    for number in range(20):
        await store.keep_secret(f"s{number}", "x")
    with pytest.raises(NumberTaken):
        await store.append(batch(entry("t", 7)))
    with pytest.raises(TableTaken):
        await store.create_table(table("t"), [])
    for number in range(20, 40):
        await store.keep_secret(f"s{number}", "x")
    await store.append(batch(entry("t", 1)))
    assert await numbers(store) == [1]


async def test_texts_arrive_as_they_were_written(store: PostgresStore) -> None:
    text = 'Кто-то\'s \\ "%s" $1 {a,b}; COMMIT --'
    await store.append(batch(entry("t", 1, text)))
    await store.save_note(NoteRecord("t", text, "", text), text + "2")
    image = SnapshotRecord("t", 2, bytes(range(256)))
    await store.append(Batch("t", [entry("t", 2)], "playing", None, 0, [], image))
    known = await store.entry_of_client("t", text)
    assert known is not None and known.number == 1
    assert [note.text for note in await store.notes("t", text)] == [text]
    kept = await store.snapshot("t", 2)
    assert kept is not None and bytes(kept.data) == image.data


def test_places_are_numbered() -> None:
    assert numbered("SELECT %s, f(%s::int[])") == "SELECT $1, f($2::int[])"
    assert numbered("BEGIN") == "BEGIN"
