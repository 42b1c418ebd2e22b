"""Notes, standing orders and pings keep the promises of moves: durable numbers, and each request once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from prestol.server.store import open_store
from prestol.server.wire import WindowSettings
from tests.server.duels import duel, kept, two_people
from tests.server.place import Follower, Line, Place, place
from tests.server.players import four_at_table, play_some

pytestmark = pytest.mark.anyio

ORDER: Line = {"ask": "nothing", "play": "vote for"}


@pytest.fixture
async def here(tmp_path: Path, url: str) -> AsyncIterator[Place]:
    """A server on each database."""
    async with place(tmp_path, store=open_store(url)) as made:
        yield made


async def test_an_old_note_that_comes_again_does_not_replace_the_new_one(here: Place) -> None:
    table, guests, lines = await four_at_table(here)
    first = await lines[0].ask("note", text="first", id="n1")
    await play_some(lines, 2)
    second = await lines[0].ask("note", text="second", id="n2")
    assert second["number"] == first["number"] + 2 == lines[0].number
    assert await lines[0].ask("note", text="first", id="n1") == first
    assert (await guests[0].call("GET", f"/api/tables/{table}/note"))["text"] == "second"
    await here.manager.start_over()
    again = await guests[0].sit(table)
    assert await again.ask("note", text="first", id="n1") == first
    assert again.heard[0]["you"]["note"] == "second"


async def test_a_cleared_order_does_not_come_back(here: Place) -> None:
    table, guests, lines = await four_at_table(here)
    first = await lines[0].ask("order", seat=0, orders=[ORDER], id="o1")
    assert (await lines[0].ask("order", seat=0, orders=[], id="o2"))["type"] == "done"
    assert await lines[0].ask("order", seat=0, orders=[ORDER], id="o1") == first
    assert here.manager.tables[table].automation.orders == {}
    again = await guests[0].sit(table)
    assert again.heard[0]["you"]["orders"].get("0", []) == []


async def test_what_was_done_before_somebody_left_is_still_answered(here: Place) -> None:
    _, _, lines = await four_at_table(here)
    first = await lines[0].ask("order", seat=0, orders=[], id="o1")
    note = await lines[0].ask("note", text="mine", id="n1")
    await lines[0].ask("resign", seat=0)
    assert await lines[0].ask("order", seat=0, orders=[], id="o1") == first
    assert await lines[0].ask("note", text="mine", id="n1") == note
    assert (await lines[0].ask("order", seat=1, orders=[], id="o3"))["key"] == "not-your-seat"


async def test_one_id_is_one_request_in_the_log_and_beside_it(here: Place) -> None:
    _, _, lines = await four_at_table(here)
    said = await lines[0].ask("say", text="hello", id="same")
    assert await lines[0].ask("note", text="hello", id="same") == said
    note = await lines[0].ask("note", text="mine", id="other")
    assert await lines[0].ask("say", text="hello", id="other") == note


async def test_an_old_answer_in_a_window_does_not_come_back(here: Place) -> None:
    guests = await two_people(here)
    live = await duel(here, guests, windows=WindowSettings(early=True))
    one, two = [await guest.sit(live.id) for guest in guests]
    window = one.now["window"]["question"]
    first = await reply(one, 0, window, [], "w1")
    assert (await reply(one, 0, window, ["pass"], "w2"))["type"] == "done"
    assert await reply(one, 0, window, [], "w1") == first
    assert kept(live) == {0: ["pass"]}
    await reply(two, 1, window, ["pass"], "w3")
    await one.until(lambda message: message["type"] == "entry")
    assert await reply(one, 0, window, [], "w1") == first
    assert (await reply(one, 0, window, [], "w4"))["key"] == "stale"


async def reply(line: Follower, seat: int, window: int, moves: list[str], id: str) -> Line:
    return await line.ask("reply", seat=seat, window=window, moves=moves, id=id)
