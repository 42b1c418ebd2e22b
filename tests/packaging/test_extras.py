"""Prestol without its extras: engine, games, bots, terminal and lab work; what is missing is named in one sentence."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import prestol
from prestol.engine.errors import PrestolError
from prestol.library.extras import MissingExtra, needing
from scripts.groups import ROOT

EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
MODULES = {"argon2-cffi": "argon2", "prometheus-client": "prometheus_client"}
BLOCKED = {"numpy"}
for lines in EXTRAS.values():
    names = [re.split(r"[\[<>=;]", line)[0] for line in lines]
    BLOCKED |= {MODULES.get(name, name) for name in names if name != "prestol"}

BARE = f"""
import sys
class Wall:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {sorted(BLOCKED)!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Wall())
"""


def bare(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run Python where nothing of the extras can be imported."""
    return subprocess.run(
        [sys.executable, "-c", BARE + code],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(Path(prestol.__file__).parents[1]), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def command(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return bare(f"from prestol.cli.app import run\nsys.exit(run({list(words)!r}))", folder)


def test_everything_but_the_server_is_imported_without_extras(tmp_path: Path) -> None:
    code = """
import pkgutil, importlib, prestol
for found in pkgutil.walk_packages(prestol.__path__, "prestol."):
    if not found.name.startswith(("prestol.server.", "prestol.examples.")) and "__main__" not in found.name:
        importlib.import_module(found.name)
"""
    done = bare(code, tmp_path)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "tsar", "--games", "2", "--cores", "1"),
        ("arena", "ivan", "--hero", "rule", "--base", "random", "--games", "2", "--seats", "2", "--cores", "1"),
        ("games",),
        ("version",),
        ("serve", "--help"),
    ],
)
def test_commands_that_need_no_extra_run_without_them(tmp_path: Path, words: tuple[str, ...]) -> None:
    done = command(tmp_path, *words)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("serve",), "server"),
        (("bot", "http://127.0.0.1:9/join/x#1.y", "token"), "bot"),
        (("backup", "here.backup", "--database", "postgresql://nobody@127.0.0.1:9/none"), "(server|postgres)"),
        (("tune", "tsar"), "tune"),
    ],
)
@pytest.mark.parametrize(("language", "sentence"), [("en", "Install it with"), ("ru", "Установите его")])
def test_a_missing_extra_is_named_in_one_sentence(
    tmp_path: Path, words: tuple[str, ...], extra: str, language: str, sentence: str
) -> None:
    done = command(tmp_path, *words, "--lang", language)
    assert done.returncode == 2
    assert re.search(rf'{sentence}: pip install "prestol\[{extra}\]"\n$', done.stderr), done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_missing_module_of_our_own_is_not_taken_for_an_extra() -> None:
    with pytest.raises(ModuleNotFoundError), needing("server"):
        import prestol.nowhere  # type: ignore[import-not-found]  # noqa: F401
    with pytest.raises(MissingExtra) as missed, needing("server"):
        raise ModuleNotFoundError("No module named 'litestar.app'", name="litestar.app")
    assert isinstance(missed.value, PrestolError) and missed.value.figures["package"] == "litestar"
