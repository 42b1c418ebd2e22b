"""A real terminal: questions before a bare game, colours or none, the curtain between people."""

from __future__ import annotations

import os
import re
import select
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import command

if sys.platform == "win32":
    pytest.skip("needs a pseudo-terminal", allow_module_level=True)

import fcntl
import pty
import struct
import termios

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Screen:
    """The command at a pseudo-terminal of its own."""

    def __init__(self, width: int, args: tuple[str, ...], environ: dict[str, str]) -> None:
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            os.environ.update(environ)
            os.execv(sys.executable, command(*args))
        fcntl.ioctl(self.end, termios.TIOCSWINSZ, struct.pack("HHHH", 30, width, 0, 0))
        self.raw = b""
        self.seen = ""
        self.told = 0
        """How far into what was seen the tests have looked."""

    def until(self, words: str, seconds: float = 30) -> str:
        """Read on until some words appear; what came since the last ones, up to these."""
        start, end = self.told, time.monotonic() + seconds
        while words not in self.seen[start:]:
            ready, _, _ = select.select([self.end], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{words!r} did not come: {self.seen}"
            try:
                self.raw += os.read(self.end, 65536)
            except OSError:
                break
            self.seen = self.raw.decode("utf-8", "replace")
        assert words in self.seen[start:], self.seen
        self.told = self.seen.index(words, start) + len(words)
        return self.seen[start : self.told]

    def type(self, line: str) -> None:
        os.write(self.end, (line + "\n").encode())

    def close(self) -> int:
        """The exit code, after the end of the input."""
        os.write(self.end, b"\x04")
        try:
            while data := os.read(self.end, 65536):
                self.raw += data
        except OSError:
            pass
        self.seen = self.raw.decode("utf-8", "replace")
        _, status = os.waitpid(self.pid, 0)
        os.close(self.end)
        return os.waitstatus_to_exitcode(status)


@pytest.fixture
def screens(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[list[Screen]]:
    monkeypatch.delenv("COLUMNS")
    for name in ("NO_COLOR", "PYTHONUNBUFFERED"):
        monkeypatch.delenv(name, raising=False)
    opened: list[Screen] = []
    yield opened
    for screen in opened:
        screen.close()


def opened(screens: list[Screen], *args: str, width: int = 80, environ: dict[str, str] | None = None) -> Screen:
    screens.append(Screen(width, args, {"TERM": "xterm-256color"} | (environ or {})))
    return screens[-1]


def test_a_bare_call_asks_which_game(screens: list[Screen]) -> None:
    for answer, asked in (("", "3 to 6"), ("2", "2 to 4"), ("chess", "Which game?"), ("Ivan the Terrible", "2 to 4")):
        screen = opened(screens, "play")
        assert "2 Ivan the Terrible: " in screen.until("Enter: Tsar of the Hill")
        screen.type(answer)
        screen.until(asked)


def test_wrong_answers_to_the_opening_questions_are_named_and_q_leaves(screens: list[Screen]) -> None:
    screen = opened(screens, "play")
    screen.until("Enter: Tsar of the Hill")
    screen.type("99")
    screen.until("“99” is not one of the answers; q leaves.")
    screen.type("1")
    screen.until("How many players")
    screen.type("?")
    screen.until("“?” is not one of the answers")
    screen.type("q")
    assert screens.pop().close() == 0


def test_a_bare_game_asks_two_questions_and_enter_accepts(screens: list[Screen]) -> None:
    screen = opened(screens, "play", "tsar")
    screen.until("How many players, 3 to 6? Enter: 4")
    screen.type("nine")
    screen.until("How many players")
    screen.type("3")
    screen.until("Enter: Casual")
    screen.type("1")
    first = screen.until("? for help")
    assert first.count("(novice)") == 2
    screen.until("> ")


def test_colours_are_used_where_there_are_any(screens: list[Screen]) -> None:
    screen = opened(screens, "play", "--seed", "7", "--bots", "random", environ={"COLORTERM": "truecolor"})
    shown = screen.until("> ")
    assert "\x1b[1;38;2;" in shown
    assert "[A] Angela" not in shown


@pytest.mark.parametrize("environ", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_without_colours_initials_stand_in_brackets(screens: list[Screen], environ: dict[str, str]) -> None:
    screen = opened(screens, "play", "--seed", "7", "--bots", "random", environ=environ)
    shown = screen.until("> ")
    assert "[38;" not in shown and "[48;" not in shown
    assert "[B] Bernara" in shown
    if "TERM" in environ:
        assert "\x1b[" not in shown.replace("\x1b[?2004h", "")


def test_a_plain_locale_gets_ascii_and_a_sentence_about_russian(screens: list[Screen]) -> None:
    screen = opened(
        screens, "play", "--lang", "ru", "--seed", "7", "--bots", "random", environ={"LANG": "C", "NO_COLOR": "1"}
    )
    shown = screen.until("\n> ")
    assert "cannot show Cyrillic" in shown
    assert ESCAPE.sub("", shown).isascii()
    assert "+- Round 1 of 3: settling ---" in shown
    screen.type("lang ru")
    assert "cannot show Cyrillic" in screen.until("\n> ")


@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_line_is_longer_than_the_terminal(screens: list[Screen], width: int) -> None:
    screen = opened(
        screens, "play", "--lang", "ru", "--seed", "7", "--bots", "random", width=width, environ={"NO_COLOR": "1"}
    )
    shown = ESCAPE.sub("", screen.until("\n> "))
    palace = [line for line in shown.splitlines() if line.startswith(("╭", "│", "╰"))]
    assert len(palace) == 9
    assert all(len(line) <= width for line in palace)


def test_a_curtain_falls_between_two_people(screens: list[Screen]) -> None:
    screen = opened(screens, "play", "--people", "3", "--seats", "3", "--seed", "7", "--names", "Anna,Boris,Vera")
    opening = screen.until("then press Enter.")
    assert "secret goal" not in opening and "Its fingerprint:" in opening
    screen.type("")
    screen.until("\n> ")
    screen.type("1 1")
    passed = screen.until("then press Enter.")
    assert "\x1b[2J\x1b[3J" in passed
    assert "secret goal" not in passed.partition("\x1b[3J")[2]
    screen.type("")
    assert "secret goal" in screen.until("\n> ")


def test_a_closed_terminal_keeps_the_game_and_ends_well(screens: list[Screen], tmp_path: Path) -> None:
    screen = opened(screens, "play", "--seed", "7", "--bots", "random", "--seats", "3")
    screen.until("\n> ")
    screen.type("1 1")
    screen.until("\n> ")
    screens.remove(screen)
    assert screen.close() == 0
    assert "The game is saved" in screen.seen
    assert list((tmp_path / "home").rglob("*.jsonl"))
