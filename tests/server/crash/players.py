"""People who play by themselves, lose their connection again and again, and remember everything they were told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Line = dict[str, Any]

LOST = (OSError, EOFError, TimeoutError, WebSocketException, httpx.TransportError)
"""What a client meets when the server is killed."""

SAY, UNDO, REPEAT, NOTE, ORDER = 0.04, 0.03, 0.06, 0.03, 0.03
"""How often a player chats, wishes a move back, sends a confirmed request once more, writes a note or an order."""


class Person:
    """One browser with its cookie."""

    def __init__(self, base: str, name: str) -> None:
        self.base = base
        self.name = name
        self.http = httpx.AsyncClient(base_url=base, headers={"Origin": base}, timeout=10, verify=False)
        self.id = ""

    async def arrive(self) -> None:
        self.id = (await self.call("GET", "/api/me"))["person"]
        await self.call("POST", "/api/me", name=self.name)

    async def call(self, method: str, path: str, **body: Any) -> Line:
        """A call of the lobby, tried again until the server lives long enough to answer.

        What was carried out before the answer got lost is not refused as a mistake the second time.
        """
        again = False
        while True:
            try:
                reply = await self.http.request(method, path, json=body if method == "POST" else None)
            except LOST:
                again = True
                await asyncio.sleep(0.05)
                continue
            if reply.status_code == 503:  # the database is away
                again = True
                await asyncio.sleep(0.2)
                continue
            expected = (200, 201, 409) if again else (200, 201)
            assert reply.status_code in expected, f"{path}: {reply.status_code} {reply.text}"
            found: Line = reply.json()
            return found

    def open_socket(self, table: str, since: int) -> connect:
        cookies = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)
        url = f"{self.base.replace('http', 'ws')}/ws/tables/{table}?from={since}"
        return connect(
            url, additional_headers={"Cookie": cookies, "Origin": self.base}, compression=None, open_timeout=10
        )


class Sitting:
    """One person at one table: what was sent, confirmed and refused, and the log as it was told."""

    def __init__(self, person: Person, table: str, going: Callable[[], bool]) -> None:
        self.person = person
        self.table = table
        self.luck = Random(f"{person.name} {table}")
        self.going = going
        self.ids = count(1)
        self.sent: dict[str, Line] = {}
        self.done: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.log: dict[int, Line] = {}
        self.number = 0
        self.now: Line = {}
        self.seats: list[int] = []
        self.lost = 0

    @property
    def open(self) -> list[str]:
        """Requests that nobody has answered yet."""
        return [id for id in self.sent if id not in self.done and id not in self.refused]

    @property
    def over(self) -> bool:
        return bool(self.now.get("over"))

    async def play(self) -> None:
        """Play until the game is over or playing ends, coming back whenever the line breaks."""
        while not self.finished():
            try:
                async with self.person.open_socket(self.table, self.number) as socket:
                    await self.follow(socket)
            except LOST:
                self.lost += 1
                await asyncio.sleep(self.luck.uniform(0.01, 0.2))

    def finished(self) -> bool:
        return not self.open and (self.over or not self.going())

    async def follow(self, socket: ClientConnection) -> None:
        self.take_hello(json.loads(await asyncio.wait_for(socket.recv(), 10)))
        for id in self.open:
            await socket.send(json.dumps(self.sent[id]))
        await self.act(socket)
        while not self.finished():
            try:
                raw = await asyncio.wait_for(socket.recv(), 0.5)
            except TimeoutError:
                continue
            self.take(json.loads(raw))
            await self.act(socket)

    def key(self, id: str) -> str:
        """How the log names a request of ours."""
        return f"{self.person.id}:{id}"

    # --- hearing

    def take_hello(self, hello: Line) -> None:
        assert hello["type"] == "hello", hello
        self.seats = hello["you"]["seats"]
        for entry in hello["entries"]:
            self.take_entry(entry)
        assert self.number == hello["number"], "the log was told without a gap"
        self.now = hello["now"]

    def take(self, message: Line) -> None:
        match message["type"]:
            case "entry":
                self.take_entry(message["entry"])
                self.now = message["now"] or self.now
            case "done":
                known = self.done.setdefault(message["id"], message["number"])
                assert known == message["number"], "the same request has the same answer"
            case "refused":
                assert message["id"] not in self.done, f"confirmed, then refused: {message}"
                self.refused[message["id"]] = message["key"]

    def take_entry(self, entry: Line) -> None:
        number = entry["number"]
        assert number == self.number + 1, f"entry {number} was told after entry {self.number}"
        self.number = number
        self.log[number] = entry

    # --- acting

    async def act(self, socket: ClientConnection) -> None:
        if self.open or not self.going() or self.over or not self.now:
            return
        request = self.choose()
        if request is not None:
            await socket.send(json.dumps(request))

    def choose(self) -> Line | None:
        """What to do now: mostly to move where a seat of ours is asked."""
        dice = self.luck.random()
        asked = self.now.get("asked")
        if asked:
            mine = [seat for seat in asked["consent"] if seat in self.seats and seat not in asked["agreed"]]
            return self.make("answer", seat=mine[0], ask=asked["number"], yes=dice < 0.5) if mine else None
        if dice < REPEAT and self.done:
            return self.sent[self.luck.choice(list(self.done))]
        waiting = [seat for seat in self.now["waiting"] if seat in self.seats]
        if not waiting:
            return None
        seat = self.luck.choice(waiting)
        legal = self.now["views"][str(seat)]["legal"]
        wish = self.luck.random()
        if wish < SAY:
            return self.make("say", text=f"Ход {self.number}")
        if wish < SAY + UNDO and self.now["undo"].get(str(seat)):
            return self.make("undo", seat=seat)
        if SAY + UNDO < wish < SAY + UNDO + NOTE:
            return self.make("note", text=self.luck.choice(["", f"Заметка {self.number} {self.luck.random()}"]))
        if wish > 1 - ORDER:
            order = {"ask": f"never {self.luck.random()}", "play": legal[0]["move"]}
            return self.make("order", seat=seat, orders=self.luck.choice([[], [order]]))
        return self.make("move", seat=seat, move=self.luck.choice(legal)["move"], at=self.now["number"])

    def make(self, kind: str, **fields: Any) -> Line:
        id = f"{kind}-{next(self.ids)}"
        self.sent[id] = {"type": kind, "id": id, **fields}
        return self.sent[id]
