"""A process full of scripted players: it holds sockets at many tables and plays at each, one move a second.

It reads one line, the seating or how many tables to make itself, and answers `ready` when every player has seen the
table; it reads a second line, when to begin, and at the end writes what it saw into a file: how long each move took
until every seat had its new view, and what failed. With lanes it plays as fast as the server answers: each lane goes
round its tables and makes the next move when everybody has seen the last one.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import uvloop
from msgspec import Struct
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks.hosting import seat_everybody

PERIOD = 1.0
"""Seconds between two moves at a table."""
CONNECTING = 40
"""Sockets that are being opened at the same time."""
STRAGGLERS = 3.0
"""Seconds after the last move in which views may still arrive."""


class LegalMove(Struct):
    move: str


class SeatView(Struct):
    legal: list[LegalMove]


class Views(Struct):
    views: dict[str, SeatView]


class Choice(Struct):
    """The part of a message that a player needs to choose a move."""

    now: Views


class Now(Struct):
    number: int
    waiting: list[int]
    over: bool


class Entry(Struct):
    number: int


class Message(Struct):
    """The part of a message that everybody looks at."""

    type: str
    now: Now | None = None
    entry: Entry | None = None
    key: str = ""


read = msgspec.json.Decoder(Message).decode
read_choice = msgspec.json.Decoder(Choice).decode
write = msgspec.json.Encoder().encode


class Crowd:
    """What all tables of this process share."""

    def __init__(self) -> None:
        self.millis: list[float] = []
        self.lags: list[float] = []
        self.errors: Counter[str] = Counter()
        self.moves = 0
        self.held_back = 0
        self.bytes = 0
        self.playing = True


class Chair(WSListener):
    """One seat of a table, with its socket."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.transport: WSTransport | None = None
        self.seen = -1
        """The number of the last view."""
        self.last = b""
        self.arrived = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.table.heard(self, frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE and self.table.crowd.playing:
            self.table.crowd.errors["closed"] += 1

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if self.table.crowd.playing:
            self.table.crowd.errors["disconnected"] += 1


class Table:
    """One table: whose turn it is, and since when a move is under way."""

    def __init__(self, crowd: Crowd, id: str) -> None:
        self.crowd = crowd
        self.id = id
        self.luck = Random(id)
        self.chairs: list[Chair] = []
        self.now = Now(0, [], False)
        self.expected = 0
        self.sent_at: float | None = None
        self.seen_by_all = asyncio.Event()

    def heard(self, chair: Chair, payload: bytes) -> None:
        message = read(payload)
        self.crowd.bytes += len(payload)
        if message.type == "refused":
            self.crowd.errors[f"refused {message.key}"] += 1
            self.sent_at = None
            self.seen_by_all.set()
        if message.type == "bye":
            self.crowd.errors["bye"] += 1
        if message.now is None or message.type not in ("hello", "entry"):
            return
        if message.entry is not None and message.entry.number <= chair.seen:
            self.crowd.errors["number out of order"] += 1
        chair.seen = message.now.number
        chair.last = payload
        if message.now.number > self.now.number or message.type == "hello":
            self.now = message.now
        if message.type == "hello":
            chair.arrived.set_result(None)
        if self.sent_at is not None and all(one.seen >= self.expected for one in self.chairs):
            self.crowd.millis.append((time.monotonic() - self.sent_at) * 1000)
            self.sent_at = None
            self.seen_by_all.set()

    def move(self) -> None:
        """Play one move, unless the one before is still under way."""
        if self.now.over or not self.now.waiting:
            self.crowd.errors["nobody to move"] += 1
            return
        if self.sent_at is not None:
            self.crowd.held_back += 1
            return
        chair = self.chairs[self.luck.choice(self.now.waiting)]
        legal = read_choice(chair.last).now.views[str(chair.seat)].legal
        self.expected = self.now.number + 1
        request = {"type": "move", "id": f"m{self.expected}", "seat": chair.seat, "at": self.now.number}
        assert chair.transport is not None
        line = write(request | {"move": self.luck.choice(legal).move})
        self.sent_at = time.monotonic()
        chair.transport.send(WSMsgType.TEXT, line)
        self.crowd.moves += 1


async def connect(table: Table, seat: int, base: str, cookie: str) -> None:
    chair = Chair(table, seat)
    table.chairs.append(chair)
    url = f"{base.replace('http', 'ws')}/ws/tables/{table.id}?from=0"
    await ws_connect(lambda: chair, url, extra_headers={"Cookie": cookie, "Origin": base}, max_frame_size=2**24)
    await asyncio.wait_for(chair.arrived, 60)


async def sit_down(crowd: Crowd, base: str, seatings: list[tuple[str, list[str]]]) -> list[Table]:
    limit = asyncio.Semaphore(CONNECTING)

    async def one(table: Table, cookies: list[str]) -> None:
        async with limit:
            for seat, cookie in enumerate(cookies):
                await connect(table, seat, base, cookie)

    tables = [Table(crowd, id) for id, _ in seatings]
    await asyncio.gather(*(one(table, seating[1]) for table, seating in zip(tables, seatings, strict=True)))
    return tables


async def keep_pace(table: Table, first: float, end: float) -> None:
    """Move at this table once a period, from its own moment on."""
    at = first
    while at < end:
        await asyncio.sleep(at - time.monotonic())
        table.crowd.lags.append((time.monotonic() - at) * 1000)
        table.move()
        at += PERIOD


async def keep_busy(tables: list[Table], end: float) -> None:
    """Move at one table after the other, each time when everybody has seen the last move."""
    for table in cycle(tables):
        if time.monotonic() >= end or all(one.now.over for one in tables):
            return
        if not table.now.over and table.now.waiting:
            table.seen_by_all.clear()
            table.move()
            await table.seen_by_all.wait()


async def play_on(job: dict[str, Any], tables: list[Table], begin: float, end: float) -> None:
    lanes = job.get("lanes", 0)
    if lanes:
        await asyncio.sleep(begin - time.monotonic())
        with suppress(TimeoutError):
            busy = asyncio.gather(*(keep_busy(tables[lane::lanes], end) for lane in range(lanes)))
            await asyncio.wait_for(busy, end + STRAGGLERS - time.monotonic())
        return
    phases = [begin + PERIOD * number / len(tables) for number in range(len(tables))]
    await asyncio.gather(*(keep_pace(table, at, end) for table, at in zip(tables, phases, strict=True)))


async def play(job: dict[str, Any]) -> None:
    crowd = Crowd()
    seatings = job.get("seatings") or await seat_everybody(job["base"], job["tables"])
    tables = await sit_down(crowd, job["base"], seatings)
    print("ready", flush=True)
    order = json.loads(await asyncio.to_thread(sys.stdin.readline))
    begin, end = order["begin"], order["begin"] + order["seconds"]
    crowd.bytes = 0
    await play_on(job, tables, begin, end)
    await asyncio.sleep(STRAGGLERS)
    crowd.playing = False
    unseen = sum(table.sent_at is not None for table in tables)
    if unseen:
        crowd.errors["never seen by all"] += unseen
    seen = {
        "millis": crowd.millis,
        "lags": crowd.lags,
        "errors": dict(crowd.errors),
        "moves": crowd.moves,
        "held_back": crowd.held_back,
        "bytes": crowd.bytes,
    }
    Path(job["result"]).write_text(json.dumps(seen))


if __name__ == "__main__":
    uvloop.run(play(json.loads(sys.stdin.readline())))
