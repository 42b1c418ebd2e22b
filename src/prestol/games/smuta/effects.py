"""What cards do: their operations one after the other, and their dice (SMU-CRD-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from prestol.engine.bounds import FIGURE_LIMIT, Bound, Row
from prestol.engine.step import EVERYBODY, Chance, Step
from prestol.games.smuta import events as ev
from prestol.games.smuta import vocabulary as vo
from prestol.games.smuta.cancelling import cancel_card
from prestol.games.smuta.card_parts import Branch, Op
from prestol.games.smuta.conditions import holds
from prestol.games.smuta.dice import D6
from prestol.games.smuta.effect_fight import change_fight
from prestol.games.smuta.effect_land import change_land
from prestol.games.smuta.effect_people import change_people
from prestol.games.smuta.effect_units import change_units
from prestol.games.smuta.field import is_fortress
from prestol.games.smuta.hands import Draw
from prestol.games.smuta.parts import FORTRESS, NONE, TOWN, UNTIL_PHASE
from prestol.games.smuta.trade import steal
from prestol.games.smuta.victory import CheckVictory

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


@final
class Work(Step["Smuta"]):
    """A card works: its operations in their order; whatever one of them asks or throws comes before the next.

    SMU-RXN-13: nothing interrupts them but the window of a dying person. SMU-RXN-14: victory is checked at the end.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card_kind", "named", "ops")
    BOUNDS: ClassVar[dict[str, Bound]] = {"named": Row(FIGURE_LIMIT), "ops": Row("op")}

    def __init__(self, seat: int, card_kind: int, named: tuple[int, ...], ops: tuple[int, ...]) -> None:
        self.seat = seat
        self.card_kind = card_kind
        self.named = named
        self.ops = ops

    def run(self, s: Smuta) -> None:
        for at in range(len(self.ops)):
            depth = len(s.stack)
            carry_out(s, self, self.ops[at])
            if len(s.stack) > depth:
                s.stack.insert(depth, Work(self.seat, self.card_kind, self.named, self.ops[at + 1 :]))
                return
        s.do(CheckVictory())


def carry_out(s: Smuta, work: Work, number: int) -> None:
    """One operation."""
    op = s.parts.cards.ops[number]
    code, seat = op.code, work.seat
    target = work.named[0] if work.named else NONE
    if code == vo.CANCEL:
        cancel_card(s)
    elif code == vo.ROLL:
        s.do(CardDie(seat, work.card_kind, work.named, number))
    elif code == vo.DRAW:
        s.do(Draw(seat, op.n))
    elif code == vo.STEAL_RANDOM:
        steal(s, seat, target)
    elif code == vo.LEGIT_MOD:
        change_legitimacy(s, seat, op)
    elif code == vo.FIRST_PLAYER:
        s.first = seat
        s.tell(ev.GOES_FIRST, EVERYBODY, seat)
    elif not (
        change_units(s, seat, op, target) or change_people(s, seat, op, target) or change_land(s, seat, op, target)
    ):
        change_fight(s, seat, op, target)


def change_legitimacy(s: Smuta, seat: int, op: Op) -> None:
    """SMU-CRD-25: until the end of the Political phase, or of the year."""
    if op.until == UNTIL_PHASE:
        s.phase_legitimacy[seat] += op.n
    else:
        s.year_legitimacy[seat] += op.n
    s.tell(ev.LEGITIMACY_GAINED if op.n > 0 else ev.LEGITIMACY_LOST, EVERYBODY, seat, abs(op.n))


@final
class CardDie(Chance["Smuta"]):
    """SMU-CMP-24: a card throws a die; `op` is the number of the operation that says what comes of it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card_kind", "named", "op")
    BOUNDS: ClassVar[dict[str, Bound]] = {"named": Row(FIGURE_LIMIT)}

    def __init__(self, seat: int, card_kind: int, named: tuple[int, ...], op: int) -> None:
        self.seat = seat
        self.card_kind = card_kind
        self.named = named
        self.op = op

    def even(self, s: Smuta) -> list[int]:
        return D6

    def resolve(self, s: Smuta, outcome: int) -> None:
        op = s.parts.cards.ops[self.op]
        target = self.named[0] if self.named else NONE
        total = outcome
        for at in range(len(op.bonus)):
            if holds(s, self.seat, op.bonus_conditions[at], target, False):
                total += op.bonus[at]
        s.tell(ev.CARD_DIE, EVERYBODY, self.seat, self.card_kind, outcome, total)
        ops: list[int] = []
        for branch in op.branches:
            if not is_meant_for(s, branch, target):
                continue
            if is_met(branch, outcome, total):
                ops.extend(branch.ops)
            elif branch.least != NONE:
                s.tell(ev.CARD_FAILED, EVERYBODY, self.seat, self.card_kind, branch.least)
        if ops:
            s.do(Work(self.seat, self.card_kind, self.named, tuple(ops)))


def is_met(branch: Branch, die: int, total: int) -> bool:
    """Whether the result of a die is one of a branch."""
    value = die if branch.natural else total
    return (branch.least == NONE or value >= branch.least) and (branch.most == NONE or value <= branch.most)


def is_meant_for(s: Smuta, branch: Branch, target: int) -> bool:
    """Whether the target point is of the kind of a branch."""
    if branch.point_kinds == 0:
        return True
    kind = s.parts.land.kind[target]
    if kind == TOWN and is_fortress(s, target):
        kind = FORTRESS  # SMU-CRD-28
    return branch.point_kinds >> kind & 1 == 1
