"""A game in progress with its past: every move, who learned what, and undo that knows the difference."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from prestol.engine.errors import UndoError
from prestol.engine.events import Event
from prestol.engine.several import Several, joined
from prestol.engine.state import State, sees
from prestol.engine.step import EVERYBODY, Move, Together


class Entry(NamedTuple):
    """One move of the past, with the mask of seats that learned something hidden by it."""

    seat: int
    move: Move
    learned: int
    events: tuple[Event, ...]


class UndoOffer(NamedTuple):
    """What taking back a seat's last move means: how many moves go, and which other seats must agree."""

    moves: int
    consent: tuple[int, ...]

    @property
    def free(self) -> bool:
        return not self.consent


class Journal:
    """Plays a state on and can take moves back.

    Clones are kept back to the last barrier, the moment when somebody learned something; what lies further
    back is rebuilt from the start.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.start = state.clone()
        self.opening = tuple(state.events)
        self.entries: list[Entry] = []
        self.snapshots: dict[int, State] = {}

    def play(self, seat: int, move: Move) -> None:
        """Play a move; an illegal one raises and changes nothing."""
        state = self.state
        refused = state.refusal(seat, move) is not None
        before = None if refused else state.clone()
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Several) and top.picked and self.entries:
            self.pick_on(seat, move)
            return
        secret = isinstance(top, Together)
        state.play(seat, move)
        learned = EVERYBODY if secret else state.learned
        if learned or (self.entries and self.entries[-1].seat != seat):
            self.snapshots.clear()
        if before is not None:
            self.snapshots[len(self.entries)] = before
        self.entries.append(Entry(seat, move, learned, tuple(state.events)))

    def pick_on(self, seat: int, move: Move) -> None:
        """Go on with a selection: however many picks it takes, it is one entry."""
        self.state.play(seat, move)
        last = self.entries[-1]
        events = (*last.events, *self.state.events)
        self.entries[-1] = Entry(seat, joined(last.move, move), last.learned | self.state.learned, events)

    def log(self, seat: int | None) -> list[Event]:
        """Everything that a seat has seen happen, in order."""
        told = [*self.opening, *(event for entry in self.entries for event in entry.events)]
        return [event for event in told if event.seen_by(seat)]

    def undo_offer(self, seat: int) -> UndoOffer | None:
        """What taking back the last move of a seat would mean; None if it has not moved."""
        last = len(self.entries) - 1
        while last >= 0 and self.entries[last].seat != seat:
            last -= 1
        if last < 0:
            return None
        later = self.entries[last:]
        affected: set[int] = set()
        for entry in later:
            affected.add(entry.seat)
            for other in range(self.state.seats):
                # what the mover alone learned is an advantage over all the others
                if sees(entry.learned, other) or sees(entry.learned, seat):
                    affected.add(other)
        return UndoOffer(len(later), tuple(sorted(affected - {seat})))

    def undo(self, seat: int, agreed: Iterable[int] = ()) -> int:
        """Take back the last move of a seat and all that followed; the number of moves taken back."""
        offer = self.undo_offer(seat)
        if offer is None:
            raise UndoError(f"Seat {seat} has not made a move that could be taken back.")
        missing = [other for other in offer.consent if other not in set(agreed)]
        if missing:
            raise UndoError(
                f"Somebody has learned something since; seats {', '.join(map(str, missing))} must agree first."
            )
        self.rewind(len(self.entries) - offer.moves)
        return offer.moves

    def rewind(self, length: int) -> None:
        """Go back to the position after the first `length` moves."""
        if not 0 <= length <= len(self.entries):
            raise UndoError(f"There are {len(self.entries)} moves, so there is no position after {length}.")
        self.state = self.at(length)
        del self.entries[length:]
        self.snapshots = {at: kept for at, kept in self.snapshots.items() if at < length}

    def at(self, length: int) -> State:
        """The position after the first `length` moves."""
        if length in self.snapshots:
            return self.snapshots[length].clone()
        state = self.start.clone()
        for entry in self.entries[:length]:
            state.apply(entry.seat, entry.move)
        return state
