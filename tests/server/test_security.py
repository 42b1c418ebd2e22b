"""Security: origins, hosts, limits, cookies, headers, and a log that keeps secrets."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from prestol.server.accounts import skeleton
from prestol.server.http import api
from prestol.server.http.buckets import Buckets
from prestol.server.http.security import origin_of
from prestol.server.logging import HIDDEN, hide_secrets
from prestol.server.tables.seats import fresh_secret, opens, secret_hash
from tests.server.place import Guest, place, until

pytestmark = pytest.mark.anyio


async def status_of_socket(guest: Guest, table: str, **headers: str) -> int:
    cookies = "; ".join(f"{one.name}={one.value}" for one in guest.http.cookies.jar)
    url = f"{guest.base.replace('http', 'ws')}/ws/tables/{table}"
    try:
        async with connect(url, additional_headers={"Cookie": cookies, **headers}, compression=None):
            return 101
    except InvalidStatus as refused:
        answer = refused.response
    assert json.loads(answer.body or b"{}")["sentence"]["en"]
    return answer.status_code


async def test_only_our_own_pages_act_in_a_person_s_name(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        for origin in ("https://evil.example", "null", f"{here.base}.evil.example", f"{here.base}0", ""):
            headers = {"Origin": origin}
            reply = await anna.http.post("/api/me", json={"name": "Mallory"}, headers=headers)
            assert reply.status_code == 403 and reply.json()["key"] == "wrong-origin", origin
        async with httpx.AsyncClient(base_url=here.base, cookies=anna.http.cookies) as bare:
            assert (await bare.post("/api/me", json={"name": "Mallory"})).status_code == 403
        assert (await anna.call("GET", "/api/me"))["name"] == "Anna"


async def test_a_socket_is_opened_from_our_own_pages_only(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        table = (await anna.table("me", "casual", "casual", start=True))["table"]["id"]
        assert await status_of_socket(anna, table, Origin="https://evil.example") == 403
        assert await status_of_socket(anna, table) == 403
        assert await status_of_socket(anna, table, Origin=here.base) == 101
        assert await status_of_socket(anna, "nowhere", Origin=here.base) == 404
        assert await status_of_socket(anna, "../x", Origin=here.base) == 404


async def test_a_named_address_is_the_only_origin(tmp_path: Path) -> None:
    async with place(tmp_path, address="https://play.example.org", origins="http://localhost:5173") as here:
        guest = Guest(here.base)
        here.guests.append(guest)
        await guest.call("GET", "/api/me")
        for origin, status in (
            (here.base, 403),
            ("https://play.example.org", 200),
            ("https://play.example.org:443", 200),
            ("http://localhost:5173", 200),
        ):
            body = {"name": f"Anna {status} {len(origin)}"}  # over plain HTTP a secure cookie does not come back
            reply = await guest.http.post("/api/me", json=body, headers={"Origin": origin})
            assert reply.status_code == status, origin


async def test_a_local_server_is_not_reached_under_a_borrowed_name(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest()
        for host in ("evil.example", "127.0.0.1.evil.example", "[::1", "localhost]"):
            reply = await anna.http.get("/api/me", headers={"Host": host})
            assert reply.status_code == 421 and reply.json()["key"] == "wrong-host", host


async def test_every_answer_carries_the_safety_headers(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest()
        for path in ("/", "/api/me", "/api/docs", "/api/nothing", "/healthz", "/assets/none.js"):
            headers = (await anna.http.get(path)).headers
            assert "script-src 'self'" in headers["content-security-policy"], path
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers


async def test_the_cookie_is_signed_and_out_of_reach_of_scripts(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        guest = Guest(here.base)
        here.guests.append(guest)
        reply = await guest.http.get("/api/me")
        cookie = reply.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Secure" not in cookie
        value = cookie.partition("=")[2].partition(";")[0]
        assert (await guest.http.get("/api/me")).json()["person"] == reply.json()["person"]
        forged = value[:-2] + ("aa" if value[-2:] != "aa" else "bb")
        async with httpx.AsyncClient(base_url=here.base, cookies={"prestol": forged}) as other:
            assert (await other.get("/api/me")).json()["person"] != reply.json()["person"]


async def test_a_public_address_makes_cookies_secure(tmp_path: Path) -> None:
    async with place(tmp_path, address="https://play.example.org") as here:
        async with httpx.AsyncClient(base_url=here.base) as client:
            reply = await client.get("/api/me")
        assert "Secure" in reply.headers["set-cookie"]
        assert "max-age" in reply.headers["strict-transport-security"]


async def test_a_person_in_haste_is_slowed_down_and_nothing_is_lost(tmp_path: Path) -> None:
    async with place(tmp_path, person_rate=1, person_burst=12) as here:
        anna = await here.guest()
        made = await anna.table("me", "casual", "casual")
        line = await anna.sit(made["table"]["id"])
        answers = [await line.ask("say", text=f"word {n}") for n in range(20)]
        assert answers[0]["type"] == "done" and answers[-1]["key"] == "too-fast"
        replies = [await anna.http.get("/api/me") for _ in range(3)]
        assert replies[-1].status_code == 429 and replies[-1].headers["retry-after"]
        said = sum(answer["type"] == "done" for answer in answers)
        assert here.manager.tables[made["table"]["id"]].replay.number == said


async def test_who_does_not_slow_down_is_sent_away(tmp_path: Path) -> None:
    async with place(tmp_path, person_rate=1, person_burst=5) as here:
        anna = await here.guest()
        made = await anna.table("me", "casual", "casual")
        line = await anna.sit(made["table"]["id"])
        for _ in range(60):
            await line.send("ping")
        bye = await line.until(lambda one: one["type"] == "bye")
        assert bye["reason"] == "rate"


async def test_an_address_in_haste_is_slowed_down(tmp_path: Path) -> None:
    async with place(tmp_path, address_rate=1, address_burst=10) as here:
        anna = Guest(here.base)
        here.guests.append(anna)
        replies = [await anna.http.get("/healthz") for _ in range(14)]
        assert [reply.status_code for reply in replies].count(429) >= 3
        assert replies[-1].json()["key"] == "too-fast"


async def test_guessing_passwords_is_slow(tmp_path: Path) -> None:
    async with place(tmp_path, login_rate=3) as here:
        anna = await here.guest()
        replies = [
            await anna.http.post("/api/account/login", json={"name": "Anna", "password": f"guess {n:04}"})
            for n in range(5)
        ]
        assert [reply.status_code for reply in replies] == [401, 401, 401, 429, 429]


async def test_another_spelling_of_a_name_gives_no_further_guesses(tmp_path: Path) -> None:
    async with place(tmp_path, login_rate=3, proxies="*") as here:
        anna = await here.guest()
        for at, name in enumerate(("Anna", "ANNA", "Аnna", "A.n.n.a")):
            reply = await anna.http.post(
                "/api/account/login",
                json={"name": name, "password": "a wild guess"},
                headers={"X-Forwarded-For": f"192.0.2.{at}"},
            )
            assert reply.status_code == 401
        assert round(here.application.services.security.logins.count(skeleton("Anna"))) == 4


async def test_addresses_of_one_network_count_as_one(tmp_path: Path) -> None:
    async with place(tmp_path, login_rate=3, proxies="*") as here:
        anna = await here.guest()
        statuses = [
            (
                await anna.http.post(
                    "/api/account/login",
                    json={"name": f"Anna {at}", "password": "a wild guess"},
                    headers={"X-Forwarded-For": f"2001:db8:1:2::{at}"},
                )
            ).status_code
            for at in range(1, 6)
        ]
        assert statuses == [401, 401, 401, 429, 429]


async def test_too_large_is_refused_everywhere(tmp_path: Path) -> None:
    async with place(tmp_path, message_size=2000) as here:
        anna = await here.guest()
        large = {"name": "x" * 3000}
        assert (await anna.http.post("/api/me", json=large)).status_code == 413

        async def slowly() -> object:
            for _ in range(30):
                yield b" " * 100
                await asyncio.sleep(0)

        reply = await anna.http.post("/api/me", content=slowly())  # type: ignore[arg-type]
        assert reply.status_code == 413 and reply.json()["key"] == "too-large"
        made = await anna.table("me", "casual", "casual")
        line = await anna.sit(made["table"]["id"])
        refused = await line.ask("say", text="x" * 3000)
        assert refused["key"] == "too-large"
        assert (await line.ask("ping"))["type"] == "done"


async def test_one_person_has_so_many_sockets(tmp_path: Path) -> None:
    async with place(tmp_path, sockets_each=2) as here:
        anna = await here.guest()
        table = (await anna.table("me", "casual", "casual"))["table"]["id"]
        lines = [await anna.sit(table) for _ in range(2)]
        assert await status_of_socket(anna, table, Origin=here.base) == 429
        await lines[0].close()
        await until(lambda: len(here.application.services.sockets.open[anna.id]) == 1)
        assert await status_of_socket(anna, table, Origin=here.base) == 101


async def test_metrics_and_health(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest()
        await anna.table("me", "casual", "casual", start=True)
        assert (await anna.http.get("/healthz")).json() == {"status": "ok"}
        assert (await anna.http.get("/readyz")).json() == {"status": "ready"}
        text = (await anna.http.get("/metrics")).text
        assert 'prestol_entries_total{kind="start"} 1.0' in text and "prestol_tables_live 1.0" in text


async def test_metrics_can_be_switched_off(tmp_path: Path) -> None:
    async with place(tmp_path, metrics="off") as here:
        assert (await (await here.guest()).http.get("/metrics")).status_code == 404


def test_a_bucket_gives_a_burst_and_then_a_rate() -> None:
    bucket = Buckets(rate=0.0, burst=3)
    assert [bucket.take("a") for _ in range(4)] == [True, True, True, False]
    assert bucket.take("b")
    fast = Buckets(rate=1e9, burst=2)
    assert all(fast.take("a") for _ in range(50))


def test_origins_are_compared_without_what_goes_without_saying() -> None:
    assert origin_of("HTTPS://Play.example.org:443/x?y") == "https://play.example.org"
    assert origin_of("http://play.example.org:8080") == "http://play.example.org:8080"
    assert origin_of("http://[::1:80") == ""


def test_secrets_are_kept_out_of_the_log() -> None:
    line = hide_secrets(
        None, "info", {"event": "x", "seat_token": "abc", "Password": "p", "url": "postgresql://me:word@db/prestol"}
    )
    assert line["seat_token"] == line["Password"] == HIDDEN
    assert "word" not in line["url"] and line["url"].endswith("db/prestol")


def test_a_secret_opens_its_own_seat_alone() -> None:
    secret = fresh_secret()
    assert opens(secret, secret_hash(secret))
    assert not opens(secret, None) and not opens(None, None) and not opens("", secret_hash(secret))
    assert not opens(secret, secret_hash(fresh_secret()))


async def test_no_secret_reaches_the_log(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A table with an invite, an account and a token: none of their secrets is written anywhere."""
    async with place(tmp_path, log_level="debug") as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        made = await anna.table("me", "open", "casual")
        await boris.call("POST", f"/api/tables/{made['table']['id']}/join", secret=made["invites"][0]["secret"])
        await anna.call("POST", "/api/account/register", name="Anna", password="a long secret word")
        token = (await anna.call("POST", "/api/tokens", name="Anna bot"))["token"]
        await boris.sit(made["table"]["id"])
        seed = here.manager.tables[made["table"]["id"]].replay.seed
        cookies = [one.value or "" for guest in (anna, boris) for one in guest.http.cookies.jar]
    written = "".join(capfd.readouterr())
    for secret in (made["invites"][0]["secret"], "a long secret word", token, seed, *cookies):
        assert secret and secret not in written


