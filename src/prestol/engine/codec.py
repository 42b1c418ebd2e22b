"""States as bytes and back: complete, versioned, with one clear sentence for whatever cannot be read."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any

import msgspec

from prestol.engine.agenda import STACK_LIMIT
from prestol.engine.bounds import ANSWERS, INNER_STEP, Bound, Row
from prestol.engine.chance import stream_from
from prestol.engine.errors import LoadError, PrestolError, brief
from prestol.engine.forms import explain_form
from prestol.engine.game import Game
from prestol.engine.several import Several
from prestol.engine.state import State
from prestol.engine.step import Pending, Step
from prestol.engine.window import AnswerWindow

FORMAT = 2
"""Version of the saved form. Raise it when an older Prestol could not read what this one writes.

Format 1 named content by a hash of all of it, format 2 by a hash of what the rules read.
"""


Answers = tuple[tuple[tuple[int, ...], ...], ...]


class Nested(msgspec.Struct, forbid_unknown_fields=True):
    """The saved form of a step inside a step."""

    step: tuple[str, dict[str, Any]]


class Document(msgspec.Struct, forbid_unknown_fields=True):
    """The saved form of a state."""

    prestol: int
    game: str
    rules: Annotated[int, msgspec.Meta(ge=1)]
    content: str
    seats: int
    options: dict[str, bool | str]
    luck: list[Any]
    state: dict[str, Any]
    stack: list[tuple[str, dict[str, Any]]]


class Position(msgspec.Struct):
    """What a fingerprint covers: the game itself. Its rules and its content are named beside it, not inside it."""

    seats: int
    options: dict[str, bool | str]
    luck: list[Any]
    state: dict[str, Any]
    stack: list[tuple[str, dict[str, Any]]]


def position_of(state: State) -> Position:
    return Position(
        seats=state.seats,
        options=state.game.options_of(state),
        luck=state.luck.data(),
        state=state.data(),
        stack=[write_step(step, state.rules) for step in state.stack],
    )


def document(state: State, format: int = FORMAT, content: str = "") -> Document:
    """A state as a plain record, its content under the name that it has now or under another one."""
    at = position_of(state)
    name = content or state.game.content_hash
    return Document(format, state.game.id, state.rules, name, at.seats, at.options, at.luck, at.state, at.stack)


def dump(state: State) -> bytes:
    """A state as JSON bytes."""
    return msgspec.json.encode(document(state))


def fingerprint(state: State) -> str:
    """A short hash of seats, options, state, stack and luck, the same in every form and version of Python."""
    return short_hash(msgspec.json.encode(position_of(state)))


def first_fingerprint(state: State, content: str) -> str:
    """The fingerprint that release 0.1.0 wrote: it covered the rules version and the name of the content, too."""
    return short_hash(msgspec.json.encode(document(state, 1, content)))


def short_hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def read_document(data: bytes | str) -> Document:
    """The saved form, checked as far as that is possible without its game."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise LoadError("fault-state-unreadable", why=explain_form(str(error))) from None
    if not isinstance(raw, dict) or "prestol" not in raw:
        raise LoadError("fault-state-foreign")
    version = raw["prestol"]
    if type(version) is not int or version < 1:
        raise LoadError("fault-state-format", format=brief(version), most=FORMAT)
    if version > FORMAT:
        raise LoadError("fault-state-newer", format=version, most=FORMAT)
    try:
        return msgspec.convert(raw, Document)
    except msgspec.ValidationError as error:
        raise LoadError("fault-state-damaged", why=explain_form(str(error))) from None


def open_document(game: Game, doc: Document) -> State:
    """The state that a saved form describes, played on by the rules that it was begun with."""
    if doc.game != game.id:
        raise LoadError("fault-state-other-game", saved=doc.game, game=game.id)
    newest = type(game).rules_version
    if doc.rules > newest:
        raise LoadError("fault-state-rules", rules=doc.rules, game=game.id, newest=newest)
    if doc.content not in game.content_names:
        raise LoadError("fault-state-content", saved=doc.content, here=game.content_hash)
    if doc.seats not in game.seat_counts:
        raise LoadError("fault-state-damaged", why=LoadError("fault-state-seats", game=game.id, seats=doc.seats))
    try:
        game = game.by_rules(doc.rules)
        options = game.read_options(doc.seats, doc.options)
        state = game.restore(doc.seats, options, doc.state)
        state.luck = stream_from(doc.luck)
        reader = StepReader(game, doc.seats)
        state.stack = [reader.step(name, fields) for name, fields in doc.stack]
        check_agenda(state)
        game.check_stack(state)
        check_question(state)
        check_moves(state)
    except LoadError as error:
        raise LoadError("fault-state-damaged", why=error) from None
    except PrestolError as error:
        raise LoadError("fault-state-refused", why=error) from None
    except msgspec.ValidationError as error:
        raise LoadError("fault-state-damaged", why=explain_form(str(error))) from None
    except (ValueError, TypeError, LookupError, RecursionError):
        raise LoadError("fault-state-damaged", why=LoadError("fault-state-senseless")) from None
    return state


