"""The ordeal: many tables, a server that is killed again and again, and the proof."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

from prestol.server.store import open_store
from tests.server.crash.players import Person, Sitting
from tests.server.crash.proof import prove
from tests.server.process import Process

LONGEST_LIFE = 3.0
"""The most seconds that a server serves before it is killed."""
AT_BIRTH = 0.2
"""The share of servers that are killed while they still start."""


class Ordeal:
    """Players at tables, and a server that does not live long."""

    def __init__(self, database: str, folder: Path, kills: int, tables: int, seed: int) -> None:
        self.database = database
        self.kills = kills
        self.tables = tables
        self.luck = Random(seed)
        self.process = Process(database, folder / "server.log", LOG_LEVEL="warning")
        self.sittings: list[Sitting] = []
        self.playing = True
        self.longest_start = 0.0

    async def run(self, say: Callable[[str], None]) -> Counter[str]:
        """What was checked, counted; AssertionError where something was lost, doubled or changed."""
        self.process.start()
        await self.process.ready()
        chairs = [asyncio.create_task(self.keep_playing(number)) for number in range(self.tables)]
        try:
            for number in range(1, self.kills + 1):
                await self.kill_once()
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
        return await self.check()

    async def kill_once(self) -> None:
        """Let the server live for a while, kill it, start the next one."""
        began = time.monotonic()
        if self.luck.random() < AT_BIRTH:
            await asyncio.sleep(self.luck.uniform(0, 1))
        else:
            await self.process.ready()
            self.longest_start = max(self.longest_start, time.monotonic() - began)
            await asyncio.sleep(self.luck.uniform(0, LONGEST_LIFE))
        self.process.kill()
        self.process.start()

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
