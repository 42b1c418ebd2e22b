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

EDGE = ("codec", "errors", "events", "game", "journal", "notation", "options", "record", "result")
"""Modules of the engine at whose work speed does not matter; playouts run through all its other modules."""
BUILDS = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}
"""Commands that need the extensions; the others only ask for names and versions."""

MUST_COMPILE = os.environ.get("PRESTOL_COMPILED") == "1"
PURE = os.environ.get("PRESTOL_PURE") == "1"


def compiled_modules() -> list[str]:
    """Paths of the modules that mypyc compiles: of a game all but those in its folder `edge`."""
    package = Path("src/prestol")
    engine = [path for path in package.glob("engine/*.py") if path.stem not in EDGE]
    rules = [path for path in package.glob("games/*/**/*.py") if path.parent.name != "edge"]
    return sorted(path.as_posix() for path in engine + rules if path.stem != "__init__")


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
