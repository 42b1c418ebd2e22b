"""Sessions: the browsers that are logged in to an account. Each can be seen and ended by the person."""

from __future__ import annotations

import re
import secrets

from itsdangerous import BadSignature, URLSafeSerializer

from prestol.server.errors import ApiError
from prestol.server.people.news import News, Newsroom
from prestol.server.people.person import Person, person_of
from prestol.server.store.base import Store
from prestol.server.store.people import People, SessionRecord
from prestol.server.tables.clocks import DAY, HOUR, now
from prestol.server.tables.seats import fresh_secret, secret_hash

SEEN_EVERY = HOUR
"""So often it is written down that a session is still in use."""
LASTS = 365 * DAY
"""A session that was not used for so long is over."""
BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("YaBrowser", "Yandex"), ("Firefox", "Firefox"), ("Chrome", "Chrome"))
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "CrOS", "Linux")


class Sessions:
    """Recognises, makes and ends sessions."""

    def __init__(self, store: Store, secret: str, news: Newsroom) -> None:
        self.people = People(store)
        self.signer = URLSafeSerializer(secret, salt="prestol-session")
        self.news = news

    def fresh(self, person: str, agent: str) -> tuple[SessionRecord, str]:
        """A session that is not stored yet, and the cookie that it is known by."""
        secret, at = fresh_secret(), now()
        record = SessionRecord(secrets.token_hex(8), person, secret_hash(secret), at, at, told_of(agent))
        return record, str(self.signer.dumps(secret))

    async def by_cookie(self, cookie: str) -> Person | None:
        try:
            secret = self.signer.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        found = await self.people.session(secret_hash(str(secret)))
        if found is None or found[0].seen < now() - LASTS:
            return None
        session, record = found
        if session.seen < now() - SEEN_EVERY:
            await self.people.session_seen(session.id, now())
        return person_of(record, session.id)

    async def all_of(self, person: Person) -> list[SessionRecord]:
        return await self.people.sessions(person.id)

    async def end(self, person: Person, id: str) -> None:
        """End a session of a person, on its open sockets too."""
        if not await self.people.end_session(person.id, id):
            raise ApiError("no-such-session", 404)
        await self.news.tell(News("ended", person.id, id))

    async def end_others(self, person: Person) -> None:
        for session in await self.people.sessions(person.id):
            if session.id != person.session:
                await self.end(person, session.id)


def told_of(agent: str) -> str:
    """A browser in a few words: “Firefox · Windows”. Nothing else of what it says about itself is stored."""
    browser = next((name for word, name in BROWSERS if word in agent), "Safari" if "Safari" in agent else "")
    system = next((word for word in SYSTEMS if word in agent), "")
    other = re.match(r"[A-Za-z][\w.-]{1,20}", agent)
    return " · ".join(part for part in (browser, system) if part) or (other[0] if other else "")
