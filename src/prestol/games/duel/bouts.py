"""The course of the fight: the deal, the bouts with their stakes, and the verdict."""

from __future__ import annotations

from typing import ClassVar

from prestol.engine.step import EVERYBODY, Chance, Move, Step, Together
from prestol.engine.window import OpenWindow
from prestol.games.duel import events as ev
from prestol.games.duel.blows import PartChampions
from prestol.games.duel.parts import NO_STAKE, REST, STAKE
from prestol.games.duel.remedy import Refresh
from prestol.games.duel.state import Duel
from prestol.games.duel.turns import Turn


class Opening(Step[Duel]):
    """DUE-SET-02: both hands are dealt, then the fight begins."""

    def run(self, s: Duel) -> None:
        s.do(Refresh(0, s.parts.hand), Refresh(1, s.parts.hand), Bouts(), PartChampions(), Verdict())


class Bouts(Step[Duel]):
    """DUE-BOU-01, DUE-BOU-02, DUE-BOU-06: bout after bout, each with a rest and a stake, up to the last one."""

    def run(self, s: Duel) -> None:
        if s.bout < s.parts.bouts:
            s.bout += 1
            s.tell(ev.BOUT_BEGINS, EVERYBODY, s.bout)
            s.do(Stake((0, 1)), OpenStakes(), self)
            if s.rules >= 2:
                s.do(OpenWindow(REST))


class Stake(Together[Duel]):
    """DUE-BOU-02: both choose in secret how much courage to spend. DUE-INF-02: one who has none is asked, too."""

    ASK: ClassVar[str] = "stake"
    RULE: ClassVar[str] = "DUE-BOU-02"

    def options(self, s: Duel, seat: int) -> list[Move]:
        return [(STAKE, stake) for stake in range(s.courage[seat] + 1)]

    def pick(self, s: Duel, seat: int, move: Move) -> None:
        s.stakes[seat] = move[1]
        s.tell(ev.STAKE_LAID, EVERYBODY, seat)

    def remain(self, waiting: tuple[int, ...]) -> Stake:
        return Stake(waiting)


class OpenStakes(Step[Duel]):
    """DUE-BOU-03: stakes are shown and spent; the higher one leads, and the lot settles equal ones."""

    def run(self, s: Duel) -> None:
        s.learn(EVERYBODY)
        for seat in range(s.seats):
            s.courage[seat] -= s.stakes[seat]
            s.tell(ev.STAKE_SHOWN, EVERYBODY, seat, s.stakes[seat])
        ahead = s.stakes[0] - s.stakes[1]
        s.stakes = [NO_STAKE] * s.seats
        if ahead == 0:
            s.do(CastLot())
        else:
            s.do(Lead(0 if ahead > 0 else 1))


class CastLot(Chance[Duel]):
    """DUE-BOU-04, DUE-R-01: one ticket each, and one more for each wound unless the table wants even lots."""

    def outcomes(self, s: Duel) -> list[tuple[int, int]]:
        if s.options.even_lots:
            return [(0, 1), (1, 1)]
        return [(seat, 1 + s.parts.strength - s.strength[seat]) for seat in range(s.seats)]

    def resolve(self, s: Duel, outcome: int) -> None:
        s.tell(ev.LOT_CAST, EVERYBODY, outcome)
        s.do(Lead(outcome))


class Lead(Step[Duel]):
    """DUE-BOU-05: the leader takes a turn, then the foe."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Duel) -> None:
        s.do(Turn(self.seat), Turn(s.left_of(self.seat)))


class Verdict(Step[Duel]):
    """DUE-AIM-01, DUE-END-01: the judge names whoever has won the case."""

    def run(self, s: Duel) -> None:
        for seat in s.result().winners:
            s.tell(ev.WON, EVERYBODY, seat, s.strength[seat])
