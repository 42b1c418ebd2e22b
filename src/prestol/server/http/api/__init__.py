"""The lobby: everything around the tables, as calls with JSON bodies under /api."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException

from prestol.server.errors import Denied
from prestol.server.http.api import accounts, catalog, history, seating, tables
from prestol.server.wire import Problem

log = structlog.get_logger("prestol.lobby")
PLAIN = {404: "no-such-page", 405: "wrong-method", 413: "too-large"}


def on_denied(_: Request[Any, Any, State], denied: Denied) -> Response[Problem]:
    return Response(denied.problem(), status_code=denied.status, media_type="application/json")


def on_http(_: Request[Any, Any, State], error: HTTPException) -> Response[Problem]:
    """Mistakes that the framework notices, in the same form as ours."""
    if isinstance(error, ValidationException) or error.status_code == 400:
        why = "; ".join(str(one.get("message", "")) for one in error.extra or [] if isinstance(one, dict))
        denied = Denied("bad-request", 400, why=(why or str(error.detail))[:200])
    else:
        denied = Denied(PLAIN.get(error.status_code, "bad-request"), error.status_code, why=str(error.detail)[:200])
    answer = on_denied(_, denied)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def on_fault(request: Request[Any, Any, State], fault: Exception) -> Response[Problem]:
    """Whatever nobody has thought of: people are told that nothing was changed, the log is told everything."""
    if isinstance(fault, RecursionError):
        return on_denied(request, Denied("bad-request", 400, why="nested too deeply"))
    log.error("call-failed", path=request.scope["path"], method=request.method, exc_info=fault)
    return on_denied(request, Denied("fault", 500))


def lobby() -> Router:
    """All calls under /api."""
    return Router(
        "/api",
        route_handlers=[*accounts.CALLS, *catalog.CALLS, *tables.CALLS, *seating.CALLS, *history.CALLS],
        exception_handlers={Denied: on_denied, HTTPException: on_http, Exception: on_fault},
    )


__all__ = ["lobby", "on_denied", "on_http"]
