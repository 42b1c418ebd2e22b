"""Moves and battles under way: saved and loaded as they are, and refused where they make no sense."""

from __future__ import annotations

import json
from typing import Any

import pytest

import prestol
from prestol.games.smuta import battle_record as br
from prestol.games.smuta.parts import WAR
from prestol.games.smuta.seasons import NextPhase
from prestol.games.smuta.state import Smuta
from prestol.games.smuta.years import YearEnd
from tests.games.smuta.battlefield import field
from tests.games.speaking import asked, offers, say


def in_battle() -> Smuta:
    state = field(
        {
            "petr_basmanov": {"at": "orel", "units": {"town_streltsy": 4, "noble_cavalry": 2}},
            "ivan_bolotnikov": {"at": "tula", "units": {"foot_cossack": 4, "noble_cavalry": 2}},
        },
        dice=(6, 1, 6, 6),
    )
    state.stack[:1] = [YearEnd(), NextPhase(WAR, 1)]
    say(state, "take petr_basmanov", "go tula", "stand", "stand", "strike-first melee")
    assert asked(state) == "lose"
    return state


def test_a_battle_goes_on_after_loading() -> None:
    state = in_battle()
    again = prestol.load(prestol.dump(state))
    assert again == state
    while asked(state) in ("lose", "retreat"):
        move = min(offers(state))
        assert offers(again) == offers(state)
        say(state, move)
        say(again, move)
    assert again == state


@pytest.mark.parametrize(
    ("column", "value"),
    [
        (br.SEAT, 9),
        (br.SEAT, 2),
        (br.LEADER, 30),
        (br.SECOND, 1),
        (br.POINT, 58),
        (br.ORIGIN, -2),
        (br.DIE, 7),
        (br.ROLL, 4),
        (br.ADVANTAGE, 2),
        (br.ADVANTAGE, -1),
        (br.FIRST_IN, -1),
        (br.LOSERS, 4),
        (br.THROWN, -1),
        (br.FIRE_HALVED, -1),
        (br.LOST, 5000),
    ],
)
def test_a_damaged_battle_is_refused(column: int, value: int) -> None:
    refused(lambda fields: fields["battle"].__setitem__(column, value), "battle")


@pytest.mark.parametrize(("column", "value"), [(0, 30), (0, -1), (1, -2), (2, 32), (3, -1)])
def test_a_damaged_move_is_refused(column: int, value: int) -> None:
    refused(lambda fields: fields["moving"].__setitem__(column, value), "on the move")


@pytest.mark.parametrize("name", ["battle", "moving"])
def test_steps_of_a_battle_need_one(name: str) -> None:
    refused(lambda fields: fields[name].clear(), "battle" if name == "battle" else "on the move")


def refused(damage: Any, word: str) -> None:
    """A state with something changed in its fields is not opened."""
    saved = json.loads(prestol.dump(in_battle()))
    damage(saved["state"])
    with pytest.raises(prestol.PrestolError, match=word):
        prestol.load(json.dumps(saved))
