"""The gate: every call passes it. It asks the guard, knows the caller, and sends each call to the right room."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec
import structlog

from prestol.server.accounts import Person
from prestol.server.errors import Denied
from prestol.server.http.security import SAFE, Guard, header
from prestol.server.http.static import Site
from prestol.server.metrics import Metrics
from prestol.server.realtime.websocket import Sockets

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

PERSON = "prestol.person"
log = structlog.get_logger("prestol.gate")


class Gate:
    """The outermost application."""

    def __init__(self, lobby: App, sockets: Sockets, site: Site, guard: Guard, metrics: Metrics) -> None:
        self.lobby = lobby
        self.sockets = sockets
        self.site = site
        self.guard = guard
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.sockets.serve(scope, receive, send)
        else:
            await self.lobby(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = Answer(self, scope, send)
        try:
            self.guard.check_host(scope)
            self.guard.check_address(scope)
            if not self.is_lobby(scope["path"]):
                await self.site.serve(scope, answer.send)
                return
            await self.check_caller(scope, answer)
            await self.lobby(scope, Body(receive, self.guard.settings.message_size).receive, answer.send)
        except Denied as denied:
            await answer.problem(denied)
        except Exception:
            log.exception("call-failed", path=scope["path"], method=scope["method"])
            await answer.problem(Denied("fault", 500))

    def is_lobby(self, path: str) -> bool:
        return path.startswith("/api/") or path in ("/api", "/healthz", "/readyz", "/metrics")

    async def check_caller(self, scope: Scope, answer: Answer) -> None:
        if not scope["path"].startswith("/api/"):
            return
        unsafe = scope["method"] not in SAFE
        if unsafe:
            self.guard.check_origin(scope)
        length = header(scope, b"content-length")
        if length and (not length.isdecimal() or int(length) > self.guard.settings.message_size):
            raise Denied("too-large", 413)
        person = await self.guard.identify(scope)
        self.guard.check_person(person)
        scope[PERSON] = person
        if not person.known and (unsafe or scope["path"] == "/api/me"):
            answer.know(person)


class Answer:
    """The way back: adds what every answer carries, and counts."""

    def __init__(self, gate: Gate, scope: Scope, send: Send) -> None:
        self.gate = gate
        self.scope = scope
        self.pass_on = send
        self.begun = False
        self.cookies: list[tuple[bytes, bytes]] = []

    def know(self, person: Person, epoch: int = 0) -> None:
        """Let the browser keep who it is."""
        value = self.gate.guard.people.cookie(person.id, epoch)
        self.cookies = [self.gate.guard.set_cookie(self.scope, value)]

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            own = [pair for pair in message.get("headers", []) if pair[0] != b"set-cookie"]
            given = [pair for pair in message.get("headers", []) if pair[0] == b"set-cookie"]
            message["headers"] = [*own, *(given or self.cookies), *self.gate.guard.headers(self.scope)]
            if self.gate.is_lobby(self.scope["path"]):
                if not any(name == b"cache-control" for name, _ in own):
                    message["headers"].append((b"cache-control", b"no-store"))
                self.gate.metrics.requests.labels(str(message["status"])).inc()
        await self.pass_on(message)

    async def problem(self, denied: Denied) -> None:
        if self.begun:
            return
        self.gate.metrics.refusals.labels(denied.key).inc()
        body = msgspec.json.encode(denied.problem())
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if denied.status == 429:
            headers.append((b"retry-after", b"2"))
        if denied.status == 401:
            headers.append((b"www-authenticate", b"Bearer"))
        await self.send({"type": "http.response.start", "status": denied.status, "headers": headers})
        await self.send({"type": "http.response.body", "body": body})


class Body:
    """The way in: a body that grows too large is cut off."""

    def __init__(self, receive: Receive, most: int) -> None:
        self.pass_on = receive
        self.left = most

    async def receive(self) -> Message:
        message = await self.pass_on()
        self.left -= len(message.get("body", b""))
        if self.left < 0:
            raise Denied("too-large", 413)
        return message
