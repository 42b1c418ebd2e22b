"""What the log of a table adds up to: a pure fold over its entries. Any process that has the log can rebuild it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from prestol import Journal, fingerprint
from prestol.engine.codec import first_fingerprint
from prestol.engine.errors import PrestolError
from prestol.engine.events import Event
from prestol.engine.forms import explain_form
from prestol.engine.game import Game
from prestol.engine.state import State
from prestol.engine.step import Together
from prestol.engine.window import AnswerWindow
from prestol.server.store.records import EntryRecord, TableRecord
from prestol.server.tables.absence import absence_due, answered, asked_at, later
from prestol.server.tables.clocks import Clocks, wish_time
from prestol.server.tables.damage import DamagedTable
from prestol.server.tables.entries import Data, Draft, Logged, TableSettings, decode_data, decode_settings
from prestol.server.tables.lot import Lot
from prestol.server.tables.seats import agrees_unasked, is_played_by_bot, is_played_by_person
from prestol.server.wire import Absence, Ending, UndoAsk, UndoOffer


class Replay:
    """A table as its log stands after some entry: seats, clocks, the game and who is asked."""

    __slots__ = (
        "absence",
        "asked",
        "clocks",
        "ending",
        "first_content",
        "game",
        "journal",
        "lot",
        "number",
        "opened",
        "practice",
        "present",
        "question",
        "rematch",
        "seats",
        "seed",
        "settings",
        "status",
    )

    def __init__(self, record: TableRecord, game: Game) -> None:
        self.settings = read_settings(record)
        self.game = game
        self.first_content = record.content if record.format == 1 else ""
        """The name of the content in the fingerprints of a table that release 0.1.0 made."""
        self.lot = Lot(record.seed, self.settings.chosen)
        self.seed = record.seed
        """What all luck of the game comes from, once it has begun."""
        self.seats = list(self.settings.seats)
        self.status: Literal["open", "playing", "over"] = "open"
        self.number = 0
        self.question = 0
        """The entry that opened the question now asked: a move that was meant for an earlier one is stale."""
        self.opened = 0
        """When the question now asked was put: a window is counted from there."""
        self.journal: Journal | None = None
        self.asked: UndoAsk | None = None
        self.absence: Absence | None = None
        self.present = 0
        """When somebody who was missed said that they are there."""
        self.ending: Ending | None = None
        self.rematch: str | None = None
        self.practice = False
        self.clocks = Clocks(self.settings.pace, len(self.seats))

    # --- what can be asked

    @property
    def state(self) -> State:
        """The position of a table that has begun."""
        assert self.journal is not None
        return self.journal.state

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.state.waiting if self.status == "playing" else ()

    @property
    def window(self) -> AnswerWindow[Any] | None:
        """The window that is open, without any answer: those are stored elsewhere until it closes."""
        return self.state.window() if self.status == "playing" else None

    @property
    def secret(self) -> bool:
        """Whether the question now asked is answered in secret, each answer an entry of its own."""
        if self.status != "playing" or not self.state.stack or self.window is not None:
            return False
        return isinstance(self.state.stack[-1], Together)

    @property
    def bots_waiting(self) -> list[int]:
        """Seats for which a bot must decide. While people talk about taking moves back, bots wait."""
        if self.asked is not None:
            return []
        return [seat for seat in self.waiting if is_played_by_bot(self.seats[seat])]

    def due(self) -> int | None:
        """When something happens by itself: a clock runs out, or a wish lapses."""
        wish = self.asked.until if self.asked is not None else None
        times = (self.clocks.due(), wish, absence_due(self.absence), self.drawn_by())
        return min((one for one in times if one is not None), default=None)

    def drawn_by(self) -> int | None:
        """When the game begins at the latest, if it is about to."""
        return self.lot.until if self.status == "open" else None

    def undo_offer(self, seat: int) -> UndoOffer | None:
        """What taking the last move of a seat back means, and which people would have to agree."""
        if self.status != "playing" or self.journal is None:
            return None
        offer = self.journal.undo_offer(seat)
        if offer is None:
            return None
        mine = self.seats[seat].person
        people = [
            other
            for other in offer.consent
            if not agrees_unasked(self.seats[other]) and self.seats[other].person != mine
        ]
        return UndoOffer(offer.moves, people)

    def undo_draft(self, seat: int) -> Data:
        """The entry that takes the last move of a seat back, everybody having agreed."""
        assert self.journal is not None
        offer = self.journal.undo_offer(seat)
        assert offer is not None
        return Data(
            to=len(self.journal.entries) - offer.moves, moves=offer.moves, practice=self.practice or not offer.free
        )

    # --- the fold

    def apply(self, at: int, draft: Draft) -> tuple[Event, ...]:
        """Take in one entry; what happened in the game."""
        self.number += 1
        data = draft.data
        self.clocks.tick(at, data.spent)
        events: tuple[Event, ...] = ()
        before = self.waiting if self.secret else ()
        wished = self.asked is not None
        match draft.kind:
            case "move":
                events = self.take_move(draft)
            case "window":
                events = self.take_window(data)
            case "start":
                events = self.take_start()
            case _:
                self.take_note(at, draft)
        if draft.kind in ("start", "undo", "window") or (draft.kind == "move" and not self.goes_on(before, draft.seat)):
            self.question, self.opened = self.number, at
        elif wished and self.asked is None:
            self.opened = at  # a window stood still while people talked about taking moves back
        asked = () if self.window is not None or not self.is_limited else self.waiting
        self.clocks.run(seat for seat in asked if is_played_by_person(self.seats[seat]))
        if self.absence is not None and not self.is_missed(self.absence.about):
            self.absence = None
        return events

    @property
    def is_shared(self) -> bool:
        """Whether several people play who could keep each other waiting."""
        return len({seat.person for seat in self.seats if is_played_by_person(seat)}) > 1

    @property
    def is_limited(self) -> bool:
        """Whether time runs at all: whoever plays alone at a table without a clock may take any."""
        return self.settings.pace.kind != "free" or self.is_shared

    def is_missed(self, seat: int) -> bool:
        """Whether the table waits for the person at a seat."""
        return seat in self.waiting and is_played_by_person(self.seats[seat])

    def take_note(self, at: int, draft: Draft) -> None:
        """Take in an entry that is no part of the game itself."""
        data = draft.data
        match draft.kind:
            case "seal" | "draw" | "part":
                self.lot.take(draft)
            case "undo":
                self.take_undo(data)
            case "ask-undo" | "answer-undo":
                self.take_wish(at, draft)
            case "seat" | "clock" | "resign":
                self.take_seat(data)
            case "over":
                self.status, self.ending, self.asked = "over", data.result, None
            case "ask-absent" | "answer-absent":
                self.take_absence(at, draft)
            case "pause":
                self.take_pause(data.spent)
            case "hint":
                self.practice = True
            case "rematch":
                self.rematch = data.table

    def goes_on(self, before: tuple[int, ...], seat: int | None) -> bool:
        """Whether the same secret question is still put to the others."""
        return self.secret and self.waiting == tuple(other for other in before if other != seat)

    def take_start(self) -> tuple[Event, ...]:
        self.seed = self.lot.luck.seed()
        self.journal = Journal(self.game.start(len(self.seats), self.seed, self.settings.options))
        self.status = "playing"
        opening = self.journal.opening
        self.journal.opening = ()
        return opening

    def take_move(self, draft: Draft) -> tuple[Event, ...]:
        assert draft.seat is not None
        assert self.journal is not None
        self.journal.play(draft.seat, self.game.notation.read(draft.data.move), draft.checked)
        made = self.journal.entries[-1]
        self.journal.entries[-1] = made._replace(events=())  # many tables live at once; bots and readers replay the log
        self.clocks.moved(draft.seat)
        self.asked = None
        return made.events

    def take_window(self, data: Data) -> tuple[Event, ...]:
        """Close a window with all its answers."""
        assert self.journal is not None
        read = self.game.notation.read
        self.journal.close_window(tuple([tuple([read(text) for text in texts]) for _, texts in data.answers]))
        made = self.journal.entries[-1]
        self.journal.entries[-1] = made._replace(events=())
        self.asked = None
        return made.events

    def take_undo(self, data: Data) -> None:
        assert self.journal is not None
        self.journal.rewind(data.to)
        self.practice = data.practice
        self.asked = None

    def take_wish(self, at: int, draft: Draft) -> None:
        """A wish to take moves back, or an answer to it."""
        if draft.kind == "answer-undo":
            self.take_answer(draft)
            return
        assert draft.seat is not None
        until = at + wish_time(self.settings.pace)
        self.asked = UndoAsk(self.number, draft.seat, draft.data.moves, draft.data.consent, [], until)

    def take_answer(self, draft: Draft) -> None:
        if self.asked is None or self.asked.number != draft.data.ask:
            return
        if draft.seat is not None and draft.data.yes:
            self.asked = msgspec.structs.replace(self.asked, agreed=[*self.asked.agreed, draft.seat])
        else:
            self.asked = None

    def take_absence(self, at: int, draft: Draft) -> None:
        """A wish that a bot plays for somebody, or an answer to it."""
        if draft.kind == "ask-absent":
            self.absence = asked_at(self.number, at, draft)
        elif self.absence is not None and self.absence.number == draft.data.ask:
            if draft.seat == self.absence.about:
                self.present = at
            self.absence = answered(self.absence, draft)

    def take_pause(self, spent: int) -> None:
        """Nobody could do anything for so long: whatever runs out does so later."""
        self.opened += spent
        if self.asked is not None:
            self.asked = msgspec.structs.replace(self.asked, until=self.asked.until + spent)
        if self.absence is not None:
            self.absence = later(self.absence, spent)

    def take_seat(self, data: Data) -> None:
        assert data.info is not None
        if self.status == "open" and data.info.person != self.seats[data.info.seat].person:
            self.lot.seals.pop(data.info.seat, None)
        self.seats[data.info.seat] = data.info
        concerned = (self.asked.seat, *self.asked.consent) if self.asked is not None else ()
        if data.info.bot is not None and data.info.seat in concerned:
            self.asked = None  # somebody who has left answers nothing, and the bots would wait for ever
        if data.what == "back":
            self.clocks.returned(data.info.seat)

    def take_in(self, entry: EntryRecord) -> Logged:
        """Take in an entry of the stored log."""
        if entry.number != self.number + 1:
            raise DamagedTable("server-damaged-gap", number=self.number + 1)
        kind: Any = entry.kind
        try:
            data = decode_data(entry.data)
            events = self.apply(entry.at, Draft(kind, entry.seat, data))
        except Exception as error:  # whatever a damaged entry leads to
            why = error if isinstance(error, PrestolError) else f"{type(error).__name__}: {error}"
            raise DamagedTable("server-damaged-entry", number=entry.number, kind=kind, why=why) from error
        return Logged(entry.number, entry.at, kind, entry.seat, data, events)

    def fingerprint(self) -> str:
        """The fingerprint of the position, in the form that the log of this table has."""
        return first_fingerprint(self.state, self.first_content) if self.first_content else fingerprint(self.state)

    def check(self, logged: Logged) -> None:
        """Raise DamagedTable unless the position is the one that was stored with the last entry."""
        stored = logged.data.hash
        if stored and stored != (found := self.fingerprint()):
            number, kind = logged.number, logged.kind
            raise DamagedTable("server-damaged-hash", number=number, kind=kind, found=found, stored=stored)


def read_settings(record: TableRecord) -> TableSettings:
    try:
        return decode_settings(record.settings)
    except msgspec.DecodeError as error:
        raise DamagedTable("server-damaged-settings", why=explain_form(str(error))) from None
