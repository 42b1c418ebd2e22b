"""Game records: seed, options, versions, content hash and moves in one portable file of JSON lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from prestol.engine.chance import commitment
from prestol.engine.codec import fingerprint
from prestol.engine.errors import LoadError, NotationError, PrestolError
from prestol.engine.game import Game
from prestol.engine.journal import Journal
from prestol.engine.state import State
from prestol.engine.step import Together

FORMAT = 1
T = TypeVar("T")


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """First line of a record. The seed of a game still being played is not told, only its commitment."""

    record: int
    game: str
    rules: int
    content: str
    seats: int
    options: dict[str, bool | str]
    commitment: str
    opening: str
    names: list[str] = []
    players: list[str] = []
    """Who sits where: `person` or the name of a bot."""
    practice: bool = False
    """Whether moves were taken back after somebody had learned something."""


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """One move, with the fingerprint of the state after it."""

    n: int
    seat: int
    move: str
    hash: str


class Ending(msgspec.Struct, forbid_unknown_fields=True):
    """Last line: the seed that the commitment was made of, and the result."""

    seed: str
    places: list[int] | None = None
    scores: list[int] | None = None


class Record(msgspec.Struct):
    """A whole game, ready to be written, read and played again."""

    header: Header
    lines: list[Line]
    ending: Ending | None = None

    def write(self) -> str:
        parts: list[Any] = [self.header, *self.lines]
        if self.ending is not None:
            parts.append(self.ending)
        return "".join(msgspec.json.encode(part).decode() + "\n" for part in parts)


def record_of(
    journal: Journal,
    seed: int | str,
    names: list[str] | None = None,
    tell_seed: bool = True,
    players: list[str] | None = None,
    practice: bool = False,
) -> Record:
    """The record of a journal.

    Without `tell_seed` it is fit for other eyes while the game goes on: it can be checked later but not replayed now,
    and it ends before answers that lie face down.
    """
    state, game = journal.state, journal.state.game
    header = Header(
        record=FORMAT,
        game=game.id,
        rules=game.rules_version,
        content=game.content_hash,
        seats=state.seats,
        options=game.options_of(state),
        commitment=commitment(seed),
        opening=fingerprint(journal.start),
        names=names or [],
        players=players or [],
        practice=practice,
    )
    lines = lines_of(journal)
    if not tell_seed:
        del lines[len(lines) - face_down(journal) :]
    ending = None
    if tell_seed:
        ending = Ending(str(seed))
        if state.over:
            result = state.result()
            ending.places, ending.scores = list(result.places), list(result.scores)
    return Record(header, lines, ending)


def lines_of(journal: Journal) -> list[Line]:
    """Every move with the fingerprint after it."""
    lines: list[Line] = []
    replayed = journal.start.clone()
    for n, entry in enumerate(journal.entries, 1):
        replayed.apply(entry.seat, entry.move)
        lines.append(Line(n, entry.seat, replayed.game.notation.write(entry.move), fingerprint(replayed)))
    return lines


def face_down(journal: Journal) -> int:
    """How many of the last moves are secret answers that wait for the others."""
    laid = 0
    replayed = journal.start.clone()
    for entry in journal.entries:
        secret = replayed.stack[-1]
        replayed.apply(entry.seat, entry.move)
        laid = laid + 1 if isinstance(secret, Together) and len(secret.waiting) > 1 else 0
    return laid


def read_record(text: str) -> Record:
    """A record from its text; whatever is wrong is named with its line."""
    rows = [row for row in text.split("\n") if row.strip()]  # splitlines would also cut at signs inside a name
    if not rows:
        raise LoadError("This is not a Prestol record: the file is empty.")
    header = read_header(rows[0])
    lines: list[Line] = []
    ending: Ending | None = None
    for number, row in enumerate(rows[1:], 2):
        part = decode(row, number)
        if ending is not None:
            raise LoadError(f"This record is damaged: line {number} follows the line that ends the game.")
        if isinstance(part, dict) and "seed" in part:
            ending = convert(part, Ending, number)
        else:
            line = convert(part, Line, number)
            if line.n != len(lines) + 1:
                raise LoadError(f"This record is damaged: line {number} holds move {line.n}, not {len(lines) + 1}.")
            lines.append(line)
    return Record(header, lines, ending)


def read_header(row: str) -> Header:
    raw = decode(row, 1)
    if not isinstance(raw, dict) or "record" not in raw:
        raise LoadError("This is not a Prestol record: its first line does not carry the mark “record”.")
    version = raw["record"]
    if type(version) is int and version > FORMAT:
        raise LoadError(
            f"This record was written by a newer Prestol (format {version}, this one reads up to {FORMAT}); "
            "upgrade Prestol to open it."
        )
    if version != FORMAT or type(version) is not int:
        raise LoadError(f"This record has the unknown format {version!r}; Prestol reads formats 1 to {FORMAT}.")
    return convert(raw, Header, 1)


def decode(row: str, number: int) -> Any:
    try:
        return msgspec.json.decode(row)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise LoadError(f"This record is damaged: line {number} is not readable or cut short ({error}).") from None


def convert(raw: Any, kind: type[T], number: int) -> T:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise LoadError(f"This record is damaged: line {number}: {error}.") from None


def replay(game: Game, record: Record) -> Iterator[State]:
    """Play a record again, one position after another, checking each fingerprint; LoadError at the first fault."""
    state = opening(game, record)
    yield state
    for line in record.lines:
        where = f"move {line.n} ({line.move!r} by seat {line.seat})"
        try:
            state.play(line.seat, game.notation.read(line.move))
        except (NotationError, PrestolError) as error:
            raise LoadError(f"This record breaks the rules at {where}: {error}") from None
        found = fingerprint(state)
        if found != line.hash:
            raise LoadError(f"This record does not match the rules after {where}: hash {found}, recorded {line.hash}.")
        yield state
    check_ending(state, record)


def opening(game: Game, record: Record) -> State:
    header = record.header
    if header.game != game.id:
        raise LoadError(f"This is a record of {header.game}, not of {game.id}.")
    if record.ending is None:
        raise LoadError(
            "This record cannot be replayed: it does not tell its seed, as if the game were still being played."
        )
    if header.rules > game.rules_version:
        raise LoadError(
            f"This record was played by newer rules (version {header.rules}); upgrade Prestol to replay it."
        )
    if header.content != game.content_hash:
        raise LoadError(
            f"This record was played with other content ({header.content}, here {game.content_hash}); "
            "replay it with the content folder it was made with."
        )
    if commitment(record.ending.seed) != header.commitment:
        raise LoadError("The seed of this record is not the one that was committed to before the game.")
    try:
        state = game.start(header.seats, record.ending.seed, header.options)
    except PrestolError as error:
        raise LoadError(f"This record cannot be set up: {error}") from None
    if fingerprint(state) != header.opening:
        raise LoadError("This record does not match the rules at the opening: the first deal comes out otherwise.")
    return state


def check_ending(state: State, record: Record) -> None:
    ending = record.ending
    if ending is None or (ending.places is None and not state.over):
        return
    if ending.places is None:
        raise LoadError("This record lacks the result, although the game is over after its last move.")
    if not state.over:
        raise LoadError("This record claims a result, but the game is not over after its last move.")
    result = state.result()
    if list(result.places) != ending.places or list(result.scores) != ending.scores:
        raise LoadError(f"This record claims the places {ending.places}; the rules give {list(result.places)}.")
