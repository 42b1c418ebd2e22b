"""Calls about others: to block somebody for oneself, and to report them."""

from __future__ import annotations

from prestol.server.errors import ApiError
from prestol.server.http.api.routing import JSONBody, PersonId, acts, asks, does, ends
from prestol.server.services import Call, caller, services_of
from prestol.server.tables.commands import check_watchable
from prestol.server.wire import SeatInfo
from prestol.server.wire.people import BlockAsk, BlockInfo, BlockList, ReportAsk


@asks("/blocks", tags=["people"], summary="Whom have I blocked?")
async def blocks(request: Call) -> BlockList:
    return await listed(request)


@does("/blocks", tags=["people"], summary="Block somebody")
async def block(request: Call, data: JSONBody[BlockAsk]) -> BlockList:
    """Their chat is hidden from me, and they cannot sit down at my tables. They are not told."""
    services, who = services_of(request), caller(request)
    who = await services.accounts.keep(who)
    await services.blocks.block(who, await seat_at(request, data.table, data.seat))
    return await listed(request)


@ends("/blocks/{person_id:str}", tags=["people"], summary="Block somebody no longer")
async def unblock(request: Call, person_id: PersonId) -> None:
    await services_of(request).blocks.unblock(caller(request), person_id)


async def listed(request: Call) -> BlockList:
    found = await services_of(request).blocks.all_of(caller(request).id)
    return BlockList([BlockInfo(one.other, one.name, one.created) for one in found])


@acts("/reports", tags=["people"], summary="Report somebody")
async def report(request: Call, data: JSONBody[ReportAsk]) -> None:
    """Those who look after the server read it; the person is not told."""
    services, who = services_of(request), caller(request)
    services.security.check_report(who)
    seat = await seat_at(request, data.table, data.seat)
    who = await services.accounts.keep(who)
    await services.moderation.report(who, seat, data)


async def seat_at(request: Call, table_id: str, seat: int) -> SeatInfo:
    """A seat of a table that the caller may see."""
    table = await services_of(request).manager.table(table_id)
    check_watchable(table.replay, caller(request))
    if seat >= len(table.replay.seats):
        raise ApiError("nobody-there", 409)
    return table.replay.seats[seat]


CALLS = (blocks, block, unblock, report)
