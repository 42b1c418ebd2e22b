"""Everything that makes up one running server, put together once and handed to whoever needs it."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request
from litestar.datastructures import State

from prestol.server.accounts import People, Person
from prestol.server.bot_pool import Bots
from prestol.server.config import Settings
from prestol.server.http.security import Guard
from prestol.server.metrics import Metrics
from prestol.server.realtime.websocket import Sockets
from prestol.server.store import Store
from prestol.server.tables.manager import Hall
from prestol.server.tables.seats import fresh_secret

Call = Request[Any, Any, State]


class House:
    """The rooms of a server. `open` must have finished before anybody comes in."""

    people: People
    guard: Guard
    hall: Hall
    sockets: Sockets

    def __init__(self, settings: Settings, store: Store, bots: Bots | None = None) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.bots = bots or Bots(settings.bot_workers, settings.bot_deadline / 1000)
        self.hall = Hall(settings, store, self.bots, self.metrics)
        self.sweeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        secret = self.settings.secret or await self.store.keep_secret("cookies", fresh_secret())
        self.people = People(self.store, secret)
        self.guard = Guard(self.settings, self.people)
        self.sockets = Sockets(self.hall, self.guard)
        self.bots.open()
        self.sweeping = asyncio.create_task(self.hall.sweep_forever())

    async def say_goodbye(self) -> None:
        """Before the server closes its sockets."""
        self.hall.closing = True
        await self.sockets.say_goodbye()

    async def close(self) -> None:
        if self.sweeping is not None:
            self.sweeping.cancel()
        await self.hall.close()
        self.bots.close()
        await self.store.close()


def caller(request: Call) -> Person:
    """The person who calls, as the gate has found out."""
    person: Person = request.scope["prestol.person"]  # type: ignore[typeddict-item]
    return person


def house_of(request: Call) -> House:
    house: House = request.app.state.house
    return house
