"""The API: everything around the tables, as calls with JSON bodies under /api."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from prestol.engine.errors import LoadError
from prestol.engine.forms import explain_form
from prestol.server.errors import ApiError, store_away
from prestol.server.http.api import (
    accounts,
    catalog,
    companion,
    history,
    moderation,
    neighbours,
    privacy,
    seating,
    sessions,
    tables,
)
from prestol.server.http.security import log_refusal
from prestol.server.store import StoreError
from prestol.server.wire import Problem

log = structlog.get_logger("prestol.api")
PLAIN = {404: "no-such-page", 405: "wrong-method", 413: "too-large"}


def on_api_error(request: Request[Any, Any, State], error: ApiError) -> Response[Problem]:
    log_refusal(error, request.scope)
    told = error.problem()
    return Response(told, status_code=error.status, media_type="application/json", headers=error.headers())


def on_http(request: Request[Any, Any, State], error: HTTPException) -> Response[Problem]:
    """Errors that the framework raises, in the same form as ours."""
    if error.status_code == 400 or error.status_code not in PLAIN:
        told = ApiError("bad-request", error.status_code, why=explain_form(form_message(error)))
    else:
        told = ApiError(PLAIN[error.status_code], error.status_code)
    answer = on_api_error(request, told)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def form_message(error: HTTPException) -> str:
    """What the reader of bodies and parameters said first, in the form that it has outside the framework."""
    for one in error.extra if isinstance(error.extra, list) else []:
        if isinstance(one, dict) and "message" in one:
            place = "" if one.get("key") == "data" else str(one.get("key") or "").removeprefix("data.")
            return f"{one['message']} - at `$.{place}`" if place else str(one["message"])
    return str(error.detail)


def on_store(request: Request[Any, Any, State], error: StoreError) -> Response[Problem]:
    return on_api_error(request, store_away(error))


def on_unexpected(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """An unexpected error: people read that nothing was changed, the log gets the details."""
    if isinstance(error, RecursionError):
        return on_api_error(request, ApiError("bad-request", 400, why=LoadError("fault-form-deep")))
    log.error("call-failed", path=request.scope["path"], method=request.method, exc_info=error)
    return on_api_error(request, ApiError("fault", 500))


def api_router() -> Router:
    """All calls under /api."""
    return Router(
        "/api",
        route_handlers=[
            *accounts.CALLS,
            *sessions.CALLS,
            *privacy.CALLS,
            *neighbours.CALLS,
            *moderation.CALLS,
            *catalog.CALLS,
            *companion.CALLS,
            *tables.CALLS,
            *seating.CALLS,
            *history.CALLS,
        ],
        exception_handlers={
            ApiError: on_api_error,
            HTTPException: on_http,
            StoreError: on_store,
            Exception: on_unexpected,
        },
    )


__all__ = ["api_router", "on_api_error", "on_http"]
