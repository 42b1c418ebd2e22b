"""What a champion sees, as `view` sends it."""

from __future__ import annotations

from typing import NotRequired

from prestol.engine.seen import Header


class DuelView(Header):
    """What everybody sees; the last three are for the champion alone."""

    bout: int
    bouts: int
    turn: int
    force: int
    pending: list[str]
    """What waits to be answered, the newest last: `blow`, `parry`, `press`, `outwit` or `card`."""
    strength: list[int]
    courage: list[int]
    hand_sizes: list[int]
    deck_size: int
    used: list[int]
    hand: NotRequired[list[int]]
    stake: NotRequired[int | None]
    answer: NotRequired[list[list[int]] | None]
    """What was answered so far in the open window."""


View = DuelView
