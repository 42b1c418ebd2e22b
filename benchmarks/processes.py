"""Whole processes as a person starts them: how soon they answer, what memory they take, what a core brings."""

from __future__ import annotations

import os
import pty
import select
import signal
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
CORE_PAIRS = 5
REPEATS = 5
QUIET = 1.5
"""Programs at work, by the system's own average, up to which the machine is ours: we are one of them."""
MEGABYTE = 1_000_000
LEFT_OUT = ("PYTHONPATH", "ARGS", "OUT", "MAKEFLAGS", "MAKELEVEL", "MAKEOVERRIDES", "MFLAGS")
PROMPT = b"> "
PATIENCE = 30


class Peak(NamedTuple):
    """Most bytes of memory that were held: by one process, by all at one moment, and by all with shared ones once."""

    largest: int
    added_up: int
    together: int


class Memory(NamedTuple):
    """Bytes of memory of a process: all that it can reach, and its part, in which shared ones are split evenly."""

    reach: int
    part: int


def measure_all() -> list[Figure]:
    print("start-up, memory and cores ...", flush=True)
    if (load := os.getloadavg()[0]) > QUIET:
        print(f"Note: others use this machine too (load {load:.1f}), which makes what is told in seconds look worse.")
    start = "import prestol; prestol.game('tsar').start(4)"
    compiled = [timed([OURS, "-c", start]) for _ in range(REPEATS)]
    interpreted = [timed([OURS, "-c", start], str(ROOT / "src")) for _ in range(REPEATS)]
    return [
        figure("processes", "start-up, compiled", "s", compiled),
        figure("processes", "start-up, interpreted", "s", interpreted),
        figure("processes", "make terminal to the first question", "s", [first_question() for _ in range(REPEATS)]),
        *memory(),
        cores(),
    ]


def first_question() -> float:
    """Seconds from `make terminal` in a terminal to the prompt of its first question."""
    ours, theirs = pty.openpty()
    start = time.perf_counter()
    with subprocess.Popen(
        ["make", "--silent", "terminal"],
        cwd=ROOT,
        env=environment(None),
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
    ) as process:
        os.close(theirs)
        wait_for_prompt(ours)
        seconds = time.perf_counter() - start
        os.killpg(process.pid, signal.SIGKILL)
    os.close(ours)
    return seconds


def wait_for_prompt(terminal: int) -> None:
    said = b""
    try:
        while not said.endswith(PROMPT):
            if not select.select([terminal], [], [], PATIENCE)[0]:
                raise TimeoutError
            said += os.read(terminal, 4096)
    except OSError:  # also what a terminal gives whose program has ended
        raise SystemExit(f"{said.decode()}\nmake terminal came to no question; what it said stands above.") from None


def memory() -> list[Figure]:
    """Peak memory of `prestol simulate tsar --games 10000` on all cores."""
    peaks = [watched([*SIMULATE, str(MEMORY_GAMES)]) for _ in range(3)]
    return [
        figure(
            "processes", "simulate, memory of the largest process", "MB", [peak.largest / MEGABYTE for peak in peaks]
        ),
        figure("processes", "simulate, memory of all added up", "MB", [peak.added_up / MEGABYTE for peak in peaks]),
        figure("processes", "simulate, the same, shared once", "MB", [peak.together / MEGABYTE for peak in peaks]),
    ]


def cores() -> Figure:
    """How much faster two cores are than one, each pair of runs one after the other."""
    gains: list[float] = []
    for _ in range(CORE_PAIRS):
        one, two = (timed([*SIMULATE, str(CORE_GAMES), "--cores", count]) for count in ("1", "2"))
        gains.append(one / two)
    return figure("processes", "simulate, two cores over one", "x", gains)


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
    """Our surroundings less what make tells its children, with the sources on the path for the interpreted form."""
    kept = {key: value for key, value in os.environ.items() if key not in LEFT_OUT}
    return kept | {"PYTHONPATH": path} if path else kept


def watched(command: list[str]) -> Peak:
    """Run a command to its end, looking at its memory a hundred times a second."""
    peak = Peak(0, 0, 0)
    with psutil.Popen(command, cwd=ROOT, env=environment(None), stdout=subprocess.DEVNULL) as process:
        while process.poll() is None:
            held = [memory_of(one) for one in [process, *descendants(process)]]
            now = Peak(max(one.reach for one in held), sum(one.reach for one in held), sum(one.part for one in held))
            peak = Peak(*map(max, peak, now))
            time.sleep(0.01)
        if process.returncode:
            raise SystemExit(f"This command failed: {' '.join(command)}")
    return peak


def descendants(process: psutil.Process) -> list[psutil.Process]:
    try:
        return process.children(recursive=True)
    except psutil.NoSuchProcess:
        return []


def memory_of(process: psutil.Process) -> Memory:
    """What a process holds now; nothing if it has just ended."""
    try:
        info = process.memory_full_info()
    except (psutil.NoSuchProcess, psutil.AccessDenied):
        return Memory(0, 0)
    return Memory(info.rss, getattr(info, "pss", info.rss))
