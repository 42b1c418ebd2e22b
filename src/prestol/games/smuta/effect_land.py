"""Cards that change who holds a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from prestol.engine.bounds import Bound
from prestol.engine.step import EVERYBODY, Choice, Move
from prestol.games.smuta import events as ev
from prestol.games.smuta import vocabulary as vo
from prestol.games.smuta.card_parts import Op
from prestol.games.smuta.control import capture, take_control
from prestol.games.smuta.field import army_inside
from prestol.games.smuta.moves import WIN
from prestol.games.smuta.parts import NOBODY, NONE
from prestol.games.smuta.targets import has_commander_at
from prestol.games.smuta.winning import RollForTown

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def change_land(s: Smuta, seat: int, op: Op, target: int) -> bool:
    """Carry out an operation about points; whether it was one."""
    code = op.code
    if code == vo.SET_CONTROL:
        take_control(s, target, seat if op.to_self else NOBODY)
    elif code == vo.CAPTURE:
        capture(s, seat, target)
    elif code == vo.CAPTURE_IF_PRESENT:
        if has_commander_at(s, op.who, seat) and army_inside(s, op.who) == NONE:
            capture(s, seat, op.who)
    elif code == vo.FREE_LEGIT_ROLL:
        for _ in range(op.n):
            s.do(FreeRoll(seat, op.tables))
    elif code == vo.MARKER_ON and op.marker == vo.FORTRESS_MARKER:
        s.walled[target] = 1
        s.tell(ev.WALLED, EVERYBODY, seat, target)
    else:
        return False
    return True


@final
class FreeRoll(Choice["Smuta"]):
    """SMU-DEC-08: a roll on a legitimacy table that costs nothing; SMU-CTL-06 to SMU-CTL-08 apply."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tables")
    BOUNDS: ClassVar[dict[str, Bound]] = {"tables": 1 << 16}
    ASK: ClassVar[str] = "free-roll"
    RULE: ClassVar[str] = "SMU-DEC-08"
    ACCEPTS: ClassVar[tuple[int, ...]] = (WIN,)

    def __init__(self, seat: int, tables: int) -> None:
        super().__init__(seat)
        self.tables = tables

    def options(self, s: Smuta) -> list[Move]:
        costs = s.parts.land.roll_cost
        return [(WIN, table) for table in range(len(costs)) if self.tables >> table & 1 == 1]

    def pick(self, s: Smuta, move: Move) -> None:
        s.do(RollForTown(self.seat, move[1]))
