"""How soon somebody who comes to a long game sees it: tables of 200 moves on a server that has just started."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.hosting import Host, Seating, seat_everybody

MOVES = 200
ATTEMPTS = 60
"""Games that are begun at most; some end before they are long enough."""


def open_long_tables(database: str, log: Path, count: int) -> list[float]:
    """Milliseconds from asking for the socket to having the whole log and the position, for each table once."""
    with Host(database, log) as host:
        seatings = asyncio.run(long_tables(host.base, count))
    with Host(database, log) as host:
        return [asyncio.run(open_one(host.base, seating)) for seating in seatings]


async def long_tables(base: str, count: int) -> list[Seating]:
    found: list[Seating] = []
    for attempt in range(ATTEMPTS):
        [seating] = await seat_everybody(base, 1)
        if await play(base, seating, Random(attempt)) >= MOVES:
            found.append(seating)
        if len(found) == count:
            return found
    raise SystemExit(f"Only {len(found)} games of {ATTEMPTS} came to {MOVES} moves.")


async def play(base: str, seating: Seating, luck: Random) -> int:
    """Play at random up to the wished number of moves; how many there were."""
    sockets = [await open_socket(base, seating, seat) for seat in range(len(seating[1]))]
    now = [json.loads(await socket.recv())["now"] for socket in sockets]
    moves = 0
    while moves < MOVES and not now[0]["over"]:
        seat = luck.choice(now[0]["waiting"])
        legal = now[seat]["views"][str(seat)]["legal"]
        line = {"type": "move", "id": f"m{moves}", "seat": seat, "move": luck.choice(legal)["move"]}
        await sockets[seat].send(json.dumps(line))
        now = [await next_view(socket, now[0]["number"]) for socket in sockets]
        moves += 1
    for socket in sockets:
        await socket.close()
    return moves


async def next_view(socket: ClientConnection, after: int) -> dict[str, Any]:
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if message["type"] == "refused":
            raise SystemExit(f"A scripted move was refused: {message}")
        now: dict[str, Any] | None = message.get("now")
        if now is not None and now["number"] > after:
            return now


async def open_socket(base: str, seating: Seating, seat: int) -> ClientConnection:
    table, cookies = seating
    headers = {"Cookie": cookies[seat], "Origin": base}
    url = f"{base.replace('http', 'ws')}/ws/tables/{table}?from=0"
    return await connect(url, additional_headers=headers, compression=None, max_size=None)


async def open_one(base: str, seating: Seating) -> float:
    began = time.perf_counter()
    socket = await open_socket(base, seating, 0)
    raw = await socket.recv()
    millis = (time.perf_counter() - began) * 1000
    hello = json.loads(raw)
    await socket.close()
    if sum(entry["kind"] == "move" for entry in hello["entries"]) < MOVES:
        raise SystemExit("The table did not tell its whole log.")
    return millis
