"""The kinds of move. Domains: `figure` is any person or detachment, `good` a kind of unit or the Siege marker."""

from __future__ import annotations

from typing import Final

from prestol.engine.notation import MoveTable
from prestol.engine.step import Move

MOVES: Final = MoveTable()

# The first two are the engine's: passing in a window, and playing a card; also in the own phases.
PASS: Final = MOVES.add("pass")
PLAY: Final = MOVES.add("play", "card_kind")

# --- the year, the season, appearance
DONE: Final = MOVES.add("done")
"""Ends a phase, or declines what may be declined."""
KIND: Final = MOVES.add("kind", "unit_kind")
"""The kind of a cossack unit."""
PLACE: Final = MOVES.add("place", "figure", "point")
"""A piece enters the map or comes back to it."""
JOIN: Final = MOVES.add("join", "figure", "figure")
"""A personage goes to a commander."""
LEAVE: Final = MOVES.add("leave", "figure")
"""A personage goes to his party."""
PICK: Final = MOVES.add("pick", "card_kind")
"""A card is taken from the own party deck."""
THROW: Final = MOVES.add("throw", "card_kind", several=True)
"""Cards are thrown away at the end of the year."""

# --- politics

# --- war

# --- cards and windows

DONE_MOVE: Final[Move] = (DONE,)
