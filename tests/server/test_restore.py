"""A backup is put back under a running server: everybody comes back to the tables as they were then."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from prestol.server import backup_store, restore_store
from tests.server.crash.players import Line, Person
from tests.server.process import Process

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_a_restore_under_a_running_server(url: str, tmp_path: Path) -> None:
    process = Process(url, tmp_path / "server.log")
    process.start()
    try:
        await process.ready()
        await go_back(process, url, str(tmp_path / "backup"))
    finally:
        process.kill()


async def go_back(process: Process, url: str, file: str) -> None:
    person = Person(process.base, "Ann")
    await person.arrive()
    table = await begin(person)
    async with person.open_socket(table, 0) as socket:
        now = json.loads(await socket.recv())["now"]
        now = await move(socket, now)
        kept = now
        await asyncio.to_thread(backup_store, url, file)
        later = await begin(person)
        for _ in range(3):
            now = await move(socket, now)
        await asyncio.to_thread(restore_store, url, file, lambda _tables: True)
        bye = await hear(socket, "bye")
        assert bye["again"] is not None
    async with person.open_socket(table, now["number"]) as socket:
        hello = json.loads(await socket.recv())
        assert (hello["number"], hello["entries"]) == (kept["number"], [])
        assert hello["now"]["views"] == kept["views"]
        assert (await move(socket, hello["now"]))["number"] == kept["number"] + 1
    assert (await person.http.get(f"/api/tables/{later}")).status_code == 404
    await person.http.aclose()


async def begin(person: Person) -> str:
    """A game in which one browser has all seats."""
    seats = [{"kind": "me", "name": f"Player {number}"} for number in range(4)]
    made = await person.call("POST", "/api/tables", game="tsar", seats=seats, start=True)
    table: str = made["table"]["id"]
    return table


async def hear(socket: ClientConnection, kind: str) -> Line:
    """The next message of a kind."""
    while True:
        message: Line = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if message["type"] == kind:
            return message


async def move(socket: ClientConnection, now: Line) -> Line:
    """Play the first legal move; the moment after it."""
    seat = now["waiting"][0]
    text = now["views"][str(seat)]["legal"][0]["move"]
    line = {"type": "move", "id": f"move-{now['number']}-{now['at']}", "seat": seat, "move": text}
    await socket.send(json.dumps(line))
    message = await hear(socket, "entry")
    found: Line = message["now"]
    return found
