"""An undo request holds the bots up, so it does not outlive the people it is about."""

from __future__ import annotations

from pathlib import Path

import pytest

from prestol.server.tables import clocks
from prestol.server.tables.clocks import DAY, WISH, now, wish_time
from prestol.server.wire import Pace
from tests.server.place import Follower, Place, place
from tests.server.players import play_some

pytestmark = pytest.mark.anyio


async def wish_of_two_before_a_bot(here: Place) -> tuple[str, list[Follower]]:
    """Anna asks Boris to let her take back; the bot on seat 2 would be next, and Vera waits for it."""
    anna, boris, vera = [await here.guest(name) for name in ("Anna", "Boris", "Vera")]
    made = await anna.table("me", "open", "casual", "open", listed=True, options={"first_player": "seat_0"})
    table: str = made["table"]["id"]
    for guest in (boris, vera):
        await guest.call("POST", f"/api/tables/{table}/join")
    await anna.call("POST", f"/api/tables/{table}/start")
    lines = [await guest.sit(table) for guest in (anna, boris, vera)]
    await play_some(lines, 1)
    live = here.manager.tables[table]
    live.manager.closing = True  # the bot holds still for a moment
    await lines[1].ask("move", seat=1, move=lines[1].now["views"]["1"]["legal"][0]["move"])
    await lines[0].ask("undo", seat=0)
    live.manager.closing = False
    async with live.lock:
        live.automation.wake()
    return table, lines


async def test_bots_wait_while_people_talk_about_undo(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        _, lines = await wish_of_two_before_a_bot(here)
        await lines[0].quiet(0.2)
        assert lines[0].now["asked"]["consent"] == [1] and lines[0].now["waiting"] == [2]
        await lines[1].ask("answer", seat=1, ask=lines[0].now["asked"]["number"], yes=False)
        await lines[0].entry("move")


async def test_a_wish_lapses_when_all_whom_it_concerns_have_vanished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "WISH", 300)
    async with place(tmp_path) as here:
        _, lines = await wish_of_two_before_a_bot(here)
        await lines[0].close()
        await lines[1].close()
        lapsed = await lines[2].entry("answer-undo")
        assert (lapsed["seat"], lapsed["yes"]) == (None, False)
        assert lines[2].now["asked"] is None
        assert (await lines[2].entry("move"))["seat"] == 2


async def test_a_wish_lapses_at_a_table_that_nobody_looks_at(tmp_path: Path) -> None:
    async with place(tmp_path, idle=0) as here:
        table, lines = await wish_of_two_before_a_bot(here)
        asked = lines[0].now["asked"]
        assert abs(asked["until"] - now() - WISH) < 20_000
        for line in lines:
            await line.close()
        await here.put_away(table)
        assert await here.application.services.store.tables_due(asked["until"], 10) == [table]


def test_a_wish_at_a_table_of_days_waits_a_day() -> None:
    assert [wish_time(Pace(kind)) for kind in ("free", "live", "days")] == [WISH, WISH, DAY]
