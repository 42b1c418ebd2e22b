"""A way to PostgreSQL that can be cut at any moment, even between a commit and the word that it was carried out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from psycopg.conninfo import conninfo_to_dict

COMMITTED = b"COMMIT\0"
"""How PostgreSQL says that a commit is done."""


class Cutter:
    """Passes everything on until it is told otherwise."""

    def __init__(self, target: str) -> None:
        self.target = target
        self.open = True
        self.armed = False
        self.cuts = 0
        self.ways: set[asyncio.StreamWriter] = set()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.open:
            writer.close()
            return
        there, back = await asyncio.open_unix_connection(self.target)
        both = {writer, back}
        self.ways |= both
        await asyncio.gather(self.pass_on(reader, back, False), self.pass_on(there, writer, True))
        for one in both:
            one.close()
        self.ways -= both

    async def pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, back: bool) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                if back and self.armed and COMMITTED in data:
                    self.armed = False
                    self.cuts += 1
                    self.cut()
                    return
                target.write(data)
                await target.drain()
        target.close()

    def cut(self) -> None:
        """End all connections as they are."""
        for way in self.ways:
            way.transport.abort()

    def shut(self) -> None:
        """The database is away."""
        self.open = False
        self.cut()


@asynccontextmanager
async def cutter(url: str, folder: Path) -> AsyncIterator[tuple[Cutter, str]]:
    """A cutter before a database, and the URL that leads through it."""
    known = conninfo_to_dict(url)
    made = Cutter(f"{known['host']}/.s.PGSQL.{known.get('port', 5432)}")
    server = await asyncio.start_unix_server(made.connect, folder / ".s.PGSQL.5432")
    try:
        yield made, f"postgresql://{known['user']}@/{known['dbname']}?host={folder}"
    finally:
        made.shut()
        server.close()
