"""`prestol arena` and `prestol pool`: bots against each other, every seat in turn; several runs as one."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

import click

from prestol.cli.app import FAILED, INTERRUPTED, OK, lang_option, option, verb
from prestol.cli.arguments import (
    Whole,
    all_of,
    as_started,
    bots_option,
    check_writable,
    command_line,
    content_option,
    cores_option,
    json_option,
    options_option,
    print_json,
    read_game,
    read_names,
    read_pairs,
    read_seats,
    read_text,
    seats_option,
    seed_option,
    write_json,
)
from prestol.cli.printer import Printer
from prestol.cli.progress import progress_bar
from prestol.cli.speech import Speech
from prestol.engine.errors import PrestolError
from prestol.engine.game import Game

GAMES = 400
SEARCH_GAMES = 40
"""Games in a cell of a matrix in which somebody searches."""


@verb()
@click.argument("game")
@all_of(
    option("--hero", metavar="NAME"),
    option("--base", metavar="NAME"),
    bots_option,
    option("--both-ways", is_flag=True),
    option("--matrix", is_flag=True),
    option("--levels", metavar="NAME,.."),
    option("--search-games", type=Whole(1), default=SEARCH_GAMES, metavar="N"),
    option("--games", type=Whole(1), default=GAMES, metavar="N", help="option-pair-games"),
    seats_option,
    seed_option,
    cores_option,
    options_option,
    content_option,
    json_option,
    option("--out", metavar="FILE"),
    option("--records", metavar="DIR"),
    lang_option,
)
@click.pass_obj
def arena(
    speech: Speech,
    game: str,
    hero: str | None,
    base: str | None,
    bots: str | None,
    both_ways: bool,
    matrix: bool,
    levels: str | None,
    search_games: int,
    games: int,
    seats: int | None,
    seed: str | None,
    cores: int | None,
    pairs: tuple[str, ...],
    content: str | None,
    as_json: bool,
    out: str | None,
    records: str | None,
) -> int:
    from prestol import lab  # not for `--help`

    opened = read_game(speech, game, content)
    places = read_seats(speech, opened, seats)
    if matrix or levels:
        if not matrix or hero or base or bots or both_ways or records or places == 1:
            raise PrestolError(speech.say("cli-matrix-alone"))
        from prestol.cli.verbs.matrix import play_matrix, read_levels, show_matrix

        names = read_levels(speech, opened, levels)
        setting = lab.setting(game, places, "1" if seed is None else seed, read_pairs(speech, pairs), content)
        if out is not None:
            check_writable(speech, out)
        document, code = play_matrix(speech, setting, names, (games, search_games), cores, out)
        show_matrix(speech, document, as_json)
        return code
    if places == 1:
        pairings = read_heroes(speech, opened, hero, base, bots, both_ways)
    else:
        pairings = read_pairings(speech, opened, hero, base, bots, both_ways)
    setting = lab.setting(game, places, "1" if seed is None else seed, read_pairs(speech, pairs), content)
    if out is not None:
        check_writable(speech, out)
    wanted = -(-games // places) * places * len(pairings)
    with progress_bar(speech, wanted) as step:
        done = lab.run_arena(setting, pairings, games, cores or lab.cores_at_hand(), step, records)
    document = lab.arena_document(done, lab.ratings(done) if len(pairings) > 1 and bots and done.games else [])
    if done.games:
        document["command"] = command_line(
            "arena",
            game,
            **again(bots, pairings[0], both_ways),
            games=done.games,
            seats=places,
            seed=setting.seed,
            option=list(pairs),
            content=content,
        )
    if out is not None:  # before anything is printed, since the reader of our output may go away
        write_json(speech, out, document)
    if as_json:
        print_json(document)
    else:
        print_arena(speech, document)
    if done.interrupted:
        return INTERRUPTED
    return FAILED if any(sum(pairing.illegal()) for pairing in done.pairings) else OK


def again(bots: str | None, pair: tuple[str, str], both_ways: bool) -> dict[str, object]:
    """Who plays, as options of the command."""
    from prestol import lab

    if bots:
        return {"bots": bots}
    hero, base = pair
    return {"hero": hero} if base == lab.PROGRAM else {"hero": hero, "base": base, "both-ways": both_ways}


@verb()
@click.argument("files", nargs=-1)
@all_of(json_option, option("--out", metavar="FILE"), lang_option)
@click.pass_obj
def pool(speech: Speech, files: tuple[str, ...], as_json: bool, out: str | None) -> int:
    from prestol import lab

    if out is not None:
        check_writable(speech, out)
    document = lab.pool_runs([read_document(speech, file) for file in files])
    if out is not None:  # before anything is printed, since the reader of our output may go away
        write_json(speech, out, document)
    if document.get("levels"):
        from prestol.cli.verbs.matrix import show_matrix

        show_matrix(speech, document, as_json)
    elif as_json:
        print_json(document)
    else:
        print_arena(speech, document)
    return OK


def read_document(speech: Speech, file: str) -> object:
    """What a file of JSON holds."""
    try:
        return json.loads(read_text(speech, file))
    except (ValueError, RecursionError) as error:
        raise PrestolError("fault-json", file=file, why=str(error)) from None


def read_pairings(
    speech: Speech, game: Game, hero: str | None, base: str | None, bots: str | None, both_ways: bool
) -> list[tuple[str, str]]:
    """Either one hero against a base, in one direction or both, or every bot of a list against every other."""
    if bots and (hero or base or both_ways):
        raise PrestolError(speech.say("cli-hero-or-bots"))
    if bots:
        names = list(dict.fromkeys(read_names(game, bots)))
        if len(names) < 2:
            raise PrestolError(speech.say("cli-two-bots"))
        return list(permutations(names, 2))
    [one], [other] = read_names(game, hero or "strong")[:1], read_names(game, base or "rule")[:1]
    return [(one, other), (other, one)] if both_ways and one != other else [(one, other)]


def read_heroes(
    speech: Speech, game: Game, hero: str | None, base: str | None, bots: str | None, both_ways: bool
) -> list[tuple[str, str]]:
    """One hero, or every bot of a list, alone against the program of the rules."""
    from prestol import lab

    if base or both_ways:
        raise PrestolError(speech.say("cli-alone-no-base"))
    if bots and hero:
        raise PrestolError(speech.say("cli-hero-or-bots"))
    names = read_names(game, bots) if bots else read_names(game, hero or "strong")[:1]
    return [(name, lab.PROGRAM) for name in dict.fromkeys(names)]


def print_arena(speech: Speech, document: dict[str, Any]) -> None:
    printer = Printer(speech)
    title = speech.say(f"{document['game']}-name")
    games = document["games"]
    printer.say("cli-arena-title", title=title, seats=document["seats"], games=games, seed=document["seed"])
    if not games:
        printer.say("cli-none-finished")
        return
    if document["interrupted"]:
        printer.say("cli-partial", games=games)
    alone = document["seats"] == 1
    if alone:
        print_heroes(printer, document)
    else:
        print_pairings(printer, document)
    print_times(printer, document)
    if "ratings" in document:
        if not alone:
            print_matrix(printer, document)
        print_ratings(printer, document["ratings"], "cli-rating-program" if alone else "cli-rating-scale")
    printer.say_time(document, sum(pairing["games"] for pairing in document["pairings"]))
    form = speech.say("cli-compiled" if document["compiled"] else "cli-interpreted")
    printer.say(
        "cli-machine", prestol=document["prestol"], form=form, python=document["python"], where=document["machine"]
    )
    if document["records"] is not None:
        printer.say("cli-arena-records", folder=document["records"])
    if "command" in document:
        printer.say("cli-again")
        printer.raw("  " + as_started(document["command"]))


def print_pairings(printer: Printer, document: dict[str, Any]) -> None:
    words = ("hero", "base", "wins", "place", "margin", "illegal")
    printer.line()
    printer.table(
        [printer.speech.say(f"cli-column-{word}") for word in words],
        [
            [
                row["hero"],
                row["base"],
                printer.percent(row["wins"]),
                printer.number(row["place"]["mean"], 2),
                printer.estimate(row["margin"]),
                str(sum(row["illegal_moves"].values())),
            ]
            for row in document["pairings"]
        ],
        left=2,
    )
    printer.say("cli-fair", share=printer.number(100 * document["fair"]))
    printer.say("cli-blocks", blocks=document["pairings"][0]["blocks"], seats=document["seats"])
    printer.line()


def print_heroes(printer: Printer, document: dict[str, Any]) -> None:
    """Each hero alone: how often it has beaten the program, and by how much."""
    printer.line()
    printer.table(
        [printer.speech.say(f"cli-column-{word}") for word in ("hero", "wins", "margin", "illegal")],
        [
            [
                row["hero"],
                printer.percent(row["wins"]),
                printer.estimate(row["margin"]),
                str(row["illegal_moves"]["hero"]),
            ]
            for row in document["pairings"]
        ],
    )
    printer.say("cli-alone")
    printer.line()


def print_times(printer: Printer, document: dict[str, Any]) -> None:
    printer.table(
        [printer.speech.say(f"cli-column-{word}") for word in ("bot", "decisions", "median-time", "slow-time")],
        [
            [name, str(row["decisions"]), printer.seconds(row["median"]), printer.seconds(row["p99"])]
            for name, row in document["times"].items()
        ],
    )


def print_matrix(printer: Printer, document: dict[str, Any]) -> None:
    """Shares of one hero, by row, among bases, by column; then the mean and the worst of the row."""
    shares = {(row["hero"], row["base"]): row["wins"]["mean"] for row in document["pairings"]}
    names = list(dict.fromkeys(hero for hero, _ in shares))
    rows = []
    for hero in names:
        known = [shares[hero, base] for base in names if base != hero]
        cells = [printer.number(100 * shares[hero, base]) + "%" if base != hero else "·" for base in names]
        rows.append([hero, *cells, *(printer.number(100 * one) + "%" for one in (sum(known) / len(known), min(known)))])
    headings = [printer.speech.say(f"cli-column-{word}") for word in ("hero", "mean", "worst")]
    printer.table([headings[0], *names, *headings[1:]], rows)


def print_ratings(printer: Printer, ratings: list[dict[str, Any]], scale: str) -> None:
    from prestol import lab

    names = {lab.PROGRAM: printer.speech.say("cli-program")}
    rows = [
        [names.get(one["bot"], one["bot"]), printer.number(one["rating"], 0), f"{one['low']:.0f} … {one['high']:.0f}"]
        for one in ratings
    ]
    printer.table([printer.speech.say(f"cli-column-{word}") for word in ("bot", "rating", "interval")], rows)
    printer.say(scale)
