"""The whole ordeal from the command line: `python -m tests.server.crash --kills 50`, or `make crash-test KILLS=50`."""

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
from tests.server.crash.rolling import roll
from tests.server.postgres import WATCH_AGAIN, database, own_server


def main() -> int:
    parser = argparse.ArgumentParser(prog="crash-test", description=__doc__)
    parser.add_argument("--kills", type=int, default=50, help="how often something is killed, on each database")
    parser.add_argument("--tables", type=int, default=12, help="how many tables are played at")
    parser.add_argument("--on", choices=["sqlite", "postgres", "both"], default="both", help="on which database")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6), help="for the moments of the kills")
    parser.add_argument("--rolling", type=int, default=0, help="instead, restart two servers in turn, so often in all")
    wish = parser.parse_args()
    if wish.rolling:
        restart(wish.rolling, wish.tables)
        return 0
    for kind in ("sqlite", "postgres") if wish.on == "both" else (wish.on,):
        endure(kind, wish.kills, wish.tables, wish.seed)
    return 0


def endure(kind: str, kills: int, tables: int, seed: int) -> None:
    """One ordeal on one kind of database."""
    began = time.monotonic()
    say(f"{kind}: {kills} kills, {tables} tables, seed {seed} ...")
    with tempfile.TemporaryDirectory(prefix="prestol-crash-") as folder, place(Path(folder), kind) as (url, cluster):
        ordeal = Ordeal(url, Path(folder), kills, tables, seed, cluster)
        try:
            counts = asyncio.run(ordeal.run(say))
        except BaseException:
            print(ordeal.process.log.read_text()[-5000:], file=sys.stderr)
            raise
    for name, count in sorted(counts.items()):
        print(f"  {name:<20} {count:>8}")
    say(
        f"{kind}: nothing lost, nothing twice, no false refusal, every table replays to its stored hashes "
        f"({time.monotonic() - began:.0f} s)."
    )


def restart(restarts: int, tables: int) -> None:
    """Rolling restarts of two servers on one PostgreSQL, and how long players were without one."""
    say(f"{restarts} rolling restarts, {tables} tables with {4 * tables} sockets ...")
    with tempfile.TemporaryDirectory(prefix="prestol-crash-") as folder, place(Path(folder), "postgres") as (url, _):
        gaps, counts = asyncio.run(roll(url, Path(folder), restarts, tables))
    for name, count in sorted(counts.items()):
        print(f"  {name:<20} {count:>8}")
    half, most = gaps[len(gaps) // 2], gaps[int(0.99 * len(gaps))]
    say(f"nothing lost, nothing twice; {len(gaps)} gaps, p50 {half:.2f} s, p99 {most:.2f} s, longest {gaps[-1]:.2f} s.")


@contextmanager
def place(folder: Path, kind: str) -> Iterator[tuple[str, Path | None]]:
    """The database of the ordeal, and the folder of the PostgreSQL that may be killed."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'prestol.db'}", None
        return
    with tempfile.TemporaryDirectory(prefix="prestol-pg-", ignore_cleanup_errors=True) as name:
        cluster = Path(name)
        with own_server(cluster, script=WATCH_AGAIN) as server, database(server) as url:
            yield url, cluster


def say(text: str) -> None:
    print(f"crash test: {text}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
