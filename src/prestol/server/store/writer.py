"""One thread that writes to SQLite, and commits together whatever has arrived while it wrote.

A full sync of the disk takes far longer than a few inserts. So while one group is being committed the next one gathers,
and durability costs each of them only its share.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

from prestol.server.store.errors import SQLITE_ERRORS

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

GROUP = 256
"""The most pieces of work in one transaction."""

GLANCE = 1.0
"""Seconds without work after which we look whether another program has written."""


class Job(NamedTuple):
    """A piece of work, and who waits for it."""

    work: Work[Any]
    future: asyncio.Future[Any]


class GroupWriter:
    """Runs work inside durable transactions. A piece that fails is undone alone; the others go on."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        explain: Callable[[Exception], Exception],
        mark: Work[object],
        changed: Callable[[], None],
    ) -> None:
        """`changed` is called in the event loop when another program has changed what `mark` reads."""
        self.connection = connection
        self.explain = explain
        self.mark = mark
        self.changed = changed
        self.loop = asyncio.get_running_loop()
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.version = self.data_version()
        self.seen = mark(connection)
        self.thread = threading.Thread(target=self.run, name="prestol-writer", daemon=True)
        self.thread.start()

    async def write(self, work: Work[T]) -> T:
        """Do a piece of work; returns when it is on the disk."""
        future: asyncio.Future[T] = self.loop.create_future()
        self.queue.put(Job(work, future))
        return await future

    async def stop(self) -> None:
        """Finish what was asked for so far."""
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    def run(self) -> None:
        going = True
        while going:
            try:
                first = self.queue.get(timeout=GLANCE)
            except Empty:
                self.look_around()
                continue
            jobs, going = self.gather(first)
            if jobs:
                self.tell(self.commit(jobs))

    def gather(self, first: Job | None) -> tuple[list[Job], bool]:
        """What waits in the queue, and whether to go on after it."""
        jobs: list[Job] = []
        item = first
        while item is not None:
            jobs.append(item)
            if len(jobs) == GROUP:
                return jobs, True
            try:
                item = self.queue.get_nowait()
            except Empty:
                return jobs, True
        return jobs, False

    def commit(self, jobs: list[Job]) -> list[tuple[Job, Any]]:
        """Do the work in one transaction; the result of each job, an exception where it failed."""
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            self.look_around()
            results = [(job, self.attempt(job)) for job in jobs]
            self.connection.execute("COMMIT")
        except Exception as error:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            return [(job, self.explained(error)) for job in jobs]
        return results

    def explained(self, error: Exception) -> Exception:
        return self.explain(error) if isinstance(error, SQLITE_ERRORS) else error

    def attempt(self, job: Job) -> Any:
        """The result of one job, or the exception that undid it. Raises where the whole transaction is lost."""
        execute = self.connection.execute
        execute("SAVEPOINT job")
        try:
            result = job.work(self.connection)
        except Exception as error:
            if not self.connection.in_transaction:  # SQLite itself rolled back: the disk is full or broken
                raise
            execute("ROLLBACK TO job")
            execute("RELEASE job")
            return self.explained(error)
        execute("RELEASE job")
        return result

    def tell(self, results: list[tuple[Job, Any]]) -> None:
        self.call(lambda: settle(results))

    def call(self, what: Callable[[], None]) -> None:
        """Call something in the event loop, unless it is gone."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(what)

    def look_around(self) -> None:
        """Notice when another program has changed the mark, as a restore does."""
        try:
            version = self.data_version()
            if version == self.version:
                return
            found = self.mark(self.connection)
        except SQLITE_ERRORS:
            return  # busy or broken: whoever writes next is told
        self.version = version
        if found != self.seen:
            self.seen = found
            self.call(self.changed)

    def data_version(self) -> int:
        return int(self.connection.execute("PRAGMA data_version").fetchone()[0])


def settle(results: list[tuple[Job, Any]]) -> None:
    """Answer those who still wait."""
    for job, result in results:
        if job.future.done():
            continue
        if isinstance(result, Exception):
            job.future.set_exception(result)
        else:
            job.future.set_result(result)
