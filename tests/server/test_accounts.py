"""Names, accounts and tokens."""

from __future__ import annotations

from pathlib import Path

import pytest

from prestol.server.accounts import clean_name, skeleton
from prestol.server.errors import ApiError
from tests.server.place import place

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "Аnnа"),
        ("Борис", "Бopиc"),
        ("Olga1", "0lgaI"),
        ("Mari", "M-a r.i"),
        ("Zoë", "zoe"),
        ("Corn", "Com"),
        ("Ёлка", "Елка"),
    ],
)
def test_names_that_look_alike_have_the_same_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hanna"), ("Борис", "Бориса"), ("Vera", "Vela")])
def test_names_that_differ_are_told_apart(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize("name", ["a", "--", "a\u202eb", "x" * 25, "名前", "🙂🙂", "a\nb\0", "<b>me</b>"])
def test_unfit_names_are_refused(name: str) -> None:
    with pytest.raises(ApiError, match="name-unfit"):
        clean_name(name)


def test_names_are_shown_as_given_but_tidied() -> None:
    assert clean_name("  Иван   Калита ") == "Иван Калита"


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


async def test_the_name_of_an_account_cannot_be_taken_by_anybody(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, mallory = await here.guest(), await here.guest()
        await anna.call("POST", "/api/account/register", name="Anna", password=PASSWORD)
        assert (await mallory.call("POST", "/api/me", status=409, name="Аnna"))["key"] == "name-taken"
        taken = await mallory.call("POST", "/api/account/register", status=409, name="anna", password=PASSWORD)
        assert taken["key"] == "name-taken"
        assert (await mallory.call("POST", "/api/tokens", status=409, name="ANNA"))["key"] == "name-taken"
        seats = [{"kind": "me", "name": "Mallory"}, {"kind": "me", "name": "Anna"}, {"kind": "bot"}]
        made = await mallory.call("POST", "/api/tables", game="tsar", seats=seats)
        assert all(seat["guest"] for seat in made["table"]["seats"] if seat["kind"] == "person")
        assert (await anna.call("POST", "/api/account/register", status=409, name="Two", password=PASSWORD))["key"] == (
            "has-account"
        )


async def test_a_guest_who_took_a_name_first_cannot_join_under_it_once_it_is_an_account_s(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        early, anna = await here.guest("Anna"), await here.guest()
        await anna.call("POST", "/api/account/register", name="Anna", password=PASSWORD)
        made = await anna.table("me", "open", "casual", listed=True)
        denied = await early.call("POST", f"/api/tables/{made['table']['id']}/join", status=409)
        assert denied["key"] == "name-taken"
        joined = await early.call("POST", f"/api/tables/{made['table']['id']}/join", name="Early")
        assert joined["seats"][1]["name"] == "Early"


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