def unpack(
    game: Game, data: bytes, telling: bool, told: list[tuple[Any, ...]], learned: int, fortunes: list[tuple[int, int]]
) -> State:
    """The state that pickle kept; see `Game.pack`."""
    state = open_document(game, read_document(data))
    state.telling = telling
    state.told = told
    state.learned = learned
    state.fortunes = fortunes
    return state


def check_agenda(state: State) -> None:
    """Raise LoadError unless the game is over or its unfinished steps end in a question."""
    if len(state.stack) > STACK_LIMIT:
        raise LoadError("fault-state-steps", found=len(state.stack), most=STACK_LIMIT)
    if state.stack and not state.waiting:
        raise LoadError("fault-state-nobody-asked", step=type(state.stack[-1]).__name__)


def check_question(state: State) -> None:
    """Raise LoadError if what has been decided of the open question could not have been."""
    for step in state.stack[:-1]:
        below = step.step if isinstance(step, Pending) else step
        if isinstance(below, AnswerWindow):
            raise LoadError("fault-state-window-under")
        if isinstance(below, Several) and below.picked:
            raise LoadError("fault-state-selection-under")
    window = state.window()
    fault = None if window is None else window.fault(state)
    if fault is not None:
        raise fault
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Several) and top.picked:
        picked = list(top.picked)
        limits = top.limits(state)
        for at in range(len(picked)):
            if picked[at] not in limits.following(picked[:at]):
                raise LoadError("fault-state-picked", seat=top.seat, picked=brief(picked))


def check_moves(state: State) -> None:
    """Raise LoadError if somebody who is asked cannot answer."""
    for seat in state.waiting:
        if not state.legal(seat):
            raise LoadError("fault-state-no-move", seat=seat)


NEWEST = 1_000_000
"""Higher than any version of rules."""


def write_step(step: Step[Any], rules: int = NEWEST) -> tuple[str, dict[str, Any]]:
    """A step as its name and those of its fields that these rules know."""
    kind = type(step)
    return kind.__name__, {name: write_field(getattr(step, name), rules) for name in fields_by(kind, rules)}


def fields_by(kind: type[Step[Any]], rules: int) -> list[str]:
    since = kind.SINCE
    return [name for name in kind.FIELDS if since.get(name, 1) <= rules]


def write_field(value: Any, rules: int) -> Any:
    return {"step": write_step(value, rules)} if isinstance(value, Step) else value


class StepReader:
    """Reads the saved steps of one game and number of seats. LoadError names what cannot be."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.kinds = {kind.__name__: kind for kind in game.steps}
        self.spans = game.spans(seats)

    def step(self, name: str, fields: dict[str, Any]) -> Step[Any]:
        kind = self.kinds.get(self.game.step_aliases.get(name, name))
        if kind is None:
            raise LoadError("fault-state-step", game=self.game.id, step=brief(name))
        known = fields_by(kind, self.game.rules_version)
        if set(fields) != set(known):
            found, wanted = brief(sorted(fields)), str(sorted(known))
            raise LoadError("fault-state-step-fields", step=name, found=found, wanted=wanted)
        step: Step[Any] = kind(*(self.value(kind, field, fields[field]) for field in known))
        return step

    def value(self, kind: type[Step[Any]], field: str, saved: Any) -> Any:
        """What a field of a step holds, within its bound."""
        bound = bounds_of(kind).get(field, field)
        if isinstance(bound, Row):
            if isinstance(saved, list) and self.are_within(saved, bound):
                return tuple(saved)
        elif bound == INNER_STEP:
            inner = self.step(*msgspec.convert(saved, Nested).step)
            if not isinstance(inner, Pending):
                return inner
        elif bound == ANSWERS:
            return msgspec.convert(saved, Answers)
        elif self.is_within(saved, bound):
            return saved
        raise LoadError("fault-state-step-field", step=kind.__name__, value=brief(saved), field=field)

    def are_within(self, saved: list[Any], row: Row) -> bool:
        known = all(self.is_within(one, row.of) for one in saved)
        return known and (not row.different or len(set(saved)) == len(saved))

    def is_within(self, saved: Any, bound: int | str) -> bool:
        limit = self.spans[bound] if isinstance(bound, str) else bound
        return type(saved) is int and 0 <= saved < limit


def bounds_of(kind: type[Step[Any]]) -> dict[str, Bound]:
    """The bounds that a step and its bases declare."""
    found: dict[str, Bound] = {}
    for base in reversed(kind.__mro__):
        found |= vars(base).get("BOUNDS", {})
    return found
