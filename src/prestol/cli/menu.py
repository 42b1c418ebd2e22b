"""Moves as numbered lines. If there are many, the player first chooses what they begin with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from prestol.cli.boards import Board, Look, View
from prestol.cli.commands import name_of
from prestol.engine.game import Game
from prestol.engine.step import Move

LONG = 8
"""A list longer than this is asked for in two questions."""
FEW = 6
"""A list this short is written out in full; a longer one names only what differs."""
GAP = 3


class Entry(NamedTuple):
    """One line of a menu, with the moves it leads to."""

    label: str
    moves: list[Move]


class Menu:
    """The question a player answers with a number."""

    def __init__(self, board: Board, view: View, look: Look, moves: list[Move]) -> None:
        self.board, self.view, self.look = board, view, look
        self.game: Game = board.game
        self.entries = self.grouped(moves) if len(moves) > LONG else self.listed(moves)

    def listed(self, moves: list[Move]) -> list[Entry]:
        alike = len(moves) > FEW and len({move[0] for move in moves}) == 1 and len(moves[0]) == 2
        return [Entry(self.label(move, short=alike), [move]) for move in moves]

    def grouped(self, moves: list[Move]) -> list[Entry]:
        """Entries for the first target in which the moves differ."""
        for known in range(2, max(map(len, moves))):
            groups: dict[Move, list[Move]] = {}
            for move in moves:
                groups.setdefault(move[:known], []).append(move)
            if len(groups) > 1:
                return self.by_group(groups) if len(groups) < len(moves) else self.listed(moves)
        return self.listed(moves)

    def by_group(self, groups: dict[Move, list[Move]]) -> list[Entry]:
        alike = len({beginning[0] for beginning in groups}) == 1
        return [
            Entry(self.beginning(start, alike) if alike or len(group) > 1 else self.label(group[0], short=False), group)
            for start, group in groups.items()
        ]

    def label(self, move: Move, short: bool) -> str:
        if short:
            return self.beginning(move, alike=True)
        return with_note(
            self.look.text.move(self.game, move, self.look.names), self.board.note(self.view, move, self.look)
        )

    def beginning(self, move: Move, alike: bool) -> str:
        """What the moves of a group have in common; among moves of one kind, only the target that tells them apart."""
        kind, text = self.game.notation.kinds[move[0]], self.look.text
        if alike:
            label = self.target(kind.domains[len(move) - 2], move[-1]) if len(move) > 1 else ""
        else:
            label = f"{kind.name} {self.target(kind.domains[0], move[1])}".strip() if len(move) > 1 else kind.name
            if len(move) > 1 and text.has(key := f"cli-{self.game.id}-begin-{kind.name}"):
                label = text.say(
                    key, **text.thing(self.game, kind.domains[0], kind.domains[0], move[1], self.look.names)
                )
        return with_note(label, self.board.note(self.view, move, self.look))

    def target(self, domain: str, value: int) -> str:
        return self.look.names[value] if domain == "seat" else name_of(self.game, self.look.text, domain, value)

    def lines(self) -> list[str]:
        """The entries with their numbers, in as many columns as fit."""
        return in_columns([f"{at:2} {entry.label}" for at, entry in enumerate(self.entries, 1)], self.look.width)


def with_note(label: str, note: str) -> str:
    return f"{label} {note}" if note else label


def in_columns(cells: Sequence[str], width: int) -> list[str]:
    """Cells in columns of equal width, read downwards."""
    wide = max(map(len, cells)) + GAP
    columns = max(1, min(len(cells), (width + GAP) // wide))
    rows = -(-len(cells) // columns)
    return ["".join(cell.ljust(wide) for cell in cells[row::rows]).rstrip() for row in range(rows)]
