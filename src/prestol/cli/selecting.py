"""Choosing several things at the terminal: named in any order, changed as one likes, confirmed once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.cli.commands import letters, name_of, read_command, read_number
from prestol.cli.menu import Menu, in_columns, with_note
from prestol.engine.errors import NotationError, Refusal
from prestol.engine.several import NO_MORE, Limits
from prestol.engine.step import Move

if TYPE_CHECKING:
    from prestol.cli.play_loop import PlayLoop

NOTHING = ("none", "ничего")
"""Words for an empty selection."""
AWAY = "-"
"""The sign before a thing that is taken away again."""


class Selecting:
    """One question for several things, and the other moves that answer it."""

    def __init__(self, loop: PlayLoop, seat: int, limits: Limits) -> None:
        self.loop, self.seat, self.limits = loop, seat, limits
        game, legal = loop.session.game, loop.session.state.legal(seat)
        self.kind = next(move[0] for move in legal if game.notation.kinds[move[0]].several)
        self.domain = game.notation.kinds[self.kind].domains[0]
        self.other_moves = [move for move in legal if move[0] != self.kind]
        self.chosen: list[int] = []

    @property
    def others(self) -> Menu:
        """The other moves in the current language."""
        return Menu(self.loop.board, self.loop.view(self.seat), self.loop.look, self.other_moves)

    def ask(self) -> Move:
        """A move, or an empty one if the moment has passed."""
        terminal = self.loop.terminal
        terminal.say("cli-select-how")
        while True:
            terminal.show(*self.lines())
            if self.chosen:
                things = self.loop.look.text.selection(self.loop.session.game, self.domain, self.chosen)
                terminal.say("cli-select-chosen", things=things)
            answer = self.take(self.loop.next_line())
            if answer is not None:
                return answer

    def lines(self) -> list[str]:
        """The items with how many of each may be chosen, then the other moves, numbered on."""
        labels = [self.label(at) for at in range(len(self.limits.items))]
        labels += [entry.label for entry in self.others.entries]
        return in_columns([f"{at:2} {label}" for at, label in enumerate(labels, 1)], self.loop.look.width)

    def label(self, at: int) -> str:
        item, most = self.limits.items[at], self.limits.each[at]
        name = self.name(item) + (f" ×{most}" if most > 1 else "")
        return with_note(name, self.loop.board.note(self.loop.view(self.seat), (self.kind, item), self.loop.look))

    def name(self, item: int) -> str:
        return name_of(self.loop.session.game, self.loop.look.text, self.domain, item)

    def take(self, line: str) -> Move | None:
        """The answer that a line gives, or None while there is none."""
        words = line.split()
        if not words:
            return self.confirm() if self.chosen else self.obey(line)
        if letters(line) in NOTHING:
            self.chosen = []
            return (self.kind, NO_MORE) if self.limits.may_stop(0) else None
        changes = [self.change(word) for word in words]
        if None not in changes:
            return self.apply([change for change in changes if change is not None])
        return self.take_other(line, words)

    def take_other(self, line: str, words: list[str]) -> Move | None:
        """A selection in its notation, one of the other moves, or a command."""
        if (whole := self.written(line)) is not None:
            return self.play(whole)
        if not all(word.isdecimal() for word in words):
            return self.obey(line)
        items, entries = len(self.limits.items), len(self.others.entries)
        number = read_number(words[0]) - items
        if len(words) == 1 and 1 <= number <= entries:
            return self.settled(self.loop.choose_by_number(self.seat, self.others, [str(number)]))
        self.loop.terminal.say("cli-play-no-number", most=items + entries)
        return None

    def obey(self, line: str) -> Move | None:
        """A command, or another move in words."""
        return self.settled(self.loop.obey(self.seat, line))

    def settled(self, found: Move | Menu | None) -> Move | None:
        return self.loop.choose(self.seat, found) if isinstance(found, Menu) else found

    def written(self, line: str) -> Move | None:
        """The selection that a line names in notation, if it does."""
        try:
            move = self.loop.session.game.notation.read(line)
        except NotationError:
            return None
        return move if move[0] == self.kind else None

    def change(self, word: str) -> tuple[int, bool] | None:
        """The item that a word stands for, and whether it is added or taken away."""
        away = word.startswith(AWAY)
        wanted = letters(word.removeprefix(AWAY))
        if wanted.isdecimal():
            number = read_number(wanted)
            return (self.limits.items[number - 1], not away) if 1 <= number <= len(self.limits.items) else None
        if not wanted or (not away and read_command(word).kind != "move"):
            return None
        fitting = [item for item in self.limits.items if self.is_called(item, wanted)]
        return (fitting[0], not away) if len(fitting) == 1 else None

    def is_called(self, item: int, wanted: str) -> bool:
        """Whether the beginning of a word of its name, or of its id, was typed."""
        known = [*letters(self.name(item)).split(), self.loop.session.game.notation.word(self.domain, item)]
        return any(word.startswith(wanted) for word in known)

    def apply(self, changes: list[tuple[int, bool]]) -> Move | None:
        """Change the selection, as far as the limits let it; where one thing is all, it is the answer."""
        chosen = self.chosen[:]
        for item, added in changes:
            if added:
                chosen.append(item)
            elif item in chosen:
                chosen.remove(item)
        refusal = self.limits.refusal(chosen, "") if chosen else None
        if refusal is not None and refusal.key != "several-least":
            self.refuse(refusal)
            return None
        self.chosen = chosen
        return self.confirm() if self.limits.most == 1 and chosen else None

    def confirm(self) -> Move | None:
        return self.play((self.kind, *self.chosen, NO_MORE))

    def play(self, move: Move) -> Move | None:
        """The move, unless the rules refuse it."""
        refusal = self.loop.session.state.refusal(self.seat, move)
        if refusal is not None:
            self.refuse(refusal)
        return move if refusal is None else None

    def refuse(self, refusal: Refusal) -> None:
        self.loop.terminal.show(self.loop.look.text.refusal(self.loop.session.game.id, refusal))
