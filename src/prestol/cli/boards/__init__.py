"""How a game looks in a terminal. A game without a drawing of its own is shown in plain words."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from rich.text import Text as Line

from prestol.engine.events import Event
from prestol.engine.game import Game
from prestol.engine.result import Result
from prestol.engine.step import Move
from prestol.library.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

View = dict[str, Any]


class Look:
    """What a drawing must know about its viewer."""

    def __init__(self, text: Text, names: list[str], width: int, colour: bool) -> None:
        self.text = text
        self.names = names
        self.width = width
        self.colour = colour

    def say(self, key: str, **args: Any) -> str:
        return self.text.say(key, **args)


class Board:
    """Draws views of one game; every drawing has a twin in plain sentences."""

    HIDDEN = ("game", "seat", "seats", "ask", "rule", "waiting", "over")

    def __init__(self, game: Game) -> None:
        self.game = game

    def picture(self, view: View, look: Look) -> list[Line]:
        """The table as a seat sees it."""
        return [Line(sentence) for sentence in self.words(view, look)]

    def whole(self, view: View, look: Look) -> list[Line]:
        """Everything, including what the picture leaves out because the open question is not about it."""
        return self.picture(view, look)

    def words(self, view: View, look: Look) -> list[str]:
        """The same for a screen reader."""
        shown = [f"{name}: {value}" for name, value in view.items() if name not in self.HIDDEN]
        return [*shown, ", ".join(f"{seat} = {name}" for seat, name in enumerate(look.names))]

    def programs(self, view: View, look: Look) -> list[str]:
        """The programs of the rules that take part, as a sentence names them."""
        return []

    def report(self, log: list[Event], since: int, look: Look) -> list[Line]:
        """What has happened from entry `since` of a seat's log on."""
        return [Line(look.text.event(self.game, event, look.names)) for event in log[since:]]

    def stands(self, view: View, look: Look) -> list[Line]:
        """How things stand when a round has ended, where the report does not tell."""
        return []

    def question(self, view: View, look: Look) -> str:
        """What the seat has to decide."""
        return look.say(f"{self.game.id}-ask-{view['ask']}")

    def note(self, view: View, move: Move, look: Look) -> str:
        """A few letters beside a move, or beside the beginning of one."""
        return ""

    def ending(self, result: Result, log: list[Event], look: Look) -> list[RenderableType]:
        """Who has won, and where the points came from."""
        return [Line(line) for line in standings(self.game, result, look)]

    def closing(self, result: Result, log: list[Event], look: Look) -> list[RenderableType]:
        """The ending, after the word on a program of the rules where there is one."""
        return [*verdict(self.game, result, look), *self.ending(result, log, look)]


def flow(items: list[Line], width: int) -> list[Line]:
    """Things side by side, each on one line, in as many lines as they need."""
    lines: list[Line] = []
    for item in items:
        if lines and lines[-1].cell_len + 2 + item.cell_len <= width:
            lines[-1].append("  ").append_text(item)
        else:
            lines.append(Line().append_text(item))
    return lines


def standings(game: Game, result: Result, look: Look) -> list[str]:
    """Places, names and points, the best first, programs among the seats."""
    rows = list(zip(result.places, look.names, result.scores, strict=True))
    for program, place in zip(result.programs, result.program_places, strict=True):
        rows.append((place, look.say(f"{game.id}-program-{program.name}"), program.score))
    rows.sort(key=lambda row: row[0])
    return [look.say("cli-standing", place=place, name=name, points=points) for place, name, points in rows]


def verdict(game: Game, result: Result, look: Look) -> list[Line]:
    """Victory or defeat against a program of the rules, and by how much; nothing where there is none."""
    if result.margin is None:
        return []
    best = max(result.programs, key=lambda program: program.score)
    way = "behind" if result.margin > 0 else "ahead" if result.margin < 0 else "level"
    name = look.say(f"{game.id}-program-{best.name}")
    told = look.say(f"program-{way}", program=name, points=abs(result.margin))
    return [Line(f"{look.say('program-victory' if result.winners else 'program-defeat')} {told}", style="bold")]


def board_of(game: Game) -> Board:
    """The drawing of a game."""
    if find_spec(f"prestol.cli.boards.{game.id}") is None:
        return Board(game)
    drawn: Board = import_module(f"prestol.cli.boards.{game.id}").draw(game)
    return drawn
