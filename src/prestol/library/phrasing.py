"""How the games put phrases together: each with keys of its own, joined in the same way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from prestol.engine.phrase import Phrase


class Phrasing:
    """The phrases of one game, with the keys that it gives them."""

    def __init__(self, key: Callable[[str], str]) -> None:
        self.key = key

    def phrase(self, name: str, **args: int | str | tuple[str, int] | Phrase) -> Phrase:
        """A phrase of this game. Views are plain JSON, so a thing goes into it as a list."""
        told: dict[str, Any] = {"key": self.key(name)}
        if args:
            told["args"] = {one: list(figure) if isinstance(figure, tuple) else figure for one, figure in args.items()}
        return cast("Phrase", told)

    def join(self, parts: list[Phrase], between: str, before_last: str) -> Phrase:
        """Parts in a row: `comma`, `and`, `or` or `then` stands between them and before the last."""
        told = parts[0] if parts else self.phrase("amount-nothing")
        for at, part in enumerate(parts[1:], 2):
            told = self.phrase(f"join-{before_last if at == len(parts) else between}", first=told, last=part)
        return told

    def amount(self, kind: str, number: int, form: str = "") -> Phrase:
        told = self.phrase(f"amount-{kind}", n=number)
        if form:
            told["form"] = form
        return told

    def amounts(self, goods: dict[str, int], form: str = "") -> Phrase:
        """Several things with their numbers, in one case."""
        return self.join([self.amount(kind, number, form) for kind, number in goods.items()], "comma", "and")
