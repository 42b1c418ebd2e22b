"""Calls about oneself: the name, the account, the tokens of outside bots."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from prestol.server.accounts import Entered, me_of, skeleton
from prestol.server.errors import ApiError
from prestol.server.http.api.routing import JSONBody, TokenId, asks, does, ends, makes
from prestol.server.http.asgi_types import COOKIES
from prestol.server.http.security import SESSION, header
from prestol.server.services import Call, Services, caller, services_of
from prestol.server.store.records import TokenRecord
from prestol.server.wire import Credentials, Me, NewToken, Rename, TokenAsk, TokenInfo, TokenList
from prestol.server.wire.people import PasswordChange, Recover, Registered


@asks("/me", tags=["me"], summary="Who am I?")
async def me(request: Call) -> Me:
    """The identity of this browser; a new one, as a cookie, where there was none."""
    return me_of(caller(request))


@does("/me", tags=["me"], summary="Change my name")
async def rename(request: Call, data: JSONBody[Rename]) -> Me:
    services, who = services_of(request), caller(request)
    services.security.check_naming(who)
    return me_of(await services.accounts.rename(who, data.name))


@does("/account/register", tags=["me"], summary="Make an account of this identity")
async def register(request: Call, data: JSONBody[Credentials]) -> Registered:
    """The tables of this browser stay with the account. The code sets a new password; it is shown only this once."""
    services, who = services_of(request), caller(request)
    services.security.logins.check(who.address)
    services.security.check_naming(who)
    entered = await services.accounts.register(who, data.name, data.password, agent_of(request))
    return registered(await let_in(request, entered))


@does("/account/login", tags=["me"], summary="Use an account in this browser")
async def login(request: Call, data: JSONBody[Credentials]) -> Me:
    """A new session, which the person can see and end from every other one."""
    async with attempt(request, data.name):
        entered = await services_of(request).accounts.login(data.name, data.password, agent_of(request))
    await end_session(request)
    return me_of((await let_in(request, entered)).person)


@does("/account/logout", tags=["me"], summary="End the session of this browser")
async def logout(request: Call) -> Me:
    """This browser becomes a new guest."""
    await end_session(request)
    return become_guest(request)


@does("/account/password", tags=["me"], summary="Change my password")
async def password(request: Call, data: JSONBody[PasswordChange]) -> Me:
    """All other sessions end, and this one goes on under a new cookie."""
    services, who = services_of(request), caller(request)
    services.security.logins.check(who.address)
    entered = await services.accounts.change_password(who, data.old, data.new, agent_of(request))
    return me_of((await let_in(request, entered)).person)


@does("/account/recover", tags=["me"], summary="Set a new password by a code")
async def recover(request: Call, data: JSONBody[Recover]) -> Registered:
    """By the code that was shown when the account was made, or by one that was sent. A new code takes its place."""
    accounts = services_of(request).accounts
    async with attempt(request, data.name):
        entered = await accounts.recover(data.name, data.code, data.password, agent_of(request))
    return registered(await let_in(request, entered))


@asynccontextmanager
async def attempt(request: Call, name: str) -> AsyncIterator[None]:
    """One try to come in under a name, slowed down and counted where it fails."""
    services = services_of(request)
    await slow_down(request, services, name)
    try:
        yield
    except ApiError:
        services.security.logins.failed(skeleton(name), caller(request).address)
        raise


async def slow_down(request: Call, services: Services, name: str) -> None:
    """Refuse an address that tries too often; let a name on which many guess wait, but not where its owner was last."""
    who = caller(request)
    services.security.logins.check(who.address)
    if services.security.logins.pause(skeleton(name)):
        record = await services.accounts.named(name)
        if record is None or not await services.visits.is_from(record.id, who.address):
            await services.security.logins.wait(skeleton(name))


async def let_in(request: Call, entered: Entered) -> Entered:
    """The browser of this call has the session from now on, and its address is known as the owner's."""
    set_cookies(request, entered.cookie)
    await services_of(request).visits.note(entered.person._replace(address=caller(request).address))
    return entered


async def end_session(request: Call) -> None:
    """The session that the browser of this call had, if any, is over."""
    who = caller(request)
    if who.session and not who.bearer:
        with suppress(ApiError):  # it was ended elsewhere at the same moment
            await services_of(request).accounts.sessions.end(who, who.session)


def become_guest(request: Call) -> Me:
    """The browser of this call is somebody new from now on."""
    accounts = services_of(request).accounts
    guest = accounts.stranger()
    set_cookies(request, "", accounts.cookie(guest.id))
    return me_of(guest)


def set_cookies(request: Call, session: str, guest: str = "") -> None:
    security, scope = services_of(request).security, request.scope
    pairs = [security.set_cookie(scope, session, SESSION)]
    if guest:
        pairs.append(security.set_cookie(scope, guest))
    scope[COOKIES] = pairs  # type: ignore[literal-required]


def registered(entered: Entered) -> Registered:
    me = me_of(entered.person)
    return Registered(me.person, me.name, me.guest, me.created, entered.code, me.admin)


def agent_of(request: Call) -> str:
    return header(request.scope, b"user-agent")


@asks("/tokens", tags=["bots"], summary="My outside bots")
async def tokens(request: Call) -> TokenList:
    found = await services_of(request).store.tokens(caller(request).id)
    return TokenList([info_of(token) for token in found])


@makes("/tokens", tags=["bots"], summary="Make an outside bot")
async def make_token(request: Call, data: JSONBody[TokenAsk]) -> NewToken:
    """The token is shown only this once."""
    services, who = services_of(request), caller(request)
    services.security.check_naming(who)
    token, record = await services.accounts.make_token(who, data.name)
    return NewToken(token, info_of(record))


@ends("/tokens/{token_id:str}", tags=["bots"], summary="Let an outside bot’s token end")
async def drop_token(request: Call, token_id: TokenId) -> None:
    """It ends at once, also on sockets that are open."""
    await services_of(request).accounts.drop_token(caller(request), token_id)


def info_of(token: TokenRecord) -> TokenInfo:
    return TokenInfo(token.id, token.name, token.person, token.created)


CALLS = (me, rename, register, login, logout, password, recover, tokens, make_token, drop_token)
