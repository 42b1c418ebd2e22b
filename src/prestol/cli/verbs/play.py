"""`prestol play`: a game at the terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from prestol.bots import LEVELS
from prestol.cli.app import lang_option, option, verb
from prestol.cli.arguments import (
    Whole,
    all_of,
    bots_option,
    content_option,
    fill_places,
    options_option,
    read_game,
    read_names,
    read_pairs,
    read_recorded,
    read_seats,
    read_text,
    seats_option,
    seed_option,
)
from prestol.cli.commands import read_command
from prestol.cli.speech import Speech, is_terminal
from prestol.engine.errors import PrestolError
from prestol.engine.game import Game, read_seed
from prestol.registry import GAMES

if TYPE_CHECKING:
    from prestol.cli.session import Session
    from prestol.cli.terminal import Terminal

USUAL_BOT = "casual"


class Wishes(NamedTuple):
    """What the command line says about a new game."""

    seats: int | None
    bots: str | None
    places: tuple[int, ...]
    people: int | None
    names: str | None
    seed: str | None
    pairs: tuple[str, ...]
    record: str | None


@verb()
@click.argument("game", required=False)
@all_of(
    seats_option,
    bots_option,
    option("--seat", "places", type=Whole(0), multiple=True, metavar="K"),
    option("--people", type=Whole(1), metavar="N"),
    option("--names", metavar="NAME,.."),
    seed_option,
    options_option,
    content_option,
    option("--resume", metavar="FILE"),
    option("--record", metavar="FILE"),
    option("--text", "plain", is_flag=True, help="option-text"),
    lang_option,
)
@click.pass_obj
def play(
    speech: Speech,
    game: str | None,
    seats: int | None,
    bots: str | None,
    places: tuple[int, ...],
    people: int | None,
    names: str | None,
    seed: str | None,
    pairs: tuple[str, ...],
    content: str | None,
    resume: str | None,
    record: str | None,
    plain: bool,
) -> int:
    from prestol.cli.play_loop import PlayLoop  # draws, which `--help` need not load
    from prestol.cli.terminal import Terminal

    if sys.stdin is None:
        raise PrestolError(speech.say("cli-no-input"))
    wishes = Wishes(seats, bots, places, people, names, seed, pairs, record)
    terminal = Terminal(speech)
    if resume is not None:
        session = taken_up(speech, resume, game, content, wishes)
    else:
        bare = not any(wishes) and is_terminal(sys.stdin)
        id = game or (ask_game(terminal) if bare and content is None else GAMES[0])
        session = begun(terminal, read_game(speech, id, content), wishes, bare)
    return PlayLoop(session, terminal, content, plain).run()


def begun(terminal: Terminal, game: Game, wishes: Wishes, bare: bool) -> Session:
    """A new game; a person who has given no options is asked two questions."""
    from prestol.cli.session import PERSON, Session

    speech = terminal.speech
    path = record_path(speech, wishes.record, game.id)
    seats = ask_seats(terminal, game) if bare else read_seats(speech, game, wishes.seats, usual_seats(wishes))
    where = people_at(speech, wishes, seats)
    usual = USUAL_BOT if game.advice else "random"  # the levels play by what a game knows about good play
    asks = bare and game.advice is not None and len(where) < seats
    bots = [ask_level(terminal)] if asks else read_names(game, wishes.bots or usual)
    rest = fill_places(speech, bots, seats - len(where)) if len(where) < seats else []
    players = [PERSON if seat in where else rest.pop(0) for seat in range(seats)]
    seed = read_seed(wishes.seed) if wishes.seed is not None else secrets.token_hex(8)
    state = game.start(seats, seed, read_pairs(speech, wishes.pairs))
    return Session(state, seed, read_player_names(speech, wishes, players), players, path)


def usual_seats(wishes: Wishes) -> int:
    """As many as the bots and people that are named, or four."""
    named = len(wishes.bots.split(",")) if wishes.bots else 1
    return named + max(1, wishes.people or len(wishes.places)) if named > 1 else 4


def people_at(speech: Speech, wishes: Wishes, seats: int) -> list[int]:
    """The seats that people take: those named, or the first ones."""
    where = sorted(set(wishes.places)) or list(range(min(wishes.people or 1, seats)))
    if wishes.people is not None and wishes.places and len(where) != wishes.people:
        raise PrestolError(speech.say("cli-people-and-seats", people=wishes.people, seats=len(where)))
    if wishes.people is not None and wishes.people > seats:
        raise PrestolError(speech.say("cli-too-many-people", people=wishes.people, seats=seats))
    if where[-1] >= seats:
        raise PrestolError(speech.say("cli-no-such-seat", seat=where[-1], last=seats - 1))
    return where


def read_player_names(speech: Speech, wishes: Wishes, players: list[str]) -> list[str]:
    """A name for each seat: people as they wish, bots from a list of old names."""
    given = [name.strip() for name in wishes.names.split(",")] if wishes.names else []
    people = players.count("person")
    if len(given) > people or any(not name for name in given):
        raise PrestolError(speech.say("cli-wrong-names", people=people))
    numbered = [speech.say("cli-person-number", number=at + 1) for at in range(people)]
    usual = numbered if people > 1 else [speech.say("cli-person")]
    mine = iter(given + usual[len(given) :])
    others = iter(name for name in speech.say("cli-bot-names").split(", ") if name not in given)
    return [next(mine if player == "person" else others) for player in players]


def record_path(speech: Speech, wanted: str | None, game: str) -> Path:
    from prestol.cli.session import file_for

    if wanted is None:
        return file_for(game, Path(click.get_app_dir("prestol")))
    path = Path(wanted)
    if path.exists():
        raise PrestolError(speech.say("cli-file-exists", file=wanted))
    if not path.resolve().parent.is_dir():
        raise PrestolError(speech.say("cli-no-folder", file=wanted))
    return path


def taken_up(speech: Speech, file: str, game: str | None, content: str | None, wishes: Wishes) -> Session:
    """A game that was left earlier."""
    from prestol.cli.session import resume
    from prestol.engine.record import read_record

    if any(wishes._replace(record=None)):
        raise PrestolError(speech.say("cli-resume-alone"))
    text = read_text(speech, file)
    opened = read_recorded(speech, read_record(text), content)
    if game is not None and game != opened.id:
        raise PrestolError(speech.say("cli-other-game", file=file, game=opened.id))
    path = record_path(speech, wishes.record, opened.id) if wishes.record else Path(file)
    return resume(opened, text, path)


def ask_seats(terminal: Terminal, game: Game) -> int:
    """How many players? Enter takes the usual number."""
    usual = read_seats(terminal.speech, game, None)
    counts = [str(count) for count in game.seat_counts]
    while True:
        terminal.say("cli-ask-seats", least=counts[0], most=counts[-1], usual=usual)
        answer = answer_to(terminal)
        if not answer:
            return usual
        if answer in counts:
            return int(answer)
        terminal.say("cli-ask-again", answer=answer)


def ask_game(terminal: Terminal) -> str:
    """Which game? Enter takes the first."""
    return ask_one_of(terminal, "cli-ask-game", {id: (f"{id}-name", f"{id}-tagline") for id in GAMES}, GAMES[0])


def ask_level(terminal: Terminal) -> str:
    """How strong should the bots be? Enter takes the usual level."""
    levels = {level: (f"bot-{level}", f"bot-{level}-about") for level in LEVELS}
    return ask_one_of(terminal, "cli-ask-level", levels, USUAL_BOT)


def ask_one_of(terminal: Terminal, question: str, things: dict[str, tuple[str, str]], usual: str) -> str:
    """One of a few things by number, id or name, given the keys of its name and of a sentence about it."""
    say = terminal.speech.say
    while True:
        terminal.say(question)
        for number, (name, about) in enumerate(things.values(), 1):
            terminal.show(f" {number} {say(name)}: {say(about)}")
        terminal.say("cli-ask-usual", usual=say(things[usual][0]))
        answer = answer_to(terminal)
        if not answer:
            return usual
        for number, (id, (name, _)) in enumerate(things.items(), 1):
            if answer in (str(number), id, say(name).casefold()):
                return id
        terminal.say("cli-ask-again", answer=answer)


def answer_to(terminal: Terminal) -> str:
    """A line in small letters; the command to quit leaves before the game has begun."""
    answer = terminal.ask().casefold()
    if read_command(answer).kind == "quit":
        raise click.exceptions.Exit
    return answer
