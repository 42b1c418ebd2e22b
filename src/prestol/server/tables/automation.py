"""What happens at a table without anybody asking: bots and standing orders answer, clocks run out."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import structlog

from prestol.engine.luck import bot_seed
from prestol.engine.step import Move
from prestol.engine.window import PASS_MOVE, Answer
from prestol.server.bot_pool import BotError, Job, quick_move
from prestol.server.store import StoreError
from prestol.server.tables import standing_orders as standing
from prestol.server.tables.absent_seats import absent_drafts
from prestol.server.tables.bot_levels import quick_level
from prestol.server.tables.clocks import DAY, now
from prestol.server.tables.entries import Data, Draft
from prestol.server.tables.private_words import use_up
from prestol.server.tables.replay import Replay
from prestol.server.tables.seats import handed, is_played_by_bot, is_played_by_person
from prestol.server.tables.windows import checked, due, has_answered, may_close
from prestol.server.wire import Ending, Order

if TYPE_CHECKING:
    from prestol.server.tables.live import LiveTable

FORGOTTEN = 7 * DAY
"""A table that has not started after this many milliseconds is closed."""
FAILURES = 3
"""After failing to decide this often in a row, a bot is not asked again: the quicker one keeps its seat."""
STRANGE = 4.0
"""Seconds that a process waits before it thinks about an entry of another process, which is thinking already."""
STORE_AWAY = 2.0
"""Seconds before what could not be stored is tried again."""

log = structlog.get_logger("prestol.automation")


class PendingAnswer(NamedTuple):
    """An answer under way: to which question, by which bot (empty: a standing order)."""

    question: int
    level: str
    task: asyncio.Task[None]


class Automation:
    """The unattended part of one table."""

    __slots__ = ("answers", "failures", "orders", "table", "timer")

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.answers: dict[int, PendingAnswer] = {}
        self.failures: Counter[int] = Counter()
        """How many decisions in a row the bot of a seat has failed to make."""
        self.orders: dict[int, list[Order]] = {}
        self.timer: asyncio.TimerHandle | None = None

    # --- what must be done

    def wanted(self) -> dict[int, str]:
        """Seats that are answered for now, each with the level of its bot or, for a standing order, nothing."""
        replay = self.table.replay
        found = {seat: replay.seats[seat].bot or "" for seat in replay.bots_waiting}
        if replay.window is not None:  # orders answer when it closes
            return {seat: found[seat] for seat in found if not has_answered(replay, seat, self.table.answers.given)}
        if replay.asked is None:
            for seat, orders in self.orders.items():
                if is_played_by_person(replay.seats[seat]) and standing.order_for(replay, seat, orders):
                    found[seat] = ""
        return found

    def wake(self, strange: bool = False) -> None:
        """Look at the table after something has changed. The caller holds the lock."""
        wanted = self.wanted() if not self.table.manager.closing else {}
        question = self.table.replay.question
        for seat, pending in list(self.answers.items()):
            if (pending.question, pending.level) != (question, wanted.get(seat)):
                del self.answers[seat]
                if pending.task is not asyncio.current_task():
                    pending.task.cancel()
        for seat, level in wanted.items():
            if seat not in self.answers:
                task = asyncio.create_task(self.run(seat, question, level, STRANGE if strange else 0.0))
                self.answers[seat] = PendingAnswer(question, level, task)
        self.table.answers.look_around()
        self.look_at_window()
        self.set_timer()

    def look_at_window(self) -> None:
        """Close the open window where it is to be closed now."""
        table = self.table
        if not table.manager.closing and may_close(table.replay, table.answers.given, self.orders, now()):
            table.manager.background(table.answers.close(table.replay.question))

    def set_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        at = due(self.table.replay, self.table.answers.given, now())
        if at is not None and not self.table.manager.closing:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(max(0, at - now()) / 1000 + 0.005, self.ring)

    def ring(self) -> None:
        self.timer = None
        self.table.manager.background(self.expire())

    def stop(self) -> None:
        for pending in self.answers.values():
            pending.task.cancel()
        self.answers.clear()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # --- answers

    async def run(self, seat: int, question: int, level: str, wait: float) -> None:
        """Answer for a seat, unless the question has gone meanwhile."""
        try:
            await asyncio.sleep(wait)
            if level:
                await self.let_bot_answer(seat, question, level)
            else:
                await self.let_order_answer(seat, question)
        except asyncio.CancelledError:
            raise
        except StoreError as error:
            log.warning("answer-not-stored", table=self.table.id, seat=seat, fault=str(error))
            self.table.manager.background(self.try_again())
        except Exception:
            log.exception("answer-failed", table=self.table.id, seat=seat)
        finally:
            pending = self.answers.get(seat)
            if pending is not None and pending.task is asyncio.current_task():
                del self.answers[seat]

    async def try_again(self) -> None:
        """After a while in which the store could not be reached."""
        await asyncio.sleep(STORE_AWAY)
        async with self.table.lock:
            await self.table.settle()
            self.wake()

    async def let_bot_answer(self, seat: int, question: int, level: str) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        if self.table.replay.window is not None:
            texts = await self.think_in_window(seat, level)
            await self.pause(loop.time() - began)
            await self.table.answers.keep(
                lambda replay: (seat, checked(replay, seat, texts)) if self.still(seat, question, level) else None
            )
            return
        move, why = await self.think(seat, level)
        await self.pause(loop.time() - began)
        if self.still(seat, question, level):
            self.count(seat, move, why)
        lasting = self.failures[seat] >= FAILURES

        def answer(replay: Replay) -> list[Draft]:
            return bot_drafts(replay, seat, question, move, why, lasting) if self.still(seat, question, level) else []

        await self.table.write(answer)

    async def think(self, seat: int, level: str) -> tuple[Move | None, str]:
        """The move of a bot, or none and why."""
        table = self.table
        job = self.job(seat, level)
        try:
            return await table.manager.bots.decide(job), ""
        except BotError as error:
            log.warning("bot-replaced", table=table.id, seat=seat, bot=level, why=error.why)
            table.manager.metrics.bot_errors.labels(error.why).inc()
            return None, error.why

    def count(self, seat: int, move: Move | None, why: str) -> None:
        """Note whether the bot of a seat has decided; that it found no free process is not its fault."""
        if why != "busy":
            failed = move is None or self.table.replay.state.refusal(seat, move) is not None
            self.failures[seat] = self.failures[seat] + 1 if failed else 0

    async def think_in_window(self, seat: int, level: str) -> list[str]:
        """The whole answer of a bot, decision by decision. One that fails passes, and nobody hears of it."""
        replay = self.table.replay
        window, state = replay.window, replay.state
        assert window is not None
        answer: Answer = ()
        while not window.is_whole(state, seat, answer):
            try:
                move = await self.table.manager.bots.decide(self.job(seat, level, answer))
            except BotError:
                move = PASS_MOVE
            if move not in window.next_moves(state, seat, answer):
                answer = (PASS_MOVE,)
                break
            answer = (*answer, move)
        return [replay.game.notation.write(move) for move in answer]

    def job(self, seat: int, level: str, answer: Answer = ()) -> Job:
        """What a bot must know to decide for a seat, after what it has decided so far in an open window."""
        replay = self.table.replay
        assert replay.journal is not None
        return Job(
            self.table.id,
            replay.game.id,
            len(replay.seats),
            replay.seed,
            replay.settings.options,
            [(entry.seat, entry.move, entry.answers) for entry in replay.journal.entries],
            seat,
            level,
            self.table.record.rules,
            self.table.record.content,
            self.table.manager.contents.stored.get(self.table.record.content, ""),
            answer,
            self.table.manager.share_of(self.table.record),
            not any(is_played_by_person(info) for info in replay.seats),
        )

    async def let_order_answer(self, seat: int, question: int) -> None:
        await self.pause(0.0)
        order = standing.order_for(self.table.replay, seat, self.orders.get(seat, []))
        if order is None:
            return
        person = self.table.replay.seats[seat].person

        def answer(replay: Replay) -> list[Draft]:
            fits = self.still(seat, question, "") and standing.order_for(replay, seat, [order])
            return [Draft("move", seat, Data(move=order.play))] if fits else []

        number = self.table.replay.number
        if await self.table.write(answer, person) > number:
            await use_up(self.table, {seat: order})

    async def pause(self, spent: float) -> None:
        """Wait until a time that tells nothing about how long the thinking took."""
        usual = self.table.manager.settings.bot_pause / 1000
        if usual:
            until = 0.0
            while until <= spent:
                until += usual * random.uniform(0.6, 1.4)
            await asyncio.sleep(until - spent)

    def still(self, seat: int, question: int, level: str) -> bool:
        """Whether the same question is still open, and the same bot or order still answers."""
        replay = self.table.replay
        return replay.question == question and seat in replay.waiting and (replay.seats[seat].bot or "") == level

    # --- clocks and forgotten tables

    async def expire(self) -> None:
        """Let bots play where the time has run out, wishes lapse that nobody answers; close what never began."""

        def late(replay: Replay) -> list[Draft]:
            if replay.status == "open" and now() >= self.table.record.created + FORGOTTEN:
                return [Draft("over", None, Data(result=Ending("closed")))]
            if replay.status == "open" and replay.lot.until is not None and now() >= replay.lot.until:
                return [Draft("start")]
            level = quick_level(replay.game)
            drafts = [
                Draft("clock", seat, Data(info=handed(replay.seats[seat], level)))
                for seat in replay.clocks.expired(now())
            ]
            if replay.asked is not None and replay.asked.until <= now():
                drafts.append(Draft("answer-undo", None, Data(ask=replay.asked.number)))
            return drafts or absent_drafts(replay)

        await self.table.write(late)
        await self.table.answers.close(self.table.replay.question)
        await self.table.answers.wait_on()
        self.set_timer()


def bot_drafts(
    replay: Replay, seat: int, question: int, move: Move | None, why: str, lasting: bool = False
) -> list[Draft]:
    """The entries of a bot's answer; where it gave none, or a wrong one, the quicker bot answers.

    The level returns with the next decision, unless the bot has failed too often.
    """
    info = replay.seats[seat]
    assert is_played_by_bot(info)
    drafts: list[Draft] = []
    if move is None or replay.state.refusal(seat, move) is not None:
        after = handed(info, quick_level(replay.game)) if lasting else info
        drafts.append(Draft("seat", seat, Data(what="replaced", why=why or "crashed", info=after)))
        move = quick_move(replay.state, seat, f"{bot_seed(replay.seed, seat)}:{question}")
    return [*drafts, Draft("move", seat, Data(move=replay.game.notation.write(move)), checked=True)]
