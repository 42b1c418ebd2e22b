"""`prestol backup` and `prestol restore`: everything that a server stores, in one file, while it runs."""

from __future__ import annotations

import sys
from typing import Any

import click

from prestol.cli.app import OK, lang_option, option, verb
from prestol.cli.arguments import all_of, json_option, print_json
from prestol.cli.speech import Speech
from prestol.engine.errors import PrestolError
from prestol.server import backup_store, read_settings, restore_store

database_option = option("--database", metavar="URL", help="option-database")


@verb()
@click.argument("file")
@all_of(database_option, json_option, lang_option)
@click.pass_obj
def backup(speech: Speech, file: str, database: str | None, as_json: bool) -> int:
    report(speech, "cli-backup-done", file, backup_store(url_of(database), file), as_json)
    return OK


@verb()
@click.argument("file")
@all_of(database_option, option("--yes", "sure", is_flag=True), json_option, lang_option)
@click.pass_obj
def restore(speech: Speech, file: str, database: str | None, sure: bool, as_json: bool) -> int:
    def consent(tables: int) -> bool:
        """Existing tables are lost only if the user agrees."""
        if sure:
            return True
        if not sys.stdin.isatty():
            raise PrestolError(speech.say("cli-restore-unsure", tables=tables))
        return click.confirm(speech.say("cli-restore-sure", tables=tables), err=True)

    report(speech, "cli-restore-done", file, restore_store(url_of(database), file, consent), as_json)
    return OK


def url_of(database: str | None) -> str:
    return read_settings(database=database).database


def report(speech: Speech, key: str, file: str, done: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print_json({"file": file, **done})
    else:
        counts = {name: done[name] for name in ("people", "tables", "entries")}
        click.echo(speech.say(key, file=file, **counts))
