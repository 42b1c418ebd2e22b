"""The Military phase: which piece acts next, where it goes, what it recruits, who goes together."""

from __future__ import annotations

from typing import Final

from prestol.engine.step import Move
from prestol.games.smuta import moves as mv
from prestol.games.smuta.advice.aims import Stay
from prestol.games.smuta.advice.ground import Ground
from prestol.games.smuta.advice.lore import WALLET, Force
from prestol.games.smuta.advice.weights import NEVER
from prestol.games.smuta.campaign import may_campaign
from prestol.games.smuta.field import is_besieged, is_detachment
from prestol.games.smuta.forces import personages_with, room, room_for
from prestol.games.smuta.parts import (
    CAMPAIGNED,
    COMMANDERS,
    MOUNTED_COSSACK,
    NONE,
    POWERFUL,
    SIEGE_GOOD,
    SIEGE_LAID,
    SWEDISH,
    UNIT_KINDS,
)
from prestol.games.smuta.reach import Reach, Survey, allowance, fits, marchers, may_march
from prestol.games.smuta.recruit import goods_for, may_recruit
from prestol.games.smuta.regroup import ADDED, PIECE
from prestol.games.smuta.standing import resource_bonus
from prestol.games.smuta.state import Smuta

MEAN_DIE: Final = 4
"""What a recruiting die brings, a little more than the mean: bonuses are not all counted."""


def joint_force(ground: Ground, who: int) -> Force:
    """A piece with whoever marches with it."""
    total = Force()
    for piece in marchers(ground.s, who):
        one = ground.sight.force(piece)
        total.add(one)
        if piece == who:
            total.tactical = one.tactical
    return total


# --- which piece


def take_worth(ground: Ground, who: int) -> float:
    """The best that a piece can do now."""
    s = ground.s
    if s.at[who] < 0:
        return 0.05 if is_detachment(who) else NEVER
    best = 0.0
    if may_recruit(s, who):
        best = max(best, recruit_worth(ground, who, 0))
    if is_besieged(s, who):
        return max(best, sortie_worth(ground, who))
    if may_march(s, ground.seat, who):
        best = max(best, best_march(ground, who))
    return best


def best_march(ground: Ground, who: int) -> float:
    """The best point within reach, compared with staying."""
    s = ground.s
    pieces = marchers(s, who)
    survey = Survey(s, ground.seat, pieces)
    reach = Reach(s, survey, ground.seat, s.at[who], allowance(s, pieces))
    stay = stay_of(ground, who)
    best = 0.0
    for point in reach.found:
        if fits(s, survey, pieces, point):
            best = max(best, arrival(ground, who, point, stay.speed, stay.force) - stay.worth)
    return best


def stay_of(ground: Ground, who: int) -> Stay:
    """What a march is compared with: every point within reach asks for it."""
    found = ground.stays.get(who)
    if found is None:
        speed = max(1, allowance(ground.s, marchers(ground.s, who)))
        force = joint_force(ground, who)
        found = Stay(force, speed, ground.stance(who, ground.s.at[who], speed, force))
        ground.stays[who] = found
    return found


def arrival(ground: Ground, who: int, point: int, speed: int, force: Force) -> float:
    """What it is worth to march to a point, through a battle if somebody is there."""
    value = ground.stance(who, point, speed, force)
    group = ground.enemy_at(point)
    if group is None:
        return value
    chance = ground.sight.chance(force, group.force)
    return ground.attack(force, group) + chance * max(0.0, value)


def march_worth(ground: Ground, who: int, point: int) -> float:
    """A march, compared with staying."""
    stay = stay_of(ground, who)
    return arrival(ground, who, point, stay.speed, stay.force) - stay.worth


def sortie_worth(ground: Ground, who: int) -> float:
    group = ground.enemy_at(ground.s.at[who])
    if group is None:
        return 0.0
    return ground.attack(joint_force(ground, who), group)


# --- recruiting


def recruit_worth(ground: Ground, who: int, added: int) -> float:
    """What recruiting brings on average."""
    s, sight = ground.s, ground.sight
    if s.at[who] < 0:
        return NEVER
    points = MEAN_DIE + added + bonus_of(ground, who)
    goods = goods_for(s, who, points)
    if not goods:
        return NEVER
    buys = sight.lore.best_buys(goods, siege_worth(ground, who))
    gain = min(buys[min(WALLET, points)], 6.0 * max(1, room(s, who)))
    return sight.w.recruit * sight.w.strength * gain


def bonus_of(ground: Ground, who: int) -> int:
    s = ground.s
    bonus = 0
    if s.resource == who or s.resource < NONE:
        bonus += resource_bonus(s, ground.seat)
    if s.parts.people.nation[who] == SWEDISH:
        bonus += s.parts.land.swedish_bonus[s.at[who]]
    for one in personages_with(s, who):
        bonus += s.parts.people.army_recruit[one]
    return bonus


