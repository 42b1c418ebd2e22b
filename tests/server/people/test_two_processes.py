"""What changes about people in one process counts at once in the others on the same database."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people.households import PASSWORD
from tests.server.place import Guest
from tests.server.process import Process

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
def bases(postgres_url: str, tmp_path: Path) -> Iterator[list[Process]]:
    made = [Process(postgres_url, tmp_path / f"server-{number}.log") for number in range(2)]
    for process in made:
        process.start()
    yield made
    for process in made:
        process.kill()


async def test_a_session_that_is_ended_in_one_process_ends_in_the_other(bases: list[Process]) -> None:
    for process in bases:
        await process.ready()
    desk = await Guest(bases[0].base).arrive()
    phone = await Guest(bases[1].base).arrive()
    await desk.call("POST", "/api/account/register", name="Anna", password=PASSWORD)
    await phone.call("POST", "/api/account/login", name="Anna", password=PASSWORD)
    table = (await phone.table("me", "casual", "casual", start=True))["table"]["id"]
    line = await phone.sit(table)
    other = next(one for one in (await desk.call("GET", "/api/sessions"))["sessions"] if not one["current"])
    await desk.call("DELETE", f"/api/sessions/{other['id']}")
    assert (await line.until(lambda message: message["type"] == "bye"))["reason"] == "ended"
    assert (await phone.call("GET", "/api/me"))["guest"]
    for guest in (desk, phone):
        await guest.leave()
