"""The Political phase: rolls for towns, sieges, elections, the throne, and where personages go."""

from __future__ import annotations

from typing import Final

from prestol.engine.step import Move
from prestol.games.smuta import moves as mv
from prestol.games.smuta.advice.ground import UNSEEN, Ground
from prestol.games.smuta.advice.lore import Force
from prestol.games.smuta.election import candidates
from prestol.games.smuta.field import place_of
from prestol.games.smuta.parts import COMMANDERS, IN_ARMY, NOBODY, NONE, POWERFUL, PRETENDER, SIEGE_LAID
from prestol.games.smuta.retinue import destinations
from prestol.games.smuta.standing import pretenders
from prestol.games.smuta.state import Smuta
from prestol.games.smuta.winning import comes_over

WORTH_A_JOURNEY: Final = 0.1
"""What a personage must gain by changing place."""
CALLING: Final = 0.3
"""How much of the throne it is worth to be the one who calls the election."""


# --- towns


def table_worth(ground: Ground, table: int) -> float:
    """What a roll on a legitimacy table brings on average."""
    if not ground.table_worths:
        ground.table_worths = [UNSEEN] * len(ground.s.parts.land.roll_cost)
    found = ground.table_worths[table]
    if found == UNSEEN:
        found = ground.table_worths[table] = mean_roll(ground, table)
    return found


def mean_roll(ground: Ground, table: int) -> float:
    """The mean over the faces of the die; of two names the better one is picked."""
    s = ground.s
    total = 0.0
    for die in range(1, 7):
        best = 0.0
        for point in s.parts.land.roll_points[table][die]:
            if comes_over(s, ground.seat, point):
                best = max(best, ground.gain(point))
        total += best
    return total / 6.0


def best_table(ground: Ground, tables: int) -> float:
    """The best roll on one of these tables, as bits."""
    best = 0.0
    for table in range(len(ground.s.parts.land.roll_cost)):
        if tables >> table & 1 == 1:
            best = max(best, table_worth(ground, table))
    return best


def roll_worth(ground: Ground, table: int) -> float:
    """A roll, and what the legitimacy that is left will still bring."""
    s = ground.s
    costs = s.parts.land.roll_cost
    budget = ground.sight.legitimacy(ground.seat) - s.spent
    if not ground.roll_worths:
        ground.roll_worths = most_of_rolls(ground, budget)
    return table_worth(ground, table) + ground.roll_worths[budget - costs[table]] - 0.01


def most_of_rolls(ground: Ground, budget: int) -> list[float]:
    """What each amount of legitimacy up to a budget brings, if it is spent as well as possible."""
    costs = ground.s.parts.land.roll_cost
    most = [0.0] * (budget + 1)
    for left in range(1, budget + 1):
        for one in range(len(costs)):
            if costs[one] <= left:
                most[left] = max(most[left], table_worth(ground, one) + 0.9 * most[left - costs[one]])
    return most


# --- sieges


def siege_move(ground: Ground, move: Move) -> float:
    """A storm costs little, and a siege is worth its marker where the place is worth having."""
    s, sight = ground.s, ground.sight
    who = move[1]
    point = s.at[who]
    gain = ground.gain(point)
    powerful = s.parts.land.kind[point] == POWERFUL
    if move[0] == mv.LAY:
        return 0.5 * sight.w.siege * gain - 0.1 if powerful else 0.1 * gain - 0.25
    if powerful and s.marks[who] & SIEGE_LAID != 0:
        return gain / 6.0 + 0.05
    return gain / 3.0


# --- the throne


def election_worth(ground: Ground) -> float:
    """Whether to call an election: who may win it, and what a pretender is worth to him."""
    s, sight = ground.s, ground.sight
    best = 0.0
    for who in candidates(s, ground.seat):
        best = max(best, pretender_worth(ground, who))
    total = 0.0
    value = 0.0
    for seat in range(s.seats):
        odds = 1.45 ** sight.legitimacy(seat)
        total += odds
        value += odds * (best if seat == ground.seat else 0.6 * sight.side(seat) * sight.w.pretender)
    return sight.w.election * value / total


