"""Picks of a selection: goods of choice, cities that pay, units given in a swap. All in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from prestol.engine.several import NO_MORE, Several
from prestol.engine.step import Move, Step
from prestol.games.ivan.advice.outlook import Outlook
from prestol.games.ivan.advice.planning import keep_best, total_of
from prestol.games.ivan.board import is_present
from prestol.games.ivan.effect import ChooseGoods
from prestol.games.ivan.income import ChooseCities
from prestol.games.ivan.moves import CHOOSE, SWAP
from prestol.games.ivan.parts import FIRST_FOREIGN, KINDS, LOCAL, SWAP_UNITS
from prestol.games.ivan.purse import count_of, one_of
from prestol.games.ivan.swaps import OfferUnits

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan

NEVER: Final = -9.0
"""Worth of moves that lead nowhere."""


def foresee(view: Outlook, question: Several[Any]) -> None:
    """Look at the goods as they will be once what is picked has been got or given."""
    kind = type(question).KIND
    if not question.picked or (kind != CHOOSE and kind != SWAP):
        return
    goods = view.goods
    for item in question.picked:
        goods += one_of(item) if kind == CHOOSE else -one_of(item)
    view.suppose(goods)


def pick_worth(s: Ivan, view: Outlook, top: Step[Any], move: Move) -> float:
    """A pick, with the best that can follow it; picks come in rising order."""
    item = move[1]
    if item == NO_MORE:
        return 0.0
    if isinstance(top, ChooseCities):
        return city_worth(s, view, top, item)
    if isinstance(top, ChooseGoods):
        return goods_worth(view, top, item)
    if isinstance(top, Several) and top.picked:
        return view.price(item, -1)
    units = top.give if isinstance(top, OfferUnits) else SWAP_UNITS
    return best_swap(view, item, units) - view.w.edge


def city_worth(s: Ivan, view: Outlook, top: ChooseCities, city: int) -> float:
    """The income of a city, and of the best ones that can be named after it."""
    value = view.city_income(city)
    left = top.left - len(top.picked) - 1
    if left > 0:
        best = [0.0] * left
        for later in range(city + 1, s.parts.land.cities):
            if is_present(s, view.seat, later):
                keep_best(best, view.city_income(later))
        value += total_of(best)
    return value


def goods_worth(view: Outlook, top: ChooseGoods, kind: int) -> float:
    """A unit of choice, and the best one that can follow it."""
    value = view.price(kind, 1)
    if top.left - len(top.picked) > 1:
        best = 0.0
        for later in range(kind, FIRST_FOREIGN if top.sort == LOCAL else KINDS):
            best = max(best, view.price(later, 1))
        value += best
    return value


def best_swap(view: Outlook, first: int, units: int) -> float:
    """The best that can come of a swap that begins with a kind."""
    cost = view.price(first, -1)
    if units > 1:
        rest = NEVER
        for kind in range(first, KINDS):
            if count_of(view.goods, kind) > (1 if kind == first else 0):
                rest = max(rest, view.price(kind, -1))
        cost += rest
    best = 0.0
    for kind in range(KINDS):
        if kind != first:
            best = max(best, view.price(kind, 1))
    return best + cost
