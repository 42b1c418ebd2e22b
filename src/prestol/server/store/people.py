"""What the store keeps about people: names that are held, sessions, codes, visits."""

from __future__ import annotations

from msgspec import Struct

from prestol.server.store import statements as sql
from prestol.server.store.base import Step, Store
from prestol.server.store.records import PersonRecord, TokenRecord


class NameTaken(Exception):
    """Somebody else holds a name that looks the same."""


class Outdated(Exception):
    """The person has changed since they were read: their account was made, or its password changed."""


class NameRecord(Struct, frozen=True):
    """A name that is held, by what it looks like."""

    skeleton: str
    person: str
    name: str
    until: int | None = None
    """Accounts and outside bots hold a name for good, guests until then."""


class SessionRecord(Struct, frozen=True):
    """A browser that is logged in to an account; only the hash of its secret is stored (unique)."""

    id: str
    person: str
    hash: str
    created: int
    seen: int
    agent: str
    """The browser in a few words."""


class CodeRecord(Struct, frozen=True):
    """A code that was sent by mail; primary key (person, purpose)."""

    person: str
    purpose: str
    """`recover`, or `email` to confirm an address."""
    hash: str
    email: str
    until: int


class VisitRecord(Struct, frozen=True):
    """From where a person came last."""

    person: str
    address: str
    seen: int


CLAIM = (
    "INSERT INTO names (skeleton, person, name, until) VALUES (?, ?, ?, ?) ON CONFLICT (skeleton) DO UPDATE SET "
    "person = excluded.person, name = excluded.name, until = CASE WHEN names.person = excluded.person "
    "AND names.until IS NULL THEN NULL ELSE excluded.until END WHERE names.person = excluded.person OR names.until < ?"
)
RELEASE = "DELETE FROM names WHERE person = ? AND skeleton = ?"
RELEASE_ALL = "DELETE FROM names WHERE person = ?"
HOLDER = sql.select(NameRecord, "names", "skeleton = ?")
LIKE = sql.select(NameRecord, "names", "(skeleton = ? OR skeleton LIKE ?) AND until IS NULL ORDER BY skeleton")
ALL_NAMES = sql.select(NameRecord, "names", "until IS NULL ORDER BY person")
RENEW = "UPDATE names SET until = ? WHERE person = ? AND until IS NOT NULL AND until < ?"
RESPELL = "UPDATE names SET skeleton = ? WHERE skeleton = ? AND person = ?"
MARK = "UPDATE people SET skeleton = ? WHERE id = ?"

CHANGE = (
    "UPDATE people SET name = ?, skeleton = ?, kind = ?, seen = ?, password = ?, epoch = ?, recovery = ?, email = ? "
    "WHERE id = ? AND epoch = ?"
)
DROP_PERSON = "DELETE FROM people WHERE id = ?"
SET_ROLE = "UPDATE people SET role = ? WHERE id = ?"
ADMINS = sql.select(PersonRecord, "people", "role <> '' ORDER BY name")
SEEN = "UPDATE people SET seen = ? WHERE id = ? AND seen < ?"
BOTS_OF = sql.select(PersonRecord, "people", "owner = ? ORDER BY created")

ADD_SESSION = sql.insert("sessions", SessionRecord)
SESSION = (
    f"SELECT {sql.listed(SessionRecord, 's.')}, {sql.listed(PersonRecord, 'p.')} FROM sessions s "
    "JOIN people p ON p.id = s.person WHERE s.hash = ?"
)
SESSIONS = sql.select(SessionRecord, "sessions", "person = ? ORDER BY seen DESC, id")
SESSION_SEEN = "UPDATE sessions SET seen = ? WHERE id = ?"
END_SESSION = "DELETE FROM sessions WHERE person = ? AND id = ?"
END_SESSIONS = "DELETE FROM sessions WHERE person = ? AND id <> ?"

SAVE_CODE = sql.insert("codes", CodeRecord, ["person", "purpose"])
CODE = sql.select(CodeRecord, "codes", "person = ? AND purpose = ?")
DROP_CODES = "DELETE FROM codes WHERE person = ?"

