"""People with accounts, and a table where they meet."""

from __future__ import annotations

from typing import Any

from prestol.engine.luck import seal_of
from prestol.server.store.people import People
from tests.server.place import Follower, Guest, Line, Place

PASSWORD = "correct horse battery"


async def account(here: Place, name: str, password: str = PASSWORD) -> tuple[Guest, Line]:
    """Somebody with an account, and what the server said when it was made."""
    guest = await here.guest()
    return guest, await guest.call("POST", "/api/account/register", name=name, password=password)


async def administrator(here: Place, name: str = "Olga") -> Guest:
    guest, me = await account(here, name)
    assert await People(here.application.services.store).set_role(me["person"], "admin")
    return guest


async def two_at_table(here: Place, *names: str, **fields: Any) -> tuple[str, list[Guest], list[Follower]]:
    """Two people at a begun table with a bot, both following."""
    guests = [await here.guest(name) for name in names or ("Anna", "Boris")]
    made = await guests[0].table("me", "open", "casual", **fields)
    table = made["table"]["id"]
    await guests[1].call("POST", f"/api/tables/{table}/join", secret=made["invites"][0]["secret"])
    await guests[0].call("POST", f"/api/tables/{table}/start")
    return table, guests, [await guest.sit(table) for guest in guests]


async def about_to_begin(here: Place) -> tuple[str, Guest, Guest]:
    """A table that waits for the parts of the luck; Anna and Boris sit there."""
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    made = await anna.table("me", "open", "casual", seal=seal_of("anna"))
    table = made["table"]["id"]
    secret = made["invites"][0]["secret"]
    await boris.call("POST", f"/api/tables/{table}/join", secret=secret, seal=seal_of("boris"))
    begun = await anna.call("POST", f"/api/tables/{table}/start")
    assert begun["status"] == "open" and begun["luck"]["until"]
    return table, anna, boris


async def outside_bot(here: Place, owner: Guest, name: str) -> Guest:
    """A program of somebody, which comes in by its token."""
    made = await owner.call("POST", "/api/tokens", name=name)
    bot = Guest(here.base)
    here.guests.append(bot)
    bot.id = made["info"]["person"]
    bot.http.headers["Authorization"] = f"Bearer {made['token']}"
    return bot
