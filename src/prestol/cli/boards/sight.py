"""One look at a table: the view, its viewer, and the words for what it holds. Boards of larger games build on it."""

from __future__ import annotations

from rich.text import Text as Line

from prestol.cli.boards import Look, View
from prestol.engine.game import Game
from prestol.engine.phrase import Phrase

KEEP_TOGETHER = "\u00a0"
"""A space at which no line is broken; it is an ordinary one in the end."""


class Sight:
    """What the parts of a drawing need to know."""

    def __init__(self, game: Game, view: View, look: Look, aloud: bool = False) -> None:
        self.game = game
        self.aloud = aloud
        """Whether the table is told in sentences: nothing is shortened, folded or coloured."""
        self.view = view
        self.look = look

    def name(self, domain: str, at: int) -> str:
        return self.look.text.named(self.game, "one", domain, at)["one"]

    def told(self, phrase: Phrase) -> str:
        return self.look.text.phrase(self.game, phrase, self.look.names)

    def coloured(self, mark: str, ground: str) -> Line:
        """A mark in the colour of its owner."""
        coloured = self.look.colour and not self.aloud
        return Line(mark, style=f"bold {ink_on(ground)} on {ground}" if coloured else "")

    def fold(self, line: Line, indent: int = 2) -> list[Line]:
        """A line in as many as the terminal needs, those after the first indented."""
        return fold(line, len(line.plain) if self.aloud else self.look.width, indent)

    def listed(self, label: str, items: list[Line], indent: int = 2) -> list[Line]:
        """Things after a label, side by side; none of them is broken unless it is longer than a line."""
        line = Line(label)
        gap = "; " if self.aloud else "  "
        for at, item in enumerate(items):
            if not self.aloud and item.cell_len <= self.look.width - indent:
                item.plain = item.plain.replace(" ", KEEP_TOGETHER)
            line.append(gap if at else " " if label else "").append_text(item)
        return self.fold(line, indent)

    def together(self, item: Line) -> Line:
        """A thing that no line break divides, unless it is longer than a line."""
        if not self.aloud and item.cell_len <= self.look.width - 4:
            item.plain = item.plain.replace(" ", KEEP_TOGETHER)
        return item

    def heading(self, words: str) -> Line:
        return Line(words, style="bold")


def columns(cells: list[str], wide: list[int]) -> str:
    return "".join(f" {cell.rjust(width)}" for cell, width in zip(cells, wide, strict=True))


def fold(line: Line, width: int, indent: int) -> list[Line]:
    """Break a line at its spaces."""
    breaks: list[int] = []
    start, room, written = 0, width, line.plain
    while len(written) - start > room:
        at = written.rfind(" ", start, start + room + 1)
        if at <= start or not written[start:at].strip():  # a word longer than the line
            at = start + room
        breaks.append(at)
        start, room = at + len(written[at:]) - len(written[at:].lstrip(" ")), width - indent
    folded = list(line.divide(breaks)) if breaks else [line]
    for at, part in enumerate(folded):
        part.rstrip()
        if at:
            blanks = len(part.plain) - len(part.plain.lstrip(" "))
            folded[at] = Line(" " * indent).append_text(part[blanks:])
    for part in folded:
        part.plain = part.plain.replace(KEEP_TOGETHER, " ")
    return folded


def small(sentence: str) -> str:
    """A sentence that continues another one."""
    return sentence[:1].lower() + sentence[1:]


def large(sentence: str) -> str:
    """A sentence that begins one."""
    return sentence[:1].upper() + sentence[1:]


def marks_of(names: list[str]) -> list[str]:
    """A letter for each player: the first of the name, or of several names that begin alike the last, or a number."""
    for letters in ([name[:1] for name in names], [name[-1:] for name in names]):
        if len({letter.casefold() for letter in letters}) == len(names) and all(map(str.strip, letters)):
            return [letter.upper() for letter in letters]
    return [str(seat + 1) for seat in range(len(names))]


def ink_on(ground: str) -> str:
    """Dark letters on a light background, light ones on a dark background."""
    red, green, blue = (int(ground[at : at + 2], 16) for at in (1, 3, 5))
    return "#000000" if 3 * red + 6 * green + blue > 1280 else "#ffffff"
