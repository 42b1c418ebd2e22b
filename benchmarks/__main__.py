"""The programs behind `make bench`, `make bench-compare`, `make bench-gate` and `make bench-server`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from benchmarks import conductor, figures, gate, processes

SUBJECTS = (
    *(f"{game} {form}" for game in conductor.GAMES for form in ("compiled", "interpreted")),
    "processes",
    "peers",
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    verbs = parser.add_subparsers(required=True)
    run = verbs.add_parser("run", help="measure everything")
    run.add_argument("--trials", type=int, default=7, help="rounds of trials (default 7)")
    run.add_argument("--seconds", type=float, default=0.3, help="CPU time of a trial (default 0.3)")
    run.add_argument("--out", type=Path, help="where to store the figures (default benchmarks/results/COMMIT.json)")
    run.set_defaults(verb=measure)
    two = verbs.add_parser("compare", help="compare two measurements")
    two.add_argument("old", type=Path)
    two.add_argument("new", type=Path)
    two.set_defaults(verb=lambda given: figures.compare(given.old, given.new))
    counted = verbs.add_parser("gate", help="count instructions and compare them with the stored figures")
    counted.add_argument("--accept", action="store_true", help="store the new figures")
    counted.set_defaults(verb=lambda given: gate.check(given.accept))
    hosted = verbs.add_parser("server", help="measure the server with many live tables")
    hosted.add_argument("--tables", type=int, default=500, help="live tables of four seats (default 500)")
    hosted.add_argument("--seconds", type=float, default=30, help="how long they play (default 30)")
    hosted.add_argument("--out", type=Path, help="where to store the figures (default benchmarks/results/…)")
    hosted.set_defaults(verb=measure_server)
    hosted.add_argument("--many", type=int, default=2000, help="live tables of the steady part (default 2000)")
    hosted.add_argument("--parts", default="usual fast steady", help="which parts: usual, fast, steady (default all)")
    given = parser.parse_args()
    return given.verb(given) or 0


def measure(given: argparse.Namespace) -> None:
    whole = processes.measure_all()
    rates, facts = conductor.measure_all(given.trials, given.seconds)
    found = sorted(rates + whole, key=lambda figure: SUBJECTS.index(figure.subject))
    figures.show(found)
    path = given.out or figures.RESULTS / f"{figures.commit()}.json"
    figures.write(path, found, facts)
    print(f"Stored in {path}; compare two such files with make bench-compare A=... B=...")


def measure_server(given: argparse.Namespace) -> None:
    from benchmarks import growth, server  # need the packages of the server, which the other verbs do without

    found, facts = growth.measure(given.many, given.seconds, given.parts)
    if "usual" in given.parts:
        usual, more = server.measure(given.tables, given.seconds)
        found, facts = usual + found, {**facts, **more, "errors": {**facts["errors"], **more["errors"]}}
    figures.show(found, "the server with all its clients on this machine")
    path = given.out or figures.RESULTS / f"server-{figures.commit()}.json"
    figures.write(path, found, facts)
    print(f"Stored in {path}; errors by kind: {facts['errors'] or 'none'}.")


if __name__ == "__main__":
    sys.exit(main())
