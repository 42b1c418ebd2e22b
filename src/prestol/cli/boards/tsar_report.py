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


SUMMED = ("laid", "scored", "zero-rewarded")
"""Told by the table, or with the goal that brought the points."""


def report(game: TsarGame, log: list[Event], since: int, look: Look) -> list[Line]:
    """The lines from entry `since` on; the entries before tell where everybody stood."""
    floors = [BESIDE] * game.parts.courtiers
    lines: list[Line] = []
    votes: list[Event] = []
    round = 0
    for at, event in enumerate(log):
        follow(event, floors)
        round = event.args["round"] if event.name == "round-begins" else round
        if at < since or event.name in SUMMED:
            continue
        if event.name == "voted":
            votes.append(event)
            continue
        if votes:
            lines.append(vote_line(votes, look))
            votes = []
        if event.name == "round-begins" and lines:
            lines.append(Line())
        if event.name == "goal-shown" and log[at - 1].name != "goal-shown":
            lines.append(palace_line(game, floors, round, look))
        lines.append(event_line(game, log, at, floors, look))
    return lines


def follow(event: Event, floors: list[int]) -> None:
    """Keep track of where the courtiers stand."""
    if event.name in ("settled", "left-over", "raised"):
        floors[event.args["courtier"]] = event.args["floor"]
    elif event.name == "banished":
        floors[event.args["courtier"]] = OUT
    elif event.name == "round-begins":
        floors[:] = [BESIDE] * len(floors)


def event_line(game: TsarGame, log: list[Event], at: int, floors: list[int], look: Look) -> Line:
    event = log[at]
    if event.name == "goal-shown":
        return goal_line(game, log, at, floors, look)
    style = LOUD.get(event.name, "") if look.colour else ""
    if event.name == "raised":
        return Line(raised(game, event, look), style=style)
    if event.name == "won":
        return Line(look.say("tsar-told-won", seat=look.names[event.args["seat"]]), style=style)
    return Line(look.text.event(game, event, look.names), style=style)


def raised(game: TsarGame, event: Event, look: Look) -> str:
    """A courtier goes up by one floor: from where to where."""
    floor = event.args["floor"]
    things = look.text.named(game, "courtier", "courtier", event.args["courtier"])
    things |= look.text.named(game, "before", "floor", floor - 1) | look.text.named(game, "floor", "floor", floor)
    return look.say("tsar-told-raised", seat=look.names[event.args["seat"]], **things)


def vote_line(votes: list[Event], look: Look) -> Line:
    """All votes of an election, turned up together."""
    line = Line(f"{look.say('cli-tsar-votes')} ")
    for at, event in enumerate(votes):
        against = event.args["ballot"] == AGAINST
        word = look.say("tsar-ballot-against" if against else "tsar-ballot-for")
        line.append(f"{', ' if at else ''}{look.names[event.args['seat']]} ")
        line.append(word, style="" if not look.colour else "bold red" if against else "green")
    return line.append(".")


def goal_line(game: TsarGame, log: list[Event], at: int, floors: list[int], look: Look) -> Line:
    """A goal card as it is turned up, with the points of each favourite, and what they came to."""
    seat, goal = log[at].args["seat"], log[at].args["goal"]
    names = names_of(game, look)
    points = [f"{names[one]} {standing(game.parts, floors[one])}" for one in game.parts.goals[goal]]
    after = [event for event in log[at:] if event.args.get("seat") == seat]
    scored = next(event for event in after if event.name == "scored")
    zero = any(event.name == "zero-rewarded" for event in after[: after.index(scored)])
    key = "tsar-told-goal-zero" if zero else "tsar-told-goal"
    figures = {"points": scored.args["points"], "total": scored.args["total"]}
    return Line(look.say(key, seat=look.names[seat], goal=", ".join(points), **figures))


def palace_line(game: TsarGame, floors: list[int], round: int, look: Look) -> Line:
    """Who stands where when the goals are turned up, from the throne down, and who was banished."""
    names = names_of(game, look)
    told: list[str] = []
    for level in range(game.parts.throne, -1, -1):
        if there := [names[one] for one, at in enumerate(floors) if at == level]:
            floor = look.text.named(game, "one", "floor", level)["one"]
            told.append(look.say("tsar-told-floor", floor=floor, courtiers=", ".join(there)))
    if gone := [names[one] for one, at in enumerate(floors) if at == OUT]:
        told.append(look.say("tsar-told-banished", courtiers=", ".join(gone)))
    return Line(look.say("tsar-told-palace", round=round, floors="; ".join(told)))


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