def call_value(ground: Ground, more: int) -> float:
    """SMU-MSC-07: legitimacy that allows to call the election of somebody for a vacant throne in an own Moscow."""
    s, sight = ground.s, ground.sight
    if s.tsar != NONE or s.control[s.parts.land.moscow] != ground.seat or sight.has_pretender(ground.seat):
        return 0.0
    if s.called or pretenders(s) >= s.parts.figures.pretender_markers or not candidates(s, ground.seat):
        return 0.0
    lead = 0
    for seat in range(s.seats):
        lead = max(lead, sight.legitimacy(seat) - sight.legitimacy(ground.seat))
    return CALLING * sight.throne_vp if 0 < lead <= more else 0.0


def pretender_worth(ground: Ground, who: int) -> float:
    """A person as a pretender: most where Moscow is the party's and the throne is vacant; personages leave an army."""
    s, sight = ground.s, ground.sight
    value = sight.w.pretender + 0.1 * s.parts.people.legitimacy[who]
    moscow = s.parts.land.moscow
    if s.control[moscow] == ground.seat:
        if s.tsar == NONE:
            value += 0.6 * sight.throne_vp
        if s.tsar == NONE or sight.tsar_seat == ground.seat:
            value += 1.0 if place_of(s, who) == moscow else 0.0
    if who < COMMANDERS:
        return value - 0.5 * sight.army_worth(sight.force(who))
    return value


def proclaim_worth(ground: Ground, who: int) -> float:
    """The throne is worth more than any army; a personage keeps the army in the field."""
    sight = ground.sight
    loss = sight.army_worth(sight.force(who)) if who < COMMANDERS else 0.0
    return sight.throne_vp + sight.w.clock * 0.3 - 0.5 * loss


# --- personages


def retinue_worth(ground: Ground, who: int, host: int) -> float:
    """A personage in an army: what he adds to it, and what is at risk with it; NONE for staying with the party."""
    s, sight = ground.s, ground.sight
    people = s.parts.people
    if host == NONE:
        return 0.0
    pretends = s.marks[who] & PRETENDER != 0
    force = sight.force(host)
    helps = people.army_tactical[who] + 0.5 * people.army_strategic[who] + people.army_recruit[who]
    value = sight.w.escort * helps * min(1.0, 0.1 * force.size)
    value -= 0.05 + 0.15 * sight.person(who) * min(1.0, ground.peril(host))
    if not pretends:
        return value - (0.05 if helps == 0 else 0.0)
    moscow = s.parts.land.moscow
    near = 0.7 ** ((s.parts.land.distance[s.at[host]][moscow] + 1) // 2)
    return value + near * sight.w.pretender + 0.02 * force.worth


def where_now(s: Smuta, who: int) -> int:
    """The army in which a personage is."""
    return s.host[who] if s.at[who] == IN_ARMY else NONE


def send_worth(ground: Ground, who: int) -> float:
    """The best new place of a personage, compared with the present one."""
    s = ground.s
    now = retinue_worth(ground, who, where_now(s, who))
    best = -1.0
    for move in destinations(s, who):
        best = max(best, retinue_worth(ground, who, move[2] if move[0] == mv.JOIN else NONE))
    gain = best - now
    return gain if gain > WORTH_A_JOURNEY else -1.0


def enter_worth(ground: Ground, who: int, point: int) -> float:
    """Where a piece appears."""
    force = ground.sight.force(who)
    if force.size == 0:
        force = small_army()
    value = ground.stance(who, point, 2, force)
    return value + (0.1 if ground.s.control[point] == NOBODY else 0.0)


def small_army() -> Force:
    """What a commander who has not entered yet will have at least."""
    found = Force()
    found.size = 4
    found.fire = found.melee = 6
    found.worth = 16.0
    return found
