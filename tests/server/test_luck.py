"""Where the luck of a table comes from: nobody can choose it where others play, not even whoever owns the server."""

from __future__ import annotations

import asyncio
import json
from hashlib import sha256
from pathlib import Path

import pytest

import prestol
from prestol.engine.luck import Luck, seal_of
from prestol.engine.record import Record
from prestol.server.tables import drawing
from prestol.server.tables.snapshots import SNAPSHOT_EVERY
from tests.server.place import Guest, Line, Place, place
from tests.server.players import all_play, play_some, play_to_end

pytestmark = pytest.mark.anyio

ALL_MINE = ({"kind": "me"}, {"kind": "me", "name": "Boris"}, {"kind": "me", "name": "Vera"})


def part_of(name: str) -> str:
    return sha256(name.encode()).hexdigest()[:32]


async def add(guest: Guest, table: str, status: int | None = None, **luck: str) -> Line:
    return await guest.call("POST", f"/api/tables/{table}/luck", status=status, **luck)


async def three_sealed(here: Place) -> tuple[str, list[Guest]]:
    """A table of three people who have sealed a part each; it has not begun."""
    guests = [await here.guest(name) for name in ("Anna", "Boris", "Vera")]
    made = await guests[0].table("me", "open", "open", seal=seal_of(part_of("0")))
    table = made["table"]["id"]
    for guest, invite in zip(guests[1:], made["invites"], strict=True):
        await guest.call("POST", f"/api/tables/{table}/join", secret=invite["secret"])
    for number, guest in enumerate(guests[1:], 1):
        await add(guest, table, seal=seal_of(part_of(str(number))))
    return table, guests


async def record_of(guest: Guest, table: str) -> str:
    return (await guest.http.get(f"/api/tables/{table}/record")).text


def proven(text: str) -> Record:
    """A record whose whole chain holds."""
    record = prestol.read_record(text)
    assert sum(1 for _ in prestol.replay(prestol.game("tsar"), record)) == len(record.lines) + 1
    return record


def by_seat(told: dict[str, str]) -> dict[int, str]:
    return {int(seat): text for seat, text in told.items()}


# --- a chosen seed


async def test_nobody_can_be_lured_to_a_table_whose_luck_was_chosen(tmp_path: Path) -> None:
    """A table with a seed and all seats one's own, left, opened again for others: each step of that is refused."""
    async with place(tmp_path) as here:
        anna, victim = await here.guest("Anna"), await here.guest("Gleb")
        made = await anna.table(*ALL_MINE, seed="known-to-me", listed=True)
        table = made["table"]["id"]
        for call in (
            anna.call("POST", f"/api/tables/{table}/leave", status=409),
            anna.call("POST", f"/api/tables/{table}/invites", seat=1, status=409),
            victim.call("POST", f"/api/tables/{table}/join", status=409),
            victim.call("POST", f"/api/tables/{table}/join", seat=1, secret="x", status=409),
        ):
            refused = await call
            assert refused["key"] == "seed-chosen" and "one person and bots" in refused["sentence"]["en"]
        line = await anna.sit(table)
        assert (await line.ask("leave"))["key"] == "seed-chosen"
        assert (await anna.call("POST", f"/api/tables/{table}/start"))["status"] == "playing"


