"""Two server processes on one PostgreSQL: people at both play the same game and stay in step."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from prestol.server.store import open_store
from tests.server.crash.players import Line, Person, Sitting
from tests.server.crash.proof import prove
from tests.server.crash.rolling import Traveller, begin, restart_in_turn
from tests.server.postgres import database
from tests.server.process import Process

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture(scope="module")
def shared_url(postgres_server: str, postgres_template: str) -> Iterator[str]:
    """The database of all tests here."""
    with database(postgres_server, postgres_template) as url:
        yield url


@pytest.fixture(scope="module")
def both(shared_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Process]]:
    """Two servers that are stopped at the end."""
    folder = tmp_path_factory.mktemp("servers")
    made = [Process(shared_url, folder / f"server-{number}.log") for number in range(2)]
    yield made
    for process in made:
        if process.alive:
            process.kill()


@pytest.fixture
async def processes(both: list[Process]) -> list[Process]:
    """Two servers that serve, whatever the test before did to them."""
    for process in both:
        if not process.alive:
            process.start()
    await asyncio.gather(*(process.ready() for process in both))
    return both


@pytest.fixture
async def people(processes: list[Process]) -> AsyncIterator[list[Person]]:
    """Four people who came to the one and the other process in turn."""
    came = [Person(processes[number % 2].base, f"person {number}") for number in range(4)]
    for person in came:
        await person.arrive()
    yield came
    for person in came:
        await person.http.aclose()


async def check(url: str, sittings: list[Sitting]) -> Line:
    store = open_store(url)
    await store.open()
    try:
        return dict(await prove(store, sittings))
    finally:
        await store.close()


async def test_a_game_between_people_at_both_processes(people: list[Person], shared_url: str) -> None:
    table = await begin(people)
    sittings = [Sitting(person, table, lambda: True) for person in people]
    await asyncio.wait_for(asyncio.gather(*(sitting.play() for sitting in sittings)), 300)
    assert all(sitting.over for sitting in sittings)
    logs = [[(line["number"], line["kind"], line["at"]) for line in one.log.values()] for one in sittings]
    assert logs[0] == logs[1] == logs[2] == logs[3]
    moments = [(one.now["number"], one.now["result"], one.now["seed"]) for one in sittings]
    assert all(moment == moments[0] for moment in moments)
    counts = await check(shared_url, sittings)
    assert counts["confirmed move"] > 30
    assert sum(sitting.lost for sitting in sittings) == 0


async def test_when_a_process_is_killed_the_game_goes_on_at_the_other(
    processes: list[Process], people: list[Person], shared_url: str
) -> None:
    table = await begin(people)
    sittings = [Sitting(person, table, lambda: True) for person in people]
    games = [asyncio.create_task(sitting.play()) for sitting in sittings]
    while min(len(sitting.done) for sitting in sittings) < 5:
        await asyncio.sleep(0.02)
    processes[0].kill()
    for person in people:
        person.base = processes[1].base
        person.http.base_url = person.base
        person.http.headers["Origin"] = person.base
    await asyncio.wait_for(asyncio.gather(*games), 300)
    assert all(sitting.over for sitting in sittings)
    assert sum(sitting.lost for sitting in sittings) >= 2
    await check(shared_url, sittings)


async def hear(socket: ClientConnection, kind: str, **fields: Any) -> Line:
    """The next message of a kind with such fields."""
    while True:
        message: Line = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
            return message


async def test_one_request_at_both_processes_is_carried_out_once(
    processes: list[Process], people: list[Person]
) -> None:
    table = await begin(people)
    first = people[0]
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(first.open_socket(table, 0))
        first.base = processes[1].base
        there = await stack.enter_async_context(first.open_socket(table, 0))
        hello = await hear(here, "hello")
        await hear(there, "hello")
        for round in range(10):
            line = json.dumps({"type": "say", "id": f"same-{round}", "text": f"round {round}"})
            await asyncio.gather(here.send(line), there.send(line))
            answers = await asyncio.gather(
                hear(here, "done", id=f"same-{round}"), hear(there, "done", id=f"same-{round}")
            )
            assert {answer["number"] for answer in answers} == {hello["number"] + 1 + round}


async def test_who_is_connected_is_known_at_both_processes(people: list[Person]) -> None:
    table = await begin(people)
    async with people[0].open_socket(table, 0) as here:
        await hear(here, "hello")
        async with people[1].open_socket(table, 0) as there:
            await hear(there, "presence", seats=[0, 1])
            await hear(here, "presence", seats=[0, 1])
        await hear(here, "presence", seats=[0])


async def test_a_process_stops_with_a_good_bye_and_the_next_one_goes_on(
    processes: list[Process], people: list[Person]
) -> None:
    table = await begin(people)
    async with people[0].open_socket(table, 0) as here:
        seen = (await hear(here, "hello"))["number"]
        assert await asyncio.to_thread(processes[0].stop) == 0
        bye = await hear(here, "bye", reason="restart")
        assert bye["again"] < 250  # another process is there
    async with people[1].open_socket(table, 0) as there:
        await there.send(json.dumps({"type": "say", "id": "meanwhile", "text": "while you were away"}))
        await hear(there, "done", id="meanwhile")
    processes[0].start()
    await processes[0].ready()
    async with people[0].open_socket(table, seen) as again:
        hello = await hear(again, "hello")
        assert [(line["number"], line["text"]) for line in hello["entries"]] == [(seen + 1, "while you were away")]


async def test_a_rolling_restart_shows_a_short_gap_to_who_obeys(processes: list[Process], people: list[Person]) -> None:
    """Everybody at the process that stops is back at the other one within half a second, and nothing is lost."""
    table = await begin(people)
    gaps: list[float] = []

    async def follow(person: Person) -> None:
        async with person.open_socket(table, 0) as here:
            seen = (await hear(here, "hello"))["number"]
            following.release()
            bye = await hear(here, "bye", reason="restart")
        left = asyncio.get_running_loop().time()
        await asyncio.sleep(bye["again"] / 1000)
        person.base = processes[1].base
        async with person.open_socket(table, seen) as there:
            hello = await hear(there, "hello")
            gaps.append(asyncio.get_running_loop().time() - left)
            assert hello["number"] >= seen

    following = asyncio.Semaphore(0)
    here = [asyncio.create_task(follow(person)) for person in (people[0], people[2])]
    for _ in here:
        await following.acquire()
    async with people[1].open_socket(table, 0) as other:
        await hear(other, "hello")
        stopping = asyncio.create_task(asyncio.to_thread(processes[0].stop))
        await asyncio.gather(*here)
    assert await stopping == 0
    assert max(gaps) < 0.5, gaps


async def test_rolling_restarts_lose_nothing_and_nobody_waits_long(
    processes: list[Process], people: list[Person], shared_url: str
) -> None:
    """Both servers are restarted while people play: what each was told is stored, once, and each gap is short."""
    playing = True
    tables = [await begin(people), await begin(people[::-1])]
    travellers = [Traveller(person, table, lambda: playing, processes) for table in tables for person in people]
    games = [asyncio.create_task(one.play()) for one in travellers]
    await restart_in_turn(processes, rounds=4, pause=1.0)
    playing = False
    await asyncio.wait_for(asyncio.gather(*games), 60)
    gaps = sorted(gap for one in travellers for gap in one.gaps)
    assert len(gaps) >= 4 * len(tables)
    assert gaps[-1] < 0.5, gaps
    counts = await check(shared_url, list(travellers))
    assert counts["confirmed move"] > 8


async def duel_between(people: list[Person], **fields: Any) -> str:
    """A duel of two people, which begins with a window that is open to both."""
    made = await people[0].call("POST", "/api/tables", game="duel", seats=[{"kind": "me"}, {"kind": "open"}], **fields)
    table: str = made["table"]["id"]
    await people[1].call("POST", f"/api/tables/{table}/join", secret=made["invites"][0]["secret"])
    await people[0].call("POST", f"/api/tables/{table}/start")
    return table


async def in_window(socket: ClientConnection) -> Line:
    """The first message in which the window is open: a process may hear of it after somebody has come."""
    while True:
        message: Line = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if (message.get("now") or {}).get("window"):
            return message


async def answer(socket: ClientConnection, seat: int, hello: Line, *moves: str) -> None:
    window = hello["now"]["window"]["question"]
    line = {"type": "reply", "id": secrets.token_hex(4), "seat": seat, "window": window, "moves": list(moves)}
    await socket.send(json.dumps(line))
    await hear(socket, "done", id=line["id"])


async def test_a_window_closes_with_the_answers_that_both_processes_took(people: list[Person]) -> None:
    table = await duel_between(people[:2], pace={"kind": "live"}, windows={"early": True, "seconds": {"rest": 120}})
    async with people[0].open_socket(table, 0) as here, people[1].open_socket(table, 0) as there:
        first, second = await in_window(here), await in_window(there)
        await answer(here, 0, first, "pass")
        await answer(here, 0, first)
        await answer(there, 1, second, "pass")
        await answer(here, 0, first, "pass")
        entries = await asyncio.gather(*(hear(one, "entry") for one in (here, there)))
        assert [entry["entry"]["kind"] for entry in entries] == ["window", "window"]
        assert [entry["entry"]["answers"] for entry in entries] == [{"0": ["pass"]}, {"1": ["pass"]}]


async def test_when_a_process_is_killed_in_an_open_window_no_answer_is_lost(
    processes: list[Process], people: list[Person]
) -> None:
    table = await duel_between(people[:2], pace={"kind": "live"}, windows={"early": True, "seconds": {"rest": 120}})
    async with people[1].open_socket(table, 0) as there:
        second = await in_window(there)
        async with people[0].open_socket(table, 0) as here:
            await answer(here, 0, await in_window(here), "pass")
        processes[0].kill()
        await answer(there, 1, second, "pass")
        entry = await hear(there, "entry")
        assert (entry["entry"]["kind"], entry["now"]["window"]) == ("window", None)
