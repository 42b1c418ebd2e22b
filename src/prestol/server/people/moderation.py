"""Keeping peace: what holds against people and addresses, and the acts of those who look after the server.

Every act is written to the audit log, together with what it changes.
"""

from __future__ import annotations

import secrets
from datetime import UTC, datetime

import structlog

from prestol.server.errors import ApiError
from prestol.server.people.news import News, Newsroom
from prestol.server.people.person import Person
from prestol.server.store.base import Store
from prestol.server.store.moderation import AuditRecord, Moderations, ReportRecord, SanctionRecord
from prestol.server.store.people import People
from prestol.server.tables.clocks import HOUR, now
from prestol.server.tables.entries import decode_data
from prestol.server.tables.live import LiveTable
from prestol.server.wire import SeatInfo
from prestol.server.wire.people import BanAsk, MuteAsk, ReportAsk

log = structlog.get_logger("prestol.moderation")


class Sanctions:
    """What holds now, in memory: it is asked at every request."""

    def __init__(self, store: Moderations) -> None:
        self.store = store
        self.active: list[SanctionRecord] = []
        self.people: dict[str, list[SanctionRecord]] = {}
        self.addresses: dict[str, list[SanctionRecord]] = {}

    async def load(self) -> None:
        self.active = await self.store.active(now())
        self.people, self.addresses = {}, {}
        for one in self.active:
            if one.person is not None:
                self.people.setdefault(one.person, []).append(one)
            if one.address is not None:
                self.addresses.setdefault(one.address, []).append(one)

    def against(self, kind: str, person: Person) -> SanctionRecord | None:
        """What of a kind holds against a person or their address. Nothing holds against those who look after all.

        What holds against somebody holds against their outside bots.
        """
        if person.admin or not self.active:
            return None
        both = (*self.of(person), *self.addresses.get(person.address, ()))
        at = now()
        return next((one for one in both if one.kind == kind and (one.until is None or one.until > at)), None)

    def of(self, person: Person) -> list[SanctionRecord]:
        """What holds against a person by name, or against the owner of an outside bot."""
        return [one for id in {person.id, person.behind} for one in self.people.get(id, ())]

    def check_ban(self, person: Person) -> None:
        ban = self.against("ban", person)
        if ban is not None:
            raise told("banned", ban)

    def check_talk(self, person: Person) -> None:
        mute = self.against("mute", person)
        if mute is not None:
            raise told("muted", mute)

    def check_kick(self, person: Person, table: str) -> None:
        """Raise ApiError where a person was sent away from a table."""
        kick = next((one for one in self.of(person) if one.kind == "kick" and one.place == table), None)
        if kick is not None:
            raise ApiError("kicked", 403, reason=kick.reason)


def told(key: str, sanction: SanctionRecord) -> ApiError:
    if sanction.until is None:
        return ApiError(f"{key}-for-good", 403, reason=sanction.reason)
    until = datetime.fromtimestamp(sanction.until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    return ApiError(key, 403, until=until, reason=sanction.reason)


class Moderation:
    """What those who look after the server do."""

    def __init__(self, store: Store, news: Newsroom) -> None:
        self.store = Moderations(store)
        self.people = People(store)
        self.news = news
        self.sanctions = Sanctions(self.store)

    # --- reports

    async def report(self, who: Person, seat: SeatInfo, ask: ReportAsk) -> None:
        if seat.person is None or seat.person == who.id:
            raise ApiError("nobody-there", 409)
        said = await self.store.said(ask.table, ask.entry) if ask.entry is not None else None
        if ask.entry is not None and said is None:
            raise ApiError("no-such-message", 404)
        words = decode_data(said).text if said is not None else ""
        log.info("reported", table=ask.table, reason=ask.reason)
        about = (seat.person, seat.name, ask.table, ask.entry, words, ask.reason, ask.words)
        report = ReportRecord(secrets.token_hex(8), now(), who.id, *about)
        await self.store.report(report)

    async def close_report(self, actor: Person, id: str) -> None:
        audit = self.line(actor, "close-report", reason=id)
        await self.store.close_report(id, now(), audit, ApiError("no-such-report", 404))

    # --- sanctions

    async def mute(self, actor: Person, ask: MuteAsk) -> None:
        await self.check_may_judge(ask.person)
        mute = sanction(actor, "mute", ask.reason, person=ask.person, until=until(ask.hours))
        await self.decide([mute], self.line(actor, "mute", person=ask.person, reason=ask.reason))

    async def ban(self, actor: Person, ask: BanAsk) -> None:
        address = ask.address or (await self.last_address(ask.person) if ask.last else None)
        if ask.person is None and not address:
            raise ApiError("nobody-there", 409)
        if address == actor.address:
            raise ApiError("own-address", 409)
        if ask.person is not None:
            await self.check_may_judge(ask.person)
        bans = [
            sanction(actor, "ban", ask.reason, person=person, address=place, until=until(ask.hours))
            for person, place in ((ask.person, None), (None, address))
            if person or place
        ]
        await self.decide(bans, self.line(actor, "ban", person=ask.person, address=address, reason=ask.reason))

    async def kick(self, actor: Person, table: LiveTable, person: str, reason: str) -> None:
        """Send somebody away from a table for good. The seat is open again, or a bot plays on."""
        await self.check_may_judge(person)
        kick = sanction(actor, "kick", reason, person=person, place=table.id)
        await self.decide([kick], self.line(actor, "kick", person=person, place=table.id, reason=reason))

    async def lift(self, actor: Person, id: str) -> None:
        found = await self.store.found(id)
        if found is None:
            raise ApiError("no-such-sanction", 404)
        audit = self.line(actor, f"lift-{found.kind}", found.person, found.address, found.place, None, found.reason)
        await self.store.lift(id, now(), audit, ApiError("no-such-sanction", 404))
        await self.spread()

    async def decide(self, sanctions: list[SanctionRecord], audit: AuditRecord) -> None:
        await self.store.sanction(sanctions, audit)
        await self.spread()

    async def spread(self) -> None:
        await self.sanctions.load()
        await self.news.tell(News("sanctions"))

    async def check_may_judge(self, person: str) -> None:
        """Those who look after the server do not judge each other."""
        record = await self.people.store.person(person)
        if record is None:
            raise ApiError("nobody-there", 409)
        if record.role:
            raise ApiError("not-over-admins", 403)

    async def last_address(self, person: str | None) -> str | None:
        visit = await self.people.visit(person) if person else None
        return visit.address if visit else None

    # --- the audit log

    def line(
        self,
        actor: Person,
        action: str,
        person: str | None = None,
        address: str | None = None,
        place: str | None = None,
        entry: int | None = None,
        reason: str = "",
    ) -> AuditRecord:
        log.info("moderated", action=action, actor=actor.id, person=person, address=address, table=place)
        return AuditRecord(secrets.token_hex(8), now(), actor.id, action, person, address, place, entry, reason)


def sanction(
    actor: Person,
    kind: str,
    reason: str,
    *,
    person: str | None = None,
    address: str | None = None,
    place: str | None = None,
    until: int | None = None,
) -> SanctionRecord:
    return SanctionRecord(secrets.token_hex(8), kind, person, address, place, until, reason, actor.id, now())


def until(hours: int | None) -> int | None:
    return None if hours is None else now() + hours * HOUR
