"""A game in progress with its past: every move, who learned what, and undo that knows the difference."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from prestol.engine.errors import IllegalMove, UndoError
from prestol.engine.events import Event
from prestol.engine.several import Several, joined
from prestol.engine.state import State, sees
from prestol.engine.step import EVERYBODY, Move, Together
from prestol.engine.window import NOBODY, Answer, AnswerWindow

STRIDE = 16
"""Moves between two clones of the journal."""
KEPT = 2
"""Clones that the journal keeps: with two, the moves since the last but one are quick to take back."""


class Entry(NamedTuple):
    """One move of the past, with the mask of seats that learned something hidden by it."""

    seat: int
    move: Move
    learned: int
    events: tuple[Event, ...]
    answers: tuple[tuple[int, Answer], ...] = ()
    """Of the entry that closes a window: what each of its seats had answered, in the order that counts."""

    def is_of(self, seat: int) -> bool:
        """Whether a seat has decided something in it, even if only to pass in a window."""
        return self.seat == seat or any(asked == seat for asked, _ in self.answers)


class UndoOffer(NamedTuple):
    """What taking back a seat's last move means: how many moves go, and which other seats must agree."""

    moves: int
    consent: tuple[int, ...]

    @property
    def free(self) -> bool:
        return not self.consent


class Journal:
    """Plays a state on and can take moves back.

    A clone is taken every few moves and the last ones are kept: an earlier position is played again from the
    nearest clone before it, or from the start.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.start = state.clone()
        self.opening = tuple(state.events)
        self.entries: list[Entry] = []
        self.snapshots: dict[int, State] = {}

    def play(self, seat: int, move: Move, checked: bool = False) -> None:
        """Play a move; an illegal one raises and changes nothing. `checked`: the state has been asked already."""
        state = self.state
        top = state.stack[-1] if state.stack else None
        if isinstance(top, AnswerWindow):
            self.answer(top, seat, move)
            return
        if isinstance(top, Several) and top.picked and self.entries:
            self.pick_on(seat, move)
            return
        refusal = None if checked else state.refusal(seat, move)
        if refusal is not None:
            raise IllegalMove(state.game.id, refusal)
        self.keep_position()
        secret = isinstance(top, Together)
        state.apply(seat, move)
        learned = EVERYBODY if secret else state.learned
        self.entries.append(Entry(seat, move, learned, tuple(state.events)))

    def keep_position(self) -> None:
        """Keep a clone before a move, if the last one is long ago, and forget the oldest."""
        now = len(self.entries)
        if now - max(self.snapshots, default=0) >= STRIDE:
            self.snapshots[now] = self.state.clone()
            self.snapshots[now].forget_answers(None)
            if len(self.snapshots) > KEPT:
                del self.snapshots[min(self.snapshots)]

    def pick_on(self, seat: int, move: Move) -> None:
        """Go on with a selection: however many picks it takes, it is one entry."""
        self.state.play(seat, move)
        last = self.entries[-1]
        events = (*last.events, *self.state.events)
        self.entries[-1] = Entry(seat, joined(last.move, move), last.learned | self.state.learned, events)

    def answer(self, window: AnswerWindow[Any], seat: int, move: Move) -> None:
        """Take one decision in a window. Nothing has happened before it closes, so only that makes an entry."""
        state = self.state
        if state.refusal(seat, move) is None:
            after = window.after(state, seat, move)
            if not after.waiting:
                self.close_window(after.answers)
                return
        state.play(seat, move)

    def close_window(self, answers: tuple[Answer, ...]) -> None:
        """Answer an open window for all its seats at once, in the order that counts: one entry, whatever they did."""
        state = self.state
        window = state.window()
        self.keep_position()
        state.close_window(answers)
        assert window is not None
        pairs = tuple([(window.order[at], answers[at]) for at in range(len(answers))])
        self.entries.append(Entry(NOBODY, (), EVERYBODY, tuple(state.events), pairs))

    def repeat(self, seat: int, move: Move, answers: tuple[tuple[int, Answer], ...] = ()) -> None:
        """Play an entry of a log again."""
        if answers:
            self.close_window(tuple([answer for _, answer in answers]))
        else:
            self.play(seat, move)

    def log(self, seat: int | None) -> list[Event]:
        """Everything that a seat has seen happen, in order."""
        told = [*self.opening, *(event for entry in self.entries for event in entry.events)]
        return [event for event in told if event.seen_by(seat)]

    def undo_offer(self, seat: int) -> UndoOffer | None:
        """What taking back the last move of a seat would mean; None if it has not moved.

        An answer in a window that is still open is undone alone: no entry is removed, and nobody has to agree.
        """
        if self.has_answered(seat):
            return UndoOffer(0, ())
        last = len(self.entries) - 1
        while last >= 0 and not self.entries[last].is_of(seat):
            last -= 1
        if last < 0:
            return None
        later = self.entries[last:]
        affected: set[int] = set()
        for entry in later:
            if entry.seat != NOBODY:
                affected.add(entry.seat)
            for other in range(self.state.seats):
                # what the mover alone learned is an advantage over all the others
                if sees(entry.learned, other) or sees(entry.learned, seat):
                    affected.add(other)
        return UndoOffer(len(later), tuple(sorted(affected - {seat})))

    def undo(self, seat: int, agreed: Iterable[int] = ()) -> int:
        """Undo the last move of a seat and everything after it; returns the number of moves undone."""
        offer = self.undo_offer(seat)
        if offer is None:
            raise UndoError("fault-undo-nothing", seat=seat)
        missing = [other for other in offer.consent if other not in set(agreed)]
        if missing:
            raise UndoError("fault-undo-consent", seats=", ".join(map(str, missing)))
        window = self.state.window()
        if window is not None and self.has_answered(seat):
            self.state.stack[-1] = window.without(seat)
        else:
            self.rewind(len(self.entries) - offer.moves)
        return offer.moves

    def has_answered(self, seat: int) -> bool:
        """Whether a seat has decided something in the window that is open."""
        window = self.state.window()
        return window is not None and seat in window.order and bool(window.so_far(seat))

    def rewind(self, length: int) -> None:
        """Go back to the position after the first `length` moves."""
        if not 0 <= length <= len(self.entries):
            raise UndoError("fault-undo-length", moves=len(self.entries), length=length)
        self.state = self.at(length)
        del self.entries[length:]
        self.snapshots = {at: kept for at, kept in self.snapshots.items() if at <= length}

    def at(self, length: int) -> State:
        """The position after the first `length` moves, with nothing told yet."""
        near = max([at for at in self.snapshots if at <= length], default=0)
        state = self.snapshots.get(near, self.start).clone()
        for entry in self.entries[near:length]:
            apply_entry(state, entry)
        state.begin_move()
        return state


def apply_entry(state: State, entry: Entry) -> None:
    """Play an entry that is known to be legal."""
    if entry.answers:
        state.close_window(tuple([answer for _, answer in entry.answers]))
    else:
        state.apply(entry.seat, entry.move)
