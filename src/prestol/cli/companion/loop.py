"""A game with a companion at the terminal: it says what to do, asks what happened, and saves after every entry."""

from __future__ import annotations

from typing import Any

from prestol.cli.app import INTERRUPTED, OK
from prestol.cli.companion.kept import Kept
from prestol.cli.companion.rurik_answers import Answers
from prestol.cli.companion.rurik_table import Table
from prestol.cli.companion.rurik_words import Words
from prestol.cli.terminal import Terminal
from prestol.engine.errors import PrestolError
from prestol.library.rulebook import rulebook

COMMANDS = {
    "undo": ("u", "undo", "отмена", "отменить"),
    "why": ("w", "why", "почему"),
    "board": ("b", "board", "поле", "стол"),
    "rule": ("r", "rule", "правило"),
    "fix": ("f", "fix", "исправить"),
    "help": ("?", "h", "help", "помощь"),
    "quit": ("q", "quit", "exit", "выход"),
}
ORDERS = ("troops", "march", "build", "good", "attack", "coin", "undo", "why", "board", "rule", "fix", "quit")


class Left(Exception):
    """The person puts the companion away."""


class CompanionLoop:
    """One companion at one terminal."""

    def __init__(self, kept: Kept, terminal: Terminal) -> None:
        self.kept = kept
        self.companion = kept.companion
        self.terminal = terminal
        self.words = Words(self.companion.game)
        self.draft: list[list[dict[str, Any]]] = []
        """Changes of the turn that is being entered, line by line."""
        self.space: dict[str, Any] | None = None
        """From where an advisor came back, where two are equal."""

    @property
    def table(self) -> Table:
        """With what has been typed of the turn so far."""
        return self.table_with(self.drafted())

    def table_with(self, changes: list[dict[str, Any]]) -> Table:
        """The table after some changes, which are not entered; PrestolError where they cannot be."""
        screen = self.companion.screen()
        if changes:
            self.companion.enter({"do": "fix", "changes": changes})
            screen = {**self.companion.screen(), "ask": screen["ask"], "about": screen["about"]}
            self.companion.undo()
        return Table(self.companion.game, self.terminal.speech.text, screen)

    def say(self, key: str, **args: Any) -> None:
        self.terminal.say(f"cli-companion-{key}", **args)

    def run(self) -> int:
        try:
            self.show_tasks()
            while self.companion.screen()["ask"] != "over":
                self.ask()
            self.terminal.show(*self.table.result())
        except (Left, EOFError):
            self.say("kept", file=str(self.kept.path))
        except KeyboardInterrupt:
            self.say("kept", file=str(self.kept.path))
            return INTERRUPTED
        return OK

    def show_tasks(self) -> None:
        """What to do, numbered, so that a person can ask why."""
        for number, task in enumerate(self.companion.tasks, 1):
            self.terminal.show(f"{number:>2}. {self.spoken(task.do.phrase)}")

    def spoken(self, phrase: Any) -> str:
        return self.terminal.speech.text.phrase(self.companion.game, phrase, [""])

    # --- one question

    def ask(self) -> None:
        self.terminal.show(self.table.question())
        line = self.terminal.ask()
        word, _, rest = line.partition(" ")
        kind = next((kind for kind, words in COMMANDS.items() if word.casefold() in words), "")
        try:
            if kind:
                self.obey(kind, rest.strip())
            else:
                self.answer(line)
        except PrestolError as error:
            self.terminal.show(self.terminal.speech.error(error))

    def answer(self, line: str) -> None:
        answers = Answers(self.words, self.companion.screen())
        if self.companion.screen()["ask"] == "turn":
            self.turn(answers, line)
        elif line:
            self.enter(answers.read(line))

    def turn(self, answers: Answers, line: str) -> None:
        """Changes line by line; an empty line ends the turn."""
        spaces = answers.about["spaces"]
        if line:
            changes = answers.changes(line)
            table = self.table_with([*self.drafted(), *changes])
            self.draft.append(changes)
            self.terminal.show(*table.changed([change.get("region", "") for change in changes]))
            return
        if len(spaces) > 1 and self.space is None:
            self.space = self.choose_space(spaces)
        space = self.space or spaces[0]
        self.enter({"do": "turn", "banner": space["banner"], "row": space["row"], "changes": self.drafted()})

    def choose_space(self, spaces: list[dict[str, Any]]) -> dict[str, Any]:
        names = [self.table.name("action", space["banner"]) for space in spaces]
        while True:
            self.say("ask-space", one=names[0], other=names[1])
            typed = self.terminal.ask()
            if typed in ("1", "2"):
                return spaces[int(typed) - 1]

    def drafted(self) -> list[dict[str, Any]]:
        return [change for changes in self.draft for change in changes]

    def enter(self, entry: dict[str, Any]) -> None:
        self.companion.enter(entry)
        self.draft, self.space = [], None
        self.kept.save()
        if entry["do"] != "fix":
            self.show_tasks()

    # --- orders

    def obey(self, kind: str, rest: str) -> None:
        orders = {
            "undo": self.undo,
            "why": lambda: self.why(rest),
            "board": lambda: self.terminal.show(*self.table.lines()),
            "rule": lambda: self.rule(rest),
            "fix": lambda: self.fix(rest),
            "help": self.help,
            "quit": self.quit,
        }
        orders[kind]()

    def quit(self) -> None:
        raise Left

    def undo(self) -> None:
        """The last line of the turn, or else the last entry."""
        if self.draft:
            self.draft.pop()
            self.say("line-undone")
            return
        self.companion.undo()
        self.space = None
        self.kept.save()
        self.say("undone")
        self.show_tasks()

    def why(self, rest: str) -> None:
        tasks = self.companion.tasks
        if not rest.isdigit() or not 1 <= int(rest) <= len(tasks):
            raise PrestolError("cli-companion-why", count=len(tasks))
        task = tasks[int(rest) - 1]
        for line in (*task.why, task.do):
            self.terminal.show(f"{line.rule}  {self.spoken(line.phrase)}")

    def rule(self, rest: str) -> None:
        book = rulebook(self.companion.game.id, self.terminal.speech.text.language)
        if rest.upper() not in book.paragraphs:
            raise PrestolError("cli-no-rule", words=rest)
        self.terminal.show(f"{rest.upper()}  {book.paragraphs[rest.upper()]}")

    def fix(self, rest: str) -> None:
        if self.draft:
            raise PrestolError("cli-companion-fix-later")
        changes = Answers(self.words, self.companion.screen()).changes(rest)
        self.enter({"do": "fix", "changes": changes})
        self.say("fixed")

    def help(self) -> None:
        said = [self.terminal.speech.say(f"cli-companion-order-{order}").partition("  ") for order in ORDERS]
        width = max(len(typed) for typed, _, _ in said)
        for typed, _, about in said:
            self.terminal.show(f"{typed.ljust(width)}  {about}")
