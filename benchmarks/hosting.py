"""A server in a process of its own, and people who sit down at its tables: what the measurements begin with."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import psutil

from tests.server.process import NO_LIMITS, START, free_port

PATIENCE = 60.0
TOGETHER = 16
"""Calls of the lobby under way at the same time."""

Seating = tuple[str, list[str]]
"""A table, and the cookie of the person at each seat."""


Cores = set[int] | None
"""The cores that a process may use; None: all."""


@contextmanager
def on_cores(cores: Cores) -> Iterator[None]:
    """What is started here stays on these cores with all its threads."""
    own = os.sched_getaffinity(0)
    os.sched_setaffinity(0, own if cores is None else cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, own)


class Host:
    """One running server."""

    def __init__(self, database: str, log: Path, cores: Cores = None, **settings: object) -> None:
        given = {"DATABASE": database, "PORT": free_port(), "LOG_LEVEL": "warning", **NO_LIMITS, **settings}
        self.base = f"http://127.0.0.1:{given['PORT']}"
        environment = {**os.environ, **{f"PRESTOL_{name}": str(value) for name, value in given.items()}}
        began = time.perf_counter()
        with log.open("ab") as file, on_cores(cores):
            command = [sys.executable, "-c", START, "serve"]
            self.process = subprocess.Popen(command, env=environment, stdout=file, stderr=file)
        self.start_up = self.wait_until_ready(log) - began

    def wait_until_ready(self, log: Path) -> float:
        """The moment at which it can serve."""
        deadline = time.perf_counter() + PATIENCE
        with httpx.Client(base_url=self.base, verify=False) as http:
            while True:
                try:
                    if http.get("/readyz").status_code == 200:
                        return time.perf_counter()
                except httpx.TransportError:
                    pass
                if self.process.poll() is not None or time.perf_counter() > deadline:
                    raise SystemExit(f"{log.read_text()[-3000:]}\nThe server did not start.")
                time.sleep(0.005)

    def __enter__(self) -> Host:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)

    @property
    def memory(self) -> int:
        """Bytes that the server itself holds, without the processes that think for bots."""
        return int(psutil.Process(self.process.pid).memory_info().rss)

    @property
    def cpu(self) -> float:
        """Seconds of a core that the server has used."""
        times = psutil.Process(self.process.pid).cpu_times()
        return float(times.user + times.system)


@contextmanager
def many_files(count: int) -> Iterator[None]:
    """Each socket is an open file, at both ends."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = max(soft, count if hard == resource.RLIM_INFINITY else min(count, hard))
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def seat_everybody(base: str, tables: int, seats: int = 4) -> list[Seating]:
    """Tables of Tsar that have begun, with a person of their own at every seat."""
    limit = asyncio.Semaphore(TOGETHER)

    async def one() -> Seating:
        async with limit:
            return await seat_table(http, seats)

    async with httpx.AsyncClient(base_url=base, headers={"Origin": base}, timeout=PATIENCE, verify=False) as http:
        return list(await asyncio.gather(*(one() for _ in range(tables))))


async def seat_table(http: httpx.AsyncClient, seats: int) -> Seating:
    rest = [{"kind": "open"} for _ in range(seats - 1)]
    made, owner = await call(http, "/api/tables", "", game="tsar", seats=[{"kind": "me"}, *rest])
    table = made["table"]["id"]
    cookies = [owner]
    for invite in made["invites"]:
        name = f"Player {table}-{invite['seat']}"  # a name belongs to one person on the server
        _, cookie = await call(http, f"/api/tables/{table}/join", "", secret=invite["secret"], name=name)
        cookies.append(cookie)
    await call(http, f"/api/tables/{table}/start", owner)
    return table, cookies


async def call(http: httpx.AsyncClient, path: str, cookie: str, **body: Any) -> tuple[Any, str]:
    """A call of the lobby; the answer, and the cookie of whoever called."""
    http.cookies.clear()
    reply = await http.post(path, json=body, headers={"Cookie": cookie} if cookie else {})
    if reply.status_code not in (200, 201):
        raise SystemExit(f"{path}: {reply.status_code} {reply.text}")
    given = reply.headers.get("set-cookie", "").partition(";")[0]
    return reply.json(), given or cookie
