"""The answers of an open window: durable, outside the log, told to nobody but their seats, closed as one entry."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec.structs import replace

from prestol.server.errors import ApiError
from prestol.server.realtime.broadcast import tell_owner
from prestol.server.store.base import AnswersChanged, ClientTaken, NumberTaken
from prestol.server.store.records import AnswerRecord
from prestol.server.tables.clocks import SECOND, now
from prestol.server.tables.private_words import load_orders, use_up
from prestol.server.tables.replay import Replay
from prestol.server.tables.windows import closing, may_close, noted, unseen, window_end

if TYPE_CHECKING:
    from prestol.server.tables.live import LiveTable

TRIES = 8
"""How often an answer is tried again when another process was faster."""
LATER = (10 * 60 * SECOND, 60 * 60 * SECOND)
"""How long after somebody has looked in a forced pass is given: as if they had answered at their leisure."""

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

    async def keep(self, reply: Reply, client: str | None = None) -> int | None:
        """Store what a seat answers in the open window, durably and outside the log; None where it is no answer.

        The same request again is not carried out again, and gives the same number.
        """
        table = self.table
        if not table.replay.game.windows:
            return None
        async with table.lock:
            for _ in range(TRIES):
                await table.settle()
                try:
                    wanted = reply(table.replay)
                except ApiError:
                    known = await table.number_of(client)
                    if known is None:
                        raise
                    return known
                if wanted is None:
                    return None
                moves = encode(wanted[1]).decode()
                record = replace(self.record_of(wanted[0]), moves=moves, client=client or "")
                try:
                    await table.manager.store.save_answer(record, table.replay.number, client=client)
                except ClientTaken as taken:
                    return taken.number
                except NumberTaken:
                    await table.take_news()
                    continue
                self.given[record.seat] = record
                table.touched = time.monotonic()
                tell_owner(table, record.seat)
                table.automation.wake()
                return table.replay.number
        raise ApiError("busy", 503)

    def record_of(self, seat: int) -> AnswerRecord:
        """What is stored of a seat for the open window; an empty record where nothing is."""
        replay = self.table.replay
        kept = {one.seat: one for one in noted(replay, self.given)}
        return kept.get(seat) or AnswerRecord(self.table.id, seat, replay.question, "[]", "")

    def look_around(self) -> None:
        """Note which of those who are asked have the table open."""
        if self.unseen() and not self.table.manager.closing:
            self.table.manager.background(self.note_visits())

    def unseen(self) -> list[int]:
        return unseen(self.table.replay, {listener.person for listener in self.table.listeners}, self.given)

    async def note_visits(self) -> None:
        """Store from when on those who have looked in need not be waited for, should they have nothing to play."""
        table = self.table
        async with table.lock:
            for _ in range(TRIES):
                await table.settle()
                seats = self.unseen()
                if not seats:
                    return
                record = replace(self.record_of(seats[0]), ready=now() + random.randint(*LATER))
                before, self.given = self.given, {**self.given, record.seat: record}
                try:
                    await table.manager.store.save_answer(record, table.replay.number, table.due())
                except NumberTaken:
                    self.given = before
                    await table.take_news()
                    continue
                table.automation.set_timer()

    async def close(self, question: int) -> None:
        """Close the window with the answers given so far: one entry, whatever they are."""
        table = self.table
        async with table.lock:
            for _ in range(TRIES):
                await table.ready()
                replay, orders = table.replay, table.automation.orders
                if replay.question != question or replay.window is None:
                    return
                await self.load()
                await load_orders(table)
                if not may_close(replay, self.given, orders, now()):
                    return
                draft, obeyed = closing(replay, self.given, orders)
                kept = list(self.given.values())
                try:
                    await table.commit([draft], None, None, kept, window_end(replay))
                except (NumberTaken, AnswersChanged):
                    continue
                await use_up(table, obeyed)
                return

    async def wait_on(self) -> None:
        """Store when to look again at a window that stays open although somebody need no longer be waited for."""
        table = self.table
        async with table.lock:
            await table.settle()
            past = [one for one in noted(table.replay, self.given) if one.ready is not None and one.ready <= now()]
            if table.replay.window is not None and past:
                try:
                    await table.manager.store.save_answer(past[0], table.replay.number, table.due())
                except NumberTaken:
                    await table.take_news()

    async def hear(self) -> None:
        """Another process has taken an answer."""
        table = self.table
        async with table.lock:
            await table.settle()
            before = dict(self.given)
            await self.load()
            for seat, record in self.given.items():
                if seat not in before or before[seat].moves != record.moves:
                    tell_owner(table, seat)
            table.automation.wake()
