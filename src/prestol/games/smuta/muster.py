"""Units that come with a commander, and cossacks that are mounted or foot as their owner says."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.bounds import Bound
from prestol.engine.step import EVERYBODY, Choice, Move, Step
from prestol.games.smuta import events as ev
from prestol.games.smuta.forces import add_units, room_for
from prestol.games.smuta.moves import KIND
from prestol.games.smuta.parts import FOOT_COSSACK, MOUNTED_COSSACK, UNIT_KINDS

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def give_start_units(s: Smuta, who: int) -> None:
    """The units of a commander's card; cossacks of either kind are asked for by `ChooseCossacks`."""
    row = s.parts.people.start_units[who]
    for kind in range(UNIT_KINDS):
        if row[kind] > 0:
            add_units(s, who, kind, row[kind])


class ChooseCossacks(Choice["Smuta"]):
    """SMU-SET-07, SMU-APP-10, SMU-REC-09: so many cossack units for an army, each mounted or foot."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "who", "left")
    BOUNDS: ClassVar[dict[str, Bound]] = {"who": "commander"}
    ASK: ClassVar[str] = "cossacks"
    RULE: ClassVar[str] = "SMU-REC-09"
    ACCEPTS: ClassVar[tuple[int, ...]] = (KIND,)

    def __init__(self, seat: int, who: int, left: int) -> None:
        super().__init__(seat)
        self.who = who
        self.left = left

    def options(self, s: Smuta) -> list[Move]:
        listed: list[Move] = []
        for kind in (MOUNTED_COSSACK, FOOT_COSSACK):
            if room_for(s, self.who, kind) > 0:
                listed.append((KIND, kind))
        return listed

    def pick(self, s: Smuta, move: Move) -> None:
        at = self.who * UNIT_KINDS + move[1]
        s.units[at] = s.units[at] + 1
        s.tell(ev.COSSACKS, EVERYBODY, self.seat, self.who, move[1])
        s.do(AskCossacks(self.seat, self.who, self.left - 1))


class AskCossacks(Step["Smuta"]):
    """SMU-REC-09, SMU-APP-10: the question for cossacks as far as there is room; what does not fit is lost."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "who", "left")
    BOUNDS: ClassVar[dict[str, Bound]] = {"who": "commander"}

    def __init__(self, seat: int, who: int, left: int) -> None:
        self.seat = seat
        self.who = who
        self.left = left

    def run(self, s: Smuta) -> None:
        if self.left < 1:
            return
        if room_for(s, self.who, MOUNTED_COSSACK) > 0 or room_for(s, self.who, FOOT_COSSACK) > 0:
            s.do(ChooseCossacks(self.seat, self.who, self.left))
