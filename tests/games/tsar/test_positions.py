"""Described positions: what can be said, and what is refused with one sentence."""

from __future__ import annotations

import re
from typing import Any

import pytest

import prestol
from tests.games.tsar.table import COURTIERS, hands, offers, place_of, position, say, told, tsar, vote

NOBLE: dict[str, Any] = {"seats": 3, "palace": {"nobles": ["pyotr"]}, "out": COURTIERS[:12]}
THRONE: dict[str, Any] = {"seats": 3, "phase": "vote", "palace": {"throne": ["pyotr"]}, "out": COURTIERS[:12]}

WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "no seats": ({}, "cannot be read: the field seats is missing"),
    "a word for a number": ({**NOBLE, "turn": "first"}, "cannot be read: turn must be a whole number, not text"),
    "an unknown field": ({**NOBLE, "weather": 1}, "cannot be read: there is no field weather"),
    "an unknown phase": ({**NOBLE, "phase": "dance"}, "no phase 'dance'; choose settle, ascend, vote"),
    "an unknown courtier": ({**NOBLE, "out": ["rasputin"]}, "no courtier 'rasputin'; known are angela, bernara"),
    "an unknown floor": ({"seats": 3, "palace": {"cellar": ["pyotr"]}}, "no floor 'cellar'; known are servants"),
    "an unknown goal": ({**NOBLE, "goals": ["goal_99"] * 3}, "no goal 'goal_99'; known are goal_01"),
    "an unknown ballot": ({**THRONE, "votes": ["maybe", None, None]}, "no ballot 'maybe'; known are for, against"),
    "a seat that is not there": ({**NOBLE, "turn": 3}, "turn must be a seat from 0 to 2"),
    "a negative seat": ({**NOBLE, "turn": -1}, "turn must be a seat from 0 to 2"),
    "a first player that is not there": ({**NOBLE, "first": 3}, "first must be a seat from 0 to 2"),
    "a crown that is nowhere": ({**NOBLE, "crown": 3}, "crown must be a seat from 0 to 2, or -1"),
    "a crown below nobody": ({**NOBLE, "crown": -2}, "crown must be a seat from 0 to 2, or -1"),
    "a fourth round": ({**NOBLE, "round": 4}, "round must be a number from 1 to 3"),
    "round zero": ({**NOBLE, "round": 0}, "round must be a number from 1 to 3"),
    "a courtier in two places": ({**NOBLE, "out": [*COURTIERS[:12], "pyotr"]}, "pyotr stands in two places"),
    "a courtier named twice": ({**NOBLE, "palace": {"nobles": ["pyotr", "pyotr"]}}, "pyotr stands in two places"),
    "five on a floor": (
        {"seats": 3, "palace": {"guards": COURTIERS[:5]}, "out": COURTIERS[5:]},
        "impossible: floor 3 holds more than 4 courtiers",
    ),
    "two on the throne": (
        {"seats": 3, "phase": "vote", "palace": {"throne": COURTIERS[:2]}, "out": COURTIERS[2:]},
        "impossible: floor 6 holds more than 1 courtiers",
    ),
    "one goal for two": ({**NOBLE, "goals": ["goal_01", "goal_01", "goal_02"]}, "a different card for each seat"),
    "a goal too few": ({**NOBLE, "goals": ["goal_01", "goal_02"]}, "a different card for each seat"),
    "a goal too many": ({**NOBLE, "goals": ["goal_01", "goal_02", "goal_03", "goal_03"]}, "a different card for each"),
    "a goal shown before": (
        {**NOBLE, "round": 2, "goals": ["goal_01", "goal_02", "goal_03"], "shown": ["goal_03", "goal_04", "goal_05"]},
        "shown in an earlier round",
    ),
    "a goal shown twice": ({**NOBLE, "round": 3, "shown": ["goal_03", "goal_03"]}, "goal card 2 was shown twice"),
    "more goals shown than rounds": ({**NOBLE, "shown": [f"goal_0{n}" for n in range(1, 5)]}, "Before round 1 only 0"),
    "a hand too few": ({**NOBLE, "against": [1, 2]}, "against must have 3 entries"),
    "a hand too many": ({**NOBLE, "against": [1, 2, 3, 4]}, "against must have 3 entries"),
    "a hand too large": ({**NOBLE, "against": [4, 5, 4]}, "impossible: seat 1 cannot hold 5 against cards"),
    "a hand below nothing": ({**NOBLE, "against": [4, 4, -1]}, "impossible: seat 2 cannot hold -1 against cards"),
    "votes of two": ({**THRONE, "votes": ["for", None]}, "votes must have 3 entries"),
    "a vote without a card": (
        {**THRONE, "against": [1, 0, 1], "votes": [None, "against", None]},
        "impossible: seat 1 holds no against card to lay",
    ),
    "votes without an election": ({**NOBLE, "votes": ["for", None, None]}, "Votes are laid in phase vote only"),
    "scores of two": ({**NOBLE, "round": 2, "scores": [[1, 2]]}, "scores must have 3 entries"),
    "more scores than rounds": ({**NOBLE, "round": 2, "scores": [[1, 2, 3]] * 2}, "Before round 2 only 1 rounds"),
    "a score above the best goal": ({**NOBLE, "round": 2, "scores": [[1, 2, 34]]}, "cannot be worth 34 points"),
    "hands that forget a vote": (
        {**NOBLE, "ballots": [[1, 0, 1, 0, 0]], "against": [4, 4, 4]},
        "seat 0 has voted against 1 times and cannot hold 4 against cards",
    ),
    "a candidate who came back": ({**NOBLE, "ballots": [[12, 0, 1, 0, 0]]}, "courtier 12 was voted out but is still"),
    "an election of a round to come": ({**NOBLE, "past_ballots": [[1, 1, 0, 1, 0, 0]]}, "in an earlier round than 1"),
    "a past election cut short": ({**NOBLE, "round": 2, "past_ballots": [[1, 1, 0, 1]]}, "an election with 3 entries"),
    "a past election of nothing": ({**NOBLE, "round": 2, "past_ballots": [[]]}, "in an earlier round than 2"),
    "a score beyond reach": ({**NOBLE, "round": 2, "scores": [[1, 2, 61]]}, "cannot be worth 61 points"),
    "a score below nothing": ({**NOBLE, "round": 2, "scores": [[1, -2, 6]]}, "cannot be worth -2 points"),
    "a ballot cut short": ({**NOBLE, "ballots": [[1, 0, 1, 0]]}, "an election with 4 entries"),
    "a ballot about nobody": ({**NOBLE, "ballots": [[13, 0, 1, 0, 0]]}, "names nobody"),
    "a ballot of nobody": ({**NOBLE, "ballots": [[1, 3, 1, 0, 0]]}, "names nobody"),
    "a ballot of another kind": ({**NOBLE, "ballots": [[1, 0, 1, 0, 2]]}, "there is no vote 2"),
    "a courtier beside the board": (
        {"seats": 3, "palace": {"nobles": ["pyotr"]}},
        "After phase 1 no courtier lies beside the board; name the place of each",
    ),
    "a vote beside waiting courtiers": (
        {"seats": 3, "phase": "vote", "palace": {"throne": ["pyotr"]}},
        "After phase 1 no courtier lies beside the board; name the place of each",
    ),
    "an empty palace": ({"seats": 3, "out": COURTIERS}, "Phase ascend needs a courtier in the palace"),
    "an ascent under a candidate": (
        {**THRONE, "phase": "ascend"},
        "While a courtier stands on the throne the phase is vote",
    ),
    "a vote about nobody": ({**NOBLE, "phase": "vote"}, "Phase vote needs one courtier on the throne"),
    "a candidate from a full floor": (
        {"seats": 3, "phase": "vote", "palace": {"throne": ["pyotr"], "nobles": COURTIERS[:4]}, "out": COURTIERS[4:12]},
        "has just left the nobles",
    ),
    "nobody left to settle": (
        {
            "seats": 3,
            "phase": "settle",
            "palace": {"craftsmen": COURTIERS[:4], "guards": COURTIERS[4:8], "merchants": COURTIERS[8:12]},
        },
        "Phase settle needs courtiers that are still to be settled",
    ),
    "a noble in phase 1": ({"seats": 3, "phase": "settle", "palace": {"nobles": ["pyotr"]}}, "In phase settle"),
    "a servant in phase 1": ({"seats": 3, "phase": "settle", "palace": {"servants": ["pyotr"]}}, "In phase settle"),
    "an eliminated one in phase 1": ({"seats": 3, "phase": "settle", "out": ["pyotr"]}, "In phase settle"),
}


