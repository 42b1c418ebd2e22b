"""What is compiled, in which groups, and where the finished libraries are kept between builds.

The engine is one group, the search of the bots another, and every game one of its own; each is translated by mypyc and
compiled by itself. What a group is made from is hashed, and its libraries are kept in a folder of that name, so that
only what was changed is compiled again.

Needs nothing but the standard library: `setup.py` builds with it, `scripts/ready.py` asks it whether there is anything
to build.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/prestol")
ENGINE = ("advice", "agenda", "chance", "deck", "hooks", "places", "several", "state", "step", "window")
"""Modules of the engine that playouts run through; the others declare things, or work where speed does not matter."""
BOTS = ("paired", "search")
"""Modules of the bots that every simulation runs through."""
SAMPLES = ("duel",)
"""Games that show how a game is written, and are not compiled."""
SETTINGS = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "ARCHFLAGS")
"""Environment variables that change what the C compiler does."""
KEPT = 3
"""Builds of one group that are kept, so that changing to another branch and back compiles nothing."""
IMPORT = re.compile(r"^\s*from (prestol[\w.]*) import \(?([\w, ]*)", re.MULTILINE)


@dataclass(frozen=True)
class Group:
    """Modules that are compiled into one library."""

    name: str
    files: tuple[Path, ...]
    """Paths of the modules, relative to the root of the repository."""
    base: tuple[Path, ...] = ()
    """Modules of the group that this one builds on."""

    @property
    def library(self) -> str:
        """The module that holds the compiled code; the others only point to it."""
        return f"prestol.{self.name}.compiled"

    @property
    def modules(self) -> list[str]:
        return [".".join(path.relative_to("src").with_suffix("").parts) for path in self.files]

    @property
    def outputs(self) -> list[str]:
        """Names of the extension modules, the library first."""
        return [f"{self.library}__mypyc", *self.modules]

    @cached_property
    def folder(self) -> Path:
        """Where its finished libraries are kept."""
        return kept_folder() / f"{self.name}-{self.hash()}"

    @property
    def is_built(self) -> bool:
        return self.folder.is_dir()

    def hash(self) -> str:
        """A hash of everything its libraries are made from: modules, the declarations they read, and the tools."""
        digest = hashlib.sha256(tools().encode())
        for path in sorted({*self.files, *self.base, *declarations(self.files), *declarations(self.base)}):
            digest.update(f"\n{path.as_posix()}\n".encode())
            digest.update((ROOT / path).read_bytes())
        return digest.hexdigest()[:16]

    def file_of(self, output: str) -> Path:
        """The kept file of an extension module."""
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        return self.folder / f"{output.replace('.', '/')}{suffix}"

    def forget_older(self) -> None:
        """Remove all but the builds of this group that were used last."""
        os.utime(self.folder)
        builds = sorted(kept_folder().glob(f"{self.name}-*"), key=lambda path: path.stat().st_mtime, reverse=True)
        for folder in builds[KEPT:]:
            shutil.rmtree(folder, ignore_errors=True)


def groups() -> list[Group]:
    """The engine, the bots, and every game but the samples: of a game all modules but those in its folder `edge`."""
    home = ROOT / PACKAGE
    engine = compiled_files(home / "engine" / f"{name}.py" for name in ENGINE)
    bots = compiled_files(home / "bots" / f"{name}.py" for name in BOTS)
    found = [Group("engine", engine), Group("bots", bots, engine)]
    for package in sorted(home.glob("games/*/__init__.py")):
        game = package.parent
        if game.name not in SAMPLES:
            rules = compiled_files(path for path in game.rglob("*.py") if path.parent != game / "edge")
            found.append(Group(f"games.{game.name}", rules, engine))
    return found


def compiled_files(paths: Iterable[Path]) -> tuple[Path, ...]:
    """Paths relative to the root, in order; the doors of packages are never compiled."""
    return tuple(sorted(path.relative_to(ROOT) for path in paths if path.stem != "__init__"))


def declarations(files: tuple[Path, ...]) -> set[Path]:
    """Modules of Prestol that these import: their types and constants end up in the compiled code."""
    found = set()
    for path in files:
        for module, names in IMPORT.findall((ROOT / path).read_text("utf-8")):
            place = Path("src", *module.split("."))
            found.add(place.with_suffix(".py"))
            found.update(place / f"{name.strip()}.py" for name in names.split(","))
    return {path for path in found if (ROOT / path).is_file()}


def tools() -> str:
    """Whatever else than our modules decides what comes out."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    recipe = (ROOT / "scripts" / "translate.py").read_text("utf-8")
    settings = [os.environ.get(name) for name in SETTINGS]
    return repr([sys.version, sysconfig.get_platform(), project["build-system"], recipe, settings])


def kept_folder() -> Path:
    """The folder of kept libraries: in the repository, unless PRESTOL_KEPT names another."""
    return Path(os.environ.get("PRESTOL_KEPT") or ROOT / ".build")
