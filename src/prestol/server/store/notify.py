"""One connection to PostgreSQL that listens to the other processes, and comes back by itself when it breaks.

It also holds a lock by which the others can tell that this process lives.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
import psycopg
from psycopg import AsyncConnection

from prestol.server.store.base import MISSED, Notice
from prestol.server.store.errors import StoreError

CHANNEL = "prestol"
"""What all processes hear; with the name of one behind it, what that one alone hears."""
LIVES = 0x50726573
"""Of PostgreSQL's advisory locks, the class whose locks the living processes hold, each by its name."""
LONGEST = 7999
"""The most bytes that PostgreSQL passes on in one notice."""

FIRST_WAIT, LONGEST_WAIT = 0.1, 2.0
"""Seconds before the first and the later attempts to connect again."""


class Envelope(msgspec.Struct, frozen=True, array_like=True):
    """A notice on its way; a process ignores its own."""

    sender: str
    table: str
    number: int
    text: str


decode = msgspec.json.Decoder(Envelope).decode


def channel_of(process: str) -> str:
    return f"{CHANNEL}_{process}"


def sealed(sender: str, notice: Notice) -> str:
    """A notice as the text that PostgreSQL passes on."""
    data = msgspec.json.encode(Envelope(sender, notice.table, notice.number, notice.text))
    if len(data) > LONGEST:
        raise StoreError(f"A notice to the other processes is limited to {LONGEST} bytes.")
    return data.decode()


class Notifications:
    """Calls `heard` in the event loop for every notice of another process.

    After a broken connection `back` is awaited, and then it is told that notices may have been missed.
    """

    def __init__(self, url: str, heard: Callable[[Notice], None], back: Callable[[], Awaitable[None]]) -> None:
        self.url = url
        self.heard = heard
        self.back = back
        self.name = str(secrets.randbelow(2**31))
        self.task: asyncio.Task[None] | None = None
        self.connected = False

    def envelope(self, notice: Notice) -> str:
        """A notice as text, with our name on it."""
        return sealed(self.name, notice)

    async def open(self) -> None:
        self.connection = await self.connect()
        self.connected = True
        self.task = asyncio.create_task(self.listen(), name="prestol-notify")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
            await self.connection.close()
        self.connected = False

    async def connect(self) -> AsyncConnection[tuple[Any, ...]]:
        connection = await AsyncConnection.connect(
            self.url, autocommit=True, connect_timeout=10, keepalives_idle=10, keepalives_interval=5, keepalives_count=3
        )
        try:
            await connection.execute("SELECT pg_advisory_lock(%s::int, %s::int)", (LIVES, int(self.name)))
            await connection.execute(f"LISTEN {CHANNEL}")
            await connection.execute(f"LISTEN {channel_of(self.name)}")
        except BaseException:  # a cancelled task must not leave it open either
            await connection.close()
            raise
        return connection

    async def listen(self) -> None:
        """Listen until cancelled."""
        while True:
            with suppress(psycopg.Error):
                async for notice in self.connection.notifies():
                    self.receive(notice.payload)
            self.connected = False
            await self.connection.close()
            await self.connect_again()

    async def connect_again(self) -> None:
        wait = FIRST_WAIT
        while True:
            with suppress(psycopg.Error, StoreError):
                self.connection = await self.connect()
                await self.back()
                self.connected = True
                self.heard(MISSED)
                return
            await self.connection.close()
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)

    def receive(self, payload: str) -> None:
        try:
            envelope = decode(payload)
        except msgspec.DecodeError:
            return  # not from a Prestol that we know
        if envelope.sender != self.name:
            self.heard(Notice(envelope.table, envelope.number, envelope.text))
