"""Refusals: every move that is not offered is refused by the rule that forbids it, whatever it names."""

from __future__ import annotations

import pytest

import prestol
from prestol.games.rurik.moves import BUILD, DEED, PLACE, SCHEME, TAX
from tests.games.rurik.table import at_turn, position, refused, say, with_points

KIEV = {"leader": "boris", "at": "kiev", "troops": {"kiev": 2}}
VOLYN = {"leader": "maria", "at": "volyn"}


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("scheme build_paid", "RUR-ACT-07"),
        ("scheme tax_a", "RUR-ADD-01"),
        ("deed generous_prince", "RUR-ADD-03"),
        ("deed grand_hunter", "RUR-ADD-03"),
        ("deed hoard", "RUR-ADD-03"),
        ("convert muster wood wood", "RUR-ADD-06"),
        ("convert build fish wood", "RUR-ADD-07"),
        ("convert build wood ore", "RUR-ADD-06"),
        ("tax kiev none", "RUR-TAX-02"),
        ("build church kiev", "RUR-BLD-02"),
        ("push 2 troop volyn", "RUR-LDR-07"),
        ("act tax 1", "RUR-ACT-01"),
        ("finish", "RUR-ACT-02"),
    ],
)
def test_before_the_main_action(words: str, rule: str) -> None:
    mine = {"hand": ["build_paid"], "deeds": ["generous_prince", "grand_hunter"], "goods": {"wood": 1}, "coins": 0}
    state = at_turn(KIEV | mine | {"converted": ["muster"]}, VOLYN, token=1)
    assert refused(state, words) == rule


def test_each_kind_of_additional_action_comes_once_in_a_turn() -> None:
    mine = {
        "hand": ["coins_a", "coins_b"],
        "deeds": ["hoard", "trade_route"],
        "goods": {"wood": 6, "ore": 2, "fish": 2},
    }
    state = at_turn(KIEV | mine, VOLYN)
    say(state, "convert build wood ore", "deed trade_route", "pay wood ore fish", "scheme coins_a")
    assert refused(state, "convert muster fish wood") == "RUR-ADD-06"
    assert refused(state, "deed hoard") == "RUR-ADD-03"
    assert refused(state, "scheme coins_b") == "RUR-ADD-01"


@pytest.mark.parametrize("move", [(TAX, 40, 0), (BUILD, 0, 40), (SCHEME, 90), (DEED, 90), (TAX,), (99,), ()])
def test_what_names_nothing_is_refused(move: tuple[int, ...]) -> None:
    state = at_turn(KIEV, VOLYN)
    with pytest.raises(prestol.IllegalMove):
        state.play(0, move)


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("move troop kiev azov", "RUR-R-07"),
        ("move leader volyn kiev", "RUR-MOV-01"),
        ("move leader-and-1 kiev volyn", "RUR-LDR-02"),
        ("send troop kiev rostov", "RUR-MOV-01"),
    ],
)
def test_while_figures_move(words: str, rule: str) -> None:
    assert refused(with_points({"move": 2}, KIEV, VOLYN), words) == rule


def test_a_figure_is_sent_once() -> None:
    state = with_points({"anywhere": 2}, KIEV, VOLYN)
    say(state, "send troop kiev rostov")
    assert refused(state, "send troop rostov smolensk") == "RUR-R-41"
    assert refused(state, "send troop polotsk smolensk") == "RUR-MOV-01"


def test_a_troop_that_is_not_there_is_not_mustered() -> None:
    full = {"leader": "boris", "troops": {"kiev": 12}}
    assert refused(with_points({"muster": 1}, full, VOLYN), "muster troop kiev") == "RUR-MUS-03"


@pytest.mark.parametrize("move", [(PLACE, 9, 0, 0), (PLACE, 0, 9, 0), (PLACE, 2, 0, 0)])
def test_advisors_who_are_not_there_are_not_placed(move: tuple[int, ...]) -> None:
    for seat in range(2):
        state = position({}, {}, phase="strategy", turn=seat)
        with pytest.raises(prestol.IllegalMove):
            state.play(seat, move)


def test_free_moves_of_another_players_turn_are_refused() -> None:
    state = position({}, {}, phase="strategy")
    assert refused(state, "tax kiev none") == "RUR-ACT-06"
