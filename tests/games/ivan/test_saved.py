"""Saved states: they come back whole from every depth, and one that cannot be is refused with one sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

import prestol
from prestol.games.ivan.parts import DECK
from prestol.games.ivan.state import Ivan
from tests.games.ivan.table import (
    OTHER_READINGS,
    SEATS,
    Picker,
    any_move,
    at_work,
    busy,
    position,
    records,
    say,
    start,
    walk,
)

Saved = dict[str, Any]
MOST_BYTES = 3000


def saved(state: Ivan) -> Saved:
    document: Saved = json.loads(prestol.dump(state))
    return document


def nested() -> Ivan:
    """A project, its spoils, a move, a token on the way and its warrior, with an estate used in between."""
    state = at_work(
        "projects",
        seal=True,
        hand=["m02_landed_levy"],
        goods={"rye": 5, "wood": 2, "coin": 1},
        warriors={"kursk": 1},
        estates=["service_settlement"],
        tokens=["tr07"],
        at={"spoils": ["s02_horses"], "waterways": {"w_seim": "tr03"}},
    )
    say(state, "complete m02_landed_levy", "spoils s02_horses", "move warrior kursk putivl", "lay pad_4")
    say(state, "use service_settlement")
    return state


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("pick", [any_move, busy])
@pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["ours", "others"])
def test_every_position_comes_back_whole(seats: int, pick: Picker, options: dict[str, Any]) -> None:
    for state in walk(seats, "saved", options, pick):
        text = prestol.dump(state)
        assert prestol.load(text) == state
        assert len(text) <= MOST_BYTES


@pytest.mark.parametrize("seats", SEATS)
def test_a_loaded_game_plays_on_the_same(seats: int) -> None:
    for count, state in enumerate(walk(seats, "loaded", pick=busy)):
        if count % 40 == 7 and not state.over:
            loaded, ahead = prestol.load(prestol.dump(state)), state.clone()
            assert loaded.playout(prestol.stream(count)) == ahead.playout(prestol.stream(count))
            assert loaded == ahead


def test_the_deepest_nesting_comes_back_whole() -> None:
    state = nested()
    depth = len(state.stack)
    loaded = prestol.load(prestol.dump(state))
    assert loaded == state
    assert depth >= 6
    for words in ("place putivl", "place putivl"):
        say(state, words)
        say(loaded, words)  # type: ignore[arg-type]
        assert loaded == state


def test_who_draws_both_own_rejects_of_the_setup_can_save_the_game() -> None:
    """They went back to the deck (IVN-SET-17), so all three projects of the setup may be in one hand again."""
    state = position({"hand": list(records("project"))[:3], "chambers": {"income": 0}}, {}, {})
    view = state.view(0)
    assert sorted(view["hand"]) == sorted(view["dealt"])
    assert prestol.load(prestol.dump(state)) == state


def test_a_clone_shares_nothing_that_changes() -> None:
    state = nested()
    before = prestol.dump(state)
    twin = state.clone()
    twin.playout(prestol.stream(3))
    assert prestol.dump(state) == before
    assert twin != state


def test_moves_can_be_taken_back_through_nested_effects() -> None:
    state = at_work("maneuvers", seal=True, warriors={"kursk": 1}, goods={"rye": 2},
                    at={"waterways": {"w_seim": "tr03"}})  # fmt: skip
    journal = prestol.Journal(state)
    texts = []
    for words in ("move warrior kursk putivl", "lay pad_4", "sell rye rye", "place putivl", "place putivl"):
        texts.append(prestol.dump(journal.state))
        journal.play(0, state.game.notation.read(words))
    for text in reversed(texts):
        assert journal.undo(0)
        assert prestol.dump(journal.state) == text


WRONG: dict[str, tuple[str, Any, str]] = {
    "round zero": ("round", 0, "there is no round 0"),
    "a fifth round": ("round", 5, "there is no round 5"),
    "a first player above": ("first", 3, "there is no seat 3 to go first"),
    "a turn of nobody": ("turn", 7, "there is no seat 7 to act"),
    "favour twice": ("favour", [0, 0, 1], "does not hold each seat once"),
    "too short a track": ("favour", [0, 1], "favour has 2 entries instead of 3"),
    "debts": ("goods", [-1] + [0] * 20, "less than nothing"),
    "points from nowhere": ("vp", [1, 0, 0], "the points of seat 0 do not add up to 1"),
    "an eleventh warrior": ("warrior_supply", [10, 10, 10], "seat 0 has 11 warriors instead of 10"),
    "a lost building": ("building_supply", [5, 6, 6], "seat 0 has 5 buildings instead of 6"),
    "a lost boyar": ("boyar_supply", [1, 3, 3], "seat 0 has 2 boyars instead of 3"),
    "three seals": ("seals", [0, 0, 0, -1, -1], "seat 0 has placed more than 2 seals"),
    "one card twice": ("assignments", [0, 0, 1, 2, 3], "cannot be dealt"),
    "a project nowhere": ("projects", [-9] + [-1] * 29, "no project is at -9"),
    "a title nowhere": ("titles", [-4] + [-1] * 14, "no title is at -4"),
    "an estate nowhere": ("estates", [3] + [-1] * 14, "no estate is at 3"),
    "a discard beside an empty deck": (
        "titles",
        [-3] + [-2] * 14,
        "the deck of titles is empty, but its discard is not",
    ),
    "a token twice": ("trade_discards", [6], "a trade token lies in two places"),
    "a region token twice": ("region_discards", [0], "a region token lies in two places"),
    "a word": ("round", "two", "round cannot be 'two'"),
}


@pytest.mark.parametrize("slip", WRONG)
def test_a_state_that_cannot_be_is_refused(slip: str) -> None:
    field, value, complaint = WRONG[slip]
    state = at_work("maneuvers", warriors={"kursk": 1}, tokens=["tr07"])
    document = saved(state)
    assert prestol.load(json.dumps(document)) == state
    document["state"][field] = value
    with pytest.raises(prestol.LoadError) as caught:
        prestol.load(json.dumps(document))
    assert complaint in str(caught.value)


@pytest.mark.parametrize("slip", ["reversed", "doubled", "without its frame", "of another seat"])
def test_unfinished_steps_that_do_not_belong_are_refused(slip: str) -> None:
    document = saved(at_work("maneuvers", warriors={"kursk": 1}))
    stack = document["stack"]
    if slip == "reversed":
        stack.reverse()
    elif slip == "doubled":
        stack.insert(0, stack[0])
    elif slip == "without its frame":
        del stack[0]
    else:
        stack[-1][1]["seat"] = 1
    with pytest.raises(prestol.LoadError):
        prestol.load(json.dumps(document))


def test_projects_to_choose_from_are_in_the_hand() -> None:
    document = saved(start(3))
    document["state"]["projects"][document["state"]["dealt"][1]] = DECK
    with pytest.raises(prestol.LoadError, match="the projects of seat 0 do not fit the question"):
        prestol.load(json.dumps(document))


def test_a_position_in_every_phase_can_be_saved() -> None:
    mine = {"warriors": {"moscow": 1}, "chambers": {"income": 0}}
    for phase in ("plan", "act"):
        state = position(mine, {}, {}, phase=phase)
        assert prestol.load(prestol.dump(state)) == state
    for phase in ("reward", "score", "next"):
        state = position({"warriors": {"moscow": 1}}, {}, {}, phase=phase, round=2)
        assert prestol.load(prestol.dump(state)) == state


def test_a_selection_that_is_begun_under_another_question_is_refused() -> None:
    state = at_work("exchange", goods={"coin": 2}, tokens=["tr01", "tr02"])
    say(state, "trade-in tr01 tr02")
    document = saved(state)
    document["stack"][-3][1]["picked"] = [6, 6]
    with pytest.raises(prestol.LoadError, match="a selection is begun under another question"):
        prestol.load(json.dumps(document))
