"""The map of Smuta in lines: who holds what, which armies stand where, and who waits on the turn track."""

from __future__ import annotations

from rich.text import Text as Line

from prestol.cli.boards.smuta_sight import SEPARATOR, Sight
from prestol.games.smuta.parts import (
    ACCUSED,
    CAMP,
    FIGURES,
    INSIDE,
    NOBODY,
    NONE,
    ON_TRACK,
    POINTS,
    PRETENDER,
    SIEGE_CARRIED,
    SIEGE_LAID,
    SOVEREIGN,
    WITH_PARTY,
)

KINDS = ("town", "fortress", "powerful", "poland")
MARKS = (
    (PRETENDER, "pretender"),
    (ACCUSED, "accused"),
    (INSIDE, "inside"),
    (CAMP, "camp"),
    (SIEGE_CARRIED, "siege-carried"),
    (SIEGE_LAID, "siege-laid"),
)


def control(sight: Sight) -> list[Line]:
    """The points of each party with their victory points, and the Sovereign's fortresses."""
    view = sight.view
    lines: list[Line] = []
    for seat in range(view["seats"]):
        lines += held(sight, seat, sight.mark(seat).append(f" {sight.say('holds')}"))
    label = Line(sight.say("sovereign", points=view["sovereign_points"]))
    return [*lines, *held(sight, SOVEREIGN, label)]


def held(sight: Sight, holder: int, label: Line) -> list[Line]:
    points = [point for point in range(POINTS) if sight.view["control"][point] == holder]
    if not points:
        return []
    return sight.fold(label.append(" ").append(SEPARATOR.join(worth(sight, point) for point in points)))


def worth(sight: Sight, point: int) -> str:
    """`Tver 2`, with a wall where a Fortress marker lies."""
    value = sight.smuta.parts.land.vp[point]
    told = sight.name("point", point) + (f" {value}" if value else "")
    return f"{told} ({sight.say('walled')})" if sight.view["walled"][point] else told


def armies(sight: Sight) -> list[Line]:
    """A line for each piece on the map, party by party."""
    lines: list[Line] = []
    for seat in range(sight.view["seats"]):
        for who in sight.pieces(seat):
            lines += sight.fold(army(sight, seat, who), 4)
    return lines


def army(sight: Sight, seat: int, who: int) -> Line:
    """`Mo Vasily Golitsyn, Moscow: noble cavalry 3; with Ivan Romanov; pretender`."""
    view = sight.view
    line = sight.mark(seat).append(f" {sight.name('figure', who)}", style="bold")
    line.append(f", {sight.name('point', view['at'][who])}")
    told = [sight.units(who)] if sight.units(who) else []
    if company := sight.company(who):
        told.append(sight.say("with", names=sight.figures(company)))
    if view["host"][who] != NONE:
        told.append(sight.say("led-by", name=sight.name("figure", view["host"][who])))
    told += marks(sight, who)
    return line.append(f": {'; '.join(told)}" if told else "")


def marks(sight: Sight, who: int) -> list[str]:
    return [sight.say(f"mark-{word}") for bit, word in MARKS if sight.view["marks"][who] & bit]


def others(sight: Sight) -> list[Line]:
    """Personages who are with their party, and everybody on the turn track by cell."""
    view = sight.view
    lines: list[Line] = []
    for seat in range(view["seats"]):
        here = [who for who in range(FIGURES) if view["at"][who] == WITH_PARTY and view["owner"][who] == seat]
        if here:
            lines += sight.fold(sight.mark(seat).append(f" {sight.say('at-home', names=sight.figures(here))}"))
    waiting = [who for who in range(FIGURES) if view["at"][who] == ON_TRACK]
    for cell in sorted({view["track"][who] for who in waiting}):
        there = [
            f"{sight.name('figure', who)} ({sight.name('party', view['owner'][who])})"
            for who in waiting
            if view["track"][who] == cell
        ]
        lines += sight.fold(Line(sight.say("track", cell=sight.name("cell", cell), names=SEPARATOR.join(there))))
    return lines


def points(sight: Sight) -> list[Line]:
    """Every point with its kind, its value, who holds it and which roads leave it."""
    land = sight.smuta.parts.land
    lines = [sight.heading(sight.say("points"))]
    for point in range(POINTS):
        holder = sight.view["control"][point]
        line = Line().append(sight.name("point", point), style="bold")
        line.append(f" ({sight.say(f'kind-{KINDS[land.kind[point]]}', points=land.vp[point])})")
        if holder >= 0:
            line.append(" ").append_text(sight.mark(holder))
        elif holder != NOBODY:
            line.append(f" {sight.say('sovereign-point')}")
        near = sight.names("point", land.near[point])
        lines += sight.fold(line.append(f": {sight.say('near', points=near)}"), 4)
    return lines
