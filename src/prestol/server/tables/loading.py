"""From the store to a replay: by a snapshot where there is one that fits, else by playing the whole log."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import structlog

from prestol.engine.game import Game
from prestol.server.store.base import Store
from prestol.server.store.records import EntryRecord, TableRecord
from prestol.server.tables.damage import DamagedTable
from prestol.server.tables.entries import Logged, decode_data
from prestol.server.tables.replay import Replay
from prestol.server.tables.snapshots import restore

log = structlog.get_logger("prestol.table")

Loaded = tuple[Replay, list[Logged]]
"""A replay, and the entries that it has taken in since its snapshot."""


class Loader:
    """Loads one table. The log is the truth: a snapshot only saves the time to play it."""

    def __init__(self, store: Store, record: TableRecord, game: Game) -> None:
        self.store = store
        self.record = record
        self.game = game

    def blank(self) -> Replay:
        return Replay(self.record, self.game)

    async def load(self, known: int | None) -> Loaded:
        """The table at the end of its log, with at least the entries after the known one."""
        replay = await self.from_snapshot(known)
        if replay.number:
            try:
                return await self.to_end(replay)
            except DamagedTable as damage:
                log.warning("snapshot-passed-over", table=self.record.id, fault=damage.sentence().en)
        return await self.to_end(self.blank())

    async def from_snapshot(self, number: int | None) -> Replay:
        """The table at its newest snapshot, or the newest up to a number; at the beginning where that is unreadable."""
        snapshot = await self.store.snapshot(self.record.id, number)
        if snapshot is not None:
            try:
                replay = self.blank()
                restore(replay, snapshot)
                return replay
            except Exception as error:  # whatever a damaged snapshot leads to
                log.warning("snapshot-unreadable", table=self.record.id, number=snapshot.number, fault=str(error))
        return self.blank()

    async def to_end(self, replay: Replay) -> Loaded:
        """Play the rest of the log. DamagedTable names the first damaged entry, as far as that can be told."""
        began = replay.number
        entries = await self.store.entries(self.record.id, max(0, began - 1))
        if began:
            self.check_snapshot(replay, entries.pop(0) if entries else None)
        logged = [replay.take_in(entry) for entry in entries]
        try:
            if logged:
                replay.check(logged[-1])
        except DamagedTable:
            if not began:
                check_each(self.blank(), entries)
            raise
        return replay, logged

    def check_snapshot(self, replay: Replay, entry: EntryRecord | None) -> None:
        """Raise DamagedTable unless a snapshot shows the position that was stored with its entry."""
        if entry is None or entry.number != replay.number:
            raise DamagedTable("server-damaged-gap", number=replay.number)
        kind: Any = entry.kind
        replay.check(Logged(entry.number, entry.at, kind, entry.seat, decode_data(entry.data), ()))

    async def at(self, number: int) -> Replay:
        """The table as it was after an entry."""
        replay = await self.from_snapshot(number)
        for entry in await self.store.entries_of_play(self.record.id, replay.number, number):
            replay.number = entry.number - 1  # what was said on the way need not be read: it changes nothing
            replay.take_in(entry)
        return replay

    async def between(self, after: int, up_to: int) -> list[Logged]:
        """The entries above one number, but not above another, with their events."""
        replay = await self.at(after)
        logged: list[Logged] = []
        for entry in await self.store.entries(self.record.id, replay.number, up_to):
            logged.append(replay.take_in(entry))
            if entry.number % 32 == 0:
                await asyncio.sleep(0)  # other tables need not wait for a long log
        return logged

    async def whole(self) -> Loaded:
        """The whole log with its events, played from the beginning."""
        replay = self.blank()
        return replay, [replay.take_in(entry) for entry in await self.store.entries(self.record.id)]


def check_each(replay: Replay, entries: Iterable[EntryRecord]) -> None:
    """Raise DamagedTable at the first entry after which the position is not the one that was stored."""
    for entry in entries:
        replay.check(replay.take_in(entry))
