"""Everything that makes up one running server, put together once and handed to whoever needs it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import structlog
from litestar import Request
from litestar.datastructures import State

from prestol.server.accounts import Accounts, Person
from prestol.server.bot_pool import BotPool
from prestol.server.config import Settings
from prestol.server.http.asgi_types import PERSON
from prestol.server.http.security import Security
from prestol.server.metrics import Metrics
from prestol.server.people.blocks import Blocks
from prestol.server.people.mail import Mailer
from prestol.server.people.moderation import Moderation
from prestol.server.people.news import News, Newsroom
from prestol.server.people.privacy import Privacy
from prestol.server.people.recovery import Recovery
from prestol.server.people.visits import Visits
from prestol.server.realtime.websocket import Sockets
from prestol.server.store import Store, StoreError
from prestol.server.tables.clocks import HOUR
from prestol.server.tables.manager import TableManager
from prestol.server.tables.seats import fresh_secret

Call = Request[Any, Any, State]
LOOK = 60.0
"""Seconds between two looks at what holds against whom, and at what need not be kept any longer."""

log = structlog.get_logger("prestol.services")


class Services:
    """The parts of a server. `open` must have finished before anybody comes in."""

    accounts: Accounts
    visits: Visits
    recovery: Recovery
    blocks: Blocks
    moderation: Moderation
    privacy: Privacy
    security: Security
    manager: TableManager
    sockets: Sockets

    def __init__(self, settings: Settings, store: Store, bots: BotPool | None = None) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.whole_games = asyncio.Semaphore(1)
        """Games that are sent whole are played again one after another, so that tables keep half of the processor."""
        self.bots = bots or BotPool(settings.bot_workers, settings.bot_deadline / 1000)
        self.manager = TableManager(settings, store, self.bots, self.metrics)
        self.sweeping: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open()
        secret = self.settings.secret or await self.store.keep_secret("cookies", fresh_secret())
        await self.open_people(secret)
        await self.manager.pulse.begin()
        self.bots.open()
        work = (self.manager.sweep_forever(), self.look_after_people())
        self.sweeping = [asyncio.create_task(one) for one in work]

    async def open_people(self, secret: str) -> None:
        """The rooms of people, and the sockets that they close."""
        settings, store, news = self.settings, self.store, Newsroom(self.store)
        self.accounts = Accounts(store, secret, news, settings.name_hold)
        await self.accounts.names.refresh()
        self.visits = Visits(store, settings.name_hold * HOUR)
        self.recovery = Recovery(self.accounts, Mailer(settings), settings.address)
        self.blocks = Blocks(store, news)
        self.moderation = Moderation(store, news)
        await self.moderation.sanctions.load()
        self.privacy = Privacy(store, self.accounts, self.manager)
        self.security = Security(settings, self.accounts)
        self.sockets = Sockets(self.manager, self.security, self.moderation.sanctions, self.blocks, self.visits)
        news.listen(self.sockets.hear)
        news.listen(self.spell_names)
        self.manager.on_people = news.hear

    def spell_names(self, news: News) -> None:
        """A backup that was restored may hold names as an older Prestol spelled them."""
        if news.kind == "missed":
            self.manager.background(self.accounts.names.refresh())

    async def look_after_people(self) -> None:
        """Now and then: what holds against whom, and what need not be kept any longer."""
        while not self.manager.closing:
            try:
                await self.moderation.sanctions.load()
                await self.privacy.purge()
            except Exception:
                log.exception("people-not-looked-after")
            await asyncio.sleep(LOOK)

    async def say_goodbye(self) -> None:
        """Before the server closes its sockets."""
        self.manager.closing = True
        await self.sockets.say_goodbye()

    async def close(self) -> None:
        for task in self.sweeping:
            task.cancel()
        await self.manager.close()
        self.bots.close()
        with suppress(StoreError):
            await self.manager.pulse.beat()
        await self.store.close()


def caller(request: Call) -> Person:
    """The person who calls, as the entrance has found out."""
    person: Person = request.scope[PERSON]  # type: ignore[literal-required]
    return person


def services_of(request: Call) -> Services:
    services: Services = request.app.state.services
    return services
