"""Calls about sitting down and leaving, and the invites that open a seat."""

from __future__ import annotations

from prestol.server.accounts import Person, name_beside
from prestol.server.errors import ApiError
from prestol.server.http.api.routing import JSONBody, TableId, does
from prestol.server.http.api.tables import owned_table
from prestol.server.services import Call, Services, caller, services_of
from prestol.server.tables.clocks import now
from prestol.server.tables.creation import check_names, seat_for
from prestol.server.tables.drawing import add_luck
from prestol.server.tables.entries import Draft
from prestol.server.tables.live import LiveTable
from prestol.server.tables.rematch import agree, seated
from prestol.server.tables.replay import Replay
from prestol.server.tables.seats import fresh_secret, kept_for, opens, owned, secret_hash
from prestol.server.wire import Invite, InviteAsk, Join, LeaveRequest, LuckAsk, TableInfo


@does("/tables/{table_id:str}/join", tags=["tables"], summary="Take a seat")
async def join(request: Call, table_id: TableId, data: JSONBody[Join]) -> TableInfo:
    """A person who already sits at the table keeps their seat."""
    services, who = services_of(request), caller(request)
    table = await services.manager.table(table_id)
    if owned(table.replay.seats, who.id):
        return await table.look()
    services.security.quotas.check_change(who)
    services.moderation.sanctions.check_kick(who, table.id)
    await services.blocks.check_welcome(table.record.owner, who)
    if data.secret is None and kept_for(table.replay.seats, who.id):
        await table.write(lambda replay: agree(replay, who, data.seal), who.id)
        return await table.look()
    if table.replay.settings.chosen:
        raise ApiError("seed-chosen", 409)
    seat = await seat_to_take(services, table, data)
    free_seat(table.replay, seat, data.secret)  # refuses before anything is changed
    if data.name is not None and who.guest and data.name != who.name:
        services.security.check_naming(who)
        who = await services.accounts.rename(who, data.name)
    who = await services.accounts.keep(who)
    await services.accounts.names.hold(who.name, who.id, now())
    await services.privacy.room.sat(who.id, table.id)
    await table.write(lambda replay: sit_down(replay, who, seat, data), who.id)
    return await table.look()


async def seat_to_take(services: Services, table: LiveTable, wish: Join) -> int | None:
    """The seat that a secret opens, or the wished one of a listed table; None: any that is free."""
    found = await services.store.table(table.id)
    assert found is not None
    if wish.secret is not None:
        fitting = [row.seat for row in found[1] if opens(wish.secret, row.invite)]
        if not fitting or wish.seat not in (None, fitting[0]):
            raise ApiError("wrong-invite", 403)
        return fitting[0]
    if not table.record.listed:
        raise ApiError("invite-needed", 403)
    return wish.seat


def free_seat(replay: Replay, seat: int | None, secret: str | None) -> int:
    """The wished seat, or the first that is free. One that is kept for somebody opens to an invite alone."""
    if replay.status != "open":
        raise ApiError("already-started", 409)
    free = [info.seat for info in replay.seats if info.kind == "open" and (info.person is None or secret is not None)]
    if not free or (seat is not None and seat not in free):
        raise ApiError("seat-taken", 409)
    return free[0] if seat is None else seat


def sit_down(replay: Replay, who: Person, seat: int | None, wish: Join) -> list[Draft]:
    name = name_beside(who, [info.name for info in replay.seats if info.kind == "person"])
    info = seat_for(who, free_seat(replay, seat, wish.secret), name)
    check_names([*replay.seats, info])
    return seated(replay, [info], wish.seal)


@does("/tables/{table_id:str}/leave", tags=["tables"], summary="Leave a table")
async def leave(request: Call, table_id: TableId) -> TableInfo:
    """Before the start the seats are open again; after it bots take over, and their people can come back."""
    services = services_of(request)
    services.security.quotas.check_change(caller(request))
    table = await services.manager.table(table_id)
    await table.carry_out(caller(request), LeaveRequest(id=fresh_secret()))
    return await table.look()


@does("/tables/{table_id:str}/invites", tags=["tables"], summary="Make a fresh invite")
async def invite(request: Call, table_id: TableId, data: JSONBody[InviteAsk]) -> Invite:
    """The previous invite, if any, no longer works. The secret is shown only this once."""
    services = services_of(request)
    table = await owned_table(services, caller(request), table_id)
    if table.replay.settings.chosen:
        raise ApiError("seed-chosen", 409)
    if data.seat >= len(table.replay.seats) or table.replay.seats[data.seat].kind != "open":
        raise ApiError("seat-taken", 409)
    secret = fresh_secret()
    await services.store.save_invite(table.id, data.seat, secret_hash(secret))
    return Invite(data.seat, secret)


@does("/tables/{table_id:str}/luck", tags=["tables"], summary="Add to the luck of a game")
async def luck(request: Call, table_id: TableId, data: JSONBody[LuckAsk]) -> TableInfo:
    """Everybody at the table may seal a part before the game, and opens it as soon as the game is about to begin."""
    services, who = services_of(request), caller(request)
    services.security.quotas.check_change(who)
    table = await services.manager.table(table_id)
    await table.write(lambda replay: add_luck(replay, who, data), who.id)
    return await table.look()


CALLS = (join, leave, invite, luck)
