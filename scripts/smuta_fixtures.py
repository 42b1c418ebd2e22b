"""A game of Smuta for the component tests of the web client: windows and all."""

from __future__ import annotations

from typing import Any

from prestol.engine.step import Move
from prestol.engine.window import AnswerWindow
from prestol.server.tables.commands import ending_of
from prestol.server.tables.entries import Data, Draft
from scripts.played import NAMES, SEAT, STRIDE, Played

TROUBLES = "a stroll through the Time of Troubles, day 337"
SHY = ("done", "pass", "waive", "retreat", "concede")
"""What somebody does seldom who plays without a plan, so that much happens."""
EACH = 3
"""Entries that are kept of each kind of scene."""
SCENES = (
    *("announced", "cancelled", "card-die", "evades", "is-caught", "took-refuge", "conceded", "advantage"),
    *("tactical-tie", "hit", "rout", "retreated", "both-lost", "victory", "siege-rolled", "captured", "died"),
    *("election-won", "pretends", "proclaimed", "throne-vacant", "year-begins", "won"),
)
SCORING = (
    *("year-begins", "entered", "control-taken", "control-lost", "victory"),
    *("peace-made", "throne-vacant", "proclaimed", "came-over"),
)
"""What the chart of the victory points is drawn from."""


class Warred(Played):
    """A game of four without a plan; what was seen before an entry is kept for the scenes in it."""

    def __init__(self) -> None:
        super().__init__("smuta", NAMES, TROUBLES, {})
        self.scenes: list[dict[str, Any]] = []
        self.kept: dict[str, int] = {}
        self.drawn = 0
        self.scored: list[dict[str, Any]] = []
        """What changed the victory points, and what they were then."""

    def play(self) -> None:
        self.write(Draft("start"))
        self.keep_points()
        while not (state := self.replay.state).over:
            self.keep_moment()
            before, window = state.view(SEAT), state.window()
            if window is None:
                seat = state.waiting[0]
                self.write(Draft("move", seat, Data(move=self.drawn_from(state.legal(seat)))))
            else:
                self.write(Draft("window", None, Data(answers=self.answers(window))))
            self.keep_scene(before)
            self.keep_points()
        self.write(Draft("over", None, Data(result=ending_of(self.replay.state.result()))))
        self.moments["over"] = self.moment()

    def drawn_from(self, moves: list[Move]) -> str:
        self.drawn += 1
        texts = [self.replay.game.notation.write(move) for move in moves]
        eager = [text for text in texts if text.split()[0] not in SHY]
        wanted = eager if eager and self.drawn % 7 else texts
        return wanted[self.drawn * STRIDE // 7 % len(wanted)]

    def answers(self, window: AnswerWindow[Any]) -> list[tuple[int, list[str]]]:
        """What everybody answers who is asked, each one decision after another."""
        return [(seat, self.answer(window, seat)) for seat in window.order]

    def answer(self, window: AnswerWindow[Any], seat: int) -> list[str]:
        notation = self.replay.game.notation
        given: list[str] = []
        while moves := window.next_moves(self.replay.state, seat, tuple(notation.read(text) for text in given)):
            given.append(self.drawn_from(moves))
        return given

    def keep_moment(self) -> None:
        """The first moment of each question to seat 0, and of each kind of window."""
        state = self.replay.state
        view = state.view(SEAT)
        name = f"{view['ask']}-{view['window']}" if view["window"] else view["ask"]
        if SEAT in state.waiting and name not in self.moments:
            self.moments[name] = self.moment()

    def keep_points(self) -> None:
        entry = self.entries[-1]
        told = [event for event in entry.events if event.name in SCORING]
        if told:
            points = self.replay.state.view(SEAT)["victory_points"]
            self.scored.append({"number": entry.number, "events": told, "points": points})

    def keep_scene(self, before: dict[str, Any]) -> None:
        """The entry that was just made, if it shows something of which there are few yet."""
        entry = self.entries[-1]
        told = {event.name for event in entry.events if event.name in SCENES}
        if any(self.kept.get(name, 0) < EACH for name in told):
            self.scenes.append({"entry": entry, "view": before})
            for name in told:
                self.kept[name] = self.kept.get(name, 0) + 1
