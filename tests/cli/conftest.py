"""The command as a person calls it: arguments, typed lines, what is printed, the exit code."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from prestol.cli.app import run

Call = Callable[..., "Said"]


class Said(NamedTuple):
    """How a call ended."""

    code: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def quiet_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No language, colour or folder of the machine the tests run on has a say."""
    for name in (
        "PRESTOL_LANG",
        "PRESTOL_DEBUG",
        "LC_ALL",
        "LC_MESSAGES",
        "LC_CTYPE",
        "FORCE_COLOR",
        "PYTHONIOENCODING",
    ):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    """Call the command in this process."""

    def called(*args: str, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run(list(args))
        captured = capsys.readouterr()
        return Said(code, captured.out, captured.err)

    return called


def command(*args: str) -> list[str]:
    return [sys.executable, "-m", "prestol.cli", *args]


def in_process(*args: str, typed: str = "", **environ: str) -> subprocess.CompletedProcess[bytes]:
    """Call the command in a process of its own."""
    return subprocess.run(
        command(*args), input=typed.encode(), capture_output=True, check=False, timeout=120, env=os.environ | environ
    )


@pytest.fixture(autouse=True)
def ctrl_c_is_heard() -> Iterator[None]:
    """Where the tests themselves run in the background, they and all they start would be deaf to it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
