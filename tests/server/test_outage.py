"""Time in which no server lived, and jumps of the clock, are taken from nobody."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from prestol.server.store.records import OutageRecord
from prestol.server.tables.clocks import now, set_clock, wall
from prestol.server.tables.pulse import GAP, MARK, Pulse
from tests.server.place import Place, place
from tests.server.players import four_at_table, play_some

pytestmark = pytest.mark.anyio

HOUR = 3_600_000
LIVE = {"kind": "live", "bank": 600, "extra": 0}


def age(folder: Path, by: int) -> None:
    """Let a database that no server has open be from earlier."""
    with closing(sqlite3.connect(folder / "prestol.db")) as file:
        for table, column in (("entries", "at"), ("tables", "due"), ("marks", "at")):
            file.execute(f"UPDATE {table} SET {column} = {column} - ?", (by,))
        file.commit()


async def left_of(here: Place, table: str, seat: int) -> int:
    live = await here.manager.table(table)
    return live.replay.clocks.show(now())[seat].left


async def test_time_that_the_server_was_down_is_on_nobodys_clock(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, _, lines = await four_at_table(here, pace=LIVE)
        await play_some(lines, 2)
        seat = lines[0].now["waiting"][0]
    age(tmp_path, HOUR)
    async with place(tmp_path) as there:
        await there.manager.sweep()
        assert await left_of(there, table, seat) > 590_000
        replay = there.manager.tables[table].replay
        assert replay.seats[seat].bot is None
        line = await (await there.guest()).sit(table)
        [pause] = [entry for entry in line.heard[0]["entries"] if entry["kind"] == "pause"]
        assert abs(pause["spent"] - HOUR) < 20_000
        number = replay.number
        await there.manager.sweep()
        assert replay.number == number, "told once"


async def test_a_wish_and_its_answers_wait_for_the_server_too(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, _, lines = await four_at_table(here)
        await play_some(lines, 5)
        live = here.manager.tables[table]
        seat = next(seat for seat in range(4) if (offer := live.replay.undo_offer(seat)) and offer.consent)
        assert (await lines[seat].ask("undo", seat=seat))["type"] == "done"
        assert live.replay.asked is not None
    age(tmp_path, HOUR)
    async with place(tmp_path) as there:
        await there.manager.sweep()
        asked = (await there.manager.table(table)).replay.asked
        assert asked is not None and asked.until > now()


async def test_a_short_break_needs_no_word(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, _, _ = await four_at_table(here, pace=LIVE)
        number = here.manager.tables[table].replay.number
    age(tmp_path, GAP // 2)
    async with place(tmp_path) as there:
        assert (await there.manager.table(table)).replay.number == number


async def test_a_clock_that_is_set_takes_nothing_from_anybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    true = time.time_ns
    async with place(tmp_path) as here:
        table, _, lines = await four_at_table(here, pace=LIVE)
        seat = lines[0].now["waiting"][0]
        for hours in (2, -1, 5):
            monkeypatch.setattr(time, "time_ns", lambda by=hours: true() + by * HOUR * 1_000_000)
            await here.manager.sweep()
            live = here.manager.tables[table]
            await live.automation.expire()
            assert live.replay.seats[seat].bot is None
            assert await left_of(here, table, seat) > 590_000
        await play_some(lines, 1)
        assert here.manager.tables[table].replay.clocks.left[seat] > 590_000
    monkeypatch.undo()
    set_clock(wall())


async def test_a_store_that_was_away_is_an_outage(tmp_path: Path) -> None:
    """Whoever moves first after it finds the clock as it was before."""
    async with place(tmp_path) as here:
        table, _, lines = await four_at_table(here, pace=LIVE)
        live = here.manager.tables[table]
        seat = lines[0].now["waiting"][0]
        live.replay.clocks.since -= HOUR
        here.manager.pulse.last -= HOUR
        await here.manager.store.save_mark(MARK, now() - HOUR)
        await play_some(lines, 1)
        assert live.replay.clocks.left[seat] > 590_000


async def test_time_goes_on_from_the_last_beat_where_the_clock_was_set_back(tmp_path: Path) -> None:
    async with place(tmp_path):
        pass
    age(tmp_path, -HOUR)
    async with place(tmp_path) as here:
        assert HOUR - 20_000 < now() - wall() <= HOUR + 20_000
        assert here.manager.pulse.outages == []
    set_clock(wall())


def test_outages_that_several_have_noticed_count_once(tmp_path: Path) -> None:
    pulse = Pulse.__new__(Pulse)
    pulse.outages = [OutageRecord(100, 200), OutageRecord(150, 260), OutageRecord(300, 400)]
    assert pulse.missed(0, 1000) == 260
    assert pulse.missed(180, 350) == 130
    assert pulse.missed(400, 1000) == 0 == pulse.missed(0, 50)
