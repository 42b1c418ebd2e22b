"""The attack itself: several people at several tables of a server in a process of its own."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidStatus

from prestol.server.http.static import NOT_BUILT
from tests.server.fuzz.mutations import http_call, socket_message
from tests.server.fuzz.wire import Wire
from tests.server.place import Follower, Guest
from tests.server.process import Process

ATTACKERS = 4
"""Of each kind, at the same time."""
WAIT = 30.0
TOO_MANY = 429


@dataclass
class Told:
    """What came of it."""

    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def sentence(self) -> str:
        kinds = ", ".join(f"{key} {count:,}" for key, count in self.answers.most_common())
        return f"{self.sent:,} messages and calls, {len(self.faults)} faults; answers: {kinds}."


async def attack(folder: Path, count: int, seed: str, database: str = "") -> Told:
    """Send so many broken messages and calls, then see that tables and people are still there."""
    told = Told()
    server = Process(database or f"sqlite:///{folder / 'fuzz.db'}", folder / "server.log", LOG="json")
    server.start()
    await server.ready()
    try:
        anna = await Guest(server.base).arrive("Anna")
        each = max(1, count // (2 * ATTACKERS))
        work = [over_socket(anna, told, f"{seed} socket {n}", each) for n in range(ATTACKERS)]
        work += [over_http(server.base, told, f"{seed} http {n}", each) for n in range(ATTACKERS)]
        await asyncio.gather(*work)
        await check_alive(anna, told)
        await anna.leave()
    finally:
        server.stop()
    told.faults += [line for line in server.log.read_text().splitlines() if "Traceback" in line or '"error"' in line]
    return told


async def new_table(guest: Guest) -> str:
    made = await guest.table("me", "casual", "casual", start=True)
    table: str = made["table"]["id"]
    return table


async def sit_down(guest: Guest, table: str) -> Follower:
    """Open a socket; whoever has too many waits until the server has noticed that the former ones are gone."""
    deadline = time.monotonic() + WAIT
    while True:
        try:
            return await guest.sit(table)
        except InvalidStatus as refused:
            if refused.response.status_code != TOO_MANY or time.monotonic() > deadline:
                raise
            await asyncio.sleep(0.2)


async def over_socket(guest: Guest, told: Told, seed: str, count: int) -> None:
    rng = random.Random(seed)
    table = await new_table(guest)
    line: Follower | None = None
    for number in range(count):
        line = line or await sit_down(guest, table)
        raw = socket_message(rng, number)
        try:
            await line.socket.send(raw)
            heard = await asyncio.wait_for(line.until(lambda one: one["type"] in ("done", "refused", "bye")), WAIT)
        except ConnectionClosed:
            line, heard = None, {"type": "closed"}
        except TimeoutError:
            told.faults.append(f"no answer to {raw!r}")
            return
        told.sent += 1
        told.answers[heard["type"]] += 1
        if heard.get("key") == "fault":
            told.faults.append(f"fault after {raw!r}")
        if line is not None and len(line.heard) > 500:
            line.heard.clear()
            line.raw.clear()
        if heard["type"] == "bye" or (line is not None and line.now.get("over")):
            part(line)
            table, line = await new_table(guest), None
    part(line)


def part(line: Follower | None) -> None:
    if line is not None:
        line.socket.transport.abort()  # to part politely, all that was never read would have to be read first


async def over_http(base: str, told: Told, seed: str, count: int) -> None:
    rng = random.Random(seed)
    guest = await Guest(base).arrive()
    table, wire = await new_table(guest), Wire(base, guest.http.cookies)
    for number in range(count):
        call = http_call(rng, table)
        try:
            status, body = await asyncio.wait_for(wire.call(*call), WAIT)
        except (OSError, EOFError, TimeoutError) as error:
            told.faults.append(f"{error!r} after {call}")
            wire.close()
            continue
        told.sent += 1
        told.answers[str(status)] += 1
        if status >= 500 and not is_unbuilt(status, call[0], body):
            told.faults.append(f"{status} after {call}: {body[:200]!r}")
        if number % 5000 == 4999:
            table = await new_table(guest)
    wire.close()
    await guest.leave()


def is_unbuilt(status: int, method: str, body: bytes) -> bool:
    """Whether the page of a client was asked for that was not built, which is no fault of the server."""
    return status == 503 and (method == "HEAD" or body == NOT_BUILT.encode())


async def check_alive(guest: Guest, told: Told) -> None:
    """Everybody's tables can still be opened and answer."""
    for info in (await guest.call("GET", "/api/tables"))["tables"][:40]:
        line = await guest.sit(info["id"])
        if (await line.ask("ping"))["type"] != "done":
            told.faults.append(f"table {info['id']} is dead: {json.dumps(info)[:200]}")
        await line.close()
