"""The interpreted and the compiled form play the same games to the last bit: both are held to these digests."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec
import pytest

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


@pytest.mark.parametrize(("id", "seats"), CASES)
def test_both_forms_play_the_games_of_the_digests(id: str, seats: int) -> None:
    kept = msgspec.json.decode(DIGESTS.read_bytes(), type=dict[str, str])
    assert digest(id, seats) == kept[f"{id}-{seats}"], (
        f"{id} with {seats} seats is played otherwise than before; if the rules were changed on purpose, "
        f"raise their version and renew {DIGESTS.name}"
    )


def test_it_is_known_which_form_runs() -> None:
    from prestol.engine import state

    assert (not str(state.__file__).endswith(".py")) == prestol.COMPILED
