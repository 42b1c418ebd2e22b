"""What is damaged is named, and nothing else suffers: neither a table with a damaged snapshot nor any other table."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from prestol import fingerprint
from prestol.server.tables.manager import SWEEP_TABLES
from prestol.server.tables.snapshots import SNAPSHOT_EVERY
from tests.server.place import Line, Place, place, until
from tests.server.players import four_at_table, play_some

pytestmark = pytest.mark.anyio

MORE = "CAST(CAST(data AS TEXT) -> '$.state.state.scores[0]' AS INTEGER) + 1"
ANOTHER = f"CAST(json_set(CAST(data AS TEXT), '$.state.state.scores[0]', {MORE}) AS BLOB)"
"""A snapshot that can be read and shows another position: the first seat has a point more."""


def change(folder: Path, statement: str, *values: object) -> int:
    """Change a database that no server has open; how many rows."""
    with closing(sqlite3.connect(folder / "prestol.db")) as file:
        changed = file.execute(statement, values).rowcount
        file.commit()
    return changed


async def played(folder: Path, moves: int) -> tuple[str, str]:
    """A table with some moves; its id and its fingerprint."""
    async with place(folder) as here:
        table, _, lines = await four_at_table(here)
        await play_some(lines, moves)
        return table, fingerprint(here.manager.tables[table].replay.state)


async def refusal(folder: Path, table: str, status: int) -> Line:
    async with place(folder) as here:
        guest = await here.guest()
        return await guest.call("GET", f"/api/tables/{table}", status=status)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE snapshots SET data = x'00ff'",
        "UPDATE snapshots SET data = CAST(replace(CAST(data AS TEXT), '\"round\":', '\"sound\":') AS BLOB)",
        f"UPDATE snapshots SET data = {ANOTHER}",
    ],
    ids=["not readable", "another form", "another position"],
)
async def test_a_damaged_snapshot_is_passed_over_for_the_log(tmp_path: Path, damage: str) -> None:
    table, before = await played(tmp_path, SNAPSHOT_EVERY + 7)
    assert change(tmp_path, damage) == 1
    async with place(tmp_path) as there:
        live = await there.manager.table(table)
        assert fingerprint(live.replay.state) == before
        guest = await there.guest()
        assert (await guest.call("GET", f"/api/tables/{table}/past/30"))["number"] == 30


async def test_a_damaged_snapshot_at_the_very_end_of_the_log_is_noticed(tmp_path: Path) -> None:
    """No entry follows that would show that the position is another one."""
    table, before = await played(tmp_path, SNAPSHOT_EVERY)
    assert change(tmp_path, f"UPDATE snapshots SET data = {ANOTHER} WHERE data <> {ANOTHER}") == 1
    async with place(tmp_path) as there:
        assert fingerprint((await there.manager.table(table)).replay.state) == before


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ("UPDATE entries SET data = replace(data, 'settle', 'unsettle') WHERE number = 6", "Entry 6 of its log (move)"),
        ("UPDATE entries SET data = '{' WHERE number = 7", "Entry 7 of its log (move) cannot be played"),
        ("DELETE FROM entries WHERE number = 6", "Entry 6 of its log is missing."),
        (
            'UPDATE entries SET data = replace(data, \'"hash":"\', \'"hash":"0\') WHERE number >= 6',
            "After entry 6 of its log (move) the position does not match the stored one",
        ),
        ("UPDATE tables SET settings = '[]'", "Its settings cannot be read"),
        ("UPDATE tables SET content = 'lost'", "Its content (lost) is neither in the database nor in this release."),
    ],
)
async def test_the_message_says_what_is_damaged_and_what_can_be_done(tmp_path: Path, damage: str, words: str) -> None:
    table, _ = await played(tmp_path, 6)
    assert change(tmp_path, damage)
    problem = await refusal(tmp_path, table, 500)
    assert problem["key"] == "table-damaged"
    assert words in problem["sentence"]["en"] and "prestol restore" in problem["sentence"]["en"]
    assert "открыть нельзя" in problem["sentence"]["ru"] and "prestol restore" in problem["sentence"]["ru"]


@pytest.mark.parametrize(
    ("made", "words"),
    [("rules = 9", "rules version 9"), ("game = 'chess', content = 'other'", "“chess”")],
)
async def test_a_table_of_a_newer_release_asks_for_an_upgrade(tmp_path: Path, made: str, words: str) -> None:
    table, _ = await played(tmp_path, 3)
    assert change(tmp_path, f"UPDATE tables SET {made}")
    problem = await refusal(tmp_path, table, 503)
    assert problem["key"] == "table-newer"
    assert words in problem["sentence"]["en"] and "upgrade Prestol" in problem["sentence"]["en"]


async def table_with_a_bot(here: Place) -> str:
    """A table whose bot is due, although nobody looks on."""
    anna = await here.guest("Anna")
    made = await anna.table("me", "casual", "casual", start=True, options={"first_player": "seat_0"})
    id: str = made["table"]["id"]
    line = await anna.sit(id)
    here.manager.closing = True  # the bot does not begin to think
    await line.ask("move", seat=0, move=line.now["views"]["0"]["legal"][0]["move"])
    return id


async def test_damaged_tables_do_not_keep_the_sweeper_from_the_others(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        sound = await table_with_a_bot(here)
    for number in range(SWEEP_TABLES + 10):
        columns = "game, owner, seed, listed, created, status, number, changed, waiting, rules, content, format"
        copied = f"SELECT 'bad{number}', '[', 1, {columns} FROM tables WHERE id = ?"
        assert change(tmp_path, f"INSERT INTO tables (id, settings, due, {columns}) {copied}", sound)
    change(tmp_path, "UPDATE tables SET due = 2 WHERE id = ?", sound)
    async with place(tmp_path) as there:
        manager = there.manager
        await manager.sweep()
        await manager.sweep()
        await until(lambda: sound in manager.tables and manager.tables[sound].replay.waiting == (0,))
        assert len(manager.set_aside) == SWEEP_TABLES + 10
        assert b"prestol_tables_failed 60.0" in there.application.services.metrics.write()


async def test_a_damaged_table_is_left_out_of_lists(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        tables = [(await anna.table("me", "open", "open", listed=True))["table"]["id"] for _ in range(2)]
    change(tmp_path, "UPDATE tables SET settings = 'x' WHERE id = ?", tables[0])
    async with place(tmp_path) as there:
        found = await (await there.guest()).call("GET", "/api/tables?which=listed")
        assert [table["id"] for table in found["tables"]] == [tables[1]]
