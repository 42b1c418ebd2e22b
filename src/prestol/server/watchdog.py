"""Tells systemd that the server is ready, and again and again that its event loop still turns."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Mapping
from contextlib import suppress


class Watchdog:
    """Speaks to the service manager that started this process, if there is one and it listens."""

    def __init__(self, environ: Mapping[str, str] = os.environ) -> None:
        self.address = environ.get("NOTIFY_SOCKET", "").replace("@", "\0", 1)
        given = environ.get("WATCHDOG_USEC", "")
        self.seconds = int(given) / 1_000_000 if given.isdecimal() else 0.0
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.tell("READY=1")
        if self.address and self.seconds:
            self.task = asyncio.create_task(self.keep_telling())

    def stop(self) -> None:
        self.tell("STOPPING=1")
        if self.task is not None:
            self.task.cancel()

    async def keep_telling(self) -> None:
        while True:
            self.tell("WATCHDOG=1")
            await asyncio.sleep(self.seconds / 3)

    def tell(self, state: str) -> None:
        if self.address:
            with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
                line.setblocking(False)  # a manager that does not read holds up nobody
                line.sendto(state.encode(), self.address)
