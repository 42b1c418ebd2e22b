"""The sockets of this process: each follows one table. A client that returns says which number it saw last."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

import msgspec
import structlog

from prestol.server.errors import ApiError, store_away
from prestol.server.http.clean import check_path
from prestol.server.http.security import log_refusal
from prestol.server.realtime.greeting import greeting
from prestol.server.realtime.requests import Requests
from prestol.server.realtime.socket import COME_BACK, Socket
from prestol.server.store import StoreError
from prestol.server.store.errors import StoreUnsure
from prestol.server.tables.commands import check_watchable
from prestol.server.wire import Bye

if TYPE_CHECKING:
    from prestol.server.accounts import Person
    from prestol.server.http.asgi_types import Receive, Send
    from prestol.server.http.security import Security
    from prestol.server.people.blocks import Blocks
    from prestol.server.people.moderation import Sanctions
    from prestol.server.people.news import News
    from prestol.server.people.visits import Visits
    from prestol.server.tables.live import LiveTable
    from prestol.server.tables.manager import TableManager

PATH = re.compile(r"/ws/tables/([0-9a-z]{1,40})")
AT_ONCE, SPREAD = 10, 50
"""Milliseconds, the least and how many more at most, where there is another process to go to."""
WAVE, BETWEEN, LONGEST = 10, 0.04, 6.0
"""So many sockets go there together, with so many seconds before the next, and all of them within so many: a process
that thousands come to at the same moment would let each of them wait for all others."""
AS_ANOTHER = 300
"""Milliseconds after which a browser whose session has ended may come back as somebody else."""
FAREWELL = 3.0
"""Seconds that the last words may take."""

encode = msgspec.json.Encoder().encode
log = structlog.get_logger("prestol.websocket")


class Sockets:
    """All sockets of this process."""

    def __init__(
        self, manager: TableManager, security: Security, sanctions: Sanctions, blocks: Blocks, visits: Visits
    ) -> None:
        self.manager = manager
        self.security = security
        self.sanctions = sanctions
        self.blocks = blocks
        self.visits = visits
        self.requests = Requests(security, sanctions, manager.metrics)
        self.open: dict[str, set[Socket]] = {}
        """By person."""
        self.nearby: Counter[str] = Counter()
        """How many come from each network."""

    async def serve(self, scope: Any, receive: Receive, send: Send) -> None:
        """One socket from its opening to its end."""
        try:
            person, table, since = await self.admit(scope)
        except (ApiError, StoreError) as error:
            told = error if isinstance(error, ApiError) else store_away(error)
            self.manager.metrics.refusals.labels(told.key).inc()
            await refuse(scope, receive, send, told)
            return
        socket = Socket(person, send)
        self.open.setdefault(person.id, set()).add(socket)
        self.nearby[person.address] += 1
        self.manager.metrics.sockets.inc()
        try:
            await receive()
            await send({"type": "websocket.accept"})
            if person.known:
                socket.hidden = await self.blocks.hidden_from(person.id)
            await self.welcome(socket, table, since)
            await self.listen(socket, table, receive)
            if socket.pumping is not None:
                await asyncio.wait({socket.pumping}, timeout=FAREWELL)
        finally:
            socket.closed = True
            table.remove(socket)
            self.manager.metrics.sockets.dec()
            self.open[person.id].discard(socket)
            if not self.open[person.id]:
                del self.open[person.id]
            self.nearby -= Counter((person.address,))

    async def admit(self, scope: Any) -> tuple[Person, LiveTable, int]:
        """Who comes to which table, and which number it saw last; ApiError where it may not."""
        self.security.check_host(scope)
        self.security.check_address(scope)
        self.security.check_origin(scope)
        check_path(scope)
        path = PATH.fullmatch(scope["path"])
        if path is None:
            raise ApiError("no-such-table", 404)
        if self.manager.closing:
            raise ApiError("closing", 503)
        person = await self.security.identify(scope)
        self.sanctions.check_ban(person)
        await self.visits.note(person)
        table = await self.manager.table(path[1])
        check_watchable(table.replay, person)
        self.check_room(person)
        asked = parse_qs(scope["query_string"].decode("latin-1")).get("from", ["0"])[0]
        return person, table, int(asked) if asked.isdecimal() and len(asked) < 10 and asked.isascii() else 0

    def check_room(self, person: Person) -> None:
        """Raise ApiError where a person, or the network they come from, has enough sockets open."""
        settings = self.security.settings
        if len(self.open.get(person.id, ())) >= settings.sockets_each:
            raise ApiError("too-many-sockets", 429)
        if self.nearby[person.address] >= settings.sockets_network:
            raise ApiError("too-many-nearby", 429)

    async def welcome(self, socket: Socket, table: LiveTable, since: int) -> None:
        try:
            async with table.lock:
                await table.settle()
                socket.push(await greeting(table, socket, socket.who.name, since))
                table.add(socket)
        except StoreError as error:
            log.warning("welcome-failed", table=table.id, fault=str(error))
            socket.leave(Bye(reason="restart", again=COME_BACK))

    async def listen(self, socket: Socket, table: LiveTable, receive: Receive) -> None:
        while not socket.closed:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            raw = message.get("text")
            if raw is None:
                raw = message.get("bytes") or b""
            began = time.perf_counter()
            try:
                answer = await self.requests.answer(socket, table, raw)
            except StoreUnsure as error:
                log.error("commit-unknown", table=table.id, fault=str(error))
                socket.leave(Bye(reason="restart", again=COME_BACK))
                return
            self.manager.metrics.answering.observe(time.perf_counter() - began)
            socket.push(encode(answer).decode())

    # --- what changes about people

    def hear(self, news: News) -> None:
        """Act on news about people at once, on sockets that are open."""
        match news.kind:
            case "ended":
                for socket in list(self.open.get(news.person, ())):
                    if news.session in ("", socket.who.session):
                        self.end(socket, news.final)
            case "blocks":
                self.manager.background(self.hide(news.person))
            case "table":
                self.manager.background(self.manager.reopen(news.table))
            case "missed":
                self.manager.background(self.look_again())
            case "sanctions":
                self.manager.background(self.judge())

    def end(self, socket: Socket, final: bool) -> None:
        """Close a socket; where the browser may be somebody else by now, it may come back as that."""
        socket.leave(Bye(reason="ended", again=None if final else AS_ANOTHER))

    async def hide(self, person: str) -> None:
        hidden = await self.blocks.hidden_from(person)
        for socket in self.open.get(person, ()):
            socket.hidden = hidden

    async def judge(self) -> None:
        """Close the sockets of those who are banned by now."""
        await self.sanctions.load()
        for socket in [one for sockets in self.open.values() for one in sockets]:
            if self.sanctions.against("ban", socket.who) is not None:
                self.end(socket, final=True)

    async def look_again(self) -> None:
        """News may have been missed: close the sockets of those who may no longer act."""
        await self.judge()
        for sockets in list(self.open.values()):
            for socket in list(sockets):
                if not await self.security.accounts.still(socket.who):
                    self.end(socket, final=False)

    async def say_goodbye(self) -> None:
        """Tell everybody to come back, and let the message go out: table by table where another process serves them."""
        others = await self.manager.store.has_others()
        soonest, spread = (AT_ONCE, SPREAD) if others else (COME_BACK, 500)
        sockets = [listener for table in self.manager.tables.values() for listener in table.listeners]
        pause = min(BETWEEN, LONGEST * WAVE / len(sockets)) if others and sockets else 0.0
        pumps: list[asyncio.Task[None]] = []
        for at, socket in enumerate(sockets):
            assert isinstance(socket, Socket)
            if pause and at and at % WAVE == 0:
                await asyncio.sleep(pause)
            # not all at once, when the server is back
            socket.leave(Bye(reason="restart", again=soonest + at % spread))
            if socket.pumping is not None:
                pumps.append(socket.pumping)
        if pumps:
            await asyncio.wait(pumps, timeout=FAREWELL)


async def refuse(scope: Any, receive: Receive, send: Send, error: ApiError) -> None:
    """Refuse to open a socket."""
    log_refusal(error, scope)
    await receive()
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    more = [(name.encode(), value.encode()) for name, value in error.headers().items()]
    headers = [(b"content-type", b"application/json"), *more]
    body = msgspec.json.encode(error.problem())
    await send({"type": "websocket.http.response.start", "status": error.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
