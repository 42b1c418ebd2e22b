"""How strong armies and detachments are: one of them, or all on the map in one look."""

from __future__ import annotations

from prestol.games.smuta.advice.lore import Force
from prestol.games.smuta.field import is_detachment
from prestol.games.smuta.parts import COMMANDERS, FIGURES, IN_ARMY, PERSONS, UNIT_KINDS
from prestol.games.smuta.state import Smuta


def force_of(s: Smuta, who: int) -> Force:
    """A commander's army, or a detachment: fire, melee and size, and the tactical rating of its leader."""
    found = Force()
    lead(s, who, found)
    for one, host in enumerate(s.host):
        if host == who:
            attach(s, one, found)
    found.worth = float(found.fire + found.melee + found.size)
    return found


def forces_of(s: Smuta) -> list[Force | None]:
    """The same for all pieces on the map, by figure."""
    found: list[Force | None] = [None] * FIGURES
    for who, place in enumerate(s.at):
        if place >= 0:
            force = Force()
            lead(s, who, force)
            found[who] = force
    for one, host in enumerate(s.host):
        if host >= 0:
            army = found[host]
            if army is not None:
                attach(s, one, army)
    for army in found:
        if army is not None:
            army.worth = float(army.fire + army.melee + army.size)
    return found


def lead(s: Smuta, who: int, force: Force) -> None:
    """The piece itself with its units."""
    people = s.parts.people
    force.tactical = people.tactical[who]
    if is_detachment(who):
        force.fire = people.fire[who]
        force.melee = people.melee[who]
        force.size = 1
        return
    units = s.parts.units
    first = who * UNIT_KINDS
    for kind in range(UNIT_KINDS):
        count = s.units[first + kind]
        if count > 0:
            force.fire += count * units.fire[kind]
            force.melee += count * units.melee[kind]
            force.size += count
            force.bonus = max(force.bonus, units.die_bonus[kind])


def attach(s: Smuta, one: int, force: Force) -> None:
    """A figure that goes with a piece: a joined detachment, or a personage in the army."""
    people = s.parts.people
    if one >= PERSONS:
        force.fire += people.fire[one]
        force.melee += people.melee[one]
        force.size += 1
    elif one >= COMMANDERS and s.at[one] == IN_ARMY:
        force.tactical += people.army_tactical[one]
