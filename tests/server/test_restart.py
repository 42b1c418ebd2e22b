"""A server that stops and starts again loses no move and no socket's place; a damaged log is never played on."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import weakref
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from prestol import fingerprint
from prestol.server.tables.snapshots import SNAPSHOT_EVERY, restore
from tests.server.place import Guest, place, until
from tests.server.players import four_at_table, play_some, play_to_end

pytestmark = pytest.mark.anyio


def moved(old: Guest, base: str) -> Guest:
    """The same browser at the server's new address."""
    guest = Guest(base)
    guest.http.cookies = old.http.cookies
    guest.id = old.id
    return guest


async def test_sockets_are_told_to_come_back_and_find_their_place(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, guests, lines = await four_at_table(here)
        await play_some(lines, 30)
        numbers = {line.number for line in lines}
        assert len(numbers) == 1
        await lines[0].send("say", text="last words")
        here.server.should_exit = True
        bye = await lines[1].until(lambda one: one["type"] == "bye")
        assert bye["reason"] == "restart" and bye["again"] >= 1000
        with pytest.raises(ConnectionClosed) as closed:
            await lines[1].hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        seen = lines[1].number
    async with place(tmp_path) as there:
        again = [moved(guest, there.base) for guest in guests]
        there.guests += again
        back = [await guest.sit(table, since=seen) for guest in again]
        assert [entry["kind"] for entry in back[1].heard[0]["entries"]] in ([], ["say"])
        assert back[1].now["views"] == lines[1].now["views"]
        ends = await asyncio.gather(*(play_to_end(line) for line in back))
        assert ends[0]["result"]["reason"] == "finished"


async def test_people_go_to_another_process_in_waves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands who came at the same moment would wait for each other; so each is told when it is their turn."""
    monkeypatch.setattr("prestol.server.realtime.websocket.WAVE", 2)
    monkeypatch.setattr("prestol.server.realtime.websocket.BETWEEN", 0.3)
    async with place(tmp_path) as here:
        _, guests, lines = await four_at_table(here)
        others = asyncio.Future[bool]()
        others.set_result(True)
        monkeypatch.setattr(here.application.services.store, "has_others", lambda: others)
        here.server.should_exit = True

        async def told(number: int) -> float:
            bye = await lines[number].until(lambda one: one["type"] == "bye")
            assert bye["reason"] == "restart" and bye["again"] < 100
            return asyncio.get_running_loop().time()

        times = sorted(await asyncio.gather(*(told(number) for number in range(len(guests)))))
        assert times[1] - times[0] < 0.2 < times[2] - times[1]


async def test_bots_go_on_after_a_restart_without_anybody_looking(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        made = await anna.table("me", "casual", "casual", start=True, options={"first_player": "seat_0"})
        table = made["table"]["id"]
        line = await anna.sit(table)
        live = here.manager.tables[table]
        here.manager.closing = True
        await line.ask("move", seat=0, move=line.now["views"]["0"]["legal"][0]["move"])
        assert live.replay.waiting == (1,)
    async with place(tmp_path) as there:
        store = there.application.services.store
        [due] = await store.tables_due(2**50, 10)
        assert due == table
        live = await there.manager.table(table)
        await until(lambda: live.replay.waiting == (0,))


async def test_a_long_table_opens_from_its_snapshot_and_is_the_same(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, guests, lines = await four_at_table(here)
        await play_some(lines, SNAPSHOT_EVERY + 7)
        await lines[0].ask("say", text="here we are")
        live = here.manager.tables[table]
        snapshot = await here.application.services.store.snapshot(table)
        assert snapshot is not None and snapshot.number == SNAPSHOT_EVERY + 4
        restored = live.loader.blank()
        restore(restored, snapshot)
        for entry in await here.application.services.store.entries(table, snapshot.number):
            restored.take_in(entry)
        replayed, _ = await live.loader.whole()
        for replay in (restored, replayed):
            assert fingerprint(replay.state) == fingerprint(live.replay.state)
            assert (replay.number, replay.question, replay.seats) == (
                live.replay.number,
                live.replay.question,
                live.replay.seats,
            )
            assert replay.undo_offer(0) == live.replay.undo_offer(0)
            assert replay.clocks.left == live.replay.clocks.left
        await guests[0].call("GET", f"/api/tables/{table}")


async def test_a_damaged_log_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, guests, lines = await four_at_table(here)
        await play_some(lines, 3)
    with sqlite3.connect(tmp_path / "prestol.db") as file:
        changed = file.execute(
            "update entries set data = replace(data, '\"hash\":\"', '\"hash\":\"0') where kind = 'move'"
        )
        assert changed.rowcount == 3
    file.close()
    async with place(tmp_path) as there:
        again = moved(guests[0], there.base)
        there.guests.append(again)
        problem = await again.call("GET", f"/api/tables/{table}", status=500)
        assert problem["key"] == "table-damaged"
        assert (await again.call("GET", "/api/me"))["person"] == guests[0].id


async def test_a_store_that_fails_once_leaves_the_table_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with place(tmp_path) as here:
        table, _, lines = await four_at_table(here)
        seat = lines[0].now["waiting"][0]
        before = here.manager.tables[table].replay.number
        store = here.application.services.store
        real = store.append

        async def broken(batch: object) -> None:
            raise OSError("no space left on device")

        monkeypatch.setattr(store, "append", broken)
        move = lines[seat].now["views"][str(seat)]["legal"][0]["move"]
        refused = await lines[seat].ask("move", seat=seat, move=move, id="first")
        assert refused["key"] == "fault"
        monkeypatch.setattr(store, "append", real)
        done = await lines[seat].ask("move", seat=seat, move=move, id="first")
        assert done == {"type": "done", "id": "first", "number": before + 1}
        await lines[seat - 1].entry("move")


async def test_a_table_is_put_away_and_opened_again(tmp_path: Path) -> None:
    async with place(tmp_path, idle=0) as here:
        table, guests, lines = await four_at_table(here)
        await play_some(lines, 2)
        for line in lines:
            await line.close()
        await here.put_away(table)
        back = await guests[0].sit(table, since=lines[0].number)
        assert back.heard[0]["entries"] == [] and back.now["views"] == lines[0].now["views"]


async def test_a_table_that_is_put_away_leaves_nothing_behind(tmp_path: Path) -> None:
    async with place(tmp_path, idle=0) as here:
        table, _, lines = await four_at_table(here)
        await play_some(lines, 2)
        for line in lines:
            await line.close()
        gone = weakref.ref(here.manager.tables[table].lock)
        gc.disable()  # no cycle may be needed to be found
        try:
            await here.put_away(table)
            await until(lambda: gone() is None)
        finally:
            gc.enable()


async def test_a_server_that_has_closed_tells_the_others_nothing_more(tmp_path: Path) -> None:
    """Who has come or gone is told a little later, and by then there may be no store to tell it through."""
    async with place(tmp_path) as here:
        table, _, _ = await four_at_table(here)
        live = here.manager.tables[table]
    here.manager.presence.tell(live, aloud=True)
    assert here.manager.tasks == set()
