"""The whole ordeal from the command line: `python -m tests.server.crash --kills 50`, or `make crash-test`."""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.crash.ordeal import Ordeal
from tests.server.postgres import database, postgres


def main() -> int:
    parser = argparse.ArgumentParser(prog="crash-test", description=__doc__)
    parser.add_argument("--kills", type=int, default=50, help="how often the server is killed")
    parser.add_argument("--tables", type=int, default=12, help="how many tables are played at")
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL instead of SQLite")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6), help="for the moments of the kills")
    wish = parser.parse_args()
    began = time.monotonic()
    say(f"{wish.kills} kills, {wish.tables} tables, seed {wish.seed} ...")
    with tempfile.TemporaryDirectory(prefix="prestol-crash-") as folder, place(Path(folder), wish.postgres) as url:
        ordeal = Ordeal(url, Path(folder), wish.kills, wish.tables, wish.seed)
        try:
            counts = asyncio.run(ordeal.run(say))
        except BaseException:
            print(ordeal.process.log.read_text()[-5000:], file=sys.stderr)
            raise
    for name, count in sorted(counts.items()):
        print(f"  {name:<20} {count:>8}")
    say(f"nothing lost, nothing twice, every table replays to its stored hashes ({time.monotonic() - began:.0f} s).")
    return 0


@contextmanager
def place(folder: Path, on_postgres: bool) -> Iterator[str]:
    """The database of the ordeal."""
    if on_postgres:
        with postgres() as server, database(server) as url:
            yield url
    else:
        yield f"sqlite:///{folder / 'prestol.db'}"


def say(text: str) -> None:
    print(f"crash test: {text}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
