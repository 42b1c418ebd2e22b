"""The log: what is appended stays, in order, once."""

from __future__ import annotations

import asyncio

import pytest

from prestol.server.store import StoreError, open_store
from prestol.server.store.base import Batch, ClientTaken, NumberTaken, Store, TableTaken
from prestol.server.store.records import SeatRecord, SnapshotRecord
from tests.server.store.records import batch, entry, numbers, seats, table

pytestmark = pytest.mark.anyio


async def test_entries_come_back_as_they_were(store: Store) -> None:
    await store.create_table(table("t"), [])
    first, second = entry("t", 1, "a", '{"move": "raise pyotr"}'), entry("t", 2)
    await store.append(batch(first, second))
    assert await store.entries("t") == [first, second]
    assert await store.entries("t", after=1) == [second]
    assert await store.entries("t", after=2) == []
    assert await store.entries("other") == []
    assert await store.entry_of_client("t", "a") == first
    assert await store.entry_of_client("t", "b") is None


async def test_a_table_is_made_once(store: Store) -> None:
    await store.create_table(table("t"), seats("t", "ann"))
    with pytest.raises(TableTaken):
        await store.create_table(table("t"), seats("t", "bob", "eve"))
    found = await store.table("t")
    assert found is not None and found[1] == seats("t", "ann")
    await store.create_table(table("u"), [])


async def test_a_batch_moves_the_table_on(store: Store) -> None:
    await store.create_table(table("t"), seats("t", "ann", None))
    taken = SeatRecord("t", 1, "bot", None, "Boris", '{"level": "rule"}')
    await store.append(Batch("t", [entry("t", 1), entry("t", 2)], "over", 99, 6, [taken]))
    found = await store.table("t")
    assert found is not None
    kept, places = found
    assert (kept.status, kept.number, kept.changed, kept.due, kept.waiting) == ("over", 2, 1002, 99, 6)
    assert places == [*seats("t", "ann"), taken]


async def test_a_batch_without_entries_changes_the_standing_only(store: Store) -> None:
    await store.create_table(table("t", changed=5), [])
    await store.append(batch(entry("t", 1)))
    await store.append(batch(due=70, status="open"))
    found = await store.table("t")
    assert found is not None
    assert (found[0].status, found[0].due, found[0].number, found[0].changed) == ("open", 70, 1, 1001)


@pytest.mark.parametrize("number", [1, 3])
async def test_a_number_that_does_not_follow_is_refused(store: Store, number: int) -> None:
    await store.create_table(table("t"), [])
    await store.append(batch(entry("t", 1, "a")))
    with pytest.raises(NumberTaken):
        await store.append(batch(entry("t", number, "b"), due=70))
    found = await store.table("t")
    assert found is not None and found[0].due is None
    assert await numbers(store) == [1]


async def test_a_known_client_id_is_told_first(store: Store) -> None:
    await store.create_table(table("t"), [])
    await store.create_table(table("u"), [])
    await store.append(batch(entry("t", 1), entry("t", 2, "a")))
    for number in (2, 3, 9):
        with pytest.raises(ClientTaken) as taken:
            await store.append(batch(entry("t", number, "b"), entry("t", number + 1, "a")))
        assert taken.value.number == 2
    await store.append(batch(entry("u", 1, "a"), table="u"))
    assert await numbers(store) == [1, 2]


async def test_many_entries_without_a_client_id_do_not_clash(store: Store) -> None:
    await store.create_table(table("t"), [])
    await store.append(batch(*(entry("t", number) for number in range(1, 50))))
    assert await numbers(store) == list(range(1, 50))


async def test_of_many_at_once_one_gets_each_number(store: Store) -> None:
    await store.create_table(table("t"), [])

    async def attempt(client: str) -> bool:
        try:
            await store.append(batch(entry("t", 1, client)))
        except NumberTaken:
            return False
        return True

    done = await asyncio.gather(*(attempt(f"c{number}") for number in range(40)))
    assert done.count(True) == 1
    [kept] = await store.entries("t")
    assert kept.client == f"c{done.index(True)}"


async def test_a_refused_batch_leaves_those_beside_it_alone(store: Store) -> None:
    for name in ("t", "u", "v"):
        await store.create_table(table(name), [])
    results = await asyncio.gather(
        store.append(batch(entry("t", 1), table="t")),
        store.append(batch(entry("u", 5), table="u")),
        store.append(batch(entry("v", 1), table="v")),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), NumberTaken, type(None)]
    assert [await numbers(store, name) for name in ("t", "u", "v")] == [[1], [], [1]]


async def test_an_unknown_table_takes_no_entry(store: Store) -> None:
    with pytest.raises(StoreError, match=r"^There is no table “nowhere” in the database\.$"):
        await store.append(batch(entry("nowhere", 1), table="nowhere"))


async def test_snapshots(store: Store) -> None:
    await store.create_table(table("t"), [])
    assert await store.snapshot("t") is None
    for number in (1, 2, 3):
        kept = SnapshotRecord("t", number, bytes([0, 255, number]))
        await store.append(Batch("t", [entry("t", number)], "playing", None, 1, snapshot=kept))
    assert await store.snapshot("t") == SnapshotRecord("t", 3, b"\x00\xff\x03")
    assert await store.snapshot("t", at_most=2) == SnapshotRecord("t", 2, b"\x00\xff\x02")
    assert await store.snapshot("t", at_most=0) is None


async def test_what_was_confirmed_is_there_after_opening_again(url: str) -> None:
    first = open_store(url)
    await first.open()
    await first.create_table(table("t"), seats("t", "ann"))
    await first.append(batch(entry("t", 1, "a")))
    await first.close()
    second = open_store(url)
    await second.open()
    assert await numbers(second) == [1]
    with pytest.raises(ClientTaken):
        await second.append(batch(entry("t", 2, "a")))
    await second.close()
