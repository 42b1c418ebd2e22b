"""What happened, for log, digest and animation. Inside a state events are bare tuples; here they get their names."""

from __future__ import annotations

from typing import Any, NamedTuple

from prestol.engine.state import sees

FIGURES = 2
"""The place of the first figure in a told tuple, after the number of the event and the mask."""


class EventKind(NamedTuple):
    """One thing that can happen: its name, the rule it follows, and the names and domains of its figures."""

    name: str
    rule: str
    args: tuple[tuple[str, str], ...] = ()


class EventTable:
    """The events of a game. Each is declared once: its number, which steps tell, is its place in the table.

    RAISED: Final = EVENTS.add("raised", "TSR-PRM-02", SEAT, COURTIER, FLOOR)
    """

    def __init__(self) -> None:
        self.rows: list[EventKind] = []

    def add(self, name: str, rule: str, *args: tuple[str, str]) -> int:
        """Declare an event with its rule and with the names and domains of its figures; its number."""
        self.rows.append(EventKind(name, rule, args))
        return len(self.rows) - 1

    def kinds(self) -> tuple[EventKind, ...]:
        return tuple(self.rows)


class Event(NamedTuple):
    """One thing that happened. `mask` covers the seats that may see it."""

    name: str
    rule: str
    mask: int
    args: dict[str, Any]

    def seen_by(self, seat: int | None) -> bool:
        return sees(self.mask, seat)


make_event = tuple.__new__
"""What a named tuple does itself, a third quicker without the call in between."""


def read_event(kinds: tuple[EventKind, ...], told: tuple[Any, ...]) -> Event:
    """The named event that a told tuple stands for."""
    name, rule, args = kinds[told[0]]
    if len(told) != FIGURES + len(args):
        raise ValueError(f"{name} has {len(args)} figures, not {len(told) - FIGURES}")
    figures: dict[str, Any] = {}
    at = FIGURES
    for arg in args:  # every event of every game comes through here, and this is twice as quick as a zip
        figures[arg[0]] = told[at]
        at += 1
    return make_event(Event, (name, rule, told[1], figures))
