"""Cards that bring units or cost them (SMU-CRD-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from prestol.engine.bounds import Bound, Row
from prestol.engine.step import EVERYBODY, Chance, Choice, Move, Step
from prestol.games.smuta import battle_record as br
from prestol.games.smuta import events as ev
from prestol.games.smuta import vocabulary as vo
from prestol.games.smuta.battle_force import force_of
from prestol.games.smuta.card_parts import Op
from prestol.games.smuta.dice import D6, as_d3
from prestol.games.smuta.fate import mark
from prestol.games.smuta.field import is_in_field
from prestol.games.smuta.forces import add_units, army_size, may_get_siege, room_for
from prestol.games.smuta.losses import LoseUnits
from prestol.games.smuta.moves import KIND
from prestol.games.smuta.parts import (
    COMMANDERS,
    COSSACK,
    FOOT_COSSACK,
    MOUNTED_COSSACK,
    SIEGE_CARRIED,
    UNIT_KINDS,
)
from prestol.games.smuta.sieges import ARMY

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def change_units(s: Smuta, seat: int, op: Op, target: int) -> bool:
    """Carry out an operation about units; whether it was one."""
    if op.code == vo.ADD_UNITS:
        s.do(AddUnits(seat, target, tuple(op.units)))
    elif op.code == vo.ADD_SIEGE:
        add_siege(s, target)
    elif op.code == vo.LOSE_UNITS:
        begin_losses(s, seat, op, target)
    else:
        return False
    return True


def add_siege(s: Smuta, who: int) -> None:
    """One Siege marker, if the army has none and one is left."""
    if may_get_siege(s, who):
        mark(s, who, SIEGE_CARRIED)
        s.tell(ev.SIEGE_CAME, EVERYBODY, s.owner[who], who)


# --- units that come


def arrivals(s: Smuta, who: int, units: tuple[int, ...]) -> list[Move]:
    """Kinds of unit that may come next: as far as army size, supply and the one artillery allow."""
    listed: list[Move] = []
    for kind in range(UNIT_KINDS):
        wanted = units[kind] > 0 or (units[COSSACK] > 0 and kind in (MOUNTED_COSSACK, FOOT_COSSACK))
        if wanted and room_for(s, who, kind) > 0:
            listed.append((KIND, kind))
    return listed


def without(units: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """The units still to come after one of a kind, a cossack of either kind if it was one."""
    left = list(units)
    at = kind if left[kind] > 0 else COSSACK
    left[at] = left[at] - 1
    return tuple(left)


@final
class AddUnits(Step["Smuta"]):
    """SMU-CRD-24: the units of a card join an army; its owner says which come first where that matters."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "who", "row")
    BOUNDS: ClassVar[dict[str, Bound]] = {"who": "commander", "row": Row(100)}

    def __init__(self, seat: int, who: int, row: tuple[int, ...]) -> None:
        self.seat = seat
        self.who = who
        self.row = row

    def run(self, s: Smuta) -> None:
        units = self.row
        while True:
            moves = arrivals(s, self.who, units)
            if not moves:
                return
            if len(moves) > 1 and not fits_whole(s, self.who, units):
                s.do(PickUnit(self.seat, self.who, units))
                return
            come(s, self.who, moves[0][1])
            units = without(units, moves[0][1])


def fits_whole(s: Smuta, who: int, units: tuple[int, ...]) -> bool:
    """Whether all units come, so that nobody has to say which come first; cossacks are always asked for."""
    if units[COSSACK] > 0:
        return False
    total = 0
    for kind in range(UNIT_KINDS):
        if units[kind] > room_for(s, who, kind):
            return False
        total += units[kind]
    return total + army_size(s, who) <= s.parts.people.max_army[who]


def come(s: Smuta, who: int, kind: int) -> None:
    add_units(s, who, kind, 1)
    s.tell(ev.UNIT_CAME, EVERYBODY, s.owner[who], who, kind)


@final
class PickUnit(Choice["Smuta"]):
    """SMU-CRD-24, SMU-REC-09: which unit comes next."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "who", "row")
    BOUNDS: ClassVar[dict[str, Bound]] = {"who": "commander", "row": Row(100)}
    ASK: ClassVar[str] = "unit"
    RULE: ClassVar[str] = "SMU-CRD-24"
    ACCEPTS: ClassVar[tuple[int, ...]] = (KIND,)

    def __init__(self, seat: int, who: int, row: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.who = who
        self.row = row

    def options(self, s: Smuta) -> list[Move]:
        return arrivals(s, self.who, self.row)

    def pick(self, s: Smuta, move: Move) -> None:
        come(s, self.who, move[1])
        s.do(AddUnits(self.seat, self.who, without(self.row, move[1])))


# --- units that go


def begin_losses(s: Smuta, seat: int, op: Op, target: int) -> None:
    """Units of an army, of the other force, of the besieger, or of all armies in a point are lost."""
    if op.ref == vo.ALL_ARMIES_AT_A:
        steps: list[Step[Smuta]] = []
        for who in range(COMMANDERS):
            if s.at[who] == target and is_in_field(s, who):
                steps.append(LoseUnits(s.owner[who], (who,), op.n, op.kinds))
        s.do(*steps)
        return
    armies: tuple[int, ...] = (target,)
    if op.ref == vo.FOE:
        armies = tuple(force_of(s, 1 - br.side_of(s, seat)))
    elif op.ref == vo.BESIEGER:
        armies = (s.siege[ARMY],)
    chooser = s.owner[armies[0]] if op.by_owner else seat
    if op.dice > 0:
        s.do(LossDie(chooser, armies, op.kinds))
    else:
        s.do(LoseUnits(chooser, armies, op.n, op.kinds))


@final
class LossDie(Chance["Smuta"]):
    """SMU-CMP-24: a die read as 1d3 says how many units are lost."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "armies", "kinds")
    BOUNDS: ClassVar[dict[str, Bound]] = {"armies": Row("who", different=True), "kinds": 1 << UNIT_KINDS}

    def __init__(self, seat: int, armies: tuple[int, ...], kinds: int) -> None:
        self.seat = seat
        self.armies = armies
        self.kinds = kinds

    def even(self, s: Smuta) -> list[int]:
        return D6

    def resolve(self, s: Smuta, outcome: int) -> None:
        s.tell(ev.LOSS_DIE, EVERYBODY, s.owner[self.armies[0]], outcome, as_d3(outcome))
        s.do(LoseUnits(self.seat, self.armies, as_d3(outcome), self.kinds))
