"""Draw the terminal table in both languages: `python scripts/picture.py` writes docs/pictures/terminal*.svg.

The game is the same at every call: fixed seeds, the rule bots, stopped in the middle of an ascent.
"""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from prestol import game
from prestol.cli.boards import Look, board_of
from prestol.cli.menu import Menu
from prestol.cli.session import Session
from prestol.engine.events import Event
from prestol.library.text import text

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SEED = "palace"
SEATS = 4
GAMES = 100
ROUND = 2
CHOICES = 7
WIDTH = 80
NAMES = {"en": ["Olga", "Marfa", "Boris", "Xenia"], "ru": ["Ольга", "Марфа", "Борис", "Ксения"]}
FILES = {"en": "terminal.svg", "ru": "terminal.ru.svg"}
TITLES = {"en": "prestol play", "ru": "prestol play --lang ru"}

PARCHMENT = TerminalTheme(
    (247, 240, 222),
    (54, 42, 30),
    [
        (54, 42, 30),
        (178, 34, 34),
        (46, 110, 62),
        (176, 120, 0),
        (36, 72, 140),
        (120, 50, 120),
        (30, 110, 120),
        (120, 105, 85),
    ],
)


def played(language: str) -> Session:
    """The first game with a moment worth showing, stopped there, with the rule bots at all seats so far."""
    for number in range(GAMES):
        seed = f"{SEED}-{number}"
        state = game("tsar").start(SEATS, seed)
        session = Session(state, seed, NAMES[language], ["rule"] * SEATS, FOLDER / "never-written.jsonl")
        while not session.state.over:
            if worth_showing(session):
                return session
            seat = session.state.waiting[0]
            session.journal.play(seat, session.bot_move(seat))
    raise SystemExit(f"No game out of {GAMES} has such a moment.")


def worth_showing(session: Session) -> bool:
    """A choice of the ascent in the second round, with an election since the own last move."""
    state = session.state
    view = state.view(0)
    if view["round"] < ROUND or view["ask"] != "raise" or view["waiting"] != [0] or len(state.legal(0)) < CHOICES:
        return False
    log = session.journal.log(0)
    return "voted" in [event.name for event in log[last_move(log) :]]


def last_move(log: list[Event]) -> int:
    mine = [at for at, event in enumerate(log) if event.name in ("settled", "raised") and event.args["seat"] == 0]
    return mine[-1]


def draw(language: str) -> str:
    """What the person at seat 0 sees, as SVG."""
    session, words = played(language), text(language)
    board = board_of(session.game)
    look = Look(words, session.names, WIDTH, colour=True)
    view = session.state.view(0)
    log = session.journal.log(0)
    since = last_move(log)
    console = Console(record=True, width=WIDTH, force_terminal=True, color_system="truecolor", file=io.StringIO())
    menu = Menu(board, view, look, session.state.legal(0))
    question = f"{session.names[0]}: {words.say('tsar-ask-' + view['ask'])} ({view['rule']})"
    lines = [*board.report(log, since, look), "", *board.picture(view, look), question, *menu.lines(), "> "]
    for line in lines:
        console.print(line, highlight=False, markup=False)
    return console.export_svg(title=TITLES[language], theme=PARCHMENT, unique_id=f"prestol-{language}")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for language, file in FILES.items():
        (FOLDER / file).write_text(draw(language), encoding="utf-8")
        print(f"{FOLDER / file} is drawn.")


if __name__ == "__main__":
    main()
