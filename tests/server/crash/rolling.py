"""Rolling restarts: two servers on one PostgreSQL are restarted in turn while people play, who obey when told to go."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from websockets.asyncio.client import ClientConnection

from prestol.server.store import open_store
from tests.server.crash.players import Line, Person, Sitting
from tests.server.crash.proof import prove
from tests.server.process import Process

HALT = 0.5
"""Seconds between two requests of one person, so that a gap is not that of a machine without a moment to spare."""


class Traveller(Sitting):
    """Goes to the other server when one says good-bye, as a browser behind a proxy does, and notes how long it took."""

    def __init__(self, person: Person, table: str, going: Callable[[], bool], servers: list[Process]) -> None:
        super().__init__(person, table, going)
        self.servers = servers
        self.gaps: list[float] = []
        """Seconds from each good-bye to the next greeting."""
        self.left = 0.0
        self.next = 0.0

    async def follow(self, socket: ClientConnection) -> None:
        here = self.person.base
        self.take_hello(json.loads(await asyncio.wait_for(socket.recv(), 10)))
        if self.left:
            self.gaps.append(time.monotonic() - self.left)
            self.left = 0.0
        for id in self.open:
            await socket.send(json.dumps(self.sent[id]))
        while not self.finished():
            try:
                message: Line = json.loads(await asyncio.wait_for(socket.recv(), HALT / 5))
            except TimeoutError:
                await self.act_in_time(socket)
                continue
            if message["type"] == "bye":
                await self.leave(here, message["again"])
                return
            self.take(message)
            await self.act_in_time(socket)

    async def act_in_time(self, socket: ClientConnection) -> None:
        if time.monotonic() >= self.next:
            self.next = time.monotonic() + HALT * self.luck.uniform(0.5, 1.5)
            await self.act(socket)

    async def leave(self, here: str, again: int) -> None:
        """The person goes to the other server, unless they have already been told so at another table."""
        self.left = time.monotonic()
        await asyncio.sleep(again / 1000)
        if self.person.base == here:
            self.person.base = next(one.base for one in self.servers if one.base != here)


async def restart_in_turn(servers: list[Process], rounds: int, pause: float) -> None:
    """Stop and start one server after the other, each when the one before serves again."""
    for number in range(rounds):
        server = servers[number % len(servers)]
        assert await asyncio.to_thread(server.stop) == 0
        server.start()
        await server.ready()
        await asyncio.sleep(pause)


async def begin(people: list[Person]) -> str:
    """A game of these people, made at one process and joined at whichever they are."""
    owner, *others = people
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    made = await owner.call("POST", "/api/tables", game="tsar", seats=seats)
    table: str = made["table"]["id"]
    for person, invite in zip(others, made["invites"], strict=True):
        await person.call("POST", f"/api/tables/{table}/join", secret=invite["secret"])
    await owner.call("POST", f"/api/tables/{table}/start")
    return table


async def roll(database: str, folder: Path, restarts: int, tables: int) -> tuple[list[float], Counter[str]]:
    """All gaps that players saw, in order, and what was checked; AssertionError where something was lost or doubled."""
    servers = [Process(database, folder / f"server-{number}.log", IDLE=3600) for number in range(2)]
    for server in servers:
        server.start()
    playing = True
    people = [Person(servers[number % 2].base, f"p{number}") for number in range(4 * tables)]
    try:
        await asyncio.gather(*(server.ready() for server in servers))
        travellers: list[Traveller] = []
        for first in range(0, len(people), 4):
            here = people[first : first + 4]
            for person in here:
                await person.arrive()
            table = await begin(here)
            travellers += [Traveller(person, table, lambda: playing, servers) for person in here]
        games = [asyncio.create_task(one.play()) for one in travellers]
        await restart_in_turn(servers, restarts, pause=2.0)
        playing = False
        await asyncio.wait_for(asyncio.gather(*games), 120)
    finally:
        for person in people:
            await person.http.aclose()
        for server in servers:
            server.stop()
    store = open_store(database)
    await store.open()
    try:
        return sorted(gap for one in travellers for gap in one.gaps), await prove(store, list(travellers))
    finally:
        await store.close()
