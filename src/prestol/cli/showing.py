"""A record shown again, move by move."""

from __future__ import annotations

from rich.text import Text as Line

from prestol.cli.boards import Board, Look, board_of
from prestol.cli.speech import Speech
from prestol.cli.terminal import Terminal
from prestol.engine.events import Event
from prestol.engine.game import Game
from prestol.engine.record import Ending, Record, replay
from prestol.engine.state import State


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
        tell(terminal, board, log, since, state, look)
        if watching:
            terminal.show(*board.picture(state.view(None), look))
            watching = goes_on(terminal)
        if state.over:
            terminal.show(*board.closing(state.result(), log, look))
    if record.ending is not None:
        tell_resigned(terminal, record.ending, look.names)
        terminal.say("cli-play-seed", seed=record.ending.seed)


def tell(terminal: Terminal, board: Board, log: list[Event], since: int, state: State, look: Look) -> None:
    """What has happened; where a round has ended, how things stand comes before the next one."""
    began = [at for at in range(since, len(log)) if log[at].name == "round-begins" and log[at].args.get("round", 1) > 1]
    if not began:
        terminal.show(*board.report(log, since, look))
        return
    terminal.show(*board.report(log[: began[0]], since, look))
    terminal.show(*board.stands(state.view(None), look), Line())
    terminal.show(*board.report(log, began[0], look))


def tell_resigned(terminal: Terminal, ending: Ending, names: list[str]) -> None:
    """Who has given up, and who is left."""
    resigned = ending.resigned or []
    for seat in resigned:
        terminal.say("cli-resigned", name=names[seat])
    left = [name for seat, name in enumerate(names) if seat not in resigned]
    if resigned and len(left) == 1 and ending.places is None:
        terminal.say("cli-resigned-won", name=left[0])


def goes_on(terminal: Terminal) -> bool:
    """Whether to stop at the next move too; `q` or the end of the input runs on to the end."""
    try:
        return terminal.ask(terminal.speech.say("cli-step") + " ") != "q"
    except EOFError:
        return False
