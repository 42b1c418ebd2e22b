"""`prestol content`: an editable copy of a game's content, and a check of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from prestol.cli.app import OK, WRONG, Spoken, VerbGroup, lang_option, print_error
from prestol.cli.arguments import all_of, as_started, command_line, json_option, print_json, read_game
from prestol.cli.printer import Printer
from prestol.cli.speech import Speech
from prestol.engine.errors import ContentError, PrestolError
from prestol.library.content import export_content, read_content

SOURCES = ("rulebook", "public", "reconstruction", "own")
"""Where a record may come from, in the order of the columns; `own` is for games of ours."""


@click.group(cls=VerbGroup)
@lang_option
def content() -> None:
    pass


@content.command(cls=Spoken)
@click.argument("game")
@click.argument("folder")
@all_of(json_option, lang_option)
@click.pass_obj
def export(speech: Speech, game: str, folder: str, as_json: bool) -> None:
    read_game(speech, game)
    written = [str(path) for path in export_content(game, Path(folder))]
    if as_json:
        print_json({"game": game, "files": written})
        return
    printer = Printer(speech)
    printer.say("cli-exported", files=len(written), folder=folder)
    printer.raw("  " + as_started(command_line("content", "check", game, folder)))
    printer.raw("  " + as_started(command_line("play", game, content=folder)))


@content.command(cls=Spoken)
@click.argument("game")
@click.argument("folder", required=False)
@all_of(json_option, lang_option)
@click.pass_obj
def check(speech: Speech, game: str, folder: str | None, as_json: bool) -> int:
    read_game(speech, game)
    if folder is not None and not Path(folder).is_dir():
        raise PrestolError(speech.say("cli-not-a-folder", folder=folder))
    try:
        opened = read_game(speech, game, folder)
    except ContentError as error:
        if as_json:
            print_json({"game": game, "ok": False, "why": speech.error(error)})
        print_error(speech.error(error))
        return WRONG
    tables = read_content(game, folder).tables
    counts, looks = counted(tables, "source"), counted(tables, "look_source")
    total = Counter(source for table in tables.values() for source in sources(table))
    if as_json:
        document = {"game": game, "ok": True, "hash": opened.content_hash, "sources": total}
        print_json({**document, "tables": counts, "looks": looks})
        return OK
    printer = Printer(speech)
    printer.say("cli-content-good", game=game, hash=opened.content_hash)
    print_sources(printer, counts)
    if looks:
        printer.say("cli-content-looks")
        print_sources(printer, looks)
    return OK


def counted(tables: dict[str, Any], field: str) -> dict[str, dict[str, int]]:
    """For each table that names its sources, how many records come from where."""
    counts = {name: dict(Counter(sources(table, field))) for name, table in tables.items()}
    return {name: row for name, row in counts.items() if row}


def print_sources(printer: Printer, counts: dict[str, dict[str, int]]) -> None:
    speech = printer.speech
    total = sum((Counter(row) for row in counts.values()), Counter())
    columns = SOURCES if total["own"] else SOURCES[:3]
    rows = [[name, *(str(row.get(source, "")) for source in columns)] for name, row in counts.items()]
    rows.append([speech.say("cli-sum"), *(str(total[source]) for source in columns)])
    printer.line()
    printer.table([speech.say("cli-column-table"), *(speech.say(f"source-{source}") for source in columns)], rows)


def sources(table: Any, field: str = "source") -> Iterator[str]:
    """Where each record of a table comes from, or with `look_source` its colours and pictures."""
    for record in table if isinstance(table, list) else [table]:
        if isinstance(record, dict) and field in record:
            yield record[field]
