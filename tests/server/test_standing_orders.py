"""Standing orders, tried with the reaction windows of the duel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from prestol.server.store.records import NoteRecord
from prestol.server.tables.entries import decode_data
from prestol.server.tables.live import LiveTable
from tests.server.duels import StillClock, asked, duel, reply, two_people
from tests.server.place import Follower, Line, Place, place

pytestmark = pytest.mark.anyio


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StillClock:
    return StillClock(monkeypatch)


STRIKE: Line = {"mine": {"sabre": 2, "mace": 1, "kvas": 2}, "theirs": {"shield": 2, "feint": 1, "kvas": 1}}
PASS: Line = {"ask": "window", "play": "pass"}


async def at_table(here: Place, **position: Any) -> tuple[LiveTable, list[Follower]]:
    guests = await two_people(here)
    live = await duel(here, guests, **position)
    return live, [await guest.sit(live.id) for guest in guests]


async def test_an_order_answers_when_the_window_closes_and_the_seat_alone_sees_it(
    tmp_path: Path, clock: StillClock
) -> None:
    async with place(tmp_path) as here:
        live, (anna, boris) = await at_table(here, **STRIKE)
        await boris.ask("order", seat=1, orders=[PASS | {"play": "answer shield"}])
        await anna.ask("move", seat=0, move="strike sabre")
        await boris.until_now(lambda now: now["window"] is not None)
        assert asked(boris, 1)["answer"] == {"moves": ["answer shield"], "whole": True, "ordered": True}
        assert asked(anna, 0)["answer"] == {"moves": [], "whole": False, "ordered": False}
        assert await answers_at_close(live, clock) == {1: ["answer shield"], 0: ["pass"]}


CASES: list[tuple[str, list[Line], list[str]]] = [
    ("no order", [], ["pass"]),
    ("a card goes before a pass", [PASS, PASS | {"play": "answer shield"}], ["answer shield"]),
    (
        "all conditions hold",
        [PASS | {"play": "answer shield", "when": {"card": "sabre", "by": "0"}}],
        ["answer shield"],
    ),
    ("a condition fails", [PASS | {"play": "answer shield", "when": {"card": "mace", "by": "0"}}], ["pass"]),
    ("another window", [PASS | {"play": "answer shield", "when": {"window": "card"}}], ["pass"]),
    ("another question", [{"ask": "act", "play": "answer shield"}], ["pass"]),
    ("another rule", [PASS | {"play": "answer shield", "rule": "DUE-BLW-04"}], ["pass"]),
    ("the first that is legal", [PASS | {"play": "answer feint"}, PASS | {"play": "answer shield"}], ["answer shield"]),
    ("too long for a shield", [PASS | {"play": "answer shield", "then": ["heal"]}], ["pass"]),
    ("unless it is open", [PASS | {"play": "answer shield", "unless": ["answer shield"]}], ["pass"]),
    ("for this bout", [PASS | {"play": "answer shield", "until": "bout"}], ["answer shield"]),
]


@pytest.mark.parametrize(("orders", "answer"), [pytest.param(*case[1:], id=case[0]) for case in CASES])
async def test_the_first_order_that_fits_and_is_legal_answers(
    tmp_path: Path, clock: StillClock, orders: list[Line], answer: list[str]
) -> None:
    async with place(tmp_path) as here:
        live, (anna, boris) = await at_table(here, **STRIKE)
        assert (await boris.ask("order", seat=1, orders=orders))["type"] == "done"
        await anna.ask("move", seat=0, move="strike sabre")
        assert (await answers_at_close(live, clock))[1] == answer


async def test_an_order_may_be_several_decisions_long_and_an_own_answer_goes_before_it(
    tmp_path: Path, clock: StillClock
) -> None:
    async with place(tmp_path) as here:
        live, (anna, boris) = await at_table(here, **STRIKE, phase="rest", strength=(5, 4))
        drink = PASS | {"play": "answer kvas", "then": ["heal"], "when": {"window": "rest"}, "times": 1}
        for seat, line in ((0, anna), (1, boris)):
            await line.ask("order", seat=seat, orders=[drink])
        await reply(anna, 0, "pass")
        assert await answers_at_close(live, clock) == {1: ["answer kvas", "heal"], 0: ["pass"]}
        assert list(live.automation.orders) == [0], "what was used once is used up, what was not needed stays"


async def test_an_order_for_a_scope_ends_with_it(tmp_path: Path, clock: StillClock) -> None:
    async with place(tmp_path) as here:
        live, (_, boris) = await at_table(here, **STRIKE)
        await boris.ask("order", seat=1, orders=[PASS | {"until": "bout"}, PASS])
        assert [one.since for one in live.automation.orders[1]] == [1, 0]
        live.replay.state.bout += 1  # type: ignore[attr-defined]
        again = await here.guests[1].sit(live.id)
        assert [one["until"] for one in again.heard[0]["you"]["orders"]["1"]] == [""]


DRINKS = [["answer kvas", "heal"], ["answer kvas", "draw"]]


async def test_a_seat_is_told_what_it_could_order(tmp_path: Path, clock: StillClock) -> None:
    async with place(tmp_path) as here:
        live, (anna, boris) = await at_table(here, **STRIKE)
        told = [await guest.call("GET", f"/api/tables/{live.id}/answers/{at}") for at, guest in enumerate(here.guests)]
        assert told[0]["answers"] == {"blow": [], "card": [], "rest": DRINKS}
        assert told[1]["answers"] == {"blow": [["answer shield"]], "card": [["answer feint"]], "rest": DRINKS}
        assert (await here.guests[0].call("GET", f"/api/tables/{live.id}/answers/1", 403))["key"] == "not-your-seat"
        await anna.ask("move", seat=0, move="strike sabre")
        again = await here.guests[1].call("GET", f"/api/tables/{live.id}/answers/1")
        assert again == told[1], "what the open window allows is not named again"
        for kind, found in again["answers"].items():
            for play, *then in found:
                order = PASS | {"play": play, "then": then, "when": {"window": kind}}
                assert (await boris.ask("order", seat=1, orders=[order]))["type"] == "done"


async def test_what_the_open_window_allows_can_be_ordered_in_a_game_that_says_nothing_about_others(
    tmp_path: Path, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("prestol.games.duel.windows.answers_ahead", lambda state, seat, moment: [])
    async with place(tmp_path) as here:
        live, _ = await at_table(here, **STRIKE, phase="rest", strength=(5, 4))
        told = await here.guests[1].call("GET", f"/api/tables/{live.id}/answers/1")
        assert told["answers"] == {"blow": [], "card": [], "rest": DRINKS}


async def answers_at_close(live: LiveTable, clock: StillClock) -> dict[int, list[str]]:
    """The answers with which the open window closes when its time is up."""
    await clock.pass_by(live, 6)
    entries = await live.manager.store.entries(live.id)
    return dict(decode_data(next(one.data for one in reversed(entries) if one.kind == "window")).answers)


async def test_orders_are_private_and_survive_a_restart(tmp_path: Path) -> None:
    order: Line = {"ask": "window", "play": "pass", "rule": "", "unless": [], "times": None}
    order |= {"then": [], "when": {"card": "mace"}, "until": "", "since": 0}
    async with place(tmp_path) as here:
        live, lines = await at_table(here)
        table = live.id
        await lines[1].ask("order", seat=1, orders=[order])
        assert (await lines[1].ask("order", seat=0, orders=[]))["key"] == "not-your-seat"
        wrong = await lines[1].ask("order", seat=1, orders=[order | {"play": "sleep"}])
        assert wrong["key"] == "move-unreadable"
        for wish in (
            {"when": {"moon": "full"}},
            {"when": {"card": "spear"}},
            {"when": {"by": "me"}},
            {"until": "dawn"},
        ):
            assert (await lines[1].ask("order", seat=1, orders=[order | wish]))["key"] == "order-unknown"
        await lines[0].quiet()
        assert not any("window" in raw and "orders" in raw and '"times"' in raw for raw in lines[0].raw)
        again = await here.guests[1].sit(table)
        assert again.heard[0]["you"]["orders"] == {"1": [order]}
        other = await here.guests[0].sit(table)
        assert other.heard[0]["you"]["orders"] == {}
        kept = await here.application.services.store.notes(table, here.guests[1].id)
        assert [note.key for note in kept] == ["orders-1"] and isinstance(kept[0], NoteRecord)
    async with place(tmp_path) as here:
        live = await here.manager.table(table)
        assert [one.play for one in live.automation.orders[1]] == ["pass"]
