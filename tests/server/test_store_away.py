"""A database that is away, full or broken: people get a sentence that is true, and nobody sees what was not stored."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from prestol.server.store.errors import StoreError
from prestol.server.store.postgres import PostgresStore
from prestol.server.store.records import EntryRecord
from tests.server.cutter import Cutter, cutter
from tests.server.place import Follower, Guest, Line, Place, place, until
from tests.server.process import Process

pytestmark = pytest.mark.anyio


async def seated(here: Place) -> tuple[Guest, str, Follower]:
    """Somebody at a begun table, where only this person moves."""
    anna = await here.guest("Anna")
    made = await anna.table("me", {"kind": "me", "name": "Boris"}, {"kind": "me", "name": "Vera"}, start=True)
    table = made["table"]["id"]
    return anna, table, await anna.sit(table)


async def move(line: Follower, id: str) -> Line:
    seat = line.now["waiting"][0]
    legal = line.now["views"][str(seat)]["legal"]
    return await line.ask("move", seat=seat, move=legal[0]["move"], id=id)


async def ready(anna: Guest) -> int:
    return (await anna.http.get("/readyz")).status_code


# --- PostgreSQL


@pytest.fixture
async def way(postgres_url: str, tmp_path: Path) -> AsyncIterator[tuple[Cutter, Place]]:
    """A server on PostgreSQL, whose way to it can be cut."""
    async with (
        cutter(postgres_url, tmp_path) as (made, url),
        place(tmp_path, store=PostgresStore(url, patience=1)) as here,
    ):
        yield made, here
        made.open = True


async def test_a_commit_whose_answer_was_lost_is_found_and_confirmed(way: tuple[Cutter, Place]) -> None:
    cut, here = way
    anna, table, line = await seated(here)
    for number in range(1, 6):
        cut.armed = True
        assert (await move(line, f"m{number}"))["type"] == "done"
        assert (await line.ask("say", text="hello", id=f"s{number}"))["type"] == "done"
        assert (await line.ask("note", text=f"note {number}", id=f"n{number}"))["type"] == "done"
    assert cut.cuts == 5
    log = await here.application.services.store.entries(table)
    assert [entry.number for entry in log] == list(range(1, 12))
    assert len({entry.client for entry in log if entry.client}) == len(log)
    assert (await anna.call("GET", f"/api/tables/{table}/note"))["text"] == "note 5"


async def test_a_short_cut_is_not_noticed_by_anybody(way: tuple[Cutter, Place]) -> None:
    cut, here = way
    _, _, line = await seated(here)
    for number in range(5):
        cut.cut()
        assert (await move(line, f"m{number}"))["type"] == "done"


async def test_while_postgres_is_away_people_get_a_sentence(
    way: tuple[Cutter, Place], capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("prestol.server.store.writer_postgres.REACH", 0.3)
    monkeypatch.setattr("prestol.server.store.link.REACH", 0.3)
    cut, here = way
    anna, table, line = await seated(here)
    before = line.number
    cut.shut()
    refused = await move(line, "away")
    assert (refused["type"], refused["key"]) == ("refused", "store-away")
    for path in ("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/note"):
        problem = await anna.call("GET", path, status=503)
        assert problem["key"] == "store-away" and problem["sentence"]["ru"]
    assert await ready(anna) == 503
    cut.open = True
    assert (await move(line, "back"))["type"] == "done"
    assert line.number == before + 1
    assert "Traceback" not in capfd.readouterr().err


async def test_bots_go_on_when_postgres_is_back(way: tuple[Cutter, Place], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("prestol.server.store.writer_postgres.REACH", 0.1)
    monkeypatch.setattr("prestol.server.tables.automation.STORE_AWAY", 0.2)
    cut, here = way
    anna = await here.guest("Anna")
    made = await anna.table("me", "casual", "casual", start=True, options={"first_player": "seat_0"})
    line = await anna.sit(made["table"]["id"])
    live = here.manager.tables[made["table"]["id"]]
    here.application.services.bots.decide = away_after(here.application.services.bots.decide, cut)  # type: ignore[method-assign]
    await move(line, "m1")
    await until(lambda: not cut.open)
    await until(lambda: not live.automation.answers)
    cut.open = True
    await until(lambda: live.sound and 0 in live.replay.waiting)


def away_after(decide: Any, cut: Cutter) -> Any:
    """Bots that think until the database is away."""

    async def think(job: Any) -> Any:
        found = await decide(job)
        if not cut.cuts:
            cut.cuts = 1
            cut.shut()
        return found

    return think


# --- SQLite


def fill_disk(here: Place, pages: int) -> None:
    """Let the file grow by this many pages and no more."""
    connection: sqlite3.Connection = here.application.services.store.writer.connection  # type: ignore[attr-defined]
    used = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {used + pages}")


async def test_a_full_disk_is_told_and_shows_nothing_that_was_not_stored(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, table, line = await seated(here)
        before = await anna.call("GET", f"/api/tables/{table}")
        fill_disk(here, 0)
        refused = await line.ask("note", text="x" * 4000, id="long")
        for number in range(100):
            if refused["type"] == "refused":
                break
            refused = await line.ask("say", text="x" * 500, id=f"s{number}")
            before = await anna.call("GET", f"/api/tables/{table}")
        assert refused["key"] == "store-away"
        assert (await anna.call("GET", f"/api/tables/{table}"))["number"] == before["number"]
        assert await ready(anna) == 503
        fill_disk(here, 1000)
        await until_ready(anna)
        assert (await move(line, "after"))["type"] == "done"


async def until_ready(anna: Guest) -> None:
    for _ in range(100):
        if await ready(anna) == 200:
            return
    raise AssertionError("the server did not become ready again")


async def test_what_is_just_being_written_is_shown_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with place(tmp_path) as here:
        anna, table, line = await seated(here)
        live, store = here.manager.tables[table], here.application.services.store

        async def full(batch: Any) -> None:
            records: list[EntryRecord] = batch.entries
            assert live.replay.number == records[-1].number
            seen.append((await line.ask("ping"))["number"])
            raise StoreError("fault-store-full", where="here")

        seen: list[int] = []
        before = line.number
        monkeypatch.setattr(store, "append", full)
        refused = await anna_says(anna, table)
        monkeypatch.undo()
        assert (seen, refused["key"]) == ([before], "store-away")
        assert (await anna.call("GET", f"/api/tables/{table}"))["number"] == before


async def anna_says(anna: Guest, table: str) -> Line:
    other = await anna.sit(table)
    return await other.ask("say", text="hello")


async def test_a_read_only_file_is_not_ready(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, _, line = await seated(here)
        store = here.application.services.store
        store.writer.connection.execute("PRAGMA query_only = 1")  # type: ignore[attr-defined]
        assert (await move(line, "read-only"))["key"] == "store-away"
        assert await ready(anna) == 503
        store.writer.connection.execute("PRAGMA query_only = 0")  # type: ignore[attr-defined]
        assert (await move(line, "again"))["type"] == "done"


BREAK = """
import sqlite3
from prestol.server.store import sqlite
class Breaking(sqlite3.Connection):
    def execute(self, statement, *values):
        if self.armed(statement):
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(statement, *values)
    def armed(self, statement):
        return statement in ("COMMIT", "ROLLBACK") and super().execute(
            "SELECT count(*) FROM notes WHERE text = 'break'").fetchone()[0]
real = sqlite3.connect
sqlite.sqlite3.connect = lambda *given, **more: real(*given, factory=Breaking, **more)
from prestol.cli import main
main()
"""


async def test_a_writer_that_can_write_no_more_ends_the_process(tmp_path: Path) -> None:
    process = Process(f"sqlite:///{tmp_path / 'prestol.db'}", tmp_path / "log")
    process.script = BREAK
    process.start()
    await process.ready()
    anna = Guest(process.base)
    await anna.arrive("Anna")
    table = (await anna.table("me", "casual", "casual", start=True))["table"]["id"]
    line = await anna.sit(table)
    await line.send("note", text="break")
    heard = await line.until(lambda message: message["type"] in ("done", "refused", "bye"))
    assert heard["type"] == "bye"
    assert process.running is not None
    await until(lambda: not process.alive)
    assert process.running.returncode not in (0, None)
    assert "can no longer be written to by this process" in process.log.read_text()
    await anna.leave()
