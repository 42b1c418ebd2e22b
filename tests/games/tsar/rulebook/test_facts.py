"""Facts that follow from the rules (TSR-D), by going through every case or through many games."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

import prestol
from prestol.engine.chance import Stream
from prestol.engine.step import Move
from prestol.games.tsar.state import Tsar
from tests.games.tsar.table import (
    COURTIERS,
    FLOORS,
    SEATS,
    finished,
    hostile,
    offers,
    position,
    settle_all,
    start,
    told,
    vote,
    walk,
)

rule = pytest.mark.rule


@rule("TSR-D-02", "TSR-PRM-03")
def test_every_filling_of_the_palace_leaves_a_promotion() -> None:
    """Every number of courtiers on floors 0 to 5, up to 13 in all: a courtier may rise exactly if the next has room."""
    checked = 0
    for held in product(range(5), repeat=6):
        if not 1 <= sum(held) <= 13:
            continue
        names = iter(COURTIERS)
        palace = {floor: [next(names) for _ in range(count)] for floor, count in zip(FLOORS, held, strict=False)}
        state = position(seats=3, palace=palace)
        movable = [name for at in range(6) for name in palace[FLOORS[at]] if at == 5 or held[at + 1] < 4]
        assert movable
        assert offers(state, 0) == {f"raise {name}" for name in movable}
        checked += 1
        assert sum(count == 4 for count in held) <= 3
    assert checked == 5**6 - 5251 - 1  # 5,251 ways hold more than 13, one holds nobody


@rule("TSR-D-03", "TSR-R-07")
@pytest.mark.parametrize(("seats", "cards", "remaining"), [(3, 12, 1), (4, 12, 1), (5, 10, 3), (6, 12, 1)])
def test_a_tsar_is_always_elected_however_hostile_the_table(seats: int, cards: int, remaining: int) -> None:
    """Everybody votes against whenever they can; then one at a time does, which makes the cards last longest."""
    for seed in range(10):
        for pick in (hostile, one_against):
            out = 0
            for state in walk(seats, seed, pick=pick):
                for args in told(state, "banished"):
                    assert args["against"] >= 1
                assert not told(state, "no-tsar")
                out = max(out, state.view()["floor"].count(-2))
            assert out <= cards
            assert 13 - out >= remaining
            if pick is one_against:
                assert out == cards


def one_against(state: Tsar, seat: int, moves: list[Move], rng: Stream) -> Move:
    """Never vote for while nobody has voted against yet and the seat still can."""
    if state.view()["ask"] != "vote":
        return moves[rng.below(len(moves))]
    laid = [state.view(other)["vote"] for other in range(state.seats)]
    return moves[0] if 1 in laid else moves[-1]


def longest_round(seats: int) -> tuple[int, int]:
    """Promotions and elections of a round in which all start as low and die as slowly as the rules allow."""
    state = start(seats, 1)
    rng = prestol.stream(0)
    settle_all(state)
    promotions = elections = 0
    while state.view()["round"] == 1:
        seat = state.waiting[0]
        if state.view()["ask"] == "raise":
            floor = state.view()["floor"]
            state.play(seat, min(state.legal(seat), key=lambda move: (floor[move[1]] == 5, floor[move[1]])))
            promotions += 1
        else:
            state.play(seat, one_against(state, seat, state.legal(seat), rng))
        elections += len(told(state, "banished")) + len(told(state, "elected"))
    return promotions, elections


@rule("TSR-D-04")
@pytest.mark.parametrize(("seats", "promotions", "elections"), [(3, 54, 13), (4, 54, 13), (5, 58, 11), (6, 54, 13)])
def test_the_longest_possible_round(seats: int, promotions: int, elections: int) -> None:
    """Four courtiers fit on a floor, so the lowest settling has four each on floors 1, 2 and 3 and one servant:
    4*5 + 4*4 + 4*3 + 6 = 54 steps to the throne. With five players 4*5 + 4*4 + 2*3 + 3*6 = 60, less one step for
    each of the two courtiers that ten against cards cannot remove. None is left out."""
    assert longest_round(seats) == (promotions, elections)


@rule("TSR-D-04")
@pytest.mark.parametrize("seats", SEATS)
def test_no_round_has_more_promotions_than_that(seats: int) -> None:
    elections_allowed = 11 if seats == 5 else 13
    for seed in range(10):
        for pick in (hostile, one_against):
            promotions: Counter[int] = Counter()
            elections: Counter[int] = Counter()
            for state in walk(seats, seed, pick=pick):
                round = len(state.view()["scores"]) - len(told(state, "elected"))
                promotions[round] += len(told(state, "raised"))
                elections[round] += len(told(state, "banished")) + len(told(state, "elected"))
            assert len(promotions) == 3
            assert max(promotions.values()) <= (58 if seats == 5 else 54)
            assert max(elections.values()) <= elections_allowed


@rule("TSR-D-05", "TSR-SCO-07")
def test_no_card_can_score_more_than_thirty_three() -> None:
    """Six favourites, at most one tsar, at most three nobles beside the tsar and four on each floor below."""
    worth = {"throne": (1, 10), "nobles": (3, 5), "dignitaries": (4, 4), "guards": (4, 3), "merchants": (4, 2)}
    best = 0
    for counts in product(*(range(limit + 1) for limit, _ in worth.values())):
        if sum(counts) <= 6:
            best = max(best, sum(count * points for count, (_, points) in zip(counts, worth.values(), strict=True)))
    assert best == 33


@rule("TSR-D-05")
@pytest.mark.parametrize("seats", SEATS)
def test_at_most_three_nobles_stand_beside_a_tsar(seats: int) -> None:
    for seed in range(25):
        before: list[int] = []
        for state in walk(seats, seed):
            seen = state.view()
            if told(state, "elected"):
                assert before.count(5) <= 3
                assert max(seen["scores"][-1]) <= 33
            before = seen["floor"]


@rule("TSR-D-05")
def test_a_candidate_beside_four_nobles_is_an_impossible_position() -> None:
    with pytest.raises(prestol.PositionError, match="nobles"):
        position(seats=3, phase="vote", palace={"throne": ["pyotr"], "nobles": COURTIERS[:4]})


@rule("TSR-D-06")
@pytest.mark.parametrize("seats", SEATS)
def test_the_only_choice_in_a_vote_is_whether_to_spend_an_against_card(seats: int) -> None:
    for state in walk(seats, "choice", pick=hostile):
        if state.view()["ask"] == "vote":
            for seat in state.waiting:
                expected = {"vote for", "vote against"} if state.view(seat)["against"] else {"vote for"}
                assert offers(state, seat) == expected


@rule("TSR-D-07")
@pytest.mark.parametrize(("seats", "used"), [(3, 9), (4, 12), (5, 15), (6, 18)])
def test_three_rounds_use_at_most_eighteen_goal_cards(seats: int, used: int) -> None:
    shown = [goal for row in finished(seats, 1).view()["shown"] for goal in row]
    assert len(set(shown)) == len(shown) == used <= 18


@rule("TSR-R-16")
@pytest.mark.parametrize(("seats", "most"), [(3, 1), (4, 1), (5, 3), (6, 1)])
def test_at_most_three_courtiers_ever_stand_among_the_servants(seats: int, most: int) -> None:
    seen = {state.view()["floor"].count(0) for seed in range(5) for state in walk(seats, seed)}
    assert max(seen) == most


@rule("TSR-D-03")
def test_the_vote_that_uses_up_the_last_cards_still_banishes() -> None:
    state = position(seats=3, phase="vote", palace={"throne": ["pyotr"], "guards": ["elena"]}, against=[0, 0, 1])
    vote(state, "for", "for", "against")
    assert told(state, "banished") == [{"courtier": 12, "against": 1}]
    assert offers(state, 1) == {"raise elena"}
