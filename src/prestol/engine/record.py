"""Game records: seed, options, versions, content hash and moves in one portable file of JSON lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from prestol.engine.chance import commitment
from prestol.engine.codec import fingerprint, first_fingerprint
from prestol.engine.errors import LoadError, NotationError, PrestolError, brief
from prestol.engine.forms import explain_form
from prestol.engine.game import Game
from prestol.engine.journal import Journal, apply_entry
from prestol.engine.luck import Luck
from prestol.engine.result import Result
from prestol.engine.state import State
from prestol.engine.step import Together
from prestol.engine.window import NOBODY, Answer

FORMAT = 3
"""Version of the form. In format 1 the fingerprints covered the version of the rules and a hash of all content, too."""
PLAIN_FORMAT = 2
"""What records are written in that do not tell where their luck came from."""
T = TypeVar("T")


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """First line of a record. Of a game that is still being played it has the commitment, not the seed."""

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
    """Whether a hint was given, or moves were undone after hidden information was revealed."""
    chosen: bool | msgspec.UnsetType = msgspec.UNSET
    """Told where somebody chose the seed: the game counts for nothing."""
    seals: list[tuple[int, str]] | msgspec.UnsetType = msgspec.UNSET
    """Hashes of what players added to the luck, by seat, where any did; then `commitment` is that of the secret."""


class Line(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One move, with the fingerprint of the state after it."""

    n: int
    seat: int
    move: str
    hash: str
    answers: list[tuple[int, list[str]]] | None = None
    """Of a window that was closed (its seat is NOBODY): what each seat had answered. Not told before the end."""


class Ending(msgspec.Struct, forbid_unknown_fields=True):
    """Last line: the seed that the commitment was made of, and the result."""

    seed: str
    places: list[int] | None = None
    scores: list[int] | None = None
    programs: list[int] | msgspec.UnsetType = msgspec.UNSET
    """The scores of programs that have no seat, where the game has any."""
    resigned: list[int] | msgspec.UnsetType = msgspec.UNSET
    """The seats that gave up; left out where nobody did."""
    secret: str | msgspec.UnsetType = msgspec.UNSET
    """What the server added to the luck, where players added something, too."""
    parts: list[tuple[int, str]] | msgspec.UnsetType = msgspec.UNSET
    """What those players added who opened it in time."""


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
    resigned: list[int] | None = None,
    luck: Luck | None = None,
) -> Record:
    """The record of a journal. `luck` tells what the seed was made of.

    Without `tell_seed` it is fit for other eyes while the game goes on: it can be checked later but not replayed now,
    it ends before answers that lie face down, and what was answered in windows is left out, void answers included.
    """
    state, game = journal.state, journal.state.game
    luck = luck or Luck(str(seed))
    header = Header(
        record=FORMAT if luck.seals or luck.chosen else PLAIN_FORMAT,
        game=game.id,
        rules=state.rules,
        content=game.content_hash,
        seats=state.seats,
        options=game.options_of(state),
        commitment=commitment(luck.secret),
        opening=fingerprint(journal.start),
        names=names or [],
        players=players or [],
        practice=practice,
        chosen=luck.chosen or msgspec.UNSET,
        seals=sorted(luck.seals.items()) or msgspec.UNSET,
    )
    lines = lines_of(journal)
    if not tell_seed:
        del lines[len(lines) - face_down(journal) :]
        lines = [Line(line.n, line.seat, line.move, line.hash) for line in lines]
    ending = None
    if tell_seed:
        ending = Ending(str(seed))
        if state.over:
            result = state.result()
            ending.places, ending.scores = list(result.places), list(result.scores)
            ending.programs = program_scores(result)
        if resigned:
            ending.resigned = resigned
        if luck.seals:
            ending.secret, ending.parts = luck.secret, sorted(luck.parts.items())
    return Record(header, lines, ending)


def program_scores(result: Result) -> list[int] | msgspec.UnsetType:
    return [program.score for program in result.programs] or msgspec.UNSET


def lines_of(journal: Journal) -> list[Line]:
    """Every move with the fingerprint after it."""
    lines: list[Line] = []
    replayed = journal.start.clone()
    write = replayed.game.notation.write
    for n, entry in enumerate(journal.entries, 1):
        apply_entry(replayed, entry)
        if entry.answers:
            answers = [(seat, [write(move) for move in answer]) for seat, answer in entry.answers]
            lines.append(Line(n, NOBODY, "", fingerprint(replayed), answers))
        else:
            lines.append(Line(n, entry.seat, write(entry.move), fingerprint(replayed)))
    return lines


def face_down(journal: Journal) -> int:
    """How many of the last moves are secret answers that wait for the others."""
    laid = 0
    replayed = journal.start.clone()
    for entry in journal.entries:
        secret = replayed.stack[-1]
        apply_entry(replayed, entry)
        laid = laid + 1 if not entry.answers and isinstance(secret, Together) and len(secret.waiting) > 1 else 0
    return laid


