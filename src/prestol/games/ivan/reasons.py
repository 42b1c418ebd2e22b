"""Why a move is refused: the first thing that stands against it, with its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.engine.errors import Refusal
from prestol.engine.step import Choice, Move
from prestol.games.ivan import moves as mv
from prestol.games.ivan.board import is_present
from prestol.games.ivan.pads import is_uncovered, slot_of
from prestol.games.ivan.parts import COIN, DECK, DISPLAY, EMPTY, KINDS, NOBODY, OPEN, PAD, SHOWN, USED
from prestol.games.ivan.stock import can_pay

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan

ANSWERS: Final[dict[str, tuple[int, ...]]] = {
    "muster": (mv.MUSTER,),
    "plan": (mv.PLAN,),
    "stake": (mv.STAKE,),
    "leave": (mv.LEAVE,),
    "seal": (mv.SEAL, mv.PASS),
    "enter": (mv.ENTER,),
    "end": (mv.END,),
    "income": (mv.HARVEST, mv.PASS),
    "stone": (mv.QUARRY, mv.PASS),
    "name-cities": (mv.HARVEST, mv.PASS, mv.FINISH),
    "cities": (mv.NAME,),
    "harvest": (mv.HARVEST, mv.QUARRY, mv.AGAIN, mv.FINISH),
    "place-warrior": (mv.PLACE, mv.PASS),
    "move": (mv.MARCH, mv.PASS),
    "maneuver": (mv.PLACE, mv.MARCH, mv.FINISH),
    "build": (mv.BUILD, mv.PASS),
    "war": (mv.SPOILS, mv.SEND, mv.PASS),
    "make-room": (mv.DISCARD,),
    "lay-token": (mv.LAY,),
    "take-project": (mv.TAKE, mv.DRAW, mv.PASS),
    "complete-project": (mv.COMPLETE, mv.PASS),
    "projects": (mv.TAKE, mv.DRAW, mv.COMPLETE, mv.FINISH),
    "take-estate": (mv.ESTATE, mv.DRAW_ESTATE, mv.PASS),
    "take-title": (mv.TITLE, mv.DRAW_TITLE, mv.PASS),
    "rewards": (mv.ESTATE, mv.DRAW_ESTATE, mv.TITLE, mv.DRAW_TITLE, mv.FINISH),
    "resolve": (mv.RESOLVE, mv.PRINTED, mv.PASS),
    "second-trade": (mv.RESOLVE, mv.PRINTED, mv.PASS),
    "next-trade": (mv.RESOLVE, mv.PRINTED, mv.PASS),
    "swap": (mv.GIVE, mv.SWAP, mv.PASS),
    "swap-on": (mv.GIVE, mv.GET),
    "swap-for": (mv.GET,),
    "market": (mv.GIVE, mv.SWAP, mv.GET, mv.FINISH),
    "gain": (mv.GET, mv.CHOOSE),
    "reward": (mv.REWARD,),
}
"""The kinds of move that each question takes, free actions aside."""

HALF_DONE: Final = ("seal", "make-room", "lay-token", "second-trade", "swap-on", "swap-for", "gain")
"""Questions in the middle of something, without a window for free actions (IVN-R-60)."""


def reason(s: Ivan, seat: int, move: Move, rule: str) -> Refusal:
    """Why a move is not on the list of the question now open."""
    top = s.stack[-1]
    ask = top.ask() if isinstance(top, Choice) else ""
    kind = move[0] if move else -1
    if not is_well_formed(move):
        return Refusal("no-such-move", rule, {})
    if mv.is_free_kind(kind):
        if s.turn != seat:
            return Refusal("no-free-actions", "IVN-FRE-08", {})
        if ask in HALF_DONE:
            return Refusal("half-done", "IVN-R-60", {})
        return free_reason(s, seat, move) or Refusal("not-offered", rule, {})
    if kind not in ANSWERS.get(ask, ()):
        return Refusal("not-asked", rule, {})
    found = piece_reason(s, seat, move) or card_reason(s, seat, move) or goods_reason(s, seat, move)
    return found or Refusal("not-offered", rule, {})


def is_well_formed(move: Move) -> bool:
    """Whether a move has a known kind and as many targets as it needs."""
    if not move or not 0 <= move[0] < len(mv.MOVES.rows):
        return False
    kind = mv.MOVES.rows[move[0]]
    if kind.several:
        return len(move) > 1
    for target in move[1:]:
        if target < 0:
            return False
    return len(move) - 1 == len(kind.domains)


def free_reason(s: Ivan, seat: int, move: Move) -> Refusal | None:
    """Free actions: IVN-FRE-03 to IVN-FRE-07."""
    kind, target = move[0], move[1]
    if kind == mv.USE and target < s.parts.estates:
        if s.estates[target] == USED + seat:
            return Refusal("estate-used", "IVN-FRE-03", {})
        if s.estates[target] != seat:
            return Refusal("not-your-estate", "IVN-FRE-03", {})
        if not can_pay(s, seat, s.parts.cards.estate_cost[target]):
            return Refusal("estate-too-dear", "IVN-R-53", {})
        return Refusal("estate-idle", "IVN-R-53", {})
    if kind == mv.SELL:
        return Refusal("nothing-to-sell", "IVN-FRE-04", {})
    if kind == mv.EXPORT:
        return Refusal("nothing-to-sell", "IVN-FRE-06", {})
    if kind == mv.TRADE_IN:
        return Refusal("tokens-needed", "IVN-FRE-05", {})
    if kind == mv.ARRANGE:
        return Refusal("no-other-order", "IVN-R-62", {})
    return None


def piece_reason(s: Ivan, seat: int, move: Move) -> Refusal | None:
    """Boyars, warriors and buildings."""
    kind = move[0]
    if kind == mv.PLAN:
        return Refusal("boyar-there", "IVN-PLN-02", {})
    if kind == mv.STAKE:
        return Refusal("too-few-coins", "IVN-PLN-03", {"coins": s.goods[seat * KINDS + COIN]})
    if kind == mv.LEAVE:
        return Refusal("no-boyar-there", "IVN-ACT-01", {})
    if kind == mv.MUSTER:
        return Refusal("warrior-there", "IVN-SET-19", {})
    if kind == mv.ENTER:
        return Refusal("wrong-colour", "IVN-ACT-12", {})
    if kind in (mv.SPOILS, mv.SEND) and s.warrior_supply[seat] == 0:
        return Refusal("no-warrior-left", "IVN-R-59", {})
    if kind in (mv.PLACE, mv.HARVEST, mv.AGAIN, mv.BUILD, mv.MARCH):
        return city_reason(s, seat, move)
    return None


def city_reason(s: Ivan, seat: int, move: Move) -> Refusal:
    """What goes on in a city."""
    kind, land = move[0], s.parts.land
    target = move[1]
    city = move[2] if kind == mv.MARCH else target
    if city >= land.cities or (kind == mv.MARCH and (target > mv.BOYAR or move[3] >= land.cities)):
        return Refusal("no-such-move", "IVN-CMP-01", {})
    at = seat * land.cities + city
    if kind == mv.MARCH:
        if (s.warriors if target == mv.WARRIOR else s.boyars)[at] == 0:
            return Refusal("no-piece-there", "IVN-MAN-03", {})
        return Refusal("not-adjacent", "IVN-MAN-03", {})
    if kind == mv.PLACE and s.warrior_supply[seat] == 0:
        return Refusal("no-warrior-left", "IVN-R-59", {})
    if kind == mv.BUILD:
        if s.building_supply[seat] == 0:
            return Refusal("no-building-left", "IVN-PRJ-08", {})
        if s.buildings[city] != NOBODY:
            return Refusal("building-there", "IVN-PRJ-07", {})
        return Refusal("no-builder", "IVN-PRJ-07", {})
    if kind == mv.AGAIN:
        return Refusal("not-named", "IVN-INC-04", {})
    if not is_present(s, seat, city):
        return Refusal("no-presence", "IVN-MAN-02" if kind == mv.PLACE else "IVN-INC-01", {})
    return Refusal("no-income", "IVN-INC-01", {})


def card_reason(s: Ivan, seat: int, move: Move) -> Refusal | None:
    """Projects, titles, estates and tokens."""
    kind = move[0]
    target = move[1] if len(move) > 1 else 0
    parts = s.parts
    if kind == mv.COMPLETE and target < parts.projects:
        place = s.projects[target]
        if not 0 <= place < SHOWN or place % OPEN != seat:
            return Refusal("not-in-hand", "IVN-PRJ-04", {})
        return Refusal("project-too-dear", "IVN-PRJ-05", {})
    if kind == mv.TAKE and target < parts.projects:
        return Refusal("not-displayed", "IVN-PRJ-02", {})
    if kind == mv.DRAW:
        return Refusal("deck-empty", "IVN-FAQ-02", {})
    if kind in (mv.ESTATE, mv.TITLE):
        places = s.estates if kind == mv.ESTATE else s.titles
        if target < len(places) and places[target] == DISPLAY and DECK not in places:
            return Refusal("display-closed", "IVN-R-34", {})
        return Refusal("not-displayed", "IVN-REW-01", {})
    if kind in (mv.DRAW_ESTATE, mv.DRAW_TITLE):
        return Refusal("deck-empty", "IVN-FAQ-05", {})
    if kind in (mv.RESOLVE, mv.DISCARD) and slot_of(s, seat, target) == EMPTY:
        return Refusal("not-on-pad", "IVN-PRJ-09" if kind == mv.RESOLVE else "IVN-TRD-02", {})
    if kind == mv.PRINTED and target < PAD and not is_uncovered(s, seat, target):
        return Refusal("covered", "IVN-R-31", {})
    if kind == mv.SPOILS:
        return Refusal("no-such-spoils", "IVN-PRJ-10", {})
    if kind == mv.LAY:
        return Refusal("slot-taken", "IVN-TRD-01", {})
    return None


def goods_reason(s: Ivan, seat: int, move: Move) -> Refusal | None:
    """Goods that are given, taken or paid."""
    kind = move[0]
    if kind == mv.QUARRY:
        return Refusal("no-coin-for-stone", "IVN-INC-03", {})
    if kind == mv.GIVE and move[1] < KINDS:
        if s.goods[seat * KINDS + move[1]] == 0:
            return Refusal("nothing-to-give", "IVN-EXC-01", {})
        return Refusal("later-kinds-first", "IVN-EXC-01", {})
    if kind == mv.GET and move[1] < KINDS:
        return Refusal("not-that-kind", "IVN-R-37", {})
    return None
