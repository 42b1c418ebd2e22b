"""Moves as text that can be read back: `raise pyotr`, `vote for`, and for a selection `choose rye rye wood`."""

from __future__ import annotations

from typing import NamedTuple

from prestol.engine.errors import NotationError
from prestol.engine.several import NO_MORE
from prestol.engine.step import Move

NUMBER = "number"
"""The domain of plain figures."""
NUMBER_DIGITS = 6
"""Digits that a plain figure may have."""
NONE = "none"
"""The word for an empty selection."""
MORE = "+"
"""The sign that more is picked before a selection is confirmed: only bots pick so."""


class MoveKind(NamedTuple):
    """One kind of move: its word, and the domain of each target."""

    name: str
    domains: tuple[str, ...] = ()
    several: bool = False
    """Whether it names a selection: any number of things of its one domain."""
    any_order: bool = False
    """Whether its targets may be written in any order; the rules list them rising."""


class MoveTable:
    """The kinds of move of a game. Each is declared once: its number, the first int of a move, is its place.

    RAISE: Final = MOVES.add("raise", "courtier")
    """

    def __init__(self) -> None:
        self.rows: list[MoveKind] = []

    def add(self, name: str, *domains: str, several: bool = False, any_order: bool = False) -> int:
        """Declare a kind of move by its word and the domains of its targets; its number."""
        self.rows.append(MoveKind(name, domains, several, any_order))
        return len(self.rows) - 1

    def kinds(self) -> tuple[MoveKind, ...]:
        return tuple(self.rows)

    def is_well_formed(self, move: Move) -> bool:
        """Whether a move has a known kind and as many targets as it needs."""
        if not move or not 0 <= move[0] < len(self.rows):
            return False
        kind = self.rows[move[0]]
        if kind.several:
            return len(move) > 1
        return len(move) - 1 == len(kind.domains) and all(target >= 0 for target in move[1:])


class Notation:
    """Reads and writes the moves of one game. Kinds are indexed by the first int of a move."""

    def __init__(self, kinds: tuple[MoveKind, ...], domains: dict[str, tuple[str, ...]]) -> None:
        self.kinds = kinds
        self.domains = domains

    def write(self, move: Move) -> str:
        kind = self.kinds[move[0]]
        if kind.several:
            return self.write_selection(kind, move[1:])
        return " ".join([kind.name, *map(self.word, kind.domains, move[1:])])

    def write_selection(self, kind: MoveKind, figures: Move) -> str:
        items = [item for item in figures if item != NO_MORE]
        words = [self.word(kind.domains[0], item) for item in items]
        return " ".join(
            [kind.name, *words, *(() if figures[-1] == NO_MORE else (MORE,))] if items else [kind.name, NONE]
        )

    def word(self, domain: str, value: int) -> str:
        """The id of a thing of a domain."""
        return str(value) if domain == NUMBER else self.domains[domain][value]

    def read(self, text: str) -> Move:
        words = text.split()
        names = [kind.name for kind in self.kinds]
        if not words or words[0] not in names:
            known = ", ".join(name for name in names if name)
            raise NotationError("fault-move-kind", text=text, known=known)
        at = names.index(words[0])
        domains = self.kinds[at].domains
        if self.kinds[at].several:
            return (at, *self.read_selection(domains[0], words[1:], text))
        if len(words) != 1 + len(domains):
            shape = " ".join([names[at], *(f"<{domain}>" for domain in domains)])
            raise NotationError("fault-move-shape", text=text, shape=shape)
        figures = [self.value(domain, word) for domain, word in zip(domains, words[1:], strict=True)]
        return (at, *(sorted(figures) if self.kinds[at].any_order else figures))

    def read_selection(self, domain: str, words: list[str], text: str) -> Move:
        if words == [NONE]:
            return (NO_MORE,)
        goes_on = bool(words) and words[-1] == MORE
        items = words[:-1] if goes_on else words
        if not items:
            raise NotationError("fault-move-selection", text=text, none=NONE)
        figures = [self.value(domain, word) for word in items]
        return tuple(figures if goes_on else [*figures, NO_MORE])

    def value(self, domain: str, word: str) -> int:
        if domain == NUMBER:
            if not word.isdecimal() or not word.isascii() or len(word) > NUMBER_DIGITS:
                raise NotationError("fault-move-number", word=word, digits=NUMBER_DIGITS)
            return int(word)
        if word not in self.domains[domain]:
            raise NotationError("fault-move-word", word=word, domain=domain, known=", ".join(self.domains[domain]))
        return self.domains[domain].index(word)
