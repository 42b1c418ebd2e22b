"""Build engine and rules with mypyc where a C compiler is at hand; the same sources run interpreted where not."""

import os

from setuptools import setup

COMPILED = [
    "src/prestol/engine/advice.py",
    "src/prestol/engine/chance.py",
    "src/prestol/engine/state.py",
    "src/prestol/engine/step.py",
    "src/prestol/games/tsar/advice.py",
    "src/prestol/games/tsar/ascension.py",
    "src/prestol/games/tsar/election.py",
    "src/prestol/games/tsar/events.py",
    "src/prestol/games/tsar/parts.py",
    "src/prestol/games/tsar/rounds.py",
    "src/prestol/games/tsar/scoring.py",
    "src/prestol/games/tsar/settling.py",
    "src/prestol/games/tsar/state.py",
    "src/prestol/games/tsar/view.py",
]


def extensions() -> list:
    if os.environ.get("PRESTOL_PURE") == "1":
        return []
    from mypyc.build import mypycify

    modules = mypycify(["--config-file", "mypy-build.ini", *COMPILED], opt_level="3", group_name="prestol")
    for module in modules:
        module.optional = True
    return modules


setup(ext_modules=extensions())
