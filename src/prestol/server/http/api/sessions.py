"""Calls about the ways into an account: its sessions, the code and the address that set a new password."""

from __future__ import annotations

from prestol.server.http.api.routing import JSONBody, SessionId, asks, does, ends
from prestol.server.services import Call, caller, services_of
from prestol.server.wire.people import (
    AccountInfo,
    EmailAsk,
    EmailConfirm,
    Forgot,
    PasswordAsk,
    RecoveryCode,
    SessionInfo,
    SessionList,
)


@asks("/sessions", tags=["me"], summary="Where am I logged in?")
async def sessions(request: Call) -> SessionList:
    """The browsers that are logged in to my account, last used first."""
    return await listed(request)


async def listed(request: Call) -> SessionList:
    who = caller(request)
    found = await services_of(request).accounts.sessions.all_of(who)
    return SessionList([SessionInfo(one.id, one.agent, one.created, one.seen, one.id == who.session) for one in found])


@ends("/sessions/{session_id:str}", tags=["me"], summary="End a session")
async def end_session(request: Call, session_id: SessionId) -> None:
    """It ends at once, also on sockets that are open."""
    await services_of(request).accounts.sessions.end(caller(request), session_id)


@does("/sessions/end-others", tags=["me"], summary="End all sessions but this one")
async def end_others(request: Call) -> SessionList:
    await services_of(request).accounts.sessions.end_others(caller(request))
    return await listed(request)


@asks("/account", tags=["me"], summary="How can I set a new password?")
async def account(request: Call) -> AccountInfo:
    return await ways_back(request)


async def ways_back(request: Call) -> AccountInfo:
    services, who = services_of(request), caller(request)
    record = await services.store.person(who.id)
    email = record.email if record is not None and record.email else ""
    return AccountInfo(email, record is not None and record.recovery is not None, services.recovery.mailer.works)


@does("/account/code", tags=["me"], summary="Make a new code")
async def new_code(request: Call, data: JSONBody[PasswordAsk]) -> RecoveryCode:
    """The code before no longer works. The new one is shown only this once."""
    services, who = services_of(request), caller(request)
    services.security.logins.check(who.address)
    return RecoveryCode(await services.accounts.new_code(who, data.password))


@does("/account/email", tags=["me"], summary="Set the address that codes are sent to")
async def email(request: Call, data: JSONBody[EmailAsk]) -> AccountInfo:
    """A code is sent there; the address counts when the code has come back. Without an address it is forgotten."""
    services, who = services_of(request), caller(request)
    services.security.logins.check(who.address)
    await services.recovery.ask_email(who, data.password, data.email, data.language)
    return await ways_back(request)


@does("/account/email/confirm", tags=["me"], summary="Confirm the address by the code that was sent")
async def confirm_email(request: Call, data: JSONBody[EmailConfirm]) -> AccountInfo:
    services, who = services_of(request), caller(request)
    services.security.logins.check(who.address)
    await services.recovery.confirm_email(who, data.code)
    return await ways_back(request)


@does("/account/forgot", tags=["me"], summary="Send me a code to set a new password")
async def forgot(request: Call, data: JSONBody[Forgot]) -> AccountInfo:
    """Where the account has a confirmed address. The answer is the same whether it has or not."""
    services, who = services_of(request), caller(request)
    services.security.logins.check(who.address)
    services.recovery.check_mail()
    services.manager.background(services.recovery.forgot(data.name, data.language))  # its time would tell who has one
    return AccountInfo("", False, True)


CALLS = (sessions, end_session, end_others, account, new_code, email, confirm_email, forgot)
