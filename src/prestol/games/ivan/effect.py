"""Lists of effects: cards, tokens and rewards do what the content says, step by step (IVN-R-30, IVN-R-60)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from prestol.engine.bounds import Bound
from prestol.engine.errors import Refusal
from prestol.engine.several import Limits, Several
from prestol.engine.step import Step
from prestol.games.ivan.able import is_asked
from prestol.games.ivan.moves import CHOOSE
from prestol.games.ivan.parts import FIRST_FOREIGN, FIRST_LOCAL, FOREIGN, KINDS, LOCAL, OP_FAVOUR, OP_GAIN, WILD
from prestol.games.ivan.stock import collect, gain_favour, receive
from prestol.games.ivan.version1 import GainChoice

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


class Effect(Step["Ivan"]):
    """IVN-R-30: gains happen; whatever needs a target or a price is asked, unless nothing could come of it.

    IVN-R-60: the questions are the windows for free actions. Between two gains of a list there is no question: whatever
    a player could do there can be done just after. Between the two effects of a trade pair there is `OfferSecond`.
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
                question = wild_gain(s, seat, gain)
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


def wild_gain(s: Ivan, seat: int, gain: list[int]) -> Step[Any] | None:
    """The question that a gain of choice asks, if it holds one."""
    for sort in range(3):
        count = gain[WILD + sort]
        if count > 0:
            return ChooseGoods(seat, sort, count, ()) if s.rules >= 2 else GainChoice(seat, sort, count, 0)
    return None


class ChooseGoods(Several["Ivan"]):
    """IVN-ICO-01, IVN-R-30: units of choice, all at once and in any order."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "sort", "left", "picked")
    BOUNDS: ClassVar[dict[str, Bound]] = {"sort": 3}
    KIND: ClassVar[int] = CHOOSE
    ASK: ClassVar[str] = "gain"
    RULE: ClassVar[str] = "IVN-ICO-01"
    ACCEPTS: ClassVar[tuple[int, ...]] = (CHOOSE,)

    def __init__(self, seat: int, sort: int, left: int, picked: tuple[int, ...]) -> None:
        super().__init__(seat, picked)
        self.sort = sort
        self.left = left

    def limits(self, s: Ivan) -> Limits:
        low = FIRST_LOCAL if self.sort == LOCAL else FIRST_FOREIGN if self.sort == FOREIGN else 0
        high = FIRST_FOREIGN if self.sort == LOCAL else KINDS
        return Limits(list(range(low, high)), [self.left] * (high - low), self.left, self.left)

    def reason_against(self, s: Ivan, item: int) -> Refusal:
        return Refusal("not-that-kind", self.RULE, {})

    def with_picked(self, picked: tuple[int, ...]) -> ChooseGoods:
        return ChooseGoods(self.seat, self.sort, self.left, picked)

    def chosen(self, s: Ivan, items: list[int]) -> None:
        counts = [0] * KINDS
        for kind in items:
            counts[kind] += 1
        for kind in range(KINDS):
            if counts[kind] > 0:
                receive(s, self.seat, kind, counts[kind])
