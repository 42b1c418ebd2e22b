"""The application: API, sockets, web client and metrics behind one entrance; and how it is run."""

from __future__ import annotations

import gc
import os
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import structlog
import uvicorn
from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from prestol import PrestolError, __version__
from prestol.server.bot_pool import BotPool
from prestol.server.config import Settings
from prestol.server.errors import ApiError
from prestol.server.http.api import api_router, on_api_error, on_http
from prestol.server.http.asgi import AsgiApp
from prestol.server.http.connections import HttpConnection, SocketConnection
from prestol.server.http.openapi_page import docs_page
from prestol.server.http.security import LOOPBACK, address_of
from prestol.server.http.shared import SharedAnswers
from prestol.server.http.static import StaticFiles
from prestol.server.logging import set_up_log
from prestol.server.services import Call, Services, services_of
from prestol.server.store import Store, StoreError, open_store
from prestol.server.watchdog import Watchdog

GRACE = 10
"""Seconds that requests under way have to finish when the server stops."""

SWITCH = 0.0005
"""Seconds after which the writer of the store may take its turn beside a busy event loop."""

PARTS = (1_000, 20, 25_000)
"""New objects that are looked through at once, how many such parts then together, and how many times that."""

PERSONAL = r"^/(?!api/(content|rules|schema)/)."
"""What is not the same for everybody stays uncompressed, so that its length tells nothing of the secrets in it."""

Ready = Callable[[str], None]

log = structlog.get_logger("prestol")


@get("/healthz", include_in_schema=False)
async def healthz() -> dict[str, str]:
    """The process lives."""
    return {"status": "ok"}


@get("/readyz", include_in_schema=False)
async def readyz(request: Call) -> Response[dict[str, str]]:
    """The process can serve: the store answers, and nobody has asked it to stop."""
    services = services_of(request)
    ready = not services.manager.closing and await services.store.ready()
    return Response({"status": "ready" if ready else "not ready"}, status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Call) -> Response[bytes]:
    services = services_of(request)
    who = services.settings.metrics
    if who == "off" or (who == "local" and address_of(request.scope) not in LOOPBACK):
        raise ApiError("no-such-page", 404)
    return Response(services.metrics.write(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/docs", include_in_schema=False)
async def docs(request: Call) -> Response[str]:
    """The OpenAPI description as a page for people, without script."""
    return Response(docs_page(request.app.openapi_schema.to_schema()), media_type="text/html")


def make_api(services: Services) -> Litestar:
    """The calls over HTTP."""
    return Litestar(
        [api_router(), healthz, readyz, metrics, docs],
        state=State({"services": services}),
        openapi_config=OpenAPIConfig(
            title="Prestol",
            version=__version__,
            description="Tables, people and games. Play itself goes over the socket; see docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        compression_config=CompressionConfig("gzip", exclude=PERSONAL),
        exception_handlers={ApiError: on_api_error, HTTPException: on_http},
        logging_config=None,
    )


class Application:
    """The ASGI application. Everything opens when it starts and closes when it stops."""

    def __init__(self, settings: Settings, store: Store | None = None, bots: BotPool | None = None) -> None:
        self.services = Services(settings, store or open_store(settings.database), bots)
        self.api = make_api(self.services)
        self.static = StaticFiles()
        self.asgi: AsgiApp | None = None
        self.failure: Exception | None = None
        """Why it could not open."""

    @asynccontextmanager
    async def living(self) -> AsyncIterator[None]:
        services = self.services
        await services.open()
        shared = SharedAnswers(self.api)
        self.asgi = AsgiApp(shared, services.sockets, self.static, services.security, services.metrics)
        try:
            yield
        finally:
            await services.close()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.lifespan(receive, send)
        else:
            assert self.asgi is not None
            await self.asgi(scope, receive, send)

    async def lifespan(self, receive: Any, send: Any) -> None:
        await receive()
        begun = False
        try:
            async with self.living():
                begun = True
                await send({"type": "lifespan.startup.complete"})
                await receive()
        except Exception as error:
            self.failure = error
            kind = "shutdown" if begun else "startup"
            told = not begun and isinstance(error, PrestolError)  # the command that started the server prints it
            await send({"type": f"lifespan.{kind}.failed", "message": "" if told else str(error)})
        else:
            await send({"type": "lifespan.shutdown.complete"})


class Server(uvicorn.Server):
    """Says good-bye to every socket before it closes them."""

    def __init__(self, config: uvicorn.Config, application: Application, ready: Ready | None = None) -> None:
        super().__init__(config)
        self.application = application
        self.ready = ready
        self.watchdog = Watchdog()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.application.services.manager.give_up = self.give_up
            log.info("listening", addresses=self.addresses())
            self.watchdog.start()
            if self.ready is not None:
                self.ready(self.addresses()[0])

    def give_up(self) -> None:
        """The store can never write again here: end, so that whoever watches over us starts it again."""
        self.application.failure = StoreError("fault-store-broken", where=self.application.services.store.shown)
        log.error("store-broken", fault=str(self.application.failure))
        self.should_exit = True

    def addresses(self) -> list[str]:
        names = [one.getsockname() for server in self.servers for one in server.sockets]
        return [f"http://[{name[0]}]:{name[1]}" if ":" in name[0] else f"http://{name[0]}:{name[1]}" for name in names]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping")
        self.watchdog.stop()
        for server in self.servers:
            server.close()
        for ear in sockets or []:
            ear.close()  # whoever comes back from now on reaches another process
        await self.application.services.say_goodbye()
        await super().shutdown(sockets)


def make_server(settings: Settings, application: Application, ready: Ready | None = None) -> Server:
    """A server that is ready to run."""
    config = uvicorn.Config(
        application,
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=4 * settings.message_size,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=GRACE,
    )
    return Server(config, application, ready)


def serve(settings: Settings, ready: Ready | None = None) -> None:
    """Run until stopped; `ready` is called with the address once it listens. Raises PrestolError if it cannot start."""
    set_up_log(settings)
    application = Application(settings)
    ear = listen(settings)

    def begin(address: str) -> None:
        keep_steady()
        if ready is not None:
            ready(address)

    try:
        make_server(settings, application, begin).run([ear])
    except SystemExit:
        failure = application.failure
        raise failure if isinstance(failure, PrestolError) else PrestolError(str(failure)) from None
    finally:
        ear.close()
    if application.failure is not None:
        raise application.failure


def keep_steady() -> None:
    """Let no pause of the interpreter itself be felt at the tables.

    Looking through all objects for cycles takes longer the more tables there are, and hardly finds any; what was loaded
    to stay is left out for good, and the rest is looked through rarely. What is new is looked through twice, each time
    in a pause that is as long as what has gathered: so that is done often, in small parts.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*PARTS)
    sys.setswitchinterval(SWITCH)


def listen(settings: Settings) -> socket.socket:
    """A socket on the address of the settings, taken before anything else is opened."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        where, why = f"{settings.host}:{settings.port}", os.strerror(error.errno or 0)
        raise PrestolError("fault-server-port", where=where, why=why) from None
