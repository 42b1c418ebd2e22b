"""Who is connected: told to a table after a short while, so that a crowd coming at once is one message."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from prestol.server.store.base import Notice
from prestol.server.tables.windows import asks_in_person
from prestol.server.wire import Presence

if TYPE_CHECKING:
    from prestol.server.realtime.broadcast import Listener
    from prestol.server.tables.live import LiveTable
    from prestol.server.tables.manager import TableManager

SOON = 0.2
STALE = 120.0
"""What another process has said about its listeners is valid for this many seconds."""


class Report(Struct, frozen=True):
    """Who is connected to one process."""

    process: str
    seats: list[int]
    watchers: int


decode = msgspec.json.Decoder(Report).decode
encode = msgspec.json.Encoder().encode


def shows_presence(table: LiveTable) -> bool:
    """Whether it is told which seats are connected: not where a slow window waits for people to come and answer."""
    return not asks_in_person(table.replay)


class Presences:
    """Presence at all tables of this process, and what the other processes say about theirs."""

    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.process = secrets.token_hex(4)
        self.elsewhere: dict[str, dict[str, tuple[float, Report]]] = {}

    def changed(self, table: LiveTable, listener: Listener) -> None:
        """Somebody has come or gone. Where that is not told of seats, even a message would tell of it."""
        if listener.seats and not shows_presence(table):
            if listener in table.listeners:
                listener.push(self.text(table))
        elif table.presence is None and not self.manager.closing:
            table.presence = asyncio.get_running_loop().call_later(SOON, self.tell, table, True)

    def tell(self, table: LiveTable, aloud: bool) -> None:
        table.presence = None
        text = self.text(table)
        for listener in table.listeners:
            listener.push(text)
        if aloud and not self.manager.closing:
            own = encode(self.report(table)).decode()
            self.manager.background(self.manager.store.whisper(Notice(table.id, 0, own)))

    def text(self, table: LiveTable) -> str:
        """The message that tells who is connected."""
        reports = [self.report(table), *self.others(table.id)]
        seats = sorted({seat for report in reports for seat in report.seats})
        return encode(Presence(seats=seats, watchers=sum(report.watchers for report in reports))).decode()

    def report(self, table: LiveTable) -> Report:
        seats = {seat for listener in table.listeners for seat in listener.seats} if shows_presence(table) else set()
        watchers = {listener.person for listener in table.listeners if not listener.seats}
        return Report(self.process, sorted(seats), len(watchers))

    def others(self, table: str) -> list[Report]:
        fresh = time.monotonic() - STALE
        return [report for at, report in self.elsewhere.get(table, {}).values() if at > fresh]

    def heard(self, table: LiveTable, text: str) -> None:
        """Another process has told who is connected there; answered once where it cannot know about us."""
        report = decode(text)
        known = self.elsewhere.setdefault(table.id, {})
        new = report.process not in known
        known[report.process] = (time.monotonic(), report)
        self.tell(table, aloud=new and bool(table.listeners))

    def forget(self, table: str) -> None:
        self.elsewhere.pop(table, None)
