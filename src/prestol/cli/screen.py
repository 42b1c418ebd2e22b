"""Rich's console, in our manner."""

from __future__ import annotations

from rich.console import Console


class Screen(Console):
    """A console that leaves it to the command what to do when nobody reads its output any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError
