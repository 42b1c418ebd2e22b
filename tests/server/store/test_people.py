"""People, tokens, secrets, lists of tables, notes."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from prestol.server.store.base import Store
from prestol.server.store.people import NameRecord, NameTaken, Outdated, People
from prestol.server.store.records import NoteRecord, PersonRecord, SeatRecord, TokenRecord
from tests.server.store.records import batch, entry, person, seats, table

pytestmark = pytest.mark.anyio


async def test_a_secret_is_made_once(store: Store) -> None:
    kept = await asyncio.gather(*(store.keep_secret("cookie", f"fresh-{number}") for number in range(5)))
    assert len(set(kept)) == 1
    assert await store.keep_secret("cookie", "late") == kept[0]
    assert await store.keep_secret("other", "late") == "late"


async def test_people_come_back_as_they_were(store: Store) -> None:
    ann = PersonRecord("p1", "Анна", "anna", "account", 5, 6, "$argon2id$…", None, 3, "code", "a@b.c", "admin")
    assert await store.add_person(ann)
    assert await store.person("p1") == ann
    assert await store.person("p2") is None


async def test_a_person_who_is_known_is_never_written_over(store: Store) -> None:
    ann = PersonRecord("p1", "Анна", "anna", "account", 5, 6, "$argon2id$…", None, 1)
    assert await store.add_person(ann)
    assert not await store.add_person(person("p1", "Guest 1234"))
    assert await store.person("p1") == ann


async def test_a_person_is_changed_only_by_those_who_know_them_as_they_are(store: Store) -> None:
    people, ann = People(store), person("p1", "Анна")
    await store.add_person(ann)
    account = replace(ann, kind="account", password="$argon2id$…", epoch=1)
    await people.do(people.change(account, 0))
    with pytest.raises(Outdated):
        await people.do(people.change(replace(ann, name="Late"), 0))
    assert await store.person("p1") == account


async def test_a_name_is_held_by_one_person_at_a_time(store: Store) -> None:
    people = People(store)
    await people.do(people.claim(NameRecord("ivan", "g1", "Ivan", 100), 50))
    with pytest.raises(NameTaken):
        await people.do(people.claim(NameRecord("ivan", "g2", "Ivan", 200), 100))
    await people.do(people.claim(NameRecord("ivan", "g1", "Ivan", 120), 100))
    await people.do(people.claim(NameRecord("ivan", "a1", "Ivan"), 121))
    for at in (122, 10**15):
        with pytest.raises(NameTaken):
            await people.do(people.claim(NameRecord("ivan", "g1", "Ivan", at + 50), at))
    await people.do(people.claim(NameRecord("ivan", "a1", "IVAN", 500), 300))
    assert await people.holder("ivan") == NameRecord("ivan", "a1", "IVAN"), "an account does not lose its own name"
    assert await people.holder("boris") is None


async def test_steps_are_taken_together_or_not_at_all(store: Store) -> None:
    people = People(store)
    await store.add_person(person("p1", "Ivan"))
    await people.do(people.claim(NameRecord("boris", "p2", "Boris"), 1))
    changed = replace(person("p1", "Boris"), skeleton="boris")
    with pytest.raises(NameTaken):
        await people.do(people.change(changed, 0), people.claim(NameRecord("boris", "p1", "Boris"), 1))
    assert await store.person("p1") == person("p1", "Ivan")


async def test_tokens(store: Store) -> None:
    old, new = TokenRecord("k1", "b1", "ann", "one", "h1", 1), TokenRecord("k2", "b2", "ann", "two", "h2", 2)
    for token in (new, old, TokenRecord("k3", "b3", "bob", "three", "h3", 1)):
        await store.save_token(token)
    assert await store.tokens("ann") == [old, new]
    assert await store.token("h2") == new
    assert not await store.drop_token("bob", "k1")
    assert await store.drop_token("ann", "k1")
    assert not await store.drop_token("ann", "k1")
    assert await store.token("h1") is None


async def test_a_table_comes_back_with_its_seats_in_order(store: Store) -> None:
    made = table("t", listed=True, changed=7, due=8, waiting=5)
    places = [SeatRecord("t", at, "person", "ann", "Ann", '{"x": 1}', "hash") for at in (2, 0, 1)]
    await store.create_table(made, places)
    assert await store.table("t") == (made, sorted(places, key=lambda seat: seat.seat))
    assert await store.table("u") is None
    await store.create_table(table("u"), [])
    assert await store.table("u") == (table("u"), [])


async def test_an_invitation_is_changed(store: Store) -> None:
    await store.create_table(table("t"), seats("t", None, None))
    await store.save_invite("t", 1, "hash")
    found = await store.table("t")
    assert found is not None and [seat.invite for seat in found[1]] == [None, "hash"]
    await store.save_invite("t", 1, None)
    found = await store.table("t")
    assert found is not None and [seat.invite for seat in found[1]] == [None, None]


async def test_tables_of_a_person(store: Store) -> None:
    await store.create_table(table("own", "ann", changed=3), seats("own", "bob"))
    await store.create_table(table("guest", "bob", changed=9), seats("guest", "ann", "ann", "bob"))
    await store.create_table(table("foreign", "bob", changed=5), seats("foreign", "bob"))
    mine = await store.tables_of("ann", 10)
    assert [made.id for made, _ in mine] == ["guest", "own"]
    assert [len(places) for _, places in mine] == [3, 1]
    assert [made.id for made, _ in await store.tables_of("ann", 1)] == ["guest"]
    assert await store.tables_of("eve", 10) == []


async def test_listed_tables(store: Store) -> None:
    await store.create_table(table("private", changed=9), [])
    for name, changed, status in (
        ("late", 4, "open"),
        ("soon", 5, "open"),
        ("game", 8, "playing"),
        ("past", 9, "over"),
    ):
        await store.create_table(table(name, listed=True, changed=changed, status=status), seats(name, "ann", None))
    assert [made.id for made, _ in await store.tables_listed(9)] == ["soon", "late", "game"]
    assert [made.id for made, _ in await store.tables_listed(2)] == ["soon", "late"]


async def test_tables_that_are_due(store: Store) -> None:
    for name, due in (("never", None), ("third", 30), ("first", 10), ("later", 31)):
        await store.create_table(table(name, due=due), [])
    assert await store.tables_due(30, 9) == ["first", "third"]
    assert await store.tables_due(30, 1) == ["first"]
    assert await store.tables_due(9, 9) == []
    await store.append(batch(entry("first", 1), table="first", due=None))
    assert await store.tables_due(30, 9) == ["third"]


async def test_notes(store: Store) -> None:
    await store.create_table(table("t"), [])
    note, orders = NoteRecord("t", "ann", "note", "Beware of Boris"), NoteRecord("t", "ann", "orders-1", "pass")
    for one in (orders, note, NoteRecord("t", "bob", "note", "mine")):
        await store.save_note(one)
    assert await store.notes("t", "ann") == [note, orders]
    await store.save_note(replace(note, text="Trust Boris"))
    await store.save_note(replace(orders, text=""))
    assert await store.notes("t", "ann") == [replace(note, text="Trust Boris")]
    assert await store.notes("t", "eve") == []


async def test_a_store_that_answers_is_ready(store: Store) -> None:
    assert await store.ready()
