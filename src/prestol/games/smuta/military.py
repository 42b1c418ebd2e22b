"""The Military phase of one player."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.step import Choice, Move, Step
from prestol.games.smuta.moves import DONE_MOVE

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


class MilitaryPhase(Step["Smuta"]):
    """SMU-SEQ-19: the phase begins."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Smuta) -> None:
        s.do(MilitaryAct(self.seat))


class MilitaryAct(Choice["Smuta"]):
    """SMU-SEQ-19, SMU-SEQ-24: one action after the other, until the player ends the phase."""

    ASK: ClassVar[str] = "war"
    RULE: ClassVar[str] = "SMU-SEQ-19"

    def options(self, s: Smuta) -> list[Move]:
        return [DONE_MOVE]

    def pick(self, s: Smuta, move: Move) -> None:
        pass
