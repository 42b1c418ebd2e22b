"""`prestol games`, `prestol bots`, `prestol version`: what there is."""

from __future__ import annotations

import platform
from typing import Any

import click

from prestol import COMPILED, __version__
from prestol.bots import bot_names
from prestol.cli.app import lang_option, verb
from prestol.cli.arguments import all_of, json_option, print_json
from prestol.cli.printer import Printer
from prestol.cli.speech import Speech
from prestol.engine.game import Game
from prestol.engine.options import Option
from prestol.registry import GAMES
from prestol.registry import game as open_game


@verb()
@all_of(json_option, lang_option)
@click.pass_obj
def games(speech: Speech, as_json: bool) -> None:
    opened = [open_game(id) for id in GAMES]
    if as_json:
        print_json({"games": [game_document(speech, game) for game in opened]})
        return
    printer = Printer(speech)
    for game in opened:
        seats = game.seat_range()
        printer.line(f"{game.id}: {speech.say(f'{game.id}-name')}. {speech.say(f'{game.id}-tagline')}")
        printer.say("cli-games-seats", seats=seats)
        printer.say("cli-games-options")
        for option in game.options:
            printer.item(option_line(speech, game, option))


def option_line(speech: Speech, game: Game, option: Option) -> str:
    """An option in words: what it decides, what it may be, what it is by default, and the rule behind it."""
    about = speech.say(f"{game.id}-option-{option.id}-about")
    values = ", ".join(option.values or ("yes", "no"))
    default = option.default if option.values else "yes" if option.default else "no"
    return speech.say(
        "cli-option-line", id=option.id, about=about, values=values, default=str(default), rule=option.rule
    )


def game_document(speech: Speech, game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": speech.say(f"{game.id}-name"),
        "about": speech.say(f"{game.id}-tagline"),
        "seats": list(game.seat_counts),
        "content": game.content_hash,
        "rules": game.rules_version,
        "options": [
            {
                "id": option.id,
                "name": speech.say(f"{game.id}-option-{option.id}"),
                "about": speech.say(f"{game.id}-option-{option.id}-about"),
                "values": list(option.values) or [True, False],
                "default": option.default,
                "rule": option.rule,
            }
            for option in game.options
        ],
    }


@verb()
@all_of(json_option, lang_option)
@click.pass_obj
def bots(speech: Speech, as_json: bool) -> None:
    known = dict.fromkeys(name for id in GAMES for name in bot_names(open_game(id)))
    listed = [bot_document(speech, name) for name in (*known, "search")]
    if as_json:
        print_json({"bots": listed})
        return
    printer = Printer(speech)
    width = max(len(one["id"]) for one in listed)
    for one in listed:
        about = one["about"]
        if one["games"] != list(GAMES):
            about += " " + speech.say("cli-bots-only", games=", ".join(one["games"]))
        printer.line(f"{one['id']:{width}} {about}")


def bot_document(speech: Speech, name: str) -> dict[str, Any]:
    return {
        "id": name,
        "name": speech.say(f"bot-{name}"),
        "about": speech.say(f"bot-{name}-about"),
        "games": [id for id in GAMES if name == "search" or name in bot_names(open_game(id))],
    }


@verb()
@all_of(json_option, lang_option)
@click.pass_obj
def version(speech: Speech, as_json: bool) -> None:
    if as_json:
        print_json({"prestol": __version__, "compiled": COMPILED, "python": platform.python_version()})
        return
    form = speech.say("cli-compiled" if COMPILED else "cli-interpreted")
    click.echo(speech.say("cli-version", version=__version__, form=form, python=platform.python_version()))
