"""Calls about tables: lists, making one, looking at one, beginning, playing again."""

from __future__ import annotations

from prestol.server.accounts import Person
from prestol.server.errors import ApiError
from prestol.server.http.api.routing import JSONBody, SealGiven, TableId, Which, asks, does, makes
from prestol.server.services import Call, Services, caller, services_of
from prestol.server.tables.bot_levels import check_level
from prestol.server.tables.clocks import now
from prestol.server.tables.creation import create_table
from prestol.server.tables.drawing import begin as begin_game
from prestol.server.tables.entries import Data, Draft
from prestol.server.tables.listing import listing_infos, live_info
from prestol.server.tables.live import LiveTable
from prestol.server.tables.rematch import play_again
from prestol.server.tables.replay import Replay
from prestol.server.tables.seats import belongs, kept_for, opens, owned, with_bot
from prestol.server.wire import Created, Invited, NewTable, Start, TableInfo, TableList

MANY = 100


@asks("/tables", tags=["tables"], summary="My tables, or those open to everybody")
async def tables(request: Call, which: Which = "mine") -> TableList:
    """Mine: those that wait for me first, then last changed first."""
    store, who = services_of(request).store, caller(request)
    if which == "listed":
        return TableList([info for info in listing_infos(await store.tables_listed(MANY)) if is_shown(info, who)])
    found = listing_infos(await store.tables_of(who.id, MANY))
    return TableList(sorted(found, key=lambda info: not waits_for(info, who)))


def waits_for(info: TableInfo, who: Person) -> bool:
    mine = owned(info.seats, who.id)
    if info.status == "open" and kept_for(info.seats, who.id):
        return True
    return any(seat in info.waiting and info.seats[seat].bot is None for seat in mine)


@makes("/tables", tags=["tables"], summary="Make a table")
async def create(request: Call, data: JSONBody[NewTable]) -> Created:
    """The secrets of the open seats are shown only this once."""
    services, who = services_of(request), caller(request)
    await hold_names(services, who, data)
    with services.security.quotas.table(who, data.listed):
        who = await services.accounts.keep(who)
        table, invites = await create_table(services.manager, who, data)
    await services.privacy.room.sat(who.id, table.id)
    return Created(await table.look(), invites)


async def hold_names(services: Services, who: Person, wish: NewTable) -> None:
    """The names of several people at one browser belong to it for a while, like that of a guest."""
    given = {seat.name for seat in wish.seats if seat.kind == "me" and seat.name and seat.name != who.name}
    if given:
        services.security.check_naming(who)
    for name in sorted(given):
        fit = await services.accounts.free_name(who, name)
        await services.accounts.names.hold(fit, who.id, now())


@asks("/tables/{table_id:str}", tags=["tables"], summary="Look at a table")
async def look(request: Call, table_id: TableId) -> TableInfo:
    """A table without spectators is shown to those who sit there or may sit down; see `invited`."""
    table = await services_of(request).manager.table(table_id)
    if not is_shown(live_info(table), caller(request)):
        raise ApiError("not-watchable", 403)
    return await table.look()


def is_shown(info: TableInfo, who: Person) -> bool:
    """Whether a table concerns a person, or everybody."""
    joinable = info.listed and info.status == "open"
    return info.watchable or joinable or info.owner == who.id or who.admin or belongs(info.seats, who.id)


@does("/tables/{table_id:str}/invited", tags=["tables"], summary="Look at a table by an invite")
async def invited(request: Call, table_id: TableId, data: JSONBody[Invited]) -> TableInfo:
    """For those who hold the secret of a seat, before they sit down."""
    services = services_of(request)
    table = await services.manager.table(table_id)
    found = await services.store.table(table.id)
    fitting = found is not None and any(opens(data.secret, row.invite) for row in found[1])
    if not fitting and not is_shown(live_info(table), caller(request)):
        raise ApiError("not-watchable", 403)
    return await table.look()


@does("/tables/{table_id:str}/start", tags=["tables"], summary="Begin the game")
async def start(request: Call, table_id: TableId, data: JSONBody[Start]) -> TableInfo:
    table = await owned_table(services_of(request), caller(request), table_id)

    def begin(replay: Replay) -> list[Draft]:
        if replay.status != "open":
            raise ApiError("already-started", 409)
        missing = [seat.seat for seat in replay.seats if seat.kind == "open"]
        if missing and data.fill is None:
            raise ApiError("seats-open", 409)
        if data.fill is not None:
            check_level(replay.game, data.fill)
        filled = [with_bot(seat, data.fill or "") for seat in missing]
        return [*(Draft("seat", info.seat, Data(what="filled", info=info)) for info in filled), *begin_game(replay)]

    await table.write(begin, caller(request).id)
    return await table.look()


async def owned_table(services: Services, who: Person, id: str) -> LiveTable:
    table = await services.manager.table(id)
    if table.record.owner != who.id:
        raise ApiError("not-your-table", 403)
    return table


@does("/tables/{table_id:str}/rematch", tags=["tables"], summary="Play again with the same people")
async def rematch(request: Call, table_id: TableId, seal: SealGiven = None) -> TableInfo:
    """The new table. The first who asks offers it, everybody at the old table is told; whoever asks after that agrees.

    `seal` is what the caller adds to the luck. The game begins when everybody has agreed.
    `join` at the new table agrees as well, `leave` declines.
    """
    services, who = services_of(request), caller(request)
    manager = services.manager
    old = await manager.table(table_id)
    if old.replay.rematch is None:
        with services.security.quotas.table(who, False):
            table = await play_again(manager, old, who, seal)
    else:
        await services.blocks.check_welcome((await manager.table(old.replay.rematch)).record.owner, who)
        table = await play_again(manager, old, who, seal)
    for person in {seat.person for seat in old.replay.seats if seat.person is not None}:
        await services.privacy.room.sat(person, table.id)  # the table names them, whether they agree or not
    return await table.look()


CALLS = (tables, create, look, invited, start, rematch)
