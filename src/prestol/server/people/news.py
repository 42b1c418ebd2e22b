"""What changes about people and must be known at once in all processes: who may no longer act, for one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec
from msgspec import Struct

from prestol.server.store.base import PEOPLE, Notice, Store

Kind = Literal["ended", "blocks", "sanctions", "table", "missed"]


class News(Struct, frozen=True, omit_defaults=True):
    """One change.

    `ended`: a person may no longer act through a session or token, or through none of them; `blocks`: whom a person
    has blocked has changed; `sanctions`: somebody was muted, kicked or banned, or that was lifted; `table`: what is
    stored of a table was changed in place; `missed`: some news may have been missed.
    """

    kind: Kind
    person: str = ""
    session: str = ""
    table: str = ""
    final: bool = False
    """Whether there is nothing to come back to."""


decode = msgspec.json.Decoder(News).decode
encode = msgspec.json.Encoder().encode
Heard = Callable[[News], None]


class Newsroom:
    """Passes news on to whoever in this process must act on it, and to the other processes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.hearers: list[Heard] = []

    def listen(self, heard: Heard) -> None:
        self.hearers.append(heard)

    async def tell(self, news: News) -> None:
        self.pass_on(news)
        await self.store.whisper(Notice(PEOPLE, 0, encode(news).decode()))

    def hear(self, text: str) -> None:
        """News from another process; without a text, some of them may have been missed."""
        try:
            self.pass_on(decode(text) if text else News("missed"))
        except msgspec.DecodeError:
            return  # of a newer Prestol beside us

    def pass_on(self, news: News) -> None:
        for heard in self.hearers:
            heard(news)
