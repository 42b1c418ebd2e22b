"""The terminal of a player: prints, asks, clears, and knows what it can show."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from prestol.cli.printer import console
from prestol.cli.speech import Speech, can_show, is_terminal

if TYPE_CHECKING:
    from rich.console import RenderableType

NARROW = 40
WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, clear what has scrolled out of it."""


class Terminal:
    """Input and output of a table. Without a person at the keys it only reads lines and prints."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.console = console()
        self.interactive = is_terminal(sys.stdin)
        self.live = self.interactive and self.console.is_terminal and not self.console.is_dumb_terminal
        """Whether the screen can be cleared and a moving sign be shown."""
        self.colour = self.console.color_system is not None and not self.console.no_color
        if self.interactive:
            load_line_editing()

    @property
    def width(self) -> int:
        return max(NARROW, min(120, self.console.width))

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def say(self, key: str, **args: Any) -> None:
        self.show(self.speech.say(key, **args))

    def raw(self, text: str) -> None:
        """A line that a user may copy, so it is never wrapped."""
        self.console.print(text, soft_wrap=True)

    def ask(self, prompt: str = "> ") -> str:
        """A line from the player; EOFError when there is none to come."""
        sys.stdout.flush()
        if self.interactive:
            return input(prompt).strip()
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            raise EOFError
        return line.strip()

    def agree(self, question: str) -> bool:
        """A yes or a no; anything unclear is a no."""
        self.show(question)
        return self.ask().casefold() in ("y", "yes", "д", "да")

    def wipe(self) -> None:
        """Clear the screen, so that the next person sees nothing of it."""
        if self.live:
            self.console.file.write(WIPE)
            self.console.file.flush()

    @contextmanager
    def thinking(self, sentence: str) -> Iterator[None]:
        """A small sign that somebody else is deciding."""
        if not self.live:
            yield
            return
        with self.console.status(sentence, spinner="dots" if can_show("⠋") else "line"):
            yield


def load_line_editing() -> None:
    """Arrow keys and history in the answers, where the system has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
