"""Resolving trade effects of the own pad, tokens and printed ones alike (IVN-PRJ-09, IVN-ICO-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Choice, Move, Step, TurnChoice
from prestol.games.ivan import events as ev
from prestol.games.ivan.able import NOTHING, can_uncover, could_resolve, is_asked, is_effective, may_act_freely
from prestol.games.ivan.effect import Effect
from prestol.games.ivan.moves import PASS, PASS_MOVE, PRINTED, PRINTEDS, RESOLVE, RESOLVES
from prestol.games.ivan.pads import is_uncovered, slot_of
from prestol.games.ivan.parts import EMPTY, OP_FAVOUR, OP_GAIN, PAD

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


def add_trades(s: Ivan, seat: int, but: int, idle: bool, listed: list[Move]) -> None:
    """Trade effects but one; with `idle` also those that could do nothing now."""
    tokens = s.parts.tokens
    effects = s.parts.cards.trade_effect
    for slot in range(PAD):
        token = s.pads[seat * PAD + slot]
        trade = token if token != EMPTY else tokens + slot
        if trade == but or effects[trade] < 0:
            continue
        if idle or is_effective(s, seat, effects[trade], NOTHING):
            listed.append(RESOLVES[token] if token != EMPTY else PRINTEDS[slot])


def trade_of(s: Ivan, move: Move) -> int:
    """The trade effect that a move names."""
    return move[1] if move[0] == RESOLVE else s.parts.tokens + move[1]


def why_not_resolve(s: Ivan, seat: int, move: Move) -> Refusal | None:
    """IVN-PRJ-09, IVN-R-31: why a trade effect cannot be resolved."""
    if move[0] == RESOLVE and slot_of(s, seat, move[1]) == EMPTY:
        return Refusal("not-on-pad", "IVN-PRJ-09", {})
    if move[0] == PRINTED and move[1] < PAD and not is_uncovered(s, seat, move[1]):
        return Refusal("covered", "IVN-R-31", {})
    return None


class ResolveTrade(TurnChoice["Ivan"]):
    """IVN-PRJ-09, IVN-R-03, IVN-R-32: name a trade effect of the pad, never the one resolved just before."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "trade")
    ASK: ClassVar[str] = "resolve"
    RULE: ClassVar[str] = "IVN-PRJ-09"
    ACCEPTS: ClassVar[tuple[int, ...]] = (RESOLVE, PRINTED, PASS)

    def __init__(self, seat: int, left: int, trade: int) -> None:
        super().__init__(seat)
        self.left = left
        self.trade = trade

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [PASS_MOVE]
        add_trades(s, self.seat, self.trade, False, listed)
        return listed

    def is_open(self, s: Ivan) -> bool:
        return len(self.moves(s)) > 1 or (s.turn == self.seat and could_resolve(s, self.seat, self.trade))

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return why_not_resolve(s, self.seat, move)

    def choose(self, s: Ivan, move: Move) -> None:
        if move[0] == PASS:
            return
        trade = trade_of(s, move)
        if self.left == 1:
            s.do(ResolveOne(self.seat, trade))
        elif s.options.one_trade_at_a_time:
            further = ResolveTrade(self.seat, self.left - 1, trade)
            if s.rules >= 2:
                s.do(ResolveOne(self.seat, trade), Reconsider(), further)
            else:
                s.do(ResolveOne(self.seat, trade), further)
        else:
            others: list[Move] = []
            add_trades(s, self.seat, trade, True, others)
            s.do(NameSecond(self.seat, trade) if others else ResolveOne(self.seat, trade))


