"""Standing orders at a table of Smuta: behind them a season stops only where somebody has something to decide.

`python -m pytest tests/server/test_smuta_orders.py -s` prints the figures of docs/protocol.md.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import NamedTuple

import pytest

import prestol
from prestol.engine.step import Move
from prestol.engine.window import Answer
from prestol.games.smuta.moves import PLAY
from prestol.games.smuta.state import Smuta
from prestol.server.tables.creation import set_up
from prestol.server.tables.entries import TableSettings
from prestol.server.tables.live import LiveTable
from prestol.server.tables.windows import can_only_pass, is_settled, may_close
from prestol.server.wire import Order, Pace, SeatInfo, WindowSettings
from tests.games.smuta.table import smuta
from tests.server.duels import reply
from tests.server.place import Follower, Guest, Line, Place, place

pytestmark = pytest.mark.anyio

SEATS = 5
SEASONS = 2
GAME = smuta()


def pass_unless_able() -> Order:
    """Ask me only where I could play a card."""
    asking = [moment for moment, (_, seconds) in enumerate(GAME.windows) if seconds > 0]
    kinds = sorted({kind for moment in asking for kind in GAME.parts.cards.by_window[moment]})
    return Order(ask="window", play="pass", unless=[GAME.notation.write((PLAY, kind)) for kind in kinds])


ALWAYS_PASS = Order(ask="window", play="pass")
WAIVE = Order(ask="window", play="waive")
"""Pass for the rest of every battle: only the windows of battles allow it."""


class Waits(NamedTuple):
    """How often the table stood until a person answered: outside windows, in windows, and there without a choice."""

    outside: int
    inside: int
    idle: int
    moves: list[str]
    """What was played outside windows."""

    def per_season(self) -> str:
        figures = [count / SEASONS for count in (self.outside, self.inside, self.idle)]
        return "{:.1f} outside windows, {:.1f} in windows, {:.1f} of these with nothing to play".format(*figures)


async def seated(here: Place, guest: Guest, seed: str) -> LiveTable:
    """Five seats of people who are in no haste: their windows wait for everybody who has left no order."""
    seats = [SeatInfo(seat, "person", guest.id[:8], guest.id) for seat in range(SEATS)]
    settings = TableSettings(seats, {"long_rule_for_starting_tsar": False}, Pace(), True, WindowSettings())
    return await set_up(here.manager, GAME, guest.id, settings, False, [], True, seed=seed, id="50a1")


def chosen(live: LiveTable, seat: int, moves: list[Move], at: int = 0) -> Move:
    """What the people do: by chance, but the same at the same entry of the log."""
    return moves[prestol.stream(f"{live.replay.number}:{seat}:{at}").below(len(moves))]


def answer(live: LiveTable, seat: int) -> list[str]:
    """A whole answer in the open window, decision by decision; whoever has no card passes."""
    window = live.replay.window
    so_far: Answer = ()
    assert window is not None
    if can_only_pass(live.replay, seat):
        return ["pass"]
    while moves := window.next_moves(live.replay.state, seat, so_far):
        so_far = (*so_far, chosen(live, seat, moves, len(so_far)))
    return [GAME.notation.write(move) for move in so_far]


def is_open(now: Line, question: int) -> bool:
    """Whether the client has heard of this window."""
    return now["window"] is not None and now["window"]["question"] == question


async def play_seasons(live: LiveTable, line: Follower) -> Waits:
    inside = idle = 0
    played: list[str] = []
    while True:
        while may_close(live.replay, live.answers.given, live.automation.orders, 0):
            await asyncio.sleep(0)
        replay, state = live.replay, live.replay.state
        assert isinstance(state, Smuta)
        if state.now >= SEASONS:
            return Waits(len(played), inside, idle, played)
        if replay.window is None:
            seat = replay.waiting[0]
            played.append(GAME.notation.write(chosen(live, seat, state.legal(seat))))
            assert (await line.ask("move", seat=seat, move=played[-1]))["type"] == "done"
            continue
        await line.until_now(lambda now, opened=replay.question: is_open(now, opened))  # type: ignore[misc]
        orders = live.automation.orders
        asked = [seat for seat in replay.window.order if not is_settled(replay, seat, live.answers.given, orders)]
        answers = {seat: answer(live, seat) for seat in asked}
        inside += len(asked)
        idle += sum(can_only_pass(replay, seat) for seat in asked)
        for seat in asked:
            assert (await reply(line, seat, *answers[seat]))["type"] == "done"


async def waits(folder: Path, seed: str, *orders: Order) -> Waits:
    folder.mkdir()
    async with place(folder) as here:
        guest = await here.guest("Anna")
        live = await seated(here, guest, seed)
        line = await guest.sit(live.id)
        for seat in range(SEATS):
            told = [{"ask": one.ask, "play": one.play, "unless": one.unless} for one in orders]
            assert (await line.ask("order", seat=seat, orders=told))["type"] == "done"
        return await play_seasons(live, line)


@pytest.mark.parametrize("seed", ["7", "11", "12"])
async def test_behind_orders_a_season_waits_only_for_real_decisions(tmp_path: Path, seed: str) -> None:
    plain = await waits(tmp_path / "plain", seed)
    asked = await waits(tmp_path / "asked", seed, pass_unless_able())
    silent = await waits(tmp_path / "silent", seed, ALWAYS_PASS)
    waived = await waits(tmp_path / "waived", seed, WAIVE, pass_unless_able())
    told = {"no orders": plain, "pass unless able": asked, "the same, battles waived": waived, "always pass": silent}
    for name, found in told.items():
        print(f"table {seed}, waits per season, {name}: {found.per_season()}")
    assert asked.moves == plain.moves, "orders to pass where only a pass is open change nothing"
    assert (asked.outside, asked.idle) == (plain.outside, 0)
    assert asked.inside == plain.inside - plain.idle
    assert plain.idle > 0
    assert waived.idle == silent.inside == 0


async def test_nothing_can_be_ordered_for_moments_at_which_nobody_is_asked(tmp_path: Path) -> None:
    """SMU-RXN-04: in the own phases cards are played unasked."""
    async with place(tmp_path) as here:
        guest = await here.guest("Anna")
        live = await seated(here, guest, "7")
        line = await guest.sit(live.id)
        told = await guest.call("GET", f"/api/tables/{live.id}/answers/0")
        assert set(told["answers"]) == set(GAME.window_seconds())
        for kind, answer in (("own_move", "order-unknown"), ("order_rolled", "done")):
            found = await line.ask(
                "order", seat=0, orders=[{"ask": "window", "play": "pass", "when": {"window": kind}}]
            )
            assert answer in (found["type"], found.get("key"))
