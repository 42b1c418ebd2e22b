"""The pulse of the server: time in which no server lived, and time that a jump of the clock left out, is nobody's."""

from __future__ import annotations

import structlog

from prestol.server.store.base import Store
from prestol.server.store.records import OutageRecord
from prestol.server.tables.clocks import DAY, SECOND, now, set_clock, wall

GAP = 6 * SECOND
"""A pulse that fails for longer than this is an outage."""
JUMP = 2 * SECOND
"""By how much the clock on the wall may run ahead before the server follows it."""
KEPT = 90 * DAY
"""Older outages concern nobody: the longest time per turn is a month."""
MARK = "alive"

log = structlog.get_logger("prestol.pulse")


class Pulse:
    """Keeps the time of the last beat of all servers on a store, and the outages between them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.last = 0
        """When this process last felt the pulse."""
        self.outages: list[OutageRecord] = []

    async def begin(self) -> None:
        """Go on from the clock on the wall, or from the last beat where that clock was set back meanwhile."""
        last = await self.store.mark(MARK) or 0
        set_clock(last if 0 < last - wall() < DAY else wall())
        await self.beat()

    @property
    def is_stale(self) -> bool:
        """Whether an outage may have passed unnoticed."""
        return now() - self.last > GAP

    async def beat(self) -> None:
        """Say that a server lives, and notice where none did."""
        ahead = wall() - now()
        if ahead > JUMP:
            await self.note(now(), wall())
            set_clock(wall())
        last, at = await self.store.mark(MARK), now()
        if last is not None and at - last > GAP:
            await self.note(last, at)
        await self.store.save_mark(MARK, at)
        self.outages = await self.store.outages(at - KEPT)
        self.last = at

    async def note(self, began: int, ended: int) -> None:
        log.warning("outage", began=began, seconds=(ended - began) // SECOND)
        await self.store.save_outage(OutageRecord(began, ended))

    def missed(self, since: int, until: int) -> int:
        """How many milliseconds between two points in time were outages, whoever noticed them."""
        missed, reached = 0, since
        for outage in self.outages:
            began, ended = max(outage.began, reached), min(outage.ended, until)
            missed += max(0, ended - began)
            reached = max(reached, ended)
        return missed
