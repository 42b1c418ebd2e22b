"""The interpreted and the compiled form play the same games to the last bit: both are held to these digests."""

from __future__ import annotations

import msgspec
import pytest

import prestol
from tests.properties.digests_write import CASES, DIGESTS, digest, name_of


@pytest.mark.parametrize(("id", "seats"), CASES)
def test_both_forms_play_the_games_of_the_digests(id: str, seats: int) -> None:
    kept = msgspec.json.decode(DIGESTS.read_bytes(), type=dict[str, str])
    whole = prestol.COMPILED
    assert digest(id, seats, whole) == kept[name_of(id, seats, whole)], (
        f"{id} with {seats} seats is played otherwise than before; if the rules were changed on purpose, "
        f"raise their version and run `python -m tests.properties.digests_write {id}`"
    )


def test_it_is_known_which_form_runs() -> None:
    from prestol.engine import state

    assert (not str(state.__file__).endswith(".py")) == prestol.COMPILED
