"""The command `prestol`: play in a terminal, simulate, measure, replay, look things up."""

from __future__ import annotations

import sys


def main() -> None:
    """The entry of the command."""
    from prestol.cli.app import run  # imported here, so that the package costs nothing to those who only import it

    sys.exit(run(sys.argv[1:]))


__all__ = ["main"]
