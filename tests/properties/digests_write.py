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
GAMES_PLAYED, LONG = 12, {"smuta": 3}
"""Games in a digest: fewer where each has more than a thousand positions."""
SHARE = 3
"""The first in so many of them have a digest of their own, for the interpreted form, in which they take long."""
CASES = [(id, seats) for id in GAMES for seats in prestol.game(id).seat_counts]


def played(id: str, whole: bool) -> int:
    """How many games a digest is made of."""
    count = LONG.get(id, GAMES_PLAYED)
    return count if whole else count // SHARE


def name_of(id: str, seats: int, whole: bool) -> str:
    return f"{id}-{seats}" if whole else f"{id}-{seats}-first"


def digest(id: str, seats: int, whole: bool) -> str:
    """A hash over every position of some games: data, steps, luck, news, lists of moves and a redeal.

    The content's own hash stays out, so that a figure that rules do not read may be changed without a new digest.
    """
    hashed = hashlib.sha256()
    for seed in range(played(id, whole)):
        for state in walk(Table(id, seats, {}, seed)):
            position = [
                state.data(),
                [write_step(step) for step in state.stack],
                state.luck.data(),
                state.told,
                [state.legal(seat) for seat in range(seats)],
                state.redeal(seed % seats, prestol.stream(seed)).data(),
            ]
            hashed.update(msgspec.json.encode(position))
        result = state.result()
        hashed.update(msgspec.json.encode([result.places, result.scores, result.breakdown, result.tie]))
    return hashed.hexdigest()[:32]


def write(ids: list[str]) -> None:
    """Renew the digests of these games, and leave the others alone."""
    kept = msgspec.json.decode(DIGESTS.read_bytes(), type=dict[str, str])
    for id, seats in CASES:
        if id in ids:
            kept |= {name_of(id, seats, whole): digest(id, seats, whole) for whole in (True, False)}
    DIGESTS.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=2) + b"\n")


if __name__ == "__main__":
    write(sys.argv[1:])
