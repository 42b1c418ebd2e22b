"""Playing again: nobody is in a game who has not agreed to it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.place import Follower, Guest, Line, Place, place
from tests.server.players import all_play, four_at_table, play_to_end

pytestmark = pytest.mark.anyio


async def given_up(here: Place, **fields: Any) -> tuple[str, list[Guest], list[Follower]]:
    """A table of four people whose game is over."""
    table, guests, lines = await four_at_table(here, **fields)
    await asyncio.gather(*(line.ask("resign", seat=seat) for seat, line in enumerate(lines[:3])))
    await lines[3].until_now(lambda now: now["over"])
    return table, guests, lines


def kinds(table: Line) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


async def test_a_rematch_begins_when_everybody_has_agreed(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, guests, lines = await four_at_table(here)
        await guests[0].call("POST", f"/api/tables/{table}/rematch", status=409)
        await all_play(lines)
        offered = await guests[2].call("POST", f"/api/tables/{table}/rematch")
        assert offered["status"] == "open" and kinds(offered) == ["open", "open", "person", "open"]
        assert [seat["name"] for seat in offered["seats"]] == ["Anna", "Boris", "Vera", "Gleb"]
        told = await lines[3].entry("rematch")
        assert told["table"] == offered["id"] and told["seat"] == 2
        fresh = f"/api/tables/{offered['id']}"
        assert (await guests[2].call("POST", f"{fresh}/start", status=409))["key"] == "seats-open"
        await guests[0].call("POST", f"/api/tables/{table}/rematch")
        agreed = await guests[1].call("POST", f"{fresh}/join")
        assert agreed["status"] == "open" and kinds(agreed) == ["person", "person", "person", "open"]
        begun = await guests[3].call("POST", f"{fresh}/join")
        assert begun["status"] == "playing" and kinds(begun) == ["person"] * 4


async def test_whoever_has_not_agreed_is_in_no_game(tmp_path: Path) -> None:
    """The seats of those who say nothing or no are free for others, and for bots."""
    async with place(tmp_path) as here:
        table, guests, _lines = await given_up(here, watchable=False)
        offered = await guests[0].call("POST", f"/api/tables/{table}/rematch")
        fresh = f"/api/tables/{offered['id']}"
        watching = await guests[1].sit(offered["id"])
        assert watching.heard[0]["you"]["seats"] == []
        declined = await guests[1].call("POST", f"{fresh}/leave")
        assert declined["seats"][1] | {"kind": "open", "person": None, "name": ""} == declined["seats"][1]
        assert (await guests[1].call("POST", f"{fresh}/join", status=403))["key"] == "invite-needed"
        stranger = await here.guest("Dora")
        assert (await stranger.call("POST", f"{fresh}/join", status=403))["key"] == "invite-needed"
        invite = await guests[0].call("POST", f"{fresh}/invites", seat=1)
        await stranger.call("POST", f"{fresh}/join", secret=invite["secret"])
        begun = await guests[0].call("POST", f"{fresh}/start", fill="novice")
        assert kinds(begun) == ["person", "person", "bot", "bot"] and begun["seats"][1]["name"] == "Dora"
        assert (await guests[2].call("POST", f"{fresh}/join", status=403))["key"] == "invite-needed"
        assert (await guests[2].call("POST", f"{fresh}/leave", status=409))["key"] == "not-at-table"


async def test_an_invited_guest_takes_the_place_of_one_who_is_gone_and_the_game_begins(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, guests, _ = await given_up(here, listed=True)
        offered = await guests[0].call("POST", f"/api/tables/{table}/rematch")
        fresh = f"/api/tables/{offered['id']}"
        stranger = await here.guest("Dora")
        assert (await stranger.call("POST", f"{fresh}/join", status=409))["key"] == "seat-taken", "seats are kept"
        for guest in guests[1:3]:
            await guest.call("POST", f"{fresh}/join")
        invite = await guests[0].call("POST", f"{fresh}/invites", seat=3)
        assert (await stranger.call("POST", f"{fresh}/join", secret=invite["secret"]))["status"] == "playing"


async def test_an_offer_stands_first_among_the_tables_of_those_who_are_asked(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, guests, _ = await given_up(here)
        offered = await guests[0].call("POST", f"/api/tables/{table}/rematch")
        mine = (await guests[1].call("GET", "/api/tables"))["tables"]
        assert [one["id"] for one in mine] == [offered["id"], table]


async def test_an_offer_that_was_withdrawn_can_be_made_again(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, guests, lines = await given_up(here)
        first = await guests[0].call("POST", f"/api/tables/{table}/rematch")
        await guests[0].call("POST", f"/api/tables/{first['id']}/leave")
        second = await guests[1].call("POST", f"/api/tables/{table}/rematch")
        assert second["id"] != first["id"] and kinds(second) == ["open", "person", "open", "open"]
        await lines[3].entry("rematch")
        assert (await lines[3].entry("rematch"))["table"] == second["id"]
        assert (await guests[2].call("POST", f"/api/tables/{table}/rematch"))["id"] == second["id"]


async def test_all_who_ask_for_a_rematch_at_once_come_to_one_table(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, guests, lines = await given_up(here)
        came = await asyncio.gather(*(guest.call("POST", f"/api/tables/{table}/rematch") for guest in guests))
        assert len({one["id"] for one in came}) == 1
        for guest in guests:
            mine = (await guest.call("GET", "/api/tables"))["tables"]
            assert {one["id"] for one in mine} == {table, came[0]["id"]}, "no empty table is left behind"
        assert (await guests[0].call("GET", f"/api/tables/{came[0]['id']}"))["status"] == "playing"
        await lines[3].entry("rematch")
        await lines[3].quiet()
        told = [one["entry"]["table"] for one in lines[3].heard if one.get("entry", {}).get("kind") == "rematch"]
        assert told == [came[0]["id"]]


async def test_a_rematch_against_bots_begins_at_once(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        made = await anna.table("me", "casual", "casual", start=True)
        await play_to_end(await anna.sit(made["table"]["id"]))
        again = await anna.call("POST", f"/api/tables/{made['table']['id']}/rematch")
        assert again["status"] == "playing" and kinds(again) == ["person", "bot", "bot"]
