"""A real server in the same event loop, and people who speak to it over the wire."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from prestol.engine.step import Move
from prestol.server.app import Application, Server, make_server
from prestol.server.bot_pool import BotPool, Job, think
from prestol.server.config import Settings
from prestol.server.store import Store, open_store

Line = dict[str, Any]
PATIENCE = 20.0
"""Seconds after which a test that waits for a message has failed."""
QUICK: Line = {"bot_pause": 0, "person_rate": 10_000, "person_burst": 10_000, "address_rate": 100_000}
QUICK |= {"address_burst": 100_000, "name_rate": 100_000, "log_level": "error"}
QUICK |= dict.fromkeys(("tables_each", "tables_network", "listed_each", "listed_network", "chat_rate"), 100_000)
QUICK |= {"sockets_network": 100_000}


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that no message tells of."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


class InlineBots(BotPool):
    """Bots that think in the event loop: no process to start, the same answers."""

    def __init__(self) -> None:
        super().__init__(1, 10.0)
        self.jobs: list[Job] = []

    def open(self) -> None:
        pass

    async def decide(self, job: Job) -> Move:
        self.jobs.append(job)
        await asyncio.sleep(0)
        return think(job)


class Follower:
    """One socket of one person at one table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Line] = []
        self.raw: list[str] = []
        self.now: Line = {}
        self.number = 0
        self.ids = count(1)

    async def hear(self) -> Line:
        """The next message, whatever it is."""
        raw = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(raw, str)
        message: Line = json.loads(raw)
        self.raw.append(raw)
        self.heard.append(message)
        self.now = message.get("now") or self.now
        self.number = message.get("number", self.number) if message["type"] == "hello" else self.number
        if message["type"] == "entry":
            assert message["entry"]["number"] == self.number + 1, "numbers have no gap"
            self.number += 1
        return message

    async def until(self, fits: Callable[[Line], bool]) -> Line:
        """The next message that fits; the others are taken in on the way."""
        while True:
            message = await self.hear()
            if fits(message):
                return message

    async def until_now(self, fits: Callable[[Line], bool]) -> Line:
        """Go on until the moment fits."""
        while not (self.now and fits(self.now)):
            await self.hear()
        return self.now

    async def send(self, kind: str, **fields: Any) -> str:
        """Send a request; its id."""
        id = fields.pop("id", None) or f"r{next(self.ids)}"
        await self.socket.send(json.dumps({"type": kind, "id": id, **fields}))
        return str(id)

    async def ask(self, kind: str, **fields: Any) -> Line:
        """Send a request and wait for its answer."""
        id = await self.send(kind, **fields)
        return await self.until(lambda message: message.get("id") == id)

    async def entry(self, kind: str) -> Line:
        """The next entry of a kind."""
        message = await self.until(lambda one: one["type"] == "entry" and one["entry"]["kind"] == kind)
        found: Line = message["entry"]
        return found

    async def quiet(self, seconds: float = 0.15) -> list[Line]:
        """Whatever comes until nothing comes for a while."""
        before = len(self.heard)
        while True:
            try:
                await asyncio.wait_for(self.hear(), seconds)
            except (TimeoutError, ConnectionClosed):
                return self.heard[before:]

    async def close(self) -> None:
        await self.socket.close()


class Guest:
    """One browser: a cookie, calls of the lobby, sockets."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, headers={"Origin": base}, timeout=PATIENCE)
        self.lines: list[Follower] = []
        self.id = ""

    async def arrive(self, name: str = "") -> Guest:
        self.id = (await self.call("GET", "/api/me"))["person"]
        if name:
            await self.call("POST", "/api/me", name=name)
        return self

    async def call(self, method: str, path: str, status: int | None = None, **body: Any) -> Line:
        """A call of the lobby; it must succeed, or fail with the status that the test expects."""
        reply = await self.http.request(method, path, json=body if method == "POST" else None)
        expected = (200, 201, 204) if status is None else (status,)
        assert reply.status_code in expected, f"{path}: {reply.status_code} {reply.text}"
        found: Line = reply.json() if reply.content else {}
        return found

    async def table(self, *seats: str | Line, game: str = "tsar", **fields: Any) -> Line:
        """Make a table; a seat is `me`, `open` or the level of a bot."""
        given = [seat if isinstance(seat, dict) else new_seat(seat) for seat in seats]
        return await self.call("POST", "/api/tables", game=game, seats=given, **fields)

    async def sit(self, table: str, since: int = 0, hello: bool = True, **headers: str) -> Follower:
        """Open a socket, and hear the hello."""
        cookies = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)
        url = f"{self.base.replace('http', 'ws')}/ws/tables/{table}?from={since}"
        sent = {"Cookie": cookies, "Origin": self.base, **headers}
        line = Follower(await connect(url, additional_headers=sent, compression=None, max_size=None))
        self.lines.append(line)
        if hello:
            assert (await line.hear())["type"] == "hello"
        return line

    async def leave(self) -> None:
        for line in self.lines:
            await line.close()
        await self.http.aclose()


def new_seat(word: str) -> Line:
    return {"kind": word} if word in ("me", "open") else {"kind": "bot", "level": word}


class Place:
    """A running server and its guests."""

    def __init__(self, server: Server, application: Application) -> None:
        self.server = server
        self.application = application
        self.manager = application.services.manager
        self.base = server.addresses()[0]
        self.guests: list[Guest] = []

    async def guest(self, name: str = "") -> Guest:
        guest = Guest(self.base)
        self.guests.append(guest)
        return await guest.arrive(name)

    async def put_away(self, table: str) -> None:
        """Sweep until a table that nobody looks at is in memory no more."""
        async with asyncio.timeout(PATIENCE):
            while table in self.manager.tables:
                await self.manager.sweep()
                await asyncio.sleep(0.01)


empty: list[Path] = []


async def empty_database() -> Path:
    """A database with the schema and nothing in it, made once."""
    if not empty:
        file = Path(mkdtemp(prefix="prestol-")) / "empty.db"
        store = open_store(f"sqlite:///{file}")
        await store.open()
        await store.close()
        empty.append(file)
    return empty[0]


@asynccontextmanager
async def place(
    folder: Path, bots: BotPool | None = None, store: Store | None = None, **settings: Any
) -> AsyncIterator[Place]:
    """A server on a database of its own; the same folder again continues where it was."""
    file = folder / "prestol.db"
    if not file.exists():
        shutil.copy(await empty_database(), file)
    chosen = Settings(**{"port": 0, "database": f"sqlite:///{file}", **QUICK, **settings})
    application = Application(chosen, store, bots or InlineBots())
    server = make_server(chosen, application)
    running = asyncio.create_task(server.serve())
    while not server.started:
        assert not running.done(), "the server did not start"
        await asyncio.sleep(0.005)
    here = Place(server, application)
    try:
        yield here
    finally:
        for guest in here.guests:
            await guest.leave()
        server.should_exit = True
        await asyncio.wait_for(running, PATIENCE)
