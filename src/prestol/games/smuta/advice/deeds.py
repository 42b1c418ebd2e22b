"""What a card is worth to a seat, whoever plays it: its operations one by one, as far as the public table tells."""

from __future__ import annotations

from typing import Final

from prestol.games.smuta import battle_record as br
from prestol.games.smuta import vocabulary as vo
from prestol.games.smuta.advice.clash import fighting, own_chance, stakes
from prestol.games.smuta.advice.council import best_table, call_value
from prestol.games.smuta.advice.ground import Ground
from prestol.games.smuta.advice.lore import Force, chance_within
from prestol.games.smuta.advice.war import siege_worth
from prestol.games.smuta.card_parts import Op
from prestol.games.smuta.conditions import holds, next_false_dmitry
from prestol.games.smuta.field import controller
from prestol.games.smuta.forces import room
from prestol.games.smuta.parts import (
    CELLS,
    COMMANDERS,
    NOBODY,
    NONE,
    NOT_YET,
    SEASONS,
    UNIT_KINDS,
    UNTIL_YEAR,
)
from prestol.games.smuta.state import Smuta
from prestol.games.smuta.targets import has_commander_at
from prestol.games.smuta.ways import CHOICES, ops_of

NEWCOMER: Final = 3.0
"""A commander with a whole army."""
SQUAD: Final = 1.1
"""A detachment."""
SEASON_OF_GRACE: Final = 0.2
"""What a point of legitimacy brings in one season."""
DIE_SWING: Final = 0.12
"""How much a point on a die of a round may decide."""


def card_value(ground: Ground, actor: int, kind: int, way: int, target: int) -> float:
    """What it is worth to the seat that somebody plays a card in one way at a target (NONE: at nobody)."""
    total = 0.0
    for number in ops_of(ground.s, kind, way):
        total += op_value(ground, actor, ground.s.parts.cards.ops[number], target)
    return total


def laid_value(ground: Ground, at: int) -> float:
    """What a card on the table will be worth to the seat; one that cancels takes away what the one before it brings."""
    s = ground.s
    row = s.announced[at]
    kind, way = s.parts.cards.kind[row[1]], row[2] * CHOICES + row[3] + 1
    total = 0.0
    for number in ops_of(s, kind, way):
        op = s.parts.cards.ops[number]
        if op.code == vo.CANCEL:
            total -= laid_value(ground, at - 1) if at > 0 else 0.0
        else:
            total += op_value(ground, row[0], op, row[4] if len(row) > 4 else NONE)
    return total


def op_value(ground: Ground, actor: int, op: Op, target: int) -> float:
    code = op.code
    if code == vo.ROLL:
        return roll_value(ground, actor, op, target)
    if code == vo.CHOICE:
        return max(branch_value(ground, actor, branch, target) for branch in op.choices)
    if code <= vo.LOSE_UNITS:
        return unit_value(ground, op, target)
    if vo.BATTLE_MOD <= code <= vo.SIEGE_MOD:
        return fight_value(ground, actor, op)
    if vo.SET_CONTROL <= code <= vo.FREE_LEGIT_ROLL:
        return land_value(ground, actor, op, target)
    if code == vo.CANCEL:
        return -laid_value(ground, len(ground.s.announced) - 1) if ground.s.announced else 0.0
    found = people_value(ground, actor, op, target)
    return found if found != 0.0 else other_value(ground, actor, op, target)


def branch_value(ground: Ground, actor: int, ops: list[int], target: int) -> float:
    total = 0.0
    for number in ops:
        total += op_value(ground, actor, ground.s.parts.cards.ops[number], target)
    return total


def roll_value(ground: Ground, actor: int, op: Op, target: int) -> float:
    """Each branch by the chance that its test holds."""
    s = ground.s
    bonus = 0
    for at in range(len(op.bonus)):
        condition = op.bonus_conditions[at]
        relative = condition.code == vo.LEGITIMACY_NOT_BELOW_TARGET
        if (not relative or target >= 0) and holds(s, actor, condition, target, False):
            bonus += op.bonus[at]
    total = 0.0
    for branch in op.branches:
        if branch.point_kinds != 0 and (target < 0 or branch.point_kinds >> s.parts.land.kind[target] & 1 == 0):
            continue
        chance = chance_within(branch.least, branch.most, 0 if branch.natural else bonus)
        total += chance * branch_value(ground, actor, branch.ops, target)
    return total


