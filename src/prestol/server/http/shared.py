"""Answers that are the same for everybody, such as content and rulebooks: made and compressed once, not each time."""

from __future__ import annotations

import re
from collections import OrderedDict
from typing import NamedTuple
from urllib.parse import parse_qs, urlencode

from prestol.server.http.asgi_types import App, Message, Receive, Scope, Send
from prestol.server.http.security import header

SAME_FOR_ALL = re.compile(r"/api/(?:(?:content|rules)/[0-9a-z_-]+|schema(?:/openapi\.json)?|docs)")
KEPT = 60
"""Answers that are kept at the same time, plain or compressed; the oldest goes first."""


class Asked(NamedTuple):
    """All that an answer depends on."""

    path: str
    name: str
    """Of content that is not the newest."""
    packed: bool


class SharedAnswers:
    """Stands before the API. What it keeps changes only with the server."""

    def __init__(self, api: App) -> None:
        self.api = api
        self.kept: OrderedDict[Asked, list[Message]] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = asked_for(scope)
        if asked is None:
            await self.api(scope, receive, send)
            return
        for message in self.kept.get(asked) or await self.make(asked, scope, receive):
            await send({**message})

    async def make(self, asked: Asked, scope: Scope, receive: Receive) -> list[Message]:
        """The answer of the API, which is kept unless it is a refusal. It is told nothing but what was asked for."""
        messages: list[Message] = []

        async def take(message: Message) -> None:
            messages.append(message)

        query = urlencode({"name": asked.name}) if asked.name else ""
        await self.api({**scope, "path": asked.path, "query_string": query.encode()}, receive, take)
        if messages and messages[0].get("status") == 200:
            self.kept[asked] = messages
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        return messages


def asked_for(scope: Scope) -> Asked | None:
    """What is asked for, however it is written; None where each caller may get another answer."""
    if scope["type"] != "http" or scope["method"] != "GET":
        return None
    path = re.sub("/+", "/", scope["path"]).rstrip("/")
    if not SAME_FOR_ALL.fullmatch(path):
        return None
    names = parse_qs(scope["query_string"].decode("latin-1")).get("name", [""])
    name = names[-1] if path.startswith("/api/content/") else ""
    return Asked(path, name, "gzip" in header(scope, b"accept-encoding"))
