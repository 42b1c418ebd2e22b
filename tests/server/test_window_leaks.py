"""What a window tells: two runs that differ only in what a receiver cannot know are the same to it, byte by byte.

Everything that reaches a spectator, a rival and the seat itself is compared: views, legal lists, entries, clocks,
numbers, the times in them, and how many messages come when.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from prestol.server.realtime import broadcast
from prestol.server.realtime.greeting import greeting
from prestol.server.realtime.projection import Projection
from prestol.server.tables.live import LiveTable
from prestol.server.wire import Answered, Bye, Pace, WindowSettings
from tests.server.duels import LIVE, SLOW, StillClock, duel, reply
from tests.server.place import Follower, Line, Place, place

pytestmark = pytest.mark.anyio

Deed = Callable[[Follower], Awaitable[Any]]
Heard = dict[str, list[tuple[float, str]]]
"""What reaches whom, and how many seconds after the window opened."""
BLADES = {"sabre": 2, "mace": 1}
SILENT: dict[float, Deed] = {}


def answers(*moves: str) -> Deed:
    return lambda line: reply(line, line_seat(line), *moves)


def orders(**order: Any) -> Deed:
    return lambda line: line.ask("order", seat=line_seat(line), orders=[{"ask": "window", "play": "pass", **order}])


def undoes(line: Follower) -> Awaitable[Any]:
    return line.ask("undo", seat=line_seat(line))


def asks_why(line: Follower) -> Awaitable[Any]:
    return line.ask("move", seat=line_seat(line), move="answer feint")


def line_seat(line: Follower) -> int:
    return int(line.heard[0]["you"]["seats"][0])


FOE_RUNS: list[tuple[dict[str, int], dict[float, Deed]]] = [
    ({"mace": 3}, SILENT),
    ({"shield": 3}, SILENT),
    ({"shield": 1, "kvas": 2}, {0.5: answers("pass")}),
    ({"mace": 3}, {3.5: answers("pass")}),
    ({"shield": 2, "feint": 1}, {1: answers("answer shield"), 2: answers()}),
    ({"shield": 2, "feint": 1}, {1: answers("answer shield"), 2: undoes, 3: answers("pass")}),
    ({"shield": 3}, {0.5: orders(), 1: orders(until="bout")}),
    ({"shield": 3}, {0.5: orders(play="answer shield", when={"card": "mace"})}),
    ({"mace": 2, "lunge": 1}, {1: asks_why}),
]
"""What the foe holds and does in the window, each time with the same outcome: nobody answers."""


async def watched(
    folder: Path, clock: StillClock, hands: tuple[Any, Any], deeds: tuple[dict[float, Deed], dict[float, Deed]]
) -> Heard:
    """Strike, let time pass in steps of half a second, and note what reaches whom at which step."""
    async with place(folder) as here:
        guests = [await here.guest(name) for name in ("Anna", "Boris", "Vera")]
        live = await duel(here, guests[:2], mine=hands[0], theirs=hands[1])
        lines = {name: await guest.sit(live.id) for name, guest in zip(("rival", "foe", "watch"), guests, strict=True)}
        await asyncio.gather(*(line.until(is_presence_of(3 - 1)) for line in lines.values()))
        heard: Heard = {name: [] for name in lines}
        before = {name: len(line.raw) for name, line in lines.items()}
        question = (await lines["rival"].ask("move", seat=0, move="strike sabre"))["number"]
        for half in range(9):
            if half:
                await clock.pass_by(live, 0.5)
            for seat, name in ((0, "rival"), (1, "foe")):
                if half / 2 in deeds[seat]:
                    await deeds[seat][half / 2](lines[name])
            for at, (name, line) in enumerate(lines.items()):
                await line.quiet(0.04)
                heard[name] += [(half / 2, told(raw, here)) for raw in line.raw[before[name] :]]
                before[name] = len(line.raw)
                heard[name].append((half / 2, told(await glance(live, guests[at].id), here)))
        assert live.replay.question == question + 1, "the window has closed after four seconds"
        return heard


class Visitor:
    """Somebody who comes to the table just now."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.seats: tuple[int, ...] = ()
        self.hidden: frozenset[str] = frozenset()

    def push(self, text: str) -> None: ...

    def leave(self, bye: Bye) -> None: ...


async def glance(live: LiveTable, person: str) -> str:
    """What somebody who comes back just now is told."""
    async with live.lock:
        return await greeting(live, Visitor(person), "", live.replay.number)


def is_presence_of(seats: int) -> Callable[[Line], bool]:
    return lambda one: one["type"] == "presence" and len(one["seats"]) == seats and one["watchers"] == 1