VISITED = sql.insert("visits", VisitRecord, ["person"])
VISIT = sql.select(VisitRecord, "visits", "person = ?")
WIDTH = len(sql.columns(SessionRecord))


class People:
    """The room of people in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # --- persons and the names they hold

    def change(self, person: PersonRecord, epoch: int) -> Step:
        """Write what may change about a person who is still in this epoch; Outdated where they are not."""
        values = (person.name, person.skeleton, person.kind, person.seen, person.password, person.epoch)
        return Step(CHANGE, (*values, person.recovery, person.email, person.id, epoch), Outdated())

    def claim(self, name: NameRecord, at: int) -> Step:
        """Hold a name; NameTaken where somebody else does."""
        return Step(CLAIM, (*sql.row_of(name), at), NameTaken())

    def release(self, person: str, skeleton: str) -> Step:
        return Step(RELEASE, (person, skeleton))

    def end_sessions(self, person: str, but: str = "") -> Step:
        return Step(END_SESSIONS, (person, but))

    def add_session(self, session: SessionRecord) -> Step:
        return Step(ADD_SESSION, sql.row_of(session))

    async def do(self, *steps: Step) -> None:
        await self.store.together(*steps)

    async def holder(self, skeleton: str) -> NameRecord | None:
        return await self.store.one_of(NameRecord, HOLDER, skeleton)

    async def held_like(self, skeleton: str) -> list[NameRecord]:
        """Names that are held for good and look like this; of several, all but one have a number behind."""
        return await self.store.all_of(NameRecord, LIKE, skeleton, f"{skeleton} %")

    async def held_for_good(self) -> list[NameRecord]:
        return await self.store.all_of(NameRecord, ALL_NAMES)

    async def respell(self, name: NameRecord, skeleton: str) -> None:
        """The same name under another skeleton."""
        await self.store.together(
            Step(RESPELL, (skeleton, name.skeleton, name.person)), Step(MARK, (skeleton, name.person))
        )

    async def renew(self, person: str, until: int, if_before: int) -> None:
        await self.store.run(RENEW, until, person, if_before)

    async def admins(self) -> list[PersonRecord]:
        return await self.store.all_of(PersonRecord, ADMINS)

    async def set_role(self, person: str, role: str) -> bool:
        return await self.store.run(SET_ROLE, role, person) > 0

    async def seen(self, person: str, at: int, if_before: int) -> None:
        await self.store.run(SEEN, at, person, if_before)

    async def bots_of(self, owner: str) -> list[PersonRecord]:
        return await self.store.all_of(PersonRecord, BOTS_OF, owner)

    async def drop_bot(self, owner: str, token: TokenRecord) -> None:
        """An outside bot is gone, and its name is free again; finished games still show it."""
        await self.store.together(
            Step(sql.DROP_TOKEN, (owner, token.id)),
            Step(RELEASE_ALL, (token.person,)),
            Step(DROP_PERSON, (token.person,)),
        )

    # --- sessions

    async def session(self, hash: str) -> tuple[SessionRecord, PersonRecord] | None:
        """A session with its person."""
        rows = await self.store.rows(SESSION, hash)
        return (SessionRecord(*rows[0][:WIDTH]), PersonRecord(*rows[0][WIDTH:])) if rows else None

    async def sessions(self, person: str) -> list[SessionRecord]:
        return await self.store.all_of(SessionRecord, SESSIONS, person)

    async def session_seen(self, id: str, at: int) -> None:
        await self.store.run(SESSION_SEEN, at, id)

    async def end_session(self, person: str, id: str) -> bool:
        return await self.store.run(END_SESSION, person, id) > 0

    # --- codes and visits

    async def save_code(self, code: CodeRecord) -> None:
        await self.store.run(SAVE_CODE, *sql.row_of(code))

    async def code(self, person: str, purpose: str) -> CodeRecord | None:
        return await self.store.one_of(CodeRecord, CODE, person, purpose)

    def drop_codes(self, person: str) -> Step:
        return Step(DROP_CODES, (person,))

    async def visited(self, visit: VisitRecord) -> None:
        await self.store.run(VISITED, *sql.row_of(visit))

    async def visit(self, person: str) -> VisitRecord | None:
        return await self.store.one_of(VisitRecord, VISIT, person)
