"""Short words for the track: its springs, a table where nobody is due, and where figures may go."""

from __future__ import annotations

from prestol.games.smuta.parts import GONE, SEASONS
from prestol.games.smuta.state import Smuta
from tests.games.smuta.table import bare, offers, put, smuta

FIRST_YEAR = 1605
ZARUTSKY = "ivan_zarutsky"


def spring(year: int) -> int:
    """The cell of a spring."""
    return (year - FIRST_YEAR) * SEASONS


def quiet(seats: int = 5, cell: int = 0, **options: object) -> Smuta:
    """A bare table where nobody holds a card, so that nobody can answer a death, and nobody is due by date."""
    state = bare(seats, cell, options)
    state.cards = [GONE] * len(state.cards)
    for name in smuta().notation.domains["commander"]:
        put(state, name, "out")
    return state


def places(state: Smuta) -> set[str]:
    """Where the figures now due may go."""
    return {words.split()[-1] for words in offers(state) if words.startswith("place ")}
