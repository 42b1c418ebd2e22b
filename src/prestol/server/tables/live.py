"""A live table: one writer at a time, the log first, then everybody who looks on."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

import msgspec
import structlog

from prestol.engine.game import Game
from prestol.server import wire
from prestol.server.errors import ApiError
from prestol.server.realtime.broadcast import Listener, tell
from prestol.server.store.base import Batch, ClientTaken, NumberTaken
from prestol.server.store.records import AnswerRecord, EntryRecord, TableRecord
from prestol.server.tables.answers import Answers
from prestol.server.tables.automation import FORGOTTEN, Automation
from prestol.server.tables.clocks import now
from prestol.server.tables.commands import Actor, ending_of, plan
from prestol.server.tables.entries import Data, Draft, Logged, strike
from prestol.server.tables.listing import live_info
from prestol.server.tables.loading import Loader
from prestol.server.tables.replay import Replay
from prestol.server.tables.seats import belongs, record_of
from prestol.server.tables.snapshots import SNAPSHOT_EVERY, take_snapshot
from prestol.server.tables.windows import due, reply_to, window_end
from prestol.server.wire import TableInfo

if TYPE_CHECKING:
    from prestol.server.tables.manager import TableManager

TRIES = 8
"""How often a request is tried again when another process was faster."""
TAIL = 32
"""Entries kept at hand for those who come back."""
RESCUE = 30_000
"""If a bot's answer is overdue by this many milliseconds, the process that notices takes over."""
AT_THE_DOOR = 300
"""Milliseconds after which somebody who was sent away may ask whether they can come back."""
HASHED = frozenset({"start", "move", "window", "undo"})

encode = msgspec.json.Encoder().encode
log = structlog.get_logger("prestol.table")


