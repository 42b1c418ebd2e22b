"""`make fuzz`: count messages and calls, half over sockets, half over HTTP; exit 1 at the first fault."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.server.fuzz.attack import attack


def main() -> int:
    parser = argparse.ArgumentParser(prog="fuzz", description=__doc__)
    parser.add_argument("--count", type=int, default=1_000_000, help="messages and calls together (default 1,000,000)")
    parser.add_argument("--seed", default="1", help="another seed, other messages (default 1)")
    parser.add_argument("--database", default="", help="a PostgreSQL to use instead of a SQLite file")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="prestol-fuzz-") as folder:
        told = asyncio.run(attack(Path(folder), given.count, given.seed, given.database))
    print(told.sentence())
    for fault in told.faults[:10]:
        print(fault, file=sys.stderr)
    return 1 if told.faults else 0


if __name__ == "__main__":
    sys.exit(main())
