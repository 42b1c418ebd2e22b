"""One person against a program of the rules: from the first move to the next game."""

from __future__ import annotations

from pathlib import Path

import pytest

from prestol.engine.record import read_record, replay
from prestol.registry import game_of
from tests.server.place import place
from tests.server.players import play_some, play_to_end

pytestmark = pytest.mark.anyio


async def test_a_table_for_one_is_made_played_told_and_played_again(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        made = (await anna.table("me", game="rurik", start=True, options={"difficulty": "hard"}))["table"]
        assert made["status"] == "playing" and len(made["seats"]) == 1
        line = await anna.sit(made["id"])
        over = await play_to_end(line)
        ending = over["result"]
        assert ending["programs"][0]["name"] == "rebellion"
        assert ending["margin"] == ending["scores"][0] - ending["programs"][0]["score"]
        assert sorted([*ending["places"], ending["programs"][0]["place"]]) in ([1, 1], [1, 2])
        past = await anna.call("GET", f"/api/tables/{made['id']}/past/3")
        assert past["now"]["views"]["0"]["view"]["rebellion"]["mat"] == 2
        written = await anna.http.get(f"/api/tables/{made['id']}/record")
        record = read_record(written.text)
        *_, last = replay(game_of(record), record)
        assert last.over and list(last.result().scores) == ending["scores"]
        again = await anna.call("POST", f"/api/tables/{made['id']}/rematch")
        assert again["status"] == "playing" and again["options"]["difficulty"] == "hard"


async def test_a_hint_and_an_undo_need_nobody_else(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        made = (await anna.table("me", game="rurik", start=True))["table"]
        line = await anna.sit(made["id"])
        await play_some([line], 1)
        hint = await anna.call("POST", f"/api/tables/{made['id']}/hint", seat=0)
        assert hint["move"] in [one["move"] for one in line.now["views"]["0"]["legal"]]
        assert (await line.ask("undo", seat=0))["type"] == "done"


async def test_whoever_gives_up_alone_ends_the_game(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        made = (await anna.table("me", game="rurik", start=True))["table"]
        line = await anna.sit(made["id"])
        assert (await line.ask("resign", seat=0))["type"] == "done"
        now = await line.until_now(lambda now: now["over"])
        assert now["result"]["reason"] == "resigned"
