"""The table manager: all live tables of this process, opened when somebody comes and put away when nobody is left."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from prestol.server.bot_pool import BotPool
from prestol.server.config import Settings
from prestol.server.errors import ApiError
from prestol.server.metrics import Metrics
from prestol.server.realtime.presence import Presences
from prestol.server.store import StoreError
from prestol.server.store.base import BROKEN, MISSED, PEOPLE, RESTORED, Notice, Store
from prestol.server.store.records import TableRecord
from prestol.server.tables.clocks import now
from prestol.server.tables.contents import Contents
from prestol.server.tables.damage import DamagedTable, NewerTable, SetAside
from prestol.server.tables.entries import Logged
from prestol.server.tables.live import LiveTable
from prestol.server.tables.private_words import load_orders
from prestol.server.tables.pulse import Pulse
from prestol.server.wire import Bye

SWEEP = 3.0
"""Seconds between two looks at what is due."""
SWEEP_TABLES = 50

log = structlog.get_logger("prestol.manager")


class TableManager:
    """Finds tables by id and keeps the live ones."""

    def __init__(self, settings: Settings, store: Store, bots: BotPool, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.metrics = metrics
        self.contents = Contents(store)
        self.presence = Presences(self)
        self.pulse = Pulse(store)
        self.tables: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.set_aside = SetAside()
        self.networks: dict[str, str] = {}
        """Where the live tables that were made here were made from."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.give_up: Callable[[], None] = lambda: None
        """Ends the process; set by whoever runs it."""
        self.on_people: Callable[[str], None] = lambda _text: None
        """Called with news about people from other processes; with an empty text where some may have been missed."""
        store.listen(self.heard)

    # --- finding

    async def table(self, id: str) -> LiveTable:
        """The live table. Whoever comes while it is being opened waits for the same opening."""
        if id in self.tables:
            self.tables[id].touched = time.monotonic()  # whoever holds it must not hold one that was put away
            return self.tables[id]
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self.open_table(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def open_table(self, id: str) -> LiveTable:
        found = await self.store.table(id)
        if found is None:
            raise ApiError("no-such-table", 404)
        await self.store.hold(id)
        try:
            table = LiveTable(self, *await self.contents.game_of(found[0]))
            async with table.lock:
                await table.ready()
                await load_orders(table)
                table.automation.wake()
        except (DamagedTable, NewerTable) as error:
            log.error(error.key, table=id, fault=error.sentence().en)
            raise
        self.set_aside.remove(id)
        self.tables[id] = table
        self.metrics.tables.set(len(self.tables))
        return table

    def share_of(self, record: TableRecord) -> str:
        """With which other tables this one shares the time of the bots."""
        return self.networks.get(record.id, record.owner)

    # --- what happens by itself

    def heard(self, notice: Notice) -> None:
        """Another process has news of a table, or the store of all of them."""
        if notice.table == PEOPLE:
            self.on_people(notice.text)
            return
        if notice == MISSED:
            self.on_people("")
            for live in self.tables.values():
                self.background(live.catch_up())
            return
        if notice == RESTORED:
            self.on_people("")
            self.background(self.start_over())
            return
        if notice == BROKEN:
            self.give_up()
            return
        table = self.tables.get(notice.table)
        if table is None:
            if notice.table in self.opening and not notice.text:
                self.background(self.catch_up_when_open(notice.table))
            return
        if notice.text:
            self.presence.heard(table, notice.text)
        elif notice.number > table.replay.number or not table.sound:  # what is not yet stored has numbers too
            self.background(table.catch_up())
        elif notice.number == table.replay.number and table.replay.window is not None:
            self.background(table.answers.hear())

    async def catch_up_when_open(self, id: str) -> None:
        """Its log may have been read before the news."""
        await (await self.table(id)).catch_up()

    async def start_over(self) -> None:
        """Forget every table, because the store holds another past now; whoever follows one comes back to it."""
        self.set_aside.clear()
        tables, self.tables = list(self.tables.values()), {}
        for table in tables:
            table.automation.stop()
            for listener in table.listeners:
                listener.leave(Bye(reason="restart", again=1000))

    async def reopen(self, id: str) -> None:
        """Forget one table, because what is stored of it was changed in place; whoever follows it comes back."""
        table = self.tables.get(id)
        if table is None:
            return
        async with table.lock:
            self.tables.pop(id, None)
            table.automation.stop()
        for listener in list(table.listeners):
            listener.leave(Bye(reason="restart", again=500))

    def background(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something that nobody waits for; a failure goes to the log."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finish)

    def finish(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreError):
            log.warning("background-failed", fault=str(error))
        elif error is not None:
            log.error("background-failed", exc_info=error)

    async def sweep_forever(self) -> None:
        while not self.closing:
            try:
                await self.sweep()
            except StoreError as error:
                log.warning("sweep-failed", fault=str(error))
            except Exception:
                log.exception("sweep-failed")
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        """Wake tables at which something is due; put away those that nobody looks at."""
        known = len(self.pulse.outages)
        await self.pulse.beat()
        if len(self.pulse.outages) > known:
            await self.make_good()
        due = await self.store.tables_due(now(), SWEEP_TABLES + len(self.set_aside))
        for id in due:
            if id not in self.set_aside:
                await self.wake(id)
        self.put_away_quiet()

    async def make_good(self) -> None:
        """Give back at every live table what an outage has taken."""
        for table in list(self.tables.values()):
            async with table.lock:
                await table.ready()

    async def wake(self, id: str) -> None:
        """Let happen what is due at a table; one that fails is set aside for a while, for the sake of the others."""
        try:
            table = await self.table(id)
            await table.automation.expire()
            async with table.lock:
                table.automation.wake()
        except (DamagedTable, NewerTable):
            self.set_aside.add(id)
        except StoreError:
            raise  # it is not the fault of the table
        except ApiError as error:
            log.warning("table-not-woken", table=id, why=error.key)
        except Exception:
            log.exception("table-failed", table=id)
            self.set_aside.add(id)
        self.metrics.tables_failed.set(len(self.set_aside))

    def put_away_quiet(self) -> None:
        quiet = time.monotonic() - self.settings.idle
        for id, table in list(self.tables.items()):
            if (
                not table.listeners
                and not table.automation.answers
                and not table.lock.locked()
                and table.touched < quiet
            ):
                table.put_away()
                del self.tables[id]
                self.background(self.store.release(id))
                self.networks.pop(id, None)
                self.presence.forget(id)
        self.metrics.tables.set(len(self.tables))

    def count(self, made: list[Logged]) -> None:
        for one in made:
            self.metrics.entries.labels(one.kind).inc()

    async def close(self) -> None:
        """Let what is being written finish, and stop everything else."""
        self.closing = True
        for table in self.tables.values():
            table.automation.stop()
        for table in list(self.tables.values()):
            async with table.lock:
                pass
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
