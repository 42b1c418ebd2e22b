"""Translate one group of modules to C, compile it, and keep the libraries: see scripts/groups.py.

Run by `setup.py` with the name of the group, a process for each group, so that groups are built side by side.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Distribution
from setuptools.command.build_ext import build_ext

from scripts.groups import ROOT, Group, groups, kept_folder

LEVEL = "3"
"""How much the C compiler optimises: one less builds in four fifths of the time, and search is slower by 4 to 9%."""
INSIDE = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
"""Calls within a library are made directly, or built in, and those of Python without a detour through the linker's
table; from one library to another they go through tables anyway."""


def main() -> None:
    os.chdir(ROOT)
    every = groups()
    group = next(one for one in every if one.name == sys.argv[1])
    target = group.folder  # named now: a module may be edited while it is compiled
    kept_folder().mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=f"{group.name}-unfinished-", dir=kept_folder()) as folder:
        work = Path(folder)
        compile_libraries(translated(every, group, work / "c"), work)
        with suppress(OSError):  # another build was quicker with the same
            (work / "lib").replace(target)


def translated(every: list[Group], group: Group, folder: Path) -> list[Any]:
    """The extension modules of the group, as C. The engine is read with each game, since games build on its types."""
    from mypyc.build import mypycify

    needed = [one for one in every if one is group or one.files == group.base]
    extensions = mypycify(
        ["--cache-dir", os.devnull, *(path.as_posix() for one in needed for path in one.files)],
        opt_level=LEVEL,
        debug_level="0",
        target_dir=str(folder),
        separate=[([path.as_posix() for path in one.files], one.library) for one in needed],
    )
    chosen = [extension for extension in extensions if extension.name in group.outputs]
    for extension in chosen:
        if "-Werror" in extension.extra_compile_args:  # gcc or clang
            # nobody reads warnings about translated code, and they take a third of the time
            extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-all", *INSIDE]
    return chosen


def compile_libraries(extensions: list[Any], work: Path) -> None:
    """Run the C compiler; the small modules that point to the library are compiled beside it."""
    command = build_ext(Distribution({"name": "prestol", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main()
