"""HTTP by hand: what no library would send can be sent, and a call costs little."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import httpx


class Wire:
    """One connection of one browser, opened again where the server closes it."""

    def __init__(self, base: str, cookies: httpx.Cookies) -> None:
        self.base = base
        self.cookies = {one.name: one.value or "" for one in cookies.jar}
        self.line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def call(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> tuple[int, bytes]:
        """Status and body of the answer."""
        where = urlsplit(self.base)
        if self.line is None:
            self.line = await asyncio.open_connection(where.hostname, where.port)
        reader, writer = self.line
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        all_headers = {"Host": where.netloc, "Origin": self.base, "Cookie": cookies, **headers}
        if body is not None:
            all_headers["Content-Length"] = str(len(body))
        head = "".join(f"{name}: {value}\r\n" for name, value in all_headers.items())
        writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + (body or b""))
        return await self.answer(reader, bare=method == "HEAD")

    async def answer(self, reader: asyncio.StreamReader, bare: bool) -> tuple[int, bytes]:
        """A bare answer has only the headers."""
        lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        status, size, closing = int(lines[0].split()[1]), 0, False
        for line in lines[1:]:
            name, _, value = line.partition(": ")
            match name.lower():
                case "content-length":
                    size = int(value)
                case "connection":
                    closing = value == "close"
                case "set-cookie":
                    key, _, kept = value.partition(";")[0].partition("=")
                    self.cookies[key] = kept
        body = b"" if bare else await reader.readexactly(size)
        if closing:
            self.close()
        return status, body

    def close(self) -> None:
        if self.line is not None:
            self.line[1].close()
        self.line = None
