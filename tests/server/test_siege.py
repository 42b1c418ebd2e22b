"""Everything at once: a flood of tables, deaf sockets on a long log, half-sent requests. A person plays on."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import psutil
import pytest

from tests.server.place import Guest, Line
from tests.server.process import Process
from tests.server.test_connections import DeafGuest

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

CEILING = 400 * 2**20
"""Bytes that the server may take, whatever is thrown at it."""
LIMITS = {"PERSON_RATE": 200, "PERSON_BURST": 600, "ADDRESS_RATE": 400, "ADDRESS_BURST": 2000, "CHAT_RATE": 100_000}
LIMITS |= {"TABLES_EACH": 20, "TABLES_NETWORK": 60, "SOCKETS_NETWORK": 100, "LOG_LENGTH": 3000}
FLOOD: Line = {"game": "tsar", "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "expert"}] * 5], "start": True}


async def chatter(guest: Guest, table: str) -> int:
    """Fill the log of a table; how many lines were taken."""
    line = await guest.sit(table)
    taken = 0
    for _ in range(5000):
        answer = await line.ask("say", text="x" * 400)
        if answer.get("key") == "log-full":
            return taken
        if answer["type"] == "done":
            taken += 1
        else:
            await asyncio.sleep(0.5)
    return taken


async def flood(base: str, count: int) -> set[int]:
    """Calls without a cookie, each of which wants a table full of experts; the answers that came."""
    statuses: set[int] = set()
    for _ in range(count):
        async with httpx.AsyncClient(base_url=base, headers={"Origin": base}, timeout=30) as stranger:
            statuses.add((await stranger.post("/api/tables", json=FLOOD)).status_code)
    return statuses


def half_sent(base: str, count: int) -> list[socket.socket]:
    where = urlsplit(base)
    made = [socket.create_connection((where.hostname, where.port)) for _ in range(count)]
    for one in made:
        one.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 16000\r\nX-A: ")
    return made


async def test_under_siege_memory_is_bounded_and_a_person_plays_on(tmp_path: Path) -> None:
    server = Process(f"sqlite:///{tmp_path / 'siege.db'}", tmp_path / "server.log", **LIMITS)
    server.start()
    await server.ready()
    opened: list[socket.socket] = []
    guests = [Guest(server.base) for _ in range(2)]
    try:
        anna, mallory = [await guest.arrive(name) for guest, name in zip(guests, ("Anna", "Mallory"), strict=True)]
        mine = (await anna.table("me", "casual", "casual", start=True, options={"first_player": "seat_0"}))["table"][
            "id"
        ]
        loud = (await mallory.table("me", "casual", "casual"))["table"]["id"]
        filling = asyncio.create_task(chatter(mallory, loud))
        statuses = await flood(server.base, 150)
        assert await filling > 500
        opened = half_sent(server.base, 250)
        opened += [(await asyncio.to_thread(DeafGuest, mallory, loud)).line for _ in range(60)]
        line = await anna.sit(mine)
        began = time.monotonic()
        move = line.now["views"]["0"]["legal"][0]["move"]
        assert (await line.ask("move", seat=0, move=move))["type"] == "done"
        assert time.monotonic() - began < 5
        assert statuses == {201, 429}
        assert memory_of(server) < CEILING
    finally:
        for one in opened:
            one.close()
        for guest in guests:
            await guest.leave()
        server.stop()


def memory_of(server: Process) -> int:
    assert server.running is not None
    found: int = psutil.Process(server.running.pid).memory_info().rss
    return found
