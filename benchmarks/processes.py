"""Whole processes as a person starts them: how soon they answer, what memory they take, what a core brings."""

from __future__ import annotations

import os
import subprocess
import time
from statistics import median
from typing import NamedTuple

import psutil

from benchmarks.conductor import OURS, ROOT
from benchmarks.figures import Figure

PRESTOL = str(ROOT / ".venv" / "bin" / "prestol")
SIMULATE = [PRESTOL, "simulate", "tsar", "--games"]
MEMORY_GAMES = 10_000
CORE_GAMES = 40_000
REPEATS = 5
MEGABYTE = 1_000_000


class Peak(NamedTuple):
    """Most bytes of memory that a process or one of its children held, and most that all held at one moment.

    What several of them share is counted for each.
    """

    largest: int
    together: int


def measure_all() -> list[Figure]:
    print("start-up, memory and cores ...", flush=True)
    start = "import prestol; prestol.game('tsar').start(4)"
    compiled = [timed([OURS, "-c", start]) for _ in range(REPEATS)]
    interpreted = [timed([OURS, "-c", start], str(ROOT / "src")) for _ in range(REPEATS)]
    return [
        figure("compiled", "start-up to the first question", "s", compiled),
        figure("interpreted", "start-up to the first question", "s", interpreted),
        *memory(),
        cores(),
    ]


def memory() -> list[Figure]:
    """Peak memory of `prestol simulate tsar --games 10000` on all cores."""
    peaks = [watched([*SIMULATE, str(MEMORY_GAMES)]) for _ in range(3)]
    return [
        figure(
            "compiled", "simulate, memory of the largest process", "MB", [peak.largest / MEGABYTE for peak in peaks]
        ),
        figure("compiled", "simulate, memory of all processes", "MB", [peak.together / MEGABYTE for peak in peaks]),
    ]


def cores() -> Figure:
    """How much faster two cores are than one, each pair of runs one after the other."""
    gains: list[float] = []
    for _ in range(REPEATS):
        one, two = (timed([*SIMULATE, str(CORE_GAMES), "--cores", count]) for count in ("1", "2"))
        gains.append(one / two)
    return figure("compiled", "simulate, two cores over one", "x", gains)


def figure(subject: str, measure: str, unit: str, values: list[float]) -> Figure:
    return Figure(subject, measure, unit, median(values), min(values), max(values))


def timed(command: list[str], path: str | None = None) -> float:
    """Seconds that a command takes from start to end."""
    start = time.perf_counter()
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=environment(path),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    seconds = time.perf_counter() - start
    if done.returncode:
        raise SystemExit(f"{done.stdout}\nThis command failed: {' '.join(command)}")
    return seconds


def environment(path: str | None) -> dict[str, str]:
    """Our surroundings, with the sources on the path where the interpreted form is wanted."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    return kept | {"PYTHONPATH": path} if path else kept


def watched(command: list[str]) -> Peak:
    """Run a command to its end, looking at its memory a hundred times a second."""
    peak = Peak(0, 0)
    with psutil.Popen(command, cwd=ROOT, env=environment(None), stdout=subprocess.DEVNULL) as process:
        while process.poll() is None:
            sizes = [resident(one) for one in [process, *descendants(process)]]
            peak = Peak(max(peak.largest, *sizes, 0), max(peak.together, sum(sizes)))
            time.sleep(0.01)
        if process.returncode:
            raise SystemExit(f"This command failed: {' '.join(command)}")
    return peak


def descendants(process: psutil.Process) -> list[psutil.Process]:
    try:
        return process.children(recursive=True)
    except psutil.NoSuchProcess:
        return []


def resident(process: psutil.Process) -> int:
    """Bytes of memory that a process holds now; none if it has just ended."""
    try:
        return process.memory_info().rss
    except psutil.NoSuchProcess:
        return 0
