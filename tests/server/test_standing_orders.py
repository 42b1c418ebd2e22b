"""Standing orders, tried with the reaction windows of the duel."""

from __future__ import annotations

from pathlib import Path

import pytest

from prestol.server.store.base import NoteRecord
from tests.server.place import Follower, Line, Place, place, until
from tests.server.players import my_turns

pytestmark = pytest.mark.anyio


async def duel(here: Place) -> tuple[str, list[Follower]]:
    """Two champions at a table."""
    anna, boris = await here.guest("Anna"), await here.guest("Boris")
    made = await anna.table("me", "open", game="duel", listed=True)
    table = made["table"]["id"]
    await boris.call("POST", f"/api/tables/{table}/join")
    await anna.call("POST", f"/api/tables/{table}/start")
    return table, [await anna.sit(table), await boris.sit(table)]


async def move(lines: list[Follower], seat: int, wanted: str) -> None:
    """Play the first legal move of a kind, and let everybody see it."""
    line = lines[seat]
    legal = line.now["views"][str(seat)]["legal"]
    chosen = next((one["move"] for one in legal if one["kind"] == wanted), legal[0]["move"])
    answer = await line.ask("move", seat=seat, move=chosen, at=line.number)
    assert answer["type"] == "done", answer
    for one in lines:
        await one.until_now(lambda now: now["number"] >= answer["number"])


async def to_a_window(lines: list[Follower], ordered: int) -> int:
    """Go on until somebody strikes and the other could answer; the striker."""
    for _ in range(200):
        now = lines[0].now
        seat = int(now["waiting"][0])
        ask = now["views"]["0"]["prompt"]["ask"]
        if ask == "act" and seat != ordered:
            legal = lines[seat].now["views"][str(seat)]["legal"]
            if any(one["kind"] == "strike" for one in legal):
                return seat
        await move(lines, seat, "pass" if ask == "window" else "done" if seat == ordered else "breathe")
    raise AssertionError("nobody ever strikes")


async def test_an_order_passes_in_the_person_s_stead(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        _, lines = await duel(here)
        striker = await to_a_window(lines, 1)
        done = await lines[1].ask("order", seat=1, orders=[{"ask": "window", "play": "pass"}])
        assert done["type"] == "done"
        answer = await lines[striker].ask("move", seat=striker, move=strike_of(lines[striker], striker))
        passed = await lines[striker].until_now(lambda now: now["number"] > answer["number"])
        assert passed["waiting"] == [striker], "the window has gone round without anybody waiting"


def strike_of(line: Follower, seat: int) -> str:
    return next(str(one["move"]) for one in line.now["views"][str(seat)]["legal"] if one["kind"] == "strike")


async def test_an_order_holds_still_where_its_unless_is_met(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, lines = await duel(here)
        striker = await to_a_window(lines, 1)
        answers = [f"answer {card}" for card in here.manager.tables[table].replay.game.notation.domains["card"]]
        await lines[1].ask("order", seat=1, orders=[{"ask": "window", "play": "pass", "unless": ["pass", *answers]}])
        await lines[striker].ask("move", seat=striker, move=strike_of(lines[striker], striker))
        await lines[1].until_now(lambda now: my_turns(now) == [1])
        await lines[1].quiet(0.3)
        assert my_turns(lines[1].now) == [1], "pass itself is named, so the order never fits"


async def test_an_order_is_used_up(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, lines = await duel(here)
        striker = await to_a_window(lines, 1)
        await lines[1].ask("order", seat=1, orders=[{"ask": "window", "play": "pass", "times": 1}])
        await lines[striker].ask("move", seat=striker, move=strike_of(lines[striker], striker))
        await until(lambda: here.manager.tables[table].automation.orders == {})


async def test_orders_are_private_and_survive_a_restart(tmp_path: Path) -> None:
    order: Line = {"ask": "window", "play": "pass", "rule": "", "unless": [], "times": None}
    async with place(tmp_path) as here:
        table, lines = await duel(here)
        await lines[1].ask("order", seat=1, orders=[order])
        assert (await lines[1].ask("order", seat=0, orders=[]))["key"] == "not-your-seat"
        wrong = await lines[1].ask("order", seat=1, orders=[order | {"play": "sleep"}])
        assert wrong["key"] == "move-unreadable"
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
