"""Bots think in processes of their own, each with a deadline; one that is slow or crashes is ended and replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial

import msgspec
from msgspec import Struct

from prestol import Journal
from prestol.bots import Bot, make_bot
from prestol.engine.bot import decide_whole
from prestol.engine.game import Game
from prestol.engine.luck import bot_seed
from prestol.engine.state import State
from prestol.engine.step import Move
from prestol.engine.window import Answer
from prestol.registry import game_with
from prestol.server.bot_queue import BotQueue, Claim
from prestol.server.tables.bot_levels import quick_level

REMEMBERED = 64
"""Tables that a thinking process keeps in mind."""


Played = tuple[int, Move, tuple[tuple[int, Answer], ...]]
"""An entry of a journal: the seat and its move, or the answers that closed a window."""


class Job(Struct, frozen=True):
    """One decision of one seat. A process that knows the table already plays on from where it was."""

    table: str
    game: str
    seats: int
    seed: str
    options: dict[str, bool | str]
    moves: list[Played]
    seat: int
    level: str
    rules: int
    content: str
    """The name of the content of the table."""
    tables: str = ""
    """The content itself, as JSON, where it does not come with Prestol."""
    answer: Answer = ()
    """What the seat has decided so far in the window that is open."""
    share: str = ""
    """With whose tables this one shares the time of the thinking processes."""
    alone: bool = False
    """Whether only bots play at the table."""


Think = Callable[[Job], Move]


class BotError(Exception):
    """A bot gave no answer in time; `why` is `slow`, `crashed` or `busy`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class DeadWorker(BotError):
    """The process of a bot died, which may have had nothing to do with the bot."""

    def __init__(self) -> None:
        super().__init__("crashed")


# --- in the thinking process

known_tables: OrderedDict[str, tuple[Journal, dict[tuple[int, str], Bot]]] = OrderedDict()


def think(job: Job) -> Move:
    """The answer of a bot, which is given its chair alone: one move, also where it picks several things."""
    journal, bots = recall(job)
    key = (job.seat, job.level)
    if key not in bots:
        bots[key] = make_bot(job.level, journal.state.game, bot_seed(job.seed, job.seat))
    state = journal.state
    if job.answer:
        state = state.clone()
        for move in job.answer:
            state.apply(job.seat, move)
    return decide_whole(bots[key], state, job.seat, partial(journal.log, job.seat))


def recall(job: Job) -> tuple[Journal, dict[tuple[int, str], Bot]]:
    """The table of a job, brought up to the present."""
    journal, bots = known_tables.pop(job.table, (None, {}))
    past: list[Played] = [(entry.seat, entry.move, entry.answers) for entry in journal.entries] if journal else []
    if journal is None or journal.state.game.id != job.game or past != job.moves[: len(past)]:
        journal, bots, past = Journal(game_of(job).start(job.seats, job.seed, job.options)), {}, []
    for seat, move, answers in job.moves[len(past) :]:
        journal.repeat(seat, move, answers)
    known_tables[job.table] = (journal, bots)
    if len(known_tables) > REMEMBERED:
        known_tables.popitem(last=False)
    return journal, bots


def game_of(job: Job) -> Game:
    """The game with the content and by the rules of the table."""
    tables = msgspec.json.decode(job.tables) if job.tables else None
    found = game_with(job.game, job.content, job.rules, tables)
    assert found is not None
    return found


def settle_process() -> None:
    """A thinking process ignores Ctrl-C, has a lower priority than the server, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.nice(5)
    threading.Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    """Waits until the server is gone; one that was killed cannot end its processes itself."""
    server = multiprocessing.parent_process()
    if server is not None:
        multiprocessing.connection.wait([server.sentinel])
        os._exit(0)


def get_ready() -> int:
    """Load what thinking needs, before somebody waits for it."""
    return os.getpid()


# --- in the server


def quick_move(state: State, seat: int, seed: str) -> Move:
    """What the quick bot does; it takes about a millisecond and needs no process."""
    return decide_whole(make_bot(quick_level(state.game), state.game, seed), state, seat)


class Worker:
    """One thinking process."""

    def __init__(self) -> None:
        self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), settle_process)

    async def run(self, think: Think, job: Job) -> Move:
        return await asyncio.get_running_loop().run_in_executor(self.pool, think, job)

    def warm_up(self) -> None:
        self.pool.submit(get_ready)

    def end(self) -> None:
        """End the process at once, whatever it is doing."""
        processes = list((self.pool._processes or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        for process in processes:
            process.join(1)


class BotPool:
    """The thinking processes, and the jobs that wait for one."""

    def __init__(self, workers: int, deadline: float, think: Think = think) -> None:
        self.count = workers or max(1, (os.cpu_count() or 2) - 1)
        self.deadline = deadline
        self.think = think
        self.queue: BotQueue[Worker] = BotQueue()
        self.workers: set[Worker] = set()

    def open(self) -> None:
        for _ in range(self.count):
            self.hire()

    def hire(self) -> None:
        worker = Worker()
        worker.warm_up()
        self.workers.add(worker)
        self.queue.put(worker)

    def close(self) -> None:
        for worker in self.workers:
            worker.end()
        self.workers.clear()

    async def decide(self, job: Job) -> Move:
        """The move of a bot. Raises BotError when there is none before the deadline.

        A process that has died, perhaps long before this job came, is replaced, and the job tried once more.
        """
        until = asyncio.get_running_loop().time() + self.deadline
        try:
            return await self.ask(job, until)
        except DeadWorker:
            return await self.ask(job, until)

    async def ask(self, job: Job, until: float) -> Move:
        """The move that one process gives before the deadline at `until`."""
        loop = asyncio.get_running_loop()
        claim = Claim(job.share or job.table, job.table, job.alone)
        try:
            worker = await self.queue.take(claim, until - loop.time())
        except TimeoutError:
            raise BotError("busy") from None
        began = loop.time()
        job_done = asyncio.ensure_future(worker.run(self.think, job))
        job_done.add_done_callback(lambda _: self.queue.charge(claim, loop.time() - began))
        try:
            left = max(self.deadline / 4, until - loop.time())
            await asyncio.wait({job_done}, timeout=left)
        except asyncio.CancelledError:
            self.let_finish(worker, job_done)
            raise
        return self.answer(worker, job_done)

    def answer(self, worker: Worker, job: asyncio.Future[Move]) -> Move:
        """What has come of a job; the process is free for the next one, or replaced."""
        if not job.done():
            job.add_done_callback(forget)
            self.replace(worker)
            raise BotError("slow")
        error = job.exception()
        if isinstance(error, BrokenProcessPool):
            self.replace(worker)
            raise DeadWorker from error
        self.queue.put(worker)
        if error is not None:
            raise BotError("crashed") from error
        return job.result()

    def let_finish(self, worker: Worker, job: asyncio.Future[Move]) -> None:
        """Nobody waits for the answer any more, but the process is still working."""

        def look_again() -> None:
            with suppress(BotError):
                self.answer(worker, job)

        overdue = asyncio.get_running_loop().call_later(self.deadline, look_again)

        def finished(_: asyncio.Future[Move]) -> None:
            overdue.cancel()
            if worker in self.workers:
                look_again()

        job.add_done_callback(finished)

    def replace(self, worker: Worker) -> None:
        """End a process that does not answer, and take another."""
        if worker in self.workers:
            self.workers.discard(worker)
            worker.end()
            self.hire()


def forget(job: asyncio.Future[Move]) -> None:
    """Look at the outcome of a job that nobody waits for, so that nobody is told about it."""
    if not job.cancelled():
        job.exception()
