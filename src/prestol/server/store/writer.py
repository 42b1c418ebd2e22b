"""One thread that writes to the database, and commits together whatever has arrived while it wrote.

To make a commit durable takes far longer than a few inserts. So while one group is being committed the next one
gathers, and durability costs each of them only its share.
"""

from __future__ import annotations

import asyncio
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Generic, NamedTuple, TypeVar

from prestol.server.store.errors import StoreError, StoreUnsure

Work = TypeVar("Work")

GROUP = 256
"""The most pieces of work in one transaction."""

GLANCE = 1.0
"""Seconds without work after which we look whether another program has written."""


class Job(NamedTuple):
    """A piece of work, and who waits for it."""

    work: Any
    future: asyncio.Future[Any]


Results = list[tuple[Job, Any]]
"""What came of each job: its result, or the exception that it is answered with."""


class GroupWriter(ABC, Generic[Work]):
    """A thread with a queue of work. Whoever waits is answered only after the commit."""

    def __init__(self, where: str, broken: Callable[[], None]) -> None:
        """`broken` is called in the event loop when the thread has ended by a fault."""
        self.where = where
        self.broken = broken
        self.loop = asyncio.get_running_loop()
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.group: list[Job] = []
        self.trouble = False
        """Whether the last group could not be written."""
        self.dead = False
        self.thread = threading.Thread(target=self.run, name="prestol-writer", daemon=True)

    def start(self) -> None:
        self.thread.start()

    async def write(self, work: Work) -> Any:
        """Do a piece of work; returns when it is on the disk."""
        if self.dead:
            raise self.gone()
        future: asyncio.Future[Any] = self.loop.create_future()
        self.queue.put(Job(work, future))
        return await future

    async def stop(self) -> None:
        """Finish what was asked for so far."""
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    # --- in the thread

    @abstractmethod
    def commit(self, jobs: list[Job]) -> Results:
        """Do the work in one durable transaction. An exception of this method itself ends the thread."""

    def rest(self) -> None:
        """There was nothing to do for a while."""

    def run(self) -> None:
        try:
            self.work_off()
        except BaseException as error:
            self.dead = True
            self.tell([(job, self.unsure()) for job in self.group])
            self.refuse_rest()
            self.call(self.broken)
            if not isinstance(error, WriterBroken):
                raise

    def work_off(self) -> None:
        going = True
        while going:
            try:
                first = self.queue.get(timeout=GLANCE)
            except Empty:
                self.rest()
                continue
            self.group, going = self.gather(first)
            if self.group:
                results = self.commit(self.group)
                self.trouble = any(isinstance(result, StoreError) for _, result in results)
                self.group = []
                self.tell(results)

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

    def refuse_rest(self) -> None:
        """Answer those who wait although nobody works any more; theirs was never begun."""
        left: list[Job] = []
        while True:
            try:
                item = self.queue.get_nowait()
            except Empty:
                break
            if item is not None:
                left.append(item)
        self.tell([(job, self.gone()) for job in left])

    def tell(self, results: Results) -> None:
        self.call(lambda: settle(results))

    def call(self, what: Callable[[], None]) -> None:
        """Call something in the event loop, unless it is gone."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(what)

    def gone(self) -> StoreError:
        return StoreError("fault-store-broken", where=self.where)

    def unsure(self) -> StoreUnsure:
        return StoreUnsure("fault-store-unsure", where=self.where)


class WriterBroken(Exception):
    """The connection is in a state that nobody can tell: only a fresh start helps."""


def settle(results: Results) -> None:
    """Answer those who still wait."""
    for job, result in results:
        if job.future.done():
            continue
        if isinstance(result, Exception):
            job.future.set_exception(result)
        else:
            job.future.set_result(result)


def milliseconds() -> int:
    return time.time_ns() // 1_000_000
