"""The database of an earlier release under this one and after the next upgrade: every table goes on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import prestol
from prestol.server.realtime.projection import Projection
from prestol.server.store import open_store
from prestol.server.store.archive import restore
from prestol.server.tables.contents import Contents
from prestol.server.tables.entries import Data, Draft
from prestol.server.tables.live import LiveTable
from prestol.server.tables.loading import Loader, check_each
from prestol.server.tables.seats import handed, is_played_by_person, with_bot
from tests.server.conftest import anyio_backend, postgres_server, postgres_template, postgres_url
from tests.server.place import InlineBots, Line, Place, place
from tests.upgrade.releases import EVERYTHING, unpacked, upgraded

pytestmark = pytest.mark.anyio

__all__ = ["anyio_backend", "postgres_server", "postgres_template", "postgres_url"]

UPGRADES = {"none": None, "everything": EVERYTHING}


@pytest.fixture(params=UPGRADES)
def upgrade(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The present release, and later ones with a changed rule, other names and other figures."""
    changes = UPGRADES[request.param]
    if changes is None:
        yield request.param
    else:
        with upgraded(tmp_path, monkeypatch, changes):
            yield request.param


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A folder with the database of release 0.1.0."""
    folder = tmp_path / "server"
    folder.mkdir()
    write_database(folder / "prestol.db", "prestol.db.gz")
    return folder


def write_database(file: Path, name: str) -> None:
    """The database of the release, with the open tables made today: those of last year would be closed as forgotten."""
    file.write_bytes(unpacked(name))
    today = int(time.time() * 1000)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE tables SET created = ?, due = NULL WHERE status = 'open'", (today,))
        connection.commit()


def moments() -> dict[str, Line]:
    """What a spectator saw at each table when release 0.1.0 stopped."""
    found: dict[str, Line] = json.loads(unpacked("moments.json.gz"))
    return found


async def tables_of(here: Place, status: str) -> list[LiveTable]:
    return [await here.manager.table(id) for id, seen in moments().items() if seen["status"] == status]


async def test_every_table_looks_as_it_did(old: Path, upgrade: str) -> None:
    """Opened from its snapshot and from its log; every fingerprint on the way is right."""
    store = open_store(f"sqlite:///{old / 'prestol.db'}")
    await store.open()
    contents = Contents(store)
    for id, seen in moments().items():
        found = await store.table(id)
        assert found is not None
        loader = Loader(store, *await contents.game_of(found[0]))
        check_each(loader.blank(), await store.entries(id))
        for replay in ((await loader.load(None))[0], (await loader.whole())[0]):
            now = json.loads(msgspec.json.encode(Projection(replay, 0).moment(())))
            assert known_part(now, seen["now"]) == {**seen["now"], "clocks": now["clocks"]}, id
    await store.close()


GONE = {"agenda"}
"""What the older release showed and the present one tells in another way."""


def known_part(now: Any, before: Any) -> Any:
    """What is shown now, without what the older release did not show at all."""
    if isinstance(now, dict) and isinstance(before, dict):
        return {name: before[name] if name in GONE else known_part(now[name], before[name]) for name in before}
    return now


async def finish(table: LiveTable) -> None:
    """Hand every seat to a bot, which plays the table to its end."""
    while table.replay.status == "playing":
        people = [seat for seat in table.replay.seats if is_played_by_person(seat)]
        drafts = [Draft("seat", seat.seat, Data(what="handed", info=handed(seat, "casual"))) for seat in people]
        await write(table, drafts)
        await asyncio.sleep(0.02)
    assert table.replay.ending is not None and table.replay.ending.reason == "finished"


async def write(table: LiveTable, drafts: list[Draft]) -> None:
    await table.write(lambda replay: drafts)


async def verified(here: Place, table: LiveTable) -> None:
    """The record of a table, as the server hands it out, replays."""
    guest = await here.guest()
    record = prestol.read_record((await guest.http.get(f"/api/tables/{table.id}/record")).text)
    assert sum(1 for _ in prestol.replay(prestol.game_of(record), record)) == len(record.lines) + 1


@pytest.mark.parametrize("upgrade", ["everything"], indirect=True)
async def test_every_running_table_is_played_to_its_end(old: Path, upgrade: str) -> None:
    bots = InlineBots()
    async with place(old, bots) as here:
        tables = await tables_of(here, "playing")
        assert len(tables) == 20
        await asyncio.gather(*(finish(table) for table in tables))
        for table in tables:
            assert table.replay.state.rules == 1
            check_each(table.loader.blank(), await here.manager.store.entries(table.id))
            await verified(here, table)
        assert {job.rules for job in bots.jobs} == {1}


async def test_every_finished_table_can_be_reviewed(old: Path, upgrade: str) -> None:
    async with place(old) as here:
        tables = await tables_of(here, "over")
        assert len(tables) == 6
        for table in tables:
            await verified(here, table)
            past = await (await here.guest()).call("GET", f"/api/tables/{table.id}/past/40")
            assert past["now"]["number"] == 40


async def test_new_tables_take_the_newest_content_and_rules(old: Path, upgrade: str) -> None:
    async with place(old) as here:
        anna = await here.guest("Vera")
        for game in prestol.GAMES:
            made = await anna.table("me", "casual", "casual", game=game, start=True)
            newest = prestol.game(game)
            info = made["table"]
            assert (info["rules"], info["content"]) == (newest.rules_version, newest.content_hash)
            kept = await here.application.services.store.content(newest.content_hash)
            assert kept is not None and kept.game == game


async def test_open_tables_can_be_begun(old: Path, upgrade: str) -> None:
    async with place(old) as here:
        for table in await tables_of(here, "open"):
            free = [seat.seat for seat in table.replay.seats if seat.kind == "open"]
            filled = [Draft("seat", seat, Data(what="filled", info=with_bot(seat, "casual"))) for seat in free]
            await write(table, [*filled, Draft("start")])
            assert table.replay.state.rules == 1
            await finish(table)


async def test_a_table_begun_now_goes_on_after_the_next_upgrade(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With content that no release came with: only the database knows it."""
    folder = tmp_path / "server"
    folder.mkdir()
    tuned = (("points = 4", "points = 3"), ("vp = 2$", "vp = 1"), ("max_army = 9", "max_army = 8"))
    with upgraded(tmp_path / "first", monkeypatch, tuned):
        async with place(folder) as here:
            anna = await here.guest("Anna")
            tables = [
                (await anna.table("me", "casual", "casual", game=game, start=True))["table"] for game in prestol.GAMES
            ]
    with upgraded(tmp_path / "second", monkeypatch, EVERYTHING):
        bots = InlineBots()
        async with place(folder, bots) as here:
            for info in tables:
                assert prestol.registry.game_with(info["game"], info["content"]) is None
                table = await here.manager.table(info["id"])
                assert table.replay.game.content_hash == info["content"]
                await finish(table)
                guest = await here.guest()
                bundle = await guest.call("GET", f"/api/content/{info['game']}?name={info['content']}")
                assert bundle["game"]["content"] == info["content"]
            assert all(job.tables for job in bots.jobs)


