"""Set-up and the course of the game (TSR-AIM, TSR-SET, TSR-FLW)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from prestol.library.content import export_content
from tests.games.tsar.table import (
    COURTIERS,
    PLACE_EACH,
    SEATS,
    finished,
    hands,
    hostile,
    points,
    position,
    say,
    start,
    told,
    tsar,
    vote,
    walk,
)

rule = pytest.mark.rule


@rule("TSR-AIM-01")
def test_raising_a_favourite_pays_its_owner_and_banishing_it_takes_the_points_away() -> None:
    """Seat 0 wants Pyotr and Caspar (goal 2), seat 1 wants neither (goal 15), seat 2 both (goal 21)."""
    before: dict[str, Any] = {"seats": 3, "goals": ["goal_02", "goal_15", "goal_21"], "against": [0, 1, 0], "turn": 0}
    palace = {"nobles": ["pyotr", "caspar"]}
    kept = position(palace=palace, **before)
    say(kept, 0, "raise pyotr")
    vote(kept, "for", "for", "for")
    assert points(kept) == [15, 0, 15]
    thrown = position(palace=palace, **before)
    say(thrown, 0, "raise pyotr")
    vote(thrown, "for", "against", "for")
    say(thrown, 1, "raise caspar")
    vote(thrown, "for", "for", "for")
    assert points(thrown) == [10, 0, 10]


@rule("TSR-AIM-03", "TSR-SCO-03")
def test_every_floor_is_worth_more_than_the_one_below_and_the_throne_most() -> None:
    worth = []
    for floor in ["servants", "craftsmen", "merchants", "guards", "dignitaries", "nobles"]:
        state = position(
            seats=3,
            phase="vote",
            palace={floor: ["angela"], "throne": ["pyotr"]},
            goals=["goal_01", "goal_20", "goal_26"],
        )
        vote(state, "for", "for", "for")
        worth.append(told(state, "scored")[0]["points"])
    throned = position(seats=3, phase="vote", palace={"throne": ["angela"]}, goals=["goal_01", "goal_20", "goal_26"])
    vote(throned, "for", "for", "for")
    worth.append(told(throned, "scored")[0]["points"])
    assert all(lower < higher for lower, higher in pairwise(worth))
    assert worth[-1] == 10


@rule("TSR-AIM-04", "TSR-END-02")
def test_rounds_have_no_winner_only_the_sum_of_points_counts() -> None:
    """Seat 0 was best in two rounds of three, but seat 2 has the largest sum."""
    state = position(
        seats=3,
        phase="vote",
        round=3,
        scores=[[9, 8, 0], [9, 8, 0]],
        palace={"throne": ["pyotr"], "nobles": ["angela"]},
        goals=["goal_01", "goal_12", "goal_26"],
    )
    vote(state, "for", "for", "for")
    result = state.result()
    assert points(state) == [5, 15, 33]
    assert result.scores == (23, 31, 33)
    assert result.places == (3, 2, 1)


@rule("TSR-SET-01")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_stands_on_the_board_and_nobody_holds_the_crown_at_the_start(seats: int) -> None:
    seen = start(seats, 1).view()
    assert seen["floor"] == [-1] * 13
    assert seen["crown"] == -1
    assert seen["totals"] == [0] * seats
    assert seen["round"] == 1


@rule("TSR-SET-02")
@pytest.mark.parametrize("seats", SEATS)
def test_each_seat_is_dealt_one_goal_and_no_card_twice(seats: int) -> None:
    for seed in range(50):
        state = start(seats, seed)
        dealt = told(state, "goal-dealt")
        assert [args["seat"] for args in dealt] == list(range(seats))
        assert [args["goal"] for args in dealt] == [state.view(seat)["goal"] for seat in range(seats)]
        assert len({args["goal"] for args in dealt}) == seats


@rule("TSR-SET-02")
def test_the_deck_is_shuffled_so_every_card_is_dealt_equally_often_to_every_seat() -> None:
    """1,300 deals to 3 seats: 50 times each card is expected; a fair deal strays below 25 or above 85 almost never."""
    for seat in range(3):
        drawn = Counter(start(3, f"deal {n}").view(seat)["goal"] for n in range(1300))
        assert len(drawn) == 26
        assert min(drawn.values()) >= 25 and max(drawn.values()) <= 85


@rule("TSR-SET-02", "TSR-SET-03", "TSR-INF-01")
def test_only_the_owner_is_told_the_goal_that_was_dealt() -> None:
    events = [event for event in start(5, 3).events if event.name == "goal-dealt"]
    assert len(events) == 5
    for event in events:
        assert [seat for seat in range(5) if event.seen_by(seat)] == [event.args["seat"]]
        assert not event.seen_by(None)


@rule("TSR-SET-03")
@pytest.mark.parametrize("seats", SEATS)
def test_a_seat_may_look_at_its_own_goal_at_any_moment_and_never_at_another(seats: int) -> None:
    mine: dict[int, int] = {}
    for state in walk(seats, "look"):
        mine |= {args["seat"]: args["goal"] for args in told(state, "goal-dealt")}
        for seat in range(seats):
            seen = state.view(seat)
            assert seen["goal"] == mine[seat]
            favourites = {COURTIERS.index(id) for id in tsar().content.goal[mine[seat]].favourites}
            assert set(seen["favourites"]) == favourites and len(seen["favourites"]) == 6
        assert not {"goal", "goals", "favourites"} & state.view(None).keys()


@rule("TSR-SET-04")
def test_the_order_of_the_favourites_on_a_card_means_nothing(tmp_path: Path) -> None:
    export_content("tsar", tmp_path)
    goals = tmp_path / "goals.toml"
    printed = '"angela", "voldemar", "dimitri", "jeannette", "isabella", "caspar"'
    turned = '"caspar", "isabella", "jeannette", "dimitri", "voldemar", "angela"'
    assert printed in goals.read_text(encoding="utf-8")
    goals.write_text(goals.read_text(encoding="utf-8").replace(printed, turned), encoding="utf-8")
    for game in (tsar(), tsar(tmp_path)):
        state = position(
            game=game,
            seats=3,
            phase="vote",
            goals=["goal_07", "goal_17", "goal_13"],
            palace={"throne": ["caspar"], "nobles": ["isabella"], "guards": ["jeannette"], "craftsmen": ["angela"]},
        )
        vote(state, "for", "for", "for")
        assert told(state, "scored")[0]["points"] == 10 + 5 + 3 + 1


@rule("TSR-SET-05", "TSR-D-06")
def test_everybody_has_a_for_card_in_every_election() -> None:
    elections = 0
    for seed in range(20):
        for state in walk(4, seed):
            if state.view()["ask"] == "vote":
                elections += 1
                assert all((2, 0) in state.legal(seat) for seat in state.waiting)
    assert elections > 500


@rule("TSR-SET-06")
@pytest.mark.parametrize(("seats", "cards"), [(3, 4), (4, 3), (5, 2), (6, 2)])
def test_against_cards_by_number_of_players(seats: int, cards: int) -> None:
    state = start(seats, 2)
    assert hands(state) == [cards] * seats


@rule("TSR-SET-06", "TSR-VOT-08")
@pytest.mark.parametrize(("seats", "cards"), [(3, 4), (4, 3), (5, 2), (6, 2)])
def test_a_seat_can_vote_against_exactly_as_often_as_it_has_cards(seats: int, cards: int) -> None:
    palace = {"nobles": COURTIERS[0:4], "dignitaries": COURTIERS[4:8], "guards": COURTIERS[8:12]}
    state = position(seats=seats, palace=palace, rest="servants", turn=0)
    against = 0
    while state.view()["round"] == 1:
        promoter = state.waiting[0]
        state.play(promoter, max(state.legal(promoter), key=lambda move: state.view()["floor"][move[1]]))
        if state.view()["ask"] == "vote":
            allowed = "vote against" in {state.game.notation.write(move) for move in state.legal(1)}
            against += allowed
            vote(state, *("against" if seat == 1 and allowed else "for" for seat in range(seats)))
    assert against == cards


@rule("TSR-SET-07")
def test_with_five_players_two_against_cards_stay_in_the_box_for_the_whole_game() -> None:
    most = 0
    for seed in range(20):
        spent: Counter[int] = Counter()
        for state in walk(5, seed, pick=hostile):
            round = state.view()["round"] - (1 if told(state, "scored") and not state.over else 0)
            spent[round] += sum(args["ballot"] for args in told(state, "voted"))
        assert set(spent) == {1, 2, 3}
        assert max(spent.values()) <= 10
        most = max(most, *spent.values())
    assert most == 10


@rule("TSR-SET-08", "TSR-VOT-09")
def test_no_view_tells_how_many_vote_cards_another_seat_holds() -> None:
    rich = position(seats=4, palace={"nobles": ["pyotr"]}, goals=["goal_01", "goal_02", "goal_03", "goal_04"])
    poor = position(
        seats=4, palace={"nobles": ["pyotr"]}, goals=["goal_01", "goal_02", "goal_03", "goal_04"], against=[3, 0, 1, 2]
    )
    assert rich.view(0) == poor.view(0)
    assert rich.view(None) == poor.view(None)
    assert rich.view(1) != poor.view(1)


@rule("TSR-SET-09", "TSR-R-04")
@pytest.mark.parametrize("seats", SEATS)
def test_the_table_may_agree_on_the_first_player(seats: int) -> None:
    for first in range(seats):
        state = start(seats, 5, {"first_player": f"seat_{first}"})
        assert state.waiting == (first,)
        assert state.view()["first"] == first
        assert told(state, "first-player") == [{"seat": first}]


@rule("TSR-FLW-01", "TSR-VOT-10", "TSR-R-14")
@pytest.mark.parametrize("seats", SEATS)
def test_turns_go_clockwise_through_both_phases_and_past_every_failed_election(seats: int) -> None:
    for seed in range(5):
        previous, round = -1, 0
        for state in walk(seats, seed):
            seen = state.view()
            if state.over or seen["ask"] == "vote":
                continue
            if seen["round"] != round:
                round = seen["round"]
                assert state.waiting == (seen["first"],)
            else:
                assert state.waiting == ((previous + 1) % seats,)
            previous = state.waiting[0]


@rule("TSR-FLW-02", "TSR-END-01")
@pytest.mark.parametrize("seats", SEATS)
def test_a_game_has_exactly_three_rounds(seats: int) -> None:
    begun = []
    for state in walk(seats, 8):
        begun += [args["round"] for args in told(state, "round-begins")]
        assert state.over == (len(state.view()["scores"]) == 3)
    assert begun == [1, 2, 3]
    assert finished(seats, 8).legal(0) == []


@rule("TSR-FLW-03")
@pytest.mark.parametrize("seats", SEATS)
def test_a_round_is_settling_and_then_the_ascent(seats: int) -> None:
    asked: dict[int, list[str]] = {1: [], 2: [], 3: []}
    for state in walk(seats, 9):
        if not state.over:
            asked[state.view()["round"]].append(state.view()["ask"])
    for questions in asked.values():
        settled = questions.count("settle")
        assert settled == seats * PLACE_EACH[seats]
        assert set(questions[:settled]) == {"settle"}
        assert set(questions[settled:]) == {"raise", "vote"}
