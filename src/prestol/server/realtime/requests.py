"""What people ask for over a socket: each request is read, checked, carried out, and answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import structlog

from prestol.engine.forms import explain_form
from prestol.server import wire
from prestol.server.errors import ApiError, store_away
from prestol.server.http.clean import check_text
from prestol.server.store import StoreError
from prestol.server.store.errors import StoreUnsure
from prestol.server.tables.private_words import save_note, save_orders
from prestol.server.wire import Bye, ClientMessage, Done, Refused

if TYPE_CHECKING:
    from prestol.server.accounts import Person
    from prestol.server.http.security import Security
    from prestol.server.metrics import Metrics
    from prestol.server.people.moderation import Sanctions
    from prestol.server.realtime.socket import Socket
    from prestol.server.tables.live import LiveTable

PATIENCE = 40
"""Refusals in a row for haste, after which the socket is closed."""

decode = msgspec.json.Decoder(ClientMessage).decode
log = structlog.get_logger("prestol.websocket")


class Requests:
    """Answers what comes over the sockets of this process."""

    def __init__(self, security: Security, sanctions: Sanctions, metrics: Metrics) -> None:
        self.security = security
        self.sanctions = sanctions
        self.metrics = metrics

    async def answer(self, socket: Socket, table: LiveTable, raw: str | bytes) -> Done | Refused:
        """The answer to a message; anything wrong with it is a refusal."""
        id = ""
        try:
            if len(raw) > self.security.settings.message_size:
                raise ApiError("too-large", 413)
            self.check_haste(socket)
            check_text(raw.encode(errors="surrogatepass") if isinstance(raw, str) else raw)
            request = read(raw)
            id = request.id
            return Done(id=id, number=await self.carry_out(socket.who, table, request))
        except StoreUnsure:
            raise  # neither done nor refused: it is asked again with the same id
        except (ApiError, StoreError) as error:
            told = error if isinstance(error, ApiError) else store_away(error)
            refused = told.refused(id or id_of(raw))
        except Exception:
            log.exception("request-failed", table=table.id)
            refused = ApiError("fault", 500).refused(id)
        self.metrics.refusals.labels(refused.key).inc()
        return refused

    def check_haste(self, socket: Socket) -> None:
        if self.security.by_person.take(socket.person):
            socket.hasty = 0
            return
        socket.hasty += 1
        if socket.hasty > PATIENCE:
            socket.leave(Bye(reason="rate", again=30_000))
        raise ApiError("too-fast", 429)

    async def carry_out(self, person: Person, table: LiveTable, request: ClientMessage) -> int:
        self.sanctions.check_ban(person)  # the socket is about to be closed
        if not isinstance(request, wire.PingRequest):
            self.sanctions.check_kick(person, table.id)
        match request:
            case wire.PingRequest():
                return table.durable
            case wire.NoteRequest():
                return await save_note(table, person, request.text, request.id)
            case wire.SayRequest():
                self.sanctions.check_talk(person)
                self.check_log(table)
                self.security.quotas.check_line(person)
                return await table.carry_out(person, request)
            case wire.UndoRequest() | wire.AbsentRequest():
                self.check_log(table)
                return await table.carry_out(person, request)
            case wire.HandRequest() | wire.LuckRequest():
                self.check_log(table)
                self.security.quotas.check_change(person)
                return await table.carry_out(person, request)
            case wire.BackRequest() | wire.LeaveRequest():
                self.security.quotas.check_change(person)
                return await table.carry_out(person, request)
            case wire.OrderRequest():
                return await save_orders(table, person, request.seat, request.orders, request.id)
            case _:
                return await table.carry_out(person, request)

    def check_log(self, table: LiveTable) -> None:
        """Raise ApiError where a log would become endless."""
        if table.replay.number >= self.security.settings.log_length:
            raise ApiError("log-full", 409)


def read(raw: str | bytes) -> ClientMessage:
    try:
        request: ClientMessage = decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ApiError("unreadable", 400, why=explain_form(str(error))) from None
    return request


def id_of(raw: str | bytes) -> str:
    """The id of a message that could not be read as a whole, if that much can be read."""
    try:
        found = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and len(id) <= 64 else ""
