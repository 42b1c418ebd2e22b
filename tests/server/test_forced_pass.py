"""Slow windows that ask in person: who has looked in and can only pass is waited for no longer, and nobody can tell."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from prestol.server.tables import answers
from prestol.server.tables.live import LiveTable
from prestol.server.wire import Pace, WindowSettings
from tests.server.duels import SLOW, StillClock, asked, duel, kept, offers, reply, two_people
from tests.server.place import Follower, Place, place, until
from tests.server.test_restart import moved
from tests.server.test_window_leaks import glance, told

pytestmark = pytest.mark.anyio

ASK = WindowSettings(ask=True)
MINUTE = 60
DAY = 24 * 60 * MINUTE
LATER = 30 * MINUTE
BLADES = {"mace": 1, "sabre": 2}
KVAS = {"kvas": 1, "sabre": 2}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StillClock:
    monkeypatch.setattr(answers, "LATER", (LATER * 1000, LATER * 1000))
    return StillClock(monkeypatch)


def at_rest(mine: dict[str, int], theirs: dict[str, int]) -> dict[str, Any]:
    return {"mine": mine, "theirs": theirs, "phase": "rest", "strength": (6, 5)}


def has_looked_in(live: LiveTable, *seats: int) -> Callable[[], bool]:
    return lambda: {seat for seat, one in live.answers.given.items() if one.ready is not None} == set(seats)


async def test_the_forced_pass_is_given_some_time_after_the_table_was_opened(tmp_path: Path, clock: StillClock) -> None:
    async with place(tmp_path) as here:
        guests = await two_people(here)
        live = await duel(here, guests, SLOW, ASK, **at_rest(KVAS, BLADES))
        anna = await guests[0].sit(live.id)
        await reply(anna, 0, "pass")
        await clock.pass_by(live, 2 * LATER)
        assert live.replay.window is not None, "Boris has not been here yet"
        boris = await guests[1].sit(live.id)
        await until(has_looked_in(live, 0, 1))
        assert offers(boris, 1) == ["pass"]
        await boris.close()
        await clock.pass_by(live, LATER - 1)
        assert live.replay.window is not None, "not at once"
        await clock.pass_by(live, 1)
        assert (await anna.entry("window"))["answers"] == {"0": ["pass"]}


async def test_who_holds_a_card_is_waited_for_until_the_reply_time_is_up(tmp_path: Path, clock: StillClock) -> None:
    async with place(tmp_path) as here:
        guests = await two_people(here)
        live = await duel(here, guests, SLOW, ASK, **at_rest(BLADES, KVAS))
        anna, boris = [await guest.sit(live.id) for guest in guests]
        await until(has_looked_in(live, 0, 1))
        for _ in range(2):
            await clock.pass_by(live, DAY / 2 - 1)
            assert live.replay.window is not None, "Boris has kvas"
        assert asked(anna, 0)["answer"] == {"moves": [], "whole": False, "ordered": False}, "Anna is told nothing"
        await clock.pass_by(live, 2)
        await boris.entry("window")


async def test_an_answer_taken_back_is_a_forced_pass_again(tmp_path: Path, clock: StillClock) -> None:
    async with place(tmp_path) as here:
        guests = await two_people(here)
        live = await duel(here, guests, SLOW, ASK, **at_rest(BLADES, BLADES))
        anna, boris = [await guest.sit(live.id) for guest in guests]
        await until(has_looked_in(live, 0, 1))
        await reply(boris, 1, "pass")
        await reply(boris, 1)
        assert kept(live)[1] == [] and live.replay.window is not None
        await clock.pass_by(live, LATER)
        await anna.entry("window")


@pytest.mark.parametrize("pace", [Pace(), Pace("live", bank=600, extra=0)])
async def test_other_tables_note_no_visits(tmp_path: Path, clock: StillClock, pace: Pace) -> None:
    async with place(tmp_path) as here:
        guests = await two_people(here)
        live = await duel(here, guests, pace, ASK, **at_rest(BLADES, BLADES))
        anna = await guests[0].sit(live.id)
        await anna.quiet()
        assert not live.answers.given


async def test_a_visit_counts_after_a_restart_and_while_nobody_looks_on(tmp_path: Path, clock: StillClock) -> None:
    """Both were dealt no remedy. One visit is noted before the restart and one after it; nobody stays."""
    async with place(tmp_path) as here:
        guests = await two_people(here)
        live = await duel(here, guests, SLOW, ASK)
        table, question = live.id, live.replay.question
        await guests[1].sit(table)
        await until(has_looked_in(live, 1))
    async with place(tmp_path, idle=0) as there:
        there.guests += [moved(guest, there.base) for guest in guests]
        clock.at += 10 * MINUTE * 1000
        line = await there.guests[0].sit(table)
        live = there.manager.tables[table]
        await until(has_looked_in(live, 0, 1))
        await line.close()
        del live
        await there.put_away(table)
        clock.at += 25 * MINUTE * 1000
        await there.manager.sweep()
        store = there.application.services.store
        assert not await store.tables_due(clock.at, 9), "the window waits on for Anna, and nobody looks until then"
        await there.put_away(table)
        clock.at += 5 * MINUTE * 1000
        await there.manager.sweep()
        live = await there.manager.table(table)
        assert live.replay.question == question + 1


Deed = Callable[[Place, LiveTable], Any]


async def comes(here: Place, live: LiveTable) -> Follower:
    """Boris opens the table, and leaves it."""
    line = await here.guests[1].sit(live.id)
    await until(lambda: 1 in live.answers.given)
    await line.close()
    return line


async def passes(here: Place, live: LiveTable) -> None:
    line = await here.guests[1].sit(live.id)
    await reply(line, 1, "pass")
    await until(lambda: live.replay.window is None)
    await line.close()


async def orders(here: Place, live: LiveTable) -> None:
    line = await here.guests[1].sit(live.id)
    await line.ask("order", seat=1, orders=[{"ask": "window", "play": "pass"}])
    await until(lambda: live.replay.window is None)
    await line.close()


RUNS: list[tuple[dict[str, int], dict[int, Deed]]] = [
    (BLADES, {10: comes}),
    (BLADES, {10: comes, 20: comes}),
    (BLADES, {40: passes}),
    (KVAS, {40: passes}),
    (KVAS, {5: comes, 40: passes}),
    (KVAS, {10: comes, 40: orders}),
]
"""What Boris holds, and what he does after how many minutes. All of it ends the window after forty."""


async def heard(folder: Path, clock: StillClock, hand: dict[str, int], deeds: dict[int, Deed]) -> list[tuple[int, str]]:
    """All that a rival and a spectator are told in the window, step by step, and the lists that they read."""
    async with place(folder) as here:
        guests = [await here.guest(name) for name in ("Anna", "Boris", "Vera")]
        live = await duel(here, guests[:2], SLOW, ASK, **at_rest(KVAS, hand))
        lines = [await guests[at].sit(live.id) for at in (0, 2)]
        await reply(lines[0], 0, "pass")
        for line in lines:
            await line.until(lambda one: one["type"] == "presence" and one["watchers"] == 1)
        before = [len(line.raw) for line in lines]
        found: list[tuple[int, str]] = []
        for minute in range(0, 46, 5):
            if minute:
                await clock.pass_by(live, 5 * MINUTE)
            if minute in deeds:
                await deeds[minute](here, live)
            for at, line in enumerate(lines):
                await line.quiet(0.2 if minute == 40 else 0.04)
                found += [(minute, told(raw, here)) for raw in line.raw[before[at] :]]
                before[at] = len(line.raw)
            found += [(minute, told(await glance(live, guests[at].id), here)) for at in (0, 2)]
            found.append((minute, told(str(await guests[0].call("GET", "/api/tables?which=mine")), here)))
        assert live.replay.window is None
        return found


async def test_nobody_can_tell_a_forced_pass_from_a_given_one_or_who_has_looked_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told_first: list[tuple[int, str]] | None = None
    for number, (hand, deeds) in enumerate(RUNS):
        folder = tmp_path / str(number)
        folder.mkdir()
        with monkeypatch.context() as patch:
            patch.setattr(answers, "LATER", (LATER * 1000, LATER * 1000))
            found = await heard(folder, StillClock(patch), hand, deeds)
        told_first = told_first or found
        assert found == told_first, f"{hand} {deeds}"
