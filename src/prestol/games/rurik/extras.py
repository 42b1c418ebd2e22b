"""Additional actions (RUR-ADD) and the sums of tax and build points: what fits before and after the main action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from prestol.engine.bounds import FIGURE_LIMIT, Bound, Row
from prestol.engine.errors import Refusal
from prestol.engine.places import is_any_at
from prestol.engine.step import EVERYBODY, Choice, Move, Step
from prestol.games.rurik import events as ev
from prestol.games.rurik.building import add_buildings, build, build_price, consecrate, why_not_build
from prestol.games.rurik.deeds import accomplish, can_accomplish, meets_all
from prestol.games.rurik.effect import carry_out
from prestol.games.rurik.losses import discard_scheme
from prestol.games.rurik.moves import BUILD, CONVERT, DEED, MOVES, SCHEME, TAX, is_free_kind
from prestol.games.rurik.parts import CHURCH, GOODS, REGIONS, USED_CONVERSION, USED_DEED, USED_SCHEME
from prestol.games.rurik.push import add_pushes, push, why_not_push
from prestol.games.rurik.stock import goods_total, pay_coins, pay_goods
from prestol.games.rurik.tax import add_taxes, tax, tax_price, why_not_tax

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def free_moves(s: Rurik, seat: int) -> list[Move]:
    """RUR-R-44: what fits into any question of the own turn."""
    listed: list[Move] = []
    add_pushes(s, seat, listed)
    return listed


def add_window_moves(s: Rurik, seat: int, listed: list[Move]) -> None:
    """RUR-ACT-06, RUR-R-21: what fits before and after the main action, but not into it."""
    add_taxes(s, seat, listed)
    add_buildings(s, seat, listed)
    add_schemes(s, seat, listed)
    add_deeds(s, seat, listed)
    add_conversions(s, seat, listed)


def may_have_scheme(s: Rurik, seat: int) -> bool:
    """RUR-ADD-01, RUR-INF-02: whether a card could be played, as far as the others can see."""
    return not s.extras & USED_SCHEME and is_any_at(s.schemes, seat)


def add_schemes(s: Rurik, seat: int, listed: list[Move]) -> None:
    """RUR-ADD-01: one card from hand that can be paid for."""
    if s.extras & USED_SCHEME:
        return
    for card, place in enumerate(s.schemes):
        if place == seat and s.coins[seat] >= s.parts.cards.scheme_cost[card]:
            listed.append(s.parts.scheme_moves[card])


def add_deeds(s: Rurik, seat: int, listed: list[Move]) -> None:
    """RUR-ADD-03: one deed whose requirement holds and whose price can be paid."""
    if s.extras & USED_DEED:
        return
    for deed, place in enumerate(s.deeds):
        if place == seat and can_accomplish(s, seat, deed):
            listed.append(s.parts.deed_moves[deed])


def add_conversions(s: Rurik, seat: int, listed: list[Move]) -> None:
    """RUR-ADD-06 to RUR-ADD-08: one token that lies face up, and two goods that it takes."""
    if s.extras & USED_CONVERSION or goods_total(s, seat) < 2:
        return
    base = seat * GOODS
    for token in range(len(s.parts.conversions)):
        if s.converted[seat * 2 + token] == 0:
            for move in s.parts.conversions[token]:
                first, second = move[2], move[3]
                if s.goods[base + first] > 0 and s.goods[base + second] > (1 if second == first else 0):
                    listed.append(move)


class FreeAction(Step["Rurik"]):
    """RUR-ACT-06: an additional action runs above the question at which it was taken."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "move")
    BOUNDS: ClassVar[dict[str, Bound]] = {"move": Row(FIGURE_LIMIT)}

    def __init__(self, seat: int, move: Move) -> None:
        self.seat = seat
        self.move = move

    def run(self, s: Rurik) -> None:
        seat, move = self.seat, self.move
        if move[0] == TAX:
            s.tax_points -= tax_price(s, seat, move[1])
            tax(s, seat, move[1], move[2])
        elif move[0] == BUILD:
            s.build_points -= build_price(s, seat, move[2])
            build(s, seat, move[1], move[2])
            if move[1] == CHURCH:
                consecrate(s, seat, move[2])
        elif move[0] == SCHEME:
            play_scheme(s, seat, move[1])
        elif move[0] == DEED:
            s.extras |= USED_DEED
            accomplish(s, seat, move[1])
        elif move[0] == CONVERT:
            convert(s, seat, move)
        else:
            push(s, seat, move)


