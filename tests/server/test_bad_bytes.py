"""Bytes that no database can hold are refused before they are stored, on both databases and at every door."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from prestol.server.errors import ApiError
from prestol.server.http.clean import check_text
from prestol.server.store import open_store
from tests.server.place import Place, place

pytestmark = pytest.mark.anyio

BODIES = {
    "invalid UTF-8": b'{"name": "Anna\xff"}',
    "cut UTF-8": b'{"name": "Anna\xd0"}',
    "zero": b'{"name": "An\\u0000na"}',
    "raw zero": b'{"name": "An\0na"}',
    "surrogate": b'{"name": "An\\ud800na"}',
    "surrogate in UTF-8": b'{"name": "An\xed\xa0\x80na"}',
}


@pytest.fixture
async def here(tmp_path: Path, url: str) -> AsyncIterator[Place]:
    async with place(tmp_path, store=open_store(url)) as made:
        yield made


async def test_a_body_of_a_call(here: Place) -> None:
    anna = await here.guest("Anna")
    for kind, body in BODIES.items():
        for path in ("/api/me", "/api/tables", "/api/account/login"):
            reply = await anna.http.post(path, content=body, headers={"Content-Type": "application/json"})
            assert reply.status_code == 400, (kind, path, reply.text)
            assert reply.json()["sentence"]["ru"]
    assert (await anna.call("GET", "/api/me"))["name"] == "Anna"


async def test_a_path_and_a_question(here: Place) -> None:
    anna = await here.guest("Anna")
    for path in ("/api/tables/%00", "/api/tables/a%ff", "/api/content/tsar?name=%00", "/api/rules/%00", "/%00", "/%ff"):
        reply = await anna.http.get(path)
        assert reply.status_code == 400, (path, reply.text)


async def test_messages_over_the_socket(here: Place) -> None:
    anna = await here.guest("Anna")
    table = (await anna.table("me", "casual", "casual", start=True))["table"]["id"]
    line = await anna.sit(table)
    for kind, fields in (("say", {"text": "a\0b"}), ("note", {"text": "\0"}), ("ping", {}), ("note", {"text": "x"})):
        await line.socket.send(json.dumps({"type": kind, "id": "a\0", **fields}))
        refused = await line.until(lambda message: message["type"] in ("refused", "done"))
        assert refused["key"] == "bad-bytes"
    await line.socket.send(b'{"type": "ping", "id": "\xff"}')
    assert (await line.until(lambda message: message["type"] == "refused"))["key"] == "bad-bytes"
    assert (await line.ask("say", text="C:\\u0000 is a path"))["type"] == "done"
    log = await here.application.services.store.entries(table)
    assert not any("\\u0000" in entry.data.replace("\\\\u0000", "") for entry in log)


@pytest.mark.parametrize(
    ("raw", "fits"),
    [(rb'"\u0000"', False), (rb'"\\u0000"', True), (rb'"\\\u0000"', False), (rb'"u0000"', True), (b"\xd1\x91", True)],
)
def test_what_counts_as_a_zero(raw: bytes, fits: bool) -> None:
    if fits:
        check_text(raw)
    else:
        with pytest.raises(ApiError):
            check_text(raw)
