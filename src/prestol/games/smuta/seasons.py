"""The season: order, return, administration, politics, war (SMU-SEQ-05 to SMU-SEQ-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.bounds import Bound, Row
from prestol.engine.step import EVERYBODY, Chance, Step
from prestol.games.smuta import events as ev
from prestol.games.smuta.appear import ReturnPhase
from prestol.games.smuta.dice import D6
from prestol.games.smuta.hands import Draw
from prestol.games.smuta.military import MilitaryPhase
from prestol.games.smuta.parts import (
    ADMINISTRATION,
    EFFECT_UNTIL,
    NOBODY,
    ORDER,
    ORDER_ROLLED,
    POLITICS,
    RETURN,
    SEASONS,
    SHIFTED,
    UNNAMED,
    UNTIL_PHASE,
    UNTIL_SEASON,
    USED,
    WAR,
)
from prestol.games.smuta.politics import PoliticalPhase
from prestol.games.smuta.standing import administration
from prestol.games.smuta.victory import CheckVictory, LongRule
from prestol.games.smuta.windows import open_window

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


class Season(Step["Smuta"]):
    """SMU-SEQ-05, SMU-SEQ-20, SMU-VIC-02: a cell begins; then phase after phase, each by all players in order."""

    def run(self, s: Smuta) -> None:
        s.phase = ORDER
        s.active = NOBODY
        s.tell(ev.SEASON_BEGINS, EVERYBODY, s.now % SEASONS)
        everybody = (1 << s.seats) - 1
        s.do(LongRule(), CheckVictory(), RollOrder(0, everybody, (0,) * s.seats), NextPhase(RETURN, 0))


class RollOrder(Step["Smuta"]):
    """SMU-SEQ-06, SMU-R-04: one die for each player; equal highest ones are thrown again.

    `mask` are those who throw, `seat` the next one, `dice` what they have thrown so far.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("turn", "mask", "dice")
    BOUNDS: ClassVar[dict[str, Bound]] = {"dice": Row(7)}

    def __init__(self, turn: int, mask: int, dice: tuple[int, ...]) -> None:
        self.turn = turn
        self.mask = mask
        self.dice = dice

    def run(self, s: Smuta) -> None:
        turn = self.turn
        while turn < s.seats and self.mask >> turn & 1 == 0:
            turn += 1
        if turn < s.seats:
            s.do(OrderDie(turn, self.mask, self.dice))
            return
        best = max(self.dice)
        top = 0
        first = NOBODY
        for seat in range(s.seats):
            if self.dice[seat] == best:
                top |= 1 << seat
                first = seat
        if top != 1 << first:
            s.do(RollOrder(0, top, (0,) * s.seats))
            return
        s.first = first
        s.tell(ev.ORDER_SET, EVERYBODY, first)
        open_window(s, ORDER_ROLLED)


class OrderDie(Chance["Smuta"]):
    """SMU-SEQ-06: the die of one player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "mask", "dice")
    BOUNDS: ClassVar[dict[str, Bound]] = {"dice": Row(7)}

    def __init__(self, seat: int, mask: int, dice: tuple[int, ...]) -> None:
        self.seat = seat
        self.mask = mask
        self.dice = dice

    def even(self, s: Smuta) -> list[int]:
        return D6

    def resolve(self, s: Smuta, outcome: int) -> None:
        s.tell(ev.ORDER_ROLL, EVERYBODY, self.seat, outcome)
        dice = list(self.dice)
        dice[self.seat] = outcome
        s.do(RollOrder(self.seat + 1, self.mask, tuple(dice)))


class NextPhase(Step["Smuta"]):
    """SMU-SEQ-19, SMU-SEQ-20: the next player of a phase, or after the last one the next phase."""

    FIELDS: ClassVar[tuple[str, ...]] = ("part", "turn")

    def __init__(self, part: int, turn: int) -> None:
        self.part = part
        self.turn = turn

    def run(self, s: Smuta) -> None:
        end_phase(s)
        if self.turn >= s.seats:
            s.do(EndSeason() if self.part == WAR else NextPhase(self.part + 1, 0))
            return
        seat = (s.first + self.turn) % s.seats
        s.phase = self.part
        s.active = seat
        s.do(phase_of(s, self.part, seat), NextPhase(self.part, self.turn + 1))


def phase_of(s: Smuta, phase: int, seat: int) -> Step[Smuta]:
    """What a player does in a phase."""
    if phase == RETURN:
        return ReturnPhase(seat)
    if phase == ADMINISTRATION:
        return Draw(seat, administration(s, seat))
    if phase == POLITICS:
        return PoliticalPhase(seat)
    return MilitaryPhase(seat)


def end_phase(s: Smuta) -> None:
    """What holds for one phase of one player is over."""
    if s.phase == POLITICS or s.phase == WAR:  # nobody is used or shifted in the others
        for who, marks in enumerate(s.marks):
            if marks & (USED | SHIFTED) != 0:
                s.marks[who] = marks & ~(USED | SHIFTED)
    for seat, extra in enumerate(s.phase_legitimacy):
        if extra != 0:
            s.phase_legitimacy[seat] = 0
    s.spent = 0
    s.played = 0
    s.called = 0
    if s.stormed:
        s.stormed = []
    if s.ready:
        s.ready = []
    s.resource = UNNAMED
    end_effects(s, UNTIL_PHASE)


def end_effects(s: Smuta, until: int) -> None:
    """What cards have put in force until this moment, or an earlier one, is over."""
    if s.effects:
        s.effects = [row for row in s.effects if row[EFFECT_UNTIL] > until]


class EndSeason(Step["Smuta"]):
    """SMU-SEQ-21: the season marker advances; after winter comes the end of the year."""

    def run(self, s: Smuta) -> None:
        end_effects(s, UNTIL_SEASON)
        s.active = NOBODY
        if s.now % SEASONS < SEASONS - 1:
            s.now += 1
            s.do(Season())
