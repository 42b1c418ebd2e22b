"""Whatever comes over the socket or the lobby, the server answers with a refusal and stands."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tests.server.place import Follower, place

pytestmark = pytest.mark.anyio

TYPES = ("move", "undo", "answer", "say", "note", "resign", "hand", "back", "order", "leave", "ping", "hello", "")
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
FIELDS = ("id", "seat", "move", "at", "ask", "yes", "text", "level", "orders", "extra")
NEARLY = st.fixed_dictionaries({"type": st.sampled_from(TYPES)}, optional=dict.fromkeys(FIELDS, VALUES)).map(json.dumps)
NEAR = st.fixed_dictionaries(
    {
        "type": st.sampled_from(TYPES),
        "id": st.text(min_size=1, max_size=64),
        "seat": st.integers(-2, 20),
    },
    optional={
        "move": st.sampled_from(["raise pyotr", "settle pyotr guards", "vote for", "vote against", "raise", "\0"]),
        "text": st.text(min_size=1, max_size=600),
        "at": st.integers(-1, 300),
        "level": st.text(max_size=20),
        "yes": st.booleans(),
        "ask": st.integers(-1, 20),
    },
).map(json.dumps)
RAW = st.binary(max_size=300) | st.text(max_size=300) | VALUES.map(json.dumps) | NEARLY | NEAR
HUGE = [
    '{"type":"reply","id":"x","seat":0,"window":1%s,"moves":[]}',
    '{"type":"answer","id":"x","seat":0,"ask":1%s,"yes":true}',
]
HUGE += ['{"type":"move","id":"x","seat":0,"move":"vote for","at":1%s}', '{"type":"undo","id":"x","seat":1%s}']
"""Numbers that no sentence about them could hold; each with so many zeros."""
DEEP = ["[" * 5000, '{"a":' * 2000, '"' + "x" * 20_000 + '"', "😀" * 100, "", "nul", "1e999"]


async def answer_to(line: Follower, raw: str | bytes) -> dict[str, Any]:
    await line.socket.send(raw)
    return await line.until(lambda one: one["type"] in ("done", "refused", "bye"))


async def test_nothing_that_is_sent_breaks_the_socket(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        made = await anna.table("me", "casual", "casual", start=True)
        line = await anna.sit(made["table"]["id"])
        loop = asyncio.get_running_loop()

        def attack(raw: str | bytes) -> None:
            answer = asyncio.run_coroutine_threadsafe(answer_to(line, raw), loop).result(20)
            if answer["type"] == "refused":
                assert answer["key"] != "fault" and answer["sentence"]["en"] and answer["sentence"]["ru"]

        fuzz = given(RAW.filter(is_sendable))(attack)
        quick = settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        await asyncio.to_thread(quick(fuzz))
        for raw in (*DEEP, *(one % ("0" * zeros) for one in HUGE for zeros in (19, 30, 400))):
            assert (await answer_to(line, raw))["type"] == "refused"
        assert (await line.ask("ping", id="still there"))["type"] == "done"


def is_sendable(raw: str | bytes) -> bool:
    """Text must be Unicode that can be sent at all."""
    return isinstance(raw, bytes) or not any("\ud800" <= letter <= "\udfff" for letter in raw)


async def test_two_at_once_on_many_sockets_never_disagree(tmp_path: Path) -> None:
    """Many windows send at random at the same time; every follower hears the same log without a gap."""
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        made = await anna.table("me", "casual", "casual", start=True)
        table = made["table"]["id"]
        lines = [await anna.sit(table) for _ in range(6)]

        async def shout(line: Follower, who: int) -> None:
            for n in range(15):
                await line.ask("say", text=f"{who} {n}", id=f"{who}-{n}")
                await line.ask("undo", seat=0, id=f"u{who}-{n}")

        await asyncio.gather(*(shout(line, who) for who, line in enumerate(lines)))
        last = here.manager.tables[table].replay.number
        for line in lines:
            while line.number < last:
                await line.hear()
        logs = [[one["entry"]["number"] for one in line.heard if one["type"] == "entry"] for line in lines]
        assert all(log[-40:] == logs[0][-40:] for log in logs)


@pytest.mark.slow
async def test_the_lobby_keeps_to_its_description(tmp_path: Path) -> None:
    """Calls made up from the OpenAPI page: never a fault, never an answer that the page does not name."""
    async with place(tmp_path, login_rate=10_000) as here:
        anna = await here.guest("Anna")
        description = await anna.call("GET", "/api/schema/openapi.json")
        schema = schemathesis.openapi.from_dict(description)
        cookies = {one.name: one.value or "" for one in anna.http.cookies.jar}
        checks = [not_a_server_error, status_code_conformance, response_schema_conformance]

        def attack() -> int:
            calls = 0
            for operation in schema.get_all_operations():

                @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), database=None)
                @given(case=cast(Any, operation).ok().as_strategy())
                def try_out(case: Any) -> None:
                    nonlocal calls
                    calls += 1
                    case.call_and_validate(
                        base_url=here.base, headers={"Origin": here.base}, cookies=cookies, checks=checks
                    )

                try_out()
            return calls

        assert await asyncio.to_thread(attack) > 200
        assert (await anna.call("GET", "/api/me"))["person"]