def play_scheme(s: Rurik, seat: int, card: int) -> None:
    """RUR-ADD-01: the price is paid, the reward taken at once, the card discarded."""
    s.extras |= USED_SCHEME
    s.tell(ev.SCHEME_PLAYED, EVERYBODY, seat, card)
    pay_coins(s, seat, s.parts.cards.scheme_cost[card])
    discard_scheme(s, card)
    carry_out(s, seat, s.parts.cards.scheme_effect[card])


def convert(s: Rurik, seat: int, move: Move) -> None:
    """RUR-ADD-06: two goods go back to the supply, and the token is turned down."""
    s.extras |= USED_CONVERSION
    s.converted[seat * 2 + move[1]] = 1
    s.tell(ev.CONVERTED, EVERYBODY, seat, move[1])
    pay_goods(s, seat, move[2], 1)
    pay_goods(s, seat, move[3], 1)
    carry_out(s, seat, s.parts.cards.conversion_effect[move[1]])


# --- refusals that no question is asked for


def misplaced(s: Rurik, step: Choice[Any], move: Move) -> Refusal | None:
    """Why a move does not belong here at all: it is none, not open at this moment, or no answer to this."""
    if not MOVES.is_well_formed(move):
        return Refusal("no-such-move", step.rule(), {})
    if not is_free_kind(move[0]):
        return None if move[0] in type(step).ACCEPTS else Refusal("not-asked", step.rule(), {})
    if s.turn != step.seat:
        return Refusal("not-your-action", "RUR-ACT-06", {})
    if move[0] not in type(step).ACCEPTS and (move[0] < CONVERT + 1 or not step.lets_free_moves_in()):
        return Refusal("half-done", "RUR-R-21", {})
    return why_not_free(s, step.seat, move)


def why_not_free(s: Rurik, seat: int, move: Move) -> Refusal:
    """RUR-ADD, RUR-TAX, RUR-BLD: why something cannot be done beside the main action."""
    kind = move[0]
    if (kind == TAX and move[1] >= REGIONS) or (kind == BUILD and move[2] >= REGIONS):
        return Refusal("not-offered", "RUR-R-07", {})
    if kind == TAX:
        return why_not_tax(s, seat, move[1])
    if kind == BUILD:
        return why_not_build(s, seat, move[1], move[2])
    if kind == SCHEME:
        return why_not_scheme(s, seat, move[1])
    if kind == DEED:
        return why_not_deed(s, seat, move[1])
    return why_not_convert(s, seat, move) if kind == CONVERT else why_not_push(s, seat, move)


def why_not_scheme(s: Rurik, seat: int, card: int) -> Refusal:
    if s.extras & USED_SCHEME:
        return Refusal("one-scheme", "RUR-ADD-01", {})
    if card >= s.parts.schemes or s.schemes[card] != seat:
        return Refusal("not-in-hand", "RUR-ADD-01", {})
    return Refusal("too-dear", "RUR-ACT-07", {"price": s.parts.cards.scheme_cost[card]})


def why_not_deed(s: Rurik, seat: int, deed: int) -> Refusal:
    if s.extras & USED_DEED:
        return Refusal("one-deed", "RUR-ADD-03", {})
    if deed >= s.parts.deeds or s.deeds[deed] != seat:
        return Refusal("not-your-deed", "RUR-ADD-03", {})
    return Refusal("deed-price" if meets_all(s, seat, deed) else "deed-requirement", "RUR-ADD-03", {})


def why_not_convert(s: Rurik, seat: int, move: Move) -> Refusal:
    if s.extras & USED_CONVERSION:
        return Refusal("one-conversion", "RUR-ADD-06", {})
    if move[1] < len(s.parts.cards.conversion_first):
        if s.converted[seat * 2 + move[1]] == 1:
            return Refusal("token-down", "RUR-ADD-06", {})
        if move[2] not in s.parts.cards.conversion_first[move[1]]:
            return Refusal("wrong-goods", "RUR-ADD-07", {})
    return Refusal("no-such-goods", "RUR-ADD-06", {})
