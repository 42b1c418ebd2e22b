"""`prestol tune`: better weights for the bots of a game."""

from __future__ import annotations

from typing import Any

import click

from prestol.cli.app import INTERRUPTED, OK, lang_option, option, verb
from prestol.cli.arguments import (
    Whole,
    all_of,
    check_writable,
    content_option,
    cores_option,
    json_option,
    print_json,
    read_game,
    read_seats,
    seed_option,
    write_json,
)
from prestol.cli.printer import Printer
from prestol.cli.progress import progress_bar
from prestol.cli.speech import Speech


@verb()
@click.argument("game")
@all_of(
    option("--what", metavar="NAME"),
    option("--generations", type=Whole(1), default=60, metavar="N"),
    option("--games", type=Whole(1), default=144, metavar="N", help="option-tune-games"),
    option("--population", type=Whole(4), default=16, metavar="N"),
    option("--spread", type=click.FloatRange(0.001, 10), default=0.2, metavar="X"),
    seed_option,
    cores_option,
    content_option,
    json_option,
    option("--out", metavar="FILE"),
    lang_option,
)
@click.pass_obj
def tune(
    speech: Speech,
    game: str,
    what: str | None,
    generations: int,
    games: int,
    population: int,
    spread: float,
    seed: str | None,
    cores: int | None,
    content: str | None,
    as_json: bool,
    out: str | None,
) -> int:
    from prestol import lab  # not for `--help`

    opened = read_game(speech, game, content)
    if out is not None:
        check_writable(speech, out)
    setting = lab.setting(game, read_seats(speech, opened, None), "1" if seed is None else seed, None, content)
    wanted = what or next(iter(opened.tunings), "")
    plan = lab.Plan(setting, wanted, generations, games, population, spread, cores or lab.cores_at_hand())
    with progress_bar(speech, generations * population * games) as step:
        done = lab.tune(plan, step)
    document = lab.tuning_document(done)
    if out is not None:
        write_json(speech, out, document)
    if as_json:
        print_json(document)
    else:
        print_tuning(speech, document)
    return OK if done.generations == generations else INTERRUPTED


def print_tuning(speech: Speech, document: dict[str, Any]) -> None:
    printer = Printer(speech)
    title = speech.say(f"{document['game']}-name")
    printer.say("cli-tune-title", title=title, what=document["what"], generations=document["generations"])
    key = "cli-tune-surprise" if document["judges"] else "cli-tune-shares"
    before, after = (printer.estimate(document[name], 3) for name in ("before", "after"))
    printer.say(key, before=before, after=after)
    printer.raw(str(document["weights"]))
