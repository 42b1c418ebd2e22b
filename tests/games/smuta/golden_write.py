"""Writes golden games and fixed positions: `PYTHONPATH=src python -m tests.games.smuta.golden_write`.

Games that are there are left alone. With `--again` all are written again, because rules, content or the saved form have
changed; say why in the commit.
"""

from __future__ import annotations

import json
import sys
from itertools import islice
from pathlib import Path

import prestol
from prestol.engine.state import State
from tests.games.golden import Tables, kinds_of, play, with_busy, write_missing
from tests.games.perft import perft
from tests.games.smuta.table import OTHER_READINGS, SLOW_REIGN, busy_move, busy_walk

FOLDER = Path(__file__).parent / "golden"
PERFT = Path(__file__).parent / "perft.json"
SEATS = (2, 3, 4, 5)
TABLES: Tables = {f"{seats}-random": (["random"] * seats, {}) for seats in SEATS}
TABLES |= {f"{seats}-options": (["random"] * seats, OTHER_READINGS) for seats in (2, 4)}
MOST_RARE = 400
"""So many games are tried to find those with rare moves."""
AFTER = (25, 140, 300, 450)
"""Moves made by busy players before a fixed position."""
DEEPEST, MOST_WAYS = 5, 1500
make_player = with_busy(busy_move)


def write_rare() -> None:
    """Add games of two busy players until there is every kind of move."""
    missing = {kind.name for kind in prestol.game("smuta").notation.kinds}
    missing -= {kind for path in FOLDER.glob("*.jsonl") for kind in kinds_of(path.read_text(encoding="utf-8"))}
    for number in range(MOST_RARE):
        if not missing:
            return
        name = f"2-rare-{number}"
        text = play("smuta", name, {name: (["busy"] * 2, SLOW_REIGN)}, make_player)
        found = kinds_of(text) & missing
        if found:
            (FOLDER / f"{name}.jsonl").write_text(text, encoding="utf-8")
            print(f"wrote {name}.jsonl, for {', '.join(sorted(found))}")
            missing -= found
    raise SystemExit(f"No game was found with {', '.join(sorted(missing))}.")


def fixed(seats: int, after: int) -> State:
    """The position that busy players have reached after so many moves."""
    return next(islice(busy_walk(seats, "perft", SLOW_REIGN), after, None))


def ways(state: State) -> list[int]:
    """The ways to go on for one move, for two, and so on, as long as there are not too many."""
    counts = [perft(state, 1)]
    while len(counts) < DEEPEST and counts[-1] < MOST_WAYS:
        counts.append(perft(state, len(counts) + 1))
    return counts


def write_perft() -> None:
    found = {f"{seats}-{after}": ways(fixed(seats, after)) for seats in SEATS for after in AFTER}
    lines = [f"  {json.dumps(name)}: {json.dumps(counts)}" for name, counts in found.items()]
    PERFT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def write(again: bool) -> None:
    if again:
        for path in FOLDER.glob("*.jsonl"):
            path.unlink()
    write_missing("smuta", TABLES, FOLDER, make_player)
    write_rare()
    if again or not PERFT.exists():
        write_perft()


if __name__ == "__main__":
    write("--again" in sys.argv[1:])
