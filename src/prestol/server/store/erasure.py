"""What the store holds about one person: to be read as a whole, to be taken out, and to go by itself after a time."""

from __future__ import annotations

from prestol.server.store import statements as sql
from prestol.server.store.base import Step, Store
from prestol.server.store.moderation import ReportRecord, SanctionRecord
from prestol.server.store.people import NameRecord
from prestol.server.store.records import EntryRecord, SeatRecord

SAT = "INSERT INTO sittings (person, place) VALUES (?, ?) ON CONFLICT (person, place) DO NOTHING"
PLACES = "SELECT place FROM sittings WHERE person = ? UNION SELECT table_id FROM seats WHERE person = ? ORDER BY 1"
OWN_ENTRIES = sql.select(EntryRecord, "entries", "table_id = ? AND person = ? ORDER BY number")
NAMING = sql.select(
    EntryRecord, "entries", "table_id = ? AND kind IN ('say', 'seat', 'clock', 'resign') ORDER BY number"
)
REPORTS = sql.select(ReportRecord, "reports", "reporter = ? ORDER BY at")
SANCTIONS = sql.select(SanctionRecord, "sanctions", "person = ? ORDER BY at")
HELD = sql.select(NameRecord, "names", "person = ? ORDER BY skeleton")

SET_SETTINGS = "UPDATE tables SET settings = ? WHERE id = ?"
SET_OWNER = "UPDATE tables SET owner = ? WHERE id = ? AND owner = ?"
SET_ENTRY = "UPDATE entries SET data = ? WHERE table_id = ? AND number = ?"
UNSIGN = "UPDATE entries SET person = NULL, client = NULL WHERE table_id = ? AND person = ?"
UNSIGN_REQUESTS = "DELETE FROM requests WHERE table_id = ? AND client LIKE ?"
UNSIGN_ANSWERS = "UPDATE answers SET client = '' WHERE table_id = ? AND client LIKE ?"
FORGET_SNAPSHOTS = "DELETE FROM snapshots WHERE table_id = ?"
FORGET_NOTES = "DELETE FROM notes WHERE table_id = ? AND person = ?"
FORGET = (
    "DELETE FROM sessions WHERE person = ?",
    "DELETE FROM names WHERE person = ?",
    "DELETE FROM codes WHERE person = ?",
    "DELETE FROM visits WHERE person = ?",
    "DELETE FROM sittings WHERE person = ?",
    "DELETE FROM tokens WHERE owner = ?",
    "DELETE FROM blocks WHERE person = ?",
    "DELETE FROM blocks WHERE other = ?",
    "DELETE FROM people WHERE owner = ?",
    "DELETE FROM people WHERE id = ?",
)
FREE_BOTS = "DELETE FROM names WHERE person IN (SELECT id FROM people WHERE owner = ?)"
RENAME = (
    "UPDATE reports SET reporter = ? WHERE reporter = ?",
    "UPDATE reports SET closer = ? WHERE closer = ?",
    "UPDATE sanctions SET person = ? WHERE person = ?",
    "UPDATE sanctions SET actor = ? WHERE actor = ?",
    "UPDATE audit SET actor = ? WHERE actor = ?",
    "UPDATE audit SET person = ? WHERE person = ?",
)
RENAME_REPORTED = "UPDATE reports SET person = ?, name = ?, said = '' WHERE person = ?"

DAY = 86_400_000
PURGE = (
    ("DELETE FROM sessions WHERE seen < ?", 365 * DAY),
    ("DELETE FROM visits WHERE seen < ?", 30 * DAY),
    ("DELETE FROM codes WHERE until < ?", 0),
    ("DELETE FROM names WHERE until < ?", 0),
    ("DELETE FROM reports WHERE closed < ?", 180 * DAY),
    ("DELETE FROM sanctions WHERE lifted < ?", 365 * DAY),
    ("DELETE FROM sanctions WHERE until < ?", 365 * DAY),
    ("DELETE FROM audit WHERE at < ?", 730 * DAY),
    (
        "DELETE FROM people WHERE kind = 'guest' AND seen < ? "
        "AND NOT EXISTS (SELECT 1 FROM sittings WHERE sittings.person = people.id)",
        400 * DAY,
    ),
)
"""What goes by itself, and after how long; docs/privacy.md says so."""


class Erasure:
    """The room of privacy in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def sat(self, person: str, table: str) -> None:
        """A person has come to a table: what they leave there can be found again."""
        await self.store.run(SAT, person, table)

    async def places(self, person: str) -> list[str]:
        return [row[0] for row in await self.store.rows(PLACES, person, person)]

    # --- reading

    async def entries_of(self, table: str, person: str) -> list[EntryRecord]:
        return await self.store.all_of(EntryRecord, OWN_ENTRIES, table, person)

    async def naming(self, table: str) -> list[EntryRecord]:
        """The entries of a table that may hold a name."""
        return await self.store.all_of(EntryRecord, NAMING, table)

    async def reports_by(self, person: str) -> list[ReportRecord]:
        return await self.store.all_of(ReportRecord, REPORTS, person)

    async def sanctions_of(self, person: str) -> list[SanctionRecord]:
        return await self.store.all_of(SanctionRecord, SANCTIONS, person)

    async def held_by(self, person: str) -> list[NameRecord]:
        return await self.store.all_of(NameRecord, HELD, person)

    # --- taking out

    async def wipe_table(
        self, table: str, person: str, other: str, settings: str, seats: list[SeatRecord], entries: dict[int, str]
    ) -> None:
        """Write a table over without a person: what it was made with, its seats, and the entries with names."""
        steps = [
            Step(SET_SETTINGS, (settings, table)),
            Step(SET_OWNER, (other, table, person)),
            *(Step(sql.SAVE_SEAT, sql.row_of(seat)) for seat in seats),
            *(Step(SET_ENTRY, (data, table, number)) for number, data in entries.items()),
            Step(UNSIGN, (table, person)),
            Step(UNSIGN_ANSWERS, (table, f"{person}:%")),
            Step(UNSIGN_REQUESTS, (table, f"{person}:%")),
            Step(FORGET_SNAPSHOTS, (table,)),
            Step(FORGET_NOTES, (table, person)),
        ]
        await self.store.together(*steps)

    async def forget(self, person: str, other: str, name: str) -> None:
        """Take a person out of everything but tables."""
        await self.store.together(
            Step(FREE_BOTS, (person,)),
            *(Step(statement, (person,)) for statement in FORGET),
            *(Step(statement, (other, person)) for statement in RENAME),
            Step(RENAME_REPORTED, (other, name, person)),
        )

    async def purge(self, at: int) -> None:
        """Let go what was kept long enough."""
        for statement, age in PURGE:
            await self.store.run(statement, at - age)
