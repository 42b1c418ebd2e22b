"""A table without a clock does not wait for ever for somebody who has left: a vote or a limit hands the seat over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from prestol.server.tables import absence, absent_seats
from prestol.server.tables.clocks import HOUR, now
from prestol.server.tables.snapshots import SNAPSHOT_EVERY
from prestol.server.wire import Pace
from tests.server.duels import duel, two_people
from tests.server.place import Follower, Place, place
from tests.server.players import four_at_table, my_turns, play_some

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(absent_seats, "PATIENCE", 0)
    monkeypatch.setattr(absence, "CALL", 300)


async def waiting_for(here: Place) -> tuple[str, int, list[Follower], list[int]]:
    """A table of four, who it waits for, and the others."""
    table, _, lines = await four_at_table(here)
    await play_some(lines, 1)
    [missing] = lines[0].now["waiting"]
    return table, missing, lines, [seat for seat in range(4) if seat != missing]


async def test_if_all_others_agree_a_bot_plays_until_the_person_is_back(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        _, missing, lines, (first, second, third) = await waiting_for(here)
        asked = await lines[first].ask("absent", seat=first, about=missing)
        assert asked["type"] == "done"
        wish = lines[first].now["absence"]
        assert (wish["about"], wish["consent"], wish["agreed"]) == (missing, [second, third], [])
        await lines[second].ask("answer", seat=second, ask=wish["number"], yes=True)
        assert lines[second].now["seats"][missing]["bot"] is None, "one of them has not agreed"
        await lines[third].ask("answer", seat=third, ask=wish["number"], yes=True)
        told = await lines[first].entry("seat")
        assert (told["what"], told["seat"], told["info"]["bot"]) == ("absent", missing, "casual")
        await lines[first].entry("move")
        assert lines[first].now["absence"] is None
        assert (await lines[missing].ask("back", seat=missing))["type"] == "done"
        await lines[missing].until_now(lambda now: now["seats"][missing]["bot"] is None)


async def test_whoever_is_there_after_all_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with place(tmp_path) as here:
        _, missing, lines, (first, *_) = await waiting_for(here)
        number = (await lines[first].ask("absent", seat=first, about=missing))["number"]
        assert (await lines[missing].ask("answer", seat=missing, ask=number, yes=False))["type"] == "done"
        assert lines[missing].now["absence"] is None
        monkeypatch.setattr(absent_seats, "PATIENCE", 600_000)
        again = await lines[first].ask("absent", seat=first, about=missing)
        assert again["key"] == "absent-too-soon" and "10 more minutes" in again["sentence"]["en"]


async def test_a_move_is_the_best_answer(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        _, missing, lines, (first, *_) = await waiting_for(here)
        await lines[first].ask("absent", seat=first, about=missing)
        await play_some(lines, 1)
        assert lines[first].now["absence"] is None and lines[first].now["seats"][missing]["bot"] is None


async def test_one_no_is_enough_and_nobody_is_asked_twice(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        _, missing, lines, (first, second, _) = await waiting_for(here)
        number = (await lines[first].ask("absent", seat=first, about=missing))["number"]
        assert (await lines[second].ask("absent", seat=second, about=missing))["key"] == "absent-pending"
        assert (await lines[first].ask("answer", seat=first, ask=number, yes=True))["key"] == "not-asked"
        await lines[second].ask("answer", seat=second, ask=number, yes=False)
        assert lines[second].now["absence"] is None
        assert (await lines[second].ask("answer", seat=second, ask=number, yes=True))["key"] == "nothing-asked"


async def test_only_those_who_keep_a_table_without_a_clock_waiting_can_be_replaced(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        _, missing, lines, (first, second, _) = await waiting_for(here)
        for about in (second, first, 9):
            assert (await lines[first].ask("absent", seat=first, about=about))["key"] == "absent-not-waited"
        assert (await lines[first].ask("absent", seat=missing, about=second))["key"] == "not-your-seat"


async def test_a_table_with_a_clock_needs_no_vote(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        _, _, lines = await four_at_table(here, pace={"kind": "live"})
        [seat] = lines[0].now["waiting"]
        other = (seat + 1) % 4
        assert (await lines[other].ask("absent", seat=other, about=seat))["key"] == "absent-clock"


async def test_a_wish_survives_a_snapshot_and_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(absence, "CALL", 600_000)
    async with place(tmp_path) as here:
        table, _, lines = await four_at_table(here)
        await play_some(lines, SNAPSHOT_EVERY)
        missing = lines[0].now["waiting"][0]
        other = (missing + 1) % 4
        assert (await lines[other].ask("absent", seat=other, about=missing))["type"] == "done"
        before = here.manager.tables[table].replay.absence
    async with place(tmp_path) as there:
        assert (await there.manager.table(table)).replay.absence == before is not None


async def test_a_limit_of_the_table_hands_the_seat_to_a_bot(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, _, lines = await four_at_table(here, pace={"kind": "free", "away": 24})
        assert lines[0].now["clocks"] == [], "nobody is hurried"
        live = here.manager.tables[table]
        [seat] = live.replay.waiting
        due = live.due()
        assert due is not None and abs(due - now() - 24 * HOUR) < 60_000
        live.replay.clocks.left[seat] = 1
        live.automation.set_timer()
        ran_out = await lines[(seat + 1) % 4].entry("clock")
        assert ran_out["seat"] == seat and ran_out["info"]["bot"] == "casual"
        assert (await lines[seat].ask("back", seat=seat))["type"] == "done"
        assert live.replay.clocks.left[seat] == 24 * HOUR


async def test_whoever_plays_alone_against_bots_may_take_any_time(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        made = await anna.table("me", "casual", "casual", start=True, pace={"kind": "free", "away": 1})
        line = await anna.sit(made["table"]["id"])
        await line.until_now(lambda now: bool(my_turns(now)))
        assert here.manager.tables[made["table"]["id"]].due() is None


async def test_the_limit_closes_windows_too(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        guests = await two_people(here)
        resting: dict[str, Any] = {"mine": {"kvas": 1}, "theirs": {"kvas": 1}, "phase": "rest"}
        live = await duel(here, guests, Pace("free", away=2), **resting)
        line = await guests[0].sit(live.id)
        assert line.now["window"]["until"] == live.replay.opened + 2 * HOUR
