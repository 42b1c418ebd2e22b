"""Build engine and rules with mypyc where a C compiler is at hand; the same sources run interpreted where not.

PRESTOL_PURE=1 builds the interpreted form on purpose (a py3-none-any wheel);
PRESTOL_COMPILED=1 makes it an error when the compiled form cannot be built.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

ENGINE = ("advice", "chance", "hooks", "several", "state", "step", "window")
"""Modules of the engine that playouts run through; the others work at the edge, where speed does not matter."""
EDGE = ("__init__", "agenda", "audit", "content", "positions", "schema", "setup", "vocabulary")
"""Modules of a game that read content and build positions; all its other modules are rules and are compiled."""
BUILDS = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}
"""Commands that need the extensions; the others only ask for names and versions."""

MUST_COMPILE = os.environ.get("PRESTOL_COMPILED") == "1"
PURE = os.environ.get("PRESTOL_PURE") == "1"


def compiled_modules() -> list[str]:
    """Paths of the modules that mypyc compiles."""
    package = Path("src/prestol")
    engine = [package / "engine" / f"{name}.py" for name in ENGINE]
    rules = sorted(path for path in package.glob("games/*/**/*.py") if path.stem not in EDGE)
    return [path.as_posix() for path in engine + rules]


def extensions(folder: str) -> list[Any]:
    """The C extensions of the compiled form; none where mypyc is missing or cannot translate the sources."""
    if PURE or not BUILDS & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify

        return list(mypycify(compiled_modules(), opt_level="3", group_name="prestol", target_dir=f"{folder}/c"))
    except (Exception, SystemExit) as error:
        fall_back(error)
        return []


def fall_back(error: BaseException) -> None:
    """Go on without the compiled form, unless it was asked for."""
    if MUST_COMPILE:
        raise error
    print(f"warning: the compiled form cannot be built, so the interpreted one is: {error!r}", file=sys.stderr)


class BuildAllOrNothing(build_ext):
    """The extensions share one library, so where one of them fails none is kept."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            fall_back(error)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


os.chdir(Path(__file__).resolve().parent)
with TemporaryDirectory(prefix="prestol-build-") as folder:
    setup(
        ext_modules=extensions(folder),
        cmdclass={"build_ext": BuildAllOrNothing},
        options={"build": {"build_base": folder}},
    )
