"""Games played for the component tests of the web client, as a table plays them, and what one seat hears and sees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

import prestol
from prestol.engine.events import Event
from prestol.server.realtime.entries import entry_for
from prestol.server.realtime.projection import Projection
from prestol.server.store.records import TableRecord
from prestol.server.tables.commands import ending_of
from prestol.server.tables.entries import Data, Draft, Logged, TableSettings
from prestol.server.tables.replay import Replay
from prestol.server.wire import Pace, SeatInfo

NAMES = ["Анна", "", "", ""]
SEAT = 0
BEGUN = 1_794_700_000_000
STEP = 20_000
STRIDE = 7_919
"""Moves are taken this far apart from their lists, which is as good as by lot."""


class Played:
    """A game as a table plays it, and what seat 0 hears and sees of it."""

    def __init__(self, game: str, names: list[str], seed: str, options: dict[str, Any]) -> None:
        seats = [
            SeatInfo(seat, "person" if seat == SEAT else "bot", name, "p0" if seat == SEAT else None, seat == SEAT)
            for seat, name in enumerate(names)
        ]
        seats = [msgspec.structs.replace(seat, bot=None if seat.seat == SEAT else "casual") for seat in seats]
        settings = TableSettings(seats, options, Pace())
        written = msgspec.json.encode(settings).decode()
        self.replay = Replay(TableRecord("t0", game, "p0", seed, written, False, BEGUN), prestol.game(game))
        self.entries: list[Any] = []
        self.moments: dict[str, Any] = {}
        self.events: list[Event] = []

    def play(self) -> None:
        self.write(Draft("start"))
        for seat, move, known in self.chosen():
            self.keep_moment()
            self.write(Draft("move", seat, Data(move=move, hash=known)))
        self.write(Draft("over", None, Data(result=ending_of(self.replay.state.result()))))
        self.keep_moment()

    def chosen(self) -> Iterator[tuple[int, str, str]]:
        """The moves: who, what, and the hash that follows, if it is known."""
        raise NotImplementedError

    def write(self, draft: Draft) -> None:
        replay = self.replay
        at = BEGUN + STEP * (replay.number + 1)
        events = replay.apply(at, draft)
        logged = Logged(replay.number, at, draft.kind, draft.seat, draft.data, events)
        self.entries.append(entry_for(logged, (SEAT,), replay.seed))
        self.events += events

    def keep_moment(self) -> None:
        """The first moment of each kind that a player meets."""
        state = self.replay.state
        turn, view = SEAT in state.waiting, state.view(SEAT)
        name = "over" if state.over else f"{view['ask']}{'' if turn else '-waiting'}"
        if turn and view["round"] == view["rounds"]:
            name += "-late"
        if name not in self.moments:
            self.moments[name] = self.moment()

    def moment(self) -> Any:
        """What seat 0 sees now."""
        return Projection(self.replay, BEGUN + STEP * self.replay.number).moment((SEAT,))


class Strolled(Played):
    """A game played without any plan, so that seat 0 meets many questions."""

    def chosen(self) -> Iterator[tuple[int, str, str]]:
        step = 0
        while not (state := self.replay.state).over:
            seat = state.waiting[0]
            moves = [state.game.notation.write(move) for move in state.legal(seat)]
            step += STRIDE
            yield seat, moves[step % len(moves)], ""

    def scenes(self, *told: str) -> list[Any]:
        """The entries in which something of this kind happens, such as a scene, the begin of a round or the end."""
        return [one for one in self.entries if any(event.name in told for event in one.events)]
