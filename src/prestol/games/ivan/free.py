"""Free actions (IVN-FRE): open at every question of the own turn that is not in the middle of something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from prestol.engine.bounds import Bound
from prestol.engine.compiling import i64
from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Choice, Move, Step
from prestol.games.ivan import events as ev
from prestol.games.ivan.able import can_complete, can_take_project, can_use
from prestol.games.ivan.effect import Effect
from prestol.games.ivan.moves import ARRANGE, EXPORT, EXPORTS, MOST, MOVES, SELL, TRADE_IN, USE, USES, is_free_kind
from prestol.games.ivan.pads import arrange, arrangements, drop_token, token_count, tokens_of
from prestol.games.ivan.parts import (
    COIN,
    FIRST_FOREIGN,
    FIRST_LOCAL,
    KINDS,
    OP_COMPLETE,
    PAD,
    USED,
)
from prestol.games.ivan.projects import TakeProject
from prestol.games.ivan.stock import can_pay, give_up, pay, receive
from prestol.games.ivan.trade import Reconsider

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan

SALES: Final[list[list[Move]]] = [[(SELL, one, other) for other in range(KINDS)] for one in range(KINDS)]
TRADE_INS: Final[list[list[Move]]] = [[(TRADE_IN, one, other) for other in range(MOST)] for one in range(MOST)]


def free_moves(s: Ivan, seat: int) -> list[Move]:
    """IVN-FRE-02 to IVN-FRE-07: sales, two tokens for a project, another order of tokens, estates."""
    goods = s.goods
    base: i64 = seat * KINDS
    listed: list[Move] = []
    for one in range(FIRST_LOCAL, FIRST_FOREIGN):
        if goods[base + one] > 0:
            if goods[base + one] > 1:
                listed.append(SALES[one][one])
            for other in range(one + 1, FIRST_FOREIGN):
                if goods[base + other] > 0:
                    listed.append(SALES[one][other])
    for kind in range(FIRST_FOREIGN, KINDS):
        if goods[base + kind] > 0:
            listed.append(EXPORTS[kind])
    add_token_moves(s, seat, listed)
    for estate, place in enumerate(s.estates):
        if place == seat and can_use(s, seat, estate) and is_useful(s, seat, estate):
            listed.append(USES[estate])
    return listed


def add_token_moves(s: Ivan, seat: int, listed: list[Move]) -> None:
    """IVN-FRE-05, IVN-FRE-07, IVN-R-62."""
    count = token_count(s, seat)
    if count == 0:
        return
    if s.arranged == 0:
        listed.extend(arrangements(s, seat))
    if count > 1 and can_take_project(s):
        tokens = tokens_of(s, seat)
        for one in tokens:
            for other in tokens:
                if one < other:
                    listed.append(TRADE_INS[one][other])


def is_useful(s: Ivan, seat: int, estate: int) -> bool:
    """IVN-R-53: an estate that completes a project needs one in hand that can be paid for; only its owner can tell."""
    effect = s.parts.cards.estate_effect[estate]
    for op in s.parts.effects.ops[effect]:
        if op != OP_COMPLETE:
            return True
    cost = s.parts.cards.estate_cost[estate]
    for project in range(s.parts.projects):
        if can_complete(s, seat, project):
            price = s.parts.cards.project_cost[project]
            together = True
            for kind in range(KINDS):
                if s.goods[seat * KINDS + kind] < cost[kind] + price[kind]:
                    together = False
            if together:
                return True
    return False


class FreeAction(Step["Ivan"]):
    """IVN-FRE-01, IVN-R-61: a free action runs above the question at which it was taken.

    The question stays as long as there is something to decide.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind", "one", "other")
    BOUNDS: ClassVar[dict[str, Bound]] = {"kind": len(MOVES.rows), "one": 10**PAD, "other": 10**PAD}

    def __init__(self, seat: int, kind: int, one: int, other: int) -> None:
        self.seat = seat
        self.kind = kind
        self.one = one
        self.other = other

    def run(self, s: Ivan) -> None:
        seat = self.seat
        figures = s.parts.figures
        if s.rules >= 2:
            s.do(Reconsider())
        if self.kind == SELL:  # IVN-FRE-04
            give_up(s, seat, self.one, 1)
            give_up(s, seat, self.other, 1)
            receive(s, seat, COIN, figures.local_price)
        elif self.kind == EXPORT:  # IVN-FRE-06
            give_up(s, seat, self.one, 1)
            receive(s, seat, COIN, figures.foreign_price)
        elif self.kind == TRADE_IN:  # IVN-FRE-05
            drop_token(s, seat, self.one)
            drop_token(s, seat, self.other)
            s.do(TakeProject(seat))
        elif self.kind == ARRANGE:
            arrange(s, seat, self.one)
            s.arranged = 1
            s.tell(ev.ARRANGED, EVERYBODY, seat)
        else:  # IVN-FRE-03
            s.estates[self.one] = USED + seat
            s.arranged = 0
            s.tell(ev.ESTATE_USED, EVERYBODY, seat, self.one)
            pay(s, seat, s.parts.cards.estate_cost[self.one])
            s.do(Effect(seat, s.parts.cards.estate_effect[self.one], 0))


# --- refusals that no question is asked for


def misplaced(s: Ivan, step: Choice[Any], move: Move) -> Refusal | None:
    """Why a move does not belong here at all: it is none, a free action that is not open, or no answer to this."""
    if not MOVES.is_well_formed(move):
        return Refusal("no-such-move", step.rule(), {})
    if is_free_kind(move[0]):
        if s.turn != step.seat:
            return Refusal("no-free-actions", "IVN-FRE-08", {})
        if not step.lets_free_moves_in():
            return Refusal("half-done", "IVN-R-60", {})
        return why_not_free(s, step.seat, move)
    return None if move[0] in type(step).ACCEPTS else Refusal("not-asked", step.rule(), {})


def why_not_free(s: Ivan, seat: int, move: Move) -> Refusal | None:
    """IVN-FRE-03 to IVN-FRE-07, IVN-R-53, IVN-R-62."""
    kind, target = move[0], move[1]
    if kind == USE:
        return why_not_use(s, seat, target)
    if kind == SELL:
        return Refusal("nothing-to-sell", "IVN-FRE-04", {})
    if kind == EXPORT:
        return Refusal("nothing-to-sell", "IVN-FRE-06", {})
    if kind == TRADE_IN:
        return Refusal("tokens-needed", "IVN-FRE-05", {})
    return Refusal("no-other-order", "IVN-R-62", {}) if kind == ARRANGE else None


def why_not_use(s: Ivan, seat: int, estate: int) -> Refusal:
    """IVN-FRE-03, IVN-R-53: why an estate cannot be used."""
    if estate >= s.parts.estates:
        return Refusal("not-offered", "IVN-FRE-03", {})
    if s.estates[estate] == USED + seat:
        return Refusal("estate-used", "IVN-FRE-03", {})
    if s.estates[estate] != seat:
        return Refusal("not-your-estate", "IVN-FRE-03", {})
    if not can_pay(s, seat, s.parts.cards.estate_cost[estate]):
        return Refusal("estate-too-dear", "IVN-R-53", {})
    return Refusal("estate-idle", "IVN-R-53", {})
