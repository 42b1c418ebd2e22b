"""Build engine and rules with mypyc where a C compiler is at hand; the same sources run interpreted where not.

PRESTOL_PURE=1 builds the interpreted form on purpose (a py3-none-any wheel);
PRESTOL_COMPILED=1 makes it an error when the compiled form cannot be built;
PRESTOL_KEPT names the folder of compiled libraries that are kept for the next build, `.build` unless given;
PRESTOL_CLIENT=0 installs without the web client, for those who build it themselves (scripts/ready.py).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
os.chdir(ROOT)
sys.path.insert(0, str(ROOT))

from scripts.groups import Group, groups  # noqa: E402 # found only from here on

BUILDS = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}
"""Commands that need the extensions; the others only ask for names and versions."""
CLIENT = ROOT / "src" / "prestol" / "server" / "web" / "index.html"

MUST_COMPILE = os.environ.get("PRESTOL_COMPILED") == "1"
PURE = os.environ.get("PRESTOL_PURE") == "1"
WITHOUT_CLIENT = os.environ.get("PRESTOL_CLIENT") == "0"


def compiled() -> list[Group]:
    """The groups, with their libraries; none where one of them cannot be built."""
    if PURE or not BUILDS & set(sys.argv):
        return []
    every = groups()
    try:
        build_side_by_side([group for group in every if not group.is_built])
    except (OSError, subprocess.CalledProcessError) as error:
        if MUST_COMPILE:
            raise
        print(f"warning: the compiled form cannot be built, so the interpreted one is: {error}", file=sys.stderr)
        return []
    for group in every:
        group.forget_older()
    return every


def build_side_by_side(missing: list[Group]) -> None:
    """Build groups, the largest first, as many at a time as there are processors; what is done stays done."""
    waiting = sorted(missing, key=lambda group: sum(path.stat().st_size for path in group.files), reverse=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(build, waiting))


def build(group: Group) -> None:
    subprocess.run([sys.executable, "-m", "scripts.translate", group.name], check=True)


class PlaceLibraries(build_ext):
    """The libraries stand ready; they only have to be put in their places."""

    def build_extension(self, ext: Any) -> None:
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(KEPT[ext.name], target)


class WithClient(build_py):
    """A wheel holds the web client, also one that is built from a fresh clone."""

    def run(self) -> None:
        if not (WITHOUT_CLIENT or self.editable_mode):
            build_client()
        super().run()


class SourcesWithClient(sdist):
    """A source package holds the web client, so that a wheel can be built from it without Node."""

    def run(self) -> None:
        build_client()
        super().run()


def build_client() -> None:
    """Build the web client where its sources are at hand; they are in a clone and not in a source package."""
    if (ROOT / "web" / "package.json").is_file():
        subprocess.run([sys.executable, "scripts/ready.py", "web"], check=False)
    if not CLIENT.is_file():
        raise SystemExit(
            "error: the web client is missing and could not be built: install Node 20.19 or newer, run "
            "`make web` in a clone of the repository, and build again."
        )


with TemporaryDirectory(prefix="prestol-build-") as folder:
    KEPT = {output: group.file_of(output) for group in compiled() for output in group.outputs}
    setup(
        ext_modules=[Extension(name, sources=[]) for name in KEPT],
        cmdclass={"build_ext": PlaceLibraries, "build_py": WithClient, "sdist": SourcesWithClient},
        options={"build": {"build_base": folder}},
    )
