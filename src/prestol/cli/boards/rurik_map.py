"""The map of Rurik, region by region: good, ruler, strength of every side, rebels and buildings."""

from __future__ import annotations

from rich.text import Text as Line

from prestol.cli.boards.rurik_sight import Sight
from prestol.cli.boards.sight import small
from prestol.games.rurik.parts import EMPTY, KINDS, STRONGHOLD, UNSEEN

MARK = "@"
"""Where the mark of a side goes in a sentence."""


def regions(sight: Sight, fully: bool) -> list[Line]:
    """A line for each region in play; with `fully` also its neighbours."""
    there = sight.view["regions"]
    names = [sight.name("region", region) for region in there]
    goods = [good(sight, region) for region in there]
    rulers = [ruler(sight, region) for region in there]
    wide = [0 if sight.aloud else max(map(len, column)) for column in (names, goods)]
    ruler_wide = 0 if sight.aloud else max(one.cell_len for one in rulers)
    lines: list[Line] = []
    for at, region in enumerate(there):
        line = Line().append(names[at].ljust(wide[0]), style="bold")
        line.append(": " if sight.aloud else " ").append(goods[at].ljust(wide[1]))
        line.append("; " if sight.aloud else "  ").append_text(rulers[at])
        line.append(" " * (ruler_wide - rulers[at].cell_len))
        items = presence(sight, region)
        if fully:
            items.append(Line(sight.say("near", regions=sight.names("region", sight.view["near"][region]))))
        gap = "; " if sight.aloud else "  "
        lines += sight.fold(Line(gap).join([line, *map(sight.together, items)]), 4)
    return lines


def good(sight: Sight, region: int) -> str:
    """The good that lies in a region, in brackets once it has been taken."""
    name = sight.low("good", sight.view["yields"][region])
    if sight.view["stocked"][region]:
        return name
    return sight.say("taken", good=name) if sight.aloud else f"({name})"


def ruler(sight: Sight, region: int) -> Line:
    side = sight.view["rulers"][region]
    if side < 0:
        return Line(sight.say("nobody-rules") if sight.aloud else "–")
    before, _, after = sight.say("rules", mark=MARK).partition(MARK)
    return Line(before).append_text(sight.mark(side)).append(after)


def presence(sight: Sight, region: int) -> list[Line]:
    """Every side with its strength and what it is made of, then rebels, neutral troops and buildings."""
    view = sight.view
    items: list[Line] = []
    for side in range(len(sight.sides)):
        strength = view["strengths"][region][side]
        if strength:
            items.append(sight.mark(side).append(f" {strength} ({made_of(sight, side, region)})"))
    if (rebel := view["rebels"][region]) != EMPTY:
        reward = sight.say("unseen") if rebel == UNSEEN else sight.lines("rebel", rebel)[0]
        items.append(Line(sight.say("rebel", reward=reward)))
    if view["neutrals"][region]:
        items.append(Line(sight.say("neutral", count=view["neutrals"][region])))
    for kind in range(KINDS):
        if (owner := view["buildings"][region][kind]) != EMPTY:
            items.append(Line(f"{sight.low('building', kind)} ").append_text(sight.mark(owner)))
    return items


def made_of(sight: Sight, side: int, region: int) -> str:
    """`2t + Boris + stronghold`."""
    view = sight.view
    parts = []
    if troops := view["troops"][side][region]:
        parts.append(sight.say("troops-words" if sight.aloud else "troops", count=troops))
    if view["leader_at"][side] == region:
        parts.append(sight.leader(side))
    more = view["strengths"][region][side] - sight.figures(side, region)
    if more and view["buildings"][region][STRONGHOLD] == side:
        parts.append(sight.low("building", STRONGHOLD))
        more -= 1
    if more:
        parts.append(small(sight.say("rebels-help")))
    return " + ".join(parts)
