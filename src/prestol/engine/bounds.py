"""What the fields of steps may hold: saved steps are checked against it.

A field without a bound of its own is a number below the span that the game gives to its name.
"""

from __future__ import annotations

from typing import Final

FIGURE_LIMIT: Final = 1_000_000
"""No figure of a move or a state is as large as this."""
INNER_STEP: Final = "step"
ANSWERS: Final = "answers"
"""What the seats of a window have decided."""


class Row:
    """Bound of a field that is a tuple of numbers, each below a limit or below the span of a name."""

    def __init__(self, of: int | str, different: bool = False) -> None:
        self.of = of
        self.different = different


Bound = int | str | Row
"""A limit that a number stays below, the name of a span of the game, INNER_STEP, ANSWERS, or a row of numbers."""

SEATS: Final = Row("seat", different=True)
"""Different seats."""
