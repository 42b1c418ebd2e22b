"""Which language to speak, and what the terminal can show of it."""

from __future__ import annotations

import codecs
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TextIO

from prestol.engine.errors import PrestolError
from prestol.library.content import SHELF
from prestol.library.text import LANGUAGES, Text, text

LOOKALIKES = {
    '"': "“”„«»",
    "'": "’‘",
    "-": "–—−─━",
    ".": "…·",
    "*": "★☆•",
    "^": "♛",
    ">": "→▶▸≥",
    "<": "←≤",
    "x": "×✗",
    "+": "✓±┌┐└┘├┤┬┴┼╭╮╰╯╡╞╪",
    "|": "│┃",
    "=": "═",
    " ": "\u00a0",
    "N": "№",
}
STAND_INS = str.maketrans({sign: plain for plain, signs in LOOKALIKES.items() for sign in signs})
"""What a terminal without these signs shows instead; one letter for one, so that columns stay straight."""


CYRILLIC = "Престол"
COERCED = ("C.UTF-8", "C.utf8", "UTF-8")
"""What Python itself writes into LC_CTYPE where the user's locale is C."""


class Speech:
    """The words of the terminal client in the current language."""

    def __init__(self, language: str = "en") -> None:
        self.language = language

    def choose(self, language: str) -> None:
        if language not in LANGUAGES:
            raise PrestolError("fault-language", language=language, known=", ".join(LANGUAGES))
        self.language = language

    @property
    def text(self) -> Text:
        return text(self.language)

    def say(self, key: str, **args: Any) -> str:
        return self.text.say(key, **args)

    def error(self, error: PrestolError) -> str:
        return self.text.error(error)

    def help(self, key: str) -> str:
        """A line of the help. Help must appear at once, so it does without the Fluent library."""
        return help_lines(self.language).get(f"cli-help-{key}", key)


@cache
def help_lines(language: str) -> dict[str, str]:
    """The messages of help.ftl, which are all plain lines."""
    lines = (SHELF / "locale" / language / "help.ftl").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if " = " in line and not line.startswith("#"))


def asked_language(args: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language of a command line: its option, else PRESTOL_LANG, else the locale."""
    for at, word in enumerate(args):
        if word == "--lang" and at + 1 < len(args):
            return args[at + 1]
        if word.startswith("--lang="):
            return word.partition("=")[2]
    if environ.get("PRESTOL_LANG"):
        return environ["PRESTOL_LANG"]
    places = [environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)]
    return "ru" if places and places[0].lower().startswith("ru") else "en"


def plain_locale(environ: Mapping[str, str]) -> bool:
    """Whether the user's locale says explicitly that the terminal knows nothing but ASCII."""
    if environ.get("PYTHONIOENCODING") or environ.get("PYTHONUTF8"):
        return False
    places = [environ.get(name, "") for name in ("LC_ALL", "LC_CTYPE", "LANG")]
    named = [place for place in places if place and place not in COERCED]
    return bool(named) and named[0] in ("C", "POSIX")


def settle_streams(environ: Mapping[str, str]) -> None:
    """Make sure that no letter can break the output: what the terminal lacks gets a stand-in."""
    codecs.register_error("prestol", stand_in)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            plain = plain_locale(environ) and is_terminal(stream)
            stream.reconfigure(errors="prestol", **({"encoding": "ascii"} if plain else {}))
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a stream is a terminal; one that was closed before we started is missing altogether."""
    return stream is not None and stream.isatty()


def stand_in(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    wanted = error.object[error.start : error.end].translate(STAND_INS)
    return "".join(letter if letter.isascii() else "?" for letter in wanted), error.end


def can_show(letters: str) -> bool:
    """Whether the output can show these letters as they are."""
    try:
        letters.encode(getattr(sys.stdout or sys.stderr, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
