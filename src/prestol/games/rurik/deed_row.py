"""The open row of deeds (RUR-SET-08, RUR-CLM-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.errors import Refusal
from prestol.engine.places import cards_at, count_at, is_any_at, move_all, refill
from prestol.engine.step import EVERYBODY, Chance, Move, Step, TurnChoice
from prestol.games.rurik import events as ev
from prestol.games.rurik.moves import PICK
from prestol.games.rurik.parts import DEED_DECK, DEED_DISCARD, DEED_ROW

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


class FillRow(Step["Rurik"]):
    """RUR-CLM-11, RUR-R-48: the row is filled up; with an empty deck it stays shorter."""

    def run(self, s: Rurik) -> None:
        if count_at(s.deeds, DEED_ROW) < s.parts.figures.deed_row[s.seats]:
            refill(s.deeds, DEED_DECK, DEED_DISCARD)
            if is_any_at(s.deeds, DEED_DECK):
                s.do(OpenDeed(), FillRow())


class OpenDeed(Chance["Rurik"]):
    """RUR-SET-08: the next card of the closed deck."""

    def even(self, s: Rurik) -> list[int]:
        return cards_at(s.deeds, DEED_DECK)

    def resolve(self, s: Rurik, outcome: int) -> None:
        s.deeds[outcome] = DEED_ROW
        s.tell(ev.DEED_OPENED, EVERYBODY, outcome)


class TakeDeed(Step["Rurik"]):
    """RUR-ADD-02, RUR-CLM-11: nobody is asked where the row is empty, and it is filled up again after the pick."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Rurik) -> None:
        if is_any_at(s.deeds, DEED_ROW):
            s.do(PickDeed(self.seat), FillRow())


class PickDeed(TurnChoice["Rurik"]):
    """RUR-CLM-11: one card of the row, laid open before the mat."""

    ASK: ClassVar[str] = "pick-deed"
    RULE: ClassVar[str] = "RUR-CLM-11"
    ACCEPTS: ClassVar[tuple[int, ...]] = (PICK,)

    def moves(self, s: Rurik) -> list[Move]:
        return [s.parts.pick_moves[deed] for deed in cards_at(s.deeds, DEED_ROW)]

    def why_not(self, s: Rurik, move: Move) -> Refusal | None:
        return Refusal("not-in-row", "RUR-CLM-11", {})

    def choose(self, s: Rurik, move: Move) -> None:
        s.deeds[move[1]] = self.seat
        s.tell(ev.DEED_TAKEN, EVERYBODY, self.seat, move[1])


def clear_row(s: Rurik) -> None:
    """RUR-VAR-03: what nobody took is discarded."""
    for deed in cards_at(s.deeds, DEED_ROW):
        s.tell(ev.DEED_DISCARDED, EVERYBODY, deed)
    move_all(s.deeds, DEED_ROW, DEED_DISCARD)
    s.do(FillRow())
