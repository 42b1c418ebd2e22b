"""What is worked out once for a set of components: how hard forces hit, what units and cards are worth."""

from __future__ import annotations

import math
from typing import Final, final

from prestol.engine.compiling import mypyc_attr
from prestol.games.smuta import vocabulary as vo
from prestol.games.smuta.card_parts import Op
from prestol.games.smuta.components import Parts
from prestol.games.smuta.parts import COSSACK, FOOT_COSSACK, SIEGE_GOOD, UNIT_COLUMNS, UNIT_KINDS

STRONGEST: Final = 96
"""Strengths beyond this hit no harder."""
WALLET: Final = 24
"""Recruiting points beyond which nothing is reckoned."""
BOOST: Final = 2
"""Dice with and without winged hussars."""
STEEPNESS: Final = 2.9
"""How much being twice as strong decides a battle,"""
ROUTING: Final = 1.1
"""the chance to rout the enemy,"""
TACTICS: Final = 0.18
"""and a point of tactical rating."""
ODDS_LIMIT: Final = 4.0

PLAIN: Final[dict[int, float]] = {
    vo.ADD_SIEGE: 0.7,
    vo.ENTER_COMMANDER: 3.0,
    vo.ENTER_PERSONAGE: 2.0,
    vo.ENTER_DETACHMENT: 1.2,
    vo.MARKER_ON: 0.5,
    vo.MARKER_OFF: 0.3,
    vo.SET_CONTROL: 1.0,
    vo.CAPTURE: 1.5,
    vo.FREE_LEGIT_ROLL: 0.8,
    vo.STEAL_RANDOM: 0.6,
    vo.MOVE_MOD: 0.4,
    vo.FORBID: 0.3,
    vo.BATTLE_MOD: 0.5,
    vo.SET_TACTICAL: 0.5,
    vo.AUTO_EVADE: 0.6,
    vo.LOSE_BATTLE: 1.5,
    vo.KEEP_ARMY: 0.6,
    vo.REROLL: 0.6,
    vo.SIEGE_MOD: 0.5,
    vo.CANCEL: 1.0,
    vo.SAVE_PERSON: 1.0,
    vo.FIRST_PLAYER: 0.3,
    vo.DEFECT: 3.0,
    vo.SWEDISH_INTERVENTION: 3.0,
    vo.KILL: 3.0,
}
"""What an operation is worth while it is not known what it will be about."""