async def test_a_chosen_seed_is_named_everywhere(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        made = await anna.table("me", "casual", "casual", seed="lesson", start=True, listed=True)
        table = made["table"]["id"]
        assert made["table"]["chosen"] is True and made["table"]["status"] == "playing"
        line = await anna.sit(table)
        assert line.heard[0]["table"]["chosen"] is True
        for which in ("mine", "listed"):
            [listed] = (await anna.call("GET", f"/api/tables?which={which}"))["tables"]
            assert listed["chosen"] is True
        await play_to_end(line)
        record = proven(await record_of(anna, table))
        assert record.header.chosen is True and record.ending and record.ending.seed == "lesson"
        again = await anna.call("POST", f"/api/tables/{table}/rematch")
        assert again["chosen"] is False, "the next game has luck of its own"


async def test_other_tables_have_no_such_mark(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        made = await anna.table("me", "casual", "casual", start=True)
        assert made["table"]["chosen"] is False
        line = await anna.sit(made["table"]["id"])
        await play_to_end(line)
        header = json.loads((await record_of(anna, made["table"]["id"])).split("\n")[0])
        assert header["record"] == 2 and not {"chosen", "seals"} & header.keys(), "older releases can read it"


# --- luck from everybody


async def test_everybody_adds_to_the_luck_and_the_record_proves_it(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, guests = await three_sealed(here)
        lines = [await guest.sit(table) for guest in guests]
        before = lines[0].now["luck"]
        assert before["seals"] == {str(seat): seal_of(part_of(str(seat))) for seat in range(3)}
        assert before["until"] is None and before["secret"] is None and before["opened"] == []
        begun = await guests[0].call("POST", f"/api/tables/{table}/start")
        assert begun["status"] == "open" and begun["luck"]["until"] is not None
        await guests[1].call("POST", f"/api/tables/{table}/leave", status=409)
        for number, guest in enumerate(guests):
            info = await add(guest, table, part=part_of(str(number)))
        assert info["status"] == "playing" and info["luck"] is None
        ends = await all_play(lines)
        luck = ends[0]["luck"]
        assert luck["parts"] == {str(seat): part_of(str(seat)) for seat in range(3)}
        assert prestol.commitment(luck["secret"]) == before["commitment"] == ends[0]["commitment"]
        made = Luck(luck["secret"], by_seat(luck["seals"]), by_seat(luck["parts"]))
        assert ends[0]["seed"] == made.seed() != luck["secret"]
        record = proven(await record_of(guests[2], table))
        assert record.header.seals and len(record.header.seals) == 3
        assert record.header.commitment == before["commitment"]


async def test_no_part_is_told_before_the_end(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, guests = await three_sealed(here)
        watcher = await (await here.guest()).sit(table)
        await guests[0].call("POST", f"/api/tables/{table}/start")
        for number, guest in enumerate(guests):
            await add(guest, table, part=part_of(str(number)))
        await watcher.until_now(lambda now: now["status"] == "playing")
        secret = here.manager.tables[table].replay.lot.word
        told = "".join(watcher.raw)
        assert secret not in told and here.manager.tables[table].replay.seed not in told
        assert not any(part_of(str(number)) in told for number in range(3))


async def test_whoever_is_away_neither_blocks_nor_leads_the_luck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing, "OPENING", 300)
    async with place(tmp_path) as here:
        table, guests = await three_sealed(here)
        line = await guests[0].sit(table)
        await guests[0].call("POST", f"/api/tables/{table}/start")
        await add(guests[0], table, part=part_of("0"))
        await add(guests[1], table, part=part_of("1"))
        await line.until_now(lambda now: now["status"] == "playing")
        replay = here.manager.tables[table].replay
        assert set(replay.lot.seals) == {0, 1, 2} and set(replay.lot.parts) == {0, 1}
        assert replay.seed == replay.lot.luck.seed() != replay.lot.word
        assert (await add(guests[2], table, part=part_of("2"), status=409))["key"] == "already-started"


async def test_where_nobody_adds_anything_the_game_begins_at_once(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        made = await anna.table("me", "casual", "casual", start=True)
        replay = here.manager.tables[made["table"]["id"]].replay
        assert made["table"]["status"] == "playing" and replay.seed == replay.lot.word


async def test_one_person_and_bots_add_in_two_calls(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        made = await anna.table("me", "casual", "casual", start=True, seal=seal_of(part_of("a")))
        assert made["table"]["status"] == "open" and list(made["table"]["luck"]["seals"]) == ["0"]
        begun = await add(anna, made["table"]["id"], part=part_of("a"))
        assert begun["status"] == "playing"
        again = await add(anna, made["table"]["id"], part=part_of("a"))
        assert again["status"] == "playing", "a part that is opened twice is no mistake"


async def test_seals_go_with_their_people(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, guests = await three_sealed(here)
        assert (await add(guests[1], table, part=part_of("1"), status=409))["key"] == "not-drawing"
        await guests[1].call("POST", f"/api/tables/{table}/leave")
        assert list((await guests[0].call("GET", f"/api/tables/{table}"))["luck"]["seals"]) == ["0", "2"]
        assert (await add(guests[1], table, seal=seal_of(part_of("x")), status=403))["key"] == "not-at-table"
        await add(guests[2], table, seal=seal_of(part_of("other")))
        await guests[0].call("POST", f"/api/tables/{table}/start", fill="casual")
        assert (await add(guests[2], table, part=part_of("2"), status=400))["key"] == "wrong-part"
        assert (await add(guests[2], table, seal=seal_of(part_of("2")), status=409))["key"] == "about-to-start"
        await add(guests[2], table, part=part_of("other"))
        await add(guests[2], table, part=part_of("other"))
        assert (await add(guests[0], table, part=part_of("0")))["status"] == "playing"


async def test_a_restart_in_between_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "OPENING", 1500)
    async with place(tmp_path) as here:
        table, guests = await three_sealed(here)
        await guests[0].call("POST", f"/api/tables/{table}/start")
        await add(guests[0], table, part=part_of("0"))
    async with place(tmp_path) as there:
        async with asyncio.timeout(10):
            while (await there.manager.table(table)).replay.status == "open":
                await asyncio.sleep(0.05)
        replay = there.manager.tables[table].replay
        assert set(replay.lot.parts) == {0} and replay.seed == replay.lot.luck.seed()


async def test_a_snapshot_keeps_the_luck(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, guests = await three_sealed(here)
        lines = [await guest.sit(table) for guest in guests]
        await guests[0].call("POST", f"/api/tables/{table}/start")
        for number, guest in enumerate(guests):
            await add(guest, table, part=part_of(str(number)))
        await lines[0].until_now(lambda now: now["status"] == "playing")
        await play_some(lines, SNAPSHOT_EVERY + 3)
        seed, state = here.manager.tables[table].replay.seed, here.manager.tables[table].replay.fingerprint()
    async with place(tmp_path) as there:
        replay = (await there.manager.table(table)).replay
        assert (replay.seed, replay.fingerprint()) == (seed, state)
        assert replay.lot.luck.seed() == seed


async def test_whoever_agrees_last_to_play_again_adds_to_the_luck_too(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        made = await anna.table("me", "open", "casual")
        table = made["table"]["id"]
        await boris.call("POST", f"/api/tables/{table}/join", secret=made["invites"][0]["secret"])
        await anna.call("POST", f"/api/tables/{table}/start")
        line = await anna.sit(table)
        await line.ask("resign", seat=0)
        await (await boris.sit(table)).ask("resign", seat=1)
        again = await anna.call("POST", f"/api/tables/{table}/rematch?seal={seal_of(part_of('a'))}")
        last = await boris.call("POST", f"/api/tables/{table}/rematch?seal={seal_of(part_of('b'))}")
        assert last["id"] == again["id"] and sorted(last["luck"]["seals"]) == ["0", "1"] and last["luck"]["until"]
        await anna.call("POST", f"/api/tables/{table}/rematch?seal=short", status=400)
