"""Outside bots are their owners' doing: whatever holds against somebody holds against their programs."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.people.households import account, administrator, outside_bot
from tests.server.place import Follower, Guest, Place, place

pytestmark = pytest.mark.anyio


async def program_at_table(here: Place, boris: Guest) -> tuple[Guest, Guest, str, Follower]:
    """A table of Anna's, at which a program of Boris sits: both, the table, and the socket of the program."""
    anna, bot = await here.guest("Anna"), await outside_bot(here, boris, "Deep Thought")
    made = await anna.table("me", "open", "casual")
    table = made["table"]["id"]
    await bot.call("POST", f"/api/tables/{table}/join", secret=made["invites"][0]["secret"])
    return anna, bot, table, await bot.sit(table, Authorization=bot.http.headers["Authorization"])


async def test_whoever_is_banned_does_not_play_through_a_program(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        admin = await administrator(here)
        boris, me = await account(here, "Boris")
        _, bot, table, line = await program_at_table(here, boris)
        await admin.call("POST", "/api/admin/ban", person=me["person"], reason="Cheating")
        assert (await line.until(lambda message: message["type"] == "bye"))["reason"] == "ended"
        refused = await bot.call("POST", f"/api/tables/{table}/leave", status=403)
        assert refused["key"] == "banned-for-good"
        with pytest.raises(InvalidStatus):
            await bot.sit(table, Authorization=bot.http.headers["Authorization"])


async def test_whoever_is_muted_does_not_write_through_a_program(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        admin = await administrator(here)
        boris, me = await account(here, "Boris")
        _, _, _, line = await program_at_table(here, boris)
        await admin.call("POST", "/api/admin/mute", person=me["person"], reason="Shouting")
        assert (await line.ask("say", text="Hello"))["key"] == "muted-for-good"


async def test_whoever_is_kicked_does_not_come_back_as_a_program(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        admin = await administrator(here)
        boris, me = await account(here, "Boris")
        bot = await outside_bot(here, boris, "Deep Thought")
        table = (await (await here.guest("Anna")).table("me", "open", "open", listed=True))["table"]["id"]
        await boris.call("POST", f"/api/tables/{table}/join")
        await admin.call("POST", "/api/admin/kick", table=table, person=me["person"], reason="Stalling")
        assert (await bot.call("POST", f"/api/tables/{table}/join", status=403))["key"] == "kicked"


async def test_whoever_is_blocked_is_not_met_as_a_program(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        boris, _ = await account(here, "Boris")
        anna, bot, table, line = await program_at_table(here, boris)
        other = (await boris.table("me", "open", "casual", listed=True))["table"]["id"]
        await anna.call("POST", "/api/blocks", table=other, seat=0)
        await line.ask("say", text="Can you hear me")
        assert "Can you hear me" not in (await anna.sit(table)).raw[0]
        fresh = (await anna.table("me", "open", "casual", listed=True))["table"]["id"]
        assert (await bot.call("POST", f"/api/tables/{fresh}/join", status=403))["key"] == "not-welcome"


async def test_programs_share_the_quotas_of_their_owner(tmp_path: Path) -> None:
    async with place(tmp_path, tables_each=2, chat_rate=1) as here:
        boris, _ = await account(here, "Boris")
        _, bot, _, line = await program_at_table(here, boris)
        await boris.table("me", "open", "casual")
        await bot.table("me", "open", "casual")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
        for one in (boris, bot):
            refused = await one.call("POST", "/api/tables", status=429, game="tsar", seats=seats)
            assert refused["key"] == "too-many-tables"
        mine = await boris.sit((await boris.call("GET", "/api/tables"))["tables"][0]["id"])
        assert (await mine.ask("say", text="Hello"))["type"] == "done"
        assert (await line.ask("say", text="Hello"))["key"] == "too-many-lines"


async def test_the_program_of_a_guest_makes_no_table_of_bots_alone(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        bot = await outside_bot(here, await here.guest("Anna"), "Deep Thought")
        seats = [{"kind": "bot", "level": "casual"}] * 3
        assert (await bot.call("POST", "/api/tables", status=403, game="tsar", seats=seats))["key"] == "bots-alone"
