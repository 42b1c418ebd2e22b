"""What a receiver may see of the log: entries with other seats' secrets taken out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

from prestol.engine.events import Event as GameEvent
from prestol.server import wire
from prestol.server.tables.entries import Data, Logged
from prestol.server.wire import Entry, Event

Seats = tuple[int, ...]
"""The seats of a receiver; empty for a spectator."""


def entry_for(logged: Logged, seats: Seats, seed: str, hidden: frozenset[str] = frozenset()) -> Entry:
    """An entry as a receiver may see it, without the words of those whom the receiver has blocked."""
    common: dict[str, Any] = {
        "number": logged.number,
        "at": logged.at,
        "seat": logged.seat,
        "events": events_for(logged.events, seats),
    }
    match logged.kind:
        case "move":
            return wire.MoveEntry(**common, move=logged.data.move if logged.seat in seats else None)
        case "window":
            own = {str(seat): texts for seat, texts in logged.data.answers if seat in seats}
            return wire.WindowEntry(**common, answers=own)
        case "over":
            return wire.OverEntry(**common, result=cast(wire.Ending, logged.data.result), seed=seed)
        case "removed":
            return wire.RemovedEntry(**common, entry=logged.data.ask)
        case "say":
            return said_for(common, logged.data, hidden)
        case _:
            form, names = OPEN[logged.kind]
            return form(**common, **{name: getattr(logged.data, name) for name in names})


OPEN: dict[str, tuple[Callable[..., Entry], tuple[str, ...]]] = {
    "seal": (wire.SealEntry, ("seal",)),
    "draw": (wire.DrawEntry, ("until",)),
    "part": (wire.PartEntry, ()),
    "start": (wire.StartEntry, ()),
    "undo": (wire.UndoEntry, ("to", "moves")),
    "ask-undo": (wire.AskUndoEntry, ("moves", "consent")),
    "answer-undo": (wire.AnswerUndoEntry, ("ask", "yes")),
    "ask-absent": (wire.AskAbsentEntry, ("about", "consent")),
    "answer-absent": (wire.AnswerAbsentEntry, ("ask", "yes")),
    "hint": (wire.HintEntry, ()),
    "seat": (wire.SeatEntry, ("what", "info", "why")),
    "pause": (wire.PauseEntry, ("spent",)),
    "clock": (wire.ClockEntry, ("info",)),
    "resign": (wire.ResignEntry, ("info",)),
    "rematch": (wire.RematchEntry, ("table",)),
}
"""Entries that everybody sees alike: their form, and which of their data it tells."""


def said_for(common: dict[str, Any], data: Data, hidden: frozenset[str]) -> Entry:
    blocked = data.person in hidden
    gone: Any = "removed" if not data.text else "blocked" if blocked else ""
    text = "" if blocked else data.text
    return wire.SayEntry(**common, name=data.name, text=text, person=data.person, gone=gone)


def events_for(events: Iterable[GameEvent], seats: Seats) -> list[Event]:
    """The events that a receiver may see, each with the seats it is meant for."""
    seen: list[Event] = []
    for event in events:
        if event.seen_by(None):
            seen.append(Event(event.name, event.rule, event.args))
        elif only := [seat for seat in seats if event.seen_by(seat)]:
            seen.append(Event(event.name, event.rule, event.args, only))
    return seen
