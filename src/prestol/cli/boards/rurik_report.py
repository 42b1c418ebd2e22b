"""What has happened at a table of Rurik: the set-up in few lines, the Rebellion with its rules, points by source."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from rich.text import Text as Line

from prestol.cli.boards import Look
from prestol.engine.events import Event
from prestol.engine.result import Result
from prestol.games.rurik import RurikGame
from prestol.games.rurik.parts import SOURCE_NAMES

if TYPE_CHECKING:
    from rich.console import RenderableType

LOUD = {"round-begins": "bold", "claim-begins": "bold", "deed-done": "yellow", "won": "bold yellow"}
TOGETHER = {"rebel-laid": "rebels-laid", "neutral-laid": "neutrals-laid", "good-laid": "goods-laid"}
"""Events of the set-up that are told in one line."""
REASONS = ("RUR-SOL", "RUR-R-53", "RUR-R-71")
"""Rules of events that say why the Rebellion does something."""


def report(game: RurikGame, log: list[Event], since: int, look: Look) -> list[Line]:
    """The lines from entry `since` on; a blank one before each round."""
    lines: list[Line] = []
    for name, group in groupby(log[since:], key=lambda event: event.name):
        events = list(group)
        if name == "round-begins" and lines:
            lines.append(Line())
        if name in TOGETHER and len(events) > 1:
            lines.append(Line(together(game, name, events, look)))
        else:
            lines += [event_line(game, event, look) for event in events]
    return lines


def together(game: RurikGame, name: str, events: list[Event], look: Look) -> str:
    """Regions with what was laid there."""
    told = []
    for event in events:
        region = look.text.named(game, "one", "region", event.args["region"])["one"]
        if name == "rebel-laid":
            region += f" ({look.text.named(game, 'one', 'rebel', event.args['rebel'])['one_what']})"
        elif name == "good-laid":
            region += f" ({look.text.named(game, 'one', 'good', event.args['good'])['one'].lower()})"
        told.append(region)
    return look.say(f"cli-rurik-{TOGETHER[name]}", regions=", ".join(told))


def event_line(game: RurikGame, event: Event, look: Look) -> Line:
    """A line of the log; the Rebellion’s reasons name their rules."""
    style = LOUD.get(event.name, "") if look.colour else ""
    told = look.text.event(game, event, look.names)
    line = Line(told, style=style)
    if len(look.names) == 1 and event.rule.startswith(REASONS):
        line.append(f" ({event.rule})", style="dim" if look.colour else "")
    return line


def ending(game: RurikGame, result: Result, look: Look) -> list[RenderableType]:
    """The points by source, a column for each side, the best first, and how a tie was broken."""
    from rich import box
    from rich.table import Table

    names = [*look.names, *(look.say(f"{game.id}-program-{program.name}") for program in result.programs)]
    places = [*result.places, *result.program_places]
    scores = [*result.scores, *(program.score for program in result.programs)]
    shares = [*result.breakdown, *(program.breakdown for program in result.programs)]
    order = sorted(range(len(names)), key=lambda side: places[side])
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column(look.say("cli-rurik-points-for"))
    for side in order:
        table.add_column(names[side], justify="right", style="bold" if places[side] == 1 else "")
    for source in SOURCE_NAMES:
        if any(share[source] for share in shares):
            table.add_row(look.say(f"rurik-source-{source}"), *(str(shares[side][source]) for side in order))
    table.add_section()
    table.add_row(look.say("cli-column-total"), *(str(scores[side]) for side in order))
    table.add_row(look.say("cli-column-place"), *(str(places[side]) for side in order))
    tie = [Line(f"{look.say(f'rurik-tie-{result.tie}')} ({result.tie})")] if result.tie else []
    return [Line(), table, Line(), *tie]
