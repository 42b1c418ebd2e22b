"""How figures and tables are printed."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from prestol.cli.speech import Speech, is_terminal

if TYPE_CHECKING:
    from rich.console import Console

WIDE = 100
"""Columns where the output goes to a file."""
UNITS = (("second", 1.0), ("millisecond", 1e-3), ("microsecond", 1e-6))


def console(width: int | None = None) -> Console:
    """The console of standard output, as it is at this moment."""
    from prestol.cli.screen import Screen  # takes a moment to load, and help and errors do without it

    if width is None and not is_terminal(sys.stdout) and "COLUMNS" not in os.environ:
        width = WIDE
    return Screen(file=sys.stdout, highlight=False, markup=False, emoji=False, width=width)


class Printer:
    """Prints lines and tables in one language."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.console = console()

    def line(self, text: str = "") -> None:
        """A line of prose, wrapped at words."""
        self.console.print(text)

    def item(self, text: str, label: str = "") -> None:
        """A paragraph of a list: its label, and the text indented under it."""
        from rich.padding import Padding
        from rich.text import Text

        self.console.print(Padding(Text(f"{label}  {text}" if label else text), (0, 0, 0, 2), expand=False))

    def raw(self, text: str) -> None:
        """A line that a user may copy, so it is never wrapped."""
        self.console.print(text, soft_wrap=True)

    def say(self, key: str, **args: Any) -> None:
        self.line(self.speech.say(key, **args))

    def table(self, headings: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> None:
        """Columns under headings; the first `left` are words, the others figures."""
        from rich import box
        from rich.table import Table

        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
        for at, heading in enumerate(headings):
            table.add_column(heading, justify="left" if at < left else "right", no_wrap=at > 0)
        for row in rows:
            table.add_row(*row)
        self.console.print(table)
        self.console.print()

    def number(self, value: float, digits: int = 1) -> str:
        written = f"{value:.{digits}f}"
        return written.replace(".", ",") if self.speech.language == "ru" else written

    def say_time(self, document: dict[str, Any], games: int) -> None:
        """How long a run took; with a decimal where games are few in a second, or by the minute."""
        seconds = document["seconds"]
        rate = games / max(seconds, 1e-9)
        unit = "second" if rate >= 1 else "minute"
        rate *= 1 if unit == "second" else 60
        told = round(rate) if rate >= 10 else self.number(rate)
        self.say("cli-time", seconds=self.number(seconds), cores=document["cores"], rate=told, unit=unit)

    def estimate(self, one: dict[str, Any], digits: int = 1) -> str:
        """A figure with its interval."""
        return self.between(one, digits, 1)

    def percent(self, one: dict[str, Any]) -> str:
        return self.between(one, 1, 100)

    def between(self, one: dict[str, Any], digits: int, scale: int) -> str:
        sign = "%" if scale == 100 else ""
        mean = self.number(scale * one["mean"], digits) + sign
        if one["interval"] is None:
            return mean
        low, high = (self.number(scale * bound, digits) for bound in one["interval"])
        return f"{mean} [{low} … {high}]"

    def seconds(self, value: float) -> str:
        """A time in the unit that fits."""
        unit, size = next((one for one in UNITS if value >= one[1]), UNITS[-1])
        return f"{self.number(value / size, 2 if value < 10 * size else 0)} {self.speech.say(f'cli-unit-{unit}')}"
