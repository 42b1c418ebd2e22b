"""Goods, coins, war and deeds: what one more of something is worth to a side, in points."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from prestol.games.rurik.advice.contest import Contest
from prestol.games.rurik.advice.lore import Lore
from prestol.games.rurik.advice.needs import COIN_WORK, missing
from prestol.games.rurik.advice.weights import UNKNOWN, Weights
from prestol.games.rurik.measures import FUR, HONEY, deeds_done
from prestol.games.rurik.parts import (
    ANY_GOODS,
    ANYWHERE,
    BUILD_POINTS,
    BUILD_ROW,
    BUILDINGS,
    BUILDINGS_RULED,
    COIN,
    COINS,
    DEALT,
    DEEDS_DONE,
    DEFEATED,
    DIFFERENT_GOODS,
    FIGURES,
    FIRST_GOOD,
    FUR_HONEY,
    GOODS,
    GOODS_TOTAL,
    KINDS,
    LOOK,
    MUSTER_POINTS,
    OCCUPIED,
    REGIONS,
    RULE_ROW,
    SAME_GOODS,
    SCHEME_CARDS,
    TAKE_DEED,
    TRACKS,
    TRADE_ROW,
    TRADE_TRACK,
    WAR,
)

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


class Means:
    """What a side has, and what it is worth to it."""

    def __init__(self, s: Rurik, side: int, w: Weights, lore: Lore, strength: list[int] | None = None) -> None:
        self.s = s
        self.side = side
        self.w = w
        self.lore = lore
        self.contest = Contest(s, side, w, lore, strength)
        self.left = self.contest.turns + self.contest.far_turns
        """Own turns until the end of the game."""
        self.metric = -1
        """What the own agenda counts."""
        self.agenda_unit = 0.0
        """What one more of it is worth."""
        self.boat = 0
        """Goods on the boat."""
        self.good_unit = UNKNOWN
        self.needed: list[float] = []
        """What one more of each good is worth for deeds, then a coin and a scheme card."""
        self.look_at_agenda()

    # --- the agenda and the war

    def look_at_agenda(self) -> None:
        s = self.s
        if self.side >= s.seats or s.agendas[self.side * DEALT] < 0:
            return
        self.metric = s.parts.cards.agenda_metric[s.agendas[self.side * DEALT]]
        lead = self.agenda_lead()
        self.agenda_unit = self.agenda_points(lead + 1.0) - self.agenda_points(lead)
        if self.metric == RULE_ROW:
            self.contest.bonus = self.agenda_unit
        elif self.metric == BUILDINGS_RULED:
            self.contest.bonus = 0.5 * self.agenda_unit
        elif self.metric == OCCUPIED:
            self.contest.reach = self.agenda_unit

    def agenda_lead(self) -> float:
        """How far ahead of the best rival."""
        best = 0
        for other in range(self.s.sides):
            if other != self.side:
                best = max(best, self.counted(other))
        mine = self.counted(self.side)
        return float(mine - best) if mine > 0 else min(-1.0, float(mine - best))

    def agenda_points(self, lead: float) -> float:
        """Points of the agenda that may be expected with a lead."""
        width = self.w.agenda_width * (0.15 + self.left / 8.0)
        chance = 1.0 / (1.0 + math.exp(-(lead + 0.5) / max(0.1, width)))
        return self.w.agenda * self.s.parts.cards.agenda_vp[self.s.agendas[self.side * DEALT]] * chance

    def counted(self, side: int) -> int:
        """What the own agenda counts, of any side."""
        s = self.s
        metric = self.metric
        if metric == DEEDS_DONE:
            return deeds_done(s, side)
        if metric == FUR_HONEY:
            return s.goods[side * GOODS + HONEY] + s.goods[side * GOODS + FUR]
        if metric == DEFEATED:
            return s.defeated.count(side)
        if metric == WAR:
            return s.war[side]
        if metric == COINS:
            return s.coins[side]
        if metric == GOODS_TOTAL:
            total = 0
            for good in range(GOODS):
                total += s.goods[side * GOODS + good]
            return total
        if metric == OCCUPIED or metric == BUILDINGS_RULED:
            return self.counted_regions(side)
        track = 1 if metric == BUILD_ROW else 2 if metric == TRADE_ROW else 0
        return s.tracks[side * TRACKS + track]

    def counted_regions(self, side: int) -> int:
        """Occupied regions, or buildings in regions that are ruled."""
        s = self.s
        strength = self.contest.strength
        count = 0
        for region in s.regions:
            held = strength[side * REGIONS + region]
            if held == 0:
                continue
            if self.metric == OCCUPIED:
                count += 1
                continue
            for other in range(s.sides):
                if other != side and strength[other * REGIONS + region] >= held:
                    held = 0
            if held > 2 or (held > 0 and s.rebels[region] < 0 and s.neutrals[region] == 0):
                for at in range(region * KINDS, region * KINDS + KINDS):
                    if s.buildings[at] >= 0:
                        count += 1
        return count

    def war_points(self, more: int) -> float:
        """Points of the war track that may be expected with so many more victories."""
        s = self.s
        own = s.war[self.side] + more
        if own == 0 and not s.options.war_zero_scores:
            return 0.0
        slope = 1.0 / max(0.1, self.w.war_width * (0.15 + self.left / 8.0))
        first, second = 1.0, 0.0
        for other in range(s.sides):
            if other != self.side:
                ahead = 1.0 / (1.0 + math.exp(-slope * (own - s.war[other] + 0.5)))
                second = second * ahead + first * (1.0 - ahead)
                first *= ahead
        figures = s.parts.figures
        return first * figures.war_first + second * figures.war_second

    def war_gain(self) -> float:
        """One more victory."""
        value = self.war_points(1) - self.war_points(0)
        return value + self.agenda_unit if self.metric == WAR else value

    # --- goods and coins

    def open_goods(self) -> None:
        """Count the boat, and what deeds wait for."""
        s = self.s
        self.boat = 0
        for good in range(GOODS):
            self.boat += min(s.goods[self.side * GOODS + good], s.parts.figures.boat[good])
        self.good_unit = self.contest.track_gain(TRADE_TRACK, float(self.boat), 1.0)
        if self.metric == TRADE_ROW:
            self.good_unit += 0.5 * self.agenda_unit
        self.needed = [0.0] * (GOODS + 2)
        if self.side < s.seats:
            for deed in range(s.parts.deeds):
                if s.deeds[deed] == self.side:
                    self.note_needs(deed)

    def note_needs(self, deed: int) -> None:
        """What a deed makes its missing goods, coins and cards worth."""
        s = self.s
        lack = missing(s, self.side, deed)
        value = self.deed_value(deed)
        if lack <= 0.0 or value <= 0.0:
            return
        share = self.deed_share(lack)
        nearer = value * (self.deed_share(max(0.0, lack - 1.0)) - share)
        price = s.parts.cards.deed_price[deed]
        for good in range(GOODS):
            if price[FIRST_GOOD + good] > s.goods[self.side * GOODS + good]:
                self.needed[good] += nearer
        if price[COIN] > s.coins[self.side]:
            self.needed[GOODS] += value * (self.deed_share(max(0.0, lack - COIN_WORK)) - share)
        if price[SCHEME_CARDS] > 0 and self.side not in s.schemes:
            self.needed[GOODS + 1] += nearer

    def good_worth(self, good: int) -> float:
        """One more of a good."""
        if self.good_unit == UNKNOWN:
            self.open_goods()
        held, room = self.s.goods[self.side * GOODS + good], self.s.parts.figures.boat[good]
        value = self.needed[good] + self.w.dock
        if held < room:
            value += self.good_unit
            if held == room - 1:
                value += self.w.coin * self.contest.later
        if self.metric == GOODS_TOTAL or (self.metric == FUR_HONEY and (good == HONEY or good == FUR)):
            value += self.agenda_unit
        return value

    def good_loss(self, good: int) -> float:
        """One good less."""
        if self.good_unit == UNKNOWN:
            self.open_goods()
        held, room = self.s.goods[self.side * GOODS + good], self.s.parts.figures.boat[good]
        value = self.w.dock
        if held <= room:
            value += self.contest.track_gain(TRADE_TRACK, self.boat - 1.0, 1.0)
            if held == room:
                value += self.w.coin * self.contest.later
        if self.metric == GOODS_TOTAL or (self.metric == FUR_HONEY and (good == HONEY or good == FUR)):
            value += self.agenda_unit
        return value

    def coin_worth(self) -> float:
        """One more coin; at the end of the game it settles ties only."""
        if self.good_unit == UNKNOWN:
            self.open_goods()
        value = self.w.coin * min(1.0, 0.1 + 0.12 * self.left) + self.needed[GOODS]
        return value + self.agenda_unit if self.metric == COINS else value

    def cheapest_good(self) -> float:
        """The least loss of a good."""
        best = 9.0
        for good in range(GOODS):
            if self.s.goods[self.side * GOODS + good] > 0:
                best = min(best, self.good_loss(good))
        return best if best < 9.0 else self.w.dock

    # --- deeds

    def deed_share(self, lack: float) -> float:
        """How likely a deed is done that lacks so many things."""
        return self.w.ready * math.exp(-self.w.lack * 4.0 * lack / (0.5 + self.left))

    def deed_value(self, deed: int) -> float:
        """Points and reward of a deed, less its price."""
        cards = self.s.parts.cards
        value = float(cards.deed_vp[deed]) + self.plain_effect(self.s.parts.effects[cards.deed_effect[deed]])
        if self.metric == DEEDS_DONE:
            value += self.agenda_unit
        return value - self.price_worth(cards.deed_price[deed])

    def price_worth(self, price: list[int]) -> float:
        """What a price takes away."""
        w = self.w
        value = price[COIN] * w.coin * min(1.0, 0.1 + 0.12 * self.left)
        goods = price[ANY_GOODS] + price[SAME_GOODS] + price[DIFFERENT_GOODS]
        for good in range(GOODS):
            goods += price[FIRST_GOOD + good]
        if goods > 0:
            value += goods * (w.dock + self.good_price())
        value += price[SCHEME_CARDS] * w.scheme
        value += price[FIGURES] * (w.troop * self.contest.later + 0.3 * self.contest.unit)
        return value + price[BUILDINGS] * (w.site + 0.3)

    def good_price(self) -> float:
        """What a good taken off the boat costs, on the whole; goods on the dock cost nothing more."""
        boat = 0
        for good in range(GOODS):
            held, room = self.s.goods[self.side * GOODS + good], self.s.parts.figures.boat[good]
            if held > room:
                return 0.0
            boat += held
        return 0.7 * self.contest.track_gain(TRADE_TRACK, boat - 1.0, 1.0)

    def deed_worth(self, deed: int) -> float:
        """What a deed lying before the side is worth."""
        value = self.deed_value(deed)
        return value * self.deed_share(missing(self.s, self.side, deed)) if value > 0.0 else 0.0

    def plain_effect(self, row: list[int]) -> float:
        """What an effect usually brings."""
        w = self.w
        value = row[COIN] * w.coin
        for good in range(GOODS):
            if row[FIRST_GOOD + good] > 0:
                value += row[FIRST_GOOD + good] * (w.dock + 0.3)
        for column in range(MUSTER_POINTS, BUILD_POINTS + 1):
            if row[column] > 0:
                value += row[column] * (w.points[column - MUSTER_POINTS] + 0.15)
        if row[LOOK] > 0:
            value += w.scheme + w.look * (row[LOOK] - 1)
        return value + row[TAKE_DEED] * w.unseen + row[ANYWHERE] * (w.points[1] + 0.2)
