"""Free actions: what sales, trade-ins, estates and another order of the pad make possible, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prestol.engine.compiling import i64
from prestol.engine.step import Move, Step
from prestol.games.ivan import moves as mv
from prestol.games.ivan.advice.outlook import Outlook
from prestol.games.ivan.advice.planning import keep_best, map_worth, seal_worth, total_of
from prestol.games.ivan.advice.selecting import NEVER
from prestol.games.ivan.advice.weights import UNKNOWN, Style
from prestol.games.ivan.board import add_marches, is_present
from prestol.games.ivan.harvest import Harvest
from prestol.games.ivan.income import BuyStone, ChooseCities, TakeIncome
from prestol.games.ivan.parts import COIN, DISPLAY, EMPTY, NOBODY, OP_MOVE, PAD, STONE
from prestol.games.ivan.purse import count_of, lacking, one_of, purse_of
from prestol.games.ivan.trade import ResolveTrade
from prestol.games.ivan.turns import LeaveChamber, OfferSeal, is_most_important, seals_left

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


def free_worth(s: Ivan, view: Outlook, style: Style, top: Step[Any], move: Move) -> float:
    """A free action, compared with doing nothing."""
    kind = move[0]
    if kind == mv.USE:
        return use_worth(s, view, move[1])
    if kind == mv.TRADE_IN:
        return trade_in_worth(s, view, style, move)
    if kind == mv.ARRANGE:
        return arranging(s, view, style, top, move[1])
    if style.foresight > 0.0 and not wants_coin(s, view, top):
        return NEVER
    goods = view.goods + one_of(COIN) - one_of(move[1])
    if kind == mv.SELL:
        goods -= one_of(move[2])
    worth = view.goods_worth(goods)
    value = worth - view.wealth - view.w.edge
    if style.foresight > 0.0:
        value += style.foresight * coin_use(s, view, style, top, goods, worth)
    return value


def use_worth(s: Ivan, view: Outlook, estate: int) -> float:
    """An estate, with its price."""
    cost = s.parts.cards.estate_cost[estate]
    return effect_now(s, view, s.parts.cards.estate_effect[estate]) + view.change(cost, -1)


def effect_now(s: Ivan, view: Outlook, effect: int) -> float:
    """Worth of an effect that is used at once: for steps along the rivers, the map shows what they can bring."""
    effects = s.parts.effects
    total = 0.0
    for at in range(len(effects.ops[effect])):
        op, arg = effects.ops[effect][at], effects.args[effect][at]
        if op == OP_MOVE:
            total += arg * best_march(s, view)
        else:
            total += view.op_worth(op, arg)
    return total


def best_march(s: Ivan, view: Outlook) -> float:
    marches: list[Move] = []
    add_marches(s, view.seat, marches)
    best = 0.0
    for march in marches:
        best = max(best, map_worth(s, view, march))
    return best


# --- what a coin more makes possible


def wants_coin(s: Ivan, view: Outlook, top: Step[Any]) -> bool:
    """Whether more coins could pay for something now; otherwise a sale is a loss."""
    if view.coin_wanted < 0:
        view.coin_wanted = 1 if is_coin_short(s, view, top) else 0
    return view.coin_wanted == 1


def is_coin_short(s: Ivan, view: Outlook, top: Step[Any]) -> bool:
    coins = count_of(view.goods, COIN)
    kind = type(top)
    if kind is ChooseCities or kind is Harvest or kind is BuyStone or kind is TakeIncome:
        return coins < s.parts.figures.stone_price
    if (kind is LeaveChamber or kind is OfferSeal) and coins < s.parts.figures.seal_cost[s.seats]:
        return True
    for estate, place in enumerate(s.estates):
        if place == view.seat and coins < s.parts.cards.estate_cost[estate][COIN]:
            return True
    return False


def coin_use(s: Ivan, view: Outlook, style: Style, top: Step[Any], goods: i64, worth: float) -> float:
    """The best that the goods after a sale can pay for at once and the present ones cannot."""
    if isinstance(top, (ChooseCities, Harvest, BuyStone, TakeIncome)):
        return stone_use(s, view, goods, worth)
    best = estate_use(s, view, goods, worth)
    if isinstance(top, LeaveChamber):
        best = max(best, seal_use(s, view, style, goods))
    return best


def stone_use(s: Ivan, view: Outlook, goods: i64, worth: float) -> float:
    """A stone of a city that pays one, where its coin was missing."""
    price = s.parts.figures.stone_price
    if count_of(view.goods, COIN) >= price or count_of(goods, COIN) < price:
        return 0.0
    for city in range(s.parts.land.cities):
        if s.parts.land.income[city][STONE] > 0 and is_present(s, view.seat, city):
            return max(0.0, view.goods_worth(goods + one_of(STONE) - price * one_of(COIN)) - worth)
    return 0.0


def estate_use(s: Ivan, view: Outlook, goods: i64, worth: float) -> float:
    """An own estate whose price in coins was missing."""
    best = 0.0
    for estate, place in enumerate(s.estates):
        cost = s.parts.cards.estate_cost[estate]
        if place == view.seat and count_of(view.goods, COIN) < cost[COIN] <= count_of(goods, COIN):
            price = purse_of(cost, 0)
            if lacking(price, goods) == 0:
                effect = effect_now(s, view, s.parts.cards.estate_effect[estate])
                best = max(best, effect + view.goods_worth(goods - price) - worth)
    return best


def seal_use(s: Ivan, view: Outlook, style: Style, goods: i64) -> float:
    """A seal whose price was missing, in a chamber where the own boyar is the most important one."""
    price = s.parts.figures.seal_cost[s.seats]
    best = 0.0
    if count_of(view.goods, COIN) < price <= count_of(goods, COIN) and seals_left(s, view.seat) > 0:
        for chamber in range(len(s.seals)):
            is_there = s.seals[chamber] == NOBODY and s.staked[chamber * s.seats + view.seat] != EMPTY
            if is_there and is_most_important(s, view.seat, chamber):
                best = max(best, seal_worth(s, view, style, chamber))
    return best


# --- trade tokens


def trade_in_worth(s: Ivan, view: Outlook, style: Style, move: Move) -> float:
    """Two tokens for a project: the best one within reach, less what the pad can do without the tokens."""
    if style.foresight == 0.0:
        worst = view.token_worth(move[1]) + view.token_worth(move[2])
        return view.drawing(0) - 2 * view.keeping_token() - 0.5 * worst
    if view.best_project == UNKNOWN:
        view.best_project = best_project(s, view)
        view.best_trades = trades_worth(s, view, 2, EMPTY, EMPTY, 0)
    loss = view.best_trades - trades_worth(s, view, 2, move[1], move[2], 0)
    return style.foresight * view.best_project - 2 * view.keeping_token() - 0.5 * loss


def best_project(s: Ivan, view: Outlook) -> float:
    """A project of the display, or one that is drawn unseen."""
    best = view.drawing(0)
    for project, place in enumerate(s.projects):
        if place == DISPLAY:
            best = max(best, view.with_project(project, 0) + view.w.take)
    return best


def arranging(s: Ivan, view: Outlook, style: Style, top: Step[Any], slots: int) -> float:
    """Tokens moved off a printed effect that is better than what can be resolved now; otherwise it leads nowhere."""
    if style.foresight == 0.0 or type(top) is not ResolveTrade:
        return NEVER
    now = trades_worth(s, view, top.left, EMPTY, EMPTY, 0)
    gain = trades_worth(s, view, top.left, EMPTY, EMPTY, slots) - now
    return style.foresight * gain if gain > 0.0 else NEVER


def trades_worth(s: Ivan, view: Outlook, count: int, one: int, other: int, slots: int) -> float:
    """The best effects of a pad, two tokens gone if they are named; digits name the slots of the tokens, 0 leaves them
    in place."""
    best = [0.0] * count
    covered = 0
    for slot in range(PAD):
        token = s.pads[view.seat * PAD + slot]
        if token != EMPTY and token != one and token != other:
            keep_best(best, view.token_worth(token))
            covered |= 1 << slot
    if slots > 0:
        covered = 0
    while slots > 0:
        covered |= 1 << (slots % 10 - 1)
        slots //= 10
    for slot in range(PAD):
        if covered >> slot & 1 == 0:
            keep_best(best, view.token_worth(s.parts.tokens + slot))
    return total_of(best)
