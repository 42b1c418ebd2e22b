"""What is hidden and what is public (TSR-INF)."""

from __future__ import annotations

from collections import Counter

import pytest

import prestol
from tests.games.tsar.table import COURTIERS, SEATS, position, say, start, vote, walk

rule = pytest.mark.rule

PUBLIC = {
    "game", "seat", "seats", "round", "rounds", "ask", "rule", "waiting", "first", "crown", "candidate", "floor",
    "ballots", "past_ballots", "shown", "scores", "totals", "over",
}  # fmt: skip
PRIVATE = {"goal", "favourites", "against", "vote"}


@rule("TSR-INF-01")
@pytest.mark.parametrize("seats", SEATS)
def test_a_view_holds_the_public_things_and_for_a_seat_its_own(seats: int) -> None:
    for state in walk(seats, "keys"):
        assert state.view(None).keys() == PUBLIC
        for seat in range(seats):
            assert state.view(seat).keys() == PUBLIC | PRIVATE
            assert {name: state.view(seat)[name] for name in PUBLIC - {"seat"}} == {
                name: state.view(None)[name] for name in PUBLIC - {"seat"}
            }


@rule("TSR-INF-01", "TSR-INF-02", "TSR-INF-03")
@pytest.mark.parametrize("seats", SEATS)
def test_a_view_is_the_same_whatever_the_hidden_cards_are(seats: int) -> None:
    """Everything a seat cannot know is dealt again at every position: the seat sees no difference."""
    rng = prestol.stream("leak")
    moved = 0
    for state in walk(seats, "leak"):
        for watcher in (None, *range(seats)):
            twin = state.redeal(watcher, rng)
            assert twin.view(watcher) == state.view(watcher)
            if not state.over:
                moved += any(twin.view(seat)["goal"] != state.view(seat)["goal"] for seat in range(seats))
    assert moved > 100


@rule("TSR-INF-02")
def test_the_goals_still_to_be_dealt_cannot_be_foreseen() -> None:
    """Two games that look the same to seat 0 deal it different goals in round 2."""
    state = position(
        seats=3, phase="vote", palace={"throne": ["pyotr"]}, goals=["goal_01", "goal_02", "goal_03"], seed=4
    )
    drawn = set()
    rng = prestol.stream("future")
    for _ in range(40):
        twin = state.redeal(0, rng)
        assert twin.view(0) == state.view(0)
        vote(twin, "for", "for", "for")
        drawn.add(twin.view(0)["goal"])
    assert len(drawn) > 10


@rule("TSR-INF-03")
def test_a_face_down_vote_is_seen_by_its_owner_alone_until_the_reveal() -> None:
    state = position(seats=4, phase="vote", palace={"throne": ["pyotr"], "nobles": ["elena"]})
    say(state, 1, "vote against")
    assert state.view(1)["vote"] == 1
    for watcher in (0, 2, 3):
        assert state.view(watcher)["vote"] is None
        assert state.view(watcher)["ballots"] == []
    (event,) = state.events
    assert (event.name, event.args) == ("laid", {"seat": 1})
    vote_rest = [(0, "for"), (2, "for"), (3, "for")]
    for seat, ballot in vote_rest:
        say(state, seat, f"vote {ballot}")
    assert state.view(0)["ballots"] == [[12, 0, 0, 1, 0, 0]]
    assert [state.view(seat)["vote"] for seat in range(4)] == [None] * 4


@rule("TSR-INF-03")
def test_redealt_votes_of_others_are_ones_they_could_have_laid() -> None:
    """Seat 1 has laid a vote and holds cards for both; seat 2 has laid one and could only vote for."""
    palace = {"throne": ["pyotr"], "nobles": ["elena"]}
    state = position(seats=3, phase="vote", palace=palace, against=[1, 1, 0], votes=[None, "for", "for"])
    rng = prestol.stream("votes")
    laid: Counter[tuple[int, int]] = Counter()
    for _ in range(200):
        twin = state.redeal(0, rng)
        assert twin.waiting == (0,)
        say(twin, 0, "vote against")
        laid[tuple(twin.view()["ballots"][0][3:])] += 1
    assert laid.keys() == {(0, 0), (1, 0)}
    assert 70 <= laid[1, 0] <= 130


@rule("TSR-INF-04")
def test_positions_turn_crown_totals_and_votes_are_public() -> None:
    state = position(
        seats=3,
        round=2,
        first=1,
        turn=2,
        crown=0,
        palace={"nobles": ["pyotr"], "guards": ["elena"], "servants": ["merlin"]},
        goals=["goal_04", "goal_05", "goal_06"],
        shown=["goal_01", "goal_02", "goal_03"],
        scores=[[1, 2, 3]],
    )
    say(state, 2, "raise pyotr")
    vote(state, "for", "against", "for")
    for watcher in (None, 0, 1, 2):
        seen = state.view(watcher)
        assert {name for name, at in zip(COURTIERS, seen["floor"], strict=True) if at >= 0} == {"elena", "merlin"}
        assert seen["floor"][COURTIERS.index("elena")] == 3
        assert seen["floor"][COURTIERS.index("pyotr")] == -2
        assert (seen["round"], seen["first"], seen["crown"], seen["waiting"]) == (2, 1, 2, [0])
        assert seen["shown"] == [[0, 1, 2]]
        assert (seen["scores"], seen["totals"]) == ([[1, 2, 3]], [1, 2, 3])
        assert seen["ballots"] == [[12, 2, 0, 1, 0]]
        assert (seen["ask"], seen["rule"]) == ("raise", "TSR-PRM-02")
        assert (seen["game"], seen["seat"], seen["seats"], seen["rounds"], seen["over"]) == (
            "tsar",
            watcher,
            3,
            3,
            False,
        )


