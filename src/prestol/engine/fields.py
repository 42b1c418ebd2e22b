"""The saved fields of a state: each has the form that it has in a new state, and its length unless it grows."""

from __future__ import annotations

from typing import Any

from prestol.engine.bounds import FIGURE_LIMIT
from prestol.engine.deck import Deck, deck_from
from prestol.engine.errors import LoadError, brief
from prestol.engine.state import State


def fill_fields(state: State, saved: dict[str, Any]) -> None:
    """Give a new state its saved fields; those that came with later rules stay as they are. Raises LoadError."""
    kind = type(state)
    known = list(state.data())
    for name in saved:
        if name in kind.FIELDS and name not in known:
            raise LoadError("fault-state-later-field", rules=state.rules, field=name)
        if name not in known:
            raise LoadError("fault-state-unknown-field", field=brief(name))
    for name in known:
        if name not in saved:
            raise LoadError("fault-state-missing-field", field=name)
        setattr(state, name, read_field(state, name, saved[name]))


def read_field(state: State, name: str, saved: Any) -> Any:
    """A saved value, which must be of the same form as the one that a new state has."""
    kind, first = type(state), getattr(state, name)
    if isinstance(first, Deck):
        return deck_of(state, name, saved)
    if not isinstance(first, list):
        return figure(name, saved)
    if not isinstance(saved, list):
        raise LoadError("fault-state-field", field=name, value=brief(saved))
    if name in kind.ROWS:
        return [row(name, entry) for entry in saved]
    if name not in kind.GROWING and len(saved) != len(first):
        raise LoadError("fault-state-length", field=name, found=len(saved), wanted=len(first))
    return [figure(name, entry) for entry in saved]


def deck_of(state: State, name: str, saved: Any) -> Deck:
    """A saved deck; which cards must be there is for the game to say."""
    if not isinstance(saved, list):
        raise LoadError("fault-state-field", field=name, value=brief(saved))
    try:
        return deck_from([list(row(name, entry)) for entry in saved], FIGURE_LIMIT, state.seats)
    except ValueError:
        raise LoadError("fault-state-field", field=name, value=brief(saved)) from None


def row(name: str, saved: Any) -> tuple[int, ...]:
    if not isinstance(saved, list):
        raise LoadError("fault-state-field", field=name, value=brief(saved))
    return tuple(figure(name, entry) for entry in saved)


def figure(name: str, saved: Any) -> int:
    if type(saved) is not int or not isinstance(saved, int) or not -FIGURE_LIMIT < saved < FIGURE_LIMIT:
        raise LoadError("fault-state-field", field=name, value=brief(saved))
    return saved