# --- units


def unit_value(ground: Ground, op: Op, target: int) -> float:
    if op.code == vo.LOSE_UNITS:
        return loss_value(ground, op, target)
    if target < 0:
        return 0.0
    sight = ground.sight
    side = sight.side(ground.s.owner[target])
    if op.code == vo.ADD_SIEGE:
        return side * sight.w.strength * siege_worth(ground, target)
    count = 0
    for kind in range(len(op.units)):
        count += op.units[kind]
    share = min(1.0, room(ground.s, target) / max(1, count))
    return side * share * sight.w.strength * sight.lore.units_worth(op.units)


def loss_value(ground: Ground, op: Op, target: int) -> float:
    """Units lost by an army, by all armies of a point, or by the enemy of a battle or siege."""
    s = ground.s
    count = op.n if op.dice == 0 else 2
    if op.ref == vo.FOE:
        return DIE_SWING * count * stakes(ground) if br.side_of(s, ground.seat) != NOBODY else 0.0
    if op.ref == vo.BESIEGER:
        target = s.siege[2] if s.siege else NONE
    if op.ref == vo.ALL_ARMIES_AT_A:
        total = 0.0
        for who in range(COMMANDERS):
            if s.at[who] == target:
                total += army_loss(ground, who, count, op)
        return total
    return army_loss(ground, target, count, op) if 0 <= target < COMMANDERS else 0.0


def army_loss(ground: Ground, who: int, count: int, op: Op) -> float:
    s, sight = ground.s, ground.sight
    force = sight.force(who)
    if force.size == 0:
        return 0.0
    units = force.size
    if op.kinds != 0:
        units = 0
        for kind in range(UNIT_KINDS):
            if op.kinds >> kind & 1 == 1:
                units += s.units[who * UNIT_KINDS + kind]
    each = sight.w.strength * force.worth / force.size * (0.8 if op.by_owner else 1.3)
    loss = each * min(count, units)
    if units >= force.size and count >= force.size:
        loss += 0.6
    return -sight.side(s.owner[who]) * loss


# --- persons


def people_value(ground: Ground, actor: int, op: Op, target: int) -> float:
    s, sight = ground.s, ground.sight
    code = op.code
    own = sight.side(actor)
    if code == vo.KILL:
        return -sight.side(s.owner[target]) * sight.person(target) if target >= 0 else 0.0
    if code == vo.DEFECT:
        return (own - sight.side(s.owner[target])) * (sight.person(target) + 0.5) if target >= 0 else 0.0
    if code == vo.SAVE_PERSON:
        return 0.7 * sight.side(s.owner[s.dying[-2]]) * sight.person(s.dying[-2]) if s.dying else 0.0
    if code == vo.ENTER_COMMANDER:
        return own * NEWCOMER if s.at[op.who] == NOT_YET else 0.0
    if code == vo.SWEDISH_INTERVENTION:
        return own * NEWCOMER
    if code == vo.ENTER_DETACHMENT:
        return own * SQUAD
    if code == vo.ENTER_PERSONAGE:
        return own * newcomer(ground, next_false_dmitry(s) if op.ref == vo.NEXT_FALSE_DMITRY else op.who, op)
    return 0.0


def newcomer(ground: Ground, who: int, op: Op) -> float:
    """A personage whom a card brings."""
    if who == NONE:
        return 0.0
    people, w = ground.s.parts.people, ground.sight.w
    value = ground.sight.grace * people.legitimacy[who] + w.administration * people.administration[who]
    value += 0.3 * (people.army_tactical[who] + people.army_recruit[who]) + 0.3
    return value + (w.pretender if op.pretender > 0 else 0.0)


# --- land


def land_value(ground: Ground, actor: int, op: Op, target: int) -> float:
    s, sight = ground.s, ground.sight
    if op.code == vo.FREE_LEGIT_ROLL:
        return best_table(ground, op.tables) * op.n if actor == ground.seat else sight.side(actor) * 0.7 * op.n
    if op.code == vo.CAPTURE_IF_PRESENT:
        return sight.control(op.who, actor) if has_commander_at(s, op.who, actor) else 0.0
    if target < 0:
        return 0.0
    if op.code == vo.SET_CONTROL and not op.to_self:
        return sight.control(target, NOBODY)
    return sight.control(target, actor)