@rule("TSR-INF-04")
@pytest.mark.parametrize("seats", SEATS)
def test_every_event_but_the_deal_is_for_everybody(seats: int) -> None:
    for state in walk(seats, "public"):
        for event in state.events:
            assert event.seen_by(None) == (event.name != "goal-dealt")
            assert event.rule.startswith("TSR-")


@rule("TSR-INF-05")
@pytest.mark.parametrize(("seats", "round", "unknown"), [
    (3, 1, 25), (3, 2, 22), (3, 3, 19), (4, 1, 25), (4, 2, 21), (4, 3, 17),
    (5, 1, 25), (5, 2, 20), (5, 3, 15), (6, 1, 25), (6, 2, 19), (6, 3, 13),
])  # fmt: skip
def test_an_opponents_card_is_one_of_those_neither_own_nor_shown(seats: int, round: int, unknown: int) -> None:
    state = next(state for state in walk(seats, 1) if state.view()["round"] == round)
    seen = state.view(0)
    known = {seen["goal"]} | {goal for row in seen["shown"] for goal in row}
    rng = prestol.stream(f"cards {seats} {round}")
    for other in (1, seats - 1):
        dealt = {state.redeal(0, rng).view(other)["goal"] for _ in range(500)}
        assert dealt == set(range(26)) - known
        assert len(dealt) == unknown
    spectators = {state.redeal(None, rng).view(0)["goal"] for _ in range(500)}
    assert len(spectators) == unknown + 1


@rule("TSR-INF-05")
def test_all_unknown_cards_are_equally_likely() -> None:
    """5,000 deals over 25 cards: 200 each are expected; a fair deal hardly ever leaves 140 to 260."""
    state = start(4, 1)
    rng = prestol.stream("even")
    for other in (1, 3):
        dealt = Counter(state.redeal(0, rng).view(other)["goal"] for _ in range(5000))
        assert len(dealt) == 25
        assert min(dealt.values()) >= 140 and max(dealt.values()) <= 260


@rule("TSR-INF-06")
@pytest.mark.parametrize("seats", SEATS)
def test_only_the_vote_is_simultaneous(seats: int) -> None:
    for seed in range(5):
        for state in walk(seats, seed):
            if state.over:
                assert state.waiting == ()
            elif state.view()["ask"] == "vote":
                assert 1 <= len(state.waiting) <= seats
            else:
                assert len(state.waiting) == 1
            assert all(state.legal(seat) == [] for seat in range(seats) if seat not in state.waiting)
            assert all(state.legal(seat) for seat in state.waiting)


@rule("TSR-INF-06")
@pytest.mark.parametrize("seats", SEATS)
def test_fortune_deals_goals_and_draws_the_first_player_and_nothing_else(seats: int) -> None:
    for options, opening in (({}, 1 + seats), ({"first_player": "seat_2"}, seats)):
        rolls = [len(state.fortunes) for state in walk(seats, 2, options)]
        assert rolls[0] == opening
        assert [count for count in rolls[1:] if count] == [seats, seats]


@rule("TSR-INF-04")
@pytest.mark.parametrize("seats", SEATS)
def test_the_votes_of_earlier_rounds_stay_in_sight(seats: int) -> None:
    """Whatever was revealed is seen by everybody to the end of the game, with the round it belongs to."""
    voted: list[list[int]] = []
    before: list[list[int]] = []
    round_before = 1
    for state in walk(seats, "votes"):
        seen = state.view(None)
        if seen["round"] != round_before:
            *vetoed, elected = seen["past_ballots"][len(voted) :]
            assert vetoed == [[round_before, *ballot] for ballot in before]
            assert elected[0] == round_before and not any(elected[3:])
            voted, round_before = seen["past_ballots"], seen["round"]
        assert seen["past_ballots"] == voted
        before = seen["ballots"]
        if state.waiting == () or state.view()["ask"] == "raise":
            assert prestol.load(prestol.dump(state)) == state
    assert {ballot[0] for ballot in voted} == {1, 2}


@rule("TSR-INF-04")
def test_a_game_begun_by_the_first_rules_is_saved_as_it_was() -> None:
    state = prestol.game("tsar", rules=1).start(3, "first")
    state.playout(prestol.stream("first"))
    assert "past_ballots" not in state.data()
    assert state.view()["past_ballots"] == []
