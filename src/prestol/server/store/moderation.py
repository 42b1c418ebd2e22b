"""What the store keeps for peace among people: blocks, sanctions, reports, and what was done about them."""

from __future__ import annotations

from msgspec import Struct

from prestol.server.store import statements as sql
from prestol.server.store.base import Step, Store
from prestol.server.store.records import PersonRecord


class BlockRecord(Struct, frozen=True):
    """Somebody whom a person does not want to meet; primary key (person, other)."""

    person: str
    other: str
    name: str
    """The name of the other as it was then."""
    created: int


class SanctionRecord(Struct, frozen=True):
    """What holds against a person or an address until it ends or is lifted."""

    id: str
    kind: str
    """`mute`, `ban`, or `kick` from one table."""
    person: str | None
    address: str | None
    place: str | None
    """The table, of a kick."""
    until: int | None
    reason: str
    actor: str
    at: int
    lifted: int | None = None


class ReportRecord(Struct, frozen=True):
    """What a person told about another."""

    id: str
    at: int
    reporter: str
    person: str
    name: str
    place: str | None
    entry: int | None
    said: str
    """The message it is about, as it was then."""
    reason: str
    words: str
    closed: int | None = None
    closer: str | None = None


class AuditRecord(Struct, frozen=True):
    """One act of somebody who looks after the server."""

    id: str
    at: int
    actor: str
    action: str
    person: str | None = None
    address: str | None = None
    place: str | None = None
    entry: int | None = None
    reason: str = ""


SAVE_BLOCK = sql.insert("blocks", BlockRecord, ["person", "other"])
DROP_BLOCK = "DELETE FROM blocks WHERE person = ? AND other = ?"
BLOCKS = sql.select(BlockRecord, "blocks", "person = ? ORDER BY created, other")
HIDDEN = (
    "SELECT other FROM blocks WHERE person = ? UNION "
    "SELECT bots.id FROM people bots JOIN blocks ON bots.owner = blocks.other WHERE blocks.person = ?"
)
BLOCKED = "SELECT 1 FROM blocks WHERE person = ? AND other = ?"

SANCTION = sql.insert("sanctions", SanctionRecord)
ACTIVE = sql.select(SanctionRecord, "sanctions", "lifted IS NULL AND (until IS NULL OR until > ?) ORDER BY at DESC, id")
LIFT = "UPDATE sanctions SET lifted = ? WHERE id = ? AND lifted IS NULL"
OF_ID = sql.select(SanctionRecord, "sanctions", "id = ?")

REPORT = sql.insert("reports", ReportRecord)
OPEN_REPORTS = sql.select(ReportRecord, "reports", "closed IS NULL ORDER BY at DESC, id LIMIT ?")
ALL_REPORTS = sql.select(ReportRecord, "reports", "1 = 1 ORDER BY at DESC, id LIMIT ?")
CLOSE_REPORT = "UPDATE reports SET closed = ?, closer = ? WHERE id = ? AND closed IS NULL"

AUDIT = sql.insert("audit", AuditRecord)
AUDITED = sql.select(AuditRecord, "audit", "at < ? ORDER BY at DESC, id LIMIT ?")

SAID = "SELECT data FROM entries WHERE table_id = ? AND number = ? AND kind = 'say'"
SET_SAID = "UPDATE entries SET data = ? WHERE table_id = ? AND number = ? AND kind = 'say'"
NAMES = "SELECT name FROM people WHERE id = ?"
LIKE = sql.select(PersonRecord, "people", "skeleton = ? OR skeleton LIKE ? OR id = ? ORDER BY seen DESC LIMIT ?")


class Moderations:
    """The room of moderation in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # --- blocks

    async def block(self, block: BlockRecord) -> None:
        await self.store.run(SAVE_BLOCK, *sql.row_of(block))

    async def unblock(self, person: str, other: str) -> bool:
        return await self.store.run(DROP_BLOCK, person, other) > 0

    async def blocks(self, person: str) -> list[BlockRecord]:
        return await self.store.all_of(BlockRecord, BLOCKS, person)

    async def hidden_from(self, person: str) -> list[str]:
        """Whom a person has blocked, with their outside bots."""
        return [row[0] for row in await self.store.rows(HIDDEN, person, person)]

    async def has_blocked(self, person: str, other: str) -> bool:
        return bool(await self.store.rows(BLOCKED, person, other))

    # --- sanctions, each together with its line of the audit log

    async def sanction(self, sanctions: list[SanctionRecord], audit: AuditRecord) -> None:
        steps = [Step(SANCTION, sql.row_of(one)) for one in sanctions]
        await self.store.together(*steps, self.audit(audit))

    async def active(self, at: int) -> list[SanctionRecord]:
        return await self.store.all_of(SanctionRecord, ACTIVE, at)

    async def found(self, id: str) -> SanctionRecord | None:
        return await self.store.one_of(SanctionRecord, OF_ID, id)

    async def lift(self, id: str, at: int, audit: AuditRecord, lest: Exception) -> None:
        await self.store.together(Step(LIFT, (at, id), lest), self.audit(audit))

    def audit(self, record: AuditRecord) -> Step:
        return Step(AUDIT, sql.row_of(record))

    async def write(self, record: AuditRecord) -> None:
        await self.store.together(self.audit(record))

    async def audited(self, before: int, limit: int) -> list[AuditRecord]:
        return await self.store.all_of(AuditRecord, AUDITED, before, limit)

    # --- reports

    async def report(self, report: ReportRecord) -> None:
        await self.store.run(REPORT, *sql.row_of(report))

    async def reports(self, limit: int, open_only: bool) -> list[ReportRecord]:
        return await self.store.all_of(ReportRecord, OPEN_REPORTS if open_only else ALL_REPORTS, limit)

    async def close_report(self, id: str, at: int, audit: AuditRecord, lest: Exception) -> None:
        await self.store.together(Step(CLOSE_REPORT, (at, audit.actor, id), lest), self.audit(audit))

    # --- messages and people

    async def said(self, table: str, number: int) -> str | None:
        """The data of a message of the chat."""
        rows = await self.store.rows(SAID, table, number)
        return str(rows[0][0]) if rows else None

    async def replace_said(self, table: str, number: int, data: str, audit: AuditRecord) -> None:
        await self.store.together(Step(SET_SAID, (data, table, number)), self.audit(audit))

    async def name_of(self, person: str | None) -> str:
        rows = await self.store.rows(NAMES, person) if person else []
        return str(rows[0][0]) if rows else ""

    async def people_like(self, skeleton: str, id: str, limit: int) -> list[PersonRecord]:
        return await self.store.all_of(PersonRecord, LIKE, skeleton, f"{skeleton} %", id, limit)
