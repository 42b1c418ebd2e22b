"""The bear at a table of the server: one person, spectators, clocks, giving up, a rematch, a bot alone."""

from __future__ import annotations

from pathlib import Path

import pytest

import prestol
from prestol.engine.record import read_record, replay
from tests.server.people.households import account
from tests.server.place import Line, place
from tests.server.players import play_to_end

pytestmark = pytest.mark.anyio


def check_ending(result: Line) -> None:
    """Place, scores and margin of one seat and one program fit together."""
    [score], [bear] = result["scores"], result["programs"]
    assert result["margin"] == score - bear["score"]
    assert (result["places"], bear["place"]) == (([1], 2) if result["margin"] > 0 else ([2], 1))
    assert (bear["name"], bear["breakdown"]) == ("bear", {"cards": bear["score"]})


async def test_a_person_alone_plays_watched_with_a_clock_and_again(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, watcher = await here.guest("Anna"), await here.guest("Boris")
        made = await anna.table("me", game="bear", start=True, pace={"kind": "live", "bank": 60, "extra": 0})
        table = made["table"]["id"]
        assert (made["table"]["status"], made["invites"]) == ("playing", [])
        line, other = await anna.sit(table), await watcher.sit(table)
        assert line.now["clocks"][0]["running"]
        assert (await line.ask("move", seat=0, move="peek", at=line.number))["type"] == "done"
        seen = await other.until_now(lambda now: now["number"] >= line.number)
        assert line.now["views"]["0"]["view"]["top"] and seen["views"]["watch"]["view"]["top"] == []
        now = await play_to_end(line)
        check_ending(now["result"])
        watched = await other.until_now(lambda now: now["over"])
        assert watched["result"] == now["result"]
        text = (await anna.http.get(f"/api/tables/{table}/record")).text
        list(replay(prestol.game("bear"), read_record(text)))
        fresh = await anna.call("POST", f"/api/tables/{table}/rematch")
        assert (fresh["status"], len(fresh["seats"])) == ("playing", 1)


async def test_a_table_with_one_open_seat_waits_for_somebody(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        host, guest = await here.guest("Anna"), await here.guest("Boris")
        made = await host.table("open", game="bear", listed=True)
        table = made["table"]["id"]
        await host.call("POST", f"/api/tables/{table}/start", status=409)
        await guest.call("POST", f"/api/tables/{table}/join", seat=0)
        started = await host.call("POST", f"/api/tables/{table}/start")
        assert (started["status"], started["waiting"]) == ("playing", [0])
        check_ending((await play_to_end(await guest.sit(table)))["result"])


@pytest.mark.parametrize("deed", ["resign", "hand"])
async def test_who_gives_up_alone_ends_the_game_and_who_hands_over_lets_a_bot_play(tmp_path: Path, deed: str) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        line = await anna.sit((await anna.table("me", game="bear", start=True))["table"]["id"])
        answer = await line.ask(deed, seat=0, **({"level": "random"} if deed == "hand" else {}))
        assert answer["type"] == "done"
        now = await line.until_now(lambda now: now["over"])
        if deed == "hand":
            check_ending(now["result"])
        else:
            assert (now["result"]["reason"], now["result"]["places"]) == ("resigned", None)
            assert (now["result"]["programs"], now["result"]["margin"]) == ([], None)


async def test_a_bot_alone_is_watched_and_the_table_opens_again_after_a_restart(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, _ = await account(here, "Anna")
        table = (await anna.table("strong", game="bear", start=True))["table"]["id"]
        result = (await (await anna.sit(table)).until_now(lambda now: now["over"]))["result"]
        check_ending(result)
    async with place(tmp_path) as here:
        line = await (await here.guest("Vera")).sit(table)
        assert line.now["result"] == result


async def test_one_seat_too_many_is_refused(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        problem = await anna.call("POST", "/api/tables", status=400, game="tsar", seats=[{"kind": "me"}], start=True)
        assert problem["key"] == "wrong-seats"
