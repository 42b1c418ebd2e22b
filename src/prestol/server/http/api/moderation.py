"""Calls of those who look after the server. Each act is written to the audit log."""

from __future__ import annotations

from typing import Any, cast

from msgspec.structs import replace

from prestol.server.accounts import Person, skeleton
from prestol.server.errors import ApiError
from prestol.server.http.api.routing import Before, JSONBody, ReportId, SanctionId, Wanted, WhichReports, acts, asks
from prestol.server.http.security import network_named
from prestol.server.people.moderation import Moderation
from prestol.server.services import Call, caller, services_of
from prestol.server.store.moderation import SanctionRecord
from prestol.server.store.records import PersonRecord
from prestol.server.tables.chat import remove_message
from prestol.server.tables.clocks import now
from prestol.server.tables.commands import check_not_over, plan_close, plan_removal
from prestol.server.tables.seats import belongs
from prestol.server.wire.people import (
    AuditInfo,
    AuditList,
    BanAsk,
    CloseAsk,
    KickAsk,
    MuteAsk,
    PersonCard,
    PersonList,
    RemoveAsk,
    ReportInfo,
    ReportList,
    SanctionInfo,
    SanctionList,
)

MANY = 100


def admin(request: Call) -> Person:
    """The caller, who must look after the server. Others learn nothing of these calls."""
    who = caller(request)
    if not who.admin or who.bearer:
        raise ApiError("no-such-page", 404)
    return who


@asks("/admin/reports", tags=["moderation"], summary="What people have reported")
async def reports(request: Call, which: WhichReports = "open") -> ReportList:
    """Newest first; those that nobody has dealt with, or all."""
    admin(request)
    room = services_of(request).moderation.store
    found = await room.reports(MANY, which == "open")
    return ReportList(
        [
            ReportInfo(
                one.id,
                one.at,
                one.reporter,
                await room.name_of(one.reporter),
                one.person,
                one.name,
                one.place,
                one.entry,
                one.said,
                one.reason,
                one.words,
                one.closed,
            )
            for one in found
        ]
    )


@acts("/admin/reports/{report_id:str}/close", tags=["moderation"], summary="A report is dealt with")
async def close_report(request: Call, report_id: ReportId) -> None:
    await services_of(request).moderation.close_report(admin(request), report_id)


@asks("/admin/people", tags=["moderation"], summary="Find a person")
async def people(request: Call, name: Wanted) -> PersonList:
    """By a name that looks like this, or by id; last seen first."""
    admin(request)
    moderation = services_of(request).moderation
    found = await moderation.store.people_like(skeleton(name), name, 20)
    return PersonList([await card(request, moderation, one) for one in found])


async def card(request: Call, moderation: Moderation, record: PersonRecord) -> PersonCard:
    tables = await services_of(request).store.tables_of(record.id, 20)
    against = [one for one in moderation.sanctions.active if one.person == record.id]
    return PersonCard(
        record.id,
        record.name,
        record.kind,
        record.created,
        record.seen,
        bool(record.role),
        await moderation.last_address(record.id) or "",
        [table.id for table, _ in tables],
        [await sanction_info(moderation, one) for one in against],
    )


async def sanction_info(moderation: Moderation, one: SanctionRecord) -> SanctionInfo:
    name, actor = await moderation.store.name_of(one.person), await moderation.store.name_of(one.actor)
    kind = cast(Any, one.kind)
    return SanctionInfo(one.id, kind, one.person, name, one.address, one.place, one.until, one.reason, actor, one.at)


@asks("/admin/sanctions", tags=["moderation"], summary="What holds against whom")
async def sanctions(request: Call) -> SanctionList:
    admin(request)
    moderation = services_of(request).moderation
    return SanctionList([await sanction_info(moderation, one) for one in await moderation.store.active(now())])


@acts("/admin/sanctions/{sanction_id:str}/lift", tags=["moderation"], summary="Lift what holds against somebody")
async def lift(request: Call, sanction_id: SanctionId) -> None:
    await services_of(request).moderation.lift(admin(request), sanction_id)


@acts("/admin/mute", tags=["moderation"], summary="Let somebody write no more")
async def mute(request: Call, data: JSONBody[MuteAsk]) -> None:
    await services_of(request).moderation.mute(admin(request), data)


@acts("/admin/ban", tags=["moderation"], summary="Ban a person or an address")
async def ban(request: Call, data: JSONBody[BanAsk]) -> None:
    """Their sockets close at once. They may still read, export and delete what is theirs."""
    actor = admin(request)
    address = network_named(data.address) if data.address else None
    await services_of(request).moderation.ban(actor, replace(data, address=address))


@acts("/admin/kick", tags=["moderation"], summary="Send somebody away from a table")
async def kick(request: Call, data: JSONBody[KickAsk]) -> None:
    """They cannot sit down there again. The seat is open again; in a game that has begun a bot plays on."""
    services, actor = services_of(request), admin(request)
    table = await services.manager.table(data.table)
    if not belongs(table.replay.seats, data.person):
        raise ApiError("nobody-there", 409)
    check_not_over(table.replay)
    await services.moderation.kick(actor, table, data.person, data.reason)
    gone = Person(data.person, "", "guest", True)
    await table.write(lambda replay: plan_removal(replay, gone), actor.id)


@acts("/admin/close", tags=["moderation"], summary="Close a table")
async def close(request: Call, data: JSONBody[CloseAsk]) -> None:
    """The game is over without a result."""
    services, actor = services_of(request), admin(request)
    table = await services.manager.table(data.table)
    check_not_over(table.replay)
    await services.moderation.store.write(
        services.moderation.line(actor, "close", place=data.table, reason=data.reason)
    )
    await table.write(plan_close, actor.id)


@acts("/admin/remove", tags=["moderation"], summary="Delete a message")
async def remove(request: Call, data: JSONBody[RemoveAsk]) -> None:
    """What was said goes for good, in the database too."""
    services, actor = services_of(request), admin(request)
    table = await services.manager.table(data.table)
    audit = services.moderation.line(actor, "remove", place=data.table, entry=data.entry, reason=data.reason)
    await remove_message(services.store, table, data.entry, audit)


@asks("/admin/audit", tags=["moderation"], summary="What was done, and by whom")
async def audit(request: Call, before: Before = 2**53) -> AuditList:
    """Newest first, up to a point in time."""
    admin(request)
    room = services_of(request).moderation.store
    return AuditList(
        [
            AuditInfo(
                one.at,
                await room.name_of(one.actor) or one.actor,
                one.action,
                one.person,
                await room.name_of(one.person),
                one.address,
                one.place,
                one.entry,
                one.reason,
            )
            for one in await room.audited(before, MANY)
        ]
    )


CALLS = (reports, close_report, people, sanctions, lift, mute, ban, kick, close, remove, audit)
