"""What things are worth to one seat in a position: cities, cards, tokens, effects. All in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from prestol.engine.compiling import mypyc_attr
from prestol.games.ivan.advice.contest import Contest
from prestol.games.ivan.advice.means import NOT_ASKED, Means
from prestol.games.ivan.advice.weights import UNKNOWN, Weights
from prestol.games.ivan.board import is_present
from prestol.games.ivan.counters import COUNT_ESTATE, COUNT_RANK, COUNT_TITLE, COUNT_TOKENS
from prestol.games.ivan.parts import (
    COIN,
    FIRST_FOREIGN,
    KINDS,
    OP_COMPLETE,
    OP_EXCHANGE,
    OP_FAVOUR,
    OP_GAIN,
    OP_INCOME,
    OP_MOVE,
    OP_PLACE,
    OP_RESOLVE,
    OP_TAKE_ESTATE,
    OP_TAKE_PROJECT,
    OP_TAKE_TITLE,
    OP_WAR,
    STONE,
    VP,
    WILD,
)
from prestol.games.ivan.purse import count_of, one_of, purse_of
from prestol.games.ivan.scoring import counted, title_points

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan

GROWTH: Final = [0.35, 0.35, 0.35, 1.1, 0.2, 0.5, 0.7, 1.0, 0.6, 1.0, 0.5, 0.35, 0.6, 0.4, 0.0]
"""How fast what titles count grows in a round, in the order of COUNTERS."""


@final
@mypyc_attr(free_list_len=1)
class Outlook(Means):
    """The position as a seat sees it."""

    def __init__(self, s: Ivan, seat: int, w: Weights, viewer: int, influence: list[int] | None = None) -> None:
        super().__init__(s, seat, w, viewer)
        self.influence = influence
        """A row of regions for each seat, where it is known already."""
        self.known_contest: Contest | None = None
        self.tokens = NOT_ASKED
        self.incomes = NOT_ASKED
        self.coin_wanted = -1
        """1 if a coin more could pay for something now, 0 if not, negative until somebody has asked."""
        self.best_project = UNKNOWN
        """What the best project is worth that two tokens could be traded in for."""
        self.best_trades = UNKNOWN
        """What two trade effects of the pad are worth as it is."""

    @property
    def contest(self) -> Contest:
        """The regions, once somebody asks for them."""
        if self.known_contest is None:
            self.known_contest = Contest(self.s, self.seat, self.w, self.influence)
        return self.known_contest

    # --- cities, cards and tokens

    def city_income(self, city: int) -> float:
        """Worth of the income of a city."""
        if len(self.incomes) == 0:
            self.incomes = [UNKNOWN] * self.s.parts.land.cities
        if self.incomes[city] == UNKNOWN:
            self.incomes[city] = self.harvest(city)
        return self.incomes[city]

    def harvest(self, city: int) -> float:
        """Worth of the goods of a city; a stone costs a coin."""
        income = self.s.parts.land.income[city]
        if income[STONE] == 0:
            return self.change(income, 1)
        price = self.s.parts.figures.stone_price
        if count_of(self.goods, COIN) < price:
            return 0.0
        return max(0.0, self.goods_worth(self.goods + one_of(STONE) - price * one_of(COIN)) - self.wealth)

    def best_income(self) -> float:
        best = 0.0
        for city in range(self.s.parts.land.cities):
            if is_present(self.s, self.seat, city):
                best = max(best, self.city_income(city))
        return best

    def title_worth(self, title: int) -> float:
        """Points that a title will bring at the scorings to come."""
        s = self.s
        cards = s.parts.cards
        counter = cards.title_count[title]
        worth = self.bonus[COUNT_TITLE]
        if counter == COUNT_RANK:
            return worth + self.scorings * (0.5 * title_points(s, self.seat, title) + 0.8)
        now = counted(s, self.seat, counter, cards.title_threshold[title])
        each = cards.title_vp[title] / cards.title_every[title]
        for number in range(s.round, s.parts.figures.rounds + 1):
            if s.parts.figures.scoring[number]:
                rounds = number - s.round + self.boyars / s.parts.figures.boyars
                worth += each * (now + self.w.growth * GROWTH[counter] * rounds)
        return worth

    def estate_worth(self) -> float:
        return self.w.estate * (self.left - 0.5) + self.bonus[COUNT_ESTATE]

    def token_worth(self, token: int) -> float:
        """Worth of the effect of a trade token, or of a printed one."""
        if len(self.tokens) == 0:
            self.tokens = [-1.0] * self.s.parts.no_trade
        if self.tokens[token] < 0.0:
            effect = self.s.parts.cards.trade_effect[token]
            self.tokens[token] = self.effect_worth(effect) if effect >= 0 else 0.0
        return self.tokens[token]

    def keeping_token(self) -> float:
        """What a trade token on the pad is worth beyond its first effect."""
        return self.w.token * self.left + self.bonus[COUNT_TOKENS]

    # --- effects

    def effect_worth(self, effect: int) -> float:
        effects = self.s.parts.effects
        ops = effects.ops[effect]
        args = effects.args[effect]
        total = 0.0
        for at in range(len(ops)):
            total += self.op_worth(ops[at], args[at])
        return total

    def op_worth(self, op: int, arg: int) -> float:
        """Worth of one step of an effect."""
        if op == OP_GAIN:
            return self.gain_worth(self.s.parts.effects.gains[arg])
        if op == OP_FAVOUR:
            return self.favour_worth()
        if op == OP_INCOME:
            return self.best_income()
        if op == OP_COMPLETE:
            return self.best_completion()
        return self.usual_worth(op, arg)

    def usual_worth(self, op: int, arg: int) -> float:
        """What a step that asks for a target usually brings."""
        w = self.w
        if op == OP_PLACE:
            return w.warrior * (self.left - 1) + w.step
        if op == OP_MOVE:
            return w.step
        if op == OP_TAKE_PROJECT:
            return self.drawing(0)
        if op == OP_TAKE_ESTATE:
            return self.estate_worth()
        if op == OP_TAKE_TITLE:
            return w.unseen + self.scorings
        if op == OP_EXCHANGE:
            return w.swap
        if op == OP_RESOLVE:
            return w.trade * 0.5 * arg
        return self.war_worth() if op == OP_WAR else w.build * self.left

    def gain_worth(self, gain: list[int]) -> float:
        total = float(gain[VP])
        goods = purse_of(gain, 0)
        if goods > 0:
            total += self.goods_worth(self.goods + goods) - self.wealth
        for sort in range(3):
            if gain[WILD + sort] > 0:
                total += gain[WILD + sort] * self.best_price(sort)
        return total

    def best_price(self, sort: int) -> float:
        """Price of the best good of a wild gain: local ones, foreign ones, or all kinds."""
        low = FIRST_FOREIGN if sort == 1 else 1 if sort == 0 else 0
        high = FIRST_FOREIGN if sort == 0 else KINDS
        best = 0.0
        for kind in range(low, high):
            best = max(best, self.price(kind, 1))
        return best

    def favour_worth(self) -> float:
        """A place at the top counts more when a scoring is near."""
        if self.s.favour[0] == self.seat:
            return float(self.s.parts.figures.top_favour_vp)
        near = 1.0 if self.s.parts.figures.scoring[self.s.round] else 0.3
        return self.w.favour + near + self.bonus[COUNT_RANK]
