"""The worked examples of the rulebook (TSR-W). Anton is seat 0, Igor 1, Olga 2, Regina 3."""

from __future__ import annotations

import pytest

from tests.games.tsar.table import (
    COURTIERS,
    hands,
    offers,
    place_of,
    position,
    refused,
    say,
    standing,
    told,
    tsar,
    vote,
)

rule = pytest.mark.rule
ANTON, IGOR, OLGA, REGINA = range(4)


@rule("TSR-W-01", "TSR-PRM-02", "TSR-PRM-03")
def test_anton_raises_pyotr_because_isabella_finds_the_floor_full() -> None:
    palace = {
        "dignitaries": ["pyotr", "angela", "caspar", "merlin"],
        "guards": ["isabella", "elena"],
        "merchants": ["bernara", "voldemar", "grigor"],
        "craftsmen": ["dimitri", "jeannette", "lucian"],
        "servants": ["nikolai"],
    }
    state = position(seats=4, turn=ANTON, palace=palace)
    assert refused(state, ANTON, "raise isabella") == "TSR-PRM-03"
    say(state, ANTON, "raise pyotr")
    assert place_of(state, "pyotr") == "nobles"
    assert standing(state, "dignitaries") == {"angela", "caspar", "merlin"}
    assert state.waiting == (IGOR,)
    assert "raise isabella" in offers(state, IGOR)


@rule("TSR-W-02", "TSR-VOT-06", "TSR-VOT-07", "TSR-VOT-08", "TSR-VOT-10")
def test_isabella_is_rejected_by_two_votes() -> None:
    state = position(seats=4, turn=OLGA, palace={"nobles": ["isabella", "lucian"], "guards": ["pyotr"]})
    say(state, OLGA, "raise isabella")
    assert place_of(state, "isabella") == "throne"
    assert state.view()["crown"] == OLGA
    vote(state, "for", "against", "against", "for")
    assert place_of(state, "isabella") == "out"
    assert hands(state) == [3, 2, 2, 3]
    assert state.waiting == (REGINA,)
    assert state.view()["round"] == 1
    say(state, REGINA, "raise lucian")
    assert all("vote for" in offers(state, seat) for seat in range(4))


@rule("TSR-W-02")
@pytest.mark.parametrize("opponent", [IGOR, OLGA])
def test_one_vote_against_would_have_been_enough(opponent: int) -> None:
    state = position(seats=4, turn=OLGA, palace={"nobles": ["isabella"], "guards": ["pyotr"]})
    say(state, OLGA, "raise isabella")
    vote(state, *("against" if seat == opponent else "for" for seat in range(4)))
    assert place_of(state, "isabella") == "out"
    assert state.waiting == (REGINA,)


@rule("TSR-W-03", "TSR-VOT-05", "TSR-NEW-04")
def test_pyotr_becomes_tsar_and_anton_begins_the_next_round() -> None:
    state = position(seats=4, turn=REGINA, palace={"nobles": ["pyotr"], "guards": ["elena"]})
    say(state, REGINA, "raise pyotr")
    assert state.view()["crown"] == REGINA
    vote(state, "for", "for", "for", "for")
    assert told(state, "elected") == [{"courtier": COURTIERS.index("pyotr")}]
    assert len(told(state, "scored")) == 4
    assert state.view()["round"] == 2
    assert state.waiting == (ANTON,)


@rule("TSR-W-04", "TSR-SCO-03", "TSR-SCO-04", "TSR-SCO-05", "TSR-R-17")
@pytest.mark.parametrize("elena", ["out", "servants", "nobles"])
def test_the_scoring_example(elena: str) -> None:
    """17, 15, 22 and 17 points. The place of Elena is not printed, and no card of the example names her."""
    palace = {
        "throne": ["lucian"],
        "nobles": ["jeannette"],
        "dignitaries": ["isabella"],
        "guards": ["angela", "dimitri"],
        "merchants": ["bernara", "caspar"],
    }
    if elena != "out":
        palace[elena] = [*palace.get(elena, []), "elena"]
    out = ["voldemar", "grigor", "merlin", "nikolai", "pyotr"]
    state = position(
        seats=4, phase="vote", palace=palace, out=out, goals=["goal_07", "goal_25", "goal_04", "goal_23"], turn=REGINA
    )
    assert standing(state, "out") == set(out) | ({"elena"} if elena == "out" else set())
    vote(state, "for", "for", "for", "for")
    assert state.view()["scores"] == [[17, 15, 22, 17]]


@rule("TSR-W-04", "TSR-R-17")
def test_the_cards_of_the_scoring_example() -> None:
    goals = {goal.id: set(goal.favourites) for goal in tsar().content.goal}
    assert goals["goal_07"] == {"angela", "voldemar", "dimitri", "jeannette", "isabella", "caspar"}
    assert goals["goal_04"] == {"angela", "bernara", "dimitri", "isabella", "lucian", "merlin"}
    assert goals["goal_25"] == {"grigor", "dimitri", "caspar", "lucian", "merlin", "pyotr"}
    assert goals["goal_23"] == {"voldemar", "dimitri", "isabella", "lucian", "nikolai", "pyotr"}
