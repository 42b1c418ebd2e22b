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


MANY = KIEV | {"hand": ["tax_a"], "coins": 9, "goods": {"wood": 3, "fish": 3}, "buildings": {"kiev": ["market"]}}


@pytest.mark.parametrize(
    ("deed", "words", "rule"),
    [
        ("honorable_prince", "discard tax_b", "RUR-ADD-01"),
        ("reward_laborers", "pay fur wood", "RUR-ADD-03"),
        ("reward_laborers", "pay wood", "RUR-ADD-03"),
        ("hoard", "spend fur", "RUR-DC-13"),
        ("peace_maker", "remove troop volyn", "RUR-R-39"),
        ("retire_veterans", "remove leader rostov", "RUR-R-39"),
        ("new_beginning", "demolish church kiev", "RUR-DC-17"),
        ("new_beginning", "demolish market volyn", "RUR-DC-17"),
    ],
)
def test_while_a_deed_is_paid(deed: str, words: str, rule: str) -> None:
    state = at_turn(MANY | {"deeds": [deed]}, VOLYN | {"buildings": {"volyn": ["market"]}})
    say(state, f"deed {deed}")
    assert refused(state, words) == rule
    assert refused(state, "end") == state.rule_now()


@pytest.mark.parametrize(
    ("points", "before", "words", "rule"),
    [
        ({"look": 2}, ["deck left"], "take deed", "RUR-SCH-01"),
        ({"look": 3}, ["deck left", "take muster_a"], "on-top muster_a", "RUR-SCH-01"),
        ({"take_deed": 1}, [], "pick generous_prince", "RUR-CLM-11"),
        ({"build": 1}, ["build church kiev"], "drive-out 3", "RUR-BLD-06"),
        ({"token": 1}, [], "end", "RUR-SCH-03"),
    ],
)
def test_in_the_middle_of_an_action(points: dict[str, int], before: list[str], words: str, rule: str) -> None:
    theirs = {"leader": "maria", "at": "volyn", "troops": {"kiev": 1}}
    cards = ["muster_a", "muster_b", "move_1"]
    row = ["hoard", "trade_route", "market_day"]
    state = with_points(
        points, KIEV, theirs, {"leader": "agatha"}, left=cards, deed_row=row, rebels={"kiev": "rebel_01"}
    )
    say(state, *before)
    assert refused(state, words) == rule


@pytest.mark.parametrize("words", ["push 1 troop volyn", "push 3 troop volyn", "push 2 leader volyn"])
def test_predslava_pushes_only_who_is_there(words: str) -> None:
    mine = KIEV | {"leader": "predslava"}
    state = at_turn(mine, VOLYN | {"troops": {"kiev": 1}}, {"leader": "agatha"})
    assert refused(state, words) == "RUR-LDR-07"


def test_nobody_is_rescued_out_of_play() -> None:
    state = at_turn({"leader": "boris"}, VOLYN)
    say(state, "act muster 1")
    assert refused(state, "rescue azov") == "RUR-R-07"
    assert refused(state, "finish") == "RUR-ACT-09"


def test_of_two_equal_advisors_the_first_is_placed() -> None:
    state = position({}, {}, phase="strategy", round=3)
    assert refused(state, "place adv_2b tax 0") == "RUR-STR-04"
    say(state, "place adv_2a tax 0", "place adv_1 tax 0", "place adv_2b move 0")


def test_a_game_that_is_not_over_has_no_result() -> None:
    with pytest.raises(ValueError, match="not over"):
        position({}, {}, phase="strategy").result()
