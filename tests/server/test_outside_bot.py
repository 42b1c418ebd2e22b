"""Outside bots speak the same protocol with a token; the one that comes with Prestol is short and plays whole games."""

from __future__ import annotations

import asyncio
import inspect
from pathlib import Path

import pytest

from prestol.examples import outside_bot
from prestol.server import play_bot
from tests.server.place import place
from tests.server.players import play_to_end

pytestmark = pytest.mark.anyio


async def test_the_example_plays_a_game_to_its_end(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        token = (await anna.call("POST", "/api/tokens", name="Deep Thought"))["token"]
        made = await anna.table("me", "open", "casual")
        table = made["table"]["id"]
        invite = made["invites"][0]
        url = f"{here.base}/join/{table}#{invite['seat']}.{invite['secret']}"
        line = await anna.sit(table)
        playing = asyncio.create_task(asyncio.to_thread(play_bot, url, token))
        joined = await line.entry("seat")
        assert joined["info"]["name"] == "Deep Thought" and joined["info"]["outside"]
        await anna.call("POST", f"/api/tables/{table}/start")
        end = await play_to_end(line)
        assert await playing == end["result"]["reason"] == "finished"


def test_the_example_is_short_and_stands_alone() -> None:
    source = inspect.getsource(outside_bot)
    assert len(source.splitlines()) < 60
    assert "prestol." not in source.replace("docs/protocol.md", "")


async def test_an_outside_bot_agrees_to_undo_unasked(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        token = (await anna.call("POST", "/api/tokens", name="Deep Thought"))["token"]
        made = await anna.table("me", "open", "casual", options={"first_player": "seat_0"})
        table = made["table"]["id"]
        bearer = {"Authorization": f"Bearer {token}"}
        body = {"secret": made["invites"][0]["secret"]}
        assert (await anna.http.post(f"/api/tables/{table}/join", json=body, headers=bearer)).status_code == 200
        await anna.call("POST", f"/api/tables/{table}/start")
        line = await anna.sit(table)
        bot = await anna.sit(table, Authorization=f"Bearer {token}", Cookie="", Origin="")
        assert list(bot.now["views"]) == ["1"]
        await line.ask("move", seat=0, move=line.now["views"]["0"]["legal"][0]["move"])
        await bot.until_now(lambda now: now["waiting"] == [1])
        await bot.ask("move", seat=1, move=bot.now["views"]["1"]["legal"][0]["move"])
        await line.until_now(lambda now: now["waiting"] == [0])
        assert line.now["undo"]["0"]["consent"] == []
        assert (await line.ask("undo", seat=0))["type"] == "done"