async def test_the_bundle_of_a_table_has_the_figures_that_it_plays_with(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with upgraded(tmp_path, monkeypatch, EVERYTHING):
        async with place(old) as here:
            guest = await here.guest()
            id = next(id for id, seen in moments().items() if seen["game"] == "tsar")
            info = await guest.call("GET", f"/api/tables/{id}")
            bundle = await guest.call("GET", f"/api/content/tsar?name={info['content']}")
            newest = await guest.call("GET", "/api/content/tsar")
            assert bundle["tables"]["floor"][-1]["score"] == {"points": 10}
            assert newest["tables"]["floor"][-1]["score"] == {"points": 9}
            await guest.call("GET", "/api/content/tsar?name=unheard-of", status=404)


async def test_a_backup_of_0_1_0_goes_on_in_postgresql(tmp_path: Path, postgres_url: str) -> None:
    file = tmp_path / "backup.db"
    write_database(file, "prestol.db.gz")
    restore(postgres_url, file, lambda _: True)
    store = open_store(postgres_url)
    await store.open()
    found = await store.table(next(iter(moments())))
    await store.close()
    assert found is not None and found[0].format == 1 and found[0].content
    async with place(tmp_path, InlineBots(), database=postgres_url) as here:
        tables = (await tables_of(here, "playing"))[::4]
        await asyncio.gather(*(finish(table) for table in tables))


def test_a_backup_that_0_1_0_wrote_is_restored(tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    file.write_bytes(unpacked("backup.db.gz"))
    summary = restore(f"sqlite:///{tmp_path / 'prestol.db'}", file, lambda _: True)
    assert summary.tables == 7
