"""Clocks: a fold over the times of the entries, and what happens at zero."""

from __future__ import annotations

from pathlib import Path

import pytest

from prestol.server.tables.clocks import DAY, GRACE, Clocks
from prestol.server.wire import Pace
from tests.server.place import place
from tests.server.players import four_at_table, play_some

pytestmark = pytest.mark.anyio


def test_a_bank_is_spent_while_one_decides_and_refilled_by_moving() -> None:
    clocks = Clocks(Pace("live", bank=60, extra=5), 3)
    clocks.tick(1_000_000)
    clocks.run([1])
    assert clocks.due() == 1_060_000
    clocks.tick(1_010_000)
    clocks.moved(1)
    clocks.run([2])
    assert clocks.left == [60_000, 55_000, 60_000]
    assert [(one.left, one.running) for one in clocks.show(1_012_000)] == [
        (60_000, False),
        (55_000, False),
        (58_000, True),
    ]
    assert clocks.expired(1_069_999) == [] and clocks.expired(1_070_000) == [2]


def test_days_are_counted_for_each_turn_anew() -> None:
    clocks = Clocks(Pace("days", days=2), 2)
    clocks.tick(0)
    clocks.run([0])
    assert clocks.due() == 2 * DAY
    clocks.tick(DAY)
    clocks.moved(0)
    assert clocks.left[0] == 2 * DAY


def test_without_haste_no_clock_runs() -> None:
    clocks = Clocks(Pace(), 2)
    clocks.tick(5)
    clocks.run([0])
    assert clocks.due() is None and clocks.show(100) == [] and clocks.expired(10**15) == []


def test_who_takes_a_seat_back_finds_some_time_on_the_clock() -> None:
    clocks = Clocks(Pace("live", bank=60), 2)
    clocks.left[1] = 0
    clocks.returned(1)
    assert clocks.left[1] == GRACE


async def test_at_zero_a_bot_takes_the_seat_and_the_person_may_return(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, _, lines = await four_at_table(here, pace={"kind": "live", "bank": 600, "extra": 0})
        assert len(lines[0].now["clocks"]) == 4
        seat = lines[0].now["waiting"][0]
        live = here.manager.tables[table]
        live.replay.clocks.left[seat] = 1
        live.automation.set_timer()
        ran_out = await lines[seat - 1].entry("clock")
        assert ran_out["seat"] == seat and ran_out["info"]["bot"] == "casual"
        assert (await lines[seat - 1].entry("move"))["seat"] == seat
        assert (await lines[seat].ask("back", seat=seat))["type"] == "done"
        assert lines[seat].now["clocks"][seat]["left"] >= GRACE
        await play_some(lines, 3)
        assert lines[seat].now["waiting"] == [seat] and lines[seat].now["clocks"][seat]["running"]


async def test_a_table_that_nobody_looks_at_still_keeps_time(tmp_path: Path) -> None:
    """Put away and found again by the sweep when its time has come."""
    async with place(tmp_path, idle=0) as here:
        table, guests, lines = await four_at_table(here, pace={"kind": "days", "days": 1})
        seat = lines[0].now["waiting"][0]
        for line in lines:
            await line.close()
        live = here.manager.tables[table]
        store = here.application.services.store
        record, _ = (await store.table(table)) or pytest.fail("no table")
        assert record.due is not None and abs(record.due - live.replay.clocks.since - DAY) < 5000
        while table in here.manager.tables:
            await here.manager.sweep()
        assert await store.tables_due(record.due, 10) == [table]
        again = await here.manager.table(table)
        again.replay.clocks.left[seat] = 1
        await again.automation.expire()
        back = await guests[seat].sit(table)
        assert back.now["seats"][seat]["bot"] == "casual"
