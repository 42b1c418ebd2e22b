"""Messages of the chat that are deleted: what was said goes for good, and everybody who follows the table is told."""

from __future__ import annotations

import msgspec

from prestol.server.errors import ApiError
from prestol.server.store.base import Store
from prestol.server.store.moderation import AuditRecord, Moderations
from prestol.server.tables.entries import Data, Draft, decode_data, struck
from prestol.server.tables.live import LiveTable
from prestol.server.tables.replay import Replay

encode = msgspec.json.Encoder().encode


async def remove_message(store: Store, table: LiveTable, number: int, audit: AuditRecord) -> None:
    """Delete a message in the stored log and in memory, here and in the other processes."""
    room = Moderations(store)
    said = await room.said(table.id, number)
    if said is None or not decode_data(said).text:
        raise ApiError("no-such-message", 404)
    await room.replace_said(table.id, number, encode(struck(decode_data(said))).decode(), audit)

    def removal(replay: Replay) -> list[Draft]:
        return [Draft("removed", None, Data(ask=number))] if replay.number >= number else []

    await table.write(removal, audit.actor, f"remove {number}")
