"""Connections that do not keep pace: half-sent requests time out, and whoever stops reading is cut off."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

HEAD = 15.0
"""Seconds in which the head of a request must be here."""
HEAD_SIZE = 65_536
"""Bytes that may come before the head of a request is whole."""
STALL = 20.0
"""Seconds that a receiver may leave what waits for it unread."""
FRAMES, WITHIN = 300, 10.0
"""So many frames that are no messages, such as pings, may come over a socket within so many seconds."""
SOONEST = 0.5
"""After this part of the longest silence, at the earliest, a socket is asked whether it lives."""
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Alarm:
    """Something that happens after a while unless it is called off."""

    def __init__(self) -> None:
        self.handle: asyncio.TimerHandle | None = None

    def set(self, seconds: float, ring: Any) -> None:
        self.call_off()
        self.handle = asyncio.get_running_loop().call_later(seconds, ring)

    def call_off(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None


class HttpConnection(HttpToolsProtocol):
    """A connection over which requests come."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.head = Alarm()
        self.head_size = 0
        self.stalled = Alarm()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.head.set(HEAD, self.end_half_sent)

    def connection_lost(self, exc: Exception | None) -> None:
        self.head.call_off()
        self.stalled.call_off()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        between = self.cycle is None or self.cycle.response_complete
        if between and self.head.handle is None:  # also empty lines, with which no request begins
            self.head.set(HEAD, self.end_half_sent)
        super().data_received(data)
        self.head_size = self.head_size + len(data) if self.head.handle is not None else 0
        if self.head_size > HEAD_SIZE:
            self.end(TOO_LONG)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head.set(HEAD, self.end_half_sent)

    def on_headers_complete(self) -> None:
        self.head.call_off()
        super().on_headers_complete()

    def end_half_sent(self) -> None:
        self.end(TOO_SLOW)

    def end(self, answer: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stalled.set(STALL, self.transport.abort)

    def resume_writing(self) -> None:
        self.stalled.call_off()
        super().resume_writing()


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.stalled = Alarm()
        self.others, self.others_since = 0, 0.0
        self.heard = self.loop.time()
        """When the other end last sent anything."""

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        super().data_received(data)

    def schedule_ping(self) -> None:
        """Ask whether the other end lives, should it be silent for so long: those who came together not together."""
        assert self.ping_interval is not None
        due = self.heard + self.ping_interval * random.uniform(SOONEST, 1)
        self.ping_timer = self.loop.call_later(max(0.0, due - self.loop.time()), self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        assert self.ping_interval is not None
        if self.loop.time() - self.heard < self.ping_interval * SOONEST:  # it has spoken since
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def handle_ping(self) -> None:
        if self.has_patience():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.has_patience():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.has_patience():
            super().handle_cont(event)

    def has_patience(self) -> bool:
        """Whether a frame that nobody counts as a request may still come; a flood of them cuts the connection off."""
        at = self.loop.time()
        if at - self.others_since > WITHIN:
            self.others, self.others_since = 0, at
        self.others += 1
        if self.others > FRAMES:
            self.transport.abort()
        return self.others <= FRAMES

    def connection_lost(self, exc: Exception | None) -> None:
        self.stalled.call_off()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()  # whoever does not read would be owed an answer to every ping
        self.stalled.set(STALL, self.transport.abort)

    def resume_writing(self) -> None:
        self.stalled.call_off()
        if not self.read_paused:
            self.transport.resume_reading()
        super().resume_writing()
