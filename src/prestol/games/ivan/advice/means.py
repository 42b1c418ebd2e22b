"""What a seat can pay for: the worth of its goods together with its projects and the time that is left, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.games.ivan.advice.weights import UNKNOWN, Weights
from prestol.games.ivan.chambers import ProjectWork, Work
from prestol.games.ivan.counters import COUNT_ANY, COUNT_FIELD, COUNT_FOREIGN, COUNT_TOKENS, COUNTERS
from prestol.games.ivan.parts import (
    CHAMBERS,
    COIN,
    CONSTRUCTION,
    EMPTY,
    FIRST_FOREIGN,
    FIRST_LOCAL,
    KINDS,
    OPEN,
    PROJECTS,
    TRADE,
)

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan

ACTIONS: Final = 2
"""Projects that a visit to the chamber of projects may complete."""
LACKING: Final = 3
"""Units that a project drawn unseen lacks, as a rule."""


class Means:
    """Goods and projects as a seat sees them. Of another seat's hand it knows only what was taken openly."""

    def __init__(self, s: Ivan, seat: int, w: Weights, viewer: int) -> None:
        self.s = s
        self.seat = seat
        self.w = w
        figures = s.parts.figures
        self.left = figures.rounds - s.round + 1
        """Rounds, this one included."""
        self.scorings = 0
        for number in range(s.round, figures.rounds + 1):
            if figures.scoring[number]:
                self.scorings += 1
        self.goods = s.goods[seat * KINDS : seat * KINDS + KINDS]
        self.bonus = [0.0] * len(COUNTERS)
        """Points that own titles add for one more of what they count."""
        for title, place in enumerate(s.titles):
            if place == seat:
                each = s.parts.cards.title_vp[title] / s.parts.cards.title_every[title]
                self.bonus[s.parts.cards.title_count[title]] += each * self.scorings
        self.foreign_bonus = self.bonus[COUNT_FOREIGN] if figures.scoring[s.round] else 0.0
        self.boyars = self.boyars_left()
        """Own turns that this round still holds."""
        self.turns = self.boyars + (self.left - 1) * figures.boyars
        self.chances = self.project_chances()
        self.share = w.shares(self.turns)
        self.hand: list[int] = []
        self.value: list[float] = []
        taken = OPEN + seat
        drawn = seat if viewer == seat else taken
        for project, place in enumerate(s.projects):
            if place == taken or place == drawn:
                self.hand.append(project)
                self.value.append(self.project_value(project))
        self.wealth = self.goods_worth(self.goods)
        self.gains: list[float] = []
        self.losses: list[float] = []
        """What one unit more or less of each kind is worth, once somebody has asked."""

    # --- how much time is left

    def boyars_left(self) -> int:
        """Boyars in supply and in the chambers."""
        s = self.s
        count = s.boyar_supply[self.seat]
        for chamber in range(CHAMBERS):
            if s.staked[chamber * s.seats + self.seat] != EMPTY:
                count += 1
        return count

    def project_chances(self) -> int:
        """Projects that can still be completed, as far as chambers go."""
        s = self.s
        chances = (self.left - 1) * ACTIONS
        if s.staked[PROJECTS * s.seats + self.seat] != EMPTY or s.boyar_supply[self.seat] > 0:
            chances += ACTIONS
        for step in s.stack:
            if isinstance(step, ProjectWork):
                if step.seat == self.seat:
                    chances += step.left
            elif isinstance(step, Work) and step.chamber == PROJECTS and step.seat == self.seat:
                chances += step.left
        return chances

    # --- projects and goods

    def project_value(self, project: int) -> float:
        """Points of a completed project, the effect of its type included."""
        kind = self.s.parts.cards.project_type[project]
        value = self.s.parts.cards.project_vp[project] + self.bonus[kind] + self.bonus[COUNT_ANY]
        if kind == CONSTRUCTION:
            return value + self.w.build * self.left
        if kind == TRADE:
            return value + self.w.trade
        return value + self.war_worth()

    def war_worth(self) -> float:
        return self.w.war + self.bonus[COUNT_FIELD] + self.bonus[COUNT_TOKENS]

    def goods_worth(self, goods: list[int]) -> float:
        """Worth of goods together with the projects in hand: the best project first, then what the rest can pay."""
        rest = goods[:]
        w = self.w
        cards = self.s.parts.cards
        costs, needs, units = cards.project_cost, cards.project_needs, cards.project_units
        hand, value, share, local = self.hand, self.value, self.share, self.w.local
        total = 0.0
        done = 0
        used = 0
        most = min(self.chances, len(hand))
        while used < most:
            best = -1
            best_gain = 0.0
            for at in range(len(hand)):
                if done >> at & 1 == 0:
                    project = hand[at]
                    cost = costs[project]
                    missing = 0
                    for kind in needs[project]:
                        lack = cost[kind] - rest[kind]
                        if lack > 0:
                            missing += lack
                    gain = value[at] * share[missing] - (units[project] - missing) * local
                    if gain > best_gain:
                        best, best_gain = at, gain
            if best < 0:
                break
            done |= 1 << best
            used += 1
            cost = costs[hand[best]]
            total += best_gain
            for kind in needs[hand[best]]:
                spent = min(cost[kind], rest[kind])
                total += local * spent
                rest[kind] -= spent
        total += w.coin * rest[COIN]
        for kind in range(FIRST_LOCAL, FIRST_FOREIGN):
            total += rest[kind] * local
        foreign = w.foreign + self.foreign_bonus
        for kind in range(FIRST_FOREIGN, KINDS):
            total += rest[kind] * foreign
        return total

    def change(self, gain: list[int], sign: int) -> float:
        """What it is worth to get goods (1), or to give them up (-1)."""
        goods = self.goods[:]
        for kind in range(KINDS):
            goods[kind] += sign * gain[kind]
        return self.goods_worth(goods) - self.wealth

    def price(self, kind: int, count: int) -> float:
        """What it is worth to have one more of a kind (1), or one less (-1)."""
        if len(self.gains) == 0:
            self.gains = [UNKNOWN] * KINDS
            self.losses = [UNKNOWN] * KINDS
        known = self.gains if count > 0 else self.losses
        if known[kind] == UNKNOWN:
            goods = self.goods[:]
            goods[kind] += count
            known[kind] = self.goods_worth(goods) - self.wealth
        return known[kind]

    def with_project(self, project: int, spent: int) -> float:
        """What a project in hand is worth after this many of the chances to complete one are gone."""
        self.hand.append(project)
        self.value.append(self.project_value(project))
        self.chances -= spent
        worth = self.goods_worth(self.goods) - self.wealth
        self.chances += spent
        self.hand.pop()
        self.value.pop()
        return worth

    def drawing(self, spent: int) -> float:
        """What it is worth to draw a project unseen; a new one lacks most of its price, so time counts."""
        worth = self.w.draw * self.share[LACKING]
        if spent == 0:
            return worth
        self.chances -= spent
        loss = self.wealth - self.goods_worth(self.goods)
        self.chances += spent
        return worth - loss

    def completion(self, project: int) -> float:
        """What it is worth to complete a project now rather than to keep it with its price."""
        at = self.hand.index(project)
        value = self.value[at]
        held = self.value
        self.value = held[:]
        self.value[at] = 0.0
        self.chances -= 1
        worth = value + self.change(self.s.parts.cards.project_cost[project], -1)
        self.chances += 1
        self.value = held
        return worth + self.w.finish

    def best_completion(self, hindrance: list[int]) -> float:
        """The best completion that can be paid beside a price."""
        best = 0.0
        for project in self.hand:
            cost = self.s.parts.cards.project_cost[project]
            able = True
            for kind in range(KINDS):
                if self.goods[kind] < cost[kind] + hindrance[kind]:
                    able = False
            if able:
                best = max(best, self.completion(project))
        return best
