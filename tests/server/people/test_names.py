"""Names: what they look like, which are reserved, and that each belongs to one person at a time."""

from __future__ import annotations

from pathlib import Path

import pytest

from prestol.server.errors import ApiError
from prestol.server.people.names import Names, clean_name, is_reserved, skeleton
from prestol.server.store import open_store
from prestol.server.store.people import NameRecord, People
from tests.server.people.households import PASSWORD, account
from tests.server.place import place

pytestmark = pytest.mark.anyio

LIKE_VIKTOR = (
    "VIKTOR V1ktor Vlktor vikt0r Víktor Vìktor Vįktor Vi-ktor Vıktor Vӏktor Vіktor Ѵiktor Viktоr Viktoг Viĸtor Viкtor "
    "Viҟtor Viќtor Viktør ᴠiktor Viktᴏr Viktoʀ Vɪktor Viᴋtor Vikᴛor Vi𝗄tor Viκtor viktoɾ ∨iktor Vik\u200btor Ｖiktor"
).split()


@pytest.mark.parametrize("name", LIKE_VIKTOR)
def test_nobody_can_look_like_somebody_else(name: str) -> None:
    try:
        shown = clean_name(name)
    except ApiError:
        return
    assert skeleton(shown) == skeleton("Viktor")


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
        ("Łukasz", "Lukasz"),
    ],
)
def test_names_that_look_alike_have_the_same_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Hanna"), ("Борис", "Бориса"), ("Vera", "Vela"), ("Лена", "Пена"), ("Боба", "Вова"), ("Serif", "Ferif")],
)
def test_names_that_differ_are_told_apart(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize("name", ["a", "--", "a\u202eb", "x" * 25, "名前", "🙂🙂", "a\nb\0", "<b>me</b>", "Ωmega"])
def test_unfit_names_are_refused(name: str) -> None:
    with pytest.raises(ApiError, match="name-unfit"):
        clean_name(name)


def test_names_are_shown_as_given_but_tidied() -> None:
    assert clean_name("  Иван   Калита ") == "Иван Калита"


@pytest.mark.parametrize(
    "name",
    "Admin Аdmin ADM1N The-Admin Admin-7 admin4 4dmin Admins Moderators Админ Модератор Администрация Сервер "
    "Guest-1234 Гость Prestol Former-player FormerPlayer Бывший-игрок".split(),
)
def test_names_of_those_who_run_the_server_are_reserved(name: str) -> None:
    assert is_reserved(name)


@pytest.mark.parametrize("name", ["Boyarynya Marfa", "boyarynya  marfa", "Купец Садко"])
def test_names_of_bots_are_reserved(name: str) -> None:
    assert is_reserved(name)


@pytest.mark.parametrize(
    "name",
    [
        "Modest",
        "Marfa",
        "Садко",
        "Модест",
        "Ruth",
        "Serge",
        "Deep Bot",
        "Adam",
        "Владимир",
        "Hosta",
        "Player",
        "Former",
    ],
)
def test_other_names_are_free(name: str) -> None:
    assert not is_reserved(name)


async def test_a_reserved_name_is_refused_wherever_one_is_given(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        mallory = await here.guest()
        seats = [{"kind": "me", "name": "Admin"}, {"kind": "bot"}, {"kind": "bot"}]
        for path, body in (
            ("/api/me", {"name": "Admin"}),
            ("/api/account/register", {"name": "Админ", "password": PASSWORD}),
            ("/api/tokens", {"name": "Moderator"}),
            ("/api/tables", {"game": "tsar", "seats": seats}),
        ):
            assert (await mallory.call("POST", path, status=409, **body))["key"] == "name-reserved"


async def test_the_name_of_an_account_cannot_be_taken_by_anybody(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, mallory = await here.guest(), await here.guest()
        await anna.call("POST", "/api/account/register", name="Anna", password=PASSWORD)
        assert (await mallory.call("POST", "/api/me", status=409, name="Аnna"))["key"] == "name-taken"
        taken = await mallory.call("POST", "/api/account/register", status=409, name="anna", password=PASSWORD)
        assert taken["key"] == "name-taken"
        assert (await mallory.call("POST", "/api/tokens", status=409, name="ANNA"))["key"] == "name-taken"
        seats = [{"kind": "me", "name": "Mallory"}, {"kind": "me", "name": "Anna"}, {"kind": "bot"}]
        assert (await mallory.call("POST", "/api/tables", status=409, game="tsar", seats=seats))["key"] == "name-taken"
        again = await anna.call("POST", "/api/account/register", status=409, name="Two", password=PASSWORD)
        assert again["key"] == "has-account"


async def test_guests_and_seats_hold_their_names_too(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        seats = [{"kind": "me", "name": "Vera"}, {"kind": "me", "name": "Gleb"}, {"kind": "bot"}]
        await anna.call("POST", "/api/tables", game="tsar", seats=seats)
        for name in ("Anna", "Vera", "GIeb"):
            assert (await boris.call("POST", "/api/me", status=409, name=name))["key"] == "name-taken"
        await anna.call("POST", "/api/me", name="Anna Two")
        assert (await boris.call("POST", "/api/me", name="Anna"))["name"] == "Anna", "a name that is given up is free"


async def test_a_guest_who_was_not_here_for_long_holds_no_name(tmp_path: Path) -> None:
    async with place(tmp_path, name_hold=0) as here:
        early, late = await here.guest("Anna"), await here.guest()
        assert (await late.call("POST", "/api/me", name="Anna"))["name"] == "Anna"
        made = await late.table("me", "open", "casual", listed=True)
        joined = await early.call("POST", f"/api/tables/{made['table']['id']}/join", status=409)
        assert joined["key"] == "name-at-table", "nobody sits down beside somebody of the same name"


async def test_numbered_guests_have_numbers_of_their_own(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        accounts = here.application.services.accounts
        guests = [await accounts.keep(accounts.stranger()._replace(id=f"{'0001'}{at:012x}")) for at in range(5)]
        assert len({guest.name for guest in guests}) == 5


async def test_names_are_tried_only_so_often(tmp_path: Path) -> None:
    async with place(tmp_path, name_rate=5) as here:
        await account(here, "Anna")
        mallory = await here.guest()
        keys = [(await mallory.http.post("/api/me", json={"name": "Anna"})).json().get("key") for _ in range(6)]
        assert keys[0] == "name-taken" and keys[-1] == "too-many-names"


async def test_names_from_before_are_spelled_anew_and_both_can_log_in(tmp_path: Path) -> None:
    """Two accounts that look alike only by a newer table of look-alikes both stay."""
    async with place(tmp_path) as here:
        for name in ("Viktor", "Other"):
            await account(here, name)
        store = here.application.services.store
        people = People(store)
        other = next(one for one in await people.held_for_good() if one.name == "Other")
        await store.run("UPDATE people SET name = 'Viktør' WHERE id = ?", other.person)
        await store.run("UPDATE names SET name = 'Viktør', skeleton = 'viktør' WHERE person = ?", other.person)
    async with place(tmp_path) as here:
        guest = await here.guest()
        for name in ("Viktor", "Viktør"):
            assert (await guest.call("POST", "/api/account/login", name=name, password=PASSWORD))["name"] == name
        assert (await (await here.guest()).call("POST", "/api/me", status=409, name="Vıktor"))["key"] == "name-taken"


async def test_spelling_anew_changes_nothing_where_nothing_has_changed(sqlite_url: str) -> None:
    store = open_store(sqlite_url)
    await store.open()
    people = People(store)
    await people.do(people.claim(NameRecord(skeleton("Anna"), "p", "Anna"), 1))
    await Names(store, 0).refresh()
    assert await people.held_for_good() == [NameRecord(skeleton("Anna"), "p", "Anna")]
    await store.close()
