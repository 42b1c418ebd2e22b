"""Moves of an own turn: figures, fights, cards, and what is given up for deeds. All in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prestol.engine.several import NO_MORE
from prestol.engine.state import sees
from prestol.engine.step import Move, Step
from prestol.games.rurik import moves as mv
from prestol.games.rurik.advice.outlook import Outlook
from prestol.games.rurik.advice.weights import NEVER, Style
from prestol.games.rurik.attack import AttackTarget
from prestol.games.rurik.building import DriveOut
from prestol.games.rurik.march import MoveFigure
from prestol.games.rurik.parts import (
    ANY_GOODS,
    BUILD_ACTION,
    BUILD_POINTS,
    BUILDINGS,
    COIN,
    DEEDS_DONE,
    DIFFERENT_GOODS,
    EMPTY,
    FIGURES,
    FIRST_GOOD,
    GOODS,
    KINDS,
    MARKET,
    REBELLION,
    REGIONS,
    ROWS,
    SAME_GOODS,
    SCHEME_CARDS,
    STRONGHOLD,
    TAX_ACTION,
    TAX_POINTS,
)
from prestol.games.rurik.price import PayGoods
from prestol.games.rurik.turns import TakeAdvisor

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def figure_worth(s: Rurik, view: Outlook, top: Step[Any], move: Move) -> float:
    """Musters, steps and sendings."""
    contest = view.contest
    kind = move[0]
    if kind == mv.MUSTER:
        value = contest.placing(move[2]) + view.w.points[0]
        return value + view.w.chief if move[1] == mv.CHIEF else value
    if kind == mv.RESCUE:
        return contest.gain(move[1], 2) + view.w.chief
    if kind == mv.LEVY:
        return contest.placing(s.leader_at[view.side]) + view.w.points[0]
    figures = 1 if move[1] == mv.TROOP else move[1]
    value = contest.marching(figures, move[2], move[3])
    if isinstance(top, MoveFigure) and top.left > 1:
        value = max(value, 0.9 * two_steps(s, view, figures, move[2], move[3]))
    return value


def two_steps(s: Rurik, view: Outlook, figures: int, origin: int, over: int) -> float:
    """The best region beyond the next one."""
    contest = view.contest
    best = NEVER
    for target in s.near[over]:
        if target != origin:
            best = max(best, contest.gain(target, figures))
    return best + contest.gain(origin, -figures)


def attack_worth(s: Rurik, view: Outlook, top: Step[Any], move: Move) -> float:
    """Attacks, and whom a church drives out."""
    kind = move[0]
    fewer = top.fewer if isinstance(top, AttackTarget) else 0
    if kind == mv.ATTACK_REBEL:
        return view.rebel_worth(move[1]) + view.w.points[2]
    if kind == mv.ATTACK_NEUTRAL:
        return view.contest.thinning(move[1], EMPTY) + view.w.points[2]
    return view.strike_worth(move[1], move[2] if kind == mv.ATTACK else REBELLION, fewer)


def drive_worth(view: Outlook, top: DriveOut, move: Move) -> float:
    """Whom a church drives out."""
    if move[0] == mv.DRIVE_OUT_REBEL:
        return view.contest.thinning(top.region, EMPTY) - 0.5 * view.reward_worth(top.region)
    if move[0] == mv.DRIVE_OUT_NEUTRAL:
        return view.contest.thinning(top.region, EMPTY)
    return view.contest.thinning(top.region, move[1] if move[0] == mv.DRIVE_OUT else REBELLION)


def push_worth(s: Rurik, view: Outlook, move: Move) -> float:
    """Predslava: a figure of a rival out of her region, into another; its owner gets a coin."""
    other = REBELLION if move[0] == mv.PUSH_REBELLION else move[1]
    contest = view.contest
    here, target = s.leader_at[view.side], move[-1]
    value = contest.thinning(here, other) - 0.1
    if contest.mine[target] > 0 and contest.strength[other * REGIONS + target] + 2 >= contest.mine[target]:
        value -= contest.unit * 0.5
    return value - contest.w.deny * 0.2


# --- the course of a turn


def course_worth(s: Rurik, view: Outlook, style: Style, move: Move) -> float:
    """Which advisor acts, or is skipped for a coin."""
    if move[0] == mv.SKIP:
        return view.coin_worth()
    space = move[1] * ROWS + move[2]
    return view.space_worth(space) + style.haste[move[1]]


def extra_worth(s: Rurik, view: Outlook, style: Style, top: Step[Any], move: Move) -> float:
    """Additional actions: cards, deeds and conversions, compared with keeping them for later."""
    kind = move[0]
    if kind == mv.DEED:
        return deed_now(s, view, move[1])
    if kind == mv.SCHEME:
        effect = s.parts.cards.scheme_effect[move[1]]
        value = view.card_worth(move[1]) - held_back(view, style, move[1])
    else:
        effect = s.parts.cards.conversion_effect[move[1]]
        value = view.effect_worth(effect) - view.good_loss(move[2]) - view.good_loss(move[3])
        if move[2] == move[3]:
            value -= 0.05
    if isinstance(top, TakeAdvisor) and waits(s, effect):
        return NEVER
    return value


def held_back(view: Outlook, style: Style, card: int) -> float:
    """What a card is worth in hand: less the more cards wait, and the fewer turns are left."""
    cards = view.s.schemes.count(view.side)
    turns = view.contest.turns + view.contest.far_turns
    if isinstance(view.s.stack[-1], TakeAdvisor):
        turns -= 1
    if turns < cards:
        return 0.0
    return style.hold + 0.5 * view.held_worth(card) * max(0.0, 1.0 - 0.3 * (cards - 1))


def waits(s: Rurik, effect: int) -> bool:
    """Whether an additional action belongs after the main one: goods and buildings wait for figures to arrive."""
    row = s.parts.effects[effect]
    return row[TAX_POINTS] > 0 or row[BUILD_POINTS] > 0


def deed_now(s: Rurik, view: Outlook, deed: int) -> float:
    """A deed that can be done: at once, unless its price is too dear."""
    cards = s.parts.cards
    value = float(cards.deed_vp[deed]) + view.effect_worth(cards.deed_effect[deed])
    if view.metric == DEEDS_DONE:
        value += view.agenda_unit
    price = cards.deed_price[deed]
    value -= price[COIN] * view.coin_worth() + price[SCHEME_CARDS] * view.w.scheme
    goods = price[ANY_GOODS] + price[SAME_GOODS] + price[DIFFERENT_GOODS]
    value -= goods * view.cheapest_good()
    for good in range(GOODS):
        if price[FIRST_GOOD + good] > 0:
            value -= price[FIRST_GOOD + good] * view.good_loss(good)
    if price[FIGURES] > 0:
        value += price[FIGURES] * least_figure(s, view)
    return value - least_building(s, view) if price[BUILDINGS] > 0 else value


def least_figure(s: Rurik, view: Outlook) -> float:
    """The figure whose loss costs least, as a gain."""
    best = NEVER
    for region in s.regions:
        if s.troops[view.side * REGIONS + region] > 0:
            best = max(best, view.contest.losing(region))
    return best


def least_building(s: Rurik, view: Outlook) -> float:
    """What the own building is worth that is worth least."""
    best = -NEVER
    for region in s.regions:
        for kind in range(KINDS):
            if s.buildings[region * KINDS + kind] == view.side:
                best = min(best, demolition(s, view, kind, region))
    return best


def work_worth(s: Rurik, view: Outlook, move: Move) -> float:
    """Goods and buildings for the points of the turn, by the point."""
    if move[0] == mv.BUILD:
        price = view.price_in(move[2])
        return view.building_worth(move[1], move[2]) / price + view.w.points[BUILD_ACTION]
    good = s.yields[move[1]]
    value = view.good_worth(good)
    if move[2] == mv.SAME_GOOD:
        value += second_good(s, view, good)
    elif move[2] == mv.ONE_COIN:
        value += view.coin_worth()
    return value / view.price_in(move[1]) + view.w.points[TAX_ACTION]


def second_good(s: Rurik, view: Outlook, good: int) -> float:
    """The good that a market adds."""
    value = view.good_worth(good)
    if s.goods[view.side * GOODS + good] + 1 >= s.parts.figures.boat[good]:
        value -= view.good_unit
    return value


# --- cards and prices


def card_choice(s: Rurik, view: Outlook, move: Move) -> float:
    """Cards kept, laid back on top, or given away."""
    if move[0] == mv.TAKE:
        return 0.5 * view.card_worth(move[1]) + view.held_worth(move[1])
    if move[0] == mv.DISCARD:
        return -view.card_worth(move[1]) - view.held_worth(move[1])
    return (0.0 if s.parts.cards.scheme_loss[move[1]] else 0.3) - 0.3 * view.held_worth(move[1])


def deck_worth(s: Rurik, view: Outlook, looking: bool, deck: int) -> float:
    """A deck by what the seat knows of its top, or else by its size."""
    pile = s.deck(deck)
    if len(pile.top) > 0 and sees(pile.top_known[0], view.side):
        card = pile.top[0]
        if looking:
            return view.held_worth(card) - view.w.scheme
        return -2.0 if s.parts.cards.scheme_loss[card] else 2.0
    return 0.02 * pile.size()


def payment(s: Rurik, view: Outlook, top: Step[Any], move: Move) -> float:
    """Goods, figures and buildings given for a deed."""
    kind = move[0]
    if kind == mv.SPEND:
        return -view.good_loss(move[1])
    if kind == mv.REMOVE:
        value = view.contest.losing(move[2])
        return value - view.w.chief - 0.2 if move[1] == mv.CHIEF else value
    if kind == mv.DEMOLISH:
        return -demolition(s, view, move[1], move[2])
    if move[1] == NO_MORE or not isinstance(top, PayGoods):
        return 0.0
    value = -view.good_loss(move[1])
    left = top.due - len(top.picked) - 1
    if left > 0:
        cheapest = 9.0
        for good in range(move[1], GOODS):
            if s.goods[view.side * GOODS + good] > 0:
                cheapest = min(cheapest, view.good_loss(good))
        value -= left * cheapest
    return value


def demolition(s: Rurik, view: Outlook, kind: int, region: int) -> float:
    """What goes with a building: its effect, and the place of its region in the group if it is the last one there."""
    others = 0
    for at in range(region * KINDS, region * KINDS + KINDS):
        if s.buildings[at] == view.side:
            others += 1
    value = 0.1
    if others == 1:
        value += view.group_loss(region)
    if kind == STRONGHOLD:
        value -= view.contest.gain(region, -1)
    elif kind == MARKET:
        value += view.w.market * view.contest.later
    return value
