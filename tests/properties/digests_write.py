"""Writes the digests of games whose rules or content were changed.

`PYTHONPATH=src python -m tests.properties.digests_write smuta`
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import msgspec

import prestol
from prestol.engine.codec import write_step
from tests.properties.tables import GAMES, Table, walk

DIGESTS = Path(__file__).parent / "digests.json"
LONG = {"smuta": 3}
"""Games whose digest is made of fewer than twelve, because each has more than a thousand positions."""
CASES = [(id, seats) for id in GAMES for seats in prestol.game(id).seat_counts]


def digest(id: str, seats: int) -> str:
    """A hash over every position of some games: data, steps, luck, news, lists of moves and a redeal.

    The content's own hash stays out, so that a figure that rules do not read may be changed without a new digest.
    """
    hashed = hashlib.sha256()
    for seed in range(LONG.get(id, 12)):
        for state in walk(Table(id, seats, {}, seed)):
            whole = [
                state.data(),
                [write_step(step) for step in state.stack],
                state.luck.data(),
                state.told,
                [state.legal(seat) for seat in range(seats)],
                state.redeal(seed % seats, prestol.stream(seed)).data(),
            ]
            hashed.update(msgspec.json.encode(whole))
        result = state.result()
        hashed.update(msgspec.json.encode([result.places, result.scores, result.breakdown, result.tie]))
    return hashed.hexdigest()[:32]


def write(ids: list[str]) -> None:
    """Renew the digests of these games, and leave the others alone."""
    kept = msgspec.json.decode(DIGESTS.read_bytes(), type=dict[str, str])
    kept |= {f"{id}-{seats}": digest(id, seats) for id, seats in CASES if id in ids}
    DIGESTS.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=2) + b"\n")


if __name__ == "__main__":
    write(sys.argv[1:])
