"""Details of the Rebellion (RUR-SOL) that are easily missed."""

from __future__ import annotations

import pytest

from tests.games.rurik.table import (
    against,
    buildings,
    say,
    start,
    told,
    troops,
    with_points,
)

rule = pytest.mark.rule
AWAY = {"leader": "boris", "at": "novgorod"}


@rule("RUR-SOL-42", "RUR-R-60")
@pytest.mark.parametrize("neutral", [True, False])
def test_a_church_of_the_rebellion_drives_out_neutral_troops_whatever_a_players_may_do(neutral: bool) -> None:
    options = {"solo_church_neutral": neutral}
    rebellion = {"at": "kiev", "troops": {"kiev": 2}, "priority": "attack_move"}
    state = against(rebellion, AWAY, banner="build", neutrals=["kiev"], options=options)
    assert told(state, "neutral-converted") == [{"seat": 1, "region": 5}]
    assert "church" in buildings(state, 1)["kiev"]
    mine = {"leader": "boris", "at": "kiev", "troops": {"kiev": 2}}
    banners = {"tax": [{"seat": 1, "advisor": "adv_5"}]}
    human = with_points(
        {"build": 1}, mine, rebellion={"at": "rostov"}, neutrals=["kiev"], options=options, banners=banners
    )
    say(human, "build church kiev")
    assert troops(human) == {"kiev": 3 if neutral else 2}


@rule("RUR-SOL-22", "RUR-INF-08")
def test_the_card_on_top_is_shown_last_when_the_deck_begins_again() -> None:
    state = start(1, 3)
    while not state.over:
        state.play(state.waiting[0], state.legal(state.waiting[0])[0])
        for event in told(state, "card-on-top")[-1:]:
            assert state.view()["rebellion"]["cards"][-1] == event["card"]
    cards = state.view()["rebellion"]["cards"]
    assert len(cards) == 1 + 4 + 4 + 5 + 6
    assert len(set(cards)) == 18
    assert cards[18:] == cards[:2]


@rule("RUR-SOL-25", "RUR-R-53")
def test_a_bonus_of_an_action_that_cannot_be_carried_out_is_not_told() -> None:
    rebellion = {"at": "kiev", "uncovered": {"tax": 1}}
    idle = against(rebellion, AWAY, banner="tax", bare=["kiev"])
    assert told(idle, "idle") == [{"action": 3}]
    assert not told(idle, "bonus")
    assert told(idle, "coins-gained") == [{"seat": 1, "coins": 1}]
    state = against(rebellion, AWAY, banner="tax")
    assert told(state, "bonus") == [{"action": 3, "count": 1}]
    assert told(state, "taxed") == [{"seat": 1, "region": 5, "good": 0}]
