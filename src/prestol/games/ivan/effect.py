"""Lists of effects: cards, tokens and rewards do what the content says, step by step (IVN-R-30, IVN-R-60)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from prestol.engine.step import Choice, Move, Step
from prestol.games.ivan.able import is_asked
from prestol.games.ivan.moves import GETS
from prestol.games.ivan.parts import FIRST_FOREIGN, FIRST_LOCAL, FOREIGN, KINDS, LOCAL, OP_FAVOUR, OP_GAIN, WILD
from prestol.games.ivan.stock import collect, gain_favour, receive

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


class Effect(Step["Ivan"]):
    """IVN-R-30: gains happen; whatever needs a target or a price is asked, unless nothing could come of it.

    IVN-R-60: the questions are the windows for free actions. Between two gains there is no question: whatever a player
    could do there can be done just after.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect", "at")

    def __init__(self, seat: int, effect: int, at: int) -> None:
        self.seat = seat
        self.effect = effect
        self.at = at

    def run(self, s: Ivan) -> None:
        seat = self.seat
        effects = s.parts.effects
        ops = effects.ops[self.effect]
        args = effects.args[self.effect]
        for at in range(self.at, len(ops)):
            question: Step[Any] | None = None
            if ops[at] == OP_GAIN:
                gain = effects.gains[args[at]]
                collect(s, seat, gain, effects.source[self.effect])
                question = wild_gain(seat, gain)
            elif ops[at] == OP_FAVOUR:
                gain_favour(s, seat)
            elif is_asked(s, seat, ops[at], args[at]):
                question = s.question(seat, ops[at], args[at])
            if question is not None:
                if at + 1 < len(ops):
                    s.do(question, Effect(seat, self.effect, at + 1))
                else:
                    s.do(question)
                return


def wild_gain(seat: int, gain: list[int]) -> Step[Any] | None:
    """The question that a gain of choice asks, if it holds one."""
    for sort in range(3):
        if gain[WILD + sort] > 0:
            return GainChoice(seat, sort, gain[WILD + sort], 0)
    return None


class GainChoice(Choice["Ivan"]):
    """IVN-ICO-01, IVN-R-30: units of choice, one after another; each is of the last kind or of a later one.

    So every selection has one order of picking.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "sort", "left", "least")
    ASK: ClassVar[str] = "gain"
    RULE: ClassVar[str] = "IVN-ICO-01"

    def __init__(self, seat: int, sort: int, left: int, least: int) -> None:
        super().__init__(seat)
        self.sort = sort
        self.left = left
        self.least = least

    def options(self, s: Ivan) -> list[Move]:
        low = FIRST_LOCAL if self.sort == LOCAL else FIRST_FOREIGN if self.sort == FOREIGN else 0
        high = FIRST_FOREIGN if self.sort == LOCAL else KINDS
        return GETS[max(low, self.least) : high]

    def pick(self, s: Ivan, move: Move) -> None:
        receive(s, self.seat, move[1], 1)
        if self.left > 1:
            s.do(GainChoice(self.seat, self.sort, self.left - 1, move[1]))
