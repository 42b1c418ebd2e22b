"""The map as a seat sees it: where its pieces are wanted, where they are in danger, and what an attack may bring."""

from __future__ import annotations

from typing import Final, final

from prestol.engine.compiling import mypyc_attr
from prestol.games.smuta.advice.aims import Goal, Group, Stay, group_in, rank_among
from prestol.games.smuta.advice.crown import prize_of
from prestol.games.smuta.advice.lore import Force
from prestol.games.smuta.advice.sight import Sight
from prestol.games.smuta.field import is_fortress
from prestol.games.smuta.forces import grouped_with
from prestol.games.smuta.hands import hand_size
from prestol.games.smuta.parts import (
    COMMANDERS,
    FIGURES,
    INSIDE,
    NOBODY,
    NONE,
    PERSONS,
    POINTS,
    POLAND,
    POWERFUL,
    SIEGE_CARRIED,
    SIEGE_LAID,
)

# What a piece can do where it stands.
PRESENT: Final = 0
"""A detachment: it only claims towns."""
STORMING: Final = 1
"""A commander, who also storms ordinary fortresses."""
BESIEGING: Final = 2
"""A commander with a Siege marker."""
ABILITIES: Final = 3

GOALS: Final = 10
"""Goals that a piece has in mind at most."""
CONTESTED: Final = 0.4
"""How much a goal is worth where an enemy stands."""
LEAST: Final = 0.1
"""What a goal is worth at least."""
UNSEEN: Final = -1000.0
"""A worth that has not been worked out yet."""
NOTHING: Final[list[float]] = []
"""Worths of which none has been asked for; most questions need few of them."""
STRIKE: Final = 3
"""Points from which an enemy may come."""
LATER: Final = 0.5
"""How much a season takes off the throne: much may happen to a pretender on the way."""


