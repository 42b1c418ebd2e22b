"""Saved states: they come back whole, and one that cannot be is refused with one sentence that says why."""

from __future__ import annotations

import json
from typing import Any

import pytest

import prestol
from prestol.games.tsar.state import Tsar
from tests.games.tsar.table import SEATS, position, say, start, walk

Saved = dict[str, Any]
FOREIGN = "the unfinished steps do not belong to the position"


def saved(state: Tsar) -> Saved:
    document: Saved = json.loads(prestol.dump(state))
    return document


def voting() -> Saved:
    """Round 2 of three seats: Pyotr is the candidate of seat 1, and seat 0 has voted."""
    state = position(
        seats=3,
        round=2,
        turn=1,
        palace={"nobles": ["pyotr", "elena"], "guards": ["angela"]},
        shown=["goal_01", "goal_02", "goal_03"],
        goals=["goal_04", "goal_05", "goal_06"],
        scores=[[1, 2, 3]],
        ballots=[(1, 2, 1, 0, 0)],
        against=[3, 4, 4],
    )
    say(state, 1, "raise pyotr")
    say(state, 0, "vote against")
    return saved(state)


@pytest.mark.parametrize("seats", SEATS)
def test_every_position_comes_back_whole_and_plays_on(seats: int) -> None:
    for count, state in enumerate(walk(seats, "saved")):
        loaded = prestol.load(prestol.dump(state))
        assert loaded == state
        assert [loaded.view(seat) for seat in range(seats)] == [state.view(seat) for seat in range(seats)]
        if count % 20 == 0 and not state.over:
            ahead = state.clone()
            ends = [ahead.playout(prestol.stream(count)), loaded.playout(prestol.stream(count))]
            assert ends[0] == ends[1]
            assert loaded == ahead


def test_the_document_used_below_is_sound() -> None:
    state = prestol.load(json.dumps(voting()))
    assert state.waiting == (1, 2)


@pytest.mark.rule("TSR-SCO-07", "TSR-D-05")
def test_the_best_goal_of_a_round_is_read_and_one_point_more_is_not() -> None:
    document = voting()
    document["state"]["scores"] = [0, 33, 32]
    assert prestol.load(json.dumps(document)).view()["totals"] == [0, 33, 32]
    document["state"]["scores"] = [0, 34, 32]
    with pytest.raises(prestol.LoadError, match="a round cannot be worth 34 points"):
        prestol.load(json.dumps(document))


