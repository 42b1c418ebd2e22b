"""What every view holds; a game declares the rest beside its `view.py`."""

from __future__ import annotations

from typing import TypedDict


class Header(TypedDict):
    """Which game, whose view, what is asked under which rule, and who must decide."""

    game: str
    seat: int | None
    seats: int
    ask: str
    rule: str
    waiting: list[int]
    over: bool
