"""Connections that send or read too slowly are ended, and nobody else notices."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from pathlib import Path
from unittest.mock import Mock
from urllib.parse import urlsplit

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

from prestol.server.http import asgi, connections
from prestol.server.http.asgi_types import Message
from prestol.server.realtime.socket import BACKLOG_SIZE, Socket
from tests.server.place import Guest, Place, place, until

pytestmark = pytest.mark.anyio


async def send_half(here: Place, sent: bytes) -> bytes:
    """What comes back to somebody who sends part of a request and then nothing, until the line is closed."""
    where = urlsplit(here.base)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    writer.write(sent)
    try:
        return await asyncio.wait_for(reader.read(), 10)
    finally:
        writer.close()
        await writer.wait_closed()


@pytest.mark.parametrize("sent", [b"", b"GET /api/me HT", b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-A: b"])
async def test_half_a_head_times_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    monkeypatch.setattr(connections, "HEAD", 0.3)
    async with place(tmp_path) as here:
        assert (await send_half(here, sent)).startswith(b"HTTP/1.1 408")


async def test_empty_lines_after_a_request_keep_no_line_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD", 0.3)
    async with place(tmp_path) as here:
        where = urlsplit(here.base)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        writer.write(f"GET /healthz HTTP/1.1\r\nHost: {where.netloc}\r\n\r\n".encode())
        assert (await reader.read(4096)).startswith(b"HTTP/1.1 200")
        writer.write(b"\r\n")
        assert (await asyncio.wait_for(reader.read(), 10)).startswith(b"HTTP/1.1 408")
        writer.close()


@pytest.mark.parametrize("line", [b"X-A: b\r\n", b"a", b"\r\n"])
async def test_a_head_without_end_is_cut_off(tmp_path: Path, line: bytes) -> None:
    """Whatever it is made of: many lines, one long line, or empty ones before the first."""
    async with place(tmp_path) as here:
        where = urlsplit(here.base)
        _, writer = await asyncio.open_connection(where.hostname, where.port)
        writer.write(b"" if line == b"\r\n" else b"GET /api/me HTTP/1.1\r\nX-Long: ")
        part, sent = line * (16_384 // len(line)), 0
        with suppress(ConnectionError):
            async with asyncio.timeout(10):
                while sent < 64 * len(part):
                    writer.write(part)
                    await writer.drain()
                    await asyncio.sleep(0.01)
                    sent += len(part)
        assert sent < 32 * len(part)
        writer.close()


async def test_half_a_body_times_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asgi, "WHOLE_BODY", 0.3)
    async with place(tmp_path) as here:
        head = "POST /api/me HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nContent-Length: 40\r\n\r\n{{"
        answer = await send_half(here, head.format(urlsplit(here.base).netloc).encode())
        assert answer.startswith(b"HTTP/1.1 408") and b"too-slow" in answer


async def test_requests_one_after_another_have_time_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD", 0.4)
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        for _ in range(4):
            await anna.call("GET", "/api/me")
            await asyncio.sleep(0.2)


class DeafGuest:
    """Opens a socket at a table and never reads it."""

    def __init__(self, guest: Guest, table: str) -> None:
        where = urlsplit(guest.base)
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.connect((where.hostname, where.port))
        head = f"GET /ws/tables/{table}?from=0 HTTP/1.1\r\nHost: {where.netloc}\r\nOrigin: {guest.base}\r\n"
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        self.line.sendall(f"{head}{upgrade}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode())


async def test_who_never_reads_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "STALL", 0.5)
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        table = (await anna.table("me", "casual", "casual", start=True))["table"]["id"]
        line = await anna.sit(table)
        listeners = here.manager.tables[table].listeners
        [anna_listens] = listeners
        deaf = await asyncio.to_thread(DeafGuest, anna, table)
        await until(lambda: len(listeners) == 2)
        [never_reads] = listeners - {anna_listens}
        for _ in range(16):  # more than the buffers of the system take
            never_reads.push("x" * 800_000)
            await asyncio.sleep(0.01)
        await until(lambda: listeners == {anna_listens})
        assert (await line.ask("ping"))["type"] == "done"
        deaf.line.close()


async def test_pings_of_somebody_who_never_reads_are_not_taken_in(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        table = (await anna.table("me", "casual", "casual", start=True))["table"]["id"]
        deaf = await asyncio.to_thread(DeafGuest, anna, table)
        await until(lambda: len(here.manager.tables[table].listeners) == 1)
        pings = (b"\x89\xfd\0\0\0\0" + b"a" * 125) * 2000

        def flood() -> int:
            """How many bytes go out before nobody takes them."""
            deaf.line.settimeout(1)
            for sent in range(160):
                try:
                    deaf.line.sendall(pings)
                except OSError:
                    return sent * len(pings)
            return 160 * len(pings)

        assert await asyncio.to_thread(flood) < 24 << 20
        deaf.line.close()


async def test_a_flood_of_pings_is_cut_off_although_its_answers_are_read(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        table = (await anna.table("me", "casual", "casual", start=True))["table"]["id"]
        quiet, loud = await anna.sit(table), await anna.sit(table)
        await quiet.socket.ping()
        with suppress(ConnectionClosed):
            for _ in range(2 * connections.FRAMES):
                await loud.socket.ping()
        with pytest.raises(ConnectionClosed):
            await loud.ask("ping")
        assert (await quiet.ask("ping"))["type"] == "done"


async def test_what_waits_for_a_slow_reader_is_bounded() -> None:
    gate = asyncio.Event()
    sent: list[str] = []

    async def send(message: Message) -> None:
        await gate.wait()
        sent.append(message.get("text", "closed"))

    class Somebody:
        id = "p"

    slow = Socket(Somebody(), send)  # type: ignore[arg-type]
    for _ in range(6):
        slow.push("x" * (BACKLOG_SIZE // 4))
        await asyncio.sleep(0)
    assert slow.closed and slow.size < 200 and "slow" in slow.backlog[-1]
    gate.set()
    assert slow.pumping is not None
    await slow.pumping
    assert sent[-1] == "closed" and len(sent) == 3


def quiet_socket() -> tuple[connections.SocketConnection, Mock]:
    """A socket that has just come, and its event loop, whose clock stands still."""
    loop = Mock()
    loop.time.return_value = 100.0
    came = connections.SocketConnection(uvicorn.Config(Mock(), ws_ping_interval=20.0), ServerState(), {}, loop)
    came.transport = Mock()
    came.transport.is_closing.return_value = False
    return came, loop


async def test_sockets_that_came_together_are_not_asked_together_whether_they_live() -> None:
    delays: list[float] = []
    for _ in range(200):
        came, loop = quiet_socket()
        came.start_keepalive()
        delays.append(loop.call_later.call_args.args[0])
    assert min(delays) >= 10 and max(delays) <= 20
    assert all(any(at <= delay < at + 1 for delay in delays) for at in range(10, 20))


async def test_who_has_just_said_something_is_not_asked_whether_they_live() -> None:
    came, loop = quiet_socket()
    came.conn.send_ping = Mock()  # type: ignore[method-assign]
    loop.time.return_value = 112.0
    came.data_received(b"GET")
    loop.time.return_value = 115.0
    came.send_keepalive_ping()
    assert not came.conn.send_ping.called
    assert 7 <= loop.call_later.call_args.args[0] <= 17  # counted from what it said
    loop.time.return_value = 123.0
    came.send_keepalive_ping()
    assert came.conn.send_ping.called
