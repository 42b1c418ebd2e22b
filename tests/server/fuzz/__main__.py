"""`make fuzz`: count messages and calls, half over sockets, half over HTTP; exit 1 at the first fault."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.fuzz.attack import attack
from tests.server.postgres import database, postgres


def main() -> int:
    parser = argparse.ArgumentParser(prog="fuzz", description=__doc__)
    parser.add_argument("--count", type=int, default=1_000_000, help="messages and calls together (default 1,000,000)")
    parser.add_argument("--seed", default="1", help="another seed, other messages (default 1)")
    parser.add_argument("--on", choices=["sqlite", "postgres"], default="sqlite", help="on which database")
    given = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="prestol-fuzz-") as folder, place(given.on) as url:
        told = asyncio.run(attack(Path(folder), given.count, given.seed, url))
    print(f"{told.sentence()} {time.monotonic() - began:.0f} s.")
    for fault in told.faults[:10]:
        print(fault, file=sys.stderr)
    return 1 if told.faults else 0


@contextmanager
def place(kind: str) -> Iterator[str]:
    """The address of the database; empty: a file beside the log."""
    if kind == "sqlite":
        yield ""
        return
    with postgres() as server, database(server) as url:
        yield url


if __name__ == "__main__":
    sys.exit(main())
