"""Bodies of the calls about oneself, about others who misbehave, and of those who look after the server."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from prestol.server.wire.parts import Code, Language, Name, Password

GivenPassword = Annotated[str, Meta(min_length=1, max_length=200)]
GivenCode = Annotated[str, Meta(min_length=1, max_length=60)]
Email = Annotated[str, Meta(min_length=3, max_length=200, pattern=r"^[^@\s<>,;]+@[^@\s<>,;]+\.[^@\s<>,;]+$")]
Words = Annotated[str, Meta(max_length=500)]
Grounds = Annotated[str, Meta(min_length=1, max_length=300)]
Hours = Annotated[int, Meta(ge=1, le=87_600)]
Number = Annotated[int, Meta(ge=1, le=100_000_000)]
Reason = Literal["insult", "spam", "cheating", "name", "other"]


# --- oneself


class Registered(Struct, frozen=True):
    """Who one is now, and a code that is shown this once: it sets a new password when the old one is forgotten."""

    person: str
    name: str
    guest: bool
    created: int
    code: str
    admin: bool = False


class PasswordChange(Struct, frozen=True, forbid_unknown_fields=True):
    old: GivenPassword
    new: Password


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """Set a new password by the code that was shown, or by one that was sent."""

    name: Name
    code: GivenCode
    password: Password


class PasswordAsk(Struct, frozen=True, forbid_unknown_fields=True):
    password: GivenPassword


class RecoveryCode(Struct, frozen=True):
    """A code is shown once."""

    code: str


class Forgot(Struct, frozen=True, forbid_unknown_fields=True):
    """Send a code to the confirmed address of an account."""

    name: Name
    language: Language = "en"


class EmailAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """An address for codes; it counts when the code that is sent there has come back. None takes it away."""

    password: GivenPassword
    email: Email | None = None
    language: Language = "en"


class EmailConfirm(Struct, frozen=True, forbid_unknown_fields=True):
    code: GivenCode


class AccountInfo(Struct, frozen=True):
    """What there is to set a new password with. `mail` says whether this server sends mail."""

    email: str
    code: bool
    mail: bool


class SessionInfo(Struct, frozen=True):
    """A browser that is logged in; `current` is the one that asks."""

    id: str
    agent: str
    created: int
    seen: int
    current: bool


class SessionList(Struct, frozen=True):
    sessions: list[SessionInfo]


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """Delete everything about me. An account says its password, a guest only that it is meant."""

    sure: Literal[True]
    password: GivenPassword | None = None


# --- others


class BlockAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """Block whoever sits on a seat of a table."""

    table: Code
    seat: Annotated[int, Meta(ge=0, le=15)]


class BlockInfo(Struct, frozen=True):
    person: str
    name: str
    created: int


class BlockList(Struct, frozen=True):
    blocks: list[BlockInfo]


class ReportAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell those who look after the server about somebody at a table; `entry` is what they said, if that is it."""

    table: Code
    seat: Annotated[int, Meta(ge=0, le=15)]
    reason: Reason
    words: Words = ""
    entry: Number | None = None


# --- looking after the server


class ReportInfo(Struct, frozen=True):
    id: str
    at: int
    reporter: str
    reporter_name: str
    person: str
    name: str
    table: str | None
    entry: int | None
    said: str
    reason: str
    words: str
    closed: int | None


class ReportList(Struct, frozen=True):
    reports: list[ReportInfo]


class SanctionInfo(Struct, frozen=True):
    """What holds against a person, or against everybody at an address; `kick` is from one table."""

    id: str
    kind: Literal["mute", "ban", "kick"]
    person: str | None
    name: str
    address: str | None
    table: str | None
    until: int | None
    reason: str
    actor: str
    at: int


class SanctionList(Struct, frozen=True):
    sanctions: list[SanctionInfo]


class AuditInfo(Struct, frozen=True):
    """What somebody who looks after the server has done."""

    at: int
    actor: str
    action: str
    person: str | None
    name: str
    address: str | None
    table: str | None
    entry: int | None
    reason: str


class AuditList(Struct, frozen=True):
    entries: list[AuditInfo]


class PersonCard(Struct, frozen=True):
    """What one must know about a person to decide about them. The address is where they came from last."""

    person: str
    name: str
    kind: str
    created: int
    seen: int
    admin: bool
    address: str
    tables: list[str]
    sanctions: list[SanctionInfo]


class PersonList(Struct, frozen=True):
    people: list[PersonCard]


class MuteAsk(Struct, frozen=True, forbid_unknown_fields=True):
    person: Code
    reason: Grounds
    hours: Hours | None = None
    """Without hours it holds until it is lifted."""


class BanAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """Ban a person, an address, or both; `last` bans the address that the person came from last."""

    reason: Grounds
    person: Code | None = None
    address: Annotated[str, Meta(max_length=60)] | None = None
    last: bool = False
    hours: Hours | None = None


class KickAsk(Struct, frozen=True, forbid_unknown_fields=True):
    table: Code
    person: Code
    reason: Grounds


class CloseAsk(Struct, frozen=True, forbid_unknown_fields=True):
    table: Code
    reason: Grounds


class RemoveAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """Delete a message of the chat for good."""

    table: Code
    entry: Number
    reason: Grounds


PEOPLE = (
    Registered,
    PasswordChange,
    Recover,
    PasswordAsk,
    RecoveryCode,
    Forgot,
    EmailAsk,
    EmailConfirm,
    AccountInfo,
    SessionList,
    Farewell,
    BlockAsk,
    BlockList,
    ReportAsk,
    ReportList,
    SanctionList,
    AuditList,
    PersonList,
    MuteAsk,
    BanAsk,
    KickAsk,
    CloseAsk,
    RemoveAsk,
)
"""Bodies of the calls about people, besides what they contain."""
