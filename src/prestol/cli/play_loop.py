"""A game at the terminal: people and bots decide in turn until it is over. It knows nothing of any one game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.bots import bot_names
from prestol.cli.app import INTERRUPTED, OK
from prestol.cli.arguments import as_started, command_line
from prestol.cli.boards import Look, View, board_of
from prestol.cli.commands import find_moves, read_command, read_number
from prestol.cli.menu import Menu
from prestol.cli.reading import Reading
from prestol.cli.selecting import Selecting
from prestol.cli.session import Session
from prestol.cli.speech import CYRILLIC, can_show
from prestol.cli.terminal import Terminal
from prestol.engine.errors import PrestolError
from prestol.engine.step import Move

if TYPE_CHECKING:
    from prestol.cli.speech import Speech

LAST_LINES = 14
"""How many lines of a long log are shown without asking."""
LONG_NEWS = 8
"""More lines than this must not be pushed off the screen by the table, so the player is let read them first."""
MENU_HEIGHT = 8


class Left(Exception):
    """The player leaves the table."""


class PlayLoop:
    """One session at one terminal."""

    def __init__(self, session: Session, terminal: Terminal, content: str | None = None, plain: bool = False) -> None:
        self.session = session
        self.terminal = terminal
        self.speech: Speech = terminal.speech
        self.board = board_of(session.game)
        self.content = content
        self.plain = plain
        self.told = [0] * len(session.names)
        """How much of the log each seat has been shown."""
        self.facing = -1
        """The person who sits before the screen."""
        self.ahead: list[str] = []
        """Numbers that were typed for the questions to come."""

    @property
    def look(self) -> Look:
        return Look(self.speech.text, self.session.names, self.terminal.width, self.terminal.colour)

    @property
    def reading(self) -> Reading:
        return Reading(self.terminal, self.session, self.board, self.look)

    # --- the course of the game

    def run(self) -> int:
        try:
            self.welcome()
            while not self.session.state.over:
                seat = self.session.next_seat()
                if seat in self.session.bots:
                    self.let_bot_decide(seat)
                else:
                    self.let_person_decide(seat)
            self.farewell()
        except (Left, EOFError):
            self.leave()
        except KeyboardInterrupt:
            self.leave()
            return INTERRUPTED
        except PrestolError:
            self.leave()
            raise
        return OK

    def welcome(self) -> None:
        session, game = self.session, self.session.game
        self.terminal.show(f"{self.speech.say(f'{game.id}-name')}. {self.speech.say(f'{game.id}-tagline')}")
        players = [self.describe(seat) for seat in range(len(session.names))]
        players += self.board.programs(session.state.view(None), self.look)
        self.terminal.say("cli-play-players", players=", ".join(players))
        self.terminal.say("cli-play-sealed")
        self.terminal.raw(f"  {session.commitment}")
        self.terminal.say("cli-play-help")

    def describe(self, seat: int) -> str:
        player = self.session.players[seat]
        if player == "person":
            return f"{self.session.names[seat]} ({self.speech.say('cli-play-person')})"
        known = player in bot_names(self.session.game)  # a search with a budget of its own has no name but its own
        return f"{self.session.names[seat]} ({self.speech.say(f'bot-{player}').lower() if known else player})"

    def let_bot_decide(self, seat: int) -> None:
        self.drop_ahead()
        with self.terminal.thinking(self.speech.say("cli-play-thinking", name=self.session.names[seat])):
            move = self.session.bot_move(seat)
        self.session.play(seat, move)

    def let_person_decide(self, seat: int) -> None:
        if seat != self.facing and len(self.session.people) > 1:
            self.drop_ahead()
            self.curtain(seat)
        self.facing = seat
        self.tell_news(seat)
        self.show_table(seat)
        while (move := self.ask(seat)) is None:
            pass
        if move:
            self.session.play(seat, move)

    def curtain(self, seat: int) -> None:
        """Only the next person may see what comes."""
        if self.terminal.interactive:
            if self.facing >= 0:
                self.terminal.wipe()
            self.terminal.say("cli-play-curtain", name=self.session.names[seat])
            self.terminal.ask("")
            self.terminal.wipe()

    def tell_news(self, seat: int) -> None:
        """What has happened since this seat last looked."""
        log = self.session.journal.log(seat)
        since = min(self.told[seat], len(log))
        lines = self.board.report(log, since, self.look)
        self.terminal.show("")
        if len(lines) > LAST_LINES and not since and self.session.journal.entries:
            self.terminal.say("cli-play-earlier", lines=len(lines) - LAST_LINES)
            lines = lines[-LAST_LINES:]
        self.terminal.show(*lines)
        self.told[seat] = len(log)
        height = len(lines) + len(self.board.picture(self.view(seat), self.look)) + MENU_HEIGHT
        hidden = len(lines) > LONG_NEWS and height > self.terminal.console.height
        if hidden and self.terminal.live and not self.session.state.over:
            self.terminal.ask(self.speech.say("cli-play-pause") + " ")

    def view(self, seat: int) -> View:
        return self.session.state.view(seat)

    def show_table(self, seat: int, whole: bool = False) -> None:
        view, look = self.view(seat), self.look
        self.terminal.show("")
        if self.plain:
            self.terminal.show(*self.board.words(view, look))
        else:
            self.terminal.show(*(self.board.whole(view, look) if whole else self.board.picture(view, look)))

    # --- a decision of a person

    def ask(self, seat: int) -> Move | None:
        """One question: a move, None to be asked again, or an empty move if the moment has passed."""
        view, moves = self.view(seat), self.session.state.legal(seat)
        question = self.board.question(view, self.look)
        self.terminal.show(f"{self.session.names[seat]}: {question} ({view['rule']})")
        limits = self.session.state.limits(seat)
        if limits is not None and limits.following([]):
            return Selecting(self, seat, limits).ask()
        return self.choose(seat, Menu(self.board, view, self.look, moves))

    def choose(self, seat: int, menu: Menu) -> Move | None:
        """Answers to a menu, and to those that it leads to, until one of them settles the matter."""
        while True:
            self.terminal.show(*menu.lines())
            line = self.next_line()
            numbers = line.split()
            by_number = numbers and all(number.isdecimal() for number in numbers)
            chosen = self.choose_by_number(seat, menu, numbers) if by_number else self.obey(seat, line)
            if not isinstance(chosen, Menu):
                return chosen
            menu = chosen

    def next_line(self) -> str:
        """What was typed ahead comes first, and is shown as if it were typed now."""
        if not self.ahead:
            return self.terminal.ask()
        line = " ".join(self.ahead)
        self.ahead = []
        self.terminal.show(f"> {line}")
        return line

    def drop_ahead(self) -> None:
        """Somebody else's turn ends what a line can answer."""
        if self.ahead:
            self.terminal.say("cli-play-too-many", rest=" ".join(self.ahead))
            self.ahead = []

    def obey(self, seat: int, line: str) -> Move | Menu | None:
        """An answer in words: a command, a move, or something that leaves several moves open."""
        if not line:
            self.show_table(seat)
            return None
        command = read_command(line)
        if command.kind == "move":
            return self.choose_by_words(seat, line)
        if command.kind == "quit":
            raise Left
        if command.kind == "undo":
            return () if self.undo(seat) else None
        self.do_reading(command.kind, command.rest, seat)
        return None

    def choose_by_number(self, seat: int, menu: Menu, numbers: list[str]) -> Move | Menu:
        """The move that numbers lead to, or the menu at which they end or go wrong; the rest waits for what comes."""
        for place, number in enumerate(map(read_number, numbers), 1):
            if not 1 <= number <= len(menu.entries):
                self.terminal.say("cli-play-no-number", most=len(menu.entries))
                return menu
            moves = menu.entries[number - 1].moves
            if len(moves) == 1:
                self.ahead = numbers[place:]
                return moves[0]
            menu = Menu(self.board, self.view(seat), self.look, moves)
        self.terminal.say("cli-play-second")
        return menu

    def choose_by_words(self, seat: int, line: str) -> Move | Menu | None:
        session = self.session
        legal = session.state.legal(seat)
        found = find_moves(session.game, self.speech.text, session.names, legal, line)
        if len(found) == 1:
            return found[0]
        if found:
            self.terminal.say("cli-play-which")
            return Menu(self.board, self.view(seat), self.look, found)
        self.reading.why(seat, line)
        return None

    def do_reading(self, kind: str, rest: str, seat: int) -> None:
        """Commands that change nothing in the game."""
        reading = self.reading
        if kind == "help":
            reading.help(seat)
        elif kind == "log":
            reading.log(seat)
        elif kind == "rule":
            reading.rule(rest, self.view(seat)["rule"])
        elif kind == "why":
            reading.why(seat, rest)
        elif kind == "language":
            self.change_language(rest)
        else:
            self.plain = not self.plain if kind == "view" else self.plain
            self.show_table(seat, whole=kind == "board")

    def change_language(self, language: str) -> None:
        if language == "ru" and not can_show(CYRILLIC):
            self.terminal.show(self.speech.help("no-cyrillic"))
            return
        try:
            self.speech.choose(language)
        except PrestolError as error:
            self.terminal.show(self.speech.error(error))

    def undo(self, seat: int) -> bool:
        """Undo a person's last move, if everyone who must agree does."""
        session = self.session
        offer = session.undo_offer(seat)
        if offer is None:
            self.terminal.say("cli-undo-nothing")
            return False
        for other in offer.consent:
            if other not in session.bots:
                question = self.speech.say("cli-undo-agree", name=session.names[other], moves=offer.moves)
                if not self.terminal.agree(question):
                    self.terminal.say("cli-undo-refused", name=session.names[other])
                    return False
        session.take_back(seat, offer)
        self.told[seat] = len(session.journal.log(seat))
        self.terminal.say("cli-undo-done" if offer.free else "cli-undo-practice", moves=offer.moves)
        return True

    # --- the end

    def farewell(self) -> None:
        session, state = self.session, self.session.state
        seat = session.people[0]
        self.tell_news(seat)
        self.terminal.show(*self.board.closing(state.result(), session.journal.log(seat), self.look))
        self.terminal.say("cli-play-seed", seed=session.seed)
        if session.practice:
            self.terminal.say("cli-play-practice")
        self.tell_where_saved("cli-play-recorded", command_line("verify", str(session.path), content=self.content))

    def leave(self) -> None:
        """Save the game for another day."""
        session = self.session
        session.save()
        self.terminal.show("")
        if not session.journal.entries:
            self.terminal.say("cli-play-nothing-to-keep")
            return
        self.tell_where_saved("cli-play-kept", command_line("play", resume=str(session.path), content=self.content))

    def tell_where_saved(self, key: str, command: str) -> None:
        if self.session.save_error:
            self.terminal.say("cli-play-not-saved", why=self.session.save_error)
            return
        self.terminal.say(key)
        self.terminal.raw(f"  {self.session.path}")
        self.terminal.raw(f"  {as_started(command)}")
