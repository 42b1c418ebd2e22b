"""Bots think elsewhere; whatever happens to them, the table goes on and the log says so."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import psutil
import pytest

import prestol
from prestol import registry
from prestol.bots import Bot, make_bot
from prestol.engine.game import Game
from prestol.engine.luck import bot_seed
from prestol.engine.step import Move
from prestol.server import bot_pool
from prestol.server.bot_pool import BotError, BotPool, Job, game_of, think
from prestol.server.config import Settings
from prestol.server.tables.automation import FAILURES
from prestol.server.tables.bot_levels import levels_of, quick_level
from tests.server.place import Follower, InlineBots, Line, Place, place
from tests.server.players import four_at_table, my_turns, play_some, play_to_end

pytestmark = pytest.mark.anyio


def crash(job: Job) -> Move:
    """A bot whose process dies."""
    os._exit(3)


def stumble(job: Job) -> Move:
    """A bot with a mistake."""
    raise ValueError(f"no idea about {job.table}")


def dawdle(job: Job) -> Move:
    """A bot that never finishes."""
    time.sleep(60)
    return think(job)


def cheat(job: Job) -> Move:
    """A bot that answers what nobody asked."""
    return (99, 99)


CONTENT = prestol.game("tsar").content_hash


def job(level: str = "casual") -> Job:
    return Job("t", "tsar", 4, "seed", {"first_player": "seat_0"}, [], 0, level, 1, CONTENT)


def test_a_bot_thinks_with_the_content_of_its_table() -> None:
    """The job brings along what does not come with Prestol; another process has never seen it."""
    game = prestol.game("tsar")
    tables = msgspec.json.decode(msgspec.json.encode(game.source.tables))
    tables["floor"][-1]["score"]["points"] = 7
    told = msgspec.structs.replace(
        job(), table="u", content="a-house-rule", tables=msgspec.json.encode(tables).decode()
    )
    assert think(told) in game.start(4, "seed", told.options).legal(0)
    opened = game_of(told)
    assert "a-house-rule" in opened.content_names and opened.content_hash != game.content_hash
    registry.forget_games()


async def against(here: Place, level: str = "casual", seat: int = 1) -> Follower:
    """Anna against three bots; the seat begins."""
    anna = await here.guest("Anna")
    made = await anna.table("me", level, level, level, start=True, options={"first_player": f"seat_{seat}"})
    return await anna.sit(made["table"]["id"])


async def test_a_thinking_process_gives_the_bot_its_move() -> None:
    bots = BotPool(1, 30.0)
    bots.open()
    try:
        first = await bots.decide(job())
        assert first == think(job())
        later = Job("t", "tsar", 4, "seed", {"first_player": "seat_0"}, [(0, first, ())], 1, "casual", 1, CONTENT)
        assert (await bots.decide(later))[0] == 0
    finally:
        bots.close()


async def test_a_process_that_dies_or_hangs_is_replaced() -> None:
    for bad, why in ((crash, "crashed"), (stumble, "crashed"), (dawdle, "slow")):
        bots = BotPool(1, 30.0, bad)
        bots.open()
        try:
            bots.deadline = 1.0 if bad is dawdle else 30.0
            with pytest.raises(BotError) as error:
                await bots.decide(job())
            assert error.value.why == why
            bots.think, bots.deadline = think, 30.0
            assert await bots.decide(job())
        finally:
            bots.close()


async def test_who_waits_too_long_for_a_process_is_told() -> None:
    bots = BotPool(1, 0.2)
    with pytest.raises(BotError, match="busy"):
        await bots.decide(job())


async def test_an_answer_that_nobody_waits_for_frees_its_process() -> None:
    bots = BotPool(1, 30.0)
    bots.open()
    try:
        waiting = asyncio.create_task(bots.decide(job()))
        await asyncio.sleep(0.05)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert await bots.decide(job())
    finally:
        bots.close()


class FailingBots(InlineBots):
    """Bots that give no answer."""

    def __init__(self, why: str) -> None:
        super().__init__()
        self.why = why
        self.well = False

    async def decide(self, job: Job) -> Move:
        if self.well:
            return await super().decide(job)
        self.jobs.append(job)
        if self.why:
            raise BotError(self.why)
        return cheat(job)


@pytest.mark.parametrize(("why", "told"), [("slow", "slow"), ("crashed", "crashed"), ("", "crashed"), ("busy", "busy")])
async def test_the_table_goes_on_and_the_log_says_so(tmp_path: Path, why: str, told: str) -> None:
    async with place(tmp_path, bots=FailingBots(why)) as here:
        line = await against(here, "strong")
        replaced = await first_replaced(line)
        assert replaced["what"] == "replaced" and replaced["why"] == told
        assert replaced["info"]["bot"] == "strong", "for this decision alone"
        await line.until_now(lambda now: my_turns(now) == [0])
        assert sum(floor >= 0 for floor in line.now["views"]["0"]["view"]["floor"]) == 3


async def first_replaced(line: Follower) -> Line:
    told = (entry for entry in line.heard[0]["entries"] if entry["kind"] == "seat")
    return next(told, None) or await line.entry("seat")


async def test_the_level_returns_with_the_next_decision(tmp_path: Path) -> None:
    bots = FailingBots("crashed")
    async with place(tmp_path, bots=bots) as here:
        line = await against(here, "strong")
        await line.until_now(lambda now: my_turns(now) == [0])
        bots.well = True
        asked = len(bots.jobs)
        await play_one(line)
        await line.until_now(lambda now: my_turns(now) == [0])
        assert {job.level for job in bots.jobs[asked:]} == {"strong"}
        assert [seat["bot"] for seat in line.now["seats"]] == [None, "strong", "strong", "strong"]


async def test_a_bot_that_fails_again_and_again_is_not_asked_for_ever(tmp_path: Path) -> None:
    bots = FailingBots("crashed")
    async with place(tmp_path, bots=bots) as here:
        line = await against(here, "strong")
        for _ in range(FAILURES):
            await line.until_now(lambda now: now["over"] or my_turns(now) == [0])
            await play_one(line)
        await line.until_now(lambda now: now["seats"][1]["bot"] == "casual")
        assert sum(job.seat == 1 and job.level == "strong" for job in bots.jobs) == FAILURES


async def play_one(line: Follower) -> None:
    move = line.now["views"]["0"]["legal"][0]["move"]
    assert (await line.ask("move", seat=0, move=move, at=line.number))["type"] == "done"


async def test_a_process_that_died_while_idle_costs_nobody_a_move() -> None:
    """Whoever comes next is given a fresh one."""
    bots = BotPool(1, 30.0)
    bots.open()
    try:
        assert await bots.decide(job())
        [worker] = bots.workers
        [process] = worker.pool._processes.values()
        process.kill()
        process.join(5)
        assert await bots.decide(job())
    finally:
        bots.close()


def test_the_luck_of_a_bot_is_as_secret_as_that_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever knew what a bot draws from could foretell its moves: nothing public leads to it."""
    seeds: list[object] = []

    def note(level: str, game: Game, seed: int | str) -> Bot:
        seeds.append(seed)
        return make_bot(level, game, seed)

    monkeypatch.setattr(bot_pool, "make_bot", note)
    for secret in ("one", "another"):
        bot_pool.known_tables.clear()
        think(msgspec.structs.replace(job(), seed=secret))
    assert len(set(seeds)) == 2, "the same table and seat, another secret"
    assert seeds[0] == bot_seed("one", 0)


