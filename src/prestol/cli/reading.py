"""What a player may read during a game: help, the log, the rules, and why a move cannot be played."""

from __future__ import annotations

from prestol.cli.boards import Board, Look
from prestol.cli.commands import find_moves, writable_moves
from prestol.cli.session import Session
from prestol.cli.terminal import Terminal
from prestol.engine.errors import NotationError
from prestol.engine.step import Move
from prestol.library.rulebook import rulebook

HELP = ("number", "move", "undo", "board", "view", "log", "rule", "why", "lang", "quit")
MOST_RULES = 6


class Reading:
    """Prints; changes nothing."""

    def __init__(self, terminal: Terminal, session: Session, board: Board, look: Look) -> None:
        self.terminal = terminal
        self.session = session
        self.board = board
        self.look = look

    def help(self, seat: int) -> None:
        """The orders, with a move and a rule of this moment as examples."""
        state = self.session.state
        figures = {"move": self.session.game.notation.write(state.legal(seat)[0]), "rule": state.view(seat)["rule"]}
        said = [self.terminal.speech.say(f"cli-order-{order}", **figures).partition("  ") for order in HELP]
        width = max(len(typed) for typed, _, _ in said)
        for typed, _, about in said:
            self.terminal.show(f"{typed.ljust(width)}  {about}")

    def log(self, seat: int) -> None:
        """Everything that the seat has seen happen."""
        self.terminal.show(*self.board.report(self.session.journal.log(seat), 0, self.look))

    def rule(self, words: str, present: str) -> None:
        """The rule behind the present question, the one of an id, or those that hold some words."""
        book = rulebook(self.session.game.id, self.look.text.language)
        wanted = words or present
        found = [wanted.upper()] if wanted.upper() in book.paragraphs else book.find(wanted)
        if not found:
            self.terminal.say("cli-no-rule", words=wanted)
        for rule in found[:MOST_RULES]:
            self.terminal.show(f"{rule}  {book.paragraphs[rule]}")
        if len(found) > MOST_RULES:
            self.terminal.say("cli-more-rules", rules=", ".join(found[MOST_RULES:]))

    def why(self, seat: int, line: str) -> None:
        """Why what was typed cannot be played."""
        state, game = self.session.state, self.session.game
        try:
            meant = [game.notation.read(line)]
        except NotationError:
            meant = self.guess(seat, line)
        refusals = [refusal for move in meant if (refusal := state.refusal(seat, move)) is not None]
        if not meant:
            self.terminal.say("cli-play-unknown", line=line)
        elif not refusals or len(refusals) < len(meant):
            self.terminal.say("cli-play-allowed")
        else:
            self.terminal.show(f"{self.look.text.refusal(game.id, refusals[0])} ({refusals[0].rule})")

    def guess(self, seat: int, line: str) -> list[Move]:
        """The moves that a line may stand for, allowed or not: of the kind that is due, or else of any kind."""
        session = self.session
        due = {move[0] for move in session.state.legal(seat)}
        for kinds in (due, set(range(len(session.game.notation.kinds)))):
            written = writable_moves(session.game, kinds)
            if found := find_moves(session.game, self.look.text, session.names, written, line):
                return found
        return []
