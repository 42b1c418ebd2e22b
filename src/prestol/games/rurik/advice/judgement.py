"""How well everybody stands: the points that each side may expect at the end, and its share of victory."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from prestol.games.rurik.advice.contest import strengths
from prestol.games.rurik.advice.lore import Lore
from prestol.games.rurik.advice.outlook import Outlook
from prestol.games.rurik.advice.weights import Judgement
from prestol.games.rurik.banners import influence_at, rows_of
from prestol.games.rurik.parts import (
    ACTIONS,
    ADVISORS,
    BUILD_TRACK,
    DEALT,
    DONE,
    EMPTY,
    GOODS,
    IN_HAND,
    KINDS,
    MARKET,
    REBELLION,
    REGIONS,
    ROWS,
    RULE_TRACK,
    SOLO,
    STRONGHOLD,
    TRADE_TRACK,
)

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def expected_points(s: Rurik, side: int, w: Judgement, lore: Lore, strength: list[int]) -> float:
    """Points now, and what the position will still bring."""
    view = Outlook(s, side, w, lore, strength)
    view.open_goods()
    view.open_groups()
    view.survey()
    contest = view.contest
    total = contest.track_points(RULE_TRACK, contest.ruled) + crown(view)
    total += contest.track_points(BUILD_TRACK, view.largest + w.site * (len(view.group_size) - 1))
    total += contest.track_points(TRADE_TRACK, float(view.boat))
    total += view.war_points(0) + standing(s, view) + pending(s, view, w)
    if side < s.seats:
        return total + holdings(s, view)
    dock = -view.boat
    for good in range(GOODS):
        dock += s.goods[side * GOODS + good]
    return total + (s.coins[side] + dock) / 3.0 + w.rebellion * contest.far_turns


def crown(view: Outlook) -> float:
    """The top row of the rule track."""
    contest = view.contest
    worth = 0.0
    for region in view.lore.crown_regions:
        if contest.mine[region] > 0:
            worth += contest.chance(contest.mine[region] - contest.top[region]) * contest.crown_worth(region)
    return worth / 2.0


def standing(s: Rurik, view: Outlook) -> float:
    """What figures and buildings on the map bring in later rounds."""
    w, later = view.w, view.contest.later
    total = 0.0
    if s.leader_at[view.side] >= 0:
        total += w.chief + w.troop * later
    for region in s.regions:
        troops = s.troops[view.side * REGIONS + region]
        if troops > 0 or s.leader_at[view.side] == region:
            total += troops * w.troop * later + w.presence * view.contest.potential[region]
        if s.buildings[region * KINDS + MARKET] == view.side:
            total += w.market * later
        if s.buildings[region * KINDS + STRONGHOLD] == view.side:
            total += w.stronghold * later
    return total


def holdings(s: Rurik, view: Outlook) -> float:
    """Deeds, cards, coins, goods and the agenda of a seat."""
    w, seat = view.w, view.side
    total = s.coins[seat] * w.coin * min(1.0, 0.1 + 0.12 * view.left)
    for good in range(GOODS):
        total += s.goods[seat * GOODS + good] * w.dock
        if s.goods[seat * GOODS + good] >= s.parts.figures.boat[good]:
            total += w.coin * view.contest.later
    cards = s.schemes.count(seat)
    if cards > 0:
        total += min(cards, view.left) * w.scheme
    for deed in range(s.parts.deeds):
        if s.deeds[deed] == DONE + seat:
            total += s.parts.cards.deed_vp[deed]
        elif s.deeds[deed] == seat:
            total += view.deed_worth(deed)
    if s.agendas[seat * DEALT] >= 0:
        total += view.agenda_points(view.agenda_lead())
    return total


def pending(s: Rurik, view: Outlook, w: Judgement) -> float:
    """What the advisors on the banners and in the hand will still do in this round."""
    total = 0.0
    if view.contest.turns == 0:
        return total
    rows = rows_of(s)
    planning = view.contest.planning
    for space in range(ACTIONS * ROWS):
        holder = s.banners[space]
        if holder == EMPTY or holder // ADVISORS != view.side:
            continue
        worth = view.space_worth(space)
        if planning and space % ROWS < rows - 1 and s.banners[(space // ROWS) * ROWS + rows - 1] == EMPTY:
            lower = view.space_worth(space + 1)
            risk = min(1.0, w.push * stronger(s, view.side, influence_at(s, space)))
            worth += risk * (lower - worth)
        total += w.placed * max(worth, w.coin)
    if planning:
        for advisor in range(ADVISORS):
            if s.advisors[view.side * ADVISORS + advisor] == IN_HAND:
                total += w.hand + w.influence * s.parts.figures.advisor_value[advisor]
    return total


def stronger(s: Rurik, side: int, influence: int) -> float:
    """Advisors of others in hand that would land above, for each banner."""
    count = 0
    for at in range(s.sides * ADVISORS):
        is_others = s.advisors[at] == IN_HAND and at // ADVISORS != side
        if is_others and s.parts.figures.advisor_value[at % ADVISORS] > influence:
            count += 1
    return count / ACTIONS


def shares(s: Rurik, w: Judgement, lore: Lore) -> list[float]:
    """Expected shares of victory, by how far apart the expected points are."""
    strength = strengths(s)
    points: list[float] = []
    best = -1000.0
    for side in range(s.sides):
        mine = expected_points(s, side, w, lore, strength)
        points.append(mine)
        best = max(best, mine)
    left = lore.rounds - s.round + 1
    scale = 1.6 / (max(0.3, w.spread) * math.sqrt(float(left)))
    found: list[float] = []
    whole = 0.0
    for mine in points:
        share = math.exp(scale * (mine - best))
        found.append(share)
        whole += share
    for side in range(s.sides):
        found[side] /= whole
    if s.seats == SOLO:
        del found[REBELLION]
    return found
