"""Instructions per decision, clone and legal list, counted by cachegrind: the same to the last one on a busy machine.

Two runs of different length are counted and subtracted, so that start-up and imports drop out.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from itertools import product
from pathlib import Path
from typing import Any

from benchmarks.conductor import OURS, ROOT
from benchmarks.workload import WORK

STORED = Path(__file__).resolve().parent / "gate.json"
LIMIT = 0.05
GAMES = ("tsar", "rurik")
SHORT, LONG = 20, 40
FORMS = {"compiled": None, "interpreted": str(ROOT / "src")}
"""Forms of Prestol with the path on which each is found."""
COUNTER = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]


def check(accept: bool) -> int:
    """Compare with the stored figures; 1 where a figure is too far above its own."""
    if not shutil.which("valgrind"):
        print("The instruction counter is missing; install it with: apt-get install valgrind (or brew, dnf, pacman).")
        return 1
    counts = count_all()
    tools = made_with()
    if accept or not STORED.is_file():
        STORED.write_text(json.dumps({"made_with": tools, "instructions": counts}, indent=1) + "\n")
        print_counts(counts, counts)
        print(f"Stored in {STORED.relative_to(ROOT)}.")
        return 0
    stored = json.loads(STORED.read_text())
    tell_differences(stored["made_with"], tools)
    return print_counts(stored["instructions"], counts)


def count_all() -> dict[str, dict[str, float]]:
    """Instructions for each form, game and workload."""
    jobs = list(product(FORMS, GAMES, WORK))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(lambda job: per_unit(*job), jobs))
    counts: dict[str, dict[str, float]] = {form: {} for form in FORMS}
    for (form, game, work), instructions in zip(jobs, found, strict=True):
        counts[form][f"{game} {work}"] = round(instructions, 1)
    return counts


def per_unit(form: str, game: str, work: str) -> float:
    """Instructions of one decision or call."""
    short_count, short_done = counted(form, game, work, SHORT)
    long_count, long_done = counted(form, game, work, LONG)
    return (long_count - short_count) / (long_done - short_done)


def counted(form: str, game: str, work: str, games: int) -> tuple[int, int]:
    """Instructions of a whole run, and how much it did."""
    environment = {"PATH": os.environ["PATH"], "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
    if path := FORMS[form]:
        environment["PYTHONPATH"] = path
    command = [*COUNTER, OURS, "-m", "benchmarks.workload", game, work, str(games)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    references = re.search(r"I\s+refs:\s+([\d,]+)", done.stderr)
    if done.returncode or not references:
        raise SystemExit(f"{done.stderr}\nThe workload “{work}” of {game} ({form}) could not be counted; see above.")
    return int(references[1].replace(",", "")), int(done.stdout)


def made_with() -> dict[str, str]:
    """What else than our sources the counts depend on."""
    compiler = subprocess.run(["cc", "--version"], capture_output=True, text=True, check=False)
    return {
        "python": f"{platform.python_version()} ({platform.python_compiler()})",
        "compiler": compiler.stdout.partition("\n")[0],
        "mypyc": version("mypy"),
        "machine": platform.machine(),
    }


def tell_differences(stored: dict[str, str], tools: dict[str, str]) -> None:
    for name, tool in tools.items():
        if stored.get(name) != tool:
            print(f"Note: the stored figures were counted with {name} {stored.get(name)}, these with {tool}.")


def print_counts(stored: dict[str, Any], counts: dict[str, dict[str, float]]) -> int:
    """Show each count beside its stored one; 1 where one is above the limit."""
    worst = 0.0
    for form, works in counts.items():
        for work, now in works.items():
            was = stored.get(form, {}).get(work)
            change = now / was - 1 if was else 0.0
            worst = max(worst, change)
            verdict = "TOO MANY" if change > LIMIT else "new" if was is None else ""
            print(f"{form:12} {work:18} {now:12,.1f} instructions, stored {was or now:12,.1f} {change:+7.2%} {verdict}")
    if worst > LIMIT:
        print(
            f"Up by {worst:.1%}, and at most {LIMIT:.0%} is let through. Make it faster, or accept the new figures "
            "with make bench-gate ACCEPT=1 and say why in the commit."
        )
        return 1
    return 0
