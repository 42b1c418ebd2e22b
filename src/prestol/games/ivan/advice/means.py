"""What a seat can pay for: the worth of its goods together with its projects and the time that is left, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from prestol.engine.compiling import i64, mypyc_attr
from prestol.games.ivan.advice.weights import UNKNOWN, Weights
from prestol.games.ivan.chambers import ProjectWork, Work
from prestol.games.ivan.counters import COUNT_ANY, COUNT_FIELD, COUNT_FOREIGN, COUNT_TOKENS, COUNTERS
from prestol.games.ivan.parts import (
    CONSTRUCTION,
    EMPTY,
    FIRST_FOREIGN,
    FIRST_LOCAL,
    KINDS,
    OPEN,
    PROJECTS,
    TRADE,
)
from prestol.games.ivan.purse import UNIT, WIDTH, lacking, one_of, purse_of, units_of

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan

ACTIONS: Final = 2
"""Projects that a visit to the chamber of projects may complete."""
LACKING: Final = 3
"""Units that a project drawn unseen lacks, as a rule."""
NOT_ASKED: Final[list[float]] = []
"""Stands for a list that is made when somebody first asks for one of its entries."""

NO_BONUS: Final[list[float]] = [0.0] * len(COUNTERS)
"""What titles add for somebody who has none."""
NO_PRICES: Final[list[float]] = [UNKNOWN] * KINDS
"""By kind, when nobody has asked yet: compiled, a copy is made in half the time of a list that is repeated."""


@final
@mypyc_attr(acyclic=True)
class Prospect:
    """A project in hand, and what it is worth to its owner once it is completed."""

    def __init__(self, project: int, price: i64, value: float) -> None:
        self.project = project
        self.price = price
        self.units = units_of(price)
        self.value = value


NO_HAND: Final[list[Prospect]] = []
"""Stands for a hand that nobody has asked for yet."""


class Means:
    """Goods and projects as a seat sees them. Of another seat's hand it knows only what was taken openly.

    Titles, hand and wealth are looked at when somebody first asks for them: many decisions are about other things.
    """

    def __init__(self, s: Ivan, seat: int, w: Weights, viewer: int) -> None:
        self.s = s
        self.seat = seat
        self.w = w
        self.viewer = viewer
        figures = s.parts.figures
        self.left = figures.rounds - s.round + 1
        """Rounds, this one included."""
        self.scorings = figures.scorings_from(s.round)
        self.goods = purse_of(s.goods, seat * KINDS)
        self.boyars = self.boyars_left()
        """Own turns that this round still holds."""
        self.turns = self.boyars + (self.left - 1) * figures.boyars
        self.share = w.shares(self.turns)
        self.chances = 0
        """Projects that can still be completed; known with the hand, like the next figure."""
        self.foreign = w.foreign
        """A foreign good that no project waits for."""
        self.known_bonus = NOT_ASKED
        self.known_hand = NO_HAND
        self.known_wealth = UNKNOWN
        self.gains = NOT_ASKED
        self.losses = NOT_ASKED
        """What one unit more or less of each kind is worth, once somebody has asked."""

    @property
    def bonus(self) -> list[float]:
        """Points that own titles add for one more of what they count."""
        if self.known_bonus is NOT_ASKED:
            self.known_bonus = self.title_bonus()
        return self.known_bonus

    @property
    def hand(self) -> list[Prospect]:
        if self.known_hand is NO_HAND:
            self.chances = self.project_chances()
            if self.s.parts.figures.scoring[self.s.round]:
                self.foreign += self.bonus[COUNT_FOREIGN]
            self.known_hand = self.prospects()
        return self.known_hand

    @property
    def wealth(self) -> float:
        """Worth of the goods."""
        if self.known_wealth == UNKNOWN:
            self.known_wealth = self.goods_worth(self.goods)
        return self.known_wealth

    def suppose(self, goods: i64) -> None:
        """Look at other goods than there are."""
        self.goods = goods
        self.known_wealth = UNKNOWN

    def suppose_empty_hand(self) -> None:
        """Look at projects as if there were no others, and no goods to be spent on anything else."""
        self.hand.clear()
        self.known_wealth = 0.0

    def title_bonus(self) -> list[float]:
        cards = self.s.parts.cards
        bonus, seat = NO_BONUS, self.seat
        for title, place in enumerate(self.s.titles):
            if place == seat:
                if bonus is NO_BONUS:
                    bonus = NO_BONUS[:]
                each = cards.title_vp[title] / cards.title_every[title]
                counter = cards.title_count[title]
                bonus[counter] = bonus[counter] + each * self.scorings
        return bonus

    def prospects(self) -> list[Prospect]:
        found: list[Prospect] = []
        taken = OPEN + self.seat
        drawn = self.seat if self.viewer == self.seat else taken
        for project, place in enumerate(self.s.projects):
            if place >= 0 and (place == taken or place == drawn):
                found.append(self.prospect(project))
        return found

    # --- how much time is left

    def boyars_left(self) -> int:
        """Boyars in supply and in the chambers."""
        staked = self.s.staked
        count = self.s.boyar_supply[self.seat]
        at: i64 = self.seat
        seats: i64 = self.s.seats
        while at < len(staked):
            if staked[at] != EMPTY:
                count += 1
            at += seats
        return count

    def project_chances(self) -> int:
        """Projects that can still be completed, as far as chambers go."""
        s = self.s
        chances = (self.left - 1) * ACTIONS
        if s.staked[PROJECTS * s.seats + self.seat] != EMPTY or s.boyar_supply[self.seat] > 0:
            chances += ACTIONS
        for step in s.stack:
            if type(step) is ProjectWork:  # quicker than `isinstance`, and the stack may be high
                if step.seat == self.seat:
                    chances += step.left
            elif type(step) is Work and step.chamber == PROJECTS and step.seat == self.seat:
                chances += step.left
        return chances

    # --- projects and goods

    def prospect(self, project: int) -> Prospect:
        return Prospect(project, self.s.parts.cards.project_price[project], self.project_value(project))

    def project_value(self, project: int) -> float:
        """Points of a completed project, the effect of its type included."""
        bonus, cards = self.bonus, self.s.parts.cards
        kind = cards.project_type[project]
        value = cards.project_vp[project] + bonus[kind] + bonus[COUNT_ANY]
        if kind == CONSTRUCTION:
            return value + self.w.build * self.left
        if kind == TRADE:
            return value + self.w.trade
        return value + self.war_worth()

    def war_worth(self) -> float:
        bonus = self.bonus
        return self.w.war + bonus[COUNT_FIELD] + bonus[COUNT_TOKENS]

    def goods_worth(self, goods: i64) -> float:
        """Worth of goods together with the projects in hand: the best project first, then what the rest can pay."""
        hand = self.known_hand if self.known_hand is not NO_HAND else self.hand
        share, local = self.share, self.w.local
        rest = goods
        total = 0.0
        done: i64 = 0
        left: i64 = min(self.chances, len(hand))
        while left > 0:
            left -= 1
            best_price: i64 = 0
            best_bit: i64 = 0
            best_gain = 0.0
            bit: i64 = 1
            for one in hand:
                if done & bit == 0:
                    price = one.price
                    missing = units_of(lacking(price, rest))
                    gain = one.value * share[missing] - float(one.units - missing) * local
                    if gain > best_gain:
                        best_price = price
                        best_bit = bit
                        best_gain = gain
                bit += bit
            if best_bit == 0:
                break
            done |= best_bit
            spent = best_price - lacking(best_price, rest)
            rest -= spent
            total += best_gain
            while spent > 0:
                if spent & UNIT > 0:
                    total += local * float(spent & UNIT)
                spent >>= WIDTH
        return self.spare_worth(rest, total)

    def spare_worth(self, rest: i64, total: float) -> float:
        """A total with the worth of goods that no project waits for; the kinds are read from the first one up."""
        w = self.w
        total += w.coin * float(rest & UNIT)
        rest >>= WIDTH * FIRST_LOCAL
        kind: i64 = FIRST_LOCAL
        while kind < KINDS:
            if rest & UNIT > 0:
                total += float(rest & UNIT) * (w.local if kind < FIRST_FOREIGN else self.foreign)
            rest >>= WIDTH
            kind += 1
        return total

    def change(self, gain: list[int], sign: int) -> float:
        """What it is worth to get goods (1), or to give them up (-1)."""
        return self.goods_worth(self.goods + sign * purse_of(gain, 0)) - self.wealth

    def price(self, kind: int, count: int) -> float:
        """What it is worth to have one more of a kind (1), or one less (-1)."""
        if len(self.gains) == 0:
            self.gains = NO_PRICES[:]
            self.losses = NO_PRICES[:]
        known = self.gains if count > 0 else self.losses
        price = known[kind]
        if price == UNKNOWN:
            price = self.goods_worth(self.goods + count * one_of(kind)) - self.wealth
            known[kind] = price
        return price

    def with_project(self, project: int, spent: int) -> float:
        """What a project in hand is worth after this many of the chances to complete one are gone."""
        before = self.wealth
        self.hand.append(self.prospect(project))
        self.chances -= spent
        worth = self.goods_worth(self.goods) - before
        self.chances += spent
        self.hand.pop()
        return worth

    def drawing(self, spent: int) -> float:
        """What it is worth to draw a project unseen; a new one lacks most of its price, so time counts."""
        worth = self.w.draw * self.share[LACKING]
        if spent == 0:
            return worth
        before = self.wealth
        self.chances -= spent
        loss = before - self.goods_worth(self.goods)
        self.chances += spent
        return worth - loss

    def completion(self, project: int) -> float:
        """What it is worth to complete a project now rather than to keep it with its price."""
        before = self.wealth
        for one in self.hand:
            if one.project == project:
                value = one.value
                one.value = 0.0
                self.chances -= 1
                worth = value + (self.goods_worth(self.goods - one.price) - before)
                self.chances += 1
                one.value = value
                return worth + self.w.finish
        raise ValueError(f"project {project} is not in the hand of seat {self.seat}")

    def can_finish(self, one: Prospect) -> bool:
        """Whether a project can be paid now."""
        return lacking(one.price, self.goods) == 0

    def best_completion(self) -> float:
        """The best completion that can be paid now."""
        best = 0.0
        for one in self.hand:
            if self.can_finish(one):
                best = max(best, self.completion(one.project))
        return best
