"""`prestol balance`: what the things of a game, its seats and the order of turns are worth."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from prestol.cli.app import INTERRUPTED, OK, lang_option, option, verb
from prestol.cli.arguments import (
    Whole,
    all_of,
    as_started,
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
    seed_option,
    write_json,
)
from prestol.cli.printer import Printer
from prestol.cli.progress import progress_bar
from prestol.cli.speech import Speech
from prestol.engine.errors import PrestolError
from prestol.engine.game import Game

GAMES = 400
SHOWN = 20
"""Changes between two contents that are printed; the others are in the document."""


@verb()
@click.argument("game")
@all_of(
    option("--seats", "counts", metavar="N,.."),
    option("--bot", metavar="NAME"),
    option("--games", type=Whole(1), default=GAMES, metavar="N", help="option-balance-games"),
    option("--gifts", type=Whole(0), default=0, metavar="N"),
    seed_option,
    cores_option,
    options_option,
    content_option,
    option("--against", metavar="DIR"),
    json_option,
    option("--out", metavar="FILE"),
    option("--html", metavar="FILE"),
    lang_option,
)
@click.pass_obj
def balance(
    speech: Speech,
    game: str,
    counts: str | None,
    bot: str | None,
    games: int,
    gifts: int,
    seed: str | None,
    cores: int | None,
    pairs: tuple[str, ...],
    content: str | None,
    against: str | None,
    as_json: bool,
    out: str | None,
    html: str | None,
) -> int:
    from prestol import lab  # not for `--help`

    opened = read_game(speech, game, content)
    contents = [content] if against is None else [content, against]
    [name] = read_names(opened, bot or ("rule" if opened.advice else "random"))[:1]
    seats = read_counts(speech, opened, counts)
    for file in (out, html):
        if file is not None:
            check_writable(speech, file)
    documents = []
    with progress_bar(speech, (games + gifts) * len(seats) * len(contents)) as step:
        for one in contents:
            setting = lab.setting(game, seats[0], "balance" if seed is None else seed, read_pairs(speech, pairs), one)
            done = lab.measure_balance(setting, seats, name, games, gifts, cores or lab.cores_at_hand(), step)
            documents.append(lab.balance_document(done))
            if done.interrupted:
                break
    document = documents[0]
    if len(documents) > 1:
        document["against"] = {
            "content": documents[1]["content"],
            "tables": documents[1]["tables"],
            "changes": lab.balance_changes(*documents),
        }
    document["command"] = command_line(
        "balance",
        game,
        seats=",".join(map(str, seats)),
        bot=name,
        games=games,
        gifts=gifts or None,
        seed=document["seed"],
        option=list(pairs),
        content=content,
        against=against,
    )
    if out is not None:
        write_json(speech, out, document)
    if html is not None:
        write_page(speech, html, lab.balance_page(document, opened, speech.text))
    if as_json:
        print_json(document)
    else:
        print_balance(speech, opened, document)
    return INTERRUPTED if done.interrupted else OK


def read_counts(speech: Speech, game: Game, given: str | None) -> list[int]:
    """The numbers of seats to play at; by default all that the game has."""
    if given is None:
        return list(game.seat_counts)
    known = {str(count): count for count in game.seat_counts}
    wanted = [word.strip() for word in given.split(",")]
    for word in wanted:
        if word not in known:
            raise PrestolError(speech.say("cli-wrong-seats", seats=word, counts=game.seat_range()))
    return [known[word] for word in dict.fromkeys(wanted)]


def write_page(speech: Speech, file: str, page: str) -> None:
    try:
        Path(file).write_text(page, encoding="utf-8")
    except OSError as error:
        raise PrestolError(speech.say("cli-unwritable", file=file, why=error.strerror or str(error))) from None


def print_balance(speech: Speech, game: Game, document: dict[str, Any]) -> None:
    printer = Printer(speech)
    printer.say("cli-balance-title", title=speech.say(f"{game.id}-name"), bot=document["bot"])
    if not document["tables"]:
        printer.say("cli-none-finished")
        return
    printer.say("cli-balance-about")
    for table in document["tables"]:
        printer.line()
        printer.say("cli-balance-table", **{name: table[name] for name in ("seats", "games", "gifts")})
        print_turns(printer, table)
        print_moves(printer, table)
        for kind in dict.fromkeys(row["kind"] for row in table["things"]):
            print_things(printer, game, kind, [row for row in table["things"] if row["kind"] == kind])
    if "against" in document:
        print_changes(printer, game, document["against"])
    printer.say("cli-again")
    printer.raw("  " + as_started(document["command"]))


def print_turns(printer: Printer, table: dict[str, Any]) -> None:
    """Victories by the order of the first turns; seats are symmetric in most games, so they would say nothing."""
    rows = [[str(row["turn"]), printer.percent(row["wins"]), printer.estimate(row["lead"])] for row in table["by_turn"]]
    printer.table([column(printer, word) for word in ("turn", "wins", "lead")], rows)
    if table["fair"] is None:
        printer.say("cli-alone")
    else:
        printer.say("cli-fair", share=printer.number(100 * table["fair"]))


def print_moves(printer: Printer, table: dict[str, Any]) -> None:
    rows = [[row["move"], str(row["offered"]), printer.percent(row["share"])] for row in table["moves"]]
    printer.line()
    printer.say("cli-balance-moves")
    printer.table([column(printer, word) for word in ("move", "offered", "chosen")], rows)


def print_things(printer: Printer, game: Game, kind: str, things: list[dict[str, Any]]) -> None:
    from prestol import lab

    shown = [name for name in ("wins", "lead", "own", "worth") if any(name in row for row in things)]
    rows = []
    for row in things:
        name = lab.thing_name(printer.speech.text, game, kind, row["id"])
        rows.append([name, str(row["taken"]), *(figure(printer, row, one) for one in shown)])
    printer.line()
    printer.line(lab.kind_word(printer.speech.text, game, kind))
    printer.table([column(printer, word) for word in ("thing", "taken", *shown)], rows)


def print_changes(printer: Printer, game: Game, against: dict[str, Any]) -> None:
    from prestol import lab

    words = printer.speech.text
    printer.line()
    printer.say("cli-balance-against")
    rows = []
    for row in against["changes"][:SHOWN]:
        name = lab.thing_name(words, game, row["kind"], row["id"])
        figures = [figure(printer, row, one) for one in ("wins", "lead", "worth")]
        rows.append([name, lab.kind_word(words, game, row["kind"]), str(row["seats"]), *figures])
    printer.table(
        [column(printer, word) for word in ("thing", "kind", "players", "wins", "lead", "worth")], rows, left=2
    )


def figure(printer: Printer, row: dict[str, Any], name: str) -> str:
    if name not in row:
        return ""
    return printer.percent(row[name]) if name == "wins" else printer.estimate(row[name])


def column(printer: Printer, word: str) -> str:
    return printer.speech.say(f"cli-column-{word}")
