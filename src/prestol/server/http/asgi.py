"""The ASGI entrance of every call: checks it, finds out who calls, and passes it on to the API, a socket or a file."""

from __future__ import annotations

import asyncio
import secrets

import msgspec
import structlog

from prestol.server.accounts import Person
from prestol.server.errors import ApiError, store_away
from prestol.server.http.asgi_types import COOKIES, PERSON, App, Message, Receive, Scope, Send
from prestol.server.http.clean import check_path, check_text
from prestol.server.http.security import SAFE, Security, header, log_refusal
from prestol.server.http.static import StaticFiles
from prestol.server.metrics import Metrics
from prestol.server.realtime.websocket import Sockets
from prestol.server.store import StoreError

WHOLE_BODY = 20.0
"""Seconds in which the body of a call must be here."""
OPEN_TO_BANNED = ("/api/account/login", "/api/account/logout", "/api/account/delete")
"""What even those who are banned may do, besides reading: take what is theirs. At an address that is banned those who
look after the server come in as well."""
WHOLE_GAMES = "/companion/"
"""In the path of a call that sends a whole game, with however many slashes before it."""
WHOLE_GAME = 4
"""So many times the usual size is allowed where a whole game is sent."""
WHOLE_GAME_CALLS = 10
"""As so many calls it counts, because all of it is played again."""
log = structlog.get_logger("prestol.asgi")


class AsgiApp:
    """The outermost application."""

    def __init__(self, api: App, sockets: Sockets, static: StaticFiles, security: Security, metrics: Metrics) -> None:
        self.api = api
        self.sockets = sockets
        self.static = static
        self.security = security
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.sockets.serve(scope, receive, send)
        else:
            await self.api(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = Answer(self, scope, send)
        structlog.contextvars.bind_contextvars(request=answer.id)
        try:
            self.security.check_host(scope)
            self.security.check_address(scope)
            check_path(scope)
            if not self.is_api(scope["path"]):
                await self.static.serve(scope, answer.send)
                return
            await self.check_caller(scope, answer)
            await self.api(scope, Body(receive, self.most(scope["path"])).receive, answer.send)
        except ApiError as error:
            await answer.problem(error)
        except StoreError as error:
            await answer.problem(store_away(error))
        except Exception:
            log.exception("call-failed", path=scope["path"], method=scope["method"])
            await answer.problem(ApiError("fault", 500))

    def is_api(self, path: str) -> bool:
        return path.startswith("/api/") or path in ("/api", "/healthz", "/readyz", "/metrics")

    def most(self, path: str) -> int:
        """How large a body may be; a whole game with a companion is longer than any other call."""
        return self.security.settings.message_size * (WHOLE_GAME if WHOLE_GAMES in path else 1)

    async def check_caller(self, scope: Scope, answer: Answer) -> None:
        if not scope["path"].startswith("/api/"):
            return
        unsafe = scope["method"] not in SAFE
        if unsafe:
            self.security.check_origin(scope)
        length = header(scope, b"content-length")
        if length and (not length.isdecimal() or int(length) > self.most(scope["path"])):
            raise ApiError("too-large", 413)
        person = await self.security.identify(scope)
        self.security.check_person(person, WHOLE_GAME_CALLS if WHOLE_GAMES in scope["path"] else 1)
        scope[PERSON] = person
        if unsafe:
            if scope["path"] not in OPEN_TO_BANNED:
                self.sockets.sanctions.check_ban(person)
            await self.sockets.visits.note(person)
        if not person.known and (unsafe or scope["path"] == "/api/me"):
            answer.know(person)


class Answer:
    """The way back: adds what every answer carries, and counts."""

    def __init__(self, asgi: AsgiApp, scope: Scope, send: Send) -> None:
        self.asgi = asgi
        self.scope = scope
        self.pass_on = send
        self.id = secrets.token_hex(8)
        """For the log and for the answer, so that each can be found by the other."""
        self.begun = False
        self.cookies: list[tuple[bytes, bytes]] = []

    def know(self, person: Person) -> None:
        """Send the cookie that identifies the browser."""
        value = self.asgi.security.accounts.cookie(person.id)
        self.cookies = [self.asgi.security.set_cookie(self.scope, value)]

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            own = [pair for pair in message.get("headers", []) if pair[0] != b"set-cookie"]
            given = self.scope.get(COOKIES) or self.cookies
            message["headers"] = [*own, *given, *self.asgi.security.headers(self.scope)]
            if self.asgi.is_api(self.scope["path"]):
                message["headers"].append((b"x-request-id", self.id.encode()))
                if not any(name == b"cache-control" for name, _ in own):
                    message["headers"].append((b"cache-control", b"no-store"))
                self.asgi.metrics.requests.labels(str(message["status"])).inc()
        await self.pass_on(message)

    async def problem(self, error: ApiError) -> None:
        if self.begun:
            return
        self.asgi.metrics.refusals.labels(error.key).inc()
        log_refusal(error, self.scope)
        body = msgspec.json.encode(error.problem())
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        headers += [(name.encode(), value.encode()) for name, value in error.headers().items()]
        await self.send({"type": "http.response.start", "status": error.status, "headers": headers})
        await self.send({"type": "http.response.body", "body": body})


class Body:
    """The way in: a body that is too large, or not text, is refused, and one that does not come is not waited for."""

    def __init__(self, receive: Receive, most: int) -> None:
        self.pass_on = receive
        self.left = most
        self.parts: list[bytes] = []
        self.until: float | None = asyncio.get_running_loop().time() + WHOLE_BODY
        """When all of it must be here; None: it is."""

    async def receive(self) -> Message:
        try:
            async with asyncio.timeout_at(self.until):
                message = await self.pass_on()
        except TimeoutError:
            raise ApiError("too-slow", 408) from None
        self.left -= len(message.get("body", b""))
        if self.left < 0:
            raise ApiError("too-large", 413)
        if message["type"] == "http.request":
            self.parts.append(message.get("body", b""))
            if not message.get("more_body", False):
                self.until = None
                check_text(b"".join(self.parts))
        return message
