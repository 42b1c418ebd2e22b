"""Accounts and tokens."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.place import place

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"


async def test_an_account_is_used_from_a_second_device(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest()
        table = (await anna.table("me", "casual", "casual", start=True))["table"]["id"]
        me = await anna.call("POST", "/api/account/register", name="Anna", password=PASSWORD)
        assert me["person"] == anna.id and not me["guest"]
        phone = await here.guest()
        assert (await phone.call("GET", "/api/tables"))["tables"] == []
        wrong = await phone.call("POST", "/api/account/login", status=401, name="Anna", password="wrong one")
        unknown = await phone.call("POST", "/api/account/login", status=401, name="Nobody", password="wrong one")
        assert wrong == unknown, "nobody finds out which names exist"
        assert (await phone.call("POST", "/api/account/login", name="ANNA", password=PASSWORD))["person"] == anna.id
        assert [one["id"] for one in (await phone.call("GET", "/api/tables"))["tables"]] == [table]
        line = await phone.sit(table)
        assert line.heard[0]["you"]["seats"] == [0]
        left = await phone.call("POST", "/api/account/logout")
        assert left["guest"] and (await phone.call("GET", "/api/me"))["person"] == left["person"] != anna.id


async def test_tokens_are_made_listed_and_ended(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        made = await anna.call("POST", "/api/tokens", name="Deep Thought")
        listed = (await anna.call("GET", "/api/tokens"))["tokens"]
        assert listed == [made["info"]] and "token" not in listed[0]
        bearer = {"Authorization": f"Bearer {made['token']}", "Origin": ""}
        me = (await boris.http.get("/api/me", headers=bearer)).json()
        assert me["name"] == "Deep Thought" and me["person"] == made["info"]["person"]
        assert (await boris.http.post("/api/tokens", json={"name": "Child"}, headers=bearer)).status_code == 403
        await boris.call("DELETE", f"/api/tokens/{made['info']['id']}", status=404)
        await anna.call("DELETE", f"/api/tokens/{made['info']['id']}")
        assert (await boris.http.get("/api/me", headers=bearer)).status_code == 401
