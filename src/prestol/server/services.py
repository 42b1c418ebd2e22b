"""Everything that makes up one running server, put together once and handed to whoever needs it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from litestar import Request
from litestar.datastructures import State

from prestol.server.accounts import Accounts, Person
from prestol.server.bot_pool import BotPool
from prestol.server.config import Settings
from prestol.server.http.security import Security
from prestol.server.metrics import Metrics
from prestol.server.realtime.websocket import Sockets
from prestol.server.store import Store, StoreError
from prestol.server.tables.manager import TableManager
from prestol.server.tables.seats import fresh_secret

Call = Request[Any, Any, State]


class Services:
    """The parts of a server. `open` must have finished before anybody comes in."""

    accounts: Accounts
    security: Security
    manager: TableManager
    sockets: Sockets

    def __init__(self, settings: Settings, store: Store, bots: BotPool | None = None) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.bots = bots or BotPool(settings.bot_workers, settings.bot_deadline / 1000)
        self.manager = TableManager(settings, store, self.bots, self.metrics)
        self.sweeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        secret = self.settings.secret or await self.store.keep_secret("cookies", fresh_secret())
        self.accounts = Accounts(self.store, secret)
        self.security = Security(self.settings, self.accounts)
        self.sockets = Sockets(self.manager, self.security)
        await self.manager.pulse.begin()
        self.bots.open()
        self.sweeping = asyncio.create_task(self.manager.sweep_forever())

    async def say_goodbye(self) -> None:
        """Before the server closes its sockets."""
        self.manager.closing = True
        await self.sockets.say_goodbye()

    async def close(self) -> None:
        if self.sweeping is not None:
            self.sweeping.cancel()
        await self.manager.close()
        self.bots.close()
        with suppress(StoreError):
            await self.manager.pulse.beat()
        await self.store.close()


def caller(request: Call) -> Person:
    """The person who calls, as the entrance has found out."""
    person: Person = request.scope["prestol.person"]  # type: ignore[typeddict-item]
    return person


def services_of(request: Call) -> Services:
    services: Services = request.app.state.services
    return services