async def test_what_everybody_may_read_is_compressed_and_what_is_personal_is_not(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        table = await anna.table("me", "open", "open")
        for path, packed in (
            ("/api/content/tsar", True),
            ("/api/rules/tsar", True),
            ("/api/games", False),
            ("/api/me", False),
            (f"/api/tables/{table['table']['id']}", False),
        ):
            reply = await anna.http.get(path, headers={"Accept-Encoding": "gzip"})
            assert reply.status_code == 200, path
            assert (reply.headers.get("content-encoding") == "gzip") is packed, path


async def test_a_body_nested_too_deeply_is_refused(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest()
        reply = await anna.http.post("/api/me", content="[" * 5000 + "]" * 5000)
        assert reply.status_code == 400 and reply.json()["key"] == "bad-request"


async def test_a_fault_of_a_call_is_told_in_one_sentence_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")

        async def broken(_: str) -> None:
            raise OSError("the disk is gone")

        written: list[tuple[str, BaseException]] = []
        monkeypatch.setattr(here.application.services.store, "tokens", broken)
        monkeypatch.setattr(api.log, "error", lambda event, **line: written.append((event, line["exc_info"])))
        told = await anna.call("GET", "/api/tokens", status=500)
        assert told["key"] == "fault" and "disk" not in str(told)
        assert [(event, str(fault)) for event, fault in written] == [("call-failed", "the disk is gone")]
