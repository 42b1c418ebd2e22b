"""The planning phase: boyars to chambers, coins under them (IVN-PLN)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Choice, Move, Step
from prestol.games.ivan import events as ev
from prestol.games.ivan.moves import PLAN, PLANS, STAKE
from prestol.games.ivan.parts import CHAMBERS, COIN, EMPTY, KINDS

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


class Planning(Step["Ivan"]):
    """IVN-PLN-01, IVN-PLN-06, IVN-GEN-07: clockwise, one boyar each, until all are in chambers."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ivan) -> None:
        seat = self.seat
        for _ in range(s.seats):
            if s.boyar_supply[seat] > 0:
                s.do(PlanBoyar(seat), Planning(s.left_of(seat)))
                return
            seat = s.left_of(seat)


class PlanBoyar(Choice["Ivan"]):
    """IVN-PLN-01, IVN-PLN-02: a boyar to a chamber that does not hold one of the same player."""

    ASK: ClassVar[str] = "plan"
    RULE: ClassVar[str] = "IVN-PLN-01"
    ACCEPTS: ClassVar[tuple[int, ...]] = (PLAN,)

    def options(self, s: Ivan) -> list[Move]:
        listed: list[Move] = []
        for chamber in range(CHAMBERS):
            if s.staked[chamber * s.seats + self.seat] == EMPTY:
                listed.append(PLANS[chamber])
        return listed

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return Refusal("boyar-there", "IVN-PLN-02", {})

    def pick(self, s: Ivan, move: Move) -> None:
        chamber = move[1]
        s.boyar_supply[self.seat] -= 1
        s.staked[chamber * s.seats + self.seat] = 0
        s.tell(ev.PLANNED, EVERYBODY, self.seat, chamber)
        if s.goods[self.seat * KINDS + COIN] > 0:
            s.do(StakeCoins(self.seat, chamber))


class StakeCoins(Choice["Ivan"]):
    """IVN-PLN-03, IVN-PLN-04: any number of own coins under the boyar, now or never."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "chamber")
    ASK: ClassVar[str] = "stake"
    RULE: ClassVar[str] = "IVN-PLN-03"
    ACCEPTS: ClassVar[tuple[int, ...]] = (STAKE,)

    def __init__(self, seat: int, chamber: int) -> None:
        super().__init__(seat)
        self.chamber = chamber

    def options(self, s: Ivan) -> list[Move]:
        listed: list[Move] = []
        for coins in range(s.goods[self.seat * KINDS + COIN] + 1):
            listed.append((STAKE, coins))
        return listed

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return Refusal("too-few-coins", "IVN-PLN-03", {"coins": s.goods[self.seat * KINDS + COIN]})

    def pick(self, s: Ivan, move: Move) -> None:
        if move[1] > 0:
            s.goods[self.seat * KINDS + COIN] -= move[1]
            s.staked[self.chamber * s.seats + self.seat] = move[1]
            s.tell(ev.STAKED, EVERYBODY, self.seat, self.chamber, move[1])
