"""`prestol admin`: who looks after a server. It can run meanwhile."""

from __future__ import annotations

import click

from prestol.cli.app import OK, Spoken, VerbGroup, lang_option
from prestol.cli.arguments import all_of, json_option, print_json
from prestol.cli.speech import Speech
from prestol.cli.verbs.backup import database_option, url_of
from prestol.server import admins, set_admin


@click.group(cls=VerbGroup)
@lang_option
def admin() -> None:
    pass


@admin.command(cls=Spoken)
@click.argument("name")
@all_of(database_option, json_option, lang_option)
@click.pass_obj
def grant(speech: Speech, name: str, database: str | None, as_json: bool) -> int:
    return report(speech, "cli-admin-granted", set_admin(url_of(database), name, True), as_json)


@admin.command(cls=Spoken)
@click.argument("name")
@all_of(database_option, json_option, lang_option)
@click.pass_obj
def revoke(speech: Speech, name: str, database: str | None, as_json: bool) -> int:
    return report(speech, "cli-admin-revoked", set_admin(url_of(database), name, False), as_json)


def report(speech: Speech, key: str, name: str, as_json: bool) -> int:
    if as_json:
        print_json({"name": name})
    else:
        click.echo(speech.say(key, name=name))
    return OK


@admin.command("list", cls=Spoken)
@all_of(database_option, json_option, lang_option)
@click.pass_obj
def list_them(speech: Speech, database: str | None, as_json: bool) -> int:
    found = admins(url_of(database))
    if as_json:
        print_json({"admins": found})
    else:
        click.echo("\n".join(found) if found else speech.say("cli-admin-none"))
    return OK