async def test_a_whole_game_with_real_processes(tmp_path: Path) -> None:
    async with place(tmp_path, bots=BotPool(1, 20.0)) as here:
        line = await against(here)
        end = await play_to_end(line)
        assert end["result"]["reason"] == "finished"
        assert not [one for one in line.heard if one.get("entry", {}).get("what") == "replaced"]


async def test_bots_answer_secret_questions_after_a_pause_that_tells_nothing(tmp_path: Path) -> None:
    """With a pause set, no bot answers faster than the shortest pause, forced or not."""
    async with place(tmp_path) as here:
        table, _, lines = await four_at_table(here)
        live = here.manager.tables[table]
        while not live.replay.secret:
            await play_some(lines, 1)
        here.manager.settings = Settings(bot_pause=200)
        began = asyncio.get_running_loop().time()
        await lines[1].ask("hand", seat=1, level="casual")
        await lines[0].entry("move")
        assert asyncio.get_running_loop().time() - began >= 0.12


def test_the_level_of_a_bot_is_known_everywhere() -> None:
    for id in ("tsar", "duel"):
        game = prestol.game(id)
        state = game.start(game.seat_counts[0], seed=1)
        for level in {*levels_of(game), quick_level(game)}:
            assert make_bot(level, state.game, 0)


def test_thinking_processes_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    script = (
        "import asyncio, os, signal\n"
        "from prestol.server.bot_pool import BotPool\n"
        "async def main():\n"
        "    bots = BotPool(1, 30.0)\n"
        "    bots.open()\n"
        "    [worker] = bots.workers\n"
        "    print(worker.pool.submit(os.getpid).result(), flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    file = tmp_path / "killed.py"
    file.write_text(script, encoding="utf-8")
    run = subprocess.run([sys.executable, str(file)], stdout=subprocess.PIPE, text=True, timeout=60, check=False)
    assert run.returncode == -9
    worker = psutil.Process(int(run.stdout)) if psutil.pid_exists(int(run.stdout)) else None
    if worker is not None:
        worker.wait(10)