WRONG: dict[str, tuple[str, Any, str]] = {
    "round zero": ("round", 0, "there is no round 0"),
    "a fourth round": ("round", 4, "there is no round 4"),
    "a first player below": ("first", -1, "there is no seat -1 to go first"),
    "a first player above": ("first", 3, "there is no seat 3 to go first"),
    "a crown below": ("crown", -2, "there is no seat -2 to hold the crown"),
    "a crown above": ("crown", 3, "there is no seat 3 to hold the crown"),
    "an election without a crown": ("crown", -1, "there is an election, but nobody holds the crown"),
    "twelve courtiers": ("floor", [-2] * 11 + [6], "floor has 12 entries instead of 13"),
    "an eighth floor": ("floor", [7, -2, -2, -2, -2, 5, -2, -2, -2, -2, -2, -2, 6], "there is no floor 7"),
    "a cellar": ("floor", [-3, -2, -2, -2, -2, 5, -2, -2, -2, -2, -2, -2, 6], "there is no floor -3"),
    "a full floor": ("floor", [3, 3, 3, 3, 3, -2, -2, -2, -2, -2, -2, -2, 6], "floor 3 holds more than 4 courtiers"),
    "two on the throne": (
        "floor",
        [6, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, 6],
        "floor 6 holds more than 1 courtiers",
    ),
    "a goal too few": ("goals", [3, 4], "goals has 2 entries instead of 3"),
    "a goal twice": ("goals", [3, 4, 3], "the goal cards [3, 4, 3] cannot be dealt"),
    "a goal that is not there": ("goals", [3, 26, 5], "the goal cards [3, 26, 5] cannot be dealt"),
    "a goal below": ("goals", [3, -1, 5], "the goal cards [3, -1, 5] cannot be dealt"),
    "a shown goal that is not there": ("shown", [0, 1, 26], "there is no goal card 26 to show"),
    "a shown goal below": ("shown", [0, 1, -1], "there is no goal card -1 to show"),
    "a goal shown twice": ("shown", [0, 1, 1], "goal card 1 was shown twice"),
    "a shown goal in play": ("goals", [3, 0, 5], "goal card 0 is in play though it was shown before"),
    "the goals of the round before": ("goals", [0, 1, 2], "goal card 0 is in play though it was shown before"),
    "too many shown goals": ("shown", [0, 1, 2, 6, 7, 8, 9], "there are 7 shown goals, more than 2 rounds have"),
    "a hand too many": ("against", [3, 4, 4, 4], "against has 4 entries instead of 3"),
    "a hand too large": ("against", [3, 4, 5], "seat 2 cannot hold 5 against cards"),
    "a hand below nothing": ("against", [3, -1, 4], "seat 1 cannot hold -1 against cards"),
    "a vote without a card": ("against", [0, 4, 4], "seat 0 holds no against card to lay"),
    "a vote too few": ("votes", [1, -1], "votes has 2 entries instead of 3"),
    "a vote of another kind": ("votes", [2, -1, -1], "there is no vote 2"),
    "a ballot cut short": ("ballots", [[0, 2, 1, 0]], "an election with 4 entries was noted"),
    "a ballot about nobody": ("ballots", [[13, 2, 1, 0, 0]], "the election (13, 2, 1, 0, 0) names nobody"),
    "a ballot about less than nobody": ("ballots", [[-1, 2, 1, 0, 0]], "the election (-1, 2, 1, 0, 0) names nobody"),
    "a ballot of nobody": ("ballots", [[0, 3, 1, 0, 0]], "the election (0, 3, 1, 0, 0) names nobody"),
    "a ballot of less than nobody": ("ballots", [[0, -1, 1, 0, 0]], "the election (0, -1, 1, 0, 0) names nobody"),
    "a ballot of another kind": ("ballots", [[0, 2, 1, 0, 2]], "there is no vote 2"),
    "a first ballot of another kind": ("ballots", [[0, 2, 2, 0, 0]], "there is no vote 2"),
    "too many scores": ("scores", [1, 2, 3] * 3, "there are 9 scores, more than 2 rounds have"),
    "an uneven row of scores": ("scores", [1, 2, 3, 4], "there are 4 scores, not the same number for each seat"),
    "a score beyond reach": ("scores", [1, 2, 61], "a round cannot be worth 61 points"),
    "a score below nothing": ("scores", [1, 2, -1], "a round cannot be worth -1 points"),
    "a score that is a word": ("scores", [1, 2, "three"], "scores cannot be 'three'"),
    "votes laid that are still awaited": ("votes", [1, 0, -1], FOREIGN),
    "a second round scored already": ("scores", [1, 2, 3] * 2, "round 2 is scored, but still being played"),
    "a candidate who is not on the throne": (
        "floor",
        [3, -2, -2, -2, -2, 6, -2, -2, -2, -2, -2, -2, 5],
        FOREIGN,
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_state_that_cannot_be_is_refused(name: str) -> None:
    field, value, complaint = WRONG[name]
    document = voting()
    document["state"][field] = value
    with pytest.raises(prestol.LoadError) as caught:
        prestol.load(json.dumps(document))
    assert str(caught.value) == f"This saved state is damaged: {complaint}."


def test_a_field_too_few_or_too_many_is_refused() -> None:
    document = voting()
    del document["state"]["crown"]
    with pytest.raises(prestol.LoadError, match="crown"):
        prestol.load(json.dumps(document))
    document = voting() | {"state": {**voting()["state"], "weather": 1}}
    with pytest.raises(prestol.LoadError, match="weather"):
        prestol.load(json.dumps(document))


STACKS: dict[str, tuple[list[Any], str]] = {
    "a vote of a seat that is not there": (
        [["NextRound", {}], ["ScoreRound", {}], ["Ascension", {"seat": 2}], ["CountVotes", {"candidate": 12}],
         ["Ballot", {"waiting": [1, 3], "candidate": 12}]],
        "step Ballot cannot have [1, 3] as waiting",
    ),
    "a vote about somebody else": (
        [["NextRound", {}], ["ScoreRound", {}], ["Ascension", {"seat": 2}], ["CountVotes", {"candidate": 12}],
         ["Ballot", {"waiting": [1, 2], "candidate": 11}]],
        FOREIGN,
    ),
    "a round that is never scored": (
        [["NextRound", {}], ["Ascension", {"seat": 2}], ["CountVotes", {"candidate": 12}],
         ["Ballot", {"waiting": [1, 2], "candidate": 12}]],
        FOREIGN,
    ),
    "an ascent under a candidate": (
        [["NextRound", {}], ["ScoreRound", {}], ["Ascension", {"seat": 2}], ["Promote", {"seat": 1}]],
        "Votes are laid in phase vote only",
    ),
    "settling among the eliminated": (
        [["NextRound", {}], ["ScoreRound", {}], ["Ascension", {"seat": 0}], ["Settling", {"seat": 2, "left": 3}],
         ["SettleCourtier", {"seat": 1}]],
        "Votes are laid in phase vote only",
    ),
    "a game that is over too early": ([], "the game is over before its last round is scored"),
}  # fmt: skip


@pytest.mark.parametrize("name", STACKS)
def test_unfinished_steps_that_do_not_fit_are_refused(name: str) -> None:
    stack, complaint = STACKS[name]
    with pytest.raises(prestol.LoadError) as caught:
        prestol.load(json.dumps({**voting(), "stack": stack}))
    assert str(caught.value).startswith("This saved state ")
    assert str(caught.value).endswith(f" {complaint}.")


def test_a_settling_saved_with_the_wrong_number_left_is_refused() -> None:
    document = saved(start(4, 1, {"first_player": "seat_0"}))
    settling = document["stack"][-2]
    assert settling == ["Settling", {"seat": 1, "left": 11}]
    complaints = {
        10: FOREIGN,
        12: FOREIGN,
        13: "step Settling cannot have 13 as left",
        -1: "step Settling cannot have -1 as left",
    }
    for left, complaint in complaints.items():
        settling[1]["left"] = left
        with pytest.raises(prestol.LoadError, match=f"damaged: {complaint}\\.$"):
            prestol.load(json.dumps(document))


def test_a_finished_game_is_saved_with_its_result() -> None:
    *_, state = walk(4, "saved")
    loaded = prestol.load(prestol.dump(state))
    assert loaded.over and loaded.result() == state.result()
    document = saved(state)
    document["state"]["round"] = 2
    document["state"]["scores"] = document["state"]["scores"][:8]
    document["state"]["shown"] = document["state"]["shown"][:8]
    document["state"]["goals"] = document["state"]["shown"][4:]
    document["state"]["past_ballots"] = []
    with pytest.raises(prestol.LoadError, match="over before its last round"):
        prestol.load(json.dumps(document))
