"""A live table: one writer at a time, the log first, then everybody who looks on."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

import msgspec
import structlog

from prestol import fingerprint
from prestol.server import wire
from prestol.server.errors import Denied
from prestol.server.realtime.broadcast import Listener, tell
from prestol.server.realtime.projection import Scene, entry_for
from prestol.server.store.base import Batch, ClientTaken, EntryRecord, NumberTaken, TableRecord
from prestol.server.tables.automation import FORGOTTEN, Driver
from prestol.server.tables.clocks import now
from prestol.server.tables.commands import Actor, plan
from prestol.server.tables.entries import Data, Draft, Logged
from prestol.server.tables.replay import SNAPSHOT_EVERY, Course
from prestol.server.tables.seats import owned, record_of
from prestol.server.wire import Ending, TableInfo

if TYPE_CHECKING:
    from prestol.server.tables.manager import Hall

TRIES = 8
"""How often a request is tried again when another process was faster."""
TAIL = 32
"""Entries kept at hand for those who come back."""
RESCUE = 30_000
"""A bot's answer that is so many milliseconds overdue is taken over by whoever notices."""
HASHED = frozenset({"start", "move", "undo"})

encode = msgspec.json.Encoder().encode
log = structlog.get_logger("prestol.table")


class Table:
    """The course of one table, and everybody who follows it. Whoever reads or writes holds the lock."""

    __slots__ = (
        "course",
        "driver",
        "hall",
        "id",
        "listeners",
        "lock",
        "presence",
        "record",
        "sound",
        "tail",
        "touched",
    )

    def __init__(self, hall: Hall, record: TableRecord) -> None:
        self.hall = hall
        self.id = record.id
        self.record = record
        self.course = Course(record)
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.tail: deque[Logged] = deque(maxlen=TAIL)
        self.sound = False
        """Whether the course agrees with the stored log, as far as we know."""
        self.driver = Driver(self)
        self.presence: asyncio.TimerHandle | None = None
        self.touched = time.monotonic()

    # --- from the log

    async def settle(self) -> None:
        """Make the course agree with the log again; what the listeners have missed they are told."""
        if self.sound:
            return
        told = self.tail[-1].number if self.tail else None
        snapshot = await self.hall.store.snapshot(self.id, told)
        course = Course(self.record)
        if snapshot is not None:
            course.restore(snapshot)
        logged = [course.take_in(entry) for entry in await self.hall.store.entries(self.id, course.number)]
        if logged:
            course.check(logged[-1])
        self.course, self.sound = course, True
        fresh = [one for one in logged if told is None or one.number > told]
        self.tail.extend(fresh)
        if told is not None:
            self.tell(fresh)
        self.driver.wake(strange=told is not None)

    async def catch_up(self) -> None:
        """Take in what another process has appended."""
        async with self.lock:
            await self.settle()
            await self.take_news()

    async def take_news(self) -> bool:
        """Whether there are entries of another process that we had not heard of; they are taken in. The caller holds
        the lock."""
        entries = await self.hall.store.entries(self.id, self.course.number)
        fresh = [self.course.take_in(entry) for entry in entries]
        self.tail.extend(fresh)
        self.tell(fresh)
        self.driver.wake(strange=bool(fresh))
        return bool(fresh)

    async def entries_since(self, number: int) -> list[Logged]:
        """The entries after a number, with their events: from memory, or by playing the log again."""
        if number >= self.course.number:
            return []
        if self.tail and self.tail[0].number <= number + 1:
            return [one for one in self.tail if one.number > number]
        return (await self.replay())[1][number:]

    async def course_at(self, number: int) -> Course:
        """The course as it was after an entry."""
        course = Course(self.record)
        snapshot = await self.hall.store.snapshot(self.id, number)
        if snapshot is not None:
            course.restore(snapshot)
        for entry in await self.hall.store.entries(self.id, course.number):
            if entry.number <= number:
                course.take_in(entry)
        return course

    async def replay(self) -> tuple[Course, list[Logged]]:
        """The whole log with its events, played from the beginning."""
        course = Course(self.record)
        logged: list[Logged] = []
        for entry in await self.hall.store.entries(self.id):
            logged.append(course.take_in(entry))
            if entry.number % 32 == 0:
                await asyncio.sleep(0)  # other tables need not wait for a long log
        return course, logged

    def put_away(self) -> None:
        """Let go of everything at once: the driver knows the table and would keep it alive."""
        self.driver.stop()
        del self.driver

    # --- to the log

    async def carry_out(self, who: Actor, request: wire.ClientMessage) -> int:
        """Do what a person asks; the number of the entry. The same request again gives the same number."""
        return await self.write(lambda course: plan(course, who, request), who.id, f"{who.id}:{request.id}")

    async def write(self, plan: Plan, person: str | None = None, client: str | None = None) -> int:
        """Append what a plan makes of the course; tried again when another process was faster."""
        async with self.lock:
            for _ in range(TRIES):
                await self.settle()
                try:
                    drafts = plan(self.course)
                except Denied:
                    known = await self.hall.store.entry_of_client(self.id, client) if client else None
                    if known is not None:
                        return known.number
                    if await self.take_news():
                        continue  # it was judged by what stood here before another process wrote
                    raise
                try:
                    return await self.commit(drafts, person, client) if drafts else self.course.number
                except ClientTaken as known:
                    await self.settle()
                    return known.number
                except NumberTaken:
                    continue
        raise Denied("busy", 503)

    async def commit(self, drafts: Iterable[Draft], person: str | None, client: str | None) -> int:
        """Append entries durably, then tell everybody; the number of the first one. The caller holds the lock."""
        at = max(now(), self.course.clocks.since)
        first = self.course.number + 1
        self.sound = False  # until the store has said yes
        made = [self.take(at, draft) for draft in drafts]
        made += [self.take(at, draft) for draft in self.follow_up()]
        records = [
            EntryRecord(self.id, one.number, one.at, one.kind, one.seat, person, None, encode(one.data).decode())
            for one in made
        ]
        records[0] = msgspec.structs.replace(records[0], client=client)
        await self.hall.store.append(self.batch(made, records))
        self.sound = True
        self.touched = time.monotonic()
        self.tail.extend(made)
        self.tell(made)
        self.hall.count(made)
        self.driver.wake()
        return first

    def take(self, at: int, draft: Draft) -> Logged:
        events = self.course.apply(at, draft)
        data = draft.data
        if draft.kind in HASHED:
            data = msgspec.structs.replace(data, hash=fingerprint(self.course.state))
        return Logged(self.course.number, at, draft.kind, draft.seat, data, events)

    def follow_up(self) -> list[Draft]:
        """The end, where a move has brought it."""
        course = self.course
        if course.status != "playing" or not course.state.over:
            return []
        result = course.state.result()
        ending = Ending(
            "finished", list(result.places), list(result.scores), [dict(part) for part in result.breakdown], result.tie
        )
        return [Draft("over", None, Data(result=ending))]

    def batch(self, made: list[Logged], records: list[EntryRecord]) -> Batch:
        course = self.course
        infos = {one.data.info.seat: one.data.info for one in made if one.data.info is not None}
        moves = len(course.journal.entries) if course.journal else 0
        shoot = course.status == "playing" and made[-1].kind == "move" and moves % SNAPSHOT_EVERY == 0
        return Batch(
            self.id,
            records,
            course.status,
            self.due(),
            sum(1 << seat for seat in course.waiting),
            [record_of(self.id, info) for info in infos.values()],
            course.snapshot(self.id) if shoot else None,
        )

    def due(self) -> int | None:
        """When something must happen even if nobody looks on."""
        course = self.course
        if course.status == "open":
            return self.record.created + FORGOTTEN
        times = [course.due()]
        if self.driver.wanted():
            times.append(course.clocks.since + RESCUE)
        return min((one for one in times if one is not None), default=None)

    # --- to those who look on

    def add(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.touched = time.monotonic()
        self.hall.presence.changed(self)

    def remove(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.touched = time.monotonic()
        self.hall.presence.changed(self)

    def tell(self, made: list[Logged]) -> None:
        tell(self.course, self.listeners, made)

    async def hello(self, listener: Listener, name: str, since: int) -> str:
        """The first message to somebody who comes or comes back. The caller holds the lock."""
        listener.seats = owned(self.course.seats, listener.person)
        note, orders = await self.driver.private_words(listener.person)
        entries = [entry_for(one, listener.seats, self.course.seed) for one in await self.entries_since(since)]
        you = wire.You(listener.person, name, list(listener.seats), note, orders)
        return encode(
            wire.Hello(
                protocol=wire.PROTOCOL,
                table=self.info(),
                you=you,
                number=self.course.number,
                entries=entries,
                now=Scene(self.course, now()).moment(listener.seats),
            )
        ).decode()

    def info(self) -> TableInfo:
        course = self.course
        return TableInfo(
            id=self.id,
            game=course.game.id,
            owner=self.record.owner,
            status=course.status,
            seats=list(course.seats),
            options=course.settings.options,
            pace=course.settings.pace,
            listed=self.record.listed,
            watchable=course.settings.watchable,
            created=self.record.created,
            changed=course.clocks.since or self.record.created,
            number=course.number,
            waiting=list(course.waiting),
            rematch=course.rematch,
            practice=course.practice,
        )


class Plan(Protocol):
    """Says which entries follow from the course as it stands; tried again when it has changed meanwhile."""

    def __call__(self, course: Course) -> list[Draft]: ...
