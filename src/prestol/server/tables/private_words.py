"""What a person writes at a table for nobody else: notes and standing orders. Durable, and each request once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from prestol.server.errors import ApiError
from prestol.server.store.base import ClientTaken
from prestol.server.store.records import NoteRecord
from prestol.server.tables.commands import Actor, own_seat
from prestol.server.tables.seats import owned
from prestol.server.tables.standing_orders import check_orders
from prestol.server.wire import Order

if TYPE_CHECKING:
    from prestol.server.tables.live import LiveTable


async def save_note(table: LiveTable, who: Actor, text: str, id: str | None = None) -> int:
    """Save the note of a person; the number of the last entry then. The same request again gives the same number."""
    client = f"{who.id}:{id}" if id is not None else None

    async def save() -> None:
        if not owned(table.replay.seats, who.id):
            raise ApiError("not-at-table", 409)
        await table.manager.store.save_note(NoteRecord(table.id, who.id, "note", text), client, table.durable)

    return await once(table, client, save)


async def save_orders(table: LiveTable, who: Actor, seat: int, orders: list[Order], id: str) -> int:
    """Save the standing orders of a seat, in the same way."""
    client = f"{who.id}:{id}"

    async def save() -> None:
        own_seat(table.replay, who, seat)
        check_orders(table.replay, orders)
        await table.automation.set_orders(seat, orders, client)

    return await once(table, client, save)


async def once(table: LiveTable, client: str | None, save: Callable[[], Awaitable[None]]) -> int:
    async with table.lock:
        await table.settle()
        try:
            await save()
        except ClientTaken as known:
            return known.number
        except ApiError:
            number = await table.number_of(client)
            if number is None:
                raise
            return number
        return table.durable
