"""What the stores of both databases share: everything that is one statement."""

from __future__ import annotations

import asyncio
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from prestol.server.store import statements as sql
from prestol.server.store.base import NO_LIMIT, Notice, R
from prestol.server.store.errors import StoreError
from prestol.server.store.records import (
    AnswerRecord,
    ContentRecord,
    EntryRecord,
    Listing,
    NoteRecord,
    OutageRecord,
    PersonRecord,
    SnapshotRecord,
    TokenRecord,
)

PROBE = 2.0
"""Seconds for which the store counts as ready after it was found to be."""
LARGE = 16_384


class SqlStore(ABC):
    """Turns questions into statements and rows into records."""

    def __init__(self) -> None:
        self.heard: Callable[[Notice], None] = ignore
        self.probed = float("-inf")

    def listen(self, heard: Callable[[Notice], None]) -> None:
        self.heard = heard

    def pass_on(self, notice: Notice) -> None:
        """Tell whoever listens by then."""
        self.heard(notice)

    @abstractmethod
    async def rows(self, statement: str, *values: object) -> list[Any]:
        """The rows of a question."""

    @abstractmethod
    async def run(self, statement: str, *values: object) -> int:
        """Run one statement durably; how many rows it changed."""

    # --- whether it can be used

    @abstractmethod
    def is_troubled(self) -> bool:
        """Whether what was written last could not be."""

    async def ready(self) -> bool:
        """Whether the store can be read and written; asked of the database itself every few seconds at most."""
        if self.probed + PROBE > time.monotonic() and not self.is_troubled():
            return True
        try:
            await asyncio.wait_for(self.probe(), 2)
        except (StoreError, TimeoutError, RuntimeError, AttributeError):
            return False
        self.probed = time.monotonic()
        return True

    async def probe(self) -> None:
        """Read and write. After trouble we write more than what fits into a gap of a full disk."""
        await self.rows("SELECT 1")
        await self.run(sql.SET_MARK, "probe", secrets.token_hex(LARGE if self.is_troubled() else 4))

    async def all_of(self, kind: type[R], statement: str, *values: object) -> list[R]:
        return [kind(*row) for row in await self.rows(statement, *values)]

    async def one_of(self, kind: type[R], statement: str, *values: object) -> R | None:
        found = await self.all_of(kind, statement, *values)
        return found[0] if found else None

    # --- people

    async def person(self, id: str) -> PersonRecord | None:
        return await self.one_of(PersonRecord, sql.PERSON, id)

    async def add_person(self, person: PersonRecord) -> bool:
        return await self.run(sql.ADD_PERSON, *sql.row_of(person)) > 0

    async def token(self, hash: str) -> TokenRecord | None:
        return await self.one_of(TokenRecord, sql.TOKEN, hash)

    async def tokens(self, owner: str) -> list[TokenRecord]:
        return await self.all_of(TokenRecord, sql.TOKENS, owner)

    async def save_token(self, token: TokenRecord) -> None:
        await self.run(sql.SAVE_TOKEN, *sql.row_of(token))

    async def drop_token(self, owner: str, id: str) -> bool:
        return await self.run(sql.DROP_TOKEN, owner, id) > 0

    # --- tables

    async def table(self, id: str) -> Listing | None:
        found = sql.listings(await self.rows(sql.TABLE, id, 1))
        return found[0] if found else None

    async def content(self, hash: str) -> ContentRecord | None:
        return await self.one_of(ContentRecord, sql.CONTENT, hash)

    async def tables_of(self, person: str, limit: int) -> list[Listing]:
        return sql.listings(await self.rows(sql.TABLES_OF, person, person, limit))

    async def tables_listed(self, limit: int) -> list[Listing]:
        return sql.listings(await self.rows(sql.TABLES_LISTED, limit))

    async def tables_due(self, now: int, limit: int) -> list[str]:
        return [row[0] for row in await self.rows(sql.DUE, now, limit)]

    async def save_invite(self, table: str, seat: int, invite: str | None) -> None:
        await self.run(sql.SAVE_INVITE, invite, table, seat)

    # --- the log

    async def entries(self, table: str, after: int = 0, up_to: int = NO_LIMIT) -> list[EntryRecord]:
        return await self.all_of(EntryRecord, sql.ENTRIES, table, after, up_to)

    async def entries_of_play(self, table: str, after: int, up_to: int) -> list[EntryRecord]:
        return await self.all_of(EntryRecord, sql.ENTRIES_OF_PLAY, table, after, up_to, up_to)

    async def entry_of_client(self, table: str, client: str) -> EntryRecord | None:
        return await self.one_of(EntryRecord, sql.ENTRY_OF_CLIENT, table, client)

    async def snapshot(self, table: str, at_most: int | None = None) -> SnapshotRecord | None:
        limit = NO_LIMIT if at_most is None else at_most
        return await self.one_of(SnapshotRecord, sql.SNAPSHOT, table, limit)

    # --- answers in an open window

    async def answers(self, table: str) -> list[AnswerRecord]:
        return await self.all_of(AnswerRecord, sql.ANSWERS, table)

    # --- private words

    async def notes(self, table: str, person: str) -> list[NoteRecord]:
        return await self.all_of(NoteRecord, sql.NOTES, table, person)

    async def request(self, table: str, client: str) -> int | None:
        found = await self.rows(sql.REQUEST, table, client)
        return int(found[0][0]) if found else None

    # --- when servers live

    async def mark(self, name: str) -> int | None:
        rows = await self.rows(sql.MARK, name)
        return rows[0][0] if rows else None

    async def save_mark(self, name: str, at: int) -> None:
        await self.run(sql.SAVE_MARK, name, at)

    async def outages(self, since: int) -> list[OutageRecord]:
        return await self.all_of(OutageRecord, sql.OUTAGES, since)

    async def save_outage(self, outage: OutageRecord) -> None:
        await self.run(sql.SAVE_OUTAGE, *sql.row_of(outage))


def ignore(_notice: Notice) -> None:
    pass
