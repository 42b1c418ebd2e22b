"""One look at a table of Rurik: the view, its viewer, and the words for what it holds."""

from __future__ import annotations

from typing import Any

from rich.text import Text as Line

from prestol.cli.boards import Look, View
from prestol.cli.boards import sight as base
from prestol.cli.boards.sight import marks_of
from prestol.games.rurik import RurikGame
from prestol.games.rurik.parts import SOLO
from prestol.library.text import Text

COLOURS = ("#b3392f", "#2f5f9e", "#d8a73a", "#3c7a4b", "#4a4a4a")
"""Of the players, and in the solo game of the Rebellion."""
REBELLION_LEADER = "sviatopolk"


class Described:
    """What the components of a game do, in words that are put together once for each language."""

    def __init__(self, game: RurikGame) -> None:
        self.game = game
        self.phrases = game.describe()
        self.spoken: dict[tuple[str, str, int], list[str]] = {}

    def lines(self, text: Text, table: str, at: int) -> list[str]:
        key = (text.language, table, at)
        if key not in self.spoken:
            self.spoken[key] = [text.phrase(self.game, one, []) for one in self.phrases[table][at]]
        return self.spoken[key]


class Sight(base.Sight):
    """What the parts of the drawing need to know. The sides are the players, and in the solo game the Rebellion."""

    def __init__(self, game: RurikGame, described: Described, view: View, look: Look, aloud: bool) -> None:
        super().__init__(game, view, look, aloud)
        self.rurik = game
        self.described = described
        self.solo = view["seats"] == SOLO
        self.sides = [*look.names, *([look.say("rurik-program-rebellion")] if self.solo else [])]
        short = [*look.names, *([self.say("mark-rebellion")] if self.solo else [])]
        self.marks = self.sides if aloud else marks_of(short)

    def within(self, side: int) -> str:
        """A side in the middle of a sentence."""
        forms = self.look.text.taker(self.game, "one", side, self.look.names)
        return forms.get("one_mid", forms["one"])

    def say(self, key: str, **args: Any) -> str:
        return self.look.say(f"cli-rurik-{key}", **args)

    def names(self, domain: str, things: list[int]) -> str:
        """Things in a row."""
        return ", ".join(self.name(domain, at) for at in things) or self.say("none")

    def low(self, domain: str, at: int) -> str:
        """A thing within a sentence."""
        return base.small(self.name(domain, at))

    def lines(self, table: str, at: int) -> list[str]:
        """What a component does, a line for each thing."""
        return self.described.lines(self.look.text, table, at)

    def leader(self, side: int) -> str:
        """The leader of a side, or nothing before it is chosen."""
        known = self.rurik.notation.domains["leader"]
        leader = self.view["leaders"][side]
        if leader < 0:
            return ""
        return self.name("leader", leader if leader < len(known) else known.index(REBELLION_LEADER))

    def mark(self, side: int) -> Line:
        """A side on the board: one letter in its colour."""
        colour = COLOURS[-1] if side >= self.view["seats"] else COLOURS[side]
        return self.coloured(self.marks[side], colour)

    def figures(self, side: int, region: int) -> int:
        """Troops and leader of a side in a region."""
        return int(self.view["troops"][side][region]) + int(self.view["leader_at"][side] == region)
