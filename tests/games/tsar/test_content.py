"""The content of Tsar of the Hill: every count that the rulebook states, and the design of the goal cards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import prestol
from tests.games.tsar.table import AGAINST_EACH, COURTIERS, FLOORS, LEFT_OVER, PLACE_EACH, start, tsar

rule = pytest.mark.rule

PRINTED = {"goal_04", "goal_07", "goal_23", "goal_25"}


def goals() -> list[frozenset[str]]:
    return [frozenset(goal.favourites) for goal in tsar().content.goal]


@rule("TSR-CMP-01")
def test_six_for_cards_each_of_its_own_colour() -> None:
    cards = [card for card in tsar().content.vote_card if card.kind == "for"]
    assert sum(card.count for card in cards) == 6
    assert len({card.colour for card in cards}) == len({card.colour_hex for card in cards}) == 6
    assert [card.seat for card in cards] == [0, 1, 2, 3, 4, 5]
    assert {card.after_vote for card in cards} == {"return_to_hand"}


@rule("TSR-CMP-02")
def test_twelve_against_cards_of_one_colour() -> None:
    (card,) = [card for card in tsar().content.vote_card if card.kind == "against"]
    assert card.count == 12
    assert (card.after_vote, card.returns, card.seat) == ("discard", "round_start", None)
    assert card.colour_hex not in {other.colour_hex for other in tsar().content.vote_card if other is not card}


@rule("TSR-CMP-03", "TSR-CMP-06")
def test_one_crown_one_pad_one_pencil_one_board_one_rulebook() -> None:
    tokens = {token.id: token.count for token in tsar().content.token}
    assert tokens == {"crown": 1, "score_pad": 1, "pencil": 1, "board": 1, "rulebook": 1}


@rule("TSR-CMP-04", "TSR-SET-04")
def test_twenty_six_different_goal_cards_with_six_favourites_each() -> None:
    assert len(goals()) == len(set(goals())) == 26
    assert {len(goal) for goal in goals()} == {6}
    assert all(len(goal.favourites) == 6 and goal.count == 1 for goal in tsar().content.goal)


@rule("TSR-CMP-05")
def test_thirteen_courtiers_with_thirteen_colours() -> None:
    courtiers = tsar().content.courtier
    assert [courtier.id for courtier in courtiers] == COURTIERS
    assert len({courtier.colour_hex.upper() for courtier in courtiers}) == 13
    assert {courtier.start for courtier in courtiers} == {"beside_board"}


@rule("TSR-CMP-07", "TSR-SCO-03", "TSR-PLC-03", "TSR-PLC-04", "TSR-R-15", "TSR-R-16")
def test_a_palace_of_seven_levels() -> None:
    floors = tsar().content.floor
    assert [floor.id for floor in floors] == FLOORS
    assert [floor.level for floor in floors] == [0, 1, 2, 3, 4, 5, 6]
    assert [floor.score.points for floor in floors] == [0, 1, 2, 3, 4, 5, 10]
    assert [floor.capacity for floor in floors] == [4, 4, 4, 4, 4, 4, 1]
    assert [floor.placement for floor in floors] == [False, True, True, True, True, False, False]
    assert [floor.leftover for floor in floors] == [True, False, False, False, False, False, False]
    names = ["Слуги", "Мастеровые", "Купцы", "Стражники", "Сановники", "Дворяне", "Царь"]
    assert [floor.name_ru for floor in floors] == names


@rule("TSR-SET-06", "TSR-SET-07", "TSR-PLC-05", "TSR-PLC-06")
def test_the_set_up_of_each_number_of_players() -> None:
    setups = {setup.players: setup for setup in tsar().content.setup}
    assert (
        {players: setup.against_each for players, setup in setups.items()} == AGAINST_EACH == {3: 4, 4: 3, 5: 2, 6: 2}
    )
    assert {players: setup.place_each for players, setup in setups.items()} == PLACE_EACH == {3: 4, 4: 3, 5: 2, 6: 2}
    assert {players: setup.leftover_to_floor_0 for players, setup in setups.items()} == LEFT_OVER
    assert LEFT_OVER == {3: 1, 4: 1, 5: 3, 6: 1}
    assert {players: setup.against_boxed for players, setup in setups.items()} == {3: 0, 4: 0, 5: 2, 6: 0}


@rule("TSR-FLW-02", "TSR-THR-01")
def test_three_rounds_and_a_reward_in_the_third() -> None:
    content = tsar().content
    assert content.game.rounds == 3
    (reward,) = [rule for rule in content.score_rule if rule.condition is not None]
    assert reward.condition is not None and reward.effect is not None
    assert (reward.condition.round, reward.condition.round_score, reward.effect.points_instead) == (3, 0, 33)


@rule("TSR-R-03")
def test_the_goal_cards_form_a_balanced_design() -> None:
    """Each courtier on 12 cards, each pair on exactly 5, each trio on 1 or 2."""
    cards = goals()
    assert all(sum(name in card for card in cards) == 12 for name in COURTIERS)
    assert all(sum(set(pair) <= card for card in cards) == 5 for pair in combinations(COURTIERS, 2))
    trios = Counter(sum(set(trio) <= card for card in cards) for trio in combinations(COURTIERS, 3))
    assert trios.keys() == {1, 2}


@rule("TSR-R-03")
def test_two_goal_cards_share_none_two_or_three_favourites() -> None:
    shared = Counter(len(one & other) for one, other in combinations(goals(), 2))
    assert shared == {0: 13, 2: 78, 3: 234}


@rule("TSR-R-03")
def test_the_four_printed_cards_are_marked_as_such() -> None:
    assert {goal.id for goal in tsar().content.goal if goal.source == "rulebook"} == PRINTED
    assert {goal.source for goal in tsar().content.goal} == {"rulebook", "reconstruction"}


@rule("TSR-R-03")
def test_the_design_is_the_quadratic_residue_design() -> None:
    """In that design each courtier is left out by one pair of cards, its near ones (squares away) and its far ones.

    Calling one card of each pair near, so that nearness is mutual, gives a graph in which neighbours have two common
    neighbours and all others three. Only the graph of the squares modulo 13 is like that.
    """
    pairs = {
        (set(COURTIERS) - one - other).pop(): (one, other) for one, other in combinations(goals(), 2) if not one & other
    }
    assert pairs.keys() == set(COURTIERS)
    root = COURTIERS[0]
    near = {root: pairs[root][0]}
    for name in COURTIERS[1:]:
        near[name] = next(card for card in pairs[name] if (root in card) == (name in near[root]))
    for one, other in combinations(COURTIERS, 2):
        assert (one in near[other]) == (other in near[one])
        assert len(near[one] & near[other]) == (2 if one in near[other] else 3)


@rule("TSR-R-03")
def test_the_titles_of_the_cards_spell_their_favourites() -> None:
    initials = {courtier.id: courtier.initial_ru for courtier in tsar().content.courtier}
    for number, goal in enumerate(tsar().content.goal, 1):
        letters = "".join(initials[id] for id in goal.favourites)
        assert goal.name_ru == f"Тайная цель {number} ({letters})"
        assert goal.id == f"goal_{number:02}"


def test_everything_that_can_be_named_has_its_name_in_both_languages() -> None:
    game = tsar()
    assert [game.title("courtier", 12, language) for language in ("en", "ru")] == ["Pyotr", "Пётр"]
    assert [game.title("floor", 2, language) for language in ("en", "ru")] == ["Merchants", "Купцы"]
    assert [game.title("goal", 3, language) for language in ("en", "ru")] == [
        "Secret goal 4",
        "Тайная цель 4 (АБДИЛМ)",
    ]
    assert game.title("ballot", 0, "en") == ""


def test_a_goal_card_is_made_of_its_favourites() -> None:
    assert tsar().made_of("goal", 3) == ("courtier", [0, 1, 4, 7, 9, 10])
    assert tsar().made_of("courtier", 3) == ("", [])


def test_the_rules_know_who_wants_whom() -> None:
    wanted = tsar().parts.wanted
    assert len(wanted) == 26
    for goal, row in zip(tsar().content.goal, wanted, strict=True):
        assert row == [name in goal.favourites for name in COURTIERS]


def test_the_game_brings_a_house_style() -> None:
    state = start(4, 1)
    seat = state.waiting[0]
    advice = tsar().advice
    assert advice is not None
    assert advice.choose(state, seat, state.legal(seat), prestol.stream(1)) in state.legal(seat)