@final
@mypyc_attr(acyclic=True)
class Ground:
    """Worked out as far as it is asked for."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.s = sight.s
        self.seat = sight.seat
        self.sites: list[list[float]] = [NOTHING] * ABILITIES
        """What each point is worth to a piece of each ability."""
        self.gains = NOTHING
        """What it is worth to take each point."""
        self.guards = NOTHING
        """What it is worth to guard each own point."""
        self.perils = NOTHING
        """What each piece may lose where it stands."""
        self.table_worths = NOTHING
        """What a roll on each legitimacy table brings,"""
        self.roll_worths = NOTHING
        """and what so much legitimacy brings at the tables."""
        self.goals: list[list[Goal] | None] = [None] * ABILITIES
        self.prizes = NOTHING
        self.found_groups: list[Group] | None = None
        self.enemies: list[Group | None] = []
        """The first of the groups in each point."""
        self.weighed: Force | None = None
        """The force whose `losses` to each group are worked out."""
        self.losses: list[float] = []
        self.stays: dict[int, Stay] = {}
        self.held = -1

    def hand(self) -> int:
        """How many cards the seat holds."""
        if self.held < 0:
            self.held = hand_size(self.s, self.seat)
        return self.held

    def groups(self) -> list[Group]:
        """The enemies in the field."""
        if self.found_groups is None:
            self.found_groups = self.find_groups()
        return self.found_groups

    def find_groups(self) -> list[Group]:
        s = self.s
        forces = self.sight.muster()
        found: list[Group] = []
        for who, point in enumerate(s.at):
            if point < 0 or s.owner[who] == self.seat or s.marks[who] & INSIDE != 0:
                continue
            force = forces[who]
            assert force is not None
            group = group_in(found, point, s.owner[who])
            if group is None:
                group = Group(point, s.owner[who], Force())
                found.append(group)
            group.force.add(force)
            group.force.tactical = max(group.force.tactical, force.tactical)
        return found

    def enemy_at(self, point: int) -> Group | None:
        if not self.enemies:
            self.enemies = [None] * POINTS
            for group in self.groups():
                if self.enemies[group.point] is None:
                    self.enemies[group.point] = group
        return self.enemies[point]

    # --- where pieces are wanted

    def ability(self, who: int) -> int:
        if who >= PERSONS:
            return PRESENT
        s = self.s
        marks = s.marks[who]
        if marks & (SIEGE_CARRIED | SIEGE_LAID) == 0 and who < COMMANDERS:
            other = grouped_with(s, who)
            if other != NOBODY:
                marks = s.marks[other]
        return BESIEGING if marks & (SIEGE_CARRIED | SIEGE_LAID) != 0 else STORMING

    def site(self, point: int, ability: int) -> float:
        """What a piece brings by being somewhere in the next Political phase."""
        sites = self.sites[ability]
        if not sites:
            sites = self.sites[ability] = [UNSEEN] * POINTS
        found = sites[point]
        if found == UNSEEN:
            found = sites[point] = self.site_worth(point, ability)
        return found

    def site_worth(self, point: int, ability: int) -> float:
        s, w = self.s, self.sight.w
        kind = s.parts.land.kind[point]
        if kind == POLAND:
            return 0.0
        if s.control[point] == self.seat:
            return self.guard_at(point) if ability != PRESENT else 0.0
        walled = is_fortress(s, point)
        if walled and ability == PRESENT:
            return 0.0
        gain = self.gain(point)
        if not walled:
            return gain
        if kind == POWERFUL:
            return w.siege * gain * (1.0 if ability == BESIEGING else 0.12)
        return 0.4 * gain

    def gain(self, point: int) -> float:
        """What it is worth to the seat to take a point."""
        if not self.gains:
            self.gains = [UNSEEN] * POINTS
        found = self.gains[point]
        if found == UNSEEN:
            found = self.gains[point] = self.sight.control(point, self.seat)
        return found

    def guard_at(self, point: int) -> float:
        """The same whatever an army can do."""
        if not self.guards:
            self.guards = [UNSEEN] * POINTS
        found = self.guards[point]
        if found == UNSEEN:
            found = self.guards[point] = self.guard(point)
        return found

    def guard(self, point: int) -> float:
        """An army in an own place that somebody threatens."""
        s, sight = self.s, self.sight
        stake = -sight.control(point, NOBODY)
        if stake < 1.0:
            return 0.0
        distance = s.parts.land.distance[point]
        threat = 0.0
        for group in self.groups():
            if distance[group.point] <= STRIKE:
                threat = max(threat, 1.0 - 0.25 * distance[group.point])
        return min(3.0, sight.w.guard * stake) * threat

    def goals_for(self, ability: int) -> list[Goal]:
        """The points where pieces are wanted most and none of the own stands, best first."""
        found = self.goals[ability]
        if found is None:
            found = self.find_goals(ability)
            self.goals[ability] = found
        return found

    def find_goals(self, ability: int) -> list[Goal]:
        taken = [False] * POINTS
        owners = self.s.owner
        for who, point in enumerate(self.s.at):
            if point >= 0 and owners[who] == self.seat:
                taken[point] = True
        found: list[Goal] = []
        for point in range(POINTS):
            if not taken[point]:
                worth = self.site(point, ability)
                if worth > LEAST and (len(found) < GOALS or worth > found[GOALS - 1].site):
                    found.insert(rank_among(found, worth), Goal(point, worth))
                    if len(found) > GOALS:
                        found.pop()
        for goal in found:
            if self.enemy_at(goal.point) is not None:
                goal.worth *= CONTESTED
        return found

    def pull(self, point: int, ability: int, speed: int) -> float:
        """The best goal beyond a point, less for each season of the march."""
        distance = self.s.parts.land.distance[point]
        fading = self.sight.w.fading
        best = 0.0
        for goal in self.goals_for(ability):
            if goal.point != point:
                if goal.site * fading[1] <= best:
                    break
                best = max(best, goal.worth * fading[(distance[goal.point] + speed - 1) // speed])
        return best

    def stance(self, who: int, point: int, speed: int, force: Force) -> float:
        """What it is worth that a piece ends its move in a point."""
        ability = self.ability(who)
        value = self.site(point, ability) + self.pull(point, ability, speed) - self.danger(point, force)
        return value + self.crown(who, point)

    def crown(self, who: int, point: int) -> float:
        """On the way to an own Moscow: less for each season of the march."""
        if not self.prizes:
            self.prizes = [UNSEEN] * FIGURES
        prize = self.prizes[who]
        if prize == UNSEEN:
            prize = self.prizes[who] = prize_of(self.sight, who)
        if prize == 0.0:
            return 0.0
        land = self.s.parts.land
        return prize * LATER ** ((land.distance[point][land.moscow] + 1) // 2)

    # --- danger and battle

    def peril(self, who: int) -> float:
        """What a piece may lose where it stands."""
        if not self.perils:
            self.perils = [UNSEEN] * FIGURES
        found = self.perils[who]
        if found == UNSEEN:
            found = self.perils[who] = self.danger(self.s.at[who], self.sight.force(who))
        return found

    def danger(self, point: int, force: Force) -> float:
        """What may be lost to whoever can come next."""
        s, sight = self.s, self.sight
        distance = s.parts.land.distance[point]
        if self.weighed is not force:
            self.weighed = force
            self.losses = [UNSEEN] * len(self.groups())
        worst = 0.0
        for at, group in enumerate(self.groups()):
            steps = distance[group.point]
            if 0 < steps <= STRIKE:
                loss = self.losses[at]
                if loss == UNSEEN:
                    loss = self.losses[at] = self.loss_to(force, group)
                worst = max(worst, loss if steps < STRIKE else 0.4 * loss)
        if worst > 0.0 and is_fortress(s, point) and s.control[point] == self.seat:
            worst *= 0.4
        return sight.w.danger * worst

    def loss_to(self, force: Force, group: Group) -> float:
        """What a force may lose to a group, wherever they meet."""
        if group.force.size == 0:
            return 0.0
        return (1.0 - self.sight.chance(force, group.force)) * self.defeat_cost(force, group.seat)

    def defeat_cost(self, force: Force, foe: int) -> float:
        """An army that is beaten: a point for the winner, losses, and two seasons away."""
        sight = self.sight
        return -sight.side(foe) + 0.7 * sight.w.care * sight.army_worth(force)

    def victory_gain(self, group: Group) -> float:
        """What it is worth to beat somebody."""
        s, sight = self.s, self.sight
        prize = 1
        besieges = False
        for who in range(COMMANDERS):
            if s.at[who] == group.point and s.owner[who] == group.seat:
                if s.tsar != NONE and s.host[s.tsar] == who and s.at[s.tsar] < 0:
                    prize = s.parts.figures.campaign_victories
                besieges = besieges or s.marks[who] & SIEGE_LAID != 0
        value = sight.points(prize) - 0.7 * sight.side(group.seat) * sight.army_worth(group.force)
        if besieges:
            value -= sight.w.siege * min(0.0, sight.control(group.point, group.seat))
        return value

    def attack(self, force: Force, group: Group) -> float:
        """An attack, compared with none; whoever is weaker may slip away."""
        sight = self.sight
        chance = sight.chance(force, group.force)
        value = chance * self.victory_gain(group) * sight.w.battle
        return value - (1.0 - chance) * self.defeat_cost(force, group.seat)
