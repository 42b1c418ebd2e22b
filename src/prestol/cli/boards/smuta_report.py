"""What has happened at a table of Smuta, and how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text as Line

from prestol.cli.boards import Look
from prestol.engine.events import Event
from prestol.engine.result import Result
from prestol.games.smuta import SmutaGame

if TYPE_CHECKING:
    from rich.console import RenderableType

LOUD = {
    "year-begins": "bold",
    "season-begins": "bold",
    "captured": "yellow",
    "proclaimed": "bold yellow",
    "throne-vacant": "bold",
    "victory": "yellow",
    "won": "bold yellow",
}


SEEN = {"card-drawn": "card-seen", "stolen": "stolen-seen"}
"""What everybody hears, and how those hear it again who see the card, too."""


def report(game: SmutaGame, log: list[Event], since: int, look: Look) -> list[Line]:
    """The lines from entry `since` on; a blank one before each season."""
    lines: list[Line] = []
    for at, event in enumerate(log[since:], since + 1):
        if at < len(log) and log[at].name == SEEN.get(event.name):
            continue
        if event.name in ("year-begins", "season-begins") and lines:
            lines.append(Line())
        style = LOUD.get(event.name, "") if look.colour else ""
        lines.append(Line(look.text.event(game, event, look.names), style=style))
    return lines


def ending(game: SmutaGame, result: Result, look: Look) -> list[RenderableType]:
    """SMU-VIC-12: a column for each party, the winner first: points, legitimacy, place."""
    from rich import box
    from rich.table import Table

    order = sorted(range(len(look.names)), key=lambda seat: result.places[seat])
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("")
    for seat in order:
        party = look.text.named(game, "one", "party", seat)["one"]
        heading = f"{look.names[seat]}\n{party}"
        table.add_column(heading, justify="right", style="bold" if result.places[seat] == 1 else "")
    table.add_row(look.say("cli-smuta-row-points"), *(str(result.scores[seat]) for seat in order))
    legitimacy = (str(result.breakdown[seat]["legitimacy"]) for seat in order)
    table.add_row(look.say("cli-smuta-row-legitimacy"), *legitimacy)
    table.add_row(look.say("cli-column-place"), *(str(result.places[seat]) for seat in order))
    return [Line(), table, Line()]