@pytest.mark.parametrize("name", WRONG)
def test_an_impossible_description_is_refused_with_one_sentence(name: str) -> None:
    description, complaint = WRONG[name]
    with pytest.raises(prestol.PositionError) as caught:
        tsar().position(description)
    assert complaint in str(caught.value)
    assert re.match(r"(?!X)[A-Za-z].*[a-z\d`'\]]\.$", str(caught.value))


def test_seats_options_and_seed_are_checked_as_at_the_start_of_a_game() -> None:
    with pytest.raises(prestol.PrestolError, match="takes 3–6 players"):
        tsar().position({"seats": 7})
    with pytest.raises(prestol.OptionError, match="no option 'weather'"):
        tsar().position({**NOBLE, "options": {"weather": True}})
    with pytest.raises(prestol.OptionError, match="seat_3, but the table has seats 0 to 2"):
        tsar().position({**NOBLE, "options": {"first_player": "seat_3"}})
    with pytest.raises(prestol.PrestolError, match="A seed is"):
        tsar().position({**NOBLE, "seed": " "})


def test_what_is_not_said_is_as_at_the_start_of_a_round() -> None:
    state = tsar().position(NOBLE)
    seen = state.view(0)
    assert (seen["round"], seen["first"], seen["crown"], seen["waiting"]) == (1, 0, -1, [0])
    assert (seen["scores"], seen["shown"], seen["ballots"]) == ([], [], [])
    assert hands(state) == [4, 4, 4]
    assert len({state.view(seat)["goal"] for seat in range(3)}) == 3


