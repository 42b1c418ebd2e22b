"""Seats: who sits where, which bots play for people, and the secrets that open a seat."""

from __future__ import annotations

import hashlib
import hmac
import secrets

import msgspec
from msgspec.structs import replace

from prestol.server.store.records import SeatRecord
from prestol.server.wire import SeatInfo


def is_played_by_bot(seat: SeatInfo) -> bool:
    return seat.bot is not None


def is_played_by_person(seat: SeatInfo) -> bool:
    return seat.kind == "person" and seat.bot is None


def agrees_unasked(seat: SeatInfo) -> bool:
    """Bots and programs let people take moves back."""
    return seat.kind != "person" or seat.bot is not None or seat.outside or seat.resigned


def owned(seats: list[SeatInfo], person: str) -> tuple[int, ...]:
    """The seats of a person, also those that a bot plays for now."""
    return tuple(seat.seat for seat in seats if seat.kind == "person" and seat.person == person)


def kept_for(seats: list[SeatInfo], person: str) -> tuple[int, ...]:
    """The open seats that wait for the word of a person."""
    return tuple(seat.seat for seat in seats if seat.kind == "open" and seat.person == person)


def belongs(seats: list[SeatInfo], person: str) -> bool:
    """Whether a person sits at the table or is awaited there."""
    return any(seat.person == person for seat in seats)


def has_company(seats: list[SeatInfo], person: str) -> bool:
    """Whether somebody else sits at the table: then help from a strong bot would be unfair."""
    return any(seat.kind == "person" and seat.person != person for seat in seats)


def opened(seat: int) -> SeatInfo:
    return SeatInfo(seat, "open")


def kept(seat: SeatInfo) -> SeatInfo:
    """The same seat, open until its person agrees to play again."""
    return replace(seat, kind="open", bot=None, resigned=False)


def with_bot(seat: int, level: str) -> SeatInfo:
    return SeatInfo(seat, "bot", bot=level)


def handed(seat: SeatInfo, level: str) -> SeatInfo:
    """The same seat with a bot playing on."""
    return replace(seat, bot=level)


def taken_back(seat: SeatInfo) -> SeatInfo:
    return replace(seat, bot=None)


def record_of(table: str, seat: SeatInfo, invite: str | None = None) -> SeatRecord:
    """What is stored of a seat. Sitting down uses the invite up."""
    info = msgspec.json.encode(seat).decode()
    return SeatRecord(table, seat.seat, seat.kind, seat.person, seat.name, info, invite)


def info_of(record: SeatRecord) -> SeatInfo:
    return msgspec.json.decode(record.info, type=SeatInfo)


def fresh_secret() -> str:
    """A secret that nobody can guess: 160 random bits."""
    return secrets.token_urlsafe(20)


def secret_hash(secret: str) -> str:
    """What is stored of a secret. It is long and random, so a plain hash keeps it safe."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def opens(secret: str | None, invite: str | None) -> bool:
    """Whether a secret opens a seat, found out in constant time."""
    given = secret_hash(secret or "")
    return hmac.compare_digest(given, invite or "-" * len(given)) and invite is not None