# --- battles and sieges


def fight_value(ground: Ground, actor: int, op: Op) -> float:
    """What a card changes in the fight under way; nothing for those who look on."""
    s = ground.s
    if op.code == vo.SIEGE_MOD:
        return siege_value(ground, op)
    side = br.side_of(s, ground.seat)
    if side == NOBODY:
        return 0.0
    sign = 1.0 if actor == ground.seat else -1.0
    stake, chance = stakes(ground), own_chance(ground)
    doubt = 4.0 * chance * (1.0 - chance)
    if op.code == vo.LOSE_BATTLE:
        return sign * stake * ((1.0 - chance) if sign > 0 else chance)
    if op.code == vo.KEEP_ARMY:
        return sign * 0.7 * ground.sight.army_worth(fighting(s, side if sign > 0 else 1 - side)) + 0.1
    if op.code == vo.AUTO_EVADE:
        return sign * max(0.0, ((1.0 - chance) if sign > 0 else chance) - 0.4) * stake
    if op.code == vo.REROLL:
        return sign * reroll_value(s, side if sign > 0 else 1 - side, stake)
    if op.code == vo.SET_TACTICAL:
        foe: Force = fighting(s, 1 - side if sign > 0 else side)
        return sign * 0.05 * foe.tactical * stake * doubt
    return sign * DIE_SWING * stake * doubt * ground.sight.w.combat


def reroll_value(s: Smuta, side: int, stake: float) -> float:
    """A low die thrown again."""
    die = s.battle[br.DIE + side]
    return 0.06 * (3.5 - die) * stake if die > 0 else 0.0


def siege_value(ground: Ground, op: Op) -> float:
    """A die of a siege that is changed by a card."""
    s = ground.s
    if not s.siege:
        return 0.0
    return op.die / 6.0 * ground.sight.control(s.siege[1], s.siege[0])


# --- the rest


def other_value(ground: Ground, actor: int, op: Op, target: int) -> float:
    s, sight = ground.s, ground.sight
    own, w = sight.side(actor), sight.w
    code = op.code
    if code == vo.LEGIT_MOD:
        seasons = SEASONS - s.now % SEASONS if op.until == UNTIL_YEAR else 1
        last = 0.5 * sight.grace if op.until == UNTIL_YEAR and s.now + SEASONS >= CELLS else 0.0
        value = own * op.n * (SEASON_OF_GRACE * (seasons + 0.3) + last)
        return value + (call_value(ground, op.n) if actor == ground.seat else 0.0)
    if code == vo.DRAW:
        return own * w.card * op.n
    if code == vo.STEAL_RANDOM:
        return own * w.card - w.card * sight.side(target if 0 <= target < s.seats else NOBODY)
    if code == vo.RECRUIT_MOD:
        return own * 0.13 * w.recruit * op.n
    if code == vo.VP_MARKER:
        return own * s.parts.figures.peace_vp
    if code == vo.MARKER_ON:
        return marker_value(ground, actor, op, target)
    if code == vo.MARKER_OFF:
        return own * sight.grace * -s.parts.figures.accusation
    if code == vo.MOVE_MOD:
        return own * 0.35 if op.most < 0 else -0.5 * sight.side(s.owner[target] if target >= 0 else NOBODY)
    if code == vo.FORBID:
        return 0.1 * stakes(ground) * own if s.battle and br.side_of(s, ground.seat) != NOBODY else 0.1 * own
    return own * 0.25 if code == vo.FIRST_PLAYER else 0.0


def marker_value(ground: Ground, actor: int, op: Op, target: int) -> float:
    s, sight = ground.s, ground.sight
    if op.marker == vo.ACCUSATION_MARKER:
        return sight.side(s.owner[target]) * sight.grace * s.parts.figures.accusation if target >= 0 else 0.0
    if op.marker == vo.CAMP_MARKER:
        return 0.3 + ground.danger(s.at[target], sight.force(target)) if target >= 0 else 0.3
    if op.marker == vo.FORTRESS_MARKER and target >= 0:
        return sight.side(controller(s, target)) * 0.3 * s.parts.land.vp[target]
    return 0.0