class LiveTable:
    """One table in memory: its replay, and everybody who follows it. Whoever reads or writes holds the lock."""

    __slots__ = (
        "answers",
        "automation",
        "durable",
        "id",
        "listeners",
        "loader",
        "lock",
        "manager",
        "presence",
        "record",
        "replay",
        "sound",
        "tail",
        "touched",
    )

    def __init__(self, manager: TableManager, record: TableRecord, game: Game) -> None:
        self.manager = manager
        self.id = record.id
        self.record = record
        self.loader = Loader(manager.store, record, game)
        self.replay = self.loader.blank()
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.tail: deque[Logged] = deque(maxlen=TAIL)
        self.sound = False
        """Whether the replay agrees with the stored log, as far as we know."""
        self.durable = 0
        """The last entry that is stored: while one is being written, the replay is ahead of it."""
        self.answers = Answers(self)
        self.automation = Automation(self)
        self.presence: asyncio.TimerHandle | None = None
        self.touched = time.monotonic()

    # --- from the log

    async def settle(self) -> None:
        """Bring the replay in line with the log again, and send the listeners what they have missed."""
        if self.sound:
            return
        told = self.tail[-1].number if self.tail else None
        replay, logged = await self.loader.load(told)
        self.replay, self.sound, self.durable = replay, True, replay.number
        await self.answers.load()
        fresh = [one for one in logged if told is None or one.number > told]
        self.tail.extend(fresh)
        if told is not None:
            self.tell(fresh)
        self.automation.wake(strange=told is not None)

    async def ready(self) -> None:
        """Settle, and give back what an outage took from those who were to decide. The caller holds the lock."""
        for _ in range(TRIES):
            await self.settle()
            if self.manager.pulse.is_stale:
                await self.manager.pulse.beat()
            missed = self.manager.pulse.missed(self.replay.clocks.since, now()) if self.is_timed() else 0
            if not missed:
                return
            with suppress(NumberTaken):
                await self.commit([Draft("pause", None, Data(spent=missed))], None, None)

    def is_timed(self) -> bool:
        """Whether something runs out at this table."""
        replay = self.replay
        if replay.status != "playing":
            return False
        wished = replay.asked is not None or replay.absence is not None
        return bool(replay.clocks.running) or wished or window_end(replay) is not None

    async def catch_up(self) -> None:
        """Take in what another process has appended."""
        async with self.lock:
            await self.settle()
            await self.take_news()

    async def take_news(self) -> bool:
        """Whether there are entries of another process that we had not heard of; they are taken in. The caller holds
        the lock."""
        entries = await self.manager.store.entries(self.id, self.replay.number)
        fresh = [self.replay.take_in(entry) for entry in entries]
        self.durable = self.replay.number
        await self.answers.load()
        self.tail.extend(fresh)
        self.tell(fresh)
        self.automation.wake(strange=bool(fresh))
        return bool(fresh)

    async def entries_since(self, number: int) -> list[Logged]:
        """The entries after a number, with their events: from memory, or by playing the log again."""
        if number >= self.replay.number:
            return []
        if self.tail and self.tail[0].number <= number + 1:
            return [one for one in self.tail if one.number > number]
        return await self.loader.between(number, self.replay.number)

    def put_away(self) -> None:
        """Release everything at once: automation and answers refer to the table and would keep it in memory."""
        self.automation.stop()
        del self.automation, self.answers

    # --- to the log

    async def carry_out(self, who: Actor, request: wire.ClientMessage) -> int:
        """Do what a person asks; the number of the entry. The same request again gives the same number."""
        client = f"{who.id}:{request.id}"
        answered = await self.answers.keep(lambda replay: reply_to(replay, who, request, self.answers.given), client)
        if answered is not None:
            return answered
        return await self.write(lambda replay: plan(replay, who, request), who.id, client)

    async def write(self, plan: Plan, person: str | None = None, client: str | None = None) -> int:
        """Append what a plan makes of the replay; tried again when another process was faster."""
        async with self.lock:
            for _ in range(TRIES):
                await self.ready()
                try:
                    drafts = plan(self.replay)
                except ApiError:
                    known = await self.number_of(client)
                    if known is not None:
                        return known
                    if await self.take_news():
                        continue  # it was judged by what stood here before another process wrote
                    raise
                try:
                    return await self.commit(drafts, person, client) if drafts else self.replay.number
                except ClientTaken as taken:
                    await self.settle()
                    return taken.number
                except NumberTaken:
                    continue
        raise ApiError("busy", 503)

    async def number_of(self, client: str | None) -> int | None:
        """What a request was answered with, if it was carried out before."""
        if client is None:
            return None
        entry = await self.manager.store.entry_of_client(self.id, client)
        return entry.number if entry is not None else await self.manager.store.request(self.id, client)

    async def commit(
        self,
        drafts: Iterable[Draft],
        person: str | None,
        client: str | None,
        kept: list[AnswerRecord] | None = None,
        end: int | None = None,
    ) -> int:
        """Append entries durably, then tell everybody; the number of the first one. The caller holds the lock.

        `kept` are the answers that a window is closed with; one that is over bears the time of its end.
        """
        at = max(min(now(), end or now()), self.replay.clocks.since)
        first = self.replay.number + 1
        self.sound = False  # until the store has said yes
        made = [self.take(at, draft) for draft in drafts]
        made += [self.take(at, draft) for draft in self.follow_up()]
        records = [
            EntryRecord(self.id, one.number, one.at, one.kind, one.seat, person, None, encode(one.data).decode())
            for one in made
        ]
        records[0] = msgspec.structs.replace(records[0], client=client)
        await self.manager.store.append(self.batch(made, records, kept))
        self.sound, self.durable = True, self.replay.number
        if self.replay.window is None or self.replay.question >= first:
            self.answers.given = {}
        self.touched = time.monotonic()
        self.tail.extend(made)
        self.tell(made)
        self.manager.count(made)
        self.automation.wake()
        return first

    def take(self, at: int, draft: Draft) -> Logged:
        events = self.replay.apply(at, draft)
        data = draft.data
        if draft.kind in HASHED:
            data = msgspec.structs.replace(data, hash=self.replay.fingerprint())
        return Logged(self.replay.number, at, draft.kind, draft.seat, data, events)

    def follow_up(self) -> list[Draft]:
        """The end, where a move has brought it."""
        replay = self.replay
        if replay.status != "playing" or not replay.state.over:
            return []
        return [Draft("over", None, Data(result=ending_of(replay.state.result())))]

    def batch(self, made: list[Logged], records: list[EntryRecord], kept: list[AnswerRecord] | None) -> Batch:
        replay = self.replay
        infos = {one.data.info.seat: one.data.info for one in made if one.data.info is not None}
        moves = len(replay.journal.entries) if replay.journal else 0
        shoot = replay.status == "playing" and made[-1].kind in ("move", "window") and moves % SNAPSHOT_EVERY == 0
        return Batch(
            self.id,
            records,
            replay.status,
            self.due(),
            sum(1 << seat for seat in replay.waiting),
            [record_of(self.id, info) for info in infos.values()],
            take_snapshot(replay, self.id) if shoot else None,
            kept,
            (replay.question if replay.window is not None else 0) if replay.game.windows else None,
        )

    def due(self) -> int | None:
        """When something must happen even if nobody looks on."""
        replay = self.replay
        if replay.status == "open":
            return replay.lot.until or self.record.created + FORGOTTEN
        times = [due(replay, self.answers.given, now())]
        if self.automation.wanted():
            times.append(replay.clocks.since + RESCUE)
        return min((one for one in times if one is not None), default=None)

    # --- to those who look on

    def add(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.touched = time.monotonic()
        self.manager.presence.changed(self, listener)
        self.answers.look_around()

    def remove(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.touched = time.monotonic()
        self.manager.presence.changed(self, listener)

    def tell(self, made: list[Logged]) -> None:
        strike(self.tail, made)
        tell(self, made)
        if not self.replay.settings.watchable and any(one.kind == "seat" for one in made):
            self.send_away()

    def send_away(self) -> None:
        """Whoever has left a table without spectators looks on no longer."""
        for listener in list(self.listeners):
            if not belongs(self.replay.seats, listener.person):
                listener.leave(wire.Bye(reason="ended", again=AT_THE_DOOR))

    async def look(self) -> TableInfo:
        """The table as it is stored; what is just being written is waited for."""
        async with self.lock:
            await self.settle()
            return live_info(self)


class Plan(Protocol):
    """Says which entries follow from the replay as it stands; tried again when it has changed meanwhile."""

    def __call__(self, replay: Replay) -> list[Draft]: ...
