"""Where to send boyars, how many coins to stake, which boyar to lead out first: what chambers are worth, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.step import Move
from prestol.games.ivan.advice.outlook import Outlook
from prestol.games.ivan.advice.weights import Style
from prestol.games.ivan.board import is_present
from prestol.games.ivan.moves import BUILD, PLACE, WARRIOR
from prestol.games.ivan.parts import (
    ANY_CITY,
    DISPLAY,
    EMPTY,
    EXCHANGE,
    FOREIGN,
    INCOME,
    KINDS,
    MANEUVERS,
    NO_CITY,
    NOBODY,
    PROJECTS,
)
from prestol.games.ivan.purse import count_of, lacking, units_of
from prestol.games.ivan.turns import is_most_important, seals_left

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


def chamber_worth(s: Ivan, view: Outlook, chamber: int) -> float:
    """The actions of a chamber and the way to its city."""
    return work_worth(s, view, chamber) + errand_worth(s, view, chamber)


def work_worth(s: Ivan, view: Outlook, chamber: int) -> float:
    """The regular actions of a chamber."""
    if chamber == INCOME:
        return income_worth(s, view)
    if chamber == MANEUVERS:
        return maneuver_worth(s, view)
    if chamber == PROJECTS:
        return projects_worth(view)
    if chamber == EXCHANGE:
        return view.best_price(FOREIGN) + view.w.swap * min(3, spare_units(view) // 2)
    return honour_worth(s, view)


def income_worth(s: Ivan, view: Outlook) -> float:
    """The three best cities."""
    best = [0.0] * s.parts.figures.income_cities
    for city in range(s.parts.land.cities):
        if is_present(s, view.seat, city):
            keep_best(best, view.city_income(city))
    return total_of(best)


def keep_best(best: list[float], value: float) -> None:
    """Let a value into a falling list of the best ones, if it belongs there."""
    for at in range(len(best)):
        if value > best[at]:
            held = best[at]
            best[at] = value
            value = held


def total_of(values: list[float]) -> float:
    total = 0.0
    for value in values:
        total += value
    return total


def maneuver_worth(s: Ivan, view: Outlook) -> float:
    """Two warriors where they count most, or steps if none is left to place."""
    if s.warrior_supply[view.seat] == 0:
        return 2 * view.w.step
    best = [0.0] * s.parts.figures.actions[MANEUVERS]
    for city in range(s.parts.land.cities):
        if is_present(s, view.seat, city):
            keep_best(best, view.contest.placing(city))
    return total_of(best)


def map_worth(s: Ivan, view: Outlook, move: Move) -> float:
    """Warriors, boyars and buildings on the map."""
    if move[0] == PLACE:
        return view.contest.placing(move[1])
    figures, land = s.parts.figures, s.parts.land
    if move[0] == BUILD:
        value = view.contest.gain(land.region[move[1]], figures.building_influence)
        return value + view.w.build * view.contest.later
    influence = figures.warrior_influence if move[1] == WARRIOR else figures.boyar_influence
    value = view.contest.marching(influence, move[2], move[3])
    slot = land.slot_between[move[2] * land.cities + move[3]]
    if slot != EMPTY and s.slots[slot] != EMPTY:
        value += view.token_worth(s.slots[slot]) + view.keeping_token()
    return value


def projects_worth(view: Outlook) -> float:
    """Finishing the two likeliest projects, or taking some."""
    best = [view.drawing(0) + view.w.take] * 2
    for one in view.hand:
        missing = units_of(lacking(one.price, view.goods))
        keep_best(best, one.value * view.share[missing] * 0.5)
    return total_of(best)


def spare_units(view: Outlook) -> int:
    count: int = 0
    for kind in range(KINDS):
        count += count_of(view.goods, kind)
    return count


def honour_worth(s: Ivan, view: Outlook) -> float:
    """The best title of the display, or an estate."""
    best = view.estate_worth()
    for title in range(s.parts.titles):
        if s.titles[title] == DISPLAY:
            best = max(best, view.title_worth(title))
    return best


def errand_worth(s: Ivan, view: Outlook, chamber: int) -> float:
    """What the boyar does for its family in the city of the assignment card, or in the Kremlin."""
    target = s.parts.cards.assignment_target[s.assignments[chamber]]
    if target == NO_CITY:
        return view.effect_worth(s.parts.cards.assignment_regular[s.assignments[chamber]])
    arrivals = s.parts.land.all_arrivals if target == ANY_CITY else s.parts.land.arrivals[target]
    best = 0.0
    for move in arrivals:
        best = max(best, entering(s, view, move[1]))
    return best


def entering(s: Ivan, view: Outlook, city: int) -> float:
    """A boyar in a city until the end of the round."""
    value = view.contest.gain(s.parts.land.region[city], s.parts.figures.boyar_influence)
    if view.w.presence == 0.0 or is_present(s, view.seat, city):
        return value
    return value + view.w.presence


def seal_worth(s: Ivan, view: Outlook, style: Style, chamber: int) -> float:
    """The bonus of a chamber and of its assignment card."""
    card = s.assignments[chamber]
    value = style.seal[chamber] + view.effect_worth(s.parts.cards.assignment_bonus[card])
    return value - s.parts.figures.seal_cost[s.seats] * view.w.coin


def planning_worth(s: Ivan, view: Outlook, style: Style, chamber: int) -> float:
    """A boyar to a chamber: what it will do there, and how likely the bonus is."""
    value = style.plan[chamber] + chamber_worth(s, view, chamber)
    if s.seals[chamber] == NOBODY:
        rivals = 0
        for other in range(s.seats):
            if s.staked[chamber * s.seats + other] != EMPTY:
                rivals += 1
        value += style.importance * seal_worth(s, view, style, chamber) / (1 + rivals)
    return value


def stake_worth(s: Ivan, view: Outlook, style: Style, chamber: int, coins: int) -> float:
    """Coins under a boyar: likely to be the most important one, and the coins gone if it is."""
    ahead = True
    above = True
    for other in s.favour:
        if other == view.seat:
            above = False
        else:
            staked = s.staked[chamber * s.seats + other]
            if staked > coins or (above and staked == coins):
                ahead = False
    price = coins * view.w.coin
    if not ahead:
        return -0.2 * price
    later = 0
    for other in range(s.seats):
        if other != view.seat and s.staked[chamber * s.seats + other] == EMPTY:
            later += s.boyar_supply[other]
    safe = 1.0 / (1.0 + style.outbid * later / (1.0 + coins))
    return safe * (style.importance * seal_worth(s, view, style, chamber) - price)


def leaving_worth(s: Ivan, view: Outlook, style: Style, chamber: int) -> float:
    """Which boyar to lead out first: goods before projects, and the bonus while it is there."""
    value = style.leave[chamber]
    boyars = view.boyars
    if s.seals[chamber] == NOBODY and seals_left(s, view.seat) > 0:
        if is_most_important(s, view.seat, chamber):
            value += 0.5 * seal_worth(s, view, style, chamber)
        elif boyars > 1:
            value -= 0.3 * style.importance
    if chamber == PROJECTS and boyars > 1:
        value += 0.3 * work_worth(s, view, chamber)
        if not can_finish(view):
            value -= style.patience
    elif boyars > 1:
        value += 0.3 * chamber_worth(s, view, chamber)
    return value


def can_finish(view: Outlook) -> bool:
    """Whether a project of the hand can be paid now."""
    for one in view.hand:
        if view.can_finish(one):
            return True
    return False
