"""The election of the tsar (TSR-VOT), and what nobody may learn from it (TSR-R-06)."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

from prestol.engine.journal import Journal
from prestol.games.tsar.state import Tsar
from tests.games.tsar.table import (
    COURTIERS,
    SEATS,
    hands,
    offers,
    place_of,
    points,
    position,
    refused,
    rule_of,
    say,
    standing,
    told,
    vote,
)

rule = pytest.mark.rule
PYOTR = COURTIERS.index("pyotr")
PALACE = {"nobles": ["pyotr", "elena"], "guards": ["angela"], "servants": ["merlin"]}


def candidacy(seats: int, promoter: int = 0, **changes: Any) -> Tsar:
    """Pyotr has just been raised to the throne by `promoter`."""
    state = position(seats=seats, turn=promoter, palace=PALACE, **changes)
    say(state, promoter, "raise pyotr")
    return state


@rule("TSR-VOT-01")
@pytest.mark.parametrize("seats", SEATS)
def test_who_raises_a_courtier_to_the_throne_takes_the_crown(seats: int) -> None:
    for promoter in range(seats):
        state = position(seats=seats, turn=promoter, palace=PALACE, crown=(promoter + 1) % seats)
        say(state, promoter, "raise pyotr")
        assert state.view()["crown"] == promoter
        assert told(state, "candidate") == [{"seat": promoter, "courtier": PYOTR}]


@rule("TSR-VOT-01")
def test_other_promotions_leave_the_crown_alone() -> None:
    state = position(seats=4, turn=2, palace=PALACE, crown=1)
    say(state, 2, "raise angela")
    assert state.view()["crown"] == 1


@rule("TSR-VOT-02", "TSR-VOT-03")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_votes_the_promoter_too_and_nobody_may_abstain(seats: int) -> None:
    state = candidacy(seats, promoter=1)
    for seat in range(seats):
        assert state.waiting == tuple(range(seat, seats))
        assert offers(state, seat) == {"vote for", "vote against"}
        assert told(state, "voted") == []
        say(state, seat, "vote for")
    assert len(told(state, "voted")) == seats


@rule("TSR-VOT-03")
def test_a_vote_is_the_only_answer_to_a_ballot() -> None:
    state = candidacy(3)
    for words in ("raise elena", "settle grigor guards"):
        assert refused(state, 0, words) == "TSR-VOT-03"
    assert rule_of(state, 0, ()) == rule_of(state, 0, (2, 2)) == rule_of(state, 0, (2, -1)) == "TSR-VOT-03"


@rule("TSR-VOT-03", "TSR-INF-03")
def test_votes_may_be_laid_in_any_order_with_the_same_outcome() -> None:
    ballots = ["for", "against", "for"]
    ends = []
    for order in permutations(range(3)):
        state = candidacy(3)
        for seat in order:
            say(state, seat, f"vote {ballots[seat]}")
        ends.append(state)
    assert all(end == ends[0] for end in ends)
    assert place_of(ends[0], "pyotr") == "out"


@rule("TSR-VOT-03", "TSR-INF-03", "TSR-R-19")
def test_that_somebody_has_voted_is_seen_but_not_what() -> None:
    for seat in range(4):
        twins = [candidacy(4), candidacy(4)]
        say(twins[0], seat, "vote for")
        say(twins[1], seat, "vote against")
        for watcher in [None, *(other for other in range(4) if other != seat)]:
            assert twins[0].view(watcher) == twins[1].view(watcher)
            seen = [[event for event in twin.events if event.seen_by(watcher)] for twin in twins]
            assert seen[0] == seen[1]
        assert told(twins[0], "laid") == [{"seat": seat}]
        assert [twin.view(seat)["vote"] for twin in twins] == [0, 1]


@rule("TSR-VOT-04")
def test_all_votes_are_turned_up_together_when_the_last_one_is_laid() -> None:
    state = candidacy(3)
    say(state, 2, "vote for")
    say(state, 0, "vote against")
    assert told(state, "voted") == []
    assert place_of(state, "pyotr") == "throne"
    say(state, 1, "vote for")
    assert told(state, "voted") == [
        {"seat": 0, "ballot": 1},
        {"seat": 1, "ballot": 0},
        {"seat": 2, "ballot": 0},
    ]
    assert state.view()["ballots"] == [[PYOTR, 0, 1, 0, 0]]
    assert all(event.seen_by(None) for event in state.events)


@rule("TSR-VOT-05", "TSR-AIM-02", "TSR-SCO-01")
@pytest.mark.parametrize("seats", SEATS)
def test_only_a_unanimous_vote_makes_a_tsar(seats: int) -> None:
    """All 2**n ways to vote: one of them elects, all others banish."""
    elected = 0
    for ballots in product(("for", "against"), repeat=seats):
        state = candidacy(seats)
        vote(state, *ballots)
        if set(ballots) == {"for"}:
            elected += 1
            assert told(state, "elected") == [{"courtier": PYOTR}]
            assert told(state, "banished") == []
            assert state.view()["round"] == 2
        else:
            assert told(state, "banished") == [{"courtier": PYOTR, "against": ballots.count("against")}]
            assert told(state, "elected") == told(state, "scored") == []
            assert state.view()["round"] == 1
    assert elected == 1


@rule("TSR-VOT-05")
def test_with_a_new_tsar_the_round_ends_at_once() -> None:
    state = candidacy(3)
    vote(state, "for", "for", "for")
    names = [event.name for event in state.events]
    assert names[:5] == ["laid", "voted", "voted", "voted", "elected"]
    assert names.count("scored") == 3
    assert "raised" not in names
    assert state.view()["ask"] == "settle"


@rule("TSR-VOT-06")
def test_a_rejected_candidate_is_out_for_the_rest_of_the_round() -> None:
    state = candidacy(3)
    vote(state, "for", "for", "against")
    assert place_of(state, "pyotr") == "out"
    assert standing(state, "throne") == set()
    assert refused(state, 1, "raise pyotr") == "TSR-VOT-06"
    assert "raise pyotr" not in offers(state, 1)


@rule("TSR-VOT-07")
def test_for_cards_come_back_after_each_vote() -> None:
    state = candidacy(3, against=[4, 0, 4])
    for promoter, courtier in ((0, None), (1, "elena")):
        if courtier:
            say(state, promoter, f"raise {courtier}")
        assert "vote for" in offers(state, 1)
        vote(state, "against", "for", "for")
    assert hands(state) == [2, 0, 4]


@rule("TSR-VOT-08")
def test_every_against_card_is_spent_even_if_one_was_enough() -> None:
    state = candidacy(4)
    vote(state, "against", "for", "against", "against")
    assert hands(state) == [2, 3, 2, 2]
    assert told(state, "banished") == [{"courtier": PYOTR, "against": 3}]


@rule("TSR-VOT-08")
def test_spent_against_cards_do_not_come_back_during_the_round() -> None:
    state = candidacy(3, against=[1, 1, 0])
    vote(state, "against", "for", "for")
    say(state, 1, "raise elena")
    assert offers(state, 0) == {"vote for"}
    assert refused(state, 0, "vote against") == "TSR-VOT-11"


@rule("TSR-VOT-09", "TSR-R-10")
def test_hands_are_not_shown_after_a_vote_either() -> None:
    state = candidacy(4)
    vote(state, "against", "for", "against", "for")
    for watcher in (None, 0, 1, 2, 3):
        assert "against_counts" not in state.view(watcher)
    assert "against" not in state.view(None)
    assert [state.view(seat)["against"] for seat in range(4)] == [2, 3, 2, 3]


@rule("TSR-VOT-10", "TSR-R-14")
@pytest.mark.parametrize("seats", SEATS)
def test_after_a_failed_election_the_seat_left_of_the_crown_moves(seats: int) -> None:
    for promoter in range(seats):
        state = candidacy(seats, promoter)
        vote(state, *("against" if seat == 0 else "for" for seat in range(seats)))
        assert state.waiting == ((promoter + 1) % seats,)
        assert state.view()["ask"] == "raise"


@rule("TSR-VOT-11")
def test_a_seat_without_against_cards_still_lays_its_for_card() -> None:
    state = candidacy(3, against=[1, 0, 2])
    assert offers(state, 1) == {"vote for"}
    say(state, 0, "vote for")
    say(state, 2, "vote for")
    assert state.waiting == (1,)
    assert state.view(None)["ask"] == "vote"
    assert told(state, "voted") == []
    say(state, 1, "vote for")
    assert told(state, "elected") == [{"courtier": PYOTR}]


@rule("TSR-R-06", "TSR-VOT-11")
@pytest.mark.parametrize(
    ("forced", "loser"), [((1,), None), ((1,), 2), ((0,), 3), ((1, 3), None), ((1, 3), 2), ((0, 1, 2, 3), None)]
)
def test_nobody_can_tell_a_forced_vote_from_a_free_one(forced: tuple[int, ...], loser: int | None) -> None:
    """The same votes with and without a choice, in every order: the others see, are asked and are told the same.

    `forced` hold no against card in one of the two games; `loser`, if anybody, votes against.
    """
    goals = ["goal_01", "goal_02", "goal_03", "goal_04"]
    for order in permutations(range(4)):
        free = Journal(candidacy(4, promoter=2, goals=goals, against=[3, 3, 3, 3], seed=1))
        bound = Journal(
            candidacy(4, promoter=2, goals=goals, against=[0 if s in forced else 3 for s in range(4)], seed=1)
        )
        watchers = [None, *(seat for seat in range(4) if seat not in forced)]
        for seat in (None, *order):
            if seat is not None:
                ballot = free.state.game.notation.read("vote against" if seat == loser else "vote for")
                free.play(seat, ballot)
                bound.play(seat, ballot)
            assert free.state.waiting == bound.state.waiting
            for watcher in watchers:
                assert free.state.view(watcher) == bound.state.view(watcher)
                assert free.log(watcher) == bound.log(watcher)
                if watcher is not None:
                    assert free.state.legal(watcher) == bound.state.legal(watcher)
            if bound.state.view()["ask"] == "vote":
                assert bound.state.waiting == tuple(s for s in range(4) if s not in order[: len(bound.entries)])
            assert [free.undo_offer(s) for s in range(4)] == [bound.undo_offer(s) for s in range(4)]


@rule("TSR-R-06")
@pytest.mark.parametrize("seats", SEATS)
def test_if_nobody_has_against_cards_the_election_is_held_all_the_same(seats: int) -> None:
    state = candidacy(seats, against=[0] * seats)
    assert state.waiting == tuple(range(seats))
    vote(state, *["for"] * seats)
    assert told(state, "elected") == [{"courtier": PYOTR}]
    assert len(told(state, "voted")) == seats


@rule("TSR-R-19")
def test_a_laid_vote_is_final() -> None:
    state = candidacy(3)
    say(state, 1, "vote against")
    assert refused(state, 1, "vote for") == "TSR-VOT-03"
    assert refused(state, 1, "vote against") == "TSR-VOT-03"
    assert state.view(1)["vote"] == 1
    vote_of = [state.view(seat)["vote"] for seat in (0, 2)]
    assert vote_of == [None, None]


@rule("TSR-R-07")
@pytest.mark.parametrize(("round", "score"), [(1, 0), (2, 0), (3, 33)])
def test_if_nobody_remains_the_round_ends_without_a_tsar(round: int, score: int) -> None:
    """Possible in custom set-ups only: the last courtier of all is rejected."""
    state = position(seats=3, round=round, turn=1, palace={"nobles": ["pyotr"]}, scores=[[0, 0, 0]] * (round - 1))
    say(state, 1, "raise pyotr")
    vote(state, "for", "for", "against")
    assert len(told(state, "no-tsar")) == 1
    assert told(state, "elected") == []
    assert points(state) == [score] * 3
    assert state.view()["crown"] == 1
    if round < 3:
        assert state.waiting == (2,)
    else:
        assert state.over


@rule("TSR-R-07")
def test_a_round_with_courtiers_left_is_not_ended_by_a_failed_election() -> None:
    state = candidacy(3)
    vote(state, "for", "for", "against")
    assert told(state, "no-tsar") == []
    assert state.view()["ask"] == "raise"
