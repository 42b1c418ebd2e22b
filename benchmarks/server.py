"""`make bench-server`: many live tables on one server, and scripted players in processes beside it."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.figures import Figure
from benchmarks.hosting import Cores, Host, Seating, many_files, on_cores, seat_everybody
from benchmarks.longtable import open_long_tables

CROWDS = 2
"""Processes that hold the players."""
STARTS = 5
KILOBYTE = 1000
OPEN_TABLES = 10
SOON = 2.0
"""Seconds between the word to begin and the beginning, so that all processes begin together."""


def measure(tables: int, seconds: float) -> tuple[list[Figure], dict[str, Any]]:
    """All figures of the server, and under which circumstances they were taken."""
    from benchmarks.visit import first_load  # needs a browser

    with tempfile.TemporaryDirectory(prefix="prestol-bench-") as name, many_files(4 * tables + 1000):
        folder = Path(name)
        log = folder / "server.log"
        fresh = [start_up(f"sqlite:///{folder / f'fresh-{number}.db'}", log) for number in range(STARTS)]
        database = f"sqlite:///{folder / 'prestol.db'}"
        found, facts = load(database, log, tables, seconds)
        again = [start_up(database, log) for _ in range(STARTS)]
        opened = open_long_tables(database, log, OPEN_TABLES)
        found += [
            figure("cold start, new database", "s", fresh),
            figure(f"cold start, database with {tables} tables", "s", again),
            figure("open a table of 200 moves", "ms", opened),
        ]
        sizes = first_load(database, log)
    found += [figure(what, "kB", [size / KILOBYTE]) for what, size in sizes.items()]
    return found, facts


def start_up(database: str, log: Path) -> float:
    with Host(database, log) as host:
        return host.start_up


def load(database: str, log: Path, tables: int, seconds: float) -> tuple[list[Figure], dict[str, Any]]:
    """Latency, errors and memory of many live tables."""
    print(f"{tables} tables of 4 seats, one move a second each, {seconds:.0f} s ...", flush=True)
    with Host(database, log, SOCKETS_EACH=10, IDLE=3600) as host:
        asyncio.run(seat_everybody(host.base, 1))
        empty = host.memory
        seatings = asyncio.run(seat_everybody(host.base, tables))
        crowds = [
            Crowd(host.base, seatings[number::CROWDS], log.with_name(f"crowd-{number}")) for number in range(CROWDS)
        ]
        for crowd in crowds:
            crowd.wait_until_ready()
        seated, cpu = host.memory, host.cpu
        begin = time.monotonic() + SOON
        results = [crowd.play(begin, seconds) for crowd in crowds]
        seen = [crowd.result() for crowd in results]
        full, used = host.memory, (host.cpu - cpu) / (seconds + SOON)
    return report(seen, tables, seconds, (empty, seated, full), used)


class Crowd:
    """A process of players."""

    def __init__(
        self, base: str, seatings: list[Seating], file: Path, cores: Cores = None, tables: int = 0, lanes: int = 0
    ) -> None:
        """Without a seating it makes its tables itself; with lanes it plays as fast as it can."""
        command = [sys.executable, "-m", "benchmarks.crowd"]
        with on_cores(cores):
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.file = file
        self.tell({"base": base, "seatings": seatings, "tables": tables, "lanes": lanes, "result": str(file)})

    def tell(self, order: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()

    def wait_until_ready(self) -> None:
        assert self.process.stdout is not None
        if self.process.stdout.readline().strip() != "ready":
            raise SystemExit("The players did not sit down; see above.")

    def play(self, begin: float, seconds: float) -> Crowd:
        self.tell({"begin": begin, "seconds": seconds})
        return self

    def result(self) -> dict[str, Any]:
        if self.process.wait() != 0:
            raise SystemExit("The players have gone; see above.")
        found: dict[str, Any] = json.loads(self.file.read_text())
        return found


def report(
    seen: list[dict[str, Any]], tables: int, seconds: float, memory: tuple[int, int, int], used: float
) -> tuple[list[Figure], dict[str, Any]]:
    millis = sorted(value for one in seen for value in one["millis"])
    lags = sorted(value for one in seen for value in one["lags"])
    errors: dict[str, int] = {}
    for one in seen:
        for name, count in one["errors"].items():
            errors[name] = errors.get(name, 0) + count
    empty, seated, full = memory
    moves = sum(one["moves"] for one in seen)
    found = [
        figure("move to every seat's view, p50", "ms", [quantile(millis, 0.5)]),
        figure("move to every seat's view, p99", "ms", [quantile(millis, 0.99)]),
        figure("move to every seat's view, longest", "ms", [millis[-1] if millis else float("inf")]),
        figure("errors", "", [sum(errors.values()) + moves - len(millis)]),
        figure("moves", "/s", [moves / seconds]),
        figure("memory of a live table, seated", "kB", [(seated - empty) / tables / KILOBYTE]),
        figure("memory of a live table, after play", "kB", [(full - empty) / tables / KILOBYTE]),
        figure("server, share of a core", "", [used]),
    ]
    facts = {
        "tables": tables,
        "sockets": 4 * tables,
        "seconds": seconds,
        "moves": moves,
        "held back": sum(one["held_back"] for one in seen),
        "errors": errors,
        "players late, p99 ms": quantile(lags, 0.99),
        "bytes to players": sum(one["bytes"] for one in seen),
        "memory of the server alone, MB": empty / 1e6,
        "load of the machine before": os.getloadavg()[1],
    }
    return found, facts


def quantile(values: list[float], share: float) -> float:
    """The value below which this share of the sorted values lies; infinite if nothing was seen."""
    return values[min(len(values) - 1, int(share * len(values)))] if values else float("inf")


def figure(measure: str, unit: str, values: list[float]) -> Figure:
    return Figure("server", measure, unit, median(values), min(values), max(values))
