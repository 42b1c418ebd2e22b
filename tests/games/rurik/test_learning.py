"""Who learns what by a move: what undo must ask about, and what a search may tell apart."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from prestol.engine.step import EVERYBODY
from prestol.games.rurik.state import Rurik
from tests.games.rurik.table import against, position, say, set_up, start, with_points

rule = pytest.mark.rule
KIEV: dict[str, Any] = {"leader": "mstislav", "at": "kiev", "troops": {"kiev": 2}}
THERE: dict[str, Any] = {"leader": "maria", "at": "volyn", "troops": {"kiev": 1}}


def consent(state: Rurik, words: str) -> tuple[int, ...]:
    """The seats that must agree before a move is taken back."""
    journal = prestol.Journal(state)
    journal.play(0, state.game.notation.read(words))
    offer = journal.undo_offer(0)
    assert offer is not None
    return offer.consent


@rule("RUR-INF-03")
def test_only_who_looks_learns_the_cards() -> None:
    state = with_points({"look": 3}, KIEV, THERE, {"leader": "boris"})
    say(state, "deck left")
    assert [seen for _, seen in state.fortunes] == [0b001] * 3
    assert state.learned == 0b001
    assert consent(with_points({"look": 3}, KIEV, THERE), "deck left") == (1,)


@rule("RUR-INF-01")
def test_at_setup_each_seat_learns_its_own_two_agendas() -> None:
    state = start(3, 1, {"leaders": "random"})
    assert [seen for _, seen in state.fortunes if seen in (1, 2, 4)] == [0b001] * 2 + [0b010] * 2 + [0b100] * 2


@rule("RUR-SET-07", "RUR-INF-04")
def test_nobody_learns_how_the_decks_are_halved() -> None:
    state = start(2, 1)
    assert [seen for _, seen in state.fortunes].count(0) == 14


@rule("RUR-ATK-06")
def test_all_learn_the_cards_of_a_loss_check() -> None:
    state = with_points({"attack": 1}, KIEV, THERE)
    say(state, "attack kiev 2", "deck right")
    assert [seen for _, seen in state.fortunes] == [EVERYBODY]


@rule("RUR-CLM-11")
def test_all_learn_the_deed_that_fills_the_row() -> None:
    state = with_points({"take_deed": 1}, KIEV, THERE)
    say(state, f"pick {state.game.notation.domains['deed'][state.view()['deed_row'][0]]}")
    assert [seen for _, seen in state.fortunes] == [EVERYBODY]


@rule("RUR-INF-05")
def test_what_lies_open_is_taken_back_without_asking() -> None:
    assert consent(with_points({"muster": 2}, KIEV, THERE), "muster troop kiev") == ()
    assert consent(with_points({"tax": 2}, KIEV, THERE), "tax kiev none") == ()
    assert consent(with_points({"attack": 2}, KIEV, THERE, rebels={"kiev": "rebel_01"}), "attack-rebel kiev") == ()


@rule("RUR-INF-06", "RUR-R-24", "RUR-VAR-02")
@pytest.mark.parametrize("option", [{"rebel_rewards_visible": False}, {"rebel_reward_tokens": True}])
def test_a_reward_that_nobody_knew_is_not_taken_back_without_consent(option: dict[str, bool]) -> None:
    rebel = "rebel_01" if "rebel_reward_tokens" in option else None
    state = with_points({"attack": 2}, KIEV, THERE, rebels={"kiev": rebel}, options=option)
    assert consent(state, "attack-rebel kiev") == (1,)


@rule("RUR-INF-08")
def test_a_row_of_the_bottom_card_is_learned() -> None:
    rebellion = {"at": "kiev", "cards": ["rebellion_01"]}
    state = position({"at": "rostov"}, rebellion=rebellion, phase="strategy")
    say(state, "place adv_1 tax 0")
    assert state.learned == EVERYBODY
    flipped = against({"at": "kiev"}, {"at": "rostov"}, banner="tax")
    assert flipped.learned == EVERYBODY


@rule("RUR-INF-01", "RUR-END-04")
def test_agendas_are_learned_when_the_game_is_scored() -> None:
    state = set_up(2)
    while not state.over:
        state.play(state.waiting[0], state.legal(state.waiting[0])[0])
    assert state.learned == EVERYBODY
