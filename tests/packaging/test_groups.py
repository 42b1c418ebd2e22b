"""What is compiled, and what makes it be compiled again."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest

from prestol.registry import GAMES, SAMPLES, UNFINISHED
from scripts import groups as compiled
from scripts.ready import renew

ROOT = compiled.ROOT
ALL = {"engine", "bots", *(f"games.{id}" for id in GAMES + UNFINISHED)}


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of what is built, to edit."""
    for file in ("pyproject.toml", "scripts/translate.py"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        shutil.copy2(ROOT / file, tmp_path / file)
    for folder in ("engine", "bots", "games", "content"):
        shutil.copytree(ROOT / compiled.PACKAGE / folder, tmp_path / compiled.PACKAGE / folder)
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    return tmp_path


def hashes() -> dict[str, str]:
    return {group.name: group.hash() for group in compiled.groups()}


def test_the_engine_the_bots_and_every_game_but_the_samples_are_groups() -> None:
    names = {"engine", "bots", *(f"games.{id}" for id in GAMES + UNFINISHED)}
    assert {group.name for group in compiled.groups()} == names
    assert {*compiled.SAMPLES, *UNFINISHED} == set(SAMPLES)


@pytest.mark.parametrize(
    ("path", "changed"),
    [
        ("games/ivan/pads.py", {"games.ivan"}),
        ("games/tsar/advice/style.py", {"games.tsar"}),
        ("engine/state.py", ALL),
        ("bots/search.py", {"bots"}),
        ("bots/own.py", set()),
        ("engine/errors.py", ALL),  # its types and constants end up in the compiled code
        ("engine/codec.py", set()),
        ("games/ivan/edge/content.py", set()),
        ("games/ivan/__init__.py", set()),
        ("games/duel/turns.py", set()),
        ("content/ivan/game.toml", set()),
        ("content/locale/en/ivan.ftl", set()),
    ],
)
def test_an_edit_compiles_again_what_is_made_from_it(copy: Path, path: str, changed: set[str]) -> None:
    before = hashes()
    with (copy / compiled.PACKAGE / path).open("a") as file:
        file.write("\n# edited\n")
    after = hashes()
    assert {name for name in before if before[name] != after[name]} == changed


def test_other_settings_of_the_compiler_make_other_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    before = hashes()
    monkeypatch.setenv("CFLAGS", "-O0")
    assert not set(hashes().values()) & set(before.values())


def test_a_new_module_of_a_game_is_compiled_and_one_at_its_edge_is_not(copy: Path) -> None:
    game = copy / compiled.PACKAGE / "games" / "tsar"
    for path in ("omens.py", "advice/omens.py", "edge/omens.py"):
        (game / path).write_text("")
    (group,) = (one for one in compiled.groups() if one.name == "games.tsar")
    found = [module for module in group.modules if module.endswith("omens")]
    assert found == ["prestol.games.tsar.advice.omens", "prestol.games.tsar.omens"]


def test_rules_import_nothing_from_the_edge() -> None:
    """A view may: it says in phrases what goes on, and no playout asks for it."""
    for group in compiled.groups():
        for path in group.files:
            if path.name != "view.py":
                assert not re.search(r"games\.\w+(\.edge| import edge)", (ROOT / path).read_text("utf-8")), path


def test_only_the_builds_used_last_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRESTOL_KEPT", str(tmp_path))
    group = compiled.groups()[0]
    for age, name in enumerate((group.folder.name, "engine-a", "engine-b", "engine-c", "games.tsar-a")):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (age, age))
    group.forget_older()
    assert {path.name for path in tmp_path.iterdir()} == {group.folder.name, "engine-b", "engine-c", "games.tsar-a"}


def test_installed_sources_follow_edits_and_keep_what_was_compiled(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    for folder in (source, target):
        folder.mkdir()
        (folder / "same.py").write_text("same")
    (source / "new.py").write_text("new")
    (source / "edited.ftl").write_text("after")
    (target / "edited.ftl").write_text("before")
    (target / "gone.py").write_text("gone")
    (target / "state.so").write_text("compiled")
    linked = tmp_path / "cache"
    linked.hardlink_to(target / "edited.ftl")
    renew(source, target)
    found = {path.name: path.read_text() for path in target.iterdir()}
    assert found == {"same.py": "same", "new.py": "new", "edited.ftl": "after", "state.so": "compiled"}
    assert linked.read_text() == "before"
