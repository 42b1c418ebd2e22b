"""Whether the server grows: one process on each database, several on PostgreSQL, and what a move costs each of them.

Servers, database and players have cores of their own where there are enough. Every table is played at one process, as
behind a proxy that sends a table always to the same one. PostgreSQL is that of the tests, with all its safeguards on.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import psutil

from benchmarks.figures import Figure
from benchmarks.hosting import Cores, Host, many_files, on_cores
from benchmarks.server import SOON, Crowd, figure, quantile
from tests.server.postgres import database as fresh_database
from tests.server.postgres import own_server

DURABLE = {"listen_addresses": "", "max_connections": "100", "shared_buffers": "256MB", "max_wal_size": "4GB"}
LANES = 32
"""Moves under way at one process at the same time, where it is played as fast as it answers."""
TABLES_EACH = 400
"""Tables at one process then."""
GROWN = (1, 2, 4)
CROWDED = 4
"""Processes that share the many tables at a steady pace."""


class Seats(NamedTuple):
    """Which cores are for whom; None where there are too few to divide."""

    servers: list[Cores]
    database: Cores
    crowds: list[Cores]


def divide(processes: int) -> Seats:
    """Two cores for a server, a quarter of all for the database, the rest for the players."""
    cores = sorted(os.sched_getaffinity(0))
    share = len(cores) // 4
    if len(cores) < 8:
        return Seats([None] * processes, None, [None] * max(2, processes))
    servers, database, crowds = cores[: 2 * share], cores[2 * share : 3 * share], cores[3 * share :]
    each: list[Cores] = [{*servers[2 * one : 2 * one + 2]} for one in range(processes)]
    return Seats(each, {*database}, [{core} for core in crowds])


class Spent(NamedTuple):
    """Seconds of a core that were used."""

    servers: float
    database: float

    def since(self, before: Spent) -> Spent:
        return Spent(self.servers - before.servers, self.database - before.database)


class Run(NamedTuple):
    """What was seen while everybody played."""

    moves: int
    seconds: float
    millis: list[float]
    errors: dict[str, int]
    spent: Spent
    late: float


def measure(tables: int, seconds: float, parts: str) -> tuple[list[Figure], dict[str, Any]]:
    """All figures, and under which circumstances they were taken."""
    found: list[Figure] = []
    facts: dict[str, Any] = {"cores": len(os.sched_getaffinity(0)), "seconds": seconds, "errors": {}}
    with many_files(4 * max(tables, TABLES_EACH * max(GROWN)) + 2000):
        if "fast" in parts:
            rates = {"SQLite, 1 process": fast("sqlite", 1, seconds, found, facts)}
            for processes in GROWN:
                rates[name_of(processes)] = fast("postgres", processes, seconds, found, facts)
            found += ratios(rates)
        if "steady" in parts:
            for kind, processes in (("postgres", CROWDED), ("sqlite", 1)):
                steady(kind, processes, tables, seconds, found, facts)
    return found, facts


def name_of(processes: int) -> str:
    return f"PostgreSQL, {processes} process{'es' if processes > 1 else ''}"


def ratios(rates: dict[str, tuple[float, float]]) -> list[Figure]:
    """Each rate is moves per second, and moves per second of a server's core."""
    one = rates[name_of(1)]
    found = [figure("PostgreSQL over SQLite, moves per CPU second", "x", [one[1] / rates["SQLite, 1 process"][1]])]
    for processes in GROWN[1:]:
        found.append(figure(f"{processes} processes over one", "x", [rates[name_of(processes)][0] / one[0]]))
    return found


def fast(kind: str, processes: int, seconds: float, found: list[Figure], facts: dict[str, Any]) -> tuple[float, float]:
    """Play as fast as the servers answer."""
    name = name_of(processes) if kind == "postgres" else "SQLite, 1 process"
    print(f"{name}: {LANES} moves under way at each, {seconds:.0f} s ...", flush=True)
    run = play(kind, processes, TABLES_EACH * processes, LANES, seconds)
    rate, each = run.moves / run.seconds, run.moves / max(run.spent.servers, 1e-9)
    found += [
        figure(f"{name}: moves", "/s", [rate]),
        figure(f"{name}: moves per CPU second of the servers", "/s", [each]),
        *costs(name, run),
    ]
    take_errors(name, run, facts)
    return rate, each


