"""States as bytes and back: complete, versioned, with one clear sentence for whatever cannot be read."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from prestol.engine.chance import stream_from
from prestol.engine.errors import LoadError, OptionError
from prestol.engine.game import Game
from prestol.engine.state import State
from prestol.engine.step import Step

FORMAT = 1
"""Version of the saved form. Raise it when an older Prestol could not read what this one writes."""


class Document(msgspec.Struct, forbid_unknown_fields=True):
    """The saved form of a state."""

    prestol: int
    game: str
    rules: int
    content: str
    seats: int
    options: dict[str, bool | str]
    luck: list[Any]
    state: dict[str, Any]
    stack: list[tuple[str, dict[str, Any]]]


def document(state: State) -> Document:
    """A state as a plain record."""
    game = state.game
    return Document(
        prestol=FORMAT,
        game=game.id,
        rules=game.rules_version,
        content=game.content_hash,
        seats=state.seats,
        options=game.options_of(state),
        luck=state.luck.data(),
        state=state.data(),
        stack=[write_step(step) for step in state.stack],
    )


def dump(state: State) -> bytes:
    """A state as JSON bytes."""
    return msgspec.json.encode(document(state))


def fingerprint(state: State) -> str:
    """A short hash of the whole state, the same in every form and version of Python."""
    return hashlib.sha256(dump(state)).hexdigest()[:16]


def read_document(data: bytes | str) -> Document:
    """The saved form, checked as far as that is possible without its game."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise LoadError(f"This is not a saved Prestol state: it is damaged or cut short ({error}).") from None
    if not isinstance(raw, dict) or "prestol" not in raw:
        raise LoadError("This is not a saved Prestol state: it does not carry the mark “prestol”.")
    version = raw["prestol"]
    if type(version) is not int or version < 1:
        raise LoadError(f"This saved state has the unknown format {version!r}; Prestol reads formats 1 to {FORMAT}.")
    if version > FORMAT:
        raise LoadError(
            f"This state was saved by a newer Prestol (format {version}, this one reads up to {FORMAT}); "
            "upgrade Prestol to open it."
        )
    try:
        return msgspec.convert(raw, Document)
    except msgspec.ValidationError as error:
        raise LoadError(f"This saved state is damaged: {error}.") from None


def open_document(game: Game, doc: Document) -> State:
    """The state that a saved form describes."""
    if doc.game != game.id:
        raise LoadError(f"This is a saved state of {doc.game}, not of {game.id}.")
    if doc.rules > game.rules_version:
        raise LoadError(
            f"This state was played by rules version {doc.rules} of {game.id}; this Prestol has version "
            f"{game.rules_version}. Upgrade Prestol to open it."
        )
    if doc.content != game.content_hash:
        raise LoadError(
            f"This state was played with other content ({doc.content}, here {game.content_hash}); "
            "open it with the content folder it was made with."
        )
    if doc.seats not in game.seat_counts:
        raise LoadError(f"This saved state is damaged: {game.id} has no table for {doc.seats} seats.")
    try:
        options = game.read_options(doc.seats, doc.options)
        state = game.restore(doc.seats, options, doc.state)
        state.luck = stream_from(doc.luck)
        kinds = {kind.__name__: kind for kind in game.steps}
        state.stack = [read_step(game, kinds, step) for step in doc.stack]
    except (ValueError, TypeError, LookupError, OptionError) as error:
        raise LoadError(f"This saved state is damaged: {error}.") from None
    return state


def write_step(step: Step[Any]) -> tuple[str, dict[str, Any]]:
    kind = type(step)
    return kind.__name__, {name: write_field(getattr(step, name)) for name in kind.FIELDS}


def write_field(value: Any) -> Any:
    return {"step": write_step(value)} if isinstance(value, Step) else value


def read_step(game: Game, kinds: dict[str, type[Step[Any]]], saved: Any) -> Step[Any]:
    name, fields = saved
    kind = kinds.get(game.step_aliases.get(name, name))
    if kind is None:
        raise ValueError(f"{game.id} has no step {name!r}")
    if set(fields) != set(kind.FIELDS):
        raise ValueError(f"step {name} has the fields {sorted(fields)} instead of {sorted(kind.FIELDS)}")
    step: Step[Any] = kind(*(read_field(game, kinds, fields[field]) for field in kind.FIELDS))
    return step


def read_field(game: Game, kinds: dict[str, type[Step[Any]]], value: Any) -> Any:
    if isinstance(value, dict):
        return read_step(game, kinds, value["step"])
    if isinstance(value, list):
        return tuple(read_field(game, kinds, item) for item in value)
    if type(value) is not int:
        raise ValueError(f"a step cannot hold {value!r}")
    return value