def told(raw: str, here: Place) -> str:
    """A message without the ids that are drawn for every run."""
    for at, guest in enumerate(here.guests):
        raw = raw.replace(guest.id, f"person {at}").replace(guest.id[:8], f"name {at}")
    return raw


@pytest.fixture
def run(tmp_path: Path) -> Callable[..., Awaitable[Heard]]:
    """One run of the blow: what each of the three receives, and when."""
    count = iter(range(100))

    async def once(mine: dict[str, int], theirs: dict[str, int], *deeds: dict[float, Deed]) -> Heard:
        folder = tmp_path / str(next(count))
        folder.mkdir()
        with pytest.MonkeyPatch.context() as patch:
            return await watched(folder, StillClock(patch), (mine, theirs), (deeds[0], deeds[1]))

    return once


async def test_a_rival_and_a_spectator_cannot_tell_what_a_seat_holds_or_whether_it_has_answered(run: Any) -> None:
    first: Heard | None = None
    for hand, deeds in FOE_RUNS:
        heard = await run(BLADES, hand, SILENT, deeds)
        first = first or heard
        for who in ("rival", "watch"):
            assert heard[who] == first[who], f"{hand} {deeds}"
    assert first is not None
    messages = [at for at, text in first["watch"] if '"type":"hello"' not in text]
    assert messages == [0, 4], "one message opens the window and one closes it"


async def test_the_seat_itself_cannot_tell_what_the_others_do(run: Any) -> None:
    """The striker answers, changes, leaves orders or is silent: the foe, who has answered, hears the same."""
    runs: list[tuple[dict[str, int], dict[float, Deed]]] = [
        ({"sabre": 3}, SILENT),
        ({"sabre": 2, "lunge": 1}, {1: answers("answer lunge"), 2.5: answers("pass")}),
        ({"sabre": 2, "lunge": 1}, {1: orders()}),
        ({"sabre": 2, "feint": 1}, {3: answers("pass")}),
    ]
    heard = [await run(hand, {"shield": 2}, deeds, {1.5: answers("pass")}) for hand, deeds in runs]
    for one in heard[1:]:
        assert one["foe"] == heard[0]["foe"] and one["watch"] == heard[0]["watch"]


async def test_a_void_answer_is_told_to_nobody(run: Any) -> None:
    """The foe’s shield counts first: whether the striker had laid a lunge under it shows nowhere."""
    shield = {0.5: answers("answer shield")}
    void = await run({"sabre": 1, "lunge": 2}, {"shield": 2}, {1: answers("answer lunge")}, shield)
    none = await run({"sabre": 1, "lunge": 2}, {"shield": 2}, SILENT, shield)
    assert void["foe"] == none["foe"] and void["watch"] == none["watch"]
    assert not any("lunge" in text for _, text in void["watch"])


async def test_the_comparison_would_notice_a_leak(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is still waited for, or a message whenever somebody answers: each is found."""
    silent = await run(BLADES, {"shield": 3}, SILENT, SILENT)
    pressed = {1.0: answers("pass")}

    def everybody(table: LiveTable, seat: int) -> None:
        for listener in table.listeners:
            now = broadcast.projection_of(table).moment(listener.seats)
            listener.push(json.dumps(json.loads(broadcast.encode(Answered(now=now)))))

    with monkeypatch.context() as patch:
        patch.setattr("prestol.server.tables.answers.tell_owner", everybody)
        assert (await run(BLADES, {"shield": 3}, SILENT, pressed))["watch"] != silent["watch"]

    honest = Projection.moment

    def waiting(self: Projection, seats: tuple[int, ...]) -> Any:
        """As if everybody could see whether seat 1 is still waited for."""
        return replace(honest(self, seats), waiting=honest(self, (1,)).waiting)

    with monkeypatch.context() as patch:
        patch.setattr(Projection, "moment", waiting)
        again = await run(BLADES, {"shield": 3}, SILENT, pressed)
        calm = await run(BLADES, {"shield": 3}, SILENT, SILENT)
        assert again["rival"] != calm["rival"] and again["watch"] != calm["watch"]


@pytest.mark.parametrize("pace", [LIVE, SLOW, Pace()])
async def test_lists_of_tables_do_not_tell_who_has_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: Pace
) -> None:
    clock = StillClock(monkeypatch)
    async with place(tmp_path) as here:
        guests = [await here.guest(name) for name in ("Anna", "Boris")]
        live = await duel(here, guests, pace, WindowSettings(ask=True))
        anna = await guests[0].sit(live.id)
        before = await guests[1].call("GET", "/api/tables?which=mine")
        assert before["tables"][0]["waiting"] == [0, 1]
        clock.at += 500
        await reply(anna, 0, "pass")
        assert await guests[1].call("GET", "/api/tables?which=mine") == before
        assert await guests[1].call("GET", f"/api/tables/{live.id}") == before["tables"][0]
