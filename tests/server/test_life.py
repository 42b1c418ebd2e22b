"""The life of a table: made, joined, begun, played, over, played again."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import httpx
import pytest

import prestol
from prestol.server import accounts
from tests.server.place import Guest, place
from tests.server.players import all_play, four_at_table, my_turns, play_some, play_to_end

pytestmark = pytest.mark.anyio


async def test_one_person_plays_against_bots_from_one_call(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest()
        made = await anna.table("me", "casual", "novice", "casual", start=True)
        assert made["table"]["status"] == "playing" and made["invites"] == []
        line = await anna.sit(made["table"]["id"])
        end = await play_to_end(line)
        assert end["result"]["reason"] == "finished"
        assert min(end["result"]["places"]) == 1
        assert prestol.commitment(end["seed"]) == line.heard[0]["now"]["commitment"]
        assert line.heard[0]["now"]["seed"] is None


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
async def test_the_record_of_a_finished_game_replays(tmp_path: Path, seats: int) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        made = await anna.table("me", *["casual"] * (seats - 1), start=True)
        table = made["table"]["id"]
        line = await anna.sit(table)
        await anna.call("GET", f"/api/tables/{table}/record", status=409)
        end = await play_to_end(line)
        text = (await anna.http.get(f"/api/tables/{table}/record")).text
        states = list(prestol.replay(prestol.game("tsar"), prestol.read_record(text)))
        assert list(states[-1].result().places) == end["result"]["places"]


async def test_four_people_join_by_invites_and_play_to_the_end(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, guests, lines = await four_at_table(here)
        ends = await all_play(lines)
        assert len({tuple(end["result"]["places"]) for end in ends}) == 1
        info = await guests[0].call("GET", f"/api/tables/{table}")
        assert info["status"] == "over"
        assert [seat["name"] for seat in info["seats"]] == ["Anna", "Boris", "Vera", "Gleb"]


async def test_an_invite_opens_one_seat_once(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, boris, vera = [await here.guest(name) for name in ("Anna", "Boris", "Vera")]
        made = await anna.table("me", "open", "open")
        join = f"/api/tables/{made['table']['id']}/join"
        secret = made["invites"][0]["secret"]
        assert (await boris.call("POST", join, status=403))["key"] == "invite-needed"
        assert (await boris.call("POST", join, status=403, secret="guessed", name="Bob"))["key"] == "wrong-invite"
        assert (await boris.call("GET", "/api/me"))["name"] == "Boris"
        assert (await boris.call("POST", join, status=403, secret=secret, seat=2))["key"] == "wrong-invite"
        assert (await boris.call("POST", join, secret=secret))["seats"][1]["name"] == "Boris"
        assert (await vera.call("POST", join, status=403, secret=secret))["key"] == "wrong-invite"
        # who sits there already stays
        assert (await boris.call("POST", join, secret=made["invites"][1]["secret"]))["seats"][2]["kind"] == "open"


async def test_who_comes_too_late_keeps_the_old_name(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        table = (await anna.table("me", "casual", "casual", listed=True, start=True))["table"]["id"]
        late = await boris.call("POST", f"/api/tables/{table}/join", status=409, name="Bob")
        assert late["key"] == "already-started"
        assert (await boris.call("GET", "/api/me"))["name"] == "Boris"


async def test_a_fresh_invite_ends_the_one_before(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        made = await anna.table("me", "open", "casual")
        table = made["table"]["id"]
        await boris.call("POST", f"/api/tables/{table}/invites", status=403, seat=1)
        fresh = await anna.call("POST", f"/api/tables/{table}/invites", seat=1)
        await anna.call("POST", f"/api/tables/{table}/invites", status=409, seat=2)
        await boris.call("POST", f"/api/tables/{table}/join", status=403, secret=made["invites"][0]["secret"])
        await boris.call("POST", f"/api/tables/{table}/join", secret=fresh["secret"])


async def test_a_listed_table_is_found_and_joined_without_invite(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        await anna.table("me", "open", "casual")
        made = await anna.table("me", "open", "casual", listed=True)
        listed = (await boris.call("GET", "/api/tables?which=listed"))["tables"]
        assert [table["id"] for table in listed] == [made["table"]["id"]]
        joined = await boris.call("POST", f"/api/tables/{made['table']['id']}/join")
        assert joined["seats"][1]["person"] == boris.id


async def test_leaving_before_the_start_opens_the_seat_again(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        made = await anna.table("me", "open", "casual", listed=True)
        table = made["table"]["id"]
        line = await anna.sit(table)
        await boris.call("POST", f"/api/tables/{table}/join")
        assert (await line.entry("seat"))["what"] == "joined"
        left = await boris.call("POST", f"/api/tables/{table}/leave")
        assert left["seats"][1]["kind"] == "open"
        assert (await line.entry("seat"))["what"] == "left"
        assert (await anna.call("POST", f"/api/tables/{table}/start", status=409))["key"] == "seats-open"
        begun = await anna.call("POST", f"/api/tables/{table}/start", fill="novice")
        assert begun["seats"][1] | {"kind": "bot", "bot": "novice"} == begun["seats"][1]
        assert (await anna.call("POST", f"/api/tables/{table}/start", status=409))["key"] == "already-started"


async def test_only_the_owner_begins(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        made = await anna.table("me", "open", "casual", listed=True)
        await boris.call("POST", f"/api/tables/{made['table']['id']}/join")
        denied = await boris.call("POST", f"/api/tables/{made['table']['id']}/start", status=403)
        assert denied["key"] == "not-your-table"


async def test_several_people_share_one_browser(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        seats = [{"kind": "me", "name": name} for name in ("Anna", "Kostya", "Mitya")]
        made = await anna.table(*seats, start=True)
        line = await anna.sit(made["table"]["id"])
        hello = line.heard[0]
        assert hello["you"]["seats"] == [0, 1, 2]
        assert sorted(hello["now"]["views"]) == ["0", "1", "2"]
        goals = [event for entry in hello["entries"] for event in entry["events"] if event["name"] == "goal-dealt"]
        assert sorted(event["only"] for event in goals) == [[0], [1], [2]]
        end = await play_to_end(line)
        assert end["result"]["reason"] == "finished"


async def test_two_names_at_one_table_never_look_alike(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        seats = [{"kind": "me", "name": name} for name in ("Anna", "Аnna", "Mitya")]
        denied = await anna.call("POST", "/api/tables", status=409, game="tsar", seats=seats)
        assert denied["key"] == "name-at-table"


async def test_guests_whose_numbers_are_the_same_by_chance_sit_at_one_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = (f"abcd{number:012x}" for number in count())
    monkeypatch.setattr(accounts, "fresh_id", lambda: next(ids))
    async with place(tmp_path) as here:
        guests = [await here.guest() for _ in range(3)]
        made = await guests[0].table("me", "open", "open")
        for guest, invite in zip(guests[1:], made["invites"], strict=True):
            last = await guest.call("POST", f"/api/tables/{made['table']['id']}/join", secret=invite["secret"])
        number = 0xABCD % 9000 + 1000
        assert [seat["name"] for seat in last["seats"]] == [f"Guest {number + step}" for step in range(3)]


async def test_a_spectator_follows_and_touches_nothing(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, _, lines = await four_at_table(here)
        watcher = await here.guest("Egor")
        line = await watcher.sit(table)
        assert list(line.now["views"]) == ["watch"] and line.now["views"]["watch"]["legal"] == []
        refused = await line.ask("move", seat=0, move="raise pyotr")
        assert refused["key"] == "not-your-seat"
        assert (await line.ask("say", text="psst"))["key"] == "only-players-talk"
        presence = await lines[0].until(lambda one: one["type"] == "presence" and one["watchers"] == 1)
        assert presence["seats"] == [0, 1, 2, 3]
        await play_some(lines, 1)
        assert (await line.entry("move"))["move"] is None


async def test_a_table_may_be_closed_to_spectators(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, egor = await here.guest("Anna"), await here.guest("Egor")
        made = await anna.table("me", "casual", "casual", start=True, watchable=False)
        table = made["table"]["id"]
        await anna.sit(table)
        assert await refused_socket(egor, table) == 403
        await egor.call("GET", f"/api/tables/{table}/past/1", status=403)


async def refused_socket(guest: Guest, table: str) -> int:
    """The status with which a socket is refused."""
    headers = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    headers["Sec-WebSocket-Key"] = "x3JJHMbDL1EzLkh9GBhXDw=="
    reply: httpx.Response = await guest.http.get(f"/ws/tables/{table}", headers=headers)
    assert reply.json()["sentence"]["ru"]
    return reply.status_code


async def test_my_tables_begin_with_those_that_wait_for_me(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        first_player = {"first_player": "seat_0"}
        waiting = await anna.table("me", "casual", "casual", start=True, options=first_player)
        await anna.table("me", "open", "casual")
        mine = (await anna.call("GET", "/api/tables"))["tables"]
        assert mine[0]["id"] == waiting["table"]["id"] and mine[0]["waiting"] == [0]
        assert len(mine) == 2
        line = await anna.sit(mine[0]["id"])
        assert my_turns(line.now) == [0]


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}] * 4}, "no-such-game"),
        ({"game": "tsar", "seats": [{"kind": "bot"}] * 2}, "wrong-seats"),
        ({"game": "tsar", "seats": [{"kind": "bot", "level": "god"}] * 4}, "no-such-level"),
        ({"game": "tsar", "seats": [{"kind": "bot"}] * 4, "options": {"luck": True}}, "wrong-option"),
        ({"game": "tsar", "seats": [{"kind": "open"}] * 4, "start": True}, "seats-open"),
        ({"game": "tsar", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 3], "seed": "lesson"}, "wrong-seed"),
        ({"game": "tsar", "seats": [{"kind": "me"}, *[{"kind": "bot"}] * 3], "seed": " lesson"}, "wrong-seed"),
        ({"game": "tsar", "seats": []}, "bad-request"),
        ({"game": "tsar"}, "bad-request"),
    ],
)
async def test_a_wrong_wish_for_a_table_is_explained(tmp_path: Path, body: dict[str, object], key: str) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        reply = await anna.http.post("/api/tables", json=body)
        assert reply.status_code in (400, 404, 409)
        problem = reply.json()
        assert problem["key"] == key
        assert problem["sentence"]["en"].endswith(".") or key == "bad-request"
        assert problem["sentence"]["ru"]
        if body == {"game": "tsar"}:
            assert problem["sentence"]["ru"].endswith("не хватает поля seats")
        if key == "wrong-option":
            assert problem["args"]["why"].startswith("There is no option 'luck'")
            assert problem["sentence"]["ru"].startswith("Настройка стола неверна. Настройки 'luck' нет;")


async def test_a_request_is_not_refused_for_what_another_process_has_changed(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        made = await anna.table("me", "open", "casual")
        table = made["table"]["id"]
        behind = here.manager.tables.pop(table)
        await boris.call("POST", f"/api/tables/{table}/join", secret=made["invites"][0]["secret"])
        here.manager.tables[table] = behind  # as in a process that has not heard yet
        assert behind.replay.seats[1].kind == "open"
        assert (await anna.call("POST", f"/api/tables/{table}/start"))["status"] == "playing"
