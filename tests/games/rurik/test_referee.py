"""Whole games, checked move by move against a second telling of the rules: lists of moves, pieces and score."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import prestol
from prestol.games.rurik.state import Rurik
from tests.games.rurik.referee.board import Question
from tests.games.rurik.referee.game import Referee
from tests.games.rurik.referee.printed import ACTIONS, DEEDS, GOODS, KINDS, THRESHOLDS
from tests.games.rurik.table import (
    OTHER_READINGS,
    REGIONS,
    SEATS,
    Picker,
    any_move,
    busy,
    name,
    names,
    offers,
    rurik,
    start,
    tally,
    told,
)

CHANCE = {
    *("good-laid", "first-player", "rebel-laid", "deed-opened", "led", "agenda-dealt", "rebel-defeated"),
    *("reward-drawn", "card-turned", "looked-at", "decks-shuffled"),
}
"""Events that tell the referee what came by chance."""
View = dict[str, Any]
SHARE = 7
"""One position in so many is compared piece by piece, all of them by their lists of moves."""
GAMES = 3 if prestol.COMPILED else 1
DIFFICULTIES = ["easy", "medium", "hard", "very_hard"]


def settings(options: dict[str, Any]) -> dict[str, Any]:
    """All options of a table."""
    return {option.id: option.default for option in rurik().options} | options


def follow(
    seats: int, seed: int | str, options: dict[str, Any], pick: Picker
) -> Iterator[tuple[Rurik, Referee, Question]]:
    """Every position of a game, with the referee who has followed it and the question that is due."""
    rng = prestol.stream(f"referee:{seats}:{seed}")
    state = start(seats, seed, options)
    referee = Referee(seats, settings(options), lambda flip: name("rebellion_card", state.ring[flip % 18]))
    game = referee.game()
    hear(referee, state)
    question: Question = next(game)
    yield state, referee, question
    while not state.over:
        seat = state.waiting[rng.below(len(state.waiting))]
        move = pick(state, seat, state.legal(seat), rng)
        state.play(seat, move)
        hear(referee, state)
        try:
            question = game.send((seat, state.game.notation.write(move)))
        except StopIteration:
            question = {}
        yield state, referee, question


def hear(referee: Referee, state: Rurik) -> None:
    referee.heard += [(event.name, event.args) for event in state.events if event.name in CHANCE]


def agree(state: Rurik, referee: Referee, question: Question) -> None:
    """The engine and the referee offer the same moves, and nothing has come by chance that was not due."""
    assert {seat: offers(state, seat) for seat in state.waiting} == question
    assert referee.heard == []
    referee.check_pieces()


def agree_on_the_table(state: Rurik, referee: Referee) -> None:
    view = state.view()
    agree_on_the_map(view, referee)
    agree_on_the_sides(view, referee)
    agree_on_the_board(view, referee)
    agree_on_cards(state, view, referee)


def agree_on_the_map(view: View, referee: Referee) -> None:
    assert names("region", view["regions"]) == referee.regions
    for region in referee.regions:
        at = REGIONS.index(region)
        ruler = referee.ruler(region)
        assert view["rulers"][at] == (-1 if ruler is None else ruler)
        assert view["strengths"][at] == [referee.strength(side, region) for side in referee.sides]
        assert view["stocked"][at] == (region in referee.stocked)
        assert GOODS[view["yields"][at]] == referee.yields[region]
        assert view["neutrals"][at] == referee.neutrals[region]
        assert view["buildings"][at] == [referee.built.get((region, kind), -1) for kind in KINDS]
        rebel = referee.rebels.get(region)
        shown = -1 if rebel is None else 15 if rebel == "?" else list(rurik().notation.domains["rebel"]).index(rebel)
        assert view["rebels"][at] == shown


def agree_on_the_sides(view: View, referee: Referee) -> None:
    for side in referee.sides:
        leader = referee.at[side]
        assert view["leader_at"][side] == (-1 if leader is None else REGIONS.index(leader))
        assert view["troops"][side] == [referee.troops[side][region] for region in REGIONS]
        assert view["troop_supply"][side] == referee.supply[side]
        assert view["building_supply"][side] == [referee.store[side][kind] for kind in KINDS]
        assert view["goods"][side] == [referee.goods[side][good] for good in GOODS]
        assert view["on_boat"][side] == referee.on_boat(side)
        assert view["tracks"][side] == [referee.tracks[side][track] for track in THRESHOLDS]
        assert view["track_now"][side] == [referee.row_now(side, track) for track in THRESHOLDS]
        assert view["track_values"][side] == [referee.value(side, track) for track in THRESHOLDS]
        assert set(names("rebel", view["defeated"][side])) == referee.defeated[side]
    assert (view["coins"], view["war"]) == (referee.coins, referee.war)
    assert (view["first"], view["token"], view["turn"]) == (
        referee.first,
        referee.token,
        -1 if referee.turn is None else referee.turn,
    )
    assert (view["tax_points"], view["build_points"]) == (referee.tax, referee.build)


def agree_on_the_board(view: View, referee: Referee) -> None:
    for at, action in enumerate(ACTIONS):
        advisors = list(rurik().notation.domains["advisor"])
        numbers = [-1 if one is None else one[0] * 6 + advisors.index(one[1]) for one in referee.banners[action]]
        bribes = [0 if one is None else one[2] for one in referee.banners[action]]
        assert view["banners"][at] == numbers + [-1] * (4 - len(numbers))
        assert view["bribes"][at] == bribes + [0] * (4 - len(bribes))


def agree_on_cards(state: Rurik, view: View, referee: Referee) -> None:
    assert view["deck_sizes"] == referee.sizes
    assert names("scheme", view["discards"]) == referee.discards
    assert set(names("deed", view["deed_row"])) == set(referee.row)
    assert view["deed_deck"] == len(referee.deck)
    assert set(names("deed", view["deed_discards"])) == referee.deed_discards
    assert view["reward_tokens"] == referee.rewards
    for seat in range(referee.seats):
        mine = state.view(seat)
        assert set(names("scheme", mine["hand"])) == referee.hands[seat]
        assert set(names("deed", view["deeds"][seat])) == referee.before[seat]
        assert set(names("deed", view["deeds_done"][seat])) == referee.done[seat]
        assert view["used"][seat] == referee.used[seat]
        tokens = rurik().notation.domains["conversion"]
        assert view["converted"][seat] == [int(token in referee.down[seat]) for token in tokens]
        if referee.agendas[seat]:
            assert names("agenda", mine["agendas"]) == referee.agendas[seat]
    assert names("scheme", state.left_deck.top) == referee.tops[0]
    assert names("scheme", state.right_deck.top) == referee.tops[1]
    if referee.solo:
        assert name("priority", view["rebellion"]["priority"]) == referee.priority
        assert view["rebellion"]["cells"] == [int(covered) for covered in referee.covered]


def agree_on_the_score(state: Rurik, referee: Referee) -> None:
    result = state.result()
    for side in referee.sides:
        assert tally(state, side) == referee.points(side)
    assert result.places == referee.places()
    assert result.scores == tuple(sum(referee.points(seat).values()) for seat in range(referee.seats))
    best = max([*result.scores, *(program.score for program in result.programs)])
    assert {args["total"] for args in told(state, "won")} == {best}


def judge(seats: int, seed: int | str, options: dict[str, Any], pick: Picker) -> None:
    for count, (state, referee, question) in enumerate(follow(seats, seed, options, pick)):
        agree(state, referee, question)
        if count % SHARE == 0 or state.over:
            agree_on_the_table(state, referee)
    assert question == {}
    agree_on_the_score(state, referee)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("pick", [any_move, busy])
def test_the_engine_and_the_referee_agree_about_whole_games(seats: int, pick: Picker) -> None:
    for seed in range(GAMES):
        judge(seats, seed, {}, pick)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("pick", [any_move, busy])
def test_they_agree_with_every_option_turned(seats: int, pick: Picker) -> None:
    judge(seats, "options", OTHER_READINGS, pick)


@pytest.mark.parametrize("option", OTHER_READINGS)
def test_they_agree_with_one_option_turned(option: str) -> None:
    judge(1 if option.startswith("solo") else 2, option, {option: OTHER_READINGS[option]}, busy)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_they_agree_about_the_rebellion(difficulty: str) -> None:
    judge(1, difficulty, {"difficulty": difficulty}, busy)


def test_the_referee_knows_every_deed() -> None:
    assert list(DEEDS) == list(rurik().notation.domains["deed"])
