"""`prestol serve` and `prestol bot`: a server of tables, and a player for one of them."""

from __future__ import annotations

import webbrowser
from contextlib import suppress
from threading import Thread

import click

from prestol.cli.app import lang_option, option, verb
from prestol.cli.arguments import Whole, all_of
from prestol.cli.speech import Speech
from prestol.server import play_bot, read_settings
from prestol.server import serve as run_server


@verb()
@option("--host", metavar="ADDRESS")
@option("--port", type=Whole(0), metavar="N")
@option("--database", metavar="URL")
@option("--open", "browse", is_flag=True)
@lang_option
@click.pass_obj
def serve(speech: Speech, host: str | None, port: int | None, database: str | None, browse: bool) -> None:
    settings = read_settings(host=host, port=port, database=database)

    def ready(address: str) -> None:
        click.echo(speech.say("cli-serve", address=f"{settings.address or address}/"))
        if browse:
            Thread(target=webbrowser.open, args=[f"{address}/"], daemon=True).start()

    with suppress(KeyboardInterrupt):  # the usual way to stop it
        run_server(settings, ready)


@verb()
@click.argument("url")
@click.argument("token")
@all_of(lang_option)
@click.pass_obj
def bot(speech: Speech, url: str, token: str) -> None:
    ending = play_bot(url, token, speech.language)
    click.echo(speech.say("cli-bot-over", ending=ending))
