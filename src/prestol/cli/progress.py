"""A progress bar on standard error, for people only."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

from prestol.cli.speech import Speech, is_terminal


@contextmanager
def progress_bar(speech: Speech, games: int) -> Iterator[Callable[[int], object]]:
    """Shows how many games are done, where somebody is there to see it; gives the function that moves it on."""
    if not is_terminal(sys.stderr):
        yield lambda games: None
        return
    with click.progressbar(length=games, label=speech.help("progress"), file=sys.stderr, show_pos=True) as bar:
        yield bar.update
