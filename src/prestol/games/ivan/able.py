"""Whether something can be done at all: what is not possible is neither asked nor offered (IVN-R-53, IVN-R-59).

`is_able` reads only what everybody can see, so that no pause and no missing question tells about a hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.games.ivan.board import can_build_anywhere, has_mover, is_anywhere, is_present
from prestol.games.ivan.pads import token_count
from prestol.games.ivan.parts import (
    COIN,
    DECK,
    DISPLAY,
    EMPTY,
    FIRST_FOREIGN,
    FIRST_LOCAL,
    KINDS,
    OP_BUILD,
    OP_COMPLETE,
    OP_EXCHANGE,
    OP_INCOME,
    OP_MOVE,
    OP_PLACE,
    OP_RESOLVE,
    OP_TAKE_ESTATE,
    OP_TAKE_PROJECT,
    OP_TAKE_TITLE,
    OP_WAR,
    OPEN,
    PAD,
    PER_GIVEN,
    STONE,
    is_in_hand,
)
from prestol.games.ivan.stock import can_pay, units

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan

NOTHING: Final = [0] * KINDS
"""The price of what is free."""


def is_asked(s: Ivan, seat: int, op: int, arg: int) -> bool:
    """IVN-R-60: a step is asked if it can do something, or if a free action in its window could change that."""
    if is_able(s, seat, op, arg, NOTHING):
        return True
    if s.turn != seat or no_free_action_helps(op):
        return False
    if s.rules < 2:
        return op != OP_TAKE_PROJECT and may_act_freely(s, seat)
    return could_be_able(s, seat, op)


def could_be_able(s: Ivan, seat: int, op: int) -> bool:
    """Whether a free action could let a step do something that it cannot do now, as far as everybody can see."""
    if op == OP_INCOME:  # a sale may bring the coin for a stone
        return is_anywhere(s, seat) and may_act_freely(s, seat)
    if op == OP_BUILD:
        return s.building_supply[seat] > 0 and is_anywhere(s, seat) and may_use_estate(s, seat)
    if op == OP_MOVE:
        return is_anywhere(s, seat) and may_use_estate(s, seat)
    if op == OP_COMPLETE:
        return (token_count(s, seat) >= 2 and can_take_project(s)) or may_use_estate(s, seat)
    if op == OP_EXCHANGE:
        return may_use_estate(s, seat)
    return op == OP_RESOLVE and could_resolve(s, seat, s.parts.no_trade)


def no_free_action_helps(op: int) -> bool:
    """IVN-R-60: no free action brings a warrior home or fills a deck of honours."""
    return op == OP_PLACE or op == OP_WAR or op == OP_TAKE_ESTATE or op == OP_TAKE_TITLE


def is_able(s: Ivan, seat: int, op: int, arg: int, cost: list[int]) -> bool:
    """Whether a step of an effect can do something once a price is paid, as far as everybody can see."""
    if op == OP_PLACE:
        return s.warrior_supply[seat] > 0 and is_anywhere(s, seat)
    if op == OP_MOVE:
        return has_mover(s, seat)
    if op == OP_INCOME:
        return can_harvest(s, seat, s.goods[seat * KINDS + COIN] - cost[COIN])
    if op == OP_TAKE_PROJECT:
        return can_take_project(s)
    if op == OP_COMPLETE:
        return hand_size(s, seat) > 0
    if op == OP_TAKE_ESTATE:
        return can_take_estate(s)
    if op == OP_TAKE_TITLE:
        return can_take_title(s)
    if op == OP_EXCHANGE:
        return units(s, seat) - sum(cost) >= arg // PER_GIVEN
    if op == OP_RESOLVE:
        return can_resolve(s, seat, cost)
    if op == OP_WAR:
        return s.warrior_supply[seat] > 0
    if op == OP_BUILD:
        return can_build_anywhere(s, seat)
    return True


def is_effective(s: Ivan, seat: int, effect: int, cost: list[int]) -> bool:
    """Whether any step of a list can do something once a price is paid."""
    ops = s.parts.effects.ops[effect]
    args = s.parts.effects.args[effect]
    for at in range(len(ops)):
        if is_able(s, seat, ops[at], args[at], cost):
            return True
    return False


def yields(s: Ivan, city: int, coins: int) -> bool:
    """IVN-INC-03: whether the income of a city is anything for a player who has this many coins."""
    income = s.parts.land.income[city]
    for kind in range(KINDS):
        if income[kind] > 0 and (kind != STONE or coins >= s.parts.figures.stone_price):
            return True
    return False


def can_harvest(s: Ivan, seat: int, coins: int) -> bool:
    for city in range(s.parts.land.cities):
        if is_present(s, seat, city) and yields(s, city, coins):
            return True
    return False


def can_take_project(s: Ivan) -> bool:
    """IVN-FAQ-02, IVN-FAQ-03: a project lies in the display or the deck."""
    for place in s.projects:
        if place == DECK or place == DISPLAY:
            return True
    return False


def can_take_estate(s: Ivan) -> bool:
    """IVN-FAQ-05, IVN-R-34."""
    return can_take_honour(s, s.estates)


def can_take_title(s: Ivan) -> bool:
    """IVN-FAQ-05, IVN-R-34."""
    return can_take_honour(s, s.titles)


def can_take_honour(s: Ivan, places: list[int]) -> bool:
    """A deck that can be drawn from is never empty while its discard is not (IVN-R-35)."""
    shown = False
    for place in places:
        if place == DECK:
            return True
        if place == DISPLAY:
            shown = True
    return shown and not s.options.empty_deck_closes_display


def hand_size(s: Ivan, seat: int) -> int:
    """IVN-INF-01: how many projects a seat holds."""
    count = 0
    for place in s.projects:
        if place == seat or place == OPEN + seat:
            count += 1
    return count


def can_complete(s: Ivan, seat: int, project: int) -> bool:
    """IVN-PRJ-05: all goods of the price are there."""
    place = s.projects[project]
    return is_in_hand(place, seat) and can_pay(s, seat, s.parts.cards.project_cost[project])


def can_resolve(s: Ivan, seat: int, cost: list[int]) -> bool:
    """Whether a trade effect of the pad could do something."""
    cards = s.parts.cards
    for slot in range(PAD):
        token = s.pads[seat * PAD + slot]
        effect = cards.trade_effect[token if token != EMPTY else s.parts.tokens + slot]
        if effect >= 0 and is_effective(s, seat, effect, cost):
            return True
    return False


def could_resolve(s: Ivan, seat: int, but: int) -> bool:
    """Whether a free action could bring or uncover a trade effect other than one."""
    return may_act_freely(s, seat) or (is_any_covered(s, seat, but) and can_uncover(s, seat))


def is_any_covered(s: Ivan, seat: int, but: int) -> bool:
    """IVN-R-31: whether a token lies on a printed effect other than one."""
    for slot in s.parts.printed:
        if s.pads[seat * PAD + slot] != EMPTY and s.parts.tokens + slot != but:
            return True
    return False


def can_uncover(s: Ivan, seat: int) -> bool:
    """Whether tokens can be moved off a printed effect, or away from the pad."""
    tokens = token_count(s, seat)
    return (s.arranged == 0 and tokens < PAD) or (tokens > 1 and can_take_project(s))


# --- free actions


def can_use(s: Ivan, seat: int, estate: int) -> bool:
    """IVN-FRE-03, IVN-R-53: an own unused estate with a price that can be paid and an effect that does something."""
    if s.estates[estate] != seat:
        return False
    cost = s.parts.cards.estate_cost[estate]
    return can_pay(s, seat, cost) and is_effective(s, seat, s.parts.cards.estate_effect[estate], cost)


def may_use_estate(s: Ivan, seat: int) -> bool:
    """Whether an own estate is left to be used, now or once a sale has brought its price."""
    return seat in s.estates and may_act_freely(s, seat)


def may_act_freely(s: Ivan, seat: int) -> bool:
    """IVN-R-63: whether a free action other than rearranging is left, as far as everybody can see."""
    base = seat * KINDS
    local = 0
    for kind in range(FIRST_LOCAL, FIRST_FOREIGN):
        local += s.goods[base + kind]
    if local >= s.parts.figures.local_sold:
        return True
    for kind in range(FIRST_FOREIGN, KINDS):
        if s.goods[base + kind] > 0:
            return True
    for estate in range(len(s.estates)):
        if s.estates[estate] == seat and can_use(s, seat, estate):
            return True
    return token_count(s, seat) >= 2 and can_take_project(s)
