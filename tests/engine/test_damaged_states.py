"""Damaged states: whatever cannot be is found when it is loaded, and named in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import prestol
from prestol.engine.chance import M1, M2
from tests.engine.saved import (
    Spoil,
    ascending,
    circle_open,
    complaint,
    ended,
    second_round,
    settling,
    spoiled,
    staking,
    voting,
    window_open,
)
from tests.games.duel.field import fight

if TYPE_CHECKING:
    from collections.abc import Callable

    from prestol.engine.state import State


WRONG_FRAME: list[tuple[str, Spoil, str]] = [
    ("a field too many", lambda raw: raw.update(extra=1), "there is no field extra"),
    ("rules before the first", lambda raw: raw.update(rules=0), "at least 1"),
    ("seats of no table", lambda raw: raw.update(seats=9), "tsar has no table for 9 seats"),
    ("seats that contradict the rest", lambda raw: raw.update(seats=5), "instead of 5"),
    ("an unknown option", lambda raw: raw["options"].update(pace=True), "There is no option 'pace'"),
    ("a wrong option", lambda raw: raw["options"].update(first_player="seat_9"), "Option first_player is one of"),
    ("an option that contradicts the seats", lambda raw: raw["options"].update(first_player="seat_5"), "seats 0 to 3"),
    ("luck without a kind", lambda raw: raw.update(luck=["dice", 1, 1]), "the luck has a wrong form"),
    ("luck that stands still", lambda raw: raw.update(luck=["fast", 0, 0]), "the luck has a wrong form"),
    ("luck out of range", lambda raw: raw.update(luck=["fast", M1, M2]), "the luck has a wrong form"),
    ("luck before the first", lambda raw: raw["luck"].__setitem__(2, -1), "the luck has a wrong form"),
    ("a stack of nothing", lambda raw: raw.update(stack=[[]]), "damaged"),
    ("an unknown step", lambda raw: raw["stack"].append(["Checkmate", {}]), "tsar has no step 'Checkmate'"),
    ("a step without a field", lambda raw: raw["stack"][-1][1].clear(), "has the fields [] instead of ['seat']"),
    ("a step with another field", lambda raw: raw["stack"][0][1].update(x=1), "has the fields ['x'] instead of []"),
    ("a seat that is not there", lambda raw: raw["stack"][-1][1].update(seat=9), "cannot have 9 as seat"),
    ("a negative seat", lambda raw: raw["stack"][-1][1].update(seat=-1), "cannot have -1 as seat"),
    ("a seat that is a truth", lambda raw: raw["stack"][-1][1].update(seat=True), "cannot have True as seat"),
    ("a seat that is a text", lambda raw: raw["stack"][-1][1].update(seat="0"), "cannot have '0' as seat"),
    ("a seat that is a row", lambda raw: raw["stack"][-1][1].update(seat=[0]), "cannot have [0] as seat"),
    ("a seat that is a step", lambda raw: raw["stack"][-1][1].update(seat={"step": ["Round", {}]}), "as seat"),
    ("a seat beyond all numbers", lambda raw: raw["stack"][-1][1].update(seat=10**40), "as seat"),
    ("too many steps", lambda raw: raw.update(stack=[["NextRound", {}]] * 65), "65 unfinished steps, more than 64"),
    ("nobody asked", lambda raw: raw["stack"].pop(), "nobody is asked at the step Settling"),
]


@pytest.mark.parametrize(("spoil", "words"), [pytest.param(*case[1:], id=case[0]) for case in WRONG_FRAME])
def test_a_damaged_frame_is_refused(spoil: Spoil, words: str) -> None:
    assert words in complaint(spoiled(settling(), spoil))


def put(field: str, value: Any) -> Spoil:
    return lambda raw: raw["state"].__setitem__(field, value)


def at(field: str, index: int, value: Any) -> Spoil:
    return lambda raw: raw["state"][field].__setitem__(index, value)


WRONG_TSAR: list[tuple[str, Callable[[], State], Spoil, str]] = [
    ("no round 0", settling, put("round", 0), "there is no round 0"),
    ("no round 7", settling, put("round", 7), "there is no round 7"),
    ("a round of text", settling, put("round", "1"), "round cannot be '1'"),
    ("a field too few", settling, lambda raw: raw["state"].pop("crown"), "the field crown is missing"),
    ("a field too many", settling, put("cross", 1), "there is no field 'cross'"),
    ("no first seat 9", settling, put("first", 9), "there is no seat 9 to go first"),
    ("no first seat -1", settling, put("first", -1), "there is no seat -1 to go first"),
    ("no crown seat 4", settling, put("crown", 4), "there is no seat 4 to hold the crown"),
    ("no crown seat -2", settling, put("crown", -2), "there is no seat -2 to hold the crown"),
    ("too few courtiers", settling, put("floor", [0]), "floor has 1 entries instead of 13"),
    ("too many goals", settling, put("goals", [1, 2, 3, 4, 5]), "goals has 5 entries instead of 4"),
    ("no floor 7", settling, at("floor", 0, 7), "there is no floor 7"),
    ("no floor -3", settling, at("floor", 0, -3), "there is no floor -3"),
    ("a crowded floor", ascending, put("floor", [1] * 13), "floor 1 holds more than 4 courtiers"),
    ("two on the throne", voting, at("floor", 0, 6), "floor 6 holds more than 1 courtiers"),
    ("no goal 99", settling, at("goals", 0, 99), "cannot be dealt"),
    ("no goal -1", settling, at("goals", 3, -1), "cannot be dealt"),
    ("the same goal twice", settling, put("goals", [1, 2, 3, 1]), "cannot be dealt"),
    ("no shown goal 26", second_round, at("shown", 0, 26), "there is no goal card 26 to show"),
    ("a goal shown twice", second_round, put("shown", [1, 2, 3, 1]), "goal card 1 was shown twice"),
    (
        "shown goals of rounds to come",
        settling,
        put("shown", [1, 2, 3, 4, 5]),
        "goal card 3 is in play though it was shown before",
    ),
    ("no against card -1", settling, at("against", 0, -1), "seat 0 cannot hold -1 against cards"),
    ("no against card 4", settling, at("against", 2, 4), "seat 2 cannot hold 4 against cards"),
    ("no vote 2", voting, at("votes", 0, 2), "there is no vote 2"),
    ("a vote of those without", voting, at("against", 1, 0), "seat 1 holds no against card to lay"),
    ("a ballot of nobody", second_round, put("ballots", [[]]), "an election with 0 entries"),
    ("a short ballot", ascending, put("ballots", [[0, 0, 1, 1, 1]]), "an election with 5 entries"),
    ("a ballot without candidate", ascending, put("ballots", [[13, 0, 1, 1, 1, 1]]), "names nobody"),
    ("a ballot without crown", ascending, put("ballots", [[0, -1, 1, 1, 1, 1]]), "names nobody"),
    ("a ballot with vote 7", ascending, put("ballots", [[0, 0, 1, 1, 1, 7]]), "there is no vote 7"),
    ("a ballot of texts", ascending, put("ballots", [["a"]]), "ballots cannot be 'a'"),
    ("a ballot that is none", ascending, put("ballots", [7]), "ballots cannot be 7"),
    ("uneven scores", second_round, put("scores", [1, 2, 3]), "there are 3 scores"),
    ("scores of rounds to come", settling, put("scores", [1] * 8), "there are 8 scores, more than 1 rounds have"),
    ("scores of this round", settling, put("scores", [1] * 4), "round 1 is scored, but still being played"),
    ("scores below nothing", second_round, at("scores", 0, -1), "a round cannot be worth -1 points"),
    ("scores beyond reach", second_round, at("scores", 0, 1000), "a round cannot be worth 1000 points"),
    ("votes without an election", settling, at("votes", 0, 0), "Votes are laid in phase vote only"),
    ("an election without crown", voting, put("crown", -1), "there is an election, but nobody holds the crown"),
    ("an election without candidate", voting, put("floor", [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 0]), "on the throne"),
    ("a candidate without election", ascending, at("floor", 0, 6), "While a courtier stands on the throne"),
    ("nobody left to settle", settling, put("floor", [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, -1]), "still to be settled"),
    ("somebody beside the board", ascending, at("floor", 0, -1), "lies beside the board"),
    ("a voter who has voted", voting, lambda raw: raw["stack"][-1][1].update(waiting=[2, 3]), "unfinished steps"),
    ("a voter twice", voting, lambda raw: raw["stack"][-1][1].update(waiting=[2, 2]), "cannot have [2, 2] as waiting"),
    ("no voter", voting, lambda raw: raw["stack"][-1][1].update(waiting=[]), "nobody is asked at the step Ballot"),
    ("a voter who is a number", voting, lambda raw: raw["stack"][-1][1].update(waiting=2), "cannot have 2 as waiting"),
    ("another candidate", voting, lambda raw: raw["stack"][-1][1].update(candidate=0), "unfinished steps"),
    ("no candidate 13", voting, lambda raw: raw["stack"][-1][1].update(candidate=13), "cannot have 13 as candidate"),
    ("too many left", settling, lambda raw: raw["stack"][-2][1].update(left=13), "cannot have 13 as left"),
    ("another number left", settling, lambda raw: raw["stack"][-2][1].update(left=3), "unfinished steps"),
    ("a step lost", settling, lambda raw: raw["stack"].pop(0), "unfinished steps do not belong to the position"),
    ("all steps lost", settling, lambda raw: raw["stack"].clear(), "the game is over before its last round is scored"),
    ("an end without scores", ended, put("scores", []), "the game is over before its last round is scored"),
    ("an early end", ended, put("round", 2), "in an earlier round than 2"),
]


@pytest.mark.parametrize(("make", "spoil", "words"), [pytest.param(*case[1:], id=case[0]) for case in WRONG_TSAR])
def test_a_damaged_state_of_tsar_is_refused(make: Callable[[], State], spoil: Spoil, words: str) -> None:
    assert words in complaint(spoiled(make(), spoil))


def answering(**fields: object) -> Spoil:
    """Fields of the window that is open, changed."""
    return lambda raw: raw["stack"][-1][1].update(fields)


OPENED = {"step": ["AnswerWindow", {"waiting": [0], "moment": 0, "order": [0], "answers": [[]]}]}

WRONG_DUEL: list[tuple[str, Callable[[], State], Spoil, str]] = [
    ("no bout 5", staking, put("bout", 5), "there is no bout 5"),
    ("no bout -1", staking, put("bout", -1), "there is no bout -1"),
    ("no seat 2", staking, put("turn", 2), "there is no seat 2 to act"),
    ("too few hands", staking, put("hands", [0] * 6), "hands has 6 entries instead of 12"),
    ("too few kinds", staking, put("deck", [0]), "deck has 1 entries instead of 6"),
    ("a card too many", staking, at("used", 0, 1), "the cards of kind 0 do not add up to 8"),
    (
        "too much strength",
        staking,
        at("strength", 0, 9),
        "seat 0 has less strength or courage than none, or more than it began with",
    ),
    ("too high a stake", staking, at("stakes", 1, 4), "seat 1 cannot stake 4"),
    ("a stake too many", staking, at("stakes", 0, 1), "the stakes do not fit the question"),
    ("a stake too few", staking, at("stakes", 1, -1), "the stakes do not fit the question"),
    ("a stake without question", circle_open, at("stakes", 1, 1), "the stakes do not fit the question"),
    ("no end", circle_open, lambda raw: raw["stack"].pop(0), "do not belong to the position"),
    (
        "a question too many",
        circle_open,
        lambda raw: raw["stack"].insert(3, ["DropCard", {"seat": 1}]),
        "do not belong to the position",
    ),
    ("a window over nothing", circle_open, lambda raw: raw["stack"].pop(-2), "do not belong to the position"),
    (
        "a window at the bottom",
        circle_open,
        lambda raw: raw["stack"].__delitem__(slice(-1)),
        "do not belong to the position",
    ),
    ("no moment 3", circle_open, lambda raw: raw["stack"][-1][1].update(moment=3), "cannot have 3 as moment"),
    ("no circle", circle_open, lambda raw: raw["stack"][-1][1].update(circle=[0, 7]), "cannot have [0, 7] as circle"),
    (
        "a rest of truths",
        circle_open,
        lambda raw: raw["stack"][-1][1].update(rest=[True]),
        "cannot have [True] as rest",
    ),
    (
        "nothing pending",
        circle_open,
        lambda raw: raw["stack"][-2][1].update(step=7),
        "must be an object, not a whole number",
    ),
    (
        "a pending text",
        circle_open,
        lambda raw: raw["stack"][-2][1].update(step={"step": "Blow"}),
        "step must be a list, not text",
    ),
    ("a pending more", circle_open, lambda raw: raw["stack"][-2][1]["step"].update(x=1), "there is no field x"),
    ("a pending stranger", circle_open, lambda raw: raw["stack"][-2][1].update(step={"step": ["Nap", {}]}), "no step"),
    ("a window of later rules", window_open, lambda raw: raw.update(rules=1), "do not belong to the position"),
    (
        "a window under a question",
        window_open,
        lambda raw: raw["stack"].append(raw["stack"][-1]),
        "do not belong to the position",
    ),
    ("another window", window_open, answering(moment=0), "not open to those who are entitled"),
    ("another order", window_open, answering(order=[1, 0]), "not open to those who are entitled"),
    ("an order of truths", window_open, answering(order=[True]), "cannot have [True] as order"),
    ("too few answers", window_open, answering(answers=[[]]), "the answers do not fit the window"),
    ("nobody left to answer", window_open, answering(waiting=[]), "nobody is asked at the step AnswerWindow"),
    ("a card that is not held", window_open, answering(answers=[[[1, 2]], [[0]]]), "seat 0 cannot answer so"),
    ("a decision too many", window_open, answering(answers=[[[1, 5], [7], [7]], [[0]]]), "seat 0 cannot answer so"),
    ("more after a pass", window_open, answering(answers=[[[1, 5]], [[0], [0]]]), "seat 1 cannot answer so"),
    ("waiting for an answer given", window_open, answering(waiting=[0, 1]), "waits for the wrong seats"),
    ("not waiting for half an answer", window_open, answering(waiting=[1]), "waits for the wrong seats"),
    ("an answer in words", window_open, answering(answers=[[["pass"]], [[0]]]), "must be a whole number, not text"),
    ("a pending window", circle_open, lambda raw: raw["stack"][-2][1].update(step=OPENED), "under another question"),
    ("no pending seat", circle_open, lambda raw: raw["stack"][-2][1]["step"]["step"][1].update(seat=2), "2 as seat"),
]


@pytest.mark.parametrize(("make", "spoil", "words"), [pytest.param(*case[1:], id=case[0]) for case in WRONG_DUEL])
def test_a_damaged_state_of_the_duel_is_refused(make: Callable[[], State], spoil: Spoil, words: str) -> None:
    assert words in complaint(spoiled(make(), spoil))


def test_steps_nested_without_end_are_refused() -> None:
    for depth in (1, 100, 200, 300, 400):
        raw = prestol.dump(circle_open()).decode()
        head, tail = raw.split('["Pending",{"step":{"step":["Outwit",{"seat":0}]}}]')
        nested = '["Outwit",{"seat":0}]'
        for _ in range(depth):
            nested = f'["Pending",{{"step":{{"step":{nested}}}}}]'
        complaint(f'{head}["Pending",{{"step":{{"step":{nested}}}}}]{tail}')


def test_a_position_without_a_move_is_refused() -> None:
    state = fight({"kvas": 1}, empty_deck=True)
    stuck = spoiled(state, lambda raw: raw["stack"].append(["ChooseRemedy", {"seat": 0, "card": 5}]))
    assert "seat 0 has no move" in complaint(stuck)
