"""How a call is declared: with the refusals that any call may meet."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from litestar import delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from prestol.server.wire import Problem

WRONG = {
    400: "The call cannot be understood or makes no sense.",
    401: "The password or the token is wrong.",
    403: "The caller may not do this.",
    404: "There is no such thing.",
    409: "The table or the name does not allow it now.",
    413: "The body is too large.",
    429: "Too many calls in too short a time.",
    503: "The server cannot do it just now.",
}
REFUSALS = {
    status: ResponseSpec(Problem, generate_examples=False, description=words) for status, words in WRONG.items()
}

asks = partial(get, responses=REFUSALS)
"""A call that changes nothing."""
does = partial(post, responses=REFUSALS, status_code=200)
acts = partial(post, responses=REFUSALS, status_code=204)
"""A call that answers nothing but that it was carried out."""
makes = partial(post, responses=REFUSALS)
ends = partial(delete, responses=REFUSALS)

TableId = Annotated[str, PathParameter(max_length=40)]
TokenId = Annotated[str, PathParameter(max_length=40)]
SessionId = Annotated[str, PathParameter(max_length=40)]
PersonId = Annotated[str, PathParameter(max_length=40)]
ReportId = Annotated[str, PathParameter(max_length=40)]
SanctionId = Annotated[str, PathParameter(max_length=40)]
GameId = Annotated[str, PathParameter(max_length=20)]
ContentName = Annotated[str, QueryParameter(max_length=40)]
Number = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Wanted = Annotated[str, QueryParameter(min_length=2, max_length=40)]
Before = Annotated[int, QueryParameter(ge=0, le=2**53)]
WhichReports = Annotated[Literal["open", "all"], QueryParameter()]
Which = Annotated[Literal["mine", "listed"], QueryParameter()]
SealGiven = Annotated[str | None, QueryParameter(pattern="^[0-9a-f]{64}$")]

__all__ = [
    "Before",
    "ContentName",
    "GameId",
    "JSONBody",
    "Number",
    "PersonId",
    "ReportId",
    "SanctionId",
    "SealGiven",
    "SessionId",
    "TableId",
    "TokenId",
    "Wanted",
    "Which",
    "WhichReports",
    "acts",
    "asks",
    "does",
    "ends",
    "makes",
]
