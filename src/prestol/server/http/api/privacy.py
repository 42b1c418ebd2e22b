"""Calls about what the server holds about oneself: all of it as one file, and none of it any more."""

from __future__ import annotations

from typing import Any

from litestar import Response

from prestol.server.http.api.accounts import become_guest
from prestol.server.http.api.routing import JSONBody, asks, does
from prestol.server.services import Call, caller, services_of
from prestol.server.wire import Me
from prestol.server.wire.people import Farewell


@asks("/account/export", tags=["me"], summary="Everything about me")
async def export(request: Call) -> Response[dict[str, Any]]:
    """One file: who I am here, my sessions, tables, moves, messages and notes, without the secrets of my account."""
    services, who = services_of(request), caller(request)
    services.security.logins.check(who.address)
    headers = {"content-disposition": 'attachment; filename="prestol-export.json"'}
    return Response(await services.privacy.export(who), media_type="application/json", headers=headers)


@does("/account/delete", tags=["me"], summary="Delete everything about me")
async def delete(request: Call, data: JSONBody[Farewell]) -> Me:
    """Finished games stay readable without my name, what I said is deleted, bots play on for me. There is no undo."""
    services, who = services_of(request), caller(request)
    services.security.logins.check(who.address)
    await services.privacy.delete(who, data.password)
    services.visits.forget(who.id)
    return become_guest(request)


CALLS = (export, delete)
