"""The house style plays to win and shows little of its goal card; weaker styles are weaker because they know less."""

from __future__ import annotations

import math

import pytest

from prestol import stream
from prestol.bots import Chair, make_bot
from prestol.engine.advice import draw, odds
from prestol.games.tsar.advice.reading import likelihoods
from prestol.games.tsar.advice.style import TsarAdvice
from prestol.games.tsar.advice.weights import FIRST, HOUSE, SIMPLE, STYLES, TUNED
from prestol.games.tsar.parts import AGAINST, RAISE, SETTLE, VOTE
from prestol.games.tsar.state import Tsar
from prestol.lab.match import make_bots, play_between
from tests.forms import some
from tests.games.tsar.table import position, tsar

PALACE = {"nobles": ["lucian", "pyotr", "merlin"], "dignitaries": ["isabella", "caspar"], "guards": ["angela"]}


def advice() -> TsarAdvice:
    known = tsar().advice
    assert isinstance(known, TsarAdvice)
    return known


def prefers_its_own(row: list[float]) -> list[bool]:
    """For each goal with some of the nobles: whether its holder would rather crown an own one, with no veto left."""
    state = position(phase="ascend", seats=4, turn=0, palace=PALACE, against=[0, 0, 0, 0])
    style = TsarAdvice(state.parts, [row])
    moves = [move for move in state.legal(0) if state.floor[move[1]] == state.parts.throne - 1]
    found = []
    for goal, wanted in enumerate(state.parts.wanted):
        state.goals[0] = goal
        liked: dict[bool, list[float]] = {True: [], False: []}
        for move, liking in zip(moves, style.liking(state, 0, moves, 0), strict=True):
            liked[wanted[move[1]]].append(liking)
        if liked[True] and liked[False]:
            found.append(min(liked[True]) > max(liked[False]) + 2)
    return found


def test_it_would_rather_crown_its_own_favourite_when_nobody_can_object() -> None:
    """The first house style would rather crown the favourites of others."""
    assert len(prefers_its_own(HOUSE)) > 5
    assert all(prefers_its_own(HOUSE))
    assert not any(prefers_its_own(FIRST))


def test_a_vote_is_the_draw_that_its_likings_make() -> None:
    """Votes are drawn without lists; the same chance must give the same vote."""
    state = position(phase="vote", seats=4, turn=1, palace=PALACE | {"throne": ["dimitri"]})
    votes = set()
    for style in range(advice().styles):
        for goal in range(len(state.parts.goals)):
            state.goals[0] = goal
            moves = state.legal(0)
            drawn = moves[draw(advice().liking(state, 0, moves, style), stream(f"{style}:{goal}"))]
            assert advice().choose(state, 0, moves, stream(f"{style}:{goal}"), style) == drawn
            votes.add(drawn)
    assert len(votes) == 2


def test_while_others_hold_vetoes_no_vote_is_certain() -> None:
    state = position(phase="vote", seats=4, turn=1, palace=PALACE | {"throne": ["dimitri"]})
    bound = 1 / (1 + math.exp(HOUSE[-1]))
    for goal in range(len(state.parts.goals)):
        state.goals[0] = goal
        moves = state.legal(0)
        against = odds(advice().liking(state, 0, moves, 0))[[move[1] for move in moves].index(AGAINST)]
        assert bound - 1e-9 <= against <= 1 - bound + 1e-9


def most_telling(row: list[float]) -> float:
    """How much likelier one goal makes a first place than another, at the most."""
    state = tsar().start(4, 1)
    assert isinstance(state, Tsar)
    style = TsarAdvice(tsar().parts, [row])
    moves = state.legal(state.waiting[0])
    ratios = []
    for at in range(len(moves)):
        likely = likelihoods(style, state, state.waiting[0], moves, at, list(range(len(state.parts.goals))))[0]
        ratios.append(max(likely) / max(min(likely), 1e-12))
    return max(ratios)


def test_settling_shows_little_of_a_goal_card() -> None:
    assert most_telling(HOUSE) < 6
    assert most_telling(FIRST) > 1000


def test_what_an_act_tells_is_the_odds_of_the_move_for_every_style_and_goal() -> None:
    rng = stream("acts")
    kinds = set()
    for seats in (3, 4, 6):
        state = tsar().start(seats, seats)
        assert isinstance(state, Tsar)
        while state.waiting:
            seat = state.waiting[0]
            moves = state.legal(seat)
            at = rng.below(len(moves))
            if len(moves) > 1:
                kinds.add(moves[0][0])
                goals = [rng.below(len(state.parts.goals)) for _ in range(5)]
                found = likelihoods(advice(), state, seat, moves, at, goals)
                for row, w in zip(found, advice().modelled, strict=True):
                    told = [odds(advice().values(state, seat, goal, moves, w))[at] for goal in goals]
                    assert row == pytest.approx(told, rel=1e-12)
            state.play(seat, moves[at])
    assert kinds == {SETTLE, RAISE, VOTE}


def test_an_act_that_hardly_any_style_allows_still_has_its_odds() -> None:
    """Where the likings of a style lie very far apart, no common scale holds the odds of all goal cards."""
    state = position(phase="ascend", seats=4, turn=0, palace=PALACE)
    keen = [100.0 * weight for weight in HOUSE[:TUNED]] + HOUSE[TUNED:]
    style = TsarAdvice(state.parts, [keen])
    moves = [move for move in state.legal(0) if state.floor[move[1]] < state.parts.throne - 1]
    for at in range(len(moves)):
        habits = style.weights[0]
        told = [odds(style.values(state, 0, goal, moves, habits))[at] for goal in range(len(state.parts.goals))]
        goals = list(range(len(state.parts.goals)))
        assert likelihoods(style, state, 0, moves, at, goals)[0] == pytest.approx(told, rel=1e-9)


def test_who_counts_no_vetoes_nominates_the_same_however_many_others_hold() -> None:
    liked: dict[int, list[list[float]]] = {0: [], STYLES.index(SIMPLE): []}
    for held in (0, 3):
        state = position(phase="ascend", seats=4, turn=0, palace=PALACE, against=[1, held, held, held])
        state.goals[0] = 3
        for style, seen in liked.items():
            seen.append(odds(advice().liking(state, 0, state.legal(0), style)))
    house, simple = liked.values()
    assert house[0] != house[1]
    assert simple[0] == simple[1]


def test_simple_players_vote_as_they_are_named() -> None:
    for name, ballot in (("always-for", 0), ("always-against", 1)):
        state = position(phase="vote", seats=4, turn=1, palace=PALACE | {"throne": ["dimitri"]})
        assert make_bot(name, tsar(), 1).decide(Chair(state, 0))[1] == ballot


@pytest.mark.parametrize("seats", some([3, 4, 5], [4]))
@pytest.mark.parametrize("simple", ["greedy", "always-for", "always-against"])
def test_no_simple_plan_beats_novices(simple: str, seats: int) -> None:
    game = tsar()
    won = 0.0
    games = 40 * seats
    for number in range(games):
        state, hero = game.start(seats, f"plain:{number // seats}"), number % seats
        names = [simple if seat == hero else "novice" for seat in range(seats)]
        winners = play_between(state, make_bots(game, names, f"plain:{number}")).winners()
        won += (hero in winners) / len(winners)
    assert won / games < 1 / seats