@final
@mypyc_attr(acyclic=True)
class Lore:
    """Figures that follow from the components."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        units = parts.units
        self.unit_worth: list[float] = []
        for kind in range(UNIT_KINDS):
            worth = float(units.fire[kind] + units.melee[kind] + 2 * units.die_bonus[kind])
            self.unit_worth.append(worth + (0.4 if units.cavalry[kind] else 0.0) + 1.0)
        self.fire_hits: list[float] = []
        self.melee_hits: list[float] = []
        self.routs: list[float] = []
        for strength in range(STRONGEST + 1):
            self.fire_hits.append(self.mean(units.fire_table, strength, 0))
        for bonus in range(BOOST):
            for strength in range(STRONGEST + 1):
                self.melee_hits.append(self.mean(units.melee_table, strength, bonus))
                self.routs.append(self.rout_chance(strength, bonus))
        self.card_worth = [self.plain_worth(kind) for kind in range(parts.cards.kinds)]
        self.shields = [self.is_shield(kind) for kind in range(parts.cards.kinds)]

    def column(self, strength: int) -> int:
        found = len(self.parts.units.columns) - 1
        while found > 0 and self.parts.units.columns[found] > strength:
            found -= 1
        return found

    def mean(self, table: list[list[int]], strength: int, bonus: int) -> float:
        """Losses that a die brings on average."""
        if strength == 0:
            return 0.0
        units = self.parts.units
        total = 0
        for die in range(1, 7):
            cell = table[min(6, die + bonus)][self.column(strength)]
            total += units.rout_losses if cell == units.rout else cell
        return total / 6.0

    def rout_chance(self, strength: int, bonus: int) -> float:
        if strength == 0:
            return 0.0
        units = self.parts.units
        count = 0
        for die in range(1, 7):
            if units.melee_table[min(6, die + bonus)][self.column(strength)] == units.rout:
                count += 1
        return count / 6.0

    def units_worth(self, row: list[int]) -> float:
        """A row of units, as strength."""
        total = 0.0
        for kind in range(UNIT_KINDS):
            total += row[kind] * self.unit_worth[kind]
        if len(row) == UNIT_COLUMNS:
            total += row[COSSACK] * self.unit_worth[FOOT_COSSACK]
        return total

    # --- cards, before anything is known of their targets

    def plain_worth(self, kind: int) -> float:
        best = 0.0
        for mode in self.parts.cards.kind_modes[kind]:
            total = 0.0
            for number in mode.ops:
                total += self.plain_op(self.parts.cards.ops[number])
            best = max(best, total)
        return best

    def is_shield(self, kind: int) -> bool:
        """Whether a card may save a person: by cancelling what is aimed at him, or by an escape."""
        for mode in self.parts.cards.kind_modes[kind]:
            for number in mode.ops:
                code = self.parts.cards.ops[number].code
                if code == vo.CANCEL or code == vo.SAVE_PERSON:
                    return True
        return False

    def plain_op(self, op: Op) -> float:
        code = op.code
        if code == vo.ADD_UNITS:
            return 0.09 * self.units_worth(op.units)
        if code == vo.LOSE_UNITS:
            return 0.25 * (op.n if op.dice == 0 else 2)
        if code == vo.ROLL:
            return self.plain_roll(op)
        if code == vo.LEGIT_MOD:
            return 0.35 * max(0, op.n)
        if code == vo.DRAW:
            return 0.4 * op.n
        if code == vo.RECRUIT_MOD:
            return 0.13 * op.n
        if code == vo.CHOICE:
            best = 0.0
            for branch in op.choices:
                total = 0.0
                for number in branch:
                    total += self.plain_op(self.parts.cards.ops[number])
                best = max(best, total)
            return best
        return PLAIN.get(code, 0.0)

    def plain_roll(self, op: Op) -> float:
        total = 0.0
        for branch in op.branches:
            part = 0.0
            for number in branch.ops:
                part += self.plain_op(self.parts.cards.ops[number])
            total += part * chance_within(branch.least, branch.most, 0)
        return min(total, 2.5)

    def best_buys(self, goods: list[int], siege: float) -> list[float]:
        """By recruiting points: the most strength that goods of a list can bring, the Siege marker at its own worth."""
        costs = self.parts.units.good_cost
        found = [0.0] * (WALLET + 1)
        for points in range(1, WALLET + 1):
            best = 0.0
            for good in goods:
                if costs[good] <= points:
                    worth = siege if good == SIEGE_GOOD else self.unit_worth[good]
                    rest = 0.0 if good == SIEGE_GOOD else found[points - costs[good]]
                    best = max(best, worth + rest)
            found[points] = best
        return found


def chance_within(least: int, most: int, bonus: int) -> float:
    """The chance that a die with a bonus is within limits, negative ones meaning none."""
    count = 0
    for die in range(1, 7):
        total = die + bonus
        if (least < 0 or total >= least) and (most < 0 or total <= most):
            count += 1
    return count / 6.0


@final
@mypyc_attr(acyclic=True)
class Force:
    """What fights on one side."""

    def __init__(self) -> None:
        self.fire = 0
        self.melee = 0
        self.size = 0
        self.tactical = 0
        self.bonus = 0
        self.worth = 0.0

    def add(self, other: Force) -> None:
        self.fire += other.fire
        self.melee += other.melee
        self.size += other.size
        self.bonus = max(self.bonus, other.bonus)
        self.worth += other.worth


def win_chance(lore: Lore, one: Force, other: Force) -> float:
    """The chance that one force beats another in a battle that both fight to the end."""
    if other.size == 0:
        return 0.97
    if one.size == 0:
        return 0.03
    blow = blow_of(lore, one)
    reply = blow_of(lore, other)
    lead = STEEPNESS * math.log((one.size * blow + 0.1) / (other.size * reply + 0.1))
    lead += ROUTING * (rout_of(lore, one) - rout_of(lore, other)) + TACTICS * (one.tactical - other.tactical)
    lead = min(ODDS_LIMIT, max(-ODDS_LIMIT, lead))
    return 1.0 / (1.0 + math.exp(-lead))


def blow_of(lore: Lore, force: Force) -> float:
    """Losses that a force inflicts in a round."""
    melee = min(STRONGEST, force.melee) + force.bonus * (STRONGEST + 1)
    return lore.fire_hits[min(STRONGEST, force.fire)] + lore.melee_hits[melee]


def rout_of(lore: Lore, force: Force) -> float:
    return lore.routs[min(STRONGEST, force.melee) + force.bonus * (STRONGEST + 1)]
