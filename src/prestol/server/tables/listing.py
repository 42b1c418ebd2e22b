"""What is told of a table as a whole: of a live one, or of those of a list, without opening them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import structlog

from prestol.server.store.records import Listing
from prestol.server.tables.damage import DamagedTable
from prestol.server.tables.drawing import luck_info
from prestol.server.tables.replay import read_settings
from prestol.server.tables.seats import info_of
from prestol.server.wire import TableInfo

if TYPE_CHECKING:
    from prestol.server.tables.live import LiveTable

log = structlog.get_logger("prestol.table")


def live_info(table: LiveTable) -> TableInfo:
    """A live table. The caller holds its lock."""
    record, replay = table.record, table.replay
    return TableInfo(
        id=record.id,
        game=replay.game.id,
        owner=record.owner,
        status=replay.status,
        seats=list(replay.seats),
        options=replay.settings.options,
        pace=replay.settings.pace,
        listed=record.listed,
        watchable=replay.settings.watchable,
        created=record.created,
        changed=replay.clocks.since or record.created,
        number=replay.number,
        waiting=list(replay.waiting),
        rematch=replay.rematch,
        practice=replay.practice,
        rules=record.rules,
        content=record.content,
        windows=replay.settings.windows,
        chosen=replay.settings.chosen,
        luck=luck_info(replay) if replay.status == "open" else None,
    )


def listing_infos(listings: Iterable[Listing]) -> list[TableInfo]:
    """The tables of a list; a damaged one is left out, so that the others are shown."""
    found: list[TableInfo] = []
    for listing in listings:
        try:
            found.append(listing_info(listing))
        except DamagedTable as damage:
            log.error(damage.key, table=listing[0].id, fault=damage.sentence().en)
    return found


def listing_info(listing: Listing) -> TableInfo:
    """A table of a list."""
    record, rows = listing
    settings = read_settings(record)
    return TableInfo(
        id=record.id,
        game=record.game,
        owner=record.owner,
        status=record.status,  # type: ignore[arg-type]
        seats=[info_of(row) for row in rows],
        options=settings.options,
        pace=settings.pace,
        listed=record.listed,
        watchable=settings.watchable,
        created=record.created,
        changed=record.changed,
        number=record.number,
        waiting=[seat for seat in range(len(rows)) if record.waiting >> seat & 1],
        windows=settings.windows,
        rules=record.rules,
        content=record.content,
        chosen=settings.chosen,
    )
