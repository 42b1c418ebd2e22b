"""Phase 1: settling the courtiers."""

from __future__ import annotations

from typing import ClassVar

from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Choice, Move, Step
from prestol.games.tsar import events as ev
from prestol.games.tsar.parts import BESIDE, SETTLE
from prestol.games.tsar.state import Tsar


class Settling(Step[Tsar]):
    """Phase 1. TSR-PLC-01, TSR-PLC-05: clockwise, one courtier each, until everybody has placed their number."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, s: Tsar) -> None:
        if self.left > 0:
            s.do(SettleCourtier(self.seat), Settling(s.left_of(self.seat), self.left - 1))
        else:
            s.do(SettleRest())


class SettleCourtier(Choice[Tsar]):
    """TSR-PLC-02, TSR-PLC-03, TSR-PLC-04: any waiting courtier to any floor of phase 1 that has room."""

    ASK: ClassVar[str] = "settle"
    RULE: ClassVar[str] = "TSR-PLC-01"

    def options(self, s: Tsar) -> list[Move]:
        parts = s.parts
        open_floors: list[int] = []
        for floor in range(parts.throne):
            if parts.placement[floor] and s.has_room(floor):
                open_floors.append(floor)
        listed: list[Move] = []
        for courtier in range(parts.courtiers):
            if s.floor[courtier] == BESIDE:
                row = parts.settle_moves[courtier]
                for floor in open_floors:
                    listed.append(row[floor])
        return listed

    def refusal(self, s: Tsar, move: Move) -> Refusal | None:
        parts = s.parts
        if len(move) != 3 or move[0] != SETTLE:
            return Refusal("must-settle", "TSR-PLC-08", {})
        courtier, floor = move[1], move[2]
        if not 0 <= courtier < parts.courtiers:
            return Refusal("no-such-courtier", "TSR-CMP-05", {"number": courtier})
        if not 0 <= floor <= parts.throne:
            return Refusal("no-such-floor", "TSR-CMP-07", {"number": floor})
        if s.floor[courtier] != BESIDE:
            return Refusal("already-settled", "TSR-PLC-02", {})
        if not parts.placement[floor]:
            return Refusal("floor-closed", "TSR-PLC-03", {"floor": floor})
        if not s.has_room(floor):
            return Refusal("floor-full", "TSR-PLC-04", {"floor": floor, "capacity": parts.capacity[floor]})
        return None

    def pick(self, s: Tsar, move: Move) -> None:
        courtier, floor = move[1], move[2]
        s.floor[courtier] = floor
        s.tell(ev.SETTLED, EVERYBODY, self.seat, courtier, floor)


class SettleRest(Step[Tsar]):
    """TSR-PLC-07: the courtiers left over go to the servants; nobody chooses."""

    def run(self, s: Tsar) -> None:
        for courtier in range(s.parts.courtiers):
            if s.floor[courtier] == BESIDE:
                s.floor[courtier] = s.parts.leftover
                s.tell(ev.LEFT_OVER, EVERYBODY, courtier, s.parts.leftover)
