"""What the server holds about a person: all of it in one file, and nothing of it after they have gone."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from prestol.server.store.erasure import DAY, Erasure
from prestol.server.store.schema import METADATA
from prestol.server.tables.clocks import now
from tests.server.people.households import PASSWORD, about_to_begin, account, outside_bot, two_at_table
from tests.server.place import Guest, Line, Place, place
from tests.server.players import play_to_end

pytestmark = pytest.mark.anyio

DOCS = Path(__file__).resolve().parents[3] / "docs"


async def finished(here: Place) -> tuple[str, Guest, Line]:
    """A game that somebody with an account has finished, talking all the time."""
    anna, me = await account(here, "Anastasia")
    table = (await anna.table("me", "casual", "casual", start=True))["table"]["id"]
    line = await anna.sit(table)
    await line.ask("say", text="Good luck everybody")
    await line.ask("note", text="Beware of the boyars")
    await play_to_end(line)
    return table, anna, me


async def test_the_export_holds_everything_and_no_secrets(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, anna, me = await finished(here)
        await anna.call("POST", "/api/tokens", name="Deep Thought")
        reply = await anna.http.get("/api/account/export")
        assert "attachment" in reply.headers["content-disposition"]
        told = reply.json()
        assert told["person"]["name"] == "Anastasia" and told["person"]["id"] == me["person"]
        [played] = told["tables"]
        kinds = {entry["kind"] for entry in played["entries"]}
        assert played["id"] == table and {"move", "say"} <= kinds
        assert played["notes"] == {"note": "Beware of the boyars"}
        assert any(entry.get("text") == "Good luck everybody" for entry in played["entries"])
        assert len(told["sessions"]) == 1 and [one["name"] for one in told["tokens"]] == ["Deep Thought"]
        for secret in ("argon2", "hash", "recovery", "password", "answers", "seed"):
            assert secret not in reply.text


async def test_an_account_is_deleted_and_its_games_stay_readable(tmp_path: Path) -> None:
    async with place(tmp_path, idle=0) as here:
        table, anna, me = await finished(here)
        before = (await anna.http.get(f"/api/tables/{table}/record")).text
        wrong = await anna.call("POST", "/api/account/delete", status=401, sure=True, password="wrong one")
        assert wrong["key"] == "wrong-password"
        gone = await anna.call("POST", "/api/account/delete", sure=True, password=PASSWORD)
        assert gone["guest"] and gone["person"] != me["person"]
        await anna.call("POST", "/api/account/login", status=401, name="Anastasia", password=PASSWORD)
        after = (await anna.http.get(f"/api/tables/{table}/record")).text
        assert "Anastasia" in before and "Anastasia" not in after and "Former player" in after
        assert before.splitlines()[1:] == after.splitlines()[1:], "the moves stay"
        late = await (await here.guest()).sit(table)
        assert "Anastasia" not in late.raw[0] and "Good luck" not in late.raw[0] and me["person"] not in late.raw[0]
        past = await anna.call("GET", f"/api/tables/{table}/past/5")
        assert "Anastasia" not in json.dumps(past)
        await (await here.guest()).call("POST", "/api/account/register", name="Anastasia", password=PASSWORD)
        fresh = await here.guest()
        await fresh.call("POST", "/api/account/delete", sure=True)
    with closing(sqlite3.connect(tmp_path / "prestol.db")) as file:
        assert me["person"] not in "\n".join(file.iterdump()), "nothing in the database points to them"


async def test_bots_play_on_for_somebody_who_deletes_everything_in_a_game(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, (anna, boris), (line, _) = await two_at_table(here)
        await boris.call("POST", "/api/account/delete", sure=True)
        bye = await line.until(lambda message: message["type"] == "bye")
        assert bye["reason"] == "restart"
        again = await anna.sit(table)
        seat = again.heard[0]["now"]["seats"][1]
        assert (seat["name"], seat["bot"]) == ("Former player", "casual") and seat["person"] != boris.id
        assert "Boris" not in again.raw[0]
        await play_to_end(again)


async def test_bots_play_for_somebody_who_deletes_everything_when_the_game_is_about_to_begin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("prestol.server.tables.drawing.OPENING", 500)
    async with place(tmp_path) as here:
        table, anna, boris = await about_to_begin(here)
        await boris.call("POST", "/api/account/delete", sure=True)
        line = await anna.sit(table)
        now = await line.until_now(lambda now: now["status"] == "playing")
        assert (now["seats"][1]["name"], now["seats"][1]["bot"]) == ("Former player", "casual")


async def test_whoever_is_asked_to_play_again_and_has_gone_is_not_named(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, (anna, boris), (first, second) = await two_at_table(here)
        for line, seat in ((first, 0), (second, 1)):
            await line.ask("resign", seat=seat)
        asked = await anna.call("POST", f"/api/tables/{table}/rematch")
        assert "Boris" in json.dumps(asked)
        await boris.call("POST", "/api/account/delete", sure=True)
        assert "Boris" not in json.dumps(await anna.call("GET", f"/api/tables/{asked['id']}"))
        assert boris.id not in await dumped(here)


async def test_whoever_was_asked_to_play_again_in_vain_is_not_named_either(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, (anna, boris), (first, second) = await two_at_table(here)
        for line, seat in ((first, 0), (second, 1)):
            await line.ask("resign", seat=seat)
        asked = await anna.call("POST", f"/api/tables/{table}/rematch")
        await anna.call("POST", f"/api/tables/{asked['id']}/start", fill="casual")
        await boris.call("POST", "/api/account/delete", sure=True)
        assert boris.id not in await dumped(here)


async def dumped(here: Place) -> str:
    """The whole database as text."""
    store = here.application.services.store
    return "\n".join([str(await store.rows(f"SELECT * FROM {table}")) for table in METADATA.tables])


async def test_outside_bots_go_with_their_owner(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        bot = await outside_bot(here, boris, "Deep Thought")
        made = await anna.table("me", "open", "casual")
        table = made["table"]["id"]
        await bot.call("POST", f"/api/tables/{table}/join", secret=made["invites"][0]["secret"])
        await anna.call("POST", f"/api/tables/{table}/start")
        await boris.call("POST", "/api/account/delete", sure=True)
        seat = (await anna.call("GET", f"/api/tables/{table}"))["seats"][1]
        assert (seat["name"], seat["bot"]) == ("Former player", "casual")
        left = await dumped(here)
        assert bot.id not in left and boris.id not in left and "Deep Thought" not in left
        await bot.call("GET", "/api/me", status=401)


async def test_somebody_who_left_before_the_start_is_found_too(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        table = (await anna.table("me", "open", "casual", listed=True))["table"]["id"]
        await boris.call("POST", f"/api/tables/{table}/join")
        await boris.call("POST", f"/api/tables/{table}/leave")
        await boris.call("POST", "/api/account/delete", sure=True)
        assert "Boris" not in (await anna.sit(table)).raw[0]


async def test_what_is_kept_goes_by_itself_after_a_time(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, me = await account(here, "Anna")
        await anna.table("me", "open", "casual")
        room = Erasure(here.application.services.store)

        async def counted(table: str) -> int:
            return int((await room.store.rows(f"SELECT count(*) FROM {table} WHERE person = ?", me["person"]))[0][0])

        assert await counted("visits") == 1 and await counted("sessions") == 1
        await room.purge(now() + 31 * DAY)
        assert await counted("visits") == 0 and await counted("sessions") == 1
        await room.purge(now() + 366 * DAY)
        assert await counted("sessions") == 0
        assert (await (await here.guest()).call("POST", "/api/account/login", name="Anna", password=PASSWORD))["person"]


def test_the_page_on_privacy_names_every_table_of_the_database() -> None:
    page = (DOCS / "privacy.md").read_text(encoding="utf-8")
    for name in METADATA.tables:
        assert f"`{name}`" in page, name
