"""Calls about oneself: the name, the account, the tokens of outside bots."""

from __future__ import annotations

from litestar import Response

from prestol.server.accounts import me_of, person_of, skeleton
from prestol.server.errors import ApiError
from prestol.server.http.api.routing import JSONBody, TokenId, asks, does, ends, makes
from prestol.server.services import Call, caller, services_of
from prestol.server.store.base import TokenRecord
from prestol.server.wire import Credentials, Me, NewToken, Rename, TokenAsk, TokenInfo, TokenList


@asks("/me", tags=["me"], summary="Who am I?")
async def me(request: Call) -> Me:
    """The identity of this browser; a new one, as a cookie, where there was none."""
    return me_of(caller(request))


@does("/me", tags=["me"], summary="Change my name")
async def rename(request: Call, data: JSONBody[Rename]) -> Me:
    return me_of(await services_of(request).accounts.rename(caller(request), data.name))


@does("/account/register", tags=["me"], summary="Make an account of this identity")
async def register(request: Call, data: JSONBody[Credentials]) -> Me:
    """The tables of this browser stay with the account."""
    services = services_of(request)
    services.security.check_login(request.scope, skeleton(data.name))
    return me_of(await services.accounts.register(caller(request), data.name, data.password))


@does("/account/login", tags=["me"], summary="Use an account in this browser")
async def login(request: Call, data: JSONBody[Credentials]) -> Response[Me]:
    services = services_of(request)
    services.security.check_login(request.scope, skeleton(data.name))
    record = await services.accounts.login(data.name, data.password)
    _, cookie = services.security.set_cookie(request.scope, services.accounts.cookie(record.id, record.epoch))
    return Response(me_of(person_of(record)), headers={"set-cookie": cookie.decode()})


@does("/account/logout", tags=["me"], summary="Forget the account in this browser")
async def logout(request: Call) -> Response[Me]:
    """This browser becomes a new guest."""
    services = services_of(request)
    guest = services.accounts.stranger()
    _, cookie = services.security.set_cookie(request.scope, services.accounts.cookie(guest.id))
    return Response(me_of(guest), headers={"set-cookie": cookie.decode()})


@asks("/tokens", tags=["bots"], summary="My outside bots")
async def tokens(request: Call) -> TokenList:
    found = await services_of(request).store.tokens(caller(request).id)
    return TokenList([info_of(token) for token in found])


@makes("/tokens", tags=["bots"], summary="Make an outside bot")
async def make_token(request: Call, data: JSONBody[TokenAsk]) -> NewToken:
    """The token is shown only this once."""
    token, record = await services_of(request).accounts.make_token(caller(request), data.name)
    return NewToken(token, info_of(record))


@ends("/tokens/{token_id:str}", tags=["bots"], summary="Let an outside bot’s token end")
async def drop_token(request: Call, token_id: TokenId) -> None:
    if not await services_of(request).store.drop_token(caller(request).id, token_id):
        raise ApiError("no-such-token", 404)


def info_of(token: TokenRecord) -> TokenInfo:
    return TokenInfo(token.id, token.name, token.person, token.created)


CALLS = (me, rename, register, login, logout, tokens, make_token, drop_token)
