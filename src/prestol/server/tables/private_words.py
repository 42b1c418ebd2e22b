"""What a person writes at a table for nobody else: notes and standing orders. Durable, and each request once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from prestol.server.errors import ApiError
from prestol.server.store.base import ClientTaken
from prestol.server.store.records import NoteRecord
from prestol.server.tables import standing_orders as standing
from prestol.server.tables.commands import Actor, own_seat
from prestol.server.tables.seats import owned
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
        standing.check_orders(table.replay, orders)
        await set_orders(table, seat, orders, client)

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


async def read_words(table: LiveTable, person: str) -> tuple[str, dict[str, list[Order]]]:
    """The note of a person about a table, and the standing orders of the person's seats."""
    note = ""
    orders: dict[str, list[Order]] = {}
    for record in await table.manager.store.notes(table.id, person):
        if record.key == "note":
            note = record.text
        elif record.key.startswith("orders-"):
            given = [order for order in standing.decode(record.text) if standing.lasts(table.replay, order)]
            orders[record.key.removeprefix("orders-")] = given
    return note, orders


async def load_orders(table: LiveTable) -> None:
    """Standing orders of all people at the table: other processes may have taken some of them."""
    people = {seat.person for seat in table.replay.seats if seat.person is not None}
    found: dict[int, list[Order]] = {}
    for person in sorted(people):
        _, orders = await read_words(table, person)
        found.update({int(seat): given for seat, given in orders.items()})
    table.automation.orders.clear()
    table.automation.orders.update(found)


async def set_orders(table: LiveTable, seat: int, orders: list[Order], client: str | None = None) -> None:
    """Save the standing orders of a seat. ClientTaken where the request was carried out before."""
    orders = standing.dated(table.replay, orders)
    person = table.replay.seats[seat].person
    assert person is not None
    text = standing.encode(orders).decode() if orders else ""
    note = NoteRecord(table.id, person, f"orders-{seat}", text)
    await table.manager.store.save_note(note, client, table.durable)
    if orders:
        table.automation.orders[seat] = orders
    else:
        table.automation.orders.pop(seat, None)
    table.automation.wake()


async def use_up(table: LiveTable, obeyed: dict[int, Order]) -> None:
    """Count down the orders that have answered."""
    for seat, order in obeyed.items():
        if order.times is not None:
            await set_orders(table, seat, standing.used(table.automation.orders.get(seat, []), order))
