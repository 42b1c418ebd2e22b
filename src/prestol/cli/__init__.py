"""The command `prestol`: play in a terminal, simulate, measure, replay, look things up."""

from __future__ import annotations

import signal
import sys
from typing import NoReturn


def main() -> NoReturn:
    """The entry of the command."""
    from prestol.cli.app import run  # imported here, so that the package costs nothing to those who only import it

    signal.signal(signal.SIGTERM, interrupt)
    sys.exit(run(sys.argv[1:]))


def interrupt(_signal: int, _frame: object) -> NoReturn:
    """A request to terminate is treated like Ctrl-C: what has been done so far is saved."""
    raise KeyboardInterrupt


__all__ = ["main"]
