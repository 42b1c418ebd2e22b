"""Who is who: an identity per browser by a signed cookie, accounts for several devices, tokens for outside bots."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable
from itertools import count
from typing import NamedTuple, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer
from msgspec.structs import replace

from prestol.server.errors import ApiError
from prestol.server.people.codes import code_hash, fits, fresh_code
from prestol.server.people.names import Names, clean_name, guest_name, is_reserved, skeleton
from prestol.server.people.news import News, Newsroom
from prestol.server.people.person import Person, me_of, person_of, stranger_of
from prestol.server.people.sessions import Sessions
from prestol.server.store import statements as sql
from prestol.server.store.base import Step, Store
from prestol.server.store.people import NameTaken, Outdated, People
from prestol.server.store.records import PersonRecord, TokenRecord
from prestol.server.tables.clocks import HOUR, now
from prestol.server.tables.seats import fresh_secret, secret_hash

T = TypeVar("T")
TOKENS_EACH = 20
NUMBERS = 100
"""So many numbers are tried for a guest without a name."""


class Entered(NamedTuple):
    """Somebody who has come in to an account: who it is, the cookie of the session, a code where a new one was made."""

    person: Person
    cookie: str
    code: str = ""


def fresh_id() -> str:
    return secrets.token_hex(8)


def name_beside(person: Person, others: Iterable[str]) -> str:
    """A name that nobody chose gives way to others that look the same; a chosen one stays."""
    if not person.guest or person.name != guest_name(person.id):
        return person.name
    taken = {skeleton(other) for other in others}
    names = (guest_name(person.id, step) for step in count())
    return next(name for name in names if skeleton(name) not in taken)


class Accounts:
    """Everybody the server knows."""

    def __init__(self, store: Store, secret: str, news: Newsroom | None = None, hold: int = 72) -> None:
        self.store = store
        self.people = People(store)
        self.names = Names(store, hold * HOUR)
        self.news = news or Newsroom(store)
        self.sessions = Sessions(store, secret, self.news)
        self.signer = URLSafeSerializer(secret, salt="prestol-person")
        self.hasher = PasswordHasher()
        self.decoy = ""
        """Checked in place of a password that does not exist, so that the time it takes tells no names."""
        self.hashing = asyncio.Semaphore(2)

    # --- recognising

    def cookie(self, person: str, epoch: int = 0) -> str:
        """The cookie of a guest. It opens no account, not even the one that was made of this guest."""
        return str(self.signer.dumps([person, epoch]))

    async def by_cookie(self, cookie: str) -> Person | None:
        try:
            id, epoch = self.signer.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        record = await self.store.person(id)
        if record is None:
            return stranger_of(id)
        return person_of(record) if record.kind == "guest" and record.epoch == epoch else None

    async def by_token(self, token: str) -> Person | None:
        known = await self.store.token(secret_hash(token))
        record = await self.store.person(known.person) if known else None
        return person_of(record, known.id) if known and record else None

    async def still(self, person: Person) -> bool:
        """Whether somebody who came in once may still act as that person."""
        record = await self.store.person(person.id)
        if record is None:
            return not person.known
        if person.outside:
            return person.session in {token.id for token in await self.store.tokens(record.owner or "")}
        if person.session:
            return person.session in {session.id for session in await self.people.sessions(person.id)}
        return record.kind == "guest" and record.epoch == person.epoch

    def stranger(self) -> Person:
        return stranger_of(fresh_id())

    async def keep(self, person: Person) -> Person:
        """Save a guest who does something that lasts; one who is known by now stays as they are."""
        if person.known:
            return person
        at = now()
        for step in range(NUMBERS):
            name = guest_name(person.id, step)
            fresh = PersonRecord(person.id, name, skeleton(name), "guest", at, at)
            try:
                await self.people.do(self.names.claim(name, person.id, at), Step(sql.ADD_PERSON, sql.row_of(fresh)))
                break
            except NameTaken:
                continue
        else:
            await self.store.add_person(fresh)
        record = await self.record(person.id)
        return person_of(record)._replace(address=person.address)

    # --- names and accounts

    async def rename(self, person: Person, name: str) -> Person:
        name = await self.free_name(person, name)
        kept = await self.keep(person)
        record = await self.record(person.id)
        fresh = replace(record, name=name, skeleton=skeleton(name), seen=now())
        await self.change(record, fresh, person.epoch)  # who they were when they came, not who they are by now
        return kept._replace(name=name)

    async def free_name(self, person: Person, name: str) -> str:
        """A name as it is shown; ApiError where it is unfit, reserved, or looks like somebody else's."""
        name = clean_name(name)
        if name != person.name and is_reserved(name):
            raise ApiError("name-reserved", 409, name=name)
        await self.names.check_free(name, person.id, now())
        return name

    async def change(self, old: PersonRecord, new: PersonRecord, epoch: int, *more: Step) -> None:
        """Write a person who has not changed since `epoch`, and the name that they hold now."""
        steps = [self.names.claim(new.name, new.id, now(), new.kind != "guest"), self.people.change(new, epoch), *more]
        if skeleton(old.name) != skeleton(new.name):
            steps.append(self.people.release(old.id, skeleton(old.name)))
        try:
            await self.people.do(*steps)
        except NameTaken:
            raise ApiError("name-taken", 409, name=new.name) from None
        except Outdated:
            raise ApiError("person-changed", 409) from None

    async def register(self, person: Person, name: str, password: str, agent: str = "") -> Entered:
        """Turn a guest into an account; the tables of the guest stay with the person."""
        if not person.guest:
            raise ApiError("has-account", 409)
        name = await self.free_name(person, name)
        hashed = await self.in_thread(self.hasher.hash, password)
        await self.keep(person)
        record = await self.record(person.id)
        fresh = replace(record, name=name, skeleton=skeleton(name), kind="account", password=hashed)
        return await self.enter_anew(record, fresh, person.epoch, agent, new_code=True)

    async def enter_anew(
        self, old: PersonRecord, new: PersonRecord, epoch: int, agent: str, new_code: bool = False
    ) -> Entered:
        """Write an account that only a new session opens: all others end, on their open sockets too."""
        code = fresh_code() if new_code else ""
        recovery = code_hash(code) if new_code else old.recovery
        changed = replace(new, epoch=epoch + 1, seen=now(), recovery=recovery)
        session, cookie = self.sessions.fresh(new.id, agent)
        end = (self.people.end_sessions(new.id), self.people.drop_codes(new.id), self.people.add_session(session))
        await self.change(old, changed, epoch, *end)
        await self.news.tell(News("ended", new.id))
        return Entered(person_of(changed, session.id), cookie, code)

    async def login(self, name: str, password: str, agent: str = "") -> Entered:
        record = await self.named(name)
        if not await self.is_password(record, password) or record is None:
            raise ApiError("wrong-password", 401)
        session, cookie = self.sessions.fresh(record.id, agent)
        await self.people.do(self.people.add_session(session))
        return Entered(person_of(record, session.id), cookie)

    async def named(self, name: str) -> PersonRecord | None:
        """The account of a name; of several that look alike, the one that is written like this."""
        held = await self.people.held_like(skeleton(name))
        held.sort(key=lambda one: one.name.casefold() != name.strip().casefold())
        record = await self.store.person(held[0].person) if held else None
        return record if record is not None and record.kind == "account" else None

    async def is_password(self, record: PersonRecord | None, password: str) -> bool:
        self.decoy = self.decoy or await self.in_thread(self.hasher.hash, fresh_secret())
        hashed = record.password if record and record.password else self.decoy
        right = await self.in_thread(self.verify, hashed, password)
        return right and hashed != self.decoy

    async def own_account(self, person: Person, password: str) -> PersonRecord:
        """The account of a person who has said its password once more."""
        record = await self.store.person(person.id)
        if record is None or record.kind != "account":
            raise ApiError("no-account", 409)
        if not await self.is_password(record, password):
            raise ApiError("wrong-password", 401)
        return record

    async def change_password(self, person: Person, old: str, new: str, agent: str) -> Entered:
        record = await self.own_account(person, old)
        hashed = await self.in_thread(self.hasher.hash, new)
        return await self.enter_anew(record, replace(record, password=hashed), record.epoch, agent)

    async def recover(self, name: str, code: str, password: str, agent: str) -> Entered:
        """Set a new password by a code, and make a new one in its place."""
        record = await self.named(name)
        mailed = await self.people.code(record.id, "recover") if record is not None else None
        by_mail = mailed is not None and mailed.until > now() and fits(code, mailed.hash)
        if record is None or not (by_mail or fits(code, record.recovery)):
            raise ApiError("wrong-code", 401)
        hashed = await self.in_thread(self.hasher.hash, password)
        return await self.enter_anew(record, replace(record, password=hashed), record.epoch, agent, new_code=True)

    async def new_code(self, person: Person, password: str) -> str:
        """A new code in place of the one before."""
        record, code = await self.own_account(person, password), fresh_code()
        await self.change(record, replace(record, recovery=code_hash(code)), record.epoch)
        return code

    def verify(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def in_thread(self, work: Callable[..., T], *args: str) -> T:
        """Argon2 takes a quarter of a second and much memory: never in the event loop, never many at once."""
        async with self.hashing:
            return await asyncio.to_thread(work, *args)

    async def record(self, id: str) -> PersonRecord:
        record = await self.store.person(id)
        if record is None:
            raise ApiError("person-changed", 409)  # deleted meanwhile
        return record

    # --- outside bots

    async def make_token(self, owner: Person, name: str) -> tuple[str, TokenRecord]:
        """An outside bot with a token of its own; the token itself is shown once, and only its hash is stored."""
        if owner.outside:
            raise ApiError("bots-make-no-bots", 403)
        if len(await self.store.tokens(owner.id)) >= TOKENS_EACH:
            raise ApiError("too-many-tokens", 409, most=TOKENS_EACH)
        name = await self.free_name(owner._replace(id="", name=""), name)
        owner, at = await self.keep(owner), now()
        bot = PersonRecord(fresh_id(), name, skeleton(name), "bot", at, at, owner=owner.id)
        try:
            claim = self.names.claim(name, bot.id, at, for_good=True)
            await self.people.do(claim, Step(sql.ADD_PERSON, sql.row_of(bot)))
        except NameTaken:
            raise ApiError("name-taken", 409, name=name) from None
        token = fresh_secret()
        record = TokenRecord(fresh_id(), bot.id, owner.id, name, secret_hash(token), at)
        await self.store.save_token(record)
        return token, record

    async def drop_token(self, owner: Person, id: str) -> None:
        """End a token at once, on its open sockets too."""
        token = next((one for one in await self.store.tokens(owner.id) if one.id == id), None)
        if token is None:
            raise ApiError("no-such-token", 404)
        await self.people.drop_bot(owner.id, token)
        await self.news.tell(News("ended", token.person, final=True))


__all__ = ["Accounts", "Entered", "Person", "clean_name", "me_of", "name_beside", "person_of", "skeleton"]
