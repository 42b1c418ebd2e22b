"""`prestol simulate`: many games, all cores, figures with intervals."""

from __future__ import annotations

from typing import Any

import click

from prestol.cli.app import FAILED, INTERRUPTED, OK, lang_option, option, verb
from prestol.cli.arguments import (
    Whole,
    all_of,
    as_started,
    bots_option,
    command_line,
    content_option,
    cores_option,
    fill_places,
    json_option,
    options_option,
    print_json,
    read_game,
    read_names,
    read_pairs,
    read_seats,
    seats_option,
    seed_option,
)
from prestol.cli.printer import Printer
from prestol.cli.progress import progress_bar
from prestol.cli.speech import Speech

GAMES = 1000


@verb()
@click.argument("game")
@all_of(
    option("--games", type=Whole(1), default=GAMES, metavar="N", help="option-games"),
    seats_option,
    bots_option,
    seed_option,
    cores_option,
    options_option,
    content_option,
    json_option,
    lang_option,
)
@click.pass_obj
def simulate(
    speech: Speech,
    game: str,
    games: int,
    seats: int | None,
    bots: str | None,
    seed: str | None,
    cores: int | None,
    pairs: tuple[str, ...],
    content: str | None,
    as_json: bool,
) -> int:
    from prestol import lab  # not for `--help`

    opened = read_game(speech, game, content)
    names = read_names(opened, bots or "random")
    places = read_seats(speech, opened, seats, len(names) if len(names) > 1 else 4)
    names = fill_places(speech, names, places)
    setting = lab.setting(game, places, "1" if seed is None else seed, read_pairs(speech, pairs), content)
    with progress_bar(speech, games) as step:
        done = lab.simulate(setting, names, games, cores or lab.cores_at_hand(), step)
    document = lab.simulation_document(done)
    if done.tally.games:
        document["command"] = command_line(
            "simulate",
            game,
            games=done.tally.games,
            seats=places,
            bots=",".join(names if len(set(names)) > 1 else names[:1]),
            seed=setting.seed,
            option=list(pairs),
            content=content,
        )
    if as_json:
        print_json(document)
    else:
        print_simulation(speech, document)
    if done.interrupted:
        return INTERRUPTED
    return FAILED if done.tally.illegal else OK


def print_simulation(speech: Speech, document: dict[str, Any]) -> None:
    printer = Printer(speech)
    games = document["games"]
    title = speech.say(f"{document['game']}-name")
    printer.say("cli-simulate-title", title=title, seats=document["seats"], games=games, seed=document["seed"])
    if not games:
        printer.say("cli-none-finished")
        return
    if document["interrupted"]:
        printer.say("cli-partial", games=games)
    print_figures(printer, document)
    printer.say_time(document, games)
    printer.say("cli-again")
    printer.raw("  " + as_started(document["command"]))


def print_figures(printer: Printer, document: dict[str, Any]) -> None:
    words = ("seat", "bot", "wins", "score", "low", "median", "high")
    printer.line()
    printer.table(
        [printer.speech.say(f"cli-column-{word}") for word in words],
        [
            [
                str(row["seat"]),
                row["bot"],
                printer.percent(row["wins"]),
                printer.estimate(row["score"]),
                *(str(row["quantiles"][part]) for part in ("0.05", "0.5", "0.95")),
            ]
            for row in document["by_seat"]
        ],
        left=2,
    )
    if len(document["by_bot"]) > 1:
        print_bots(printer, document)
    if document["fair"] is not None:
        printer.say("cli-fair", share=printer.number(100 * document["fair"]))
        printer.say("cli-shared", games=document["shared_victories"])
    if "program" in document:
        against = document["program"]
        printer.say(
            "cli-against-program", wins=printer.percent(against["wins"]), lead=printer.estimate(against["margin"])
        )
    if document["illegal_moves"]:
        printer.say("cli-illegal", moves=document["illegal_moves"])
    length = document["decisions"]
    printer.say("cli-length", mean=printer.estimate(length), fewest=length["fewest"], most=length["most"])


def print_bots(printer: Printer, document: dict[str, Any]) -> None:
    printer.table(
        [printer.speech.say(f"cli-column-{word}") for word in ("bot", "wins", "fair", "score")],
        [
            [
                name,
                printer.percent(row["wins"]),
                printer.number(100 * row["fair"]) + "%",
                printer.estimate(row["score"]),
            ]
            for name, row in document["by_bot"].items()
        ],
    )