def steady(kind: str, processes: int, tables: int, seconds: float, found: list[Figure], facts: dict[str, Any]) -> None:
    """Many tables, one move a second at each."""
    name = name_of(processes) if kind == "postgres" else "SQLite, 1 process"
    name = f"{name}, {tables} tables at a move a second"
    print(f"{name}, {4 * tables} sockets, {seconds:.0f} s ...", flush=True)
    run = play(kind, processes, tables, 0, seconds)
    found += [
        figure(f"{name}: p50", "ms", [quantile(run.millis, 0.5)]),
        figure(f"{name}: p99", "ms", [quantile(run.millis, 0.99)]),
        figure(f"{name}: moves", "/s", [run.moves / run.seconds]),
        *costs(name, run),
    ]
    take_errors(name, run, facts)
    facts["errors"][f"{name}: players late, p99 ms"] = round(run.late, 1)


def costs(name: str, run: Run) -> list[Figure]:
    moves = max(run.moves, 1)
    return [
        figure(f"{name}: CPU of the servers per move", "ms", [1000 * run.spent.servers / moves]),
        figure(f"{name}: CPU of the database per move", "ms", [1000 * run.spent.database / moves]),
    ]


def take_errors(name: str, run: Run, facts: dict[str, Any]) -> None:
    missing = run.moves - len(run.millis)
    facts["errors"].update({f"{name}: {kind}": count for kind, count in run.errors.items()})
    if missing:
        facts["errors"][f"{name}: moves not seen by all"] = missing


def play(kind: str, processes: int, tables: int, lanes: int, seconds: float) -> Run:
    """Start everything, seat everybody, play, and see what it took."""
    seats = divide(processes)
    with tempfile.TemporaryDirectory(prefix="prestol-bench-") as name, ExitStack() as stack:
        folder = Path(name)
        url, postmaster = stack.enter_context(database(kind, folder, seats.database))
        log = folder / "server.log"
        hosts = [
            stack.enter_context(Host(url, log, cores, SOCKETS_EACH=10, IDLE=3600, BOT_WORKERS=1))
            for cores in seats.servers
        ]
        crowds = [
            Crowd(hosts[at % processes].base, [], folder / f"crowd-{at}", cores, *shares(at, seats, tables, lanes))
            for at, cores in enumerate(seats.crowds)
        ]
        for crowd in crowds:
            crowd.wait_until_ready()
        before = spent(hosts, postmaster)
        begin = time.monotonic() + SOON
        seen = [one.result() for one in [crowd.play(begin, seconds) for crowd in crowds]]
        used = spent(hosts, postmaster).since(before)
    millis = sorted(value for one in seen for value in one["millis"])
    errors: dict[str, int] = {}
    for one in seen:
        for word, count in one["errors"].items():
            errors[word] = errors.get(word, 0) + count
    late = quantile(sorted(value for one in seen for value in one["lags"]), 0.99) if not lanes else 0.0
    return Run(sum(one["moves"] for one in seen), seconds, millis, errors, used, late)


def shares(at: int, seats: Seats, tables: int, lanes: int) -> tuple[int, int]:
    """The tables and lanes of one crowd, so that every server has the same number of each."""
    processes = len(seats.servers)
    beside = len([one for one in range(len(seats.crowds)) if one % processes == at % processes])
    return max(1, tables // processes // beside), max(1, lanes // beside) if lanes else 0


@contextmanager
def database(kind: str, folder: Path, cores: Cores) -> Iterator[tuple[str, psutil.Process | None]]:
    """An empty database, and the process of its server if it has one."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'prestol.db'}", None
        return
    home = Path(tempfile.mkdtemp(prefix="prestol-pg-"))
    with ExitStack() as stack:
        with on_cores(cores):
            server = stack.enter_context(own_server(home, DURABLE))
        postmaster = psutil.Process(int((home / "data" / "postmaster.pid").read_text().split()[0]))
        yield stack.enter_context(fresh_database(server)), postmaster
    shutil.rmtree(home, ignore_errors=True)


def spent(hosts: list[Host], postmaster: psutil.Process | None) -> Spent:
    family = [postmaster, *postmaster.children(recursive=True)] if postmaster is not None else []
    return Spent(sum(host.cpu for host in hosts), sum(cpu_of(one) for one in family))


def cpu_of(process: psutil.Process) -> float:
    try:
        times = process.cpu_times()
    except psutil.NoSuchProcess:
        return 0.0
    return float(times.user + times.system)
