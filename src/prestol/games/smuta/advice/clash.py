"""Battles: to stand or to go, whom to strike first, what to lose, when to give up."""

from __future__ import annotations

from typing import Final

from prestol.engine.step import Move
from prestol.games.smuta import battle_record as br
from prestol.games.smuta import moves as mv
from prestol.games.smuta.advice.aims import Group, escape_chance
from prestol.games.smuta.advice.ground import Ground
from prestol.games.smuta.advice.lore import STRONGEST, Force
from prestol.games.smuta.battle_force import die_bonus, force_of, strategic_rating, strength, tactical_rating
from prestol.games.smuta.field import is_fortress
from prestol.games.smuta.forces import army_size
from prestol.games.smuta.parts import COMMANDERS, NOBODY, POWERFUL, UNIT_KINDS
from prestol.games.smuta.state import Smuta

WASTE: Final = 0.3
"""The part of an army that a lost battle costs beyond what giving up at once would."""


def fighting(s: Smuta, side: int) -> Force:
    """A side of the battle under way."""
    found = Force()
    found.fire = strength(s, side, br.FIRE)
    found.melee = strength(s, side, br.MELEE)
    for piece in force_of(s, side):
        if s.at[piece] >= 0:
            found.size += army_size(s, piece)
    found.bonus = die_bonus(s, side)
    found.tactical = tactical_rating(s, side)
    advantage = s.battle[br.ADVANTAGE]
    if advantage != NOBODY:  # what the dice have decided counts more than ratings
        found.tactical = 3 if advantage == side else 0
    found.worth = float(found.fire + found.melee + found.size)
    return found


def own_chance(ground: Ground) -> float:
    """The chance of the seat to win the battle under way."""
    side = br.side_of(ground.s, ground.seat)
    return ground.sight.chance(fighting(ground.s, side), fighting(ground.s, 1 - side))


def stakes(ground: Ground) -> float:
    """What winning instead of losing the battle is worth."""
    s = ground.s
    side = br.side_of(s, ground.seat)
    foe = s.battle[br.SEAT + 1 - side]
    group = Group(s.battle[br.POINT], foe, fighting(s, 1 - side))
    return ground.victory_gain(group) + ground.defeat_cost(fighting(s, side), foe)


def stand_worth(ground: Ground) -> float:
    """To fight it out, compared with a loss by giving up."""
    chance = own_chance(ground)
    own = fighting(ground.s, br.side_of(ground.s, ground.seat))
    return chance * stakes(ground) - (1.0 - chance) * WASTE * ground.sight.w.care * ground.sight.army_worth(own)


def meet_worth(ground: Ground, move: Move) -> float:
    """The answer to an attack, and whether to fight on; giving up is worth nothing."""
    s, sight = ground.s, ground.sight
    kind = move[0]
    if kind == mv.STAND or kind == mv.FIGHT_ON:
        return stand_worth(ground)
    if kind == mv.CONCEDE or kind == mv.RETREAT:
        return 0.0
    side = br.side_of(s, ground.seat)
    own = fighting(s, side)
    saved = ground.defeat_cost(own, s.battle[br.SEAT + 1 - side])
    if kind == mv.REFUGE:
        point = s.battle[br.POINT]
        risk = 0.35 if s.parts.land.kind[point] != POWERFUL else 0.15
        return saved * (1.0 - risk) - 0.2 * sight.army_worth(own)
    luck = escape_chance(strategic_rating(s, side), strategic_rating(s, 1 - side))
    place = max(0.0, ground.site(s.battle[br.POINT], 1))
    return luck * (saved - 0.3 * place - 0.1) + (1.0 - luck) * max(0.0, stand_worth(ground))


def strike_worth(ground: Ground, phase: int) -> float:
    """To strike first where it takes most from the reply."""
    s, lore = ground.s, ground.sight.lore
    side = br.side_of(s, ground.seat)
    own, foe = fighting(s, side), fighting(s, 1 - side)
    if phase == br.FIRE:
        hits = lore.fire_hits[min(STRONGEST, own.fire)]
        return 0.3 * min(1.0, hits / max(1, foe.size)) * lore.fire_hits[min(STRONGEST, foe.fire)]
    at = min(STRONGEST, own.melee) + own.bonus * (STRONGEST + 1)
    reply = lore.melee_hits[min(STRONGEST, foe.melee) + foe.bonus * (STRONGEST + 1)]
    return 0.3 * min(1.0, lore.melee_hits[at] / max(1, foe.size)) * reply + 0.5 * lore.routs[at]


def lead_worth(ground: Ground, who: int) -> float:
    people = ground.s.parts.people
    return 0.5 * people.tactical[who] + 0.1 * people.strategic[who]


def loss_worth(ground: Ground, move: Move, own: bool) -> float:
    """A unit that is lost, the cheapest first; no commander should be left without any. Of others the dearest."""
    s, lore = ground.s, ground.sight.lore
    if move[0] == mv.LOSE_DETACHMENT:
        people = s.parts.people
        value = 1.5 + people.fire[move[1]] + people.melee[move[1]]
    else:
        value = lore.unit_worth[move[2]]
        if s.units[move[1] * UNIT_KINDS + move[2]] == 1 and s.parts.units.die_bonus[move[2]] > 0:
            value += 2.0
        if army_size(s, move[1]) == 1:
            value += 8.0
    return (-0.3 if own else 0.3) * value


def shelter_worth(ground: Ground, move: Move) -> float:
    """After a defeat: into the fortress, unless it is about to fall."""
    s = ground.s
    if move[0] == mv.TO_TRACK:
        return 0.0
    point = s.battle[br.POINT]
    return (0.4 if s.parts.land.kind[point] == POWERFUL else 0.1) + 0.02 * ground.sight.force(move[1]).size


def withdraw_worth(ground: Ground, point: int) -> float:
    """Where a force goes that slips away."""
    s = ground.s
    side = br.side_of(s, ground.seat)
    leader = s.battle[br.LEADER + side]
    value = ground.stance(leader, point, 2, fighting(s, side))
    if leader < COMMANDERS and is_fortress(s, point) and s.control[point] == ground.seat:
        value += 0.2
    return value
