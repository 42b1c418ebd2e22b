"""Rolling restarts: two servers on one PostgreSQL are restarted in turn while people play, who obey when told to go."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable

from websockets.asyncio.client import ClientConnection

from tests.server.crash.players import Line, Person, Sitting
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
