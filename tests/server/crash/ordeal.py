"""The ordeal: many tables; servers, bot workers and the database are killed again and again; and the proof."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import psutil

from prestol.server.store import open_store
from tests.server.crash.players import Person, Sitting
from tests.server.crash.proof import prove
from tests.server.process import Process

USUAL_LIFE, LONGEST_LIFE = 0.7, 3.0
"""Seconds that a server serves before something is killed, on average and at most. An ordeal is mostly spent on servers
that start, so lives are short; a few are long."""
AT_BIRTH = 0.2
"""The share of servers that are killed while they still start."""
VICTIMS = {"server": 5, "workers": 2, "database": 3}
"""How often each is killed, compared with the others."""
ORPHAN = re.compile(r"Traceback.*\n(?: .*\n)*? .*multiprocessing/spawn\.py.*\n(?: .*\n)*EOFError: Ran out of input\n")
"""What Python says in a bot worker whose server was killed while the worker was being born."""


class Ordeal:
    """Players at tables, and a server that does not live long."""

    def __init__(
        self, database: str, folder: Path, kills: int, tables: int, seed: int, cluster: Path | None = None
    ) -> None:
        """`cluster` is the folder of the PostgreSQL that may be killed."""
        self.database = database
        self.kills = kills
        self.tables = tables
        self.luck = Random(seed)
        self.cluster = cluster
        self.process = Process(database, folder / "server.log", LOG_LEVEL="warning")
        self.sittings: list[Sitting] = []
        self.playing = True
        self.longest_start = 0.0
        self.killed: Counter[str] = Counter()

    async def run(self, say: Callable[[str], None]) -> Counter[str]:
        """What was checked, counted; AssertionError where something was lost, doubled or changed."""
        self.process.start()
        await self.process.ready()
        chairs = [asyncio.create_task(self.keep_playing(number)) for number in range(self.tables)]
        try:
            for number in range(1, self.kills + 1):
                await self.kill_once()
                for chair in chairs:
                    if chair.done():
                        chair.result()
                if number % 10 == 0 or number == self.kills:
                    say(f"{number} kills, {sum(len(one.done) for one in self.sittings)} requests confirmed")
            await self.process.ready()
            await asyncio.sleep(1)
            self.playing = False
            await asyncio.wait_for(asyncio.gather(*chairs), 120)
        finally:
            for chair in chairs:
                chair.cancel()
            code = self.process.stop()
        assert code == 0, f"the server did not stop cleanly: {code}"
        counts = await self.check() + Counter({f"kills of {who}": count for who, count in self.killed.items()})
        log = ORPHAN.sub("", self.process.log.read_text())
        assert "Traceback" not in log, log[max(0, log.index("Traceback") - 500) :][:5000]
        return counts

    async def kill_once(self) -> None:
        """Let everything live for a while, and kill something."""
        victims = [who for who in VICTIMS if who != "database" or self.cluster is not None]
        [victim] = self.luck.choices(victims, [VICTIMS[who] for who in victims])
        began = time.monotonic()
        if victim == "server" and self.luck.random() < AT_BIRTH:
            await asyncio.sleep(self.luck.uniform(0, 1))
        else:
            await self.process.ready()
            self.longest_start = max(self.longest_start, time.monotonic() - began)
            await asyncio.sleep(self.lifetime(victim))
        self.killed[victim] += 1
        match victim:
            case "server":
                self.process.kill()
                self.process.start()
            case "workers":
                assert self.process.running is not None
                kill_all(workers_of(psutil.Process(self.process.running.pid)))
            case _:
                self.kill_database()

    def lifetime(self, victim: str) -> float:
        """Seconds until the next kill. Bots need a moment to be thinking at all."""
        if victim == "workers":
            return self.luck.uniform(0, LONGEST_LIFE)
        return min(self.luck.expovariate(1 / USUAL_LIFE), LONGEST_LIFE)

    def kill_database(self) -> None:
        """End all processes of PostgreSQL at once; whoever watches over it starts it again."""
        assert self.cluster is not None
        try:
            first = psutil.Process(int((self.cluster / "data" / "postmaster.pid").read_text().split()[0]))
            kill_all([first, *first.children(recursive=True)])
        except (OSError, IndexError, psutil.NoSuchProcess):
            pass  # it is dead already

    async def keep_playing(self, number: int) -> None:
        """One game after another at one place: three people with four seats, or one of them with two bots."""
        people = [Person(self.process.base, f"p{number}-{which}") for which in range(3)]
        for person in people:
            await person.arrive()
        bots = number % 3 == 2
        while self.playing:
            table = await self.make_table(people, bots)
            here = [Sitting(person, table, lambda: self.playing) for person in (people[:1] if bots else people)]
            self.sittings += here
            await asyncio.gather(*(sitting.play() for sitting in here))
        for person in people:
            await person.http.aclose()

    async def make_table(self, people: list[Person], bots: bool) -> str:
        owner, *others = people
        rest = {"kind": "bot", "level": "novice"} if bots else {"kind": "open"}
        seats = [{"kind": "me"}, {"kind": "me", "name": f"{owner.name} too"}, rest, rest]
        made = await owner.call("POST", "/api/tables", game="tsar", seats=seats)
        table: str = made["table"]["id"]
        for person, invite in zip(others, made["invites"], strict=not bots):
            await person.call("POST", f"/api/tables/{table}/join", secret=invite["secret"])
        await owner.call("POST", f"/api/tables/{table}/start")
        return table

    async def check(self) -> Counter[str]:
        store = open_store(self.database)
        await store.open()
        try:
            return await prove(store, self.sittings)
        finally:
            await store.close()


def workers_of(server: psutil.Process) -> list[psutil.Process]:
    """The processes that think for bots, less the one with which Python keeps count of their semaphores."""
    found: list[psutil.Process] = []
    for process in server.children(recursive=True):
        try:
            if not any("resource_tracker" in word for word in process.cmdline()):
                found.append(process)
        except psutil.NoSuchProcess:
            continue
    return found


def kill_all(processes: list[psutil.Process]) -> None:
    for process in processes:
        try:
            process.kill()
        except psutil.NoSuchProcess:
            continue
