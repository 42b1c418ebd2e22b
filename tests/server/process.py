"""A server in a process of its own, as people run it, that can be killed at any moment and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

START = "from prestol.cli import main; main()"
PATIENCE = 60.0
"""Seconds that a server may take to start on a busy machine."""

NO_LIMITS = {"PERSON_RATE": 100_000, "PERSON_BURST": 100_000, "ADDRESS_RATE": 100_000, "ADDRESS_BURST": 100_000}
NO_LIMITS |= {"NAME_RATE": 100_000, "NAME_HOLD": 0, "LOG_LENGTH": 1_000_000, "SOCKETS_NETWORK": 100_000}
NO_LIMITS |= {"TABLES_EACH": 100_000, "TABLES_NETWORK": 100_000, "LISTED_EACH": 100_000, "LISTED_NETWORK": 100_000}
NO_LIMITS |= {"CHAT_RATE": 100_000}
"""Scripted players are faster than people, and go by the same names in many tests."""


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


class Process:
    """`prestol serve` on one port, however often it is started."""

    script = START

    def __init__(self, database: str, log: Path, **settings: object) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = log
        given = {"DATABASE": database, "PORT": self.port, "BOT_WORKERS": 1, "BOT_PAUSE": 0, **NO_LIMITS, **settings}
        given.setdefault("LOG_LEVEL", "warning")
        self.environment = {**os.environ, **{f"PRESTOL_{name}": str(value) for name, value in given.items()}}
        self.environment["PYTHONWARNINGS"] = "ignore"  # those of a process that was killed
        self.running: subprocess.Popen[bytes] | None = None

    @property
    def alive(self) -> bool:
        return self.running is not None and self.running.poll() is None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.running = subprocess.Popen(
                [sys.executable, "-c", self.script, "serve"], env=self.environment, stdout=log, stderr=log
            )

    async def ready(self) -> None:
        """Wait until it serves."""
        deadline = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(base_url=self.base, verify=False) as http:
            while True:
                try:
                    if (await http.get("/readyz")).status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                assert self.running is not None
                assert self.running.poll() is None, f"the server ended:\n{self.log.read_text()[-3000:]}"
                assert time.monotonic() < deadline, f"the server did not start:\n{self.log.read_text()[-3000:]}"
                await asyncio.sleep(0.02)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop, and wait; its exit code."""
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        assert self.running is not None
        self.running.send_signal(how)
        return self.running.wait(PATIENCE)
