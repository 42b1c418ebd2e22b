"""Sessions: who may act, from which browser, and until when."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people.households import PASSWORD, account
from tests.server.place import Guest, Line, Place, place

pytestmark = pytest.mark.anyio

NEW = "another horse battery"


def cookies(guest: Guest) -> dict[str, str]:
    return {one.name: one.value or "" for one in guest.http.cookies.jar}


def twin(here: Place, guest: Guest) -> Guest:
    """Somebody who has stolen all cookies of a browser."""
    thief = Guest(here.base)
    here.guests.append(thief)
    for name, value in cookies(guest).items():
        thief.http.cookies.set(name, value, domain="127.0.0.1")
    return thief


async def test_a_late_call_never_turns_an_account_back_into_a_guest(tmp_path: Path) -> None:
    """The head of a call is here, its body comes after the same browser has made an account."""
    async with place(tmp_path) as here:
        anna = await here.guest()
        host, port = here.base.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        body = json.dumps({"game": "tsar", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]}).encode()
        jar = "; ".join(f"{name}={value}" for name, value in cookies(anna).items())
        head = f"POST /api/tables HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {here.base}\r\nCookie: {jar}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        writer.write(head.encode())
        await writer.drain()
        await asyncio.sleep(0.1)
        await anna.call("POST", "/api/account/register", name="Anna", password=PASSWORD)
        writer.write(body)
        answer = (await asyncio.wait_for(reader.read(), 10)).decode()
        writer.close()
        assert answer.startswith("HTTP/1.1 201")
        for line in answer.split("\r\n"):
            if line.lower().startswith("set-cookie:"):
                name, _, value = line.partition(":")[2].strip().partition("=")
                anna.http.cookies.set(name, value.partition(";")[0], domain="127.0.0.1")
        me = await anna.call("GET", "/api/me")
        assert me["person"] == anna.id and me["name"] == "Anna" and not me["guest"]
        phone = await here.guest()
        assert (await phone.call("POST", "/api/account/login", name="Anna", password=PASSWORD))["person"] == anna.id
        assert len((await phone.call("GET", "/api/tables"))["tables"]) == 1


async def test_a_late_rename_of_the_guest_changes_nothing_about_the_account(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Early")
        accounts = here.application.services.accounts
        early = await accounts.by_cookie(cookies(anna)["prestol"])
        assert early is not None and early.guest
        await anna.call("POST", "/api/account/register", name="Anna", password=PASSWORD)
        with pytest.raises(Exception, match="person-changed"):
            await accounts.rename(early, "Late")
        assert (await anna.call("GET", "/api/me"))["name"] == "Anna"


async def test_of_several_registrations_at_once_one_counts(tmp_path: Path) -> None:
    """Else a call that was begun before could take the account away from whoever made it."""
    async with place(tmp_path) as here:
        anna = await here.guest()
        names = ("Anna", "Vera", "Gleb")
        asked: list[Line] = [{"name": name, "password": f"{name} {PASSWORD}"} for name in names]
        replies = await asyncio.gather(*(anna.http.post("/api/account/register", json=body) for body in asked))
        assert sorted(reply.status_code for reply in replies) == [200, 409, 409]
        [made] = [body for body, reply in zip(asked, replies, strict=True) if reply.status_code == 200]
        assert (await (await here.guest()).call("POST", "/api/account/login", **made))["name"] == made["name"]


async def test_a_late_rename_of_a_stranger_changes_nothing_about_the_account(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest()
        accounts = here.application.services.accounts
        before = await accounts.by_cookie(cookies(anna)["prestol"])
        assert before is not None and not before.known
        await anna.call("POST", "/api/account/register", name="Anna", password=PASSWORD)
        with pytest.raises(Exception, match="person-changed"):
            await accounts.rename(before, "Vera")
        assert (await anna.call("GET", "/api/me"))["name"] == "Anna"


async def test_the_cookie_from_before_registration_opens_nothing(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        thief = twin(here, anna)
        table = (await anna.table("me", "casual", "casual", start=True))["table"]["id"]
        line = await thief.sit(table)
        assert line.heard[0]["you"]["seats"] == [0]
        await anna.call("POST", "/api/account/register", name="Anna", password=PASSWORD)
        assert (await line.until(lambda message: message["type"] == "bye"))["reason"] == "ended"
        assert (await thief.call("GET", "/api/me"))["person"] != anna.id
        assert (await thief.sit(table)).heard[0]["you"]["seats"] == []


async def test_the_cookie_changes_with_every_change_of_who_may_act(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, _ = await account(here, "Anna")
        seen = [cookies(anna)["prestol_session"]]
        await anna.call("POST", "/api/account/login", name="Anna", password=PASSWORD)
        seen.append(cookies(anna)["prestol_session"])
        await anna.call("POST", "/api/account/password", old=PASSWORD, new=NEW)
        seen.append(cookies(anna)["prestol_session"])
        assert len(set(seen)) == 3
        assert "HttpOnly" in (await anna.http.post("/api/account/logout")).headers["set-cookie"]


async def test_logging_out_ends_the_session_also_for_a_thief(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, me = await account(here, "Anna")
        thief = twin(here, anna)
        assert (await thief.call("GET", "/api/me"))["person"] == me["person"]
        left = await anna.call("POST", "/api/account/logout")
        assert left["guest"] and (await anna.call("GET", "/api/me"))["person"] == left["person"] != me["person"]
        assert (await thief.call("GET", "/api/me"))["person"] != me["person"]


async def test_logging_in_again_ends_the_session_that_the_browser_had(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, me = await account(here, "Anna")
        thief = twin(here, anna)
        await anna.call("POST", "/api/account/login", name="Anna", password=PASSWORD)
        assert (await anna.call("GET", "/api/me"))["person"] == me["person"]
        assert (await thief.call("GET", "/api/me"))["guest"]
        assert len((await anna.call("GET", "/api/sessions"))["sessions"]) == 1


async def test_sessions_are_listed_and_ended_one_by_one_and_all_at_once(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        desk, me = await account(here, "Anna")
        phone, tablet = await here.guest(), await here.guest()
        phone.http.headers["User-Agent"] = "Mozilla/5.0 (Android 14; Mobile) Gecko/140.0 Firefox/140.0"
        for one in (phone, tablet):
            await one.call("POST", "/api/account/login", name="Anna", password=PASSWORD)
        listed = (await desk.call("GET", "/api/sessions"))["sessions"]
        assert len(listed) == 3 and sum(one["current"] for one in listed) == 1
        mobile = next(one for one in listed if one["agent"] == "Firefox · Android")
        await (await here.guest()).call("DELETE", f"/api/sessions/{mobile['id']}", status=404)
        await desk.call("DELETE", f"/api/sessions/{mobile['id']}")
        assert (await phone.call("GET", "/api/me"))["guest"]
        assert (await tablet.call("GET", "/api/me"))["person"] == me["person"]
        assert len((await desk.call("POST", "/api/sessions/end-others"))["sessions"]) == 1
        assert (await tablet.call("GET", "/api/me"))["guest"]
        assert not (await desk.call("GET", "/api/me"))["guest"]


async def test_a_session_that_is_ended_ends_on_its_open_sockets(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        desk, _ = await account(here, "Anna")
        phone = await here.guest()
        await phone.call("POST", "/api/account/login", name="Anna", password=PASSWORD)
        table = (await desk.table("me", "casual", "casual", start=True))["table"]["id"]
        own, lost = await desk.sit(table), await phone.sit(table)
        other = next(one for one in (await desk.call("GET", "/api/sessions"))["sessions"] if not one["current"])
        await desk.call("DELETE", f"/api/sessions/{other['id']}")
        assert (await lost.until(lambda message: message["type"] == "bye"))["reason"] == "ended"
        with pytest.raises(ConnectionClosed):
            await lost.hear()
        assert (await own.ask("ping"))["type"] == "done"


async def test_a_new_password_ends_all_other_sessions(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        desk, me = await account(here, "Anna")
        phone = await here.guest()
        await phone.call("POST", "/api/account/login", name="Anna", password=PASSWORD)
        wrong = await desk.call("POST", "/api/account/password", status=401, old="wrong one", new=NEW)
        assert wrong["key"] == "wrong-password"
        await desk.call("POST", "/api/account/password", old=PASSWORD, new=NEW)
        assert (await desk.call("GET", "/api/me"))["person"] == me["person"]
        assert (await phone.call("GET", "/api/me"))["guest"]
        await phone.call("POST", "/api/account/login", status=401, name="Anna", password=PASSWORD)
        assert (await phone.call("POST", "/api/account/login", name="Anna", password=NEW))["person"] == me["person"]
        none = await (await here.guest()).call("POST", "/api/account/password", status=409, old=PASSWORD, new=NEW)
        assert none["key"] == "no-account"


async def test_a_token_ends_at_once_on_its_open_socket_too(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        made = await anna.call("POST", "/api/tokens", name="Deep Thought")
        bearer = {"Authorization": f"Bearer {made['token']}"}
        table = await anna.table("me", "open", "casual")
        path = f"/api/tables/{table['table']['id']}/join"
        joined = await anna.http.post(path, json={"secret": table["invites"][0]["secret"]}, headers=bearer)
        assert joined.status_code == 200
        bot = Guest(here.base)
        here.guests.append(bot)
        line = await bot.sit(table["table"]["id"], Authorization=bearer["Authorization"])
        assert line.heard[0]["you"]["seats"] == [1]
        await anna.call("DELETE", f"/api/tokens/{made['info']['id']}")
        bye = await line.until(lambda message: message["type"] == "bye")
        assert (bye["reason"], bye["again"]) == ("ended", None)
        await line.socket.wait_closed()
        again = await anna.call("POST", "/api/tokens", name="Deep Thought")
        assert again["info"]["name"] == "Deep Thought", "the name of a bot that is gone is free"


async def test_who_may_act_is_looked_at_again_when_news_may_have_been_missed(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, me = await account(here, "Anna")
        table = (await anna.table("me", "casual", "casual", start=True))["table"]["id"]
        line = await anna.sit(table)
        await here.application.services.store.run("DELETE FROM sessions WHERE person = ?", me["person"])
        here.manager.on_people("")
        assert (await line.until(lambda message: message["type"] == "bye"))["reason"] == "ended"
