"""Arguments that several commands share, and how they are read."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from prestol.bots import make_bot
from prestol.cli.app import option, speech_of
from prestol.cli.speech import Speech, can_show
from prestol.engine.errors import PrestolError, UnknownGame
from prestol.engine.game import Game
from prestol.engine.record import Record
from prestol.registry import GAMES, game_of
from prestol.registry import game as open_game

Wrapper = Callable[[Callable[..., Any]], Callable[..., Any]]

USUAL_SEATS = 4


class Whole(click.ParamType[int]):
    """A whole number that has a smallest allowed value."""

    name = "whole"

    def __init__(self, least: int) -> None:
        self.least = least

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number = int(value)
        except ValueError:
            number = self.least - 1
        if number < self.least and ctx is not None:
            self.fail(speech_of(ctx).say("cli-not-a-number", value=str(value), least=self.least), param, ctx)
        return number


seats_option = option("--seats", type=Whole(1), metavar="N")
bots_option = option("--bots", metavar="NAME,..")
seed_option = option("--seed", metavar="S")
options_option = option("--option", "pairs", multiple=True, metavar="NAME=VALUE")
content_option = option("--content", metavar="DIR")
cores_option = option("--cores", type=Whole(1), metavar="N")
json_option = option("--json", "as_json", is_flag=True)


def all_of(*wrappers: Wrapper) -> Wrapper:
    """Several options at once, in this order."""

    def wrap(function: Callable[..., Any]) -> Callable[..., Any]:
        for wrapper in reversed(wrappers):
            function = wrapper(function)
        return function

    return wrap


def read_game(speech: Speech, id: str, content: str | None = None) -> Game:
    """The game of that name; the small sample games open too, though they are not listed."""
    try:
        return open_game(id, content)
    except UnknownGame:
        raise PrestolError(speech.say("cli-unknown-game", game=id, games=", ".join(GAMES))) from None


def read_recorded(speech: Speech, record: Record, content: str | None) -> Game:
    """The game of a record: with the content that it names, unless another folder is given."""
    newest = read_game(speech, record.header.game, content)
    return game_of(record) if content is None else newest


def read_seats(speech: Speech, game: Game, wanted: int | None, usual: int = USUAL_SEATS) -> int:
    """The number of seats: as wanted, or the usual one."""
    counts = game.seat_counts
    if wanted is None:
        return usual if usual in counts else max(counts)
    if wanted not in counts:
        raise PrestolError(speech.say("cli-wrong-seats", seats=wanted, counts=game.seat_range()))
    return wanted


def read_names(game: Game, given: str) -> list[str]:
    """Names of bots, separated by commas, each known."""
    names = [name.strip() for name in given.split(",")]
    if any(":" in name for name in names):
        find_own_modules()
    for name in names:
        make_bot(name, game, 0, own=True)
    return names


def find_own_modules() -> None:
    """Let Python find the modules of bots in the current folder, as it does for `python -m`."""
    import sys

    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))


def fill_places(speech: Speech, names: Sequence[str], places: int) -> list[str]:
    """One name goes for all places; otherwise there must be one for each."""
    if len(names) == 1:
        return list(names) * places
    if len(names) != places:
        raise PrestolError(speech.say("cli-wrong-bots", bots=len(names), places=places))
    return list(names)


def read_pairs(speech: Speech, pairs: Iterable[str]) -> dict[str, object]:
    """Table options as they are given on a command line."""
    given: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise PrestolError(speech.say("cli-wrong-pair", pair=pair))
        given[name.strip()] = value.strip()
    return given


def read_text(speech: Speech, file: str) -> str:
    """The text of a file that the user names."""
    try:
        return Path(file).read_text(encoding="utf-8-sig")  # some editors begin a file with a byte order mark
    except UnicodeError:
        raise PrestolError(speech.say("cli-not-text", file=file)) from None
    except OSError as error:
        raise PrestolError(speech.say("cli-unreadable", file=file, why=error.strerror or str(error))) from None


SCHEMA = 1
"""Version of the documents for machines. Raise it when a field changes its meaning or goes."""


def print_json(document: Mapping[str, object]) -> None:
    """A document for machines."""
    click.echo(json.dumps({"schema": SCHEMA, **document}, ensure_ascii=not can_show("Ё“→★"), indent=2))


def check_writable(speech: Speech, file: str) -> None:
    """Refuse a file that could not be written, before there is anything to write; what it holds is left alone."""
    path = Path(file)
    if not path.resolve().parent.is_dir():
        raise PrestolError(speech.say("cli-no-folder", file=file))
    new = not path.exists()
    try:
        path.open("a", encoding="utf-8").close()
        if new:
            path.unlink()
    except OSError as error:
        raise PrestolError(speech.say("cli-unwritable", file=file, why=error.strerror or str(error))) from None


def write_json(speech: Speech, file: str, document: Mapping[str, object]) -> None:
    """The same document in a file."""
    try:
        text = json.dumps({"schema": SCHEMA, **document}, ensure_ascii=False, indent=1)
        Path(file).write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise PrestolError(speech.say("cli-unwritable", file=file, why=error.strerror or str(error))) from None


def command_line(verb: str, *words: str, **given: object) -> str:
    """The command that gives the same figures again."""
    import shlex

    parts = ["prestol", verb, *words]
    for name, value in given.items():
        if value is True:
            parts.append(f"--{name}")
        elif isinstance(value, list):
            parts += [part for item in value for part in (f"--{name}", str(item))]
        elif value not in (None, False, ""):
            parts += [f"--{name}", str(value)]
    return shlex.join(parts)


def as_started(command: str) -> str:
    """A command for this machine: where `prestol` alone would not be found, by the path it was started by."""
    import shlex
    import shutil
    import sys

    started = Path(sys.argv[0])
    if started.stem != "prestol" or shutil.which("prestol"):
        return command
    return shlex.quote(str(started)) + command.removeprefix("prestol")
