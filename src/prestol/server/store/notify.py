"""One connection to PostgreSQL that listens to the other processes, and comes back by itself when it breaks."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import psycopg
from psycopg import AsyncConnection

from prestol.server.store.base import MISSED, Notice
from prestol.server.store.errors import StoreError

CHANNEL = "prestol"
LONGEST = 7999
"""The most bytes that PostgreSQL passes on in one notice."""

FIRST_WAIT, LONGEST_WAIT = 0.2, 5.0
"""Seconds before the first and the later attempts to connect again."""


class Envelope(msgspec.Struct, frozen=True, array_like=True):
    """A notice on its way; a process ignores its own."""

    sender: str
    table: str
    number: int
    text: str


decode = msgspec.json.Decoder(Envelope).decode


def sealed(sender: str, notice: Notice) -> str:
    """A notice as the text that PostgreSQL passes on."""
    data = msgspec.json.encode(Envelope(sender, notice.table, notice.number, notice.text))
    if len(data) > LONGEST:
        raise StoreError(f"A notice to the other processes is limited to {LONGEST} bytes.")
    return data.decode()


class Notifications:
    """Calls `heard` for each notice of another process.

    After a broken connection it tells that notices may have been missed.
    """

    def __init__(self, url: str, heard: Callable[[Notice], None]) -> None:
        self.url = url
        self.heard = heard
        self.name = secrets.token_hex(6)
        self.task: asyncio.Task[None] | None = None
        self.connected = False

    def envelope(self, notice: Notice) -> str:
        """A notice as text, with our name on it."""
        return sealed(self.name, notice)

    async def open(self) -> None:
        self.connection = await self.connect()
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
        await connection.execute(f"LISTEN {CHANNEL}")
        self.connected = True
        return connection

    async def listen(self) -> None:
        """Listen until cancelled."""
        while True:
            with suppress(psycopg.Error):
                async for notice in self.connection.notifies():
                    self.receive(notice.payload)
            self.connected = False
            await self.connection.close()
            self.connection = await self.connect_again()
            self.heard(MISSED)

    async def connect_again(self) -> AsyncConnection[tuple[Any, ...]]:
        wait = FIRST_WAIT
        while True:
            with suppress(psycopg.Error):
                return await self.connect()
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)

    def receive(self, payload: str) -> None:
        try:
            envelope = decode(payload)
        except msgspec.DecodeError:
            return  # not from a Prestol that we know
        if envelope.sender != self.name:
            self.heard(Notice(envelope.table, envelope.number, envelope.text))
