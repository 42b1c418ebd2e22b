"""Whom a person does not want to meet: their chat is hidden, and they cannot sit down at the person’s tables."""

from __future__ import annotations

from prestol.server.errors import ApiError
from prestol.server.people.news import News, Newsroom
from prestol.server.people.person import Person
from prestol.server.store.base import Store
from prestol.server.store.moderation import BlockRecord, Moderations
from prestol.server.tables.clocks import now
from prestol.server.wire import SeatInfo

BLOCKS_EACH = 500


class Blocks:
    """Who has blocked whom."""

    def __init__(self, store: Store, news: Newsroom) -> None:
        self.store = Moderations(store)
        self.news = news

    async def all_of(self, person: str) -> list[BlockRecord]:
        return await self.store.blocks(person)

    async def hidden_from(self, person: str) -> frozenset[str]:
        """Whose chat a person does not read: those they have blocked, and the outside bots of these."""
        return frozenset(await self.store.hidden_from(person))

    async def block(self, who: Person, seat: SeatInfo) -> None:
        """Block whoever sits on a seat."""
        if seat.kind != "person" or seat.person is None or seat.person == who.id:
            raise ApiError("nobody-there", 409)
        if len(await self.store.blocks(who.id)) >= BLOCKS_EACH:
            raise ApiError("too-many-blocks", 409, most=BLOCKS_EACH)
        await self.store.block(BlockRecord(who.id, seat.person, seat.name, now()))
        await self.news.tell(News("blocks", who.id))

    async def unblock(self, who: Person, other: str) -> None:
        if not await self.store.unblock(who.id, other):
            raise ApiError("not-blocked", 404)
        await self.news.tell(News("blocks", who.id))

    async def check_welcome(self, owner: str, who: Person) -> None:
        """Raise ApiError where the owner of a table has blocked a person; that is not told in so many words."""
        for id in {who.id, who.behind}:
            if await self.store.has_blocked(owner, id):
                raise ApiError("not-welcome", 403)