def read_record(text: str) -> Record:
    """A record from its text; whatever is wrong is named with its line."""
    rows = [row for row in text.split("\n") if row.strip()]  # splitlines would also cut at characters inside a name
    if not rows:
        raise LoadError("fault-record-empty")
    header = read_header(rows[0])
    lines: list[Line] = []
    ending: Ending | None = None
    for number, row in enumerate(rows[1:], 2):
        part = decode(row, number)
        if ending is not None:
            raise LoadError("fault-record-after-end", line=number)
        if isinstance(part, dict) and "seed" in part:
            ending = convert(part, Ending, number)
        else:
            line = convert(part, Line, number)
            if line.n != len(lines) + 1:
                raise LoadError("fault-record-order", line=number, move=line.n, wanted=len(lines) + 1)
            lines.append(line)
    return Record(header, lines, ending)


def read_header(row: str) -> Header:
    raw = decode(row, 1)
    if not isinstance(raw, dict) or "record" not in raw:
        raise LoadError("fault-record-foreign")
    version = raw["record"]
    if type(version) is int and version > FORMAT:
        raise LoadError("fault-record-newer", format=version, most=FORMAT)
    if type(version) is not int or version < 1:
        raise LoadError("fault-record-format", format=brief(version), most=FORMAT)
    return convert(raw, Header, 1)


def decode(row: str, number: int) -> Any:
    try:
        return msgspec.json.decode(row)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise LoadError("fault-record-line", line=number, why=explain_form(str(error))) from None


def convert(raw: Any, kind: type[T], number: int) -> T:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise LoadError("fault-record-field", line=number, why=explain_form(str(error))) from None


def print_of(header: Header, state: State) -> str:
    """The fingerprint of a state in the form of a record."""
    return first_fingerprint(state, header.content) if header.record == 1 else fingerprint(state)


def replay(game: Game, record: Record) -> Iterator[State]:
    """Play a record again, one position after another, checking each fingerprint; LoadError at the first fault.

    It is played by the rules that it names, whatever rules the game was opened with.
    """
    state = opening(game, record)
    yield state
    for line in record.lines:
        try:
            play_line(state, line)
        except (NotationError, PrestolError) as error:
            raise LoadError("fault-record-move", n=line.n, move=brief(line.move), seat=line.seat, why=error) from None
        found = print_of(record.header, state)
        if found != line.hash:
            raise LoadError(
                "fault-record-hash", n=line.n, move=brief(line.move), seat=line.seat, found=found, hash=line.hash
            )
        yield state
    check_ending(state, record)


def play_line(state: State, line: Line) -> None:
    """Play one line of a record."""
    read = state.game.notation.read
    if line.answers is None:
        state.play(line.seat, read(line.move))
    else:
        check_seats(state, line)
        state.close_window(answers_of(state.game, line))


def repeat_line(journal: Journal, line: Line) -> None:
    """Play one line of a record that has been checked."""
    game = journal.state.game
    if line.answers is None:
        journal.play(line.seat, game.notation.read(line.move))
    else:
        journal.close_window(answers_of(game, line))


def answers_of(game: Game, line: Line) -> tuple[Answer, ...]:
    """The answers of a window that a line closes, in the order that counts."""
    return tuple([tuple([game.notation.read(text) for text in answer]) for _, answer in line.answers or ()])


def check_seats(state: State, line: Line) -> None:
    window = state.window()
    if window is None or [seat for seat, _ in line.answers or ()] != list(window.order):
        raise LoadError("fault-record-window")


def opening(game: Game, record: Record) -> State:
    header = record.header
    if header.game != game.id:
        raise LoadError("fault-record-other-game", recorded=header.game, game=game.id)
    if record.ending is None:
        raise LoadError("fault-record-no-seed")
    if header.rules > type(game).rules_version:
        raise LoadError("fault-record-rules", rules=header.rules)
    if header.content not in game.content_names:
        raise LoadError("fault-record-content", recorded=header.content, here=game.content_hash)
    luck_of(record).check(header.commitment, record.ending.seed)
    if any(not 0 <= seat < header.seats for seat in record.ending.resigned or ()):
        raise LoadError("fault-record-resigned", seats=header.seats)
    try:
        state = game.by_rules(header.rules).start(header.seats, record.ending.seed, header.options)
    except PrestolError as error:
        raise LoadError("fault-record-set-up", why=error) from None
    if print_of(header, state) != header.opening:
        raise LoadError("fault-record-opening")
    return state


def luck_of(record: Record) -> Luck:
    """What the seed of a finished record was made of."""
    header, ending = record.header, record.ending
    assert ending is not None
    chosen = bool(header.chosen or False)
    return Luck(ending.secret or ending.seed, dict(header.seals or ()), dict(ending.parts or ()), chosen)


def check_ending(state: State, record: Record) -> None:
    ending = record.ending
    if ending is None or (ending.places is None and not state.over):
        return
    if ending.places is None:
        raise LoadError("fault-record-no-result")
    if not state.over:
        raise LoadError("fault-record-early-result")
    result = state.result()
    if list(result.places) != ending.places or list(result.scores) != ending.scores:
        raise LoadError("fault-record-places", claimed=brief(ending.places), places=brief(list(result.places)))
    if program_scores(result) != ending.programs:
        found = [program.score for program in result.programs]
        raise LoadError("fault-record-programs", claimed=brief(ending.programs or []), scores=brief(found))
