"""Mutation testing: change the rules of Tsar in small ways, on a throw-away copy, and show what no test notices.

Arguments name mutants to try again, as the list at the end does; without any, all are tried.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / ".mutants" / "copy"
MUTMUT = ROOT / ".mutants" / "venv" / "bin" / "mutmut"
PARTS = ("src", "tests", "docs", "pyproject.toml", "README.md", "README.ru.md", "Makefile")
"""What the tests need of the repository."""


def main() -> int:
    lay_copy()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    ran = subprocess.run([MUTMUT, "run", *sys.argv[1:]], cwd=COPY, env=environment, check=False)
    if ran.returncode:
        return ran.returncode
    survivors = surviving(environment)
    for name in survivors:
        print(f"\n{name}", flush=True)
        subprocess.run([MUTMUT, "show", name], cwd=COPY, env=environment, check=True)
    print(f"\nPrestol: {len(survivors)} changes of the rules that no test notices.")
    return 0


def lay_copy() -> None:
    """A fresh copy of the repository; results of earlier runs are forgotten."""
    shutil.rmtree(COPY, ignore_errors=True)
    COPY.mkdir(parents=True)
    leave = shutil.ignore_patterns("__pycache__", "*.egg-info")
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, COPY / part, ignore=leave)
        elif source.is_file():
            shutil.copy2(source, COPY / part)


def surviving(environment: dict[str, str]) -> list[str]:
    """Names of the mutants that passed all tests, or that no test reaches."""
    told = subprocess.run([MUTMUT, "results"], cwd=COPY, env=environment, capture_output=True, text=True, check=True)
    lines = [line.strip().partition(": ") for line in told.stdout.splitlines()]
    return [name for name, _, status in lines if status in ("survived", "no tests")]


if __name__ == "__main__":
    sys.exit(main())
