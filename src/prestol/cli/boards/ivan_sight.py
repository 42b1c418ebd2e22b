"""One look at a table of Ivan the Terrible: the view, its viewer, and the words for what it holds."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import fields
from rich.text import Text as Line

from prestol.cli.boards import Look, View
from prestol.cli.boards import sight as base
from prestol.cli.boards.sight import marks_of, small
from prestol.games.ivan import IvanGame
from prestol.games.ivan.edge.phrases import Lines, Record
from prestol.games.ivan.edge.vocabulary import Goods


class Sight(base.Sight):
    """What the parts of the drawing need to know."""

    def __init__(self, game: IvanGame, tables: Record, view: View, look: Look, aloud: bool = False) -> None:
        super().__init__(game, view, look, aloud)
        self.ivan = game
        self.tables = tables
        self.tellers = Lines(tables).tellers()
        self.marks = look.names if aloud else marks_of(look.names)

    def say(self, key: str, **args: Any) -> str:
        return self.look.say(f"cli-ivan-{key}", **args)

    def names(self, domain: str, things: list[int]) -> str:
        """Things in a row."""
        return ", ".join(self.name(domain, at) for at in things) or self.say("none")

    def record(self, table: str, at: int) -> Record:
        found: Record = self.tables[table][at]
        return found

    def lines(self, table: str, at: int) -> list[str]:
        """What a component does, a line for each thing."""
        teller = self.tellers.get(table)
        lines = [self.told(one) for one in teller(self.record(table, at))] if teller else []
        return [line[0].upper() + line[1:] for line in lines]

    def about(self, table: str, at: int) -> str:
        """A component by name, and what it does."""
        return f"{self.name(table, at)}: {'; '.join(small(line) for line in self.lines(table, at))}"

    def mark(self, seat: int) -> Line:
        """A family on the board: one letter in its colour."""
        return self.coloured(self.marks[seat], self.ivan.content.family[seat].hex)

    def pieces(self, kind: str, count: int) -> str:
        """Pieces of a family, as `2w` or in a word."""
        return self.say(f"{kind}-words" if self.aloud else kind, count=count)


def plain(value: Any) -> Any:
    """Content as its files write it: what is not given, and goods of which there are none, are left out."""
    if isinstance(value, Struct):
        given = {field.name: plain(getattr(value, field.name)) for field in fields(value)}
        left_out = (None, 0) if isinstance(value, Goods) else (None,)
        return {name: one for name, one in given.items() if one not in left_out}
    if isinstance(value, tuple):
        return [plain(one) for one in value]
    return value
