"""The end of the game (TSR-END)."""

from __future__ import annotations

from typing import Any

import pytest

from prestol.games.tsar.state import Tsar
from tests.games.tsar.table import SEATS, finished, position, told, vote

rule = pytest.mark.rule

# The scoring example of the rulebook: 17, 15, 22 and 17 points in the last round,
# with 5, 3, 5 and 3 favourites in the palace.
GOALS = ["goal_07", "goal_25", "goal_04", "goal_23"]
PALACE = {
    "throne": ["lucian"],
    "nobles": ["jeannette"],
    "dignitaries": ["isabella"],
    "guards": ["angela", "dimitri"],
    "merchants": ["bernara", "caspar"],
}


def ended(first_row: list[int], palace: dict[str, list[str]] = PALACE, **changes: Any) -> Tsar:
    """The game after a last round of 17, 15, 22 and 17 points."""
    state = position(
        seats=4, phase="vote", round=3, scores=[first_row, [0] * 4], goals=GOALS, palace=palace, turn=3, **changes
    )
    vote(state, "for", "for", "for", "for")
    return state


@rule("TSR-END-01")
def test_the_game_is_over_after_the_third_scoring() -> None:
    state = ended([0, 0, 0, 0])
    assert state.over
    assert state.waiting == ()
    assert [state.legal(seat) for seat in range(4)] == [[]] * 4
    refusal = state.refusal(0, (1, 0))
    assert refusal is not None and refusal.key == "game-over"


@rule("TSR-END-01")
@pytest.mark.parametrize("seats", SEATS)
def test_a_result_is_only_given_at_the_end(seats: int) -> None:
    state = finished(seats, 4)
    assert min(state.result().places) == 1
    with pytest.raises(ValueError, match=r"^the game is not over; result\(\) is for finished games$"):
        position(seats=seats, palace={"nobles": ["pyotr"]}).result()


@rule("TSR-END-02")
def test_the_highest_sum_wins() -> None:
    result = ended([0, 20, 0, 1]).result()
    assert result.scores == (17, 35, 22, 18)
    assert result.places == (4, 1, 2, 3)
    assert result.winners == (1,)
    assert result.tie == ""


@rule("TSR-END-02")
def test_everybody_is_told_who_won() -> None:
    state = ended([0, 20, 0, 1])
    assert told(state, "won") == [{"seat": 1, "total": 35}]
    assert state.events[-1].name == "won"
    assert state.events[-1].seen_by(None)


@rule("TSR-END-03")
def test_of_equal_sums_the_one_with_more_favourites_in_the_palace_wins() -> None:
    """Anton and Regina have 27 each; five of his favourites are in the palace and three of hers."""
    state = ended([10, 0, 0, 10])
    result = state.result()
    assert result.scores == (27, 15, 22, 27)
    assert result.places == (1, 4, 3, 2)
    assert result.tie == "TSR-END-03"
    assert [row["favourites_in_palace"] for row in result.breakdown] == [5, 3, 5, 3]
    assert told(state, "won") == []
    assert told(state, "won-by-favourites") == [{"seat": 0, "total": 27, "favourites": 5}]


@rule("TSR-END-03")
def test_favourites_decide_only_between_equal_sums() -> None:
    """Igor has one point more than Anton and two favourites fewer."""
    result = ended([10, 13, 0, 0]).result()
    assert result.scores == (27, 28, 22, 17)
    assert result.winners == (1,)
    assert result.tie == ""


@rule("TSR-END-04")
def test_if_that_is_equal_too_the_victory_is_shared() -> None:
    """Anton and Olga have 30 each and five favourites in the palace each."""
    state = ended([13, 0, 8, 0])
    result = state.result()
    assert result.scores == (30, 15, 30, 17)
    assert result.places == (1, 4, 1, 3)
    assert result.winners == (0, 2)
    assert result.tie == "TSR-END-04"
    assert result.shares() == (0.5, 0.0, 0.5, 0.0)
    assert told(state, "won-together") == [{"seat": 0, "total": 30}, {"seat": 2, "total": 30}]


@rule("TSR-END-03", "TSR-END-04")
def test_of_three_equal_sums_the_best_two_share() -> None:
    result = ended([13, 0, 8, 13]).result()
    assert result.scores == (30, 15, 30, 30)
    assert result.places == (1, 4, 1, 3)
    assert result.tie == "TSR-END-04"


@rule("TSR-R-12")
def test_equal_sums_below_the_first_place_are_ordered_the_same_way() -> None:
    """Anton and Regina, 17 each behind Olga: his five favourites against her three."""
    result = ended([0, 0, 0, 0]).result()
    assert result.places == (2, 4, 1, 3)
    assert result.tie == ""


@rule("TSR-R-12")
def test_full_equality_below_the_first_place_shares_the_place() -> None:
    """Igor and Regina, 17 points and three favourites each, both come third."""
    result = ended([1, 2, 0, 0]).result()
    assert result.scores == (18, 17, 22, 17)
    assert result.places == (2, 3, 1, 3)


@rule("TSR-END-03", "TSR-R-11")
@pytest.mark.parametrize(
    ("servants", "places", "tie"), [(True, (4, 1, 3, 2), "TSR-END-03"), (False, (4, 1, 3, 1), "TSR-END-04")]
)
def test_servants_count_as_being_in_the_palace_unless_the_table_says_otherwise(
    servants: bool, places: tuple[int, ...], tie: str
) -> None:
    """Igor and Regina have 37 each. With Grigor and Pyotr among the servants five of his favourites and four of
    hers are in the palace; above the servants it is three each."""
    palace = {**PALACE, "servants": ["grigor", "pyotr"]}
    result = ended([0, 22, 0, 20], palace, options={"servants_break_ties": servants}).result()
    assert result.scores == (17, 37, 22, 37)
    assert result.places == places
    assert result.tie == tie


@rule("TSR-R-11")
def test_craftsmen_always_count_as_being_in_the_palace() -> None:
    """Goal 25 of Igor names Grigor, goal 23 of Regina Voldemar: both stand one floor above the servants."""
    palace = {**PALACE, "craftsmen": ["grigor", "voldemar"]}
    result = ended([0, 0, 0, 0], palace, options={"servants_break_ties": False}).result()
    assert [row["favourites_in_palace"] for row in result.breakdown] == [6, 4, 5, 4]


@rule("TSR-R-11")
def test_the_tie_is_broken_by_the_card_of_the_third_round_only() -> None:
    """Anton's earlier card, goal 12, had the tsar and a noble; it does not count."""
    shown = ["goal_12", "goal_13", "goal_15", "goal_16"]
    result = ended([10, 0, 0, 10], shown=shown).result()
    assert [row["favourites_in_palace"] for row in result.breakdown] == [5, 3, 5, 3]
    assert [row["goals"] for row in result.breakdown] == [[11, 6], [12, 24], [14, 3], [15, 22]]
    assert result.breakdown[0]["rounds"] == [10, 0, 17]


@rule("TSR-END-02")
@pytest.mark.parametrize("seats", SEATS)
def test_places_agree_with_sums_in_whole_games(seats: int) -> None:
    for seed in range(25):
        result = finished(seats, seed).result()
        best = max(result.scores)
        assert all(result.scores[seat] == best for seat in result.winners)
        for one in range(seats):
            for other in range(seats):
                if result.scores[one] > result.scores[other]:
                    assert result.places[one] < result.places[other]