def test_goals_that_are_not_named_are_dealt_by_the_seed_from_those_not_shown() -> None:
    shown = [f"goal_{n:02}" for n in range(1, 19)]
    dealt = set()
    for seed in range(30):
        state = position(seats=6, round=3, shown=shown[:12], palace={"nobles": ["pyotr"]}, seed=seed)
        goals = {state.view(seat)["goal"] for seat in range(6)}
        assert len(goals) == 6 and min(goals) >= 12
        dealt |= goals
    assert dealt == set(range(12, 26))


def test_the_same_seed_deals_the_same_goals_for_ever() -> None:
    state = position(seats=6, palace={"nobles": ["pyotr"]}, seed="word")
    assert [state.view(seat)["goal"] for seat in range(6)] == [9, 19, 5, 22, 16, 24]


def test_with_reshuffled_goals_a_shown_card_may_be_held_again() -> None:
    state = position(
        seats=3,
        round=2,
        palace={"nobles": ["pyotr"]},
        goals=["goal_01", "goal_02", "goal_03"],
        shown=["goal_03", "goal_02", "goal_01"],
        options={"reshuffle_goals": True},
    )
    assert [state.view(seat)["goal"] for seat in range(3)] == [0, 1, 2]


def test_phase_1_in_the_middle_goes_on_to_the_ascent_of_the_first_player() -> None:
    palace = {"craftsmen": COURTIERS[0:4], "merchants": COURTIERS[4:8], "guards": COURTIERS[8:10]}
    state = position(rest=None, seats=4, phase="settle", turn=2, first=1, palace=palace)
    assert offers(state, 2) == {
        f"settle {name} {floor}" for name in COURTIERS[10:] for floor in ("guards", "dignitaries")
    }
    say(state, 2, "settle merlin guards")
    assert (state.waiting, state.view()["ask"]) == ((3,), "settle")
    say(state, 3, "settle nikolai dignitaries")
    assert (state.waiting, state.view()["ask"]) == ((1,), "raise")
    assert place_of(state, "pyotr") == "servants"