class NameSecond(Choice["Ivan"]):
    """IVN-R-32: the second effect is named before the first one is resolved."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "trade")
    ASK: ClassVar[str] = "second-trade"
    RULE: ClassVar[str] = "IVN-R-32"
    ACCEPTS: ClassVar[tuple[int, ...]] = (RESOLVE, PRINTED, PASS)

    def __init__(self, seat: int, trade: int) -> None:
        super().__init__(seat)
        self.trade = trade

    def options(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [PASS_MOVE]
        add_trades(s, self.seat, self.trade, True, listed)
        return listed

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return why_not_resolve(s, self.seat, move)

    def pick(self, s: Ivan, move: Move) -> None:
        if move[0] == PASS:
            s.do(ResolveOne(self.seat, self.trade))
        elif s.rules >= 2:
            s.do(ResolveOne(self.seat, self.trade), Reconsider(), OfferSecond(self.seat, trade_of(s, move)))
        else:
            s.do(ResolveOne(self.seat, self.trade), ResolveOne(self.seat, trade_of(s, move)))


class OfferSecond(TurnChoice["Ivan"]):
    """IVN-R-32, IVN-R-60: between the two effects there is time for free actions; then the second one is resolved."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "trade")
    ASK: ClassVar[str] = "next-trade"
    RULE: ClassVar[str] = "IVN-R-60"
    ACCEPTS: ClassVar[tuple[int, ...]] = (RESOLVE, PRINTED, PASS)

    def __init__(self, seat: int, trade: int) -> None:
        super().__init__(seat)
        self.trade = trade

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [PASS_MOVE]
        if is_in_force(s, self.seat, self.trade):
            printed = self.trade - s.parts.tokens
            listed.append(PRINTEDS[printed] if printed >= 0 else RESOLVES[self.trade])
        return listed

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return why_not_resolve(s, self.seat, move) or Refusal("not-offered", "IVN-R-32", {})

    def choose(self, s: Ivan, move: Move) -> None:
        if move[0] != PASS:
            s.do(ResolveOne(self.seat, self.trade))

    def left_out(self, s: Ivan) -> None:
        s.do(ResolveOne(self.seat, self.trade))

    def is_open(self, s: Ivan) -> bool:
        """Whether a free action could come before the effect; one that asks has a window of its own."""
        if s.turn != self.seat:
            return False
        if not is_in_force(s, self.seat, self.trade):
            return self.trade >= s.parts.tokens and can_uncover(s, self.seat)
        effects = s.parts.effects
        effect = s.parts.cards.trade_effect[self.trade]
        op = effects.ops[effect][0]
        asks = op != OP_GAIN and op != OP_FAVOUR and is_asked(s, self.seat, op, effects.args[effect][0])
        return not asks and may_act_freely(s, self.seat)


def is_in_force(s: Ivan, seat: int, trade: int) -> bool:
    """IVN-R-31, IVN-R-32: the token lies on the pad, or the printed effect is uncovered."""
    printed = trade - s.parts.tokens
    return is_uncovered(s, seat, printed) if printed >= 0 else slot_of(s, seat, trade) != EMPTY


class Reconsider(Step["Ivan"]):
    """IVN-R-60: the question below is asked only if there is something to decide, as far as everybody can see."""

    def run(self, s: Ivan) -> None:
        top = s.stack[-1]
        if isinstance(top, Choice) and not top.is_open(s):
            s.stack.pop()
            top.left_out(s)


class ResolveOne(Step["Ivan"]):
    """IVN-R-31, IVN-R-32: a named token that has left the pad, or a printed effect now covered, does nothing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "trade")

    def __init__(self, seat: int, trade: int) -> None:
        self.seat = seat
        self.trade = trade

    def run(self, s: Ivan) -> None:
        if not is_in_force(s, self.seat, self.trade):
            return
        printed = self.trade - s.parts.tokens
        if printed >= 0:
            s.tell(ev.PRINTED_RESOLVED, EVERYBODY, self.seat, printed)
        else:
            s.tell(ev.RESOLVED, EVERYBODY, self.seat, self.trade)
        s.do(Effect(self.seat, s.parts.cards.trade_effect[self.trade], 0))
