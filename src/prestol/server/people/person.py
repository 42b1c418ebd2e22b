"""The person who makes a request, as the entrance has found out."""

from __future__ import annotations

from typing import NamedTuple

from prestol.server.people.names import guest_name
from prestol.server.store.records import PersonRecord
from prestol.server.wire import Me

ADMIN = "admin"


class Person(NamedTuple):
    """The person who makes a request. `known` says whether the store has a record of them."""

    id: str
    name: str
    kind: str
    known: bool
    created: int = 0
    bearer: bool = False
    epoch: int = 0
    """Who they were when the request came: it changes nothing about a person who has another epoch by then."""
    session: str = ""
    """The id of the session, or of the token, by which they came in; empty for guests."""
    address: str = ""
    """Where they came from."""
    role: str = ""
    owner: str = ""
    """Of an outside bot: whose it is."""

    @property
    def behind(self) -> str:
        """Who answers for what they do: of an outside bot its owner."""
        return self.owner or self.id

    @property
    def guest(self) -> bool:
        return self.kind == "guest"

    @property
    def outside(self) -> bool:
        return self.kind == "bot"

    @property
    def admin(self) -> bool:
        return self.role == ADMIN


def person_of(record: PersonRecord, session: str = "") -> Person:
    return Person(
        record.id,
        record.name,
        record.kind,
        True,
        record.created,
        record.kind == "bot",
        record.epoch,
        session,
        role=record.role,
        owner=record.owner or "",
    )


def stranger_of(id: str) -> Person:
    """Somebody of whom nothing is stored."""
    return Person(id, guest_name(id), "guest", False)


def me_of(person: Person) -> Me:
    return Me(person.id, person.name, person.guest, person.created, person.admin)