def siege_worth(ground: Ground, who: int) -> float:
    """A Siege marker for an army, as strength: by the powerful fortress that it could take with it."""
    s, sight = ground.s, ground.sight
    land = s.parts.land
    best = 0.0
    for point in range(len(land.kind)):
        if land.kind[point] == POWERFUL and s.control[point] != ground.seat:
            gain = sight.w.siege * ground.gain(point)
            best = max(best, gain * sight.w.reach ** ((land.distance[s.at[who]][point] + 1) // 2))
    return best / max(0.01, sight.w.strength)


def buy_worth(ground: Ground, who: int, good: int, points: int) -> float:
    """A purchase with what the points left can still bring; better units where there is little room."""
    s, lore = ground.s, ground.sight.lore
    siege = siege_worth(ground, who)
    goods = goods_for(s, who, points)
    left = points - s.parts.units.good_cost[good]
    value = siege if good == SIEGE_GOOD else lore.unit_worth[good]
    if good == MOUNTED_COSSACK and ground.sight.force(who).size > 0 and allowance(s, [who]) < 3:
        value -= 0.8
    if room(s, who) > 1 or good == SIEGE_GOOD:
        value += lore.best_buys([one for one in goods if one != SIEGE_GOOD], 0.0)[min(WALLET, left)]
    return ground.sight.w.strength * value


def resource_worth(ground: Ground, who: int) -> float:
    s = ground.s
    if s.moving and s.moving[PIECE] == who:
        return 1.0
    return 0.1 * min(5, room(s, who))


# --- one piece


def piece_worth(ground: Ground, move: Move) -> float:
    """What the piece that was taken does, compared with staying idle."""
    s = ground.s
    who = s.moving[PIECE]
    kind = move[0]
    if kind == mv.GO:
        return march_worth(ground, who, move[1])
    if kind == mv.STEP:
        return march_worth(ground, who, move[1]) - 0.4
    if kind == mv.RECRUIT:
        return recruit_worth(ground, who, s.moving[ADDED])
    if kind == mv.SORTIE:
        return sortie_worth(ground, who)
    if kind == mv.COME_OUT:
        return 0.3
    if kind == mv.CAMPAIGN:
        return campaign_worth(ground, move[1])
    return regroup_worth(ground, move)


def campaign_worth(ground: Ground, who: int) -> float:
    """SMU-MSC-14: streltsy and ordnance once in the game, against the danger for the Tsar."""
    s, sight = ground.s, ground.sight
    if not may_campaign(s, who):
        return NEVER
    risk = ground.danger(s.at[who], joint_force(ground, who))
    first = 1.0 if s.marks[s.tsar] & CAMPAIGNED == 0 else -1.0
    return sight.w.campaign * first - 2.0 * risk - 0.3 + max(0.0, best_march(ground, who))


def regroup_worth(ground: Ground, move: Move) -> float:
    """Groupings are for danger and for battles; otherwise each commander goes his own way."""
    s = ground.s
    kind = move[0]
    people = s.parts.people
    if kind == mv.GROUP:
        first, second = move[1], move[2]
        if s.host[first] == second:
            return 0.2 * (people.tactical[first] - people.tactical[second]) - 0.1
        return together(ground, first, second) + 0.1 * (people.tactical[first] - people.tactical[second])
    if kind == mv.PART:
        who = s.moving[PIECE]
        for other in range(COMMANDERS):
            if other != who and s.at[other] == s.at[who] and s.owner[other] == ground.seat:
                return -together(ground, who, other) - 0.05
        return 0.0
    if kind == mv.JOIN:
        return 0.1 if room_for(s, move[2], MOUNTED_COSSACK) > 0 and in_danger(ground, move[2]) else -0.5
    return -0.5 if in_danger(ground, s.moving[PIECE]) else -0.2


def in_danger(ground: Ground, who: int) -> bool:
    return ground.peril(who) > 0.3


def together(ground: Ground, first: int, second: int) -> float:
    """How much safer two armies are together."""
    s, sight = ground.s, ground.sight
    one, two = sight.force(first), sight.force(second)
    both = Force()
    both.add(one)
    both.add(two)
    both.tactical = max(one.tactical, two.tactical)
    point = s.at[first]
    apart = max(ground.danger(point, one), ground.danger(point, two))
    if s.marks[first] & SIEGE_LAID != 0 or s.marks[second] & SIEGE_LAID != 0:
        apart += 0.3
    return apart - ground.danger(point, both) - 0.25


def is_cavalry_army(s: Smuta, who: int) -> bool:
    """Whether all units so far ride."""
    for kind in range(UNIT_KINDS):
        if s.units[who * UNIT_KINDS + kind] > 0 and not s.parts.units.cavalry[kind]:
            return False
    return True
