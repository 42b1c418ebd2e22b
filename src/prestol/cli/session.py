"""A game being played at this terminal: who sits where, the journal, and the file it is saved in."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from prestol.bots import Bot, is_own, make_bot
from prestol.engine.bot import decide_whole
from prestol.engine.chance import commitment
from prestol.engine.errors import LoadError, PrestolError
from prestol.engine.game import Game
from prestol.engine.journal import Journal, UndoOffer
from prestol.engine.record import Record, read_record, record_of, repeat_line, replay
from prestol.engine.state import State
from prestol.engine.step import Move

PERSON = "person"


class Session:
    """Everything about a game in progress that is not the terminal's."""

    def __init__(self, state: State, seed: str, names: Sequence[str], players: Sequence[str], path: Path) -> None:
        self.journal = Journal(state)
        self.game: Game = state.game
        self.seed = seed
        self.names = list(names)
        self.players = list(players)
        """For each seat `person` or the name of a bot."""
        self.path = path
        self.practice = False
        self.kept = False
        """Whether the file holds this game."""
        self.save_error = ""
        """Why the game could not be saved, if so."""
        self.bots: dict[int, Bot] = {}
        self.seat_bots()

    def seat_bots(self) -> None:
        """Fresh bots, which remember nothing."""
        self.bots = {
            seat: make_bot(name, self.game, f"{self.seed}-{seat}", own=True)
            for seat, name in enumerate(self.players)
            if name != PERSON
        }

    @property
    def state(self) -> State:
        return self.journal.state

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == PERSON]

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def next_seat(self) -> int:
        """Whose decision to take now. In a secret decision bots come first, so that the reveal follows a person's."""
        waiting = self.state.waiting
        return next((seat for seat in waiting if seat in self.bots), waiting[0])

    def bot_move(self, seat: int) -> Move:
        return decide_whole(self.bots[seat], self.state, seat, partial(self.journal.log, seat))

    def play(self, seat: int, move: Move) -> None:
        self.journal.play(seat, move)
        if seat not in self.bots or self.state.over:
            self.save()

    def undo_offer(self, seat: int) -> UndoOffer | None:
        return self.journal.undo_offer(seat)

    def take_back(self, seat: int, offer: UndoOffer) -> None:
        """Undo a seat's last move; everyone who must agree has done so."""
        self.journal.undo(seat, offer.consent)
        self.practice = self.practice or not offer.free
        self.seat_bots()
        self.save()

    def record(self) -> Record:
        return record_of(self.journal, self.seed, self.names, players=self.players, practice=self.practice)

    def save(self) -> None:
        """Write the record, whole or not at all. A game without a move is not worth a file, so its own is removed."""
        try:
            if self.journal.entries:
                self.write()
            elif self.kept:
                self.path.unlink(missing_ok=True)
            self.kept = bool(self.journal.entries)
            self.save_error = ""
        except OSError as error:
            self.save_error = f"{self.path}: {error.strerror or error}"

    def write(self) -> None:
        beside = self.path.with_name(self.path.name + ".part")
        beside.write_text(self.record().write(), encoding="utf-8")
        beside.replace(self.path)


def resume(game: Game, text: str, path: Path) -> Session:
    """The session that a record was saved from."""
    record = read_record(text)
    header, ending = record.header, record.ending
    if ending is None:
        raise LoadError("cli-resume-secret")
    if len(header.players) != header.seats or PERSON not in header.players:
        raise LoadError("cli-resume-nobody")
    for name in header.players:
        if is_own(name):  # a record is data: it must not say which code to run
            raise LoadError("cli-resume-own-bot", bot=name)
    for _ in replay(game, record):  # checks every hash on the way
        pass
    names = header.names if len(header.names) == header.seats else [f"{seat}" for seat in range(header.seats)]
    start = game.by_rules(header.rules).start(header.seats, ending.seed, header.options)
    session = Session(start, ending.seed, names, header.players, path)
    session.practice = header.practice
    session.kept = bool(record.lines)
    for line in record.lines:
        repeat_line(session.journal, line)
    return session


def file_for(game: str, home: Path) -> Path:
    """A fresh file for a game, in the user's own folder or, where that cannot be written, in the present one."""
    name = time.strftime(f"{game}-%Y%m%d-%H%M%S.jsonl")
    for folder in (home / "games", Path.cwd()):
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return unused(folder / name)
    raise PrestolError("cli-nowhere-to-save", home=str(home), here=str(Path.cwd()))


def unused(path: Path) -> Path:
    number = 1
    found = path
    while found.exists():
        number += 1
        found = path.with_stem(f"{path.stem}-{number}")
    return found
