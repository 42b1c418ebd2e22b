"""What has happened at a table of Tsar of the Hill: votes in one line, goals with the points of each favourite."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text as Line

from prestol.cli.boards import Look
from prestol.cli.boards.tsar_words import names_of, standing
from prestol.engine.events import Event
from prestol.engine.result import Result
from prestol.games.tsar import TsarGame
from prestol.games.tsar.parts import AGAINST, BESIDE, OUT

if TYPE_CHECKING:
    from rich.console import RenderableType

LOUD = {
    "candidate": "bold",
    "elected": "bold yellow",
    "banished": "bold red",
    "won": "bold yellow",
    "won-by-favourites": "bold yellow",
    "won-together": "bold yellow",
}


def report(game: TsarGame, log: list[Event], since: int, look: Look) -> list[Line]:
    """The lines from entry `since` on; the entries before tell where everybody stood."""
    floors = [BESIDE] * game.parts.courtiers
    lines: list[Line] = []
    votes: list[Event] = []
    for at, event in enumerate(log):
        follow(event, floors)
        if at < since or event.name == "laid":
            continue
        if event.name == "voted":
            votes.append(event)
            continue
        if votes:
            lines.append(vote_line(votes, look))
            votes = []
        if event.name == "round-begins" and lines:
            lines.append(Line())
        lines.append(event_line(game, event, floors, look))
    return lines


def follow(event: Event, floors: list[int]) -> None:
    """Keep track of where the courtiers stand."""
    if event.name in ("settled", "left-over", "raised"):
        floors[event.args["courtier"]] = event.args["floor"]
    elif event.name == "banished":
        floors[event.args["courtier"]] = OUT
    elif event.name == "round-begins":
        floors[:] = [BESIDE] * len(floors)


def event_line(game: TsarGame, event: Event, floors: list[int], look: Look) -> Line:
    if event.name == "goal-shown":
        return goal_line(game, event, floors, look)
    return Line(look.text.event(game, event, look.names), style=LOUD.get(event.name, "") if look.colour else "")


def vote_line(votes: list[Event], look: Look) -> Line:
    """All votes of an election, turned up together."""
    line = Line(f"{look.say('cli-tsar-votes')} ")
    for at, event in enumerate(votes):
        against = event.args["ballot"] == AGAINST
        word = look.say("tsar-ballot-against" if against else "tsar-ballot-for")
        line.append(f"{', ' if at else ''}{look.names[event.args['seat']]} ")
        line.append(word, style="" if not look.colour else "bold red" if against else "green")
    return line.append(".")


def goal_line(game: TsarGame, event: Event, floors: list[int], look: Look) -> Line:
    """A goal card as it is turned up, with the points of each favourite."""
    names = names_of(game, look)
    favourites = game.parts.goals[event.args["goal"]]
    points = [f"{names[one]} {standing(game.parts, floors[one])}" for one in favourites]
    total = sum(game.parts.points[floors[one]] for one in favourites if floors[one] >= 0)
    name = look.names[event.args["seat"]]
    return Line(look.say("cli-tsar-shown", name=name, goal=", ".join(points), points=total))


def ending(game: TsarGame, result: Result, look: Look) -> list[RenderableType]:
    """The points of every round, the total, the place, and how a tie was broken."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    rounds = range(1, game.parts.rounds + 1)
    heads = [look.say("cli-column-place"), look.say("cli-column-player")]
    heads += [look.say("cli-tsar-column-round", round=number) for number in rounds]
    heads += [look.say("cli-column-total"), look.say("cli-tsar-column-favourites")]
    for at, head in enumerate(heads):
        table.add_column(head, justify="left" if at == 1 else "right")
    for seat in sorted(range(len(look.names)), key=lambda seat: result.places[seat]):
        details = result.breakdown[seat]
        figures = [*details["rounds"], result.scores[seat], details["favourites_in_palace"]]
        style = "bold" if result.places[seat] == 1 else ""
        table.add_row(str(result.places[seat]), look.names[seat], *map(str, figures), style=style)
    tie = [Line(look.say(f"tsar-tie-{result.tie}") + f" ({result.tie})")] if result.tie else []
    return [Line(), table, Line(), *tie]
