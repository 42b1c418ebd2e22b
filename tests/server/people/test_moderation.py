"""Those who look after the server: what they can do, what it means for those concerned, and that it is written down."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from prestol.server.store.base import Store
from tests.server.people.households import PASSWORD, about_to_begin, account, administrator, two_at_table
from tests.server.place import Guest, Line, Place, place

pytestmark = pytest.mark.anyio

ACTS = ("mute", "ban", "kick", "close", "remove")


async def audit(admin: Guest) -> list[Line]:
    found: list[Line] = (await admin.call("GET", "/api/admin/audit"))["entries"]
    return found


async def test_only_those_who_look_after_the_server_may_do_any_of_this(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, _ = await account(here, "Anna")
        for what in ("reports", "sanctions", "audit", "people?name=Anna"):
            assert (await anna.call("GET", f"/api/admin/{what}", status=404))["key"] == "no-such-page"
        body = {"person": "x", "table": "x", "entry": 1, "reason": "why"}
        shapes = {"mute": ("person", "reason"), "ban": ("person", "reason"), "kick": ("table", "person", "reason")}
        shapes |= {"close": ("table", "reason"), "remove": ("table", "entry", "reason")}
        for act in ACTS:
            given = {name: body[name] for name in shapes[act]}
            assert (await anna.call("POST", f"/api/admin/{act}", status=404, **given))["key"] in (
                "no-such-page",
                "no-such-table",
            )
        assert not (await anna.call("GET", "/api/me"))["admin"]
        assert (await (await administrator(here)).call("GET", "/api/me"))["admin"]


async def test_a_report_reaches_those_who_look_after_the_server(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, (anna, boris), (_, line) = await two_at_table(here)
        said = (await line.ask("say", text="You are a donkey"))["number"]
        body = {"table": table, "seat": 1, "reason": "insult", "words": "Look at this", "entry": said}
        await anna.call("POST", "/api/reports", **body)
        assert (await anna.call("POST", "/api/reports", status=404, **body | {"entry": 1}))["key"] == "no-such-message"
        assert (await anna.call("POST", "/api/reports", status=409, **body | {"seat": 0}))["key"] == "nobody-there"
        admin = await administrator(here)
        [report] = (await admin.call("GET", "/api/admin/reports"))["reports"]
        assert report["said"] == "You are a donkey" and report["person"] == boris.id and report["name"] == "Boris"
        assert report["reporter_name"] == "Anna" and (report["table"], report["entry"]) == (table, said)
        await admin.call("POST", f"/api/admin/reports/{report['id']}/close")
        assert (await admin.call("GET", "/api/admin/reports"))["reports"] == []
        assert len((await admin.call("GET", "/api/admin/reports?which=all"))["reports"]) == 1
        assert [one["action"] for one in await audit(admin)] == ["close-report"]


async def test_reports_are_limited(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, (anna, _), _ = await two_at_table(here)
        body = {"table": table, "seat": 1, "reason": "spam"}
        statuses = [(await anna.http.post("/api/reports", json=body)).status_code for _ in range(12)]
        assert (statuses[0], statuses[-1]) == (204, 429)


async def test_whoever_is_muted_plays_but_does_not_write(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        _, (_, boris), (_, line) = await two_at_table(here)
        admin = await administrator(here)
        await admin.call("POST", "/api/admin/mute", person=boris.id, hours=1, reason="Shouting")
        refused = await line.ask("say", text="Hello")
        assert refused["key"] == "muted" and "Shouting" in refused["sentence"]["ru"]
        assert (await line.ask("ping"))["type"] == "done"
        [sanction] = (await admin.call("GET", "/api/admin/sanctions"))["sanctions"]
        assert sanction["kind"] == "mute" and sanction["name"] == "Boris"
        await admin.call("POST", f"/api/admin/sanctions/{sanction['id']}/lift")
        assert (await line.ask("say", text="Hello"))["type"] == "done"
        assert [one["action"] for one in await audit(admin)] == ["lift-mute", "mute"]
        await admin.call("POST", f"/api/admin/sanctions/{sanction['id']}/lift", status=404)


async def test_whoever_is_banned_is_out_at_once_and_keeps_what_is_theirs(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        admin = await administrator(here)
        boris, me = await account(here, "Boris")
        table = (await boris.table("me", "casual", "casual", start=True))["table"]["id"]
        line = await boris.sit(table)
        await admin.call("POST", "/api/admin/ban", person=me["person"], reason="Cheating")
        bye = await line.until(lambda message: message["type"] == "bye")
        assert (bye["reason"], bye["again"]) == ("ended", None)
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        banned = await boris.call("POST", "/api/tables", status=403, game="tsar", seats=seats)
        assert banned["key"] == "banned-for-good" and "Cheating" in banned["sentence"]["en"]
        with pytest.raises(InvalidStatus):
            await boris.sit(table)
        assert (await boris.call("GET", "/api/account/export"))["person"]["name"] == "Boris"
        assert (await boris.call("POST", "/api/account/delete", sure=True, password=PASSWORD))["guest"]


async def test_whoever_is_banned_does_nothing_on_a_socket_that_is_still_open(tmp_path: Path) -> None:
    """The ban may come between the look at who is banned and the opening of a socket."""
    async with place(tmp_path) as here:
        _, (_, boris), (_, line) = await two_at_table(here)
        admin = await administrator(here)
        sockets = here.application.services.sockets
        hidden = sockets.open.pop(boris.id)  # not found when sockets are closed
        await admin.call("POST", "/api/admin/ban", person=boris.id, reason="Cheating")
        assert (await line.ask("say", text="Hello"))["key"] == "banned-for-good"
        sockets.open[boris.id] = hidden


async def test_an_address_is_banned_for_everybody_there_but_not_for_those_who_ban(tmp_path: Path) -> None:
    async with place(tmp_path, proxies="*") as here:
        admin = await administrator(here)
        mallory = await here.guest()
        mallory.http.headers["X-Forwarded-For"] = "203.0.113.9"
        await mallory.call("POST", "/api/me", name="Mallory")
        await mallory.table("me", "open", "casual")
        [found] = (await admin.call("GET", "/api/admin/people?name=Mallory"))["people"]
        assert found["address"] == "203.0.113.9"
        await admin.call("POST", "/api/admin/ban", person=found["person"], last=True, hours=24, reason="Flood")
        fresh = await here.guest()
        fresh.http.headers["X-Forwarded-For"] = "203.0.113.9"
        assert (await fresh.call("POST", "/api/me", status=403, name="Other"))["key"] == "banned"
        elsewhere = await here.guest()
        await elsewhere.call("POST", "/api/me", name="Vera")
        own = await admin.call("POST", "/api/admin/ban", status=409, address="127.0.0.1", reason="Oops")
        assert own["key"] == "own-address"
        colleague = await administrator(here, "Vlad")
        me = (await colleague.call("GET", "/api/me"))["person"]
        assert (await admin.call("POST", "/api/admin/ban", status=403, person=me, reason="No"))[
            "key"
        ] == "not-over-admins"
        [line] = await audit(admin)
        assert (line["action"], line["address"], line["actor"]) == ("ban", "203.0.113.9", "Olga")


async def test_those_who_look_after_the_server_log_in_from_a_banned_address(tmp_path: Path) -> None:
    async with place(tmp_path, proxies="*") as here:
        admin, colleague = await administrator(here), await administrator(here, "Vlad")
        await admin.call("POST", "/api/admin/ban", address="203.0.113.9", reason="Flood")
        boris, _ = await account(here, "Boris")
        for one, name in ((colleague, "Vlad"), (boris, "Boris")):
            await one.call("POST", "/api/account/logout")
            one.http.headers["X-Forwarded-For"] = "203.0.113.9"
            await one.call("POST", "/api/account/login", name=name, password=PASSWORD)
        assert (await colleague.call("POST", "/api/me", name="Vladislav"))["admin"]
        assert (await boris.call("POST", "/api/me", status=403, name="Boriska"))["key"] == "banned-for-good"
        await boris.call("POST", "/api/account/delete", sure=True, password=PASSWORD)


@pytest.mark.parametrize(
    ("named", "caller"),
    [
        ("2001:db8:1:2::5", "2001:db8:1:2::77"),
        ("2001:DB8:1:2::/64", "2001:db8:1:2::77"),
        (" 203.0.113.7 ", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
    ],
)
async def test_an_address_is_banned_however_it_is_written(tmp_path: Path, named: str, caller: str) -> None:
    async with place(tmp_path, proxies="*") as here:
        admin = await administrator(here)
        await admin.call("POST", "/api/admin/ban", address=named, reason="Flood")
        mallory = await here.guest()
        mallory.http.headers["X-Forwarded-For"] = caller
        assert (await mallory.call("POST", "/api/me", status=403, name="Mallory"))["key"] == "banned-for-good"


@pytest.mark.parametrize("named", ["nonsense", "203.0.113.0/24", "2001:db8::/32", "203.0.113.7:80", "play.example.org"])
async def test_what_is_no_address_is_not_banned(tmp_path: Path, named: str) -> None:
    async with place(tmp_path) as here:
        admin = await administrator(here)
        refused = await admin.call("POST", "/api/admin/ban", status=400, address=named, reason="Flood")
        assert refused["key"] == "wrong-address"
        assert await audit(admin) == []


async def test_whoever_is_kicked_cannot_come_back(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, (anna, boris), (first, second) = await two_at_table(here)
        admin = await administrator(here)
        await admin.call("POST", "/api/admin/kick", table=table, person=boris.id, reason="Stalling")
        entry = await first.entry("seat")
        assert entry["what"] == "left" and entry["info"]["bot"] == "casual"
        assert (await second.ask("back", seat=1))["key"] == "kicked"
        assert (await second.ask("say", text="You will be sorry"))["key"] == "kicked"
        assert (await second.ask("resign", seat=1))["key"] == "kicked"
        waiting = await anna.table("me", "open", "open", listed=True)
        path = f"/api/tables/{waiting['table']['id']}"
        await boris.call("POST", f"{path}/join")
        await admin.call("POST", "/api/admin/kick", table=waiting["table"]["id"], person=boris.id, reason="Again")
        assert (await boris.call("POST", f"{path}/join", status=403))["key"] == "kicked"
        assert {seat["kind"] for seat in (await anna.call("GET", path))["seats"]} == {"person", "open"}


async def test_a_kick_counts_also_when_the_game_is_about_to_begin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("prestol.server.tables.drawing.OPENING", 1500)
    async with place(tmp_path) as here:
        admin = await administrator(here)
        table, anna, boris = await about_to_begin(here)
        await admin.call("POST", "/api/admin/kick", table=table, person=boris.id, reason="Stalling")
        line = await anna.sit(table)
        now = await line.until_now(lambda now: now["status"] == "playing")
        assert now["seats"][1]["bot"] == "casual"
        assert (await (await boris.sit(table)).ask("back", seat=1))["key"] == "kicked"


async def test_a_table_is_closed_without_a_result(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, _, (line, _) = await two_at_table(here)
        admin = await administrator(here)
        await admin.call("POST", "/api/admin/close", table=table, reason="Test")
        over = await line.entry("over")
        assert over["result"]["reason"] == "closed" and over["result"]["places"] is None
        assert (await admin.call("POST", "/api/admin/close", status=409, table=table, reason="x"))["key"] == "game-over"
        assert [(one["action"], one["table"]) for one in await audit(admin)] == [("close", table)]


async def test_a_message_is_deleted_for_everybody_and_for_good(tmp_path: Path) -> None:
    async with place(tmp_path, idle=0) as here:
        table, (anna, _), (line, other) = await two_at_table(here)
        said = (await other.ask("say", text="my address is Lenin street 5"))["number"]
        admin = await administrator(here)
        await admin.call("POST", "/api/admin/remove", table=table, entry=said, reason="Private")
        assert (await line.entry("removed"))["entry"] == said
        late = await (await here.guest()).sit(table)
        [entry] = [one for one in late.heard[0]["entries"] if one["kind"] == "say"]
        assert (entry["text"], entry["gone"], entry["name"]) == ("", "removed", "Boris")
        await admin.call("POST", "/api/admin/remove", status=404, table=table, entry=said, reason="Again")
        for one in here.guests:
            for socket in one.lines:
                await socket.close()
        await here.put_away(table)
        again = await anna.sit(table)
        assert "Lenin" not in again.raw[0]
        assert await stored_words(here.application.services.store, "Lenin") == 0


async def stored_words(store: Store, words: str) -> int:
    rows = await store.rows("SELECT count(*) FROM entries WHERE data LIKE ?", f"%{words}%")
    return int(rows[0][0])


async def test_whoever_is_blocked_is_not_heard_and_cannot_sit_at_my_tables(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, (anna, boris), (hers, his) = await two_at_table(here)
        blocked = await anna.call("POST", "/api/blocks", table=table, seat=1)
        assert [(one["person"], one["name"]) for one in blocked["blocks"]] == [(boris.id, "Boris")]
        await wait_hidden(here, anna)
        await his.ask("say", text="Can you hear me")
        entry = await hers.entry("say")
        assert (entry["text"], entry["gone"]) == ("", "blocked")
        assert "Can you hear me" not in (await anna.sit(table)).raw[0]
        assert "Can you hear me" in (await (await here.guest()).sit(table)).raw[0], "others hear them"
        fresh = (await anna.table("me", "open", "casual", listed=True))["table"]["id"]
        assert (await boris.call("POST", f"/api/tables/{fresh}/join", status=403))["key"] == "not-welcome"
        await anna.call("DELETE", f"/api/blocks/{boris.id}")
        await boris.call("POST", f"/api/tables/{fresh}/join")
        assert (await anna.call("POST", "/api/blocks", status=409, table=table, seat=0))["key"] == "nobody-there"


async def wait_hidden(here: Place, guest: Guest) -> None:
    async with asyncio.timeout(10):
        while not all(socket.hidden for socket in here.application.services.sockets.open[guest.id]):
            await asyncio.sleep(0.01)


async def test_the_chat_of_a_blocked_person_is_hidden_in_the_next_game_too(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, (anna, boris), _ = await two_at_table(here)
        await anna.call("POST", "/api/blocks", table=table, seat=1)
        made = await boris.table("me", "open", "casual", listed=True)
        other = made["table"]["id"]
        await anna.call("POST", f"/api/tables/{other}/join")
        line, his = await anna.sit(other), await boris.sit(other)
        await his.ask("say", text="Hello again")
        assert (await line.entry("say"))["gone"] == "blocked"


async def test_a_table_without_spectators_is_shown_to_those_it_concerns_alone(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        made = await anna.table("me", "open", "casual", watchable=False)
        path = f"/api/tables/{made['table']['id']}"
        assert (await boris.call("GET", path, status=403))["key"] == "not-watchable"
        secret = made["invites"][0]["secret"]
        assert (await boris.call("POST", f"{path}/invited", secret=secret))["id"] == made["table"]["id"]
        assert (await boris.call("POST", f"{path}/invited", status=403, secret="wrong"))["key"] == "not-watchable"
        await boris.call("POST", f"{path}/join", secret=secret)
        assert (await boris.call("GET", path))["id"] == made["table"]["id"]
        listed = await anna.table("me", "open", "casual", watchable=False, listed=True)
        stranger = await here.guest()
        where = f"/api/tables/{listed['table']['id']}"
        assert (await stranger.call("GET", where))["status"] == "open"
        await anna.call("POST", f"{where}/start", fill="casual")
        await stranger.call("GET", where, status=403)
        assert (await stranger.call("GET", "/api/tables?which=listed"))["tables"] == []


async def test_whoever_has_left_a_table_without_spectators_looks_on_no_longer(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        table = (await anna.table("me", "open", "casual", watchable=False, listed=True))["table"]["id"]
        await boris.call("POST", f"/api/tables/{table}/join")
        hers, his = await anna.sit(table), await boris.sit(table)
        await boris.call("POST", f"/api/tables/{table}/leave")
        assert (await his.until(lambda message: message["type"] == "bye"))["reason"] == "ended"
        with pytest.raises(InvalidStatus):
            await boris.sit(table)
        assert (await hers.ask("ping"))["type"] == "done"


async def test_failed_logins_and_faults_are_counted_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with place(tmp_path) as here:
        lines: list[str] = []
        monkeypatch.setattr(
            "prestol.server.http.attempts.log.warning", lambda event, **more: lines.append(f"{event} {sorted(more)}")
        )
        anna = await here.guest("Anna")
        await anna.call("POST", "/api/account/login", status=401, name="Anna", password="wrong one")
        assert lines == ["login-failed ['address', 'name']"]
        table = (await anna.table("me", "casual", "casual", start=True))["table"]["id"]
        line = await anna.sit(table)

        async def broken(*_: object) -> int:
            raise RuntimeError("broken on purpose")

        monkeypatch.setattr("prestol.server.realtime.requests.save_note", broken)
        assert (await line.ask("note", text="x"))["key"] == "fault"
        async with httpx.AsyncClient(base_url=here.base) as http:
            assert 'prestol_refusals_total{key="fault"} 1.0' in (await http.get("/metrics")).text
