"""Described positions: what is built, and what is refused with a reason."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from tests.games.duel.field import duel, fight, offers

HANDS: tuple[dict[str, int], dict[str, int]] = ({"sabre": 1}, {"shield": 1})


def test_a_position_is_what_its_description_says() -> None:
    state = fight(
        {"sabre": 2}, {"mace": 1}, used={"kvas": 3}, bout=3, turn=1, actions=1, strength=(4, 5), courage=(0, 2)
    )
    seen = state.view(0)
    assert (seen["bout"], seen["turn"], seen["waiting"]) == (3, 1, [1])
    assert (seen["strength"], seen["courage"]) == ([4, 5], [0, 2])
    assert (seen["hand"], seen["used"], seen["deck_size"]) == ([2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 3], 24)
    assert offers(state, 1) == ["done", "breathe", "strike mace"]


def test_a_position_plays_on_and_is_saved_like_any_other() -> None:
    state = fight(*HANDS, seed="luck", options={"even_lots": True})
    assert prestol.load(prestol.dump(state)) == state
    state.playout(prestol.stream(1))
    assert state.over


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"hands": ({"sword": 1}, {})}, "There is no card 'sword'; known are sabre, mace"),
        (
            {"hands": ({"sabre": 5}, {"sabre": 4})},
            "impossible: the cards of kind 0 do not add up to 8.",
        ),
        ({"hands": ({"sabre": -1}, {})}, "cannot be read"),
        ({"hands": ({},)}, "cannot be read"),
        ({"hands": "all"}, "cannot be read"),
        ({"used": {"kvas": 4}}, "the cards of kind 5 do not add up to 3"),
        ({"bout": 0}, "cannot be read"),
        ({"bout": 5}, "there is no bout 5"),
        ({"turn": 2}, "cannot be read"),
        ({"phase": "feast"}, "cannot be read"),
        ({"strength": (0, 3)}, "a champion without strength has fallen"),
        ({"strength": (9, 3)}, "seat 0 has less strength or courage than none, or more than it began with"),
        ({"courage": (3, 4)}, "seat 1 has less strength or courage than none, or more than it began with"),
        ({"colour": "red"}, "cannot be read"),
        ({"seed": ""}, "A seed is a whole number"),
        ({"options": {"pace": True}}, "There is no option 'pace'"),
    ],
)
def test_an_impossible_position_is_refused(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(prestol.PrestolError) as caught:
        duel().position({"hands": HANDS, **changes})
    assert complaint in str(caught.value)
    assert str(caught.value).endswith(".")
