"""What has happened at a table of Ivan the Terrible, and where the points came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text as Line

from prestol.cli.boards import Look
from prestol.engine.events import Event
from prestol.engine.result import Result
from prestol.games.ivan import IvanGame
from prestol.games.ivan.parts import SOURCE_NAMES

if TYPE_CHECKING:
    from rich.console import RenderableType

LOUD = {"round-begins": "bold", "scoring-begins": "bold", "favour-gained": "yellow", "won": "bold yellow"}


def report(game: IvanGame, log: list[Event], since: int, look: Look) -> list[Line]:
    """The lines from entry `since` on; a blank one before each round."""
    lines: list[Line] = []
    for event in log[since:]:
        if event.name == "round-begins" and lines:
            lines.append(Line())
        style = LOUD.get(event.name, "") if look.colour else ""
        lines.append(Line(look.text.event(game, event, look.names), style=style))
    return lines


def ending(result: Result, look: Look) -> list[RenderableType]:
    """The points by source, a column for each player, the best first, and how a tie was broken."""
    from rich import box
    from rich.table import Table

    order = sorted(range(len(look.names)), key=lambda seat: result.places[seat])
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column(look.say("cli-ivan-points"))
    for seat in order:
        table.add_column(look.names[seat], justify="right", style="bold" if result.places[seat] == 1 else "")
    for source in SOURCE_NAMES:
        table.add_row(look.say(f"ivan-source-{source}"), *(str(result.breakdown[seat][source]) for seat in order))
    table.add_section()
    table.add_row(look.say("cli-column-total"), *(str(result.scores[seat]) for seat in order))
    table.add_row(look.say("cli-column-place"), *(str(result.places[seat]) for seat in order))
    tie = [Line(f"{look.say(f'ivan-tie-{result.tie}')} ({result.tie})")] if result.tie else []
    return [Line(), table, Line(), *tie]
