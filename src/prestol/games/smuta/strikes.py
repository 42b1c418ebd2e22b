"""The rounds of a battle: fire, then melee, one after the other or at the same time (SMU-BAT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from prestol.engine.bounds import Bound
from prestol.engine.step import EVERYBODY, Choice, Move, Step
from prestol.games.smuta import battle_record as br
from prestol.games.smuta import events as ev
from prestol.games.smuta.battle_dice import BattleDie
from prestol.games.smuta.battle_force import die_bonus, force_of, force_size, is_camped, strength, tactical_rating
from prestol.games.smuta.battle_record import ATTACKER, DEFENDER, FIRE, MELEE, TACTICAL
from prestol.games.smuta.defeat import Settle
from prestol.games.smuta.losses import LoseUnits
from prestol.games.smuta.moves import FIGHT_ON_MOVE, RETREAT, RETREAT_MOVE, STRIKE_FIRST, STRIKE_FIRSTS
from prestol.games.smuta.parts import BATTLE_ROLL, ROUND_END, ROUND_START
from prestol.games.smuta.windows import open_window

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta

PHASES: dict[str, Bound] = {"arm": 2, "half": 2}


def throw(s: Smuta, roll: int, sides: int, then: list[Step[Any]]) -> None:
    """SMU-BAT-24: the dice of these sides, then the window for them, then what they do."""
    s.battle[br.ROLL] = roll
    s.battle[br.THROWN] = sides
    steps: list[Step[Any]] = []
    for side in (ATTACKER, DEFENDER):
        s.battle[br.DIE + side] = 0
        s.battle[br.REROLLED + side] = 0
        if sides >> side & 1:
            steps.append(BattleDie(side))
    open_window(s, BATTLE_ROLL, *then)
    s.do(*steps)


@final
class ThrowTactical(Step["Smuta"]):
    """SMU-BAT-05: each side throws a die for the tactical advantage."""

    def run(self, s: Smuta) -> None:
        throw(s, TACTICAL, br.BOTH, [CompareTactical()])


@final
class CompareTactical(Step["Smuta"]):
    """SMU-BAT-05: the higher sum has the advantage to the end of the battle; equal sums are thrown again."""

    def run(self, s: Smuta) -> None:
        ours = s.battle[br.DIE + ATTACKER] + tactical_rating(s, ATTACKER)
        theirs = s.battle[br.DIE + DEFENDER] + tactical_rating(s, DEFENDER)
        if ours == theirs:
            s.tell(ev.TACTICAL_TIE, EVERYBODY, ours)
            s.do(ThrowTactical())
            return
        better = ATTACKER if ours > theirs else DEFENDER
        s.battle[br.ADVANTAGE] = better
        s.battle[br.ROLL] = br.NO_ROLL
        s.tell(ev.ADVANTAGE, EVERYBODY, s.battle[br.SEAT + better], max(ours, theirs), min(ours, theirs))
        s.do(StrikeFirst(s.battle[br.SEAT + better]))


@final
class StrikeFirst(Choice["Smuta"]):
    """SMU-BAT-06, SMU-BAT-08: the holder of the advantage names, once, the phase in which he strikes first."""

    ASK: ClassVar[str] = "strike-first"
    RULE: ClassVar[str] = "SMU-BAT-06"
    ACCEPTS: ClassVar[tuple[int, ...]] = (STRIKE_FIRST,)

    def options(self, s: Smuta) -> list[Move]:
        return STRIKE_FIRSTS[:]

    def pick(self, s: Smuta, move: Move) -> None:
        s.battle[br.FIRST_IN] = move[1]
        s.tell(ev.STRIKES_FIRST, EVERYBODY, self.seat, move[1])
        s.do(NextRound())


@final
class NextRound(Step["Smuta"]):
    """SMU-BAT-04: a round is fire, then melee; what cards have changed in the last one is over."""

    def run(self, s: Smuta) -> None:
        battle = s.battle
        battle[br.ROUND] += 1
        for side in (ATTACKER, DEFENDER):
            battle[br.FIRE_DIE + side] = 0
            battle[br.MELEE_DIE + side] = 0
            battle[br.FIRE_HALVED + side] = 0
        s.tell(ev.ROUND_BEGINS, EVERYBODY, battle[br.ROUND])
        open_window(s, ROUND_START, Phase(FIRE, 0))


def note_empty(s: Smuta) -> bool:
    """SMU-BAT-15: whoever is out of units has lost. Whether the battle is decided."""
    for side in (ATTACKER, DEFENDER):
        if force_size(s, side) == 0:
            br.lose_battle(s, side)
    return s.battle[br.LOSERS] != 0


@final
class Phase(Step["Smuta"]):
    """SMU-BAT-07: in the phase named the holder of the advantage strikes first, in the other both at once."""

    FIELDS: ClassVar[tuple[str, ...]] = ("arm", "half")
    BOUNDS: ClassVar[dict[str, Bound]] = PHASES

    def __init__(self, arm: int, half: int) -> None:
        self.arm = arm
        self.half = half

    def run(self, s: Smuta) -> None:
        if note_empty(s):
            s.do(Settle())
            return
        sides = 0
        for side in (ATTACKER, DEFENDER):
            if self.is_due(s, side) and strength(s, side, self.arm) > 0:
                sides |= 1 << side
        if sides:
            throw(s, self.arm, sides, [Hit(), self.following(s)])
        else:
            s.do(self.following(s))

    def is_due(self, s: Smuta, side: int) -> bool:
        """SMU-BAT-23: a side without strength throws no die all the same."""
        if s.battle[br.FIRST_IN] != self.arm:
            return True
        return (s.battle[br.ADVANTAGE] == side) == (self.half == 0)

    def following(self, s: Smuta) -> Step[Any]:
        if s.battle[br.FIRST_IN] == self.arm and self.half == 0:
            return Phase(self.arm, 1)
        return Phase(MELEE, 0) if self.arm == FIRE else RoundEnd()


def row_of(s: Smuta, side: int) -> int:
    """SMU-BAT-09, SMU-BAT-14: the row of the table, by the die of a side with what cards and hussars add."""
    battle = s.battle
    added = battle[br.FIRE_DIE + side] if battle[br.ROLL] == FIRE else battle[br.MELEE_DIE + side] + die_bonus(s, side)
    return min(6, max(1, battle[br.DIE + side] + added))


def result(s: Smuta, side: int, row: int, power: int) -> int:
    """SMU-BAT-09, SMU-BAT-12, SMU-BAT-20, SMU-BAT-21, SMU-BAT-23: the cell of the table for the strength of a side."""
    phase = s.battle[br.ROLL]
    units = s.parts.units
    column = len(units.columns) - 1
    while units.columns[column] > power:
        column -= 1
    if phase == FIRE:
        return units.fire_table[row][column]
    if row == 6 and column == 2:
        return s.options.melee_cell
    return units.melee_table[row][column]


@final
class Hit(Step["Smuta"]):
    """SMU-BAT-13, SMU-BAT-24, SMU-BAT-25: both dice are read, then the side without advantage picks first."""

    def run(self, s: Smuta) -> None:
        battle = s.battle
        better = battle[br.ADVANTAGE]
        steps: list[Step[Any]] = []
        for side in (better, 1 - better):
            if battle[br.THROWN] >> side & 1:
                losses = self.losses(s, side)
                if losses > 0:
                    foe = 1 - side
                    steps.append(LoseUnits(battle[br.SEAT + foe], tuple(force_of(s, foe)), losses, 0))
        battle[br.ROLL] = br.NO_ROLL
        battle[br.THROWN] = 0
        s.do(*steps)

    def losses(self, s: Smuta, side: int) -> int:
        roll = s.battle[br.ROLL]
        row, power = row_of(s, side), strength(s, side, roll)
        found = result(s, side, row, power)
        units = s.parts.units
        if roll != MELEE or found != units.rout:
            s.tell(ev.HIT, EVERYBODY, s.battle[br.SEAT + side], roll, found, row, power)
            return found
        foe = 1 - side
        s.tell(ev.ROUT, EVERYBODY, s.battle[br.SEAT + foe], row, power)
        if is_camped(s, foe):
            s.tell(ev.CAMP_HOLDS, EVERYBODY, s.battle[br.SEAT + foe])
            return s.parts.figures.camp_losses
        s.battle[br.ROUTED + foe] = 1
        br.lose_battle(s, foe)
        return units.rout_losses


@final
class RoundEnd(Step["Smuta"]):
    """SMU-BAT-24: cards, then who wants to give up."""

    def run(self, s: Smuta) -> None:
        if note_empty(s):
            s.do(Settle())
        else:
            open_window(s, ROUND_END, OfferRetreat(0))


@final
class OfferRetreat(Step["Smuta"]):
    """SMU-BAT-16, SMU-R-17: the side without advantage is asked first; if both stay, a new round begins."""

    FIELDS: ClassVar[tuple[str, ...]] = ("half",)
    BOUNDS: ClassVar[dict[str, Bound]] = {"half": 3}

    def __init__(self, half: int) -> None:
        self.half = half

    def run(self, s: Smuta) -> None:
        if note_empty(s):
            s.do(Settle())
        elif self.half == 2:
            s.do(NextRound())
        else:
            better = s.battle[br.ADVANTAGE]
            side = 1 - better if self.half == 0 else better
            s.do(Retreat(s.battle[br.SEAT + side]), OfferRetreat(self.half + 1))


@final
class Retreat(Choice["Smuta"]):
    """SMU-BAT-16: a side may give the battle up when a round is over."""

    ASK: ClassVar[str] = "retreat"
    RULE: ClassVar[str] = "SMU-BAT-16"
    ACCEPTS: ClassVar[tuple[int, ...]] = (FIGHT_ON_MOVE[0], RETREAT)

    def options(self, s: Smuta) -> list[Move]:
        return [FIGHT_ON_MOVE, RETREAT_MOVE]

    def pick(self, s: Smuta, move: Move) -> None:
        if move[0] == RETREAT:
            s.tell(ev.RETREATED, EVERYBODY, self.seat)
            br.lose_battle(s, br.side_of(s, self.seat))
