"""A record shown again, move by move."""

from __future__ import annotations

from prestol.cli.boards import Look, board_of
from prestol.cli.speech import Speech
from prestol.cli.terminal import Terminal
from prestol.engine.events import Event
from prestol.engine.game import Game
from prestol.engine.record import Record, replay


def show_record(speech: Speech, game: Game, record: Record, step: bool) -> None:
    """Tell what happened; with `step`, show the table after each move and wait for Enter."""
    terminal = Terminal(speech)
    board = board_of(game)
    seats = record.header.seats
    names = record.header.names
    if len(names) != seats:
        names = [speech.say("cli-seat", seat=seat) for seat in range(seats)]
    look = Look(speech.text, names, terminal.width, terminal.colour)
    log: list[Event] = []
    watching = step
    for state in replay(game, record):
        since = len(log)
        log += [event for event in state.events if event.seen_by(None)]
        terminal.show(*board.report(log, since, look))
        if watching:
            terminal.show(*board.picture(state.view(None), look))
            watching = goes_on(terminal)
        if state.over:
            terminal.show(*board.closing(state.result(), log, look))
    if record.ending is not None:
        terminal.say("cli-play-seed", seed=record.ending.seed)


def goes_on(terminal: Terminal) -> bool:
    """Whether to stop at the next move too; `q` or the end of the input runs on to the end."""
    try:
        return terminal.ask(terminal.speech.say("cli-step") + " ") != "q"
    except EOFError:
        return False
