"""What can go wrong, each as one sentence for a person."""

from __future__ import annotations

from collections.abc import Callable


class PrestolError(Exception):
    """A mistake that a person can fix: the key of a sentence that says what is wrong and what to do, and its figures.

    A figure is a number, a text, or another error that the sentence mentions. A finished sentence is its own key.
    """

    tell: Callable[[PrestolError], str] | None = None
    """Set by the library: says a mistake in English. The engine itself holds no text."""

    def __init__(self, key: str, **figures: object) -> None:
        super().__init__(key)
        self.key = key
        self.figures = figures

    def __str__(self) -> str:
        if PrestolError.tell is None:
            return f"{self.key} {self.figures}" if self.figures else self.key
        return PrestolError.tell(self)


class UnknownGame(PrestolError):
    """No game has that id."""


class OptionError(PrestolError):
    """A table option has an unknown name or a value that it does not take."""


class ContentError(PrestolError):
    """A content file is damaged or inconsistent; the text names file, record and field."""


class LoadError(PrestolError):
    """A saved state or record cannot be read; the text names what is wrong with it."""


class NotationError(PrestolError):
    """A move written as text cannot be read."""


class PositionError(PrestolError):
    """A described position breaks a rule of the game."""


class UndoError(PrestolError):
    """A move cannot be undone now; the text says who would have to agree."""


class EngineFault(Exception):
    """A rules author's mistake: an endless chain of steps or a stack that grows without bound."""


def brief(thing: object) -> str:
    """Anything as a few characters of a message, however large or strange it is."""
    try:
        text = repr(thing)
    except Exception:  # whatever a foreign object does when it is asked for its name
        return f"<{type(thing).__name__}>"
    return text if len(text) <= 60 else f"{text[:57]}..."


class Refusal:
    """Why a move is not allowed: a text key, the rule that forbids it and the figures of the case."""

    def __init__(self, key: str, rule: str, args: dict[str, object]) -> None:
        self.key = key
        self.rule = rule
        self.args = args


class IllegalMove(PrestolError):
    """A move that the rules refuse. The state is untouched."""

    speak: Callable[[str, Refusal], str] | None = None
    """Set by the library: turns a refusal into an English sentence. The engine itself holds no text."""

    def __init__(self, game: str, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.args = (game, refusal)
        self.game = game
        self.refusal = refusal

    @property
    def rule(self) -> str:
        return self.refusal.rule

    @property
    def reason(self) -> str:
        if IllegalMove.speak is None:
            return f"{self.refusal.key} {self.refusal.args}"
        return IllegalMove.speak(self.game, self.refusal)

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})" if self.rule else self.reason
