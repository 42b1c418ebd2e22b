"""The answers of an open window: durable, outside the log, told to nobody but their seats, closed as one entry."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Protocol

import msgspec

from prestol.server.errors import ApiError
from prestol.server.realtime.broadcast import tell_owner
from prestol.server.store.base import AnswerRecord, AnswersChanged, NumberTaken
from prestol.server.tables.clocks import now
from prestol.server.tables.replay import Replay
from prestol.server.tables.windows import closing, may_close, window_end

if TYPE_CHECKING:
    from prestol.server.tables.live import LiveTable

TRIES = 8
"""How often an answer is tried again when another process was faster."""

encode = msgspec.json.Encoder().encode


class Reply(Protocol):
    """What a seat decides in the open window: the seat and all its decisions, or None where it is about nothing."""

    def __call__(self, replay: Replay) -> tuple[int, list[str]] | None: ...


class Answers:
    """What the seats of one table have answered so far in the window that is open."""

    __slots__ = ("given", "table")

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.given: dict[int, AnswerRecord] = {}

    async def load(self) -> None:
        """Read the answers stored for the open window; other processes may have taken some of them."""
        table = self.table
        found = await table.manager.store.answers(table.id) if table.replay.window is not None else []
        self.given = {one.seat: one for one in found}

    async def keep(self, reply: Reply, client: str) -> bool:
        """Store what a seat answers in the open window, durably and outside the log; False where it is no answer."""
        table = self.table
        if not table.replay.game.windows:
            return False
        async with table.lock:
            for _ in range(TRIES):
                await table.settle()
                wanted = reply(table.replay) if not self.is_repeated(client) else None
                if wanted is None:
                    return self.is_repeated(client)
                record = AnswerRecord(table.id, wanted[0], table.replay.question, encode(wanted[1]).decode(), client)
                try:
                    await table.manager.store.save_answer(record, table.replay.number)
                except NumberTaken:
                    await table.take_news()
                    continue
                self.given[record.seat] = record
                table.touched = time.monotonic()
                tell_owner(table, record.seat)
                table.automation.wake()
                return True
        raise ApiError("busy", 503)

    def is_repeated(self, client: str) -> bool:
        """Whether a request was carried out before, as far as the open window goes."""
        return any(one.client == client and one.question == self.table.replay.question for one in self.given.values())

    async def close(self, question: int) -> None:
        """Close the window with the answers given so far: one entry, whatever they are."""
        table = self.table
        async with table.lock:
            for _ in range(TRIES):
                await table.settle()
                replay, orders = table.replay, table.automation.orders
                if replay.question != question or replay.window is None:
                    return
                await self.load()
                await table.automation.load_orders()
                if not may_close(replay, self.given, orders, now()):
                    return
                draft, obeyed = closing(replay, self.given, orders)
                kept = list(self.given.values())
                try:
                    await table.commit([draft], None, None, kept, window_end(replay))
                except (NumberTaken, AnswersChanged):
                    continue
                await table.automation.use_up(obeyed)
                return

    async def hear(self) -> None:
        """Another process has taken an answer."""
        table = self.table
        async with table.lock:
            await table.settle()
            before = dict(self.given)
            await self.load()
            for seat, record in self.given.items():
                if before.get(seat) != record:
                    tell_owner(table, seat)
            table.automation.wake()
