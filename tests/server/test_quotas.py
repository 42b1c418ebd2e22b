"""What one person, or one network, may ask of the server; beyond that there is a sentence and a time to wait."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from prestol.server.http.quotas import Allowance
from tests.server.place import Guest, place

pytestmark = pytest.mark.anyio


async def create(guest: Guest, **fields: object) -> httpx.Response:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    return await guest.http.post("/api/tables", json={"game": "tsar", "seats": seats, **fields})


def check_wait(reply: httpx.Response, key: str) -> None:
    assert reply.status_code == 429 and reply.json()["key"] == key
    wait = int(reply.headers["retry-after"])
    assert 0 < wait <= 3600 and f"{wait}" in reply.json()["sentence"]["en"].replace(",", "")


async def test_a_person_makes_so_many_tables(tmp_path: Path) -> None:
    async with place(tmp_path, tables_each=3) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        for _ in range(3):
            assert (await create(anna)).status_code == 201
        check_wait(await create(anna), "too-many-tables")
        assert (await create(boris)).status_code == 201


async def test_what_was_refused_does_not_count(tmp_path: Path) -> None:
    async with place(tmp_path, tables_each=1) as here:
        anna = await here.guest("Anna")
        assert (await create(anna, options={"no": "such"})).status_code == 400
        assert (await create(anna)).status_code == 201


async def test_tables_asked_for_at_the_same_time_count_all(tmp_path: Path) -> None:
    async with place(tmp_path, tables_each=3) as here:
        anna = await here.guest("Anna")
        replies = await asyncio.gather(*(create(anna) for _ in range(12)))
        assert sorted(reply.status_code for reply in replies) == [201] * 3 + [429] * 9


async def test_a_network_makes_so_many_tables_with_or_without_cookies(tmp_path: Path) -> None:
    async with place(tmp_path, tables_network=3) as here:
        replies = []
        for _ in range(5):
            async with httpx.AsyncClient(base_url=here.base, headers={"Origin": here.base}) as stranger:
                body = {"game": "tsar", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
                replies.append(await stranger.post("/api/tables", json=body))
        assert [reply.status_code for reply in replies] == [201, 201, 201, 429, 429]


async def test_listed_tables_are_fewer(tmp_path: Path) -> None:
    async with place(tmp_path, listed_each=2) as here:
        anna = await here.guest("Anna")
        for _ in range(2):
            assert (await create(anna, listed=True)).status_code == 201
        check_wait(await create(anna, listed=True), "too-many-tables")
        assert (await create(anna)).status_code == 201


async def test_strangers_share_what_one_person_may_ask(tmp_path: Path) -> None:
    async with place(tmp_path, person_rate=0, person_burst=5) as here:
        statuses = []
        for _ in range(8):
            async with httpx.AsyncClient(base_url=here.base) as stranger:
                statuses.append((await stranger.get("/api/me")).status_code)
        assert statuses[:5] == [200] * 5 and statuses[-1] == 429


async def test_attempts_that_come_back_slowly_name_the_time_to_wait(tmp_path: Path) -> None:
    async with place(tmp_path, login_rate=2, name_rate=2) as here:
        anna = await here.guest()
        path, body = "/api/account/login", {"name": "Nobody", "password": "wrong one"}
        replies = [await anna.http.post(path, json=body) for _ in range(4)]
        check_wait(replies[-1], "too-many-logins")
        assert 20 < int(replies[-1].headers["retry-after"]) <= 30, "two a minute"
        replies = [await anna.http.post("/api/me", json={"name": f"Anna {number}x"}) for number in range(4)]
        check_wait(replies[-1], "too-many-names")
        assert 20 < int(replies[-1].headers["retry-after"]) <= 30


async def test_chat_has_a_pace(tmp_path: Path) -> None:
    async with place(tmp_path, chat_rate=4) as here:
        anna = await here.guest("Anna")
        line = await anna.sit((await anna.table("me", "casual", "casual"))["table"]["id"])
        answers = [await line.ask("say", text=f"line {n}") for n in range(6)]
        assert [answer["type"] for answer in answers] == ["done"] * 4 + ["refused"] * 2
        assert answers[-1]["key"] == "too-many-lines" and 0 < answers[-1]["args"]["wait"] <= 60
        assert (await line.ask("ping"))["type"] == "done"


async def test_a_log_does_not_become_endless_but_a_game_can_be_finished(tmp_path: Path) -> None:
    async with place(tmp_path, log_length=6) as here:
        anna = await here.guest("Anna")
        made = await anna.table("me", "casual", "casual", start=True, options={"first_player": "seat_0"})
        line = await anna.sit(made["table"]["id"])
        answers = [await line.ask("say", text="on and on") for _ in range(8)]
        assert answers[-1]["key"] == "log-full"
        move = line.now["views"]["0"]["legal"][0]["move"]
        assert (await line.ask("move", seat=0, move=move))["type"] == "done"


async def test_a_log_is_not_filled_by_handing_over_and_sealing_either(tmp_path: Path) -> None:
    async with place(tmp_path, log_length=20) as here:
        anna = await here.guest("Anna")
        table = (await anna.table("me", "casual", "casual"))["table"]["id"]
        line = await anna.sit(table)
        answers = [await line.ask("luck", seal=f"{number:064x}") for number in range(30)]
        assert answers[-1]["key"] == "log-full" and line.number == 20
        made = await anna.table("me", "casual", "casual", start=True, options={"first_player": "seat_0"})
        line = await anna.sit(made["table"]["id"])
        for _ in range(20):
            handed = await line.ask("hand", seat=0, level="casual")
            if handed["type"] == "refused":
                break
            assert (await line.ask("back", seat=0))["type"] == "done"
        assert handed["key"] == "log-full"


async def test_seats_change_at_the_pace_of_people(tmp_path: Path) -> None:
    """Whoever sits down and leaves all the time would fill the log of a table that is open to everybody."""
    async with place(tmp_path, chat_rate=4) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        table = (await anna.table("me", "open", "open", listed=True))["table"]["id"]
        statuses = []
        for _ in range(3):
            for act in ("join", "leave"):
                reply = await boris.http.post(f"/api/tables/{table}/{act}", json={})
                statuses.append(reply.status_code)
        assert statuses == [200] * 4 + [429] * 2
        check_wait(reply, "too-many-changes")
        assert (await anna.http.post(f"/api/tables/{table}/leave", json={})).status_code == 200


async def test_a_network_has_so_many_sockets(tmp_path: Path) -> None:
    async with place(tmp_path, sockets_network=3) as here:
        guests = [await here.guest(name) for name in ("Anna", "Boris", "Vera", "Gleb")]
        table = (await guests[0].table("me", "casual", "casual"))["table"]["id"]
        lines = [await guest.sit(table) for guest in guests[:3]]
        with pytest.raises(InvalidStatus) as refused:
            await guests[3].sit(table)
        assert refused.value.response.status_code == 429
        assert int(refused.value.response.headers["retry-after"]) > 0
        assert 'prestol_refusals_total{key="too-many-nearby"} 1.0' in (await guests[0].http.get("/metrics")).text
        await lines[0].close()
        while True:
            try:
                await guests[3].sit(table)
                break
            except InvalidStatus:
                continue


async def test_bots_alone_need_an_account(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        body = {"game": "tsar", "seats": [{"kind": "bot", "level": "casual"}] * 3, "start": True}
        reply = await anna.http.post("/api/tables", json=body)
        assert reply.status_code == 403 and reply.json()["key"] == "bots-alone"
        await anna.call("POST", "/api/account/register", name="Anna", password="correct horse battery")
        assert (await anna.http.post("/api/tables", json=body)).status_code == 201


def test_an_allowance_returns_after_its_span(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 100.0
    monkeypatch.setattr("time.monotonic", lambda: at)
    allowance = Allowance(2, 60.0)
    allowance.use("anna")
    at = 130.0
    allowance.use("anna")
    assert allowance.wait("anna") == 30.0 and allowance.wait("boris") == 0.0
    at = 160.0
    assert allowance.wait("anna") == 0.0
