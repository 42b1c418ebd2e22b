"""Tables of a list, told without opening them."""

from __future__ import annotations

from collections.abc import Iterable

import structlog

from prestol.server.store.records import Listing
from prestol.server.tables.damage import DamagedTable
from prestol.server.tables.replay import read_settings
from prestol.server.tables.seats import info_of
from prestol.server.wire import TableInfo

log = structlog.get_logger("prestol.table")


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
