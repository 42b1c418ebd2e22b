"""The service manager hears that the server is ready and that it still turns."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from prestol.server.watchdog import Watchdog

pytestmark = pytest.mark.anyio


async def test_the_service_manager_hears_of_start_life_and_end(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.settimeout(5)
        watchdog = Watchdog({"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "30000"})
        watchdog.start()
        heard = [(await asyncio.to_thread(manager.recv, 100)).decode() for _ in range(4)]
        watchdog.stop()
        assert heard == ["READY=1", "WATCHDOG=1", "WATCHDOG=1", "WATCHDOG=1"]
        await asyncio.sleep(0)
        assert watchdog.task is not None and watchdog.task.cancelled()


async def test_a_service_manager_that_does_not_read_holds_up_nobody(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        watchdog = Watchdog({"NOTIFY_SOCKET": str(tmp_path / "notify")})
        for _ in range(1000):
            watchdog.tell("WATCHDOG=1")


async def test_without_a_service_manager_nothing_is_told(tmp_path: Path) -> None:
    for environ in ({}, {"NOTIFY_SOCKET": str(tmp_path / "nobody"), "WATCHDOG_USEC": "x"}):
        watchdog = Watchdog(environ)
        watchdog.start()
        assert watchdog.task is None
        watchdog.stop()
