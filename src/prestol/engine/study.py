"""What a game declares for studies: what can be owned in it, and which weights of its advice can be tuned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from prestol.engine.advice import Advice
    from prestol.engine.chance import Stream

NOTHING = -1
"""What a seat was dealt when the coin fell on the other side."""


class Gift(NamedTuple):
    """A thing that an experiment has dealt to a seat, or nothing of its kind."""

    kind: str
    thing: int
    seat: int


class Taking(NamedTuple):
    """An event by which a thing comes to a seat, so that a study can tell how its owners fare."""

    event: str
    thing: str
    """The figure of the event that names the thing; the domain of that figure is the kind of the thing."""
    scored: str = ""
    """An event that tells the points of such a thing by a figure of the same name and one called `points`."""


class Balance(NamedTuple):
    """What a study of balance looks at, beside seats and the order of turns."""

    takings: tuple[Taking, ...] = ()
    deal: Callable[[Any, Stream], list[Gift]] | None = None
    """Deals things to the seats of a game that has just begun, each by the toss of a coin, and tells what it dealt.

    Who takes a thing may owe the victory to something else; nobody has chosen what was dealt.
    """


class Tuning(NamedTuple):
    """Weights that can be tuned: a style of play, or a judgement of positions."""

    start: Sequence[float]
    """The weights to begin with, those that are in use."""
    advise: Callable[[list[list[float]]], Advice[Any]]
    """Advice with these weights: one style for each row, or for a judgement the first row alone."""
    rivals: tuple[Sequence[float], ...] = ()
    """Styles that sit at the table beside earlier champions."""
    judges: bool = False
    """Whether the weights judge positions; then what counts is how well they foresee the end of games."""
    tables: tuple[int, ...] = (4,)
    """Numbers of seats to play at, in turn."""
    careless: int = 0
    """Moves in a hundred that the rivals make at random in every fourth game."""
    alike: int = 0
    """Games in a hundred in which all rivals have one style: a table of one kind is where a weakness shows."""
    lead: float = 0.0
    """How much a point of lead counts beside a fair share of victory."""
