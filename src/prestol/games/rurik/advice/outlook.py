"""What actions are worth to one side in a position: figures, goods, buildings, cards. All in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.games.rurik.advice.lore import Lore
from prestol.games.rurik.advice.sites import Sites
from prestol.games.rurik.advice.weights import Weights
from prestol.games.rurik.parts import (
    ACTIONS,
    ANYWHERE,
    ATTACK_ACTION,
    ATTACK_BONUS,
    BUILD_POINTS,
    COIN,
    DEFEATED,
    DISCARDED,
    EMPTY,
    FEWER,
    FIRST_GOOD,
    FLAT_COST,
    GOODS,
    KINDS,
    LOOK,
    MARKET,
    MOVE_ACTION,
    MUSTER_ACTION,
    MUSTER_POINTS,
    NOBODY,
    NOWHERE,
    PASS_TOKEN,
    REGIONS,
    ROWS,
    SCHEME_ACTION,
    STRONGHOLD,
    TAKE_DEED,
    TAX_ACTION,
    UNSEEN,
)

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik

MOST_POINTS: Final = 4
"""Points of one action that are looked at."""
IDLE: Final = 0.3
"""How much of its usual worth a point keeps for which the map shows no use."""
UNSEEN_REWARD: Final = 0.4
"""What a hidden reward usually is worth."""


class Outlook(Sites):
    """The position as a side sees it."""

    def __init__(self, s: Rurik, side: int, w: Weights, lore: Lore, strength: list[int] | None = None) -> None:
        super().__init__(s, side, w, lore, strength)
        self.points: list[list[float]] = []
        """By action: what each point is worth after the ones before it; empty where nobody has asked."""
        self.losses = -1.0

    # --- buildings

    def building_worth(self, kind: int, region: int) -> float:
        """A building of a kind in a region."""
        contest = self.contest
        value = self.site_worth(region)
        if kind == STRONGHOLD:
            return value + contest.gain(region, 1) + self.w.stronghold * contest.later
        if kind == MARKET:
            return value + self.w.market * (contest.later + (1 if self.s.stocked[region] else 0))
        return value + self.church_worth(region)

    def church_worth(self, region: int) -> float:
        """The best troop or rebel to drive out, and an own troop in its place."""
        s, contest = self.s, self.contest
        best = 0.0
        if s.rebels[region] != EMPTY:
            best = contest.thinning(region, EMPTY) - 0.5 * self.reward_worth(region)
        elif s.neutrals[region] > 0:
            best = contest.thinning(region, EMPTY)
        for other in range(s.sides):
            if other != self.side and s.troops[other * REGIONS + region] > 0:
                best = max(best, contest.thinning(region, other))
        if best == 0.0 and s.rebels[region] == EMPTY and s.neutrals[region] == 0:
            return 0.0
        return best + (contest.placing(region) if s.troop_supply[self.side] > 0 else 0.0)

    def best_building(self, region: int) -> float:
        """The best that can be built in a region."""
        s = self.s
        best = 0.0
        for kind in range(KINDS):
            if s.buildings[region * KINDS + kind] == NOBODY and s.building_supply[self.side * KINDS + kind] > 0:
                best = max(best, self.building_worth(kind, region))
        return best

    # --- goods and fights

    def tax_worth(self, region: int) -> float:
        """The good of a region, with what an own market adds."""
        good = self.s.yields[region]
        value = self.good_worth(good)
        if self.s.buildings[region * KINDS + MARKET] == self.side:
            value += max(self.coin_worth(), 0.8 * value)
        return value

    def price_in(self, region: int) -> int:
        """Points for a good or a building in a region that is occupied."""
        s = self.s
        if s.leader_at[self.side] == region and s.parts.leaders.ability[s.leaders[self.side]] == FLAT_COST:
            return 1
        lead = self.contest.mine[region] - self.contest.top[region]
        return 1 if lead > 1 or (lead > 0 and self.contest.mine[region] % 2 == 1) else 2

    def reward_worth(self, region: int) -> float:
        """What the rebel of a region leaves behind."""
        s = self.s
        rebel = s.rebels[region]
        if rebel == UNSEEN or s.options.rebel_reward_tokens:
            return UNSEEN_REWARD
        return self.gain_worth(s.parts.effects[s.parts.cards.rebel_effect[rebel]])

    def rebel_worth(self, region: int) -> float:
        """An attack on a rebel."""
        value = self.reward_worth(region) + self.contest.thinning(region, EMPTY)
        return value + self.agenda_unit if self.metric == DEFEATED else value

    def loss_rate(self) -> float:
        """The share of loss symbols among the cards that may be turned up."""
        if self.losses < 0.0:
            s = self.s
            cards, bad = 0, 0
            for card in range(s.parts.schemes):
                if s.schemes[card] != self.side and s.schemes[card] != DISCARDED:
                    cards += 1
                    if s.parts.cards.scheme_loss[card]:
                        bad += 1
            self.losses = bad / cards if cards > 0 else 0.3
        return self.losses

    def check_cards(self, region: int, victim: int, fewer: int) -> int:
        """Cards of a loss check: one, and more against a ruler or a stronghold."""
        s = self.s
        held = self.contest.strength[victim * REGIONS + region]
        cards = 1 - fewer
        if held > self.contest.mine[region] and held > self.contest.second(region, victim):
            cards += 1
        if s.buildings[region * KINDS + STRONGHOLD] == victim:
            cards += 1
        if s.leader_at[self.side] == region and s.parts.leaders.ability[s.leaders[self.side]] == ATTACK_BONUS:
            cards -= s.parts.leaders.attack_fewer
        return cards

    def strike_worth(self, region: int, victim: int, fewer: int) -> float:
        """An attack on another side, with the figure that it may cost."""
        safe = 1.0
        for _ in range(self.check_cards(region, victim, fewer)):
            safe *= 1.0 - self.loss_rate()
        value = self.contest.thinning(region, victim) + self.war_gain() + self.w.points[ATTACK_ACTION]
        return value + self.w.care * (1.0 - safe) * self.contest.losing(region)

    def best_attack(self, region: int, fewer: int) -> float:
        """The best attack in a region that is occupied."""
        s = self.s
        best = 0.0
        if s.rebels[region] != EMPTY:
            best = self.rebel_worth(region)
        elif s.neutrals[region] > 0:
            best = self.contest.thinning(region, EMPTY)
        for other in range(s.sides):
            if other != self.side and (s.troops[other * REGIONS + region] > 0 or s.leader_at[other] == region):
                best = max(best, self.strike_worth(region, other, fewer))
        return best

    # --- points of actions

    def action_worth(self, action: int, points: int) -> float:
        """Points of a main action, spent where they bring most."""
        if action == SCHEME_ACTION:
            return self.look_worth(points)
        if len(self.points) == 0:
            for _ in range(ACTIONS):
                self.points.append([])
        if len(self.points[action]) == 0:
            self.points[action] = self.best_points(action)
        value, usual = 0.0, self.w.points[action]
        for at in range(min(points, MOST_POINTS)):
            shown = self.points[action][at]
            value += shown + usual if shown > 0.0 else IDLE * usual
        return value

    def best_points(self, action: int) -> list[float]:
        """What each point of an action brings at best, the best one first."""
        s = self.s
        best = [0.0] * MOST_POINTS
        for region in s.regions:
            if s.troops[self.side * REGIONS + region] == 0 and s.leader_at[self.side] != region:
                continue
            if action == MUSTER_ACTION:
                keep_best(best, self.contest.placing(region))
            elif action == MOVE_ACTION:
                for target in s.near[region]:
                    keep_best(best, self.contest.marching(1, region, target))
            elif action == ATTACK_ACTION:
                keep_best(best, self.best_attack(region, 0))
            else:
                self.keep_work(best, action, region)
        if action == MUSTER_ACTION and s.leader_at[self.side] == NOWHERE and s.leaders[self.side] >= 0:
            best[0] += self.w.chief
        return best

    def keep_work(self, best: list[float], action: int, region: int) -> None:
        """A good or a building of a region; where it costs two points, each of them counts half."""
        if action == TAX_ACTION and not self.s.stocked[region]:
            return
        value = self.tax_worth(region) if action == TAX_ACTION else self.best_building(region)
        if self.price_in(region) == 1:
            keep_best(best, value)
        else:
            keep_best(best, 0.45 * value)
            keep_best(best, 0.45 * value)

    def look_worth(self, cards: int) -> float:
        """Cards to look at, of which one is kept."""
        if self.left <= 1:
            return 0.3 * self.w.scheme
        if self.good_unit < -1.0:
            self.open_goods()
        return self.w.scheme + self.w.look * (cards - 1) + self.needed[GOODS + 1]

    def space_worth(self, space: int) -> float:
        """A space of the strategy board used now, less its price."""
        s, lore = self.s, self.lore
        board = s.parts.figures.strategy_side[s.seats]
        value = self.action_worth(space // ROWS, lore.space_points[board][space])
        if lore.token_space[board][space]:
            value += abs(self.w.first)
        cost = s.parts.strategy.cost[board][space]
        return value - cost * self.coin_worth() if cost > 0 else value

    # --- effects and cards

    def gain_worth(self, row: list[int]) -> float:
        """The coins and goods of an effect."""
        value = 0.0
        if row[COIN] > 0:
            value = row[COIN] * self.coin_worth()
        for good in range(GOODS):
            if row[FIRST_GOOD + good] > 0:
                value += row[FIRST_GOOD + good] * self.good_worth(good)
        return value

    def effect_worth(self, effect: int) -> float:
        """An effect that is used now."""
        row = self.s.parts.effects[effect]
        value = self.gain_worth(row)
        for column in range(MUSTER_POINTS, BUILD_POINTS + 1):
            if row[column] > 0:
                value += self.action_worth(column - MUSTER_POINTS, row[column])
        if row[FEWER] > 0:
            value += 0.1
        if row[LOOK] > 0:
            value += self.look_worth(row[LOOK])
        if row[PASS_TOKEN] > 0:
            value += abs(self.w.first)
        if row[TAKE_DEED] > 0:
            value += self.w.unseen * self.deed_share(2.0)
        if row[ANYWHERE] > 0:
            value += row[ANYWHERE] * self.action_worth(MOVE_ACTION, 1) * 1.5
        return value

    def card_worth(self, card: int) -> float:
        """A scheme card used now, less its price."""
        cards = self.s.parts.cards
        value = self.effect_worth(cards.scheme_effect[card])
        if cards.scheme_cost[card] > 0:
            value -= cards.scheme_cost[card] * self.coin_worth()
        return value

    def held_worth(self, card: int) -> float:
        """A scheme card in hand, for some later turn."""
        cards = self.s.parts.cards
        value = (
            self.plain_effect(self.s.parts.effects[cards.scheme_effect[card]]) - cards.scheme_cost[card] * self.w.coin
        )
        return max(0.0, value) * min(1.0, 0.3 * self.left)


def keep_best(best: list[float], value: float) -> None:
    """Let a value into a falling list of the best ones, if it belongs there."""
    for at in range(len(best)):
        if value > best[at]:
            held = best[at]
            best[at] = value
            value = held
