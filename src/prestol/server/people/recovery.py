"""Codes by mail: to confirm an address, and to set a new password."""

from __future__ import annotations

import math

import structlog
from msgspec.structs import replace

from prestol.library.text import text
from prestol.server.accounts import Accounts
from prestol.server.errors import ApiError
from prestol.server.people.codes import code_hash, fits, fresh_code
from prestol.server.people.mail import Mailer
from prestol.server.people.person import Person
from prestol.server.store.people import CodeRecord, People
from prestol.server.tables.clocks import HOUR, SECOND, now

LASTS = HOUR
"""A code that was sent is good for an hour."""
BETWEEN = 60 * SECOND
"""At most one letter a minute."""

log = structlog.get_logger("prestol.recovery")


class Recovery:
    """The way back to an account by mail."""

    def __init__(self, accounts: Accounts, mailer: Mailer, address: str) -> None:
        self.accounts = accounts
        self.people: People = accounts.people
        self.mailer = mailer
        self.address = address

    def check_mail(self) -> None:
        if not self.mailer.works:
            raise ApiError("no-mail", 409)

    async def ask_email(self, person: Person, password: str, email: str | None, language: str) -> None:
        """Send a code to an address that is to be used from now on; without one, forget the address."""
        record = await self.accounts.own_account(person, password)
        if email is None:
            await self.accounts.change(record, replace(record, email=None), record.epoch)
            return
        self.check_mail()
        await self.send(record.id, record.name, "email", email, language)

    async def confirm_email(self, person: Person, code: str) -> None:
        sent = await self.people.code(person.id, "email")
        if sent is None or sent.until < now() or not fits(code, sent.hash):
            raise ApiError("wrong-code", 401)
        record = await self.accounts.record(person.id)
        await self.accounts.change(record, replace(record, email=sent.email), record.epoch)

    async def forgot(self, name: str, language: str) -> None:
        """Send a code to the confirmed address of an account. Nobody learns whether there is one."""
        record = await self.accounts.named(name)
        if record is None or record.email is None:
            return
        try:
            await self.send(record.id, record.name, "recover", record.email, language)
        except ApiError as error:
            log.warning("no-code-sent", why=error.key)

    async def send(self, person: str, name: str, purpose: str, email: str, language: str) -> None:
        last = await self.people.code(person, purpose)
        left = last.until - LASTS + BETWEEN - now() if last is not None else 0
        if left > 0:
            raise ApiError("mailed-already", 429, wait=math.ceil(left / 1000))
        code = fresh_code()
        await self.people.save_code(CodeRecord(person, purpose, code_hash(code), email, now() + LASTS))
        words = text(language)
        subject = words.say(f"server-mail-{purpose}-subject")
        body = words.say(f"server-mail-{purpose}", name=name, code=code, server=self.address)
        await self.mailer.send(email, subject, body)