def test_an_election_can_be_described_with_some_votes_laid() -> None:
    state = position(
        seats=4,
        phase="vote",
        turn=2,
        palace={"throne": ["pyotr"], "guards": ["elena"]},
        votes=["for", None, "against", None],
    )
    assert list(state.waiting) == [1, 3]
    assert state.view()["crown"] == 2
    assert state.view()["candidate"] == 12
    assert [state.view(seat)["vote"] for seat in range(4)] == [0, None, 1, None]
    say(state, 3, "vote for")
    say(state, 1, "vote for")
    assert told(state, "banished") == [{"courtier": 12, "against": 1}]
    assert hands(state) == [3, 3, 2, 3]
    assert list(state.waiting) == [3]


def test_an_election_with_all_votes_laid_is_counted_at_once() -> None:
    state = position(
        seats=3,
        phase="vote",
        turn=1,
        palace={"throne": ["pyotr"], "guards": ["elena"]},
        votes=["for", "against", "for"],
    )
    assert place_of(state, "pyotr") == "out"
    assert state.waiting == (2,)
    assert state.view()["ballots"] == [[12, 1, 0, 1, 0]]


def test_past_ballots_and_scores_are_kept() -> None:
    state = position(
        seats=3,
        round=2,
        turn=1,
        scores=[[3, 0, 33]],
        ballots=[(0, 2, 1, 0, 0)],
        past_ballots=[(1, 5, 0, 0, 0, 0)],
        palace={"nobles": ["pyotr", "elena"]},
    )
    assert hands(state) == [3, 4, 4]
    assert state.view()["past_ballots"] == [[1, 5, 0, 0, 0, 0]]
    say(state, 1, "raise pyotr")
    vote(state, "for", "for", "against")
    assert state.view()["ballots"] == [[0, 2, 1, 0, 0], [12, 1, 0, 0, 1]]
    assert state.view()["totals"] == [3, 0, 33]


@pytest.mark.parametrize("round", [1, 2, 3])
@pytest.mark.parametrize("told", [False, True])
def test_a_game_begun_from_a_described_round_can_be_saved_at_every_move(round: int, told: bool) -> None:
    """With or without a word about the rounds before."""
    shown = [f"goal_{n:02}" for n in range(1, 1 + 3 * (round - 1))]
    past: dict[str, Any] = {"shown": shown, "scores": [[1, 2, 3]] * (round - 1)} if told else {}
    state = position(rest=None, seats=3, round=round, phase="settle", **past)
    rng = prestol.stream(f"described:{round}")
    while not state.over:
        assert prestol.load(prestol.dump(state)) == state
        seat = state.waiting[0]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    assert prestol.load(prestol.dump(state)).result() == state.result()


@pytest.mark.rule("TSR-VOT-08")
def test_hands_that_are_not_given_follow_from_the_elections_of_the_round() -> None:
    voted = {**NOBLE, "ballots": [[5, 0, 1, 0, 0], [10, 1, 1, 1, 0]]}
    full = hands(tsar().position(NOBLE))
    assert hands(tsar().position(voted)) == [full[0] - 2, full[1] - 1, full[2]]
    assert hands(tsar().position({**voted, "against": [0, 1, 2]})) == [0, 1, 2]
