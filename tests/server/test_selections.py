"""Selections through the server: what may be selected is told to the seat that is asked, and one move answers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import prestol
from prestol import Journal
from prestol.engine.several import NO_MORE, Limits
from prestol.games.ivan.moves import NAME
from prestol.server.bot_pool import Job, quick_move, think
from prestol.server.realtime.projection import several_of
from tests.engine.toys import Take, toy
from tests.games.ivan.table import at_work
from tests.server.place import Follower, place

pytestmark = pytest.mark.anyio

LIKED = ("plan exchange", "plan income", "leave exchange", "leave income", "get", "pass", "stake 0")


async def asked_to_select(line: Follower) -> dict[str, Any]:
    """Play on until the person at the table may select several things."""
    while True:
        view: dict[str, Any] = line.now["views"]["0"]
        if 0 not in line.now["waiting"]:
            await line.hear()
        elif view["several"] and view["several"]["most"] > 1:
            return view
        else:
            moves = [one["move"] for one in view["legal"]]
            liked = [move for words in LIKED for move in moves if move.startswith(words)]
            assert (await line.ask("move", seat=0, move=(liked or moves)[0], at=line.number))["type"] == "done"


async def test_a_person_selects_in_any_order_with_one_move(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        table = (await anna.table("me", "novice", game="ivan", start=True))["table"]
        line = await anna.sit(table["id"])
        view = await asked_to_select(line)
        several = view["several"]
        assert several["kind"] in ("swap", "name") and several["budget"] is None
        values = [item["value"] for item in several["items"] for _ in range(item["most"])]
        chosen = list(reversed(values[: several["most"]]))
        too_many = " ".join([several["kind"], *values, *values])
        refused = await line.ask("move", seat=0, move=too_many, at=line.number)
        assert refused["type"] == "refused"
        before = line.number
        move = " ".join([several["kind"], *chosen])
        assert (await line.ask("move", seat=0, move=move, at=before))["number"] == before + 1
        entries = [one["entry"] for one in line.heard if one["type"] == "entry"]
        assert [entry["move"] for entry in entries if entry["number"] == before + 1] == [move]


async def test_only_the_seat_that_is_asked_is_told_what_it_may_select(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        table = (await anna.table("me", "novice", game="ivan", start=True))["table"]
        line = await anna.sit(table["id"])
        await asked_to_select(line)
        watching = await boris.sit(table["id"])
        assert watching.now["views"]["watch"]["several"] is None


def test_a_selection_of_a_bot_is_one_move() -> None:
    """However many picks it takes, what the pool hands over is played and logged at once."""
    state = at_work("income", seal=True, warriors=dict.fromkeys(("ryazan", "kazan", "novgorod", "pskov"), 1))
    named = {quick_move(state, 0, f"{seed}") for seed in range(12)}
    assert all(move[0] == NAME and move[-1] == NO_MORE for move in named)
    assert any(len(move) > 3 for move in named)
    assert all(state.refusal(0, move) is None for move in named)


def test_a_bot_that_thinks_in_a_process_of_its_own_selects_with_one_move() -> None:
    game = prestol.game("ivan")
    job = Job("t", "ivan", 2, "7", {}, [], 0, "casual", game.rules_version, game.content_hash)
    journal = Journal(game.start(2, "7"))
    selected = 0
    while not journal.state.over and selected < 3:
        seat = journal.state.waiting[0]
        past = [(entry.seat, entry.move, entry.answers) for entry in journal.entries]
        move = think(msgspec.structs.replace(job, moves=past, seat=seat))
        assert not journal.state.leaves_open(move)
        selected += journal.state.limits(seat) is not None and move[-1] == NO_MORE
        journal.play(seat, move)
    assert selected == 3


def test_a_budget_is_told_with_the_weights_of_the_items() -> None:
    Take.LIMITS = Limits([0, 2, 3], [1, 2, 0], 2, 3, weights=[1, 4, 5], budget=7)
    several = several_of(toy(Take(0, ())), 0)
    assert several is not None and several.budget is not None
    assert [(item.value, item.most) for item in several.items] == [("rye", 1), ("stone", 2)]
    assert (several.kind, several.domain, several.least, several.most) == ("take", "goods", 2, 3)
    assert (several.budget.most, several.budget.weights) == (7, [1, 4])


def test_nothing_is_told_where_no_selection_is_possible() -> None:
    Take.LIMITS = Limits([2], [1], 2, 2, or_none=True)
    state = toy(Take(0, ()))
    assert several_of(state, 0) is None and several_of(state, 1) is None
