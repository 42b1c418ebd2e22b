"""Streams that are closed or full, and commands that can be copied as they are printed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from prestol.cli.arguments import as_started, command_line
from tests.cli.conftest import command

RUN = "simulate tsar --games 2 --cores 1"

unix = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a shell and a device that is always full")


def in_shell(line: str, redirection: str) -> subprocess.CompletedProcess[str]:
    """The command with a redirection of the shell."""
    words = ["sh", "-c", f'exec "$@" {redirection}', "sh", *command(*line.split())]
    return subprocess.run(words, capture_output=True, text=True, encoding="utf-8", check=False, timeout=60)


@unix
@pytest.mark.parametrize(
    ("line", "redirection", "sentence"),
    [
        (RUN, ">&-", "Standard output is closed"),
        ("play --lang ru", ">&-", "Стандартный вывод закрыт"),
        ("play", "<&-", "Standard input is closed"),
        (RUN, ">/dev/full", "No space left on device"),
        ("version", ">/dev/full", "No space left on device"),
        ("", ">/dev/full", "No space left on device"),
        ("play --seed 7 --bots random", ">/dev/full </dev/null", "No space left on device"),
    ],
)
def test_a_stream_that_is_closed_or_full_gets_one_sentence(line: str, redirection: str, sentence: str) -> None:
    done = in_shell(line, redirection)
    assert done.returncode == 2
    assert sentence in done.stderr and done.stderr.count("\n") == 1 and done.stdout == ""


@unix
@pytest.mark.parametrize("redirection", ["<&-", "2>&-"])
def test_what_needs_no_input_and_makes_no_mistake_does_without_them(redirection: str) -> None:
    done = in_shell(RUN, redirection)
    assert done.returncode == 0 and done.stderr == "" and "2 games" in done.stdout


def test_a_printed_command_names_the_path_where_the_name_alone_would_not_be_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    line = command_line("play", resume="a b.jsonl")
    monkeypatch.setattr(sys, "argv", ["my env/bin/prestol", "play"])
    monkeypatch.setenv("PATH", str(tmp_path))
    assert as_started(line) == "'my env/bin/prestol' play --resume 'a b.jsonl'"
    known = tmp_path / ("prestol.exe" if sys.platform == "win32" else "prestol")
    known.write_text("", encoding="utf-8")
    known.chmod(0o755)
    assert as_started(line) == line == "prestol play --resume 'a b.jsonl'"
