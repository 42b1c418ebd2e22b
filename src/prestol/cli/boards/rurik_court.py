"""The players of Rurik and what they have, and the tracks on which they rise."""

from __future__ import annotations

from rich.text import Text as Line

from prestol.cli.boards.rurik_sight import Sight
from prestol.cli.boards.sight import columns
from prestol.games.rurik.edge.phrases import amount, amounts
from prestol.games.rurik.parts import ADVISORS, IN_HAND, TRACKS

TURN = "▶"
SHORTEST_NAME = 4
"""Letters to which names are cut at most."""
HEADS = ("coin", "wood", "ore", "fish", "honey", "fur", "boat", "troops", "buildings", "schemes", "rebels", "deeds")


def heading(sight: Sight) -> Line:
    """Round, phase, first player, and who has the token if somebody else will go first."""
    view = sight.view
    words = sight.say(
        "round",
        round=view["round"],
        rounds=view["rounds"],
        phase=sight.say(f"phase-{view['phase']}"),
        first=sight.sides[view["first"]],
    )
    if view["token"] != view["first"]:
        words += f" {sight.say('token', name=sight.sides[view['token']])}"
    return Line(words, style="bold")


def players(sight: Sight) -> list[Line]:
    """A row for each side: coins, goods, supply, cards."""
    heads = [sight.say(f"head-{column}") for column in HEADS]
    rows = [figures_of(sight, side) for side in range(len(sight.sides))]
    leaders = [sight.leader(side) for side in range(len(sight.sides))]
    wide = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    taken = sum(wide) + len(wide) + 3 + max(map(len, leaders)) + 2
    room = min(max(map(len, sight.sides)), max(SHORTEST_NAME, sight.look.width - taken))
    lines = [Line(" " * (room + 3) + columns(heads, wide), style="dim" if sight.look.colour else "")]
    for side, row in enumerate(rows):
        line = Line(TURN if side in sight.view["waiting"] else " ")
        line.append_text(sight.mark(side)).append(" ")
        line.append(sight.sides[side][:room].ljust(room), style="bold" if side == sight.view["seat"] else "")
        lines.append(line.append(columns(row, wide)).append(f"  {leaders[side]}".rstrip()))
    return lines


def figures_of(sight: Sight, side: int) -> list[str]:
    """The cells of a side; the Rebellion has neither scheme cards nor deeds."""
    view = sight.view
    supply = "/".join(map(str, view["building_supply"][side]))
    figures = [view["coins"][side], *view["goods"][side], f"{view['on_boat'][side]}/{boat_size(sight)}"]
    figures += [view["troop_supply"][side], supply]
    if side >= view["seats"]:
        return [*map(str, figures), "", "", ""]
    deeds = f"{len(view['deeds_done'][side])}+{len(view['deeds'][side])}"
    return [*map(str, [*figures, view["hand_sizes"][side], len(view["defeated"][side])]), deeds]


def boat_size(sight: Sight) -> int:
    return sum(sight.rurik.parts.figures.boat)


def players_aloud(sight: Sight) -> list[Line]:
    """The same as sentences."""
    lines: list[Line] = []
    view = sight.view
    kinds = sight.rurik.notation.domains["good"]
    for side, name in enumerate(sight.sides):
        goods = {kind: n for kind, n in zip(kinds, view["goods"][side], strict=True) if n}
        named = f"{name} ({sight.leader(side)})" if sight.leader(side) else name
        told = sight.say(
            "words-player",
            name=named,
            coins=sight.told(amount("coin", view["coins"][side])),
            goods=sight.told(amounts(goods)),
            boat=view["on_boat"][side],
            size=boat_size(sight),
            troops=view["troop_supply"][side],
            churches=view["building_supply"][side][0],
            markets=view["building_supply"][side][1],
            strongholds=view["building_supply"][side][2],
        )
        if side < view["seats"]:
            told += " " + sight.say(
                "words-cards",
                hand=view["hand_sizes"][side],
                rebels=len(view["defeated"][side]),
                deeds=sight.names("deed", view["deeds"][side]),
                done=sight.names("deed", view["deeds_done"][side]),
            )
        lines.append(Line(told))
    return lines


def tracks(sight: Sight) -> list[Line]:
    """The claim tracks with their thresholds, where every marker stands, and where the claim phase would put it now."""
    figures = sight.rurik.parts.figures
    names = [sight.name("track", track) for track in range(TRACKS)]
    steps = [thresholds(sight, track) for track in range(TRACKS)]
    lines: list[Line] = []
    for track in range(TRACKS):
        label = Line().append(names[track].ljust(0 if sight.aloud else max(map(len, names))), style="bold")
        label.append(f" {steps[track].ljust(0 if sight.aloud else max(map(len, steps)))}")
        for side in range(len(sight.sides)):
            label.append(("; " if side else " ") if sight.aloud else "  ")
            label.append_text(sight.together(marker(sight, side, track, figures.track_vp[track])))
        lines += sight.fold(label)
    line = Line().append(f"{sight.say('war')} ", style="bold")
    for side in range(len(sight.sides)):
        line.append(", " if side else "").append_text(sight.mark(side)).append(f" {sight.view['war'][side]}")
    return [*lines, *sight.fold(line.append(f". {sight.lines('war_track', 0)[0]}"))]


def thresholds(sight: Sight, track: int) -> str:
    """`2/3/4/5/5* → 1/2/3/5/8 VP`; a star for the regions that the last row insists on. In sentences in full."""
    if sight.aloud:
        return f"({'; '.join(sight.lines('track', track))}):"
    figures = sight.rurik.parts.figures
    least = [f"{one}" for one in figures.track_min[track]]
    if track == 0:
        least = [f"{one}*" if must else one for one, must in zip(least, figures.rule_row_regions, strict=True)]
    return sight.say("thresholds", least="/".join(least), points="/".join(map(str, figures.track_vp[track])))


def marker(sight: Sight, side: int, track: int, worth: list[int]) -> Line:
    """`A 1→2 (3)`: points of the marker, those that the claim phase would bring now, and what is counted."""
    row, now = sight.view["tracks"][side][track], sight.view["track_now"][side][track]
    value = sight.view["track_values"][side][track]
    points = worth[row - 1] if row else 0
    rises = now > row and not sight.view["over"]
    if not sight.aloud:
        return sight.mark(side).append(f" {points}→{worth[now - 1]} ({value})" if rises else f" {points} ({value})")
    told = sight.say(
        "marker-rises" if rises else "marker", points=points, now=worth[now - 1] if now else 0, value=value
    )
    return sight.mark(side).append(f" {told}")


def advisors(sight: Sight) -> list[Line]:
    """Who has which advisors in hand, while they are being placed."""
    values = sight.rurik.parts.figures.advisor_value
    items: list[Line] = []
    for side in range(len(sight.sides)):
        there = [values[one] for one in range(ADVISORS) if sight.view["advisors"][side][one] == IN_HAND]
        if there:
            items.append(sight.mark(side).append(f" {' '.join(map(str, there))}"))
    return sight.listed(sight.say("in-hand"), items) if items else []
