"""From where people came last: to ban somebody by address, and to know the owner of an account again."""

from __future__ import annotations

from prestol.server.people.person import Person
from prestol.server.store.base import Step, Store
from prestol.server.store.people import RENEW, SEEN, VISITED, People, VisitRecord
from prestol.server.store.statements import row_of
from prestol.server.tables.clocks import HOUR, now

AGAIN = 6 * HOUR
"""After so long a visit from the same address is written down again."""
MANY = 50_000


class Visits:
    """Notes who came from where, seldom enough to cost nothing."""

    def __init__(self, store: Store, hold: int) -> None:
        self.store = store
        self.people = People(store)
        self.hold = hold
        self.noted: dict[str, tuple[str, int]] = {}

    async def note(self, person: Person) -> None:
        """Write a visit down, and let the names of a guest be held for longer."""
        at = now()
        address, last = self.noted.get(person.id, ("", 0))
        if not person.known or (address == person.address and last > at - AGAIN):
            return
        if len(self.noted) > MANY:
            self.noted.clear()
        self.noted[person.id] = (person.address, at)
        until = at + self.hold
        await self.store.together(
            Step(VISITED, row_of(VisitRecord(person.id, person.address, at))),
            Step(RENEW, (until, person.id, until)),
            Step(SEEN, (at, person.id, at)),
        )

    async def is_from(self, person: str, address: str) -> bool:
        """Whether a person came from this address last."""
        visit = await self.people.visit(person)
        return visit is not None and visit.address == address

    def forget(self, person: str) -> None:
        self.noted.pop(person, None)
