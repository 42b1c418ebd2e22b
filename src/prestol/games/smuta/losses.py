"""Losses: units taken from armies as somebody chooses, in battles, at sieges and by cards (SMU-BAT-10, SMU-BAT-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from prestol.engine.bounds import Bound, Row
from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Choice, Move, Step
from prestol.games.smuta import battle_record as br
from prestol.games.smuta import events as ev
from prestol.games.smuta.fate import leave, to_track
from prestol.games.smuta.field import is_detachment
from prestol.games.smuta.forces import army_size, drop_unit
from prestol.games.smuta.moves import LOSE, LOSE_DETACHMENT
from prestol.games.smuta.parts import FIGURES, NOBODY, PERSONS, UNIT_KINDS

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta

BOUNDS: dict[str, Bound] = {"armies": Row("who", different=True), "kinds": 1 << UNIT_KINDS}


def loss_moves(s: Smuta, armies: tuple[int, ...], kinds: int) -> list[Move]:
    """SMU-BAT-02, SMU-R-19: each kind of unit of each army, and with all kinds also the detachments."""
    listed: list[Move] = []
    for army in armies:
        if s.at[army] < 0:
            continue
        if is_detachment(army):
            if kinds == 0:
                listed.append((LOSE_DETACHMENT, army))
            continue
        for kind in range(UNIT_KINDS):
            if s.units[army * UNIT_KINDS + kind] > 0 and (kinds == 0 or kinds >> kind & 1):
                listed.append((LOSE, army, kind))
        for one in range(PERSONS, FIGURES):
            if s.host[one] == army and kinds == 0:
                listed.append((LOSE_DETACHMENT, one))
    return listed


def count_units(s: Smuta, armies: tuple[int, ...], kinds: int) -> int:
    """How many units could be lost."""
    count = 0
    for army in armies:
        if s.at[army] < 0:
            continue
        if kinds == 0:
            count += army_size(s, army)
        elif not is_detachment(army):
            for kind in range(UNIT_KINDS):
                if kinds >> kind & 1:
                    count += s.units[army * UNIT_KINDS + kind]
    return count


def side_with(s: Smuta, army: int) -> int:
    """The side of the battle under way on which an army fights, NOBODY without one."""
    if s.battle:
        for side in (br.ATTACKER, br.DEFENDER):
            if s.battle[br.LEADER + side] == army or s.battle[br.SECOND + side] == army:
                return side
    return NOBODY


def take_loss(s: Smuta, move: Move) -> None:
    """SMU-BAT-11, SMU-R-14: a unit goes back to the supply; a detachment is gone for good."""
    army = move[1] if move[0] == LOSE or s.at[move[1]] >= 0 else s.host[move[1]]
    side = side_with(s, army)
    if side != NOBODY:
        s.battle[br.LOST + side] += 1
    if move[0] == LOSE:
        drop_unit(s, army, move[2])
        s.tell(ev.LOSS, EVERYBODY, s.owner[army], army, move[2])
    else:
        leave(s, move[1])
        s.tell(ev.DETACHMENT_LOST, EVERYBODY, s.owner[army], move[1])


@final
class LoseUnits(Step["Smuta"]):
    """So many units are lost as a seat chooses, all of them if there are no more; `kinds` are bits, 0 for all.

    SMU-APP-12: whoever is left without units goes to the track; in a battle that comes with its end (SMU-R-19).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "armies", "left", "kinds")
    BOUNDS: ClassVar[dict[str, Bound]] = BOUNDS

    def __init__(self, seat: int, armies: tuple[int, ...], left: int, kinds: int) -> None:
        self.seat = seat
        self.armies = armies
        self.left = left
        self.kinds = kinds

    def run(self, s: Smuta) -> None:
        left = self.left
        units = count_units(s, self.armies, self.kinds)
        while left > 0 and units > 0:
            moves = loss_moves(s, self.armies, self.kinds)
            if len(moves) > 1 and left < units:
                s.do(PickLoss(self.seat, self.armies, left, self.kinds))
                return
            take_loss(s, moves[0])
            left -= 1
            units -= 1
        for army in self.armies:
            if s.at[army] >= 0 and army_size(s, army) == 0 and side_with(s, army) == NOBODY:
                to_track(s, army)


@final
class PickLoss(Choice["Smuta"]):
    """SMU-BAT-10: one unit, whichever the seat likes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "armies", "left", "kinds")
    BOUNDS: ClassVar[dict[str, Bound]] = BOUNDS
    ASK: ClassVar[str] = "lose"
    RULE: ClassVar[str] = "SMU-BAT-10"
    ACCEPTS: ClassVar[tuple[int, ...]] = (LOSE, LOSE_DETACHMENT)

    def __init__(self, seat: int, armies: tuple[int, ...], left: int, kinds: int) -> None:
        super().__init__(seat)
        self.armies = armies
        self.left = left
        self.kinds = kinds

    def options(self, s: Smuta) -> list[Move]:
        return loss_moves(s, self.armies, self.kinds)

    def why_not(self, s: Smuta, move: Move) -> Refusal | None:
        return Refusal("no-such-unit", "SMU-BAT-10", {})

    def pick(self, s: Smuta, move: Move) -> None:
        take_loss(s, move)
        s.do(LoseUnits(self.seat, self.armies, self.left - 1, self.kinds))
