"""One open socket, and what waits for a client that reads more slowly than the table goes on."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

import msgspec

from prestol.server.wire import Bye

if TYPE_CHECKING:
    from prestol.server.accounts import Person
    from prestol.server.http.asgi_types import Send
    from prestol.server.realtime.entries import Seats

BACKLOG = 200
"""Messages that may wait for a slow client before it is asked to come back."""
BACKLOG_SIZE = 1 << 20
"""Characters that may wait for it."""
COME_BACK = 1500
"""Milliseconds after which a server that was restarted should be back."""

encode = msgspec.json.Encoder().encode


class Socket:
    """One open socket. Messages go out in order; a writer exists only while something waits to go out."""

    __slots__ = ("backlog", "closed", "hasty", "hidden", "person", "pumping", "seats", "send", "size", "who")

    def __init__(self, person: Person, send: Send) -> None:
        self.who = person
        self.person = person.id
        self.seats: Seats = ()
        self.hidden: frozenset[str] = frozenset()
        self.send = send
        self.backlog: deque[str] = deque()
        self.size = 0
        self.pumping: asyncio.Task[None] | None = None
        self.closed = False
        self.hasty = 0
        """Refusals in a row for haste."""

    def push(self, text: str) -> None:
        if self.closed:
            return
        if len(self.backlog) > BACKLOG or (self.backlog and self.size + len(text) > BACKLOG_SIZE):
            self.forget()
            self.leave(Bye(reason="slow", again=COME_BACK))
            return
        self.backlog.append(text)
        self.size += len(text)
        if self.pumping is None:
            self.pumping = asyncio.create_task(self.pump())

    def leave(self, bye: Bye) -> None:
        """Say good-bye and close after what still waits."""
        self.push(encode(bye).decode())
        self.closed = True

    def forget(self) -> None:
        """Drop what waits."""
        self.backlog.clear()
        self.size = 0

    async def pump(self) -> None:
        try:
            while self.backlog:
                text = self.backlog.popleft()
                self.size -= len(text)
                await self.send({"type": "websocket.send", "text": text})
            if self.closed:
                await self.send({"type": "websocket.close", "code": 1012})
        except Exception:  # the client has gone; the reader notices too
            self.closed = True
            self.forget()
        finally:
            self.pumping = None
