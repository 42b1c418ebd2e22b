"""prestol backup and prestol restore, as a person calls them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from prestol.server.store import open_store
from tests.cli.conftest import Call
from tests.server.store.records import batch, entry, table


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database with one table and two entries, which the variable names."""
    made = f"sqlite:///{tmp_path / 'prestol.db'}"

    async def fill() -> None:
        store = open_store(made)
        await store.open()
        await store.create_table(table("t"), [])
        await store.append(batch(entry("t", 1), entry("t", 2)))
        await store.close()

    asyncio.run(fill())
    monkeypatch.setenv("PRESTOL_DATABASE", made)
    return made


@pytest.mark.usefixtures("url")
def test_a_backup_and_its_restore(call: Call, tmp_path: Path) -> None:
    file = str(tmp_path / "one.backup")
    said = call("backup", file)
    assert (said.code, said.out) == (0, f"Saved in {file}: tables 1, entries 2, people 0.\n")
    said = call("restore", file, "--database", f"sqlite:///{tmp_path / 'other.db'}")
    assert (said.code, said.out) == (0, f"Restored from {file}: tables 1, entries 2, people 0.\n")


@pytest.mark.usefixtures("url")
def test_documents_for_machines(call: Call, tmp_path: Path) -> None:
    file = str(tmp_path / "one.backup")
    made = json.loads(call("backup", file, "--json").out)
    size = Path(file).stat().st_size
    assert made == {"schema": 1, "file": file, "people": 0, "tables": 1, "entries": 2, "size": size}
    assert json.loads(call("restore", file, "--yes", "--json").out) == made


@pytest.mark.usefixtures("url")
def test_tables_are_not_lost_without_a_word(call: Call, tmp_path: Path) -> None:
    file = str(tmp_path / "one.backup")
    call("backup", file)
    said = call("restore", file)
    assert said.code == 2
    assert said.err == "The database holds 1 table, which the backup would replace; add --yes to confirm.\n"
    said = call("restore", file, "--lang", "ru")
    assert said.err == "В базе 1 стол, резервная копия заменит всё; для подтверждения добавьте --yes.\n"
    assert call("restore", file, "--yes").code == 0


@pytest.mark.usefixtures("url")
def test_mistakes_are_one_sentence(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "one.backup"
    file.write_text("mine")
    for arguments, words in (
        (("backup", str(file)), "already exists"),
        (("backup", str(tmp_path / "nowhere" / "file")), "cannot be used"),
        (("backup", str(tmp_path / "x"), "--database", "nonsense"), "is not valid"),
        (("restore", str(file)), "damaged or not a database"),
        (("restore", str(tmp_path / "nowhere")), "There is no backup"),
    ):
        said = call(*arguments)
        assert said.code == 2
        assert said.out == "" and said.err.count("\n") == 1 and words in said.err
    assert file.read_text() == "mine"
    assert call("restore", str(file), "--lang", "ru").err == (
        f"Файл «{file}» повреждён, или это не база; восстановите её из резервной копии командой «prestol restore».\n"
    )
