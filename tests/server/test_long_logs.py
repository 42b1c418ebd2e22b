"""Long logs come in pages, and nobody can make them endless."""

from __future__ import annotations

from pathlib import Path

import pytest

from prestol.server.realtime import greeting
from prestol.server.store.records import EntryRecord
from prestol.server.tables.entries import Logged
from prestol.server.tables.replay import Replay
from tests.server.place import Line, Place, place
from tests.server.players import four_at_table, play_some

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greeting, "PAGE", 10)


async def chatty_table(here: Place, lines: int) -> str:
    """A table at which much was said."""
    anna = await here.guest("Anna")
    made = await anna.table("me", "casual", "casual", "casual", start=True, options={"first_player": "seat_0"})
    line = await anna.sit(made["table"]["id"])
    for n in range(lines):
        assert (await line.ask("say", text=f"line {n}"))["type"] == "done"
    table: str = made["table"]["id"]
    return table


def numbers(entries: list[Line]) -> list[int]:
    return [entry["number"] for entry in entries]


async def test_a_greeting_holds_one_page_and_the_rest_is_asked_for(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table = await chatty_table(here, 24)
        boris = await here.guest("Boris")
        line = await boris.sit(table)
        hello = line.heard[0]
        assert hello["number"] == 25 and hello["left_out"] == 15
        assert numbers(hello["entries"]) == list(range(16, 26))
        found = hello["entries"]
        while page := (await boris.call("GET", f"/api/tables/{table}/log/{found[0]['number']}"))["entries"]:
            assert len(page) <= 10
            found = page + found
        assert numbers(found) == list(range(1, 26))
        assert [entry["text"] for entry in found if entry["kind"] == "say"] == [f"line {n}" for n in range(24)]


async def test_whoever_comes_back_gets_what_they_missed(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table = await chatty_table(here, 24)
        boris = await here.guest("Boris")
        for since, left_out, first in ((20, 0, 21), (5, 10, 16)):
            hello = (await boris.sit(table, since)).heard[0]
            assert hello["left_out"] == left_out and hello["entries"][0]["number"] == first
        hello = (await boris.sit(table, 25)).heard[0]
        assert hello["left_out"] == 0 and hello["entries"] == []


async def test_a_page_shows_each_seat_what_it_may_see(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with place(tmp_path) as here:
        table, guests, lines = await four_at_table(here)
        await play_some(lines, 12)
        paged = [(await guest.call("GET", f"/api/tables/{table}/log/9"))["entries"] for guest in guests]
        monkeypatch.setattr(greeting, "PAGE", 1000)
        whole = [(await guest.sit(table)).heard[0]["entries"][:8] for guest in guests]
        assert paged == whole and len({str(one) for one in paged}) == 4


async def test_what_was_said_before_a_page_is_not_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a table at which thousands of lines were written costs the server a quarter of a second for each visitor."""
    async with place(tmp_path) as here:
        table = await chatty_table(here, 60)
        boris = await here.guest("Boris")
        read: list[int] = []
        take_in = Replay.take_in

        def counted(replay: Replay, entry: EntryRecord) -> Logged:
            read.append(entry.number)
            return take_in(replay, entry)

        monkeypatch.setattr(Replay, "take_in", counted)
        page = await boris.call("GET", f"/api/tables/{table}/log/58")
        assert numbers(page["entries"]) == list(range(48, 58))
        past = await boris.call("GET", f"/api/tables/{table}/past/47")
        assert past["now"]["number"] == 47 and past["now"]["status"] == "playing"
        assert len(read) <= 10 + 2 * 4


async def test_pages_of_a_closed_table_are_closed_too(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        made = await anna.table("me", "casual", "casual", start=True, watchable=False)
        await boris.call("GET", f"/api/tables/{made['table']['id']}/log/5", status=403)
