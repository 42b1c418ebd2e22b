"""The command group: commands by name, help in both languages, and one sentence for every error."""

from __future__ import annotations

import os
import re
import sys
import traceback
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, cast

import click
from click.exceptions import (
    BadOptionUsage,
    BadParameter,
    MissingParameter,
    NoArgsIsHelpError,
    NoSuchCommand,
    NoSuchOption,
)

from prestol.cli.speech import CYRILLIC, Speech, asked_language, can_show, settle_streams
from prestol.engine.errors import PrestolError

OK, FAILED, WRONG, INTERRUPTED, BROKEN = 0, 1, 2, 130, 70
"""Exit codes: all is well; a check failed; wrong usage or input; interrupted; a fault of Prestol itself."""

EXTRA = re.compile(r"Got unexpected extra arguments? \((.*)\)", re.DOTALL)
"""How click says that there are too many words."""

VERBS = {
    "play": "play",
    "serve": "serve",
    "bot": "serve",
    "companion": "companion",
    "backup": "backup",
    "restore": "backup",
    "admin": "admin",
    "simulate": "simulate",
    "arena": "arena",
    "pool": "arena",
    "balance": "balance",
    "tune": "tune",
    "replay": "records",
    "verify": "records",
    "rules": "rules",
    "content": "content",
    "games": "catalog",
    "bots": "catalog",
    "version": "catalog",
}
"""The commands in the order of the help, and the module of each."""


class HelpFormatter(click.HelpFormatter):
    """Help with its headings in the language of the user."""

    speech: Speech

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or self.speech.help("usage") + " ")

    def write_heading(self, heading: str) -> None:
        super().write_heading(self.speech.help(f"heading-{heading.lower()}"))


class Context(click.Context):
    """Knows the language through its object, the speech."""

    def make_formatter(self) -> click.HelpFormatter:
        formatter = HelpFormatter(width=self.terminal_width, max_width=100)
        formatter.speech = speech_of(self)
        return formatter


def speech_of(ctx: click.Context) -> Speech:
    return cast(Speech, ctx.find_root().obj)


class Option(click.Option):
    """An option whose help is looked up when it is asked for, under `cli-help-option-<name>` by default."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.key = self.help or f"option-{self.name}"

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        self.help = speech_of(ctx).help(self.key)
        return super().get_help_record(ctx)


class Spoken(click.Command):
    """A command whose help is looked up when it is asked for, under `cli-help-<name>`."""

    context_class = Context

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = speech_of(ctx).help("option-help")
        return option

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = speech_of(ctx).help(ctx.command_path.replace(" ", "-"))
        super().format_help_text(ctx, formatter)


class VerbGroup(Spoken, click.Group):
    """A group that loads its commands when they are needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(VERBS) if ctx.parent is None else super().list_commands(ctx)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if ctx.parent is None and cmd_name in VERBS:
            module = import_module(f"prestol.cli.verbs.{VERBS[cmd_name]}")
            return cast(click.Command, getattr(module, cmd_name))
        return super().get_command(ctx, cmd_name)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        path = ctx.command_path.replace(" ", "-")
        names = self.list_commands(ctx)
        with formatter.section("Commands"):
            formatter.write_dl([(name, speech_of(ctx).help(f"{path}-{name}")) for name in names])


def verb(**kwargs: Any) -> Callable[[Callable[..., Any]], click.Command]:
    """A command named after its function."""
    return click.command(cls=Spoken, **kwargs)


def option(*names: str, **kwargs: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    return click.option(*names, cls=Option, **kwargs)


def lang_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--lang`, which `run` has read already, wherever it stands."""
    return option("--lang", metavar="en|ru", expose_value=False)(command)


def show_version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    """`--version` runs the command `version`."""
    if wanted:
        ctx.invoke(cast(click.Command, prestol.get_command(ctx, "version")), as_json=False)
        ctx.exit()


@click.group(cls=VerbGroup)
@lang_option
@option("--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version)
def prestol() -> None:
    pass


def run(args: Sequence[str]) -> int:
    """Run a command line; the exit code."""
    settle_streams(os.environ)
    speech = Speech()
    try:
        code = run_aloud(speech, args)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except BrokenPipeError:
        drop_output()
        return OK  # the reader of our output, such as `head`, has closed it: that is no error
    except OSError as error:
        reveal()
        drop_output()
        return print_error(speech.say("cli-system", why=error.strerror or str(error)))


def run_aloud(speech: Speech, args: Sequence[str]) -> int:
    """Run a command line and say what is wrong with it; only what the system refuses is left to the caller."""
    try:
        choose_language(speech, args)
        if sys.stdout is None:
            raise PrestolError(speech.say("cli-no-output"))
        code = prestol.main(list(args), prog_name="prestol", standalone_mode=False, obj=speech)
        return code if isinstance(code, int) else OK
    except OSError:
        raise
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except NoArgsIsHelpError as bare:
        click.echo(bare.format_message())
        return OK
    except click.ClickException as error:
        return print_error(usage_sentence(speech, error))
    except PrestolError as error:
        reveal()
        return print_error(speech.error(error))
    except Exception as error:
        reveal()
        print_error(speech.say("cli-fault", fault=f"{type(error).__name__}: {error}"))
        return BROKEN


def reveal() -> None:
    """Show a developer where the error under way comes from."""
    if os.environ.get("PRESTOL_DEBUG") == "1":
        traceback.print_exc()


def choose_language(speech: Speech, args: Sequence[str]) -> None:
    speech.choose(asked_language(args, os.environ))
    if speech.language == "ru" and not can_show(CYRILLIC):
        speech.choose("en")
        print_error(speech.help("no-cyrillic"))


def print_error(sentence: str) -> int:
    """Say to the user what was wrong."""
    click.echo(sentence, err=True)
    return WRONG


def drop_output() -> None:
    """Discard what cannot be written, so that the end of the process does not try it again."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def usage_sentence(speech: Speech, error: click.ClickException) -> str:
    """A wrong command line in one sentence."""
    ctx = getattr(error, "ctx", None)
    path = ctx.command_path if ctx is not None else "prestol"
    if isinstance(error, NoSuchCommand):
        return speech.say("cli-no-such-verb", verb=error.command_name, path=path)
    if isinstance(error, NoSuchOption):
        return speech.say("cli-no-such-option", option=error.option_name, path=path)
    if isinstance(error, BadOptionUsage):
        key = "cli-option-bare" if "requires" in error.message else "cli-option-valued"
        return speech.say(key, option=error.option_name, path=path)
    if isinstance(error, MissingParameter) and error.param is not None:
        return speech.say("cli-missing", what=error.param.human_readable_name, path=path)
    if isinstance(error, BadParameter) and error.param is not None:
        name = error.param.opts[0] if isinstance(error.param, click.Option) else error.param.human_readable_name
        return speech.say("cli-bad-value", what=name, why=error.message)
    if extra := EXTRA.fullmatch(error.message):
        return speech.say("cli-too-many-words", words=extra[1], path=path)
    return speech.say("cli-wrong-usage", why=error.format_message(), path=path)
