"""What a measurement leaves behind: figures for a person to read and for a later measurement to be compared with."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

FORMAT = 1
RESULTS = Path(__file__).resolve().parent / "results"


WIDTH = 130


@dataclass(frozen=True)
class Figure:
    """One measured thing: the median of its trials and their range."""

    subject: str
    measure: str
    unit: str
    value: float
    low: float
    high: float
    ratio: float | None = None
    """Times the yardstick, the median over rounds in which both were measured side by side."""

    @property
    def key(self) -> tuple[str, str]:
        return self.subject, self.measure


GOALS: dict[tuple[str, str], tuple[str, Callable[[Figure], bool]]] = {
    ("tsar compiled", "random play"): ("at least 25 x", lambda figure: (figure.ratio or 0) >= 25),
    ("tsar interpreted", "random play"): ("at least 4 x", lambda figure: (figure.ratio or 0) >= 4),
    ("tsar compiled", "clone"): ("at most 2 us", lambda figure: figure.value <= 2),
    ("tsar compiled", "saved state"): ("at most 1,000", lambda figure: figure.high <= 1000),
    ("tsar compiled", "search"): ("at least 8,000", lambda figure: figure.value >= 8000),
    ("ivan compiled", "random play"): ("at least 10 x", lambda figure: (figure.ratio or 0) >= 10),
    ("ivan interpreted", "random play"): ("at least 1.5 x", lambda figure: (figure.ratio or 0) >= 1.5),
    ("ivan compiled", "clone"): ("at most 5 us", lambda figure: figure.value <= 5),
    ("ivan compiled", "saved state"): ("at most 3,000", lambda figure: figure.high <= 3000),
    ("ivan compiled", "search, by budget"): ("at least 8,000", lambda figure: figure.value >= 8000),
    ("ivan compiled", "game of rule bots"): ("under 12 ms", lambda figure: figure.value < 12_000),
    ("rurik compiled", "random play"): ("at least 15 x", lambda figure: (figure.ratio or 0) >= 15),
    ("rurik interpreted", "random play"): ("at least 1.5 x", lambda figure: (figure.ratio or 0) >= 1.5),
    ("rurik compiled", "clone"): ("at most 4 us", lambda figure: figure.value <= 4),
    ("rurik compiled", "saved state"): ("at most 3,000", lambda figure: figure.high <= 3000),
    ("rurik compiled", "search"): ("at least 3,000", lambda figure: figure.value >= 3000),
    ("rurik compiled", "game of rule bots"): ("under 60 ms", lambda figure: figure.value < 60_000),
    ("smuta compiled", "random play"): ("at least 12 x", lambda figure: (figure.ratio or 0) >= 12),
    ("smuta compiled", "clone"): ("at most 8 us", lambda figure: figure.value <= 8),
    ("smuta compiled", "saved state"): ("at most 8,000", lambda figure: figure.high <= 8000),
    ("smuta compiled", "search"): ("at least 1,000", lambda figure: figure.value >= 1000),
    ("smuta compiled", "game of rule bots"): ("under 1 s", lambda figure: figure.value < 1_000_000),
    ("processes", "simulate, memory of the largest process"): ("under 60 MB", lambda figure: figure.high < 60),
    ("processes", "simulate, two cores over one"): ("at least 1.8", lambda figure: figure.value >= 1.8),
    ("processes", "make terminal to the first question"): ("under 2 s", lambda figure: figure.value < 2),
    ("server", "move to every seat's view, p99"): ("under 150 ms", lambda figure: figure.value < 150),
    ("server", "errors"): ("none", lambda figure: figure.value == 0),
    ("server", "memory of a live table, after play"): ("under 300 kB", lambda figure: figure.value < 300),
    ("server", "cold start, new database"): ("under 2 s", lambda figure: figure.value < 2),
    ("server", "open a table of 200 moves"): ("under 300 ms", lambda figure: figure.high < 300),
    ("server", "first load of a table, everything"): ("under 200 kB", lambda figure: figure.value < 200),
}
"""What the games and the server must reach."""


def commit() -> str:
    """The commit that is checked out, marked if files have been changed since."""
    told = subprocess.run(
        ["git", "describe", "--always", "--dirty", "--abbrev=10", "--exclude=*"],
        cwd=RESULTS.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    return told.stdout.strip() or "unknown"


def machine() -> dict[str, Any]:
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": platform.platform(terse=True),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
    }


def write(path: Path, figures: list[Figure], facts: dict[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    record = {
        "format": FORMAT,
        "commit": commit(),
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": machine(),
        "facts": facts,
        "figures": [asdict(figure) for figure in figures],
    }
    path.write_text(json.dumps(record, indent=1) + "\n")


def read(path: Path) -> dict[tuple[str, str], Figure]:
    """The figures of an earlier measurement."""
    try:
        record = json.loads(path.read_text())
        if record["format"] != FORMAT:
            raise SystemExit(f"{path} has format {record['format']}, this program reads {FORMAT}.")
        figures = [Figure(**figure) for figure in record["figures"]]
    except OSError as error:
        raise SystemExit(f"{path} cannot be read: {error.strerror}.") from None
    except (ValueError, KeyError, TypeError):
        raise SystemExit(f"{path} is not a measurement of make bench.") from None
    return {figure.key: figure for figure in figures}


def show(figures: list[Figure], title: str = "medians; rates scaled to the calibration loop") -> None:
    table = Table("subject", "measure", title=title, title_justify="left")
    for head in ("figure", "range", "x catanatron", "goal"):
        table.add_column(head, justify="right")
    for figure in figures:
        table.add_row(
            figure.subject,
            figure.measure,
            f"{number(figure.value)} {figure.unit}",
            f"{number(figure.low)} - {number(figure.high)}",
            f"{figure.ratio:.2f}" if figure.ratio is not None else "",
            verdict(figure),
        )
    Console(width=WIDTH).print(table)


def verdict(figure: Figure) -> str:
    """What the figure is meant to reach, and whether it does."""
    if figure.key not in GOALS:
        return ""
    text, reached = GOALS[figure.key]
    return f"{text}: {'yes' if reached(figure) else 'NO'}"


def compare(old: Path, new: Path) -> None:
    """Show how the figures of one measurement differ from those of another."""
    before, after = read(old), read(new)
    table = Table("subject", "measure", title=f"{old.name} -> {new.name}", title_justify="left")
    for head in ("before", "after", "change", ""):
        table.add_column(head, justify="right")
    for key, now in after.items():
        if key in before:
            was = before[key]
            change = now.value / was.value - 1
            apart = now.low > was.high or now.high < was.low
            mark = "ranges apart" if apart else ""
            table.add_row(*key, number(was.value), number(now.value), f"{change:+.1%}", mark)
    Console(width=WIDTH).print(table)


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
