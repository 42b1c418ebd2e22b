"""Who is who: an identity per browser by a signed cookie, accounts for several devices, tokens for outside bots."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable, Iterable
from itertools import count
from typing import NamedTuple, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer
from msgspec.structs import replace

from prestol.server.errors import ApiError
from prestol.server.store.base import NameTaken, PersonRecord, Store, TokenRecord
from prestol.server.tables.clocks import now
from prestol.server.tables.seats import fresh_secret, secret_hash
from prestol.server.wire import Me

T = TypeVar("T")
MARKS = " -_.'’"
"""Signs that a name may hold besides letters and digits."""
TOKENS_EACH = 20
LOOKALIKES = str.maketrans(
    dict(
        zip(
            "авеёкмнорстухіјѕԁԛԝһґαβγδεικνορτυχωηζ01358|",
            "abeekmhopctyxijsdqwhrabydeikvoptuxwnzolesbl",
            strict=True,
        )
    )
    | {"l": "i", "j": "i", "1": "i"}
)
"""Letters and digits that look alike, each as the one that stands for all."""


class Person(NamedTuple):
    """The person who makes a request. `known` says whether the store has a record of them."""

    id: str
    name: str
    kind: str
    known: bool
    created: int = 0
    bearer: bool = False

    @property
    def guest(self) -> bool:
        return self.kind == "guest"

    @property
    def outside(self) -> bool:
        return self.kind == "bot"


def skeleton(name: str) -> str:
    """What a name looks like: names with the same skeleton could be taken for each other."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(letter for letter in plain if letter.isalnum())
    return letters.translate(LOOKALIKES).replace("rn", "m").replace("vv", "w")


def clean_name(name: str) -> str:
    """A name as it is shown. Raises ApiError where it could not be read aloud or holds nothing but signs."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 2 <= len(name) <= 24 or sum(letter.isalnum() for letter in name) < 2:
        raise ApiError("name-unfit")
    for letter in name:
        if letter not in MARKS and not is_plain(letter):
            raise ApiError("name-unfit")
    return name


def is_plain(letter: str) -> bool:
    """Whether a letter is Latin, Cyrillic or a digit."""
    if letter.isascii():
        return letter.isalnum()
    return letter.isalpha() and unicodedata.name(letter, "").startswith(("LATIN", "CYRILLIC"))


def fresh_id() -> str:
    return secrets.token_hex(8)


def guest_name(id: str, step: int = 0) -> str:
    """The name of a guest who has not said one, or one further on; clients translate it by its number."""
    return f"Guest {(int(id[:4], 16) + step) % 9000 + 1000}"


def name_beside(person: Person, others: Iterable[str]) -> str:
    """A name that nobody chose gives way to others that look the same; a chosen one stays."""
    if not person.guest or person.name != guest_name(person.id):
        return person.name
    taken = {skeleton(other) for other in others}
    names = (guest_name(person.id, step) for step in count())
    return next(name for name in names if skeleton(name) not in taken)


class Accounts:
    """Everybody the server knows."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.signer = URLSafeSerializer(secret, salt="prestol-person")
        self.hasher = PasswordHasher()
        self.decoy = ""
        """Checked in place of a password that does not exist, so that the time it takes tells no names."""
        self.hashing = asyncio.Semaphore(2)

    # --- recognising

    def cookie(self, person: str, epoch: int = 0) -> str:
        return str(self.signer.dumps([person, epoch]))

    async def by_cookie(self, cookie: str) -> Person | None:
        try:
            id, epoch = self.signer.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        record = await self.store.person(id)
        if record is None:
            return Person(id, guest_name(id), "guest", False)
        if record.epoch != epoch:
            return None
        return person_of(record)

    async def by_token(self, token: str) -> Person | None:
        known = await self.store.token(secret_hash(token))
        record = await self.store.person(known.person) if known else None
        return person_of(record)._replace(bearer=True) if record else None

    def stranger(self) -> Person:
        id = fresh_id()
        return Person(id, guest_name(id), "guest", False)

    async def keep(self, person: Person) -> None:
        """Save a guest who does something that lasts."""
        if not person.known:
            at = now()
            await self.store.save_person(PersonRecord(person.id, person.name, skeleton(person.name), "guest", at, at))

    # --- names and accounts

    async def rename(self, person: Person, name: str) -> Person:
        name = clean_name(name)
        await self.check_free(name, person.id)
        await self.keep(person)
        record = await self.record(person.id)
        await self.save(replace(record, name=name, skeleton=skeleton(name), seen=now()))
        return person._replace(name=name, known=True)

    async def check_free(self, name: str, person: str) -> None:
        """Raise ApiError where an account or outside bot has a name that looks the same."""
        holder = await self.store.person_named(skeleton(name))
        if holder is not None and holder.id != person:
            raise ApiError("name-taken", 409, name=name)

    async def register(self, person: Person, name: str, password: str) -> Person:
        """Turn a guest into an account; the tables of the guest stay with the person."""
        if not person.guest:
            raise ApiError("has-account", 409)
        name = clean_name(name)
        await self.check_free(name, person.id)
        hashed = await self.in_thread(self.hasher.hash, password)
        await self.keep(person)
        record = await self.record(person.id)
        await self.save(
            replace(record, name=name, skeleton=skeleton(name), kind="account", password=hashed, seen=now())
        )
        return person._replace(name=name, kind="account", known=True)

    async def login(self, name: str, password: str) -> PersonRecord:
        record = await self.store.person_named(skeleton(name))
        self.decoy = self.decoy or await self.in_thread(self.hasher.hash, fresh_secret())
        hashed = record.password if record and record.password else self.decoy
        right = await self.in_thread(self.verify, hashed, password)
        if record is None or not record.password or not right:
            raise ApiError("wrong-password", 401)
        return record

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
        assert record is not None
        return record

    async def save(self, record: PersonRecord) -> None:
        try:
            await self.store.save_person(record)
        except NameTaken:
            raise ApiError("name-taken", 409, name=record.name) from None

    # --- outside bots

    async def make_token(self, owner: Person, name: str) -> tuple[str, TokenRecord]:
        """An outside bot with a token of its own; the token itself is shown once, and only its hash is stored."""
        if owner.outside:
            raise ApiError("bots-make-no-bots", 403)
        if len(await self.store.tokens(owner.id)) >= TOKENS_EACH:
            raise ApiError("too-many-tokens", 409, most=TOKENS_EACH)
        name = clean_name(name)
        await self.check_free(name, "")
        await self.keep(owner)
        at = now()
        bot = PersonRecord(fresh_id(), name, skeleton(name), "bot", at, at, owner=owner.id)
        await self.save(bot)
        token = fresh_secret()
        record = TokenRecord(fresh_id(), bot.id, owner.id, name, secret_hash(token), at)
        await self.store.save_token(record)
        return token, record


def person_of(record: PersonRecord) -> Person:
    return Person(record.id, record.name, record.kind, True, record.created)


def me_of(person: Person) -> Me:
    return Me(person.id, person.name, person.guest, person.created)
