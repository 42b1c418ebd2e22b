"""Answers in an open window: stored beside the log, replaced, and gone when the window closes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from prestol.server.store.base import AnswersChanged, NumberTaken, Store
from prestol.server.store.records import AnswerRecord
from tests.server.store.records import batch, entry, numbers, table

pytestmark = pytest.mark.anyio


def answer(seat: int, moves: str = '["pass"]', question: int = 1, client: str = "a") -> AnswerRecord:
    return AnswerRecord("t", seat, question, moves, client)


async def opened(store: Store) -> None:
    await store.create_table(table("t"), [])
    await store.append(batch(entry("t", 1)))


async def test_an_answer_is_kept_and_replaced_without_an_entry(store: Store) -> None:
    await opened(store)
    await store.save_answer(answer(1), 1)
    await store.save_answer(answer(0, "[]"), 1)
    await store.save_answer(answer(1, '["answer kvas","heal"]', client="b"), 1)
    assert await store.answers("t") == [answer(0, "[]"), answer(1, '["answer kvas","heal"]', client="b")]
    assert await store.answers("u") == []
    assert await numbers(store) == [1]


@pytest.mark.parametrize("number", [0, 2])
async def test_an_answer_to_a_table_that_has_moved_on_is_refused(store: Store, number: int) -> None:
    await opened(store)
    with pytest.raises(NumberTaken):
        await store.save_answer(answer(0), number)
    assert await store.answers("t") == []


async def test_a_window_closes_only_with_the_answers_that_are_kept(store: Store) -> None:
    await opened(store)
    await store.save_answer(answer(0), 1)
    late = replace(batch(entry("t", 2)), window=0)
    for closing in ([], [answer(0, "[]")], [answer(0), answer(1)]):
        with pytest.raises(AnswersChanged):
            await store.append(replace(late, closing=closing))
    assert (await numbers(store), await store.answers("t")) == ([1], [answer(0)])
    await store.append(replace(late, closing=[answer(0)]))
    assert (await numbers(store), await store.answers("t")) == ([1, 2], [])


async def test_entries_within_a_window_leave_its_answers_alone(store: Store) -> None:
    await opened(store)
    await store.save_answer(answer(0), 1)
    await store.append(replace(batch(entry("t", 2)), window=1))
    await store.append(batch(entry("t", 3)))
    assert await store.answers("t") == [answer(0)]
    await store.append(replace(batch(entry("t", 4)), window=4))
    assert await store.answers("t") == []


async def test_a_visit_is_kept_and_says_when_the_table_is_looked_at(store: Store) -> None:
    await opened(store)
    visit = AnswerRecord("t", 0, 1, "[]", "", 70)
    await store.save_answer(visit, 1, 70)
    assert (await store.answers("t"), await store.tables_due(69, 9), await store.tables_due(70, 9)) == (
        [visit],
        [],
        ["t"],
    )
    await store.save_answer(answer(1), 1)
    assert await store.tables_due(70, 9) == ["t"]
