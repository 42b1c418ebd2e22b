"""The windows of the first rules: the seats of a circle are asked in turn, and all of them again after a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.bounds import SEATS, Bound
from prestol.engine.errors import Refusal
from prestol.engine.step import Choice, Move, Pending, Step
from prestol.engine.window import PASS_MOVE, PLAY_CARD

if TYPE_CHECKING:
    from prestol.games.duel.state import Duel


class Window(Choice["Duel"]):
    """DUE-BLW-01, DUE-INF-02: it opens whether or not a seat holds an answer, so that its timing tells nothing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "moment", "rest", "circle")
    BOUNDS: ClassVar[dict[str, Bound]] = {"rest": SEATS, "circle": SEATS}
    ASK: ClassVar[str] = "window"

    def __init__(self, seat: int, moment: int, rest: tuple[int, ...], circle: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.moment = moment
        self.rest = rest
        self.circle = circle

    def options(self, s: Duel) -> list[Move]:
        listed: list[Move] = [PASS_MOVE]
        for card in s.cards_for(self.seat, self.moment):
            listed.append((PLAY_CARD, card))
        return listed

    def refusal(self, s: Duel, move: Move) -> Refusal | None:
        if move in self.options(s):
            return None
        return Refusal("not-offered", s.moment_rule(self.moment), {})

    def pick(self, s: Duel, move: Move) -> None:
        if move[0] == PLAY_CARD:
            s.do(window(self.circle, self.moment))
            s.react(self.seat, self.moment, (move,))
        elif self.rest:
            s.do(Window(self.rest[0], self.moment, self.rest[1:], self.circle))


def window(circle: tuple[int, ...], moment: int) -> Window:
    """A window that starts with the first seat of the circle."""
    return Window(circle[0], moment, circle[1:], circle)


def guarded(circle: tuple[int, ...], moment: int, step: Step[Duel]) -> tuple[Step[Duel], Step[Duel]]:
    """A step, and above it the window in which it may be answered."""
    return window(circle, moment), Pending(step)
