"""Attack and loss checks (RUR-ATK), and the two scheme decks they are made with."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from tests.games.rurik.table import (
    asked,
    goods,
    leader_at,
    name,
    offers,
    records,
    refused,
    say,
    seen,
    told,
    troops,
    with_points,
)

rule = pytest.mark.rule
SAFE = ["muster_a", "muster_b", "move_1"]
LOSS = ["muster_coin", "move_3", "tax_coin"]
MINE = {"leader": "mstislav", "at": "volyn", "troops": {"kiev": 3}}
THEIRS = {"leader": "maria", "at": "volyn", "troops": {"kiev": 2}}


def attacking(points: int = 1, mine: dict[str, Any] = MINE, theirs: dict[str, Any] = THEIRS, **at: Any) -> Any:
    return with_points({"attack": points}, mine, theirs, **at)


@rule("RUR-ATK-01", "RUR-R-72")
def test_targets_are_rebels_and_rivals_where_the_attacker_stands() -> None:
    theirs = {"leader": "maria", "at": "rostov", "troops": {"kiev": 2}, "buildings": {"polotsk": ["stronghold"]}}
    mine = {"leader": "mstislav", "at": "polotsk", "troops": {"kiev": 1}}
    state = attacking(2, mine, theirs, rebels={"kiev": "rebel_01", "rostov": "rebel_02"})
    assert offers(state) == {"finish", "attack-rebel kiev", "attack kiev 2"}
    assert refused(state, "attack rostov 2") == "RUR-ATK-01"
    assert refused(state, "attack polotsk 2") == "RUR-ATK-01"


@rule("RUR-ATK-02", "RUR-ATK-03")
def test_a_defeated_rebel_brings_its_reward_and_no_check() -> None:
    state = attacking(2, rebels={"kiev": "rebel_06", "volyn": "rebel_01"})
    say(state, "attack-rebel kiev")
    assert seen(state, "coins") == 5
    assert seen(state, "defeated") == [5]
    assert seen(state, "war") == 0
    assert not told(state, "check-begins")
    say(state, "attack-rebel volyn")
    assert goods(state) == {"honey": 1}


@rule("RUR-ATK-04", "RUR-ATK-05", "RUR-ATK-06", "RUR-ATK-09")
def test_the_victim_loses_a_troop_the_marker_rises_and_a_check_follows() -> None:
    state = attacking(left=SAFE)
    say(state, "attack kiev 2")
    assert troops(state, 1) == {"kiev": 1}
    assert seen(state, "troop_supply", 1) == 11
    assert seen(state, "war") == 1
    assert asked(state) == "check-deck"
    assert offers(state) == {"deck left", "deck right"}
    say(state, "deck left")
    assert told(state, "card-turned") == [{"scheme": list(records("scheme")).index("muster_a")}]
    assert told(state, "no-loss") == [{"seat": 0}]
    assert [name("scheme", card) for card in state.view()["discards"]] == ["muster_a"]
    assert troops(state) == {"kiev": 3}


@rule("RUR-ATK-04")
def test_the_leader_goes_last() -> None:
    theirs = {"leader": "maria", "at": "kiev", "troops": {"kiev": 1}}
    state = attacking(2, MINE, theirs, left=SAFE)
    say(state, "attack kiev 2", "deck left")
    assert leader_at(state, 1) == "kiev"
    say(state, "attack kiev 2", "deck left")
    assert leader_at(state, 1) is None


@rule("RUR-ATK-07", "RUR-R-26", "RUR-BLD-09")
@pytest.mark.parametrize(
    ("own", "rivals", "fort", "cards"),
    [(3, 2, False, 1), (1, 2, False, 2), (3, 2, True, 2), (1, 2, True, 3), (2, 1, True, 2), (3, 3, False, 1)],
)
def test_cards_of_the_check(own: int, rivals: int, fort: bool, cards: int) -> None:
    theirs = {"leader": "maria", "at": "rostov", "troops": {"kiev": rivals}}
    if fort:
        theirs["buildings"] = {"kiev": ["stronghold"]}
    state = attacking(1, MINE | {"troops": {"kiev": own}}, theirs)
    say(state, "attack kiev 2")
    assert told(state, "check-begins") == [{"seat": 0, "count": cards}]


@rule("RUR-ATK-08", "RUR-R-25")
def test_the_first_loss_symbol_ends_the_check_and_costs_one_figure() -> None:
    theirs = {"leader": "maria", "at": "rostov", "troops": {"kiev": 5}, "buildings": {"kiev": ["stronghold"]}}
    mine = MINE | {"at": "kiev"}
    state = attacking(1, mine, theirs, right=[SAFE[0], LOSS[0], LOSS[1]])
    say(state, "attack kiev 2", "deck right")
    assert len(told(state, "card-turned")) == 2
    assert told(state, "loss") == [{"seat": 0, "figure": 0, "region": 5}]
    assert troops(state) == {"kiev": 2}
    assert leader_at(state) == "kiev"


@rule("RUR-R-25")
def test_the_attacker_may_pick_the_figure_where_the_table_plays_so() -> None:
    state = attacking(1, MINE | {"at": "kiev"}, left=LOSS, options={"attacker_leader_last": False})
    say(state, "attack kiev 2", "deck left")
    assert asked(state) == "lose"
    assert prestol.dump(prestol.load(prestol.dump(state))) == prestol.dump(state)
    say(state, "lose leader")
    assert (leader_at(state), troops(state)) == (None, {"kiev": 3})
    alone = attacking(1, MINE, left=LOSS, options={"attacker_leader_last": False})
    say(alone, "attack kiev 2", "deck left")
    assert troops(alone) == {"kiev": 2}


@rule("RUR-R-68")
def test_a_marker_on_the_top_space_stays() -> None:
    state = attacking(1, MINE | {"war": 10}, left=SAFE)
    say(state, "attack kiev 2")
    assert seen(state, "war") == 10
    assert troops(state, 1) == {"kiev": 1}


@rule("RUR-LDR-03", "RUR-LDR-04", "RUR-R-27", "RUR-R-28")
def test_boris_turns_a_card_less_and_takes_a_coin() -> None:
    mine = {"leader": "boris", "at": "kiev", "troops": {"kiev": 2, "volyn": 3}}
    theirs = {"leader": "maria", "at": "rostov", "troops": {"kiev": 1, "volyn": 1}}
    state = attacking(1, mine, theirs)
    say(state, "attack kiev 2")
    assert told(state, "no-check") == [{"seat": 0}]
    assert (seen(state, "coins"), seen(state, "coins", 1)) == (4, 2)
    elsewhere = attacking(1, mine, theirs)
    say(elsewhere, "attack volyn 2")
    assert told(elsewhere, "check-begins") == [{"seat": 0, "count": 1}]
    assert seen(elsewhere, "coins") == 3
    poor = attacking(1, mine, theirs | {"coins": 0, "troops": {"kiev": 4}})
    say(poor, "attack kiev 2")
    assert told(poor, "check-begins") == [{"seat": 0, "count": 1}]
    assert seen(poor, "coins") == 3


@rule("RUR-LDR-08", "RUR-R-45")
def test_a_troop_takes_the_place_of_a_rebel_whom_sviatopolk_defeats() -> None:
    mine = {"leader": "sviatopolk", "at": "kiev", "troops": {"volyn": 1}}
    state = attacking(2, mine, THEIRS | {"troops": {}}, rebels={"kiev": "rebel_06", "volyn": "rebel_01"})
    say(state, "attack-rebel kiev")
    assert troops(state) == {"kiev": 1, "volyn": 1}
    assert seen(state, "coins") == 5
    say(state, "attack-rebel volyn")
    assert troops(state) == {"kiev": 1, "volyn": 1}
    assert len(seen(state, "defeated")) == 2


@rule("RUR-LDR-10", "RUR-R-46")
def test_sudislav_turns_attack_points_into_troops() -> None:
    mine = {"leader": "sudislav", "at": "kiev", "troops": {"volyn": 1}}
    state = attacking(2, mine, THEIRS, left=SAFE)
    assert {"levy", "attack kiev 2", "attack volyn 2"} <= offers(state)
    say(state, "levy")
    assert troops(state) == {"kiev": 1, "volyn": 1}
    say(state, "attack kiev 2", "deck left")
    assert seen(state, "war") == 1
    other = attacking(1)
    assert refused(other, "levy") == "RUR-LDR-10"


@rule("RUR-R-33", "RUR-LDR-11")
def test_in_yaroslavs_region_rival_strongholds_add_no_card() -> None:
    theirs = {"leader": "maria", "at": "rostov", "troops": {"kiev": 1}, "buildings": {"kiev": ["stronghold"]}}
    third = {"leader": "yaroslav", "at": "kiev"}
    state = with_points({"attack": 1}, MINE, theirs, third)
    say(state, "attack kiev 2")
    assert told(state, "check-begins") == [{"seat": 0, "count": 1}]


@rule("RUR-R-24", "RUR-INF-06")
def test_hidden_rewards_are_seen_when_the_rebel_is_defeated() -> None:
    hidden = {"rebel_rewards_visible": False}
    state = attacking(1, rebels={"kiev": None}, options=hidden)
    assert state.view(0)["rebels"][5] == 15
    say(state, "attack-rebel kiev")
    (event,) = told(state, "rebel-defeated")
    assert 0 <= event["rebel"] < 15
    shown = attacking(1, rebels={"kiev": "rebel_01"})
    assert shown.view(None)["rebels"][5] == 0


# --- decks that run out


def deck_of(left: list[str], right: list[str], discards: list[str], count: int = 1, **at: Any) -> Any:
    """A check of `count` cards with so many cards in the decks; all others are in the rival's hand."""
    named = {*left, *right, *discards}
    theirs = {
        "leader": "maria",
        "at": "rostov",
        "troops": {"kiev": 5 if count > 1 else 1},
        "buildings": {"kiev": ["stronghold"]} if count > 2 else {},
        "hand": [card for card in records("scheme") if card not in named],
    }
    mine = MINE | {"troops": {"kiev": 3}}
    state = attacking(1, mine, theirs, left=left, right=right, discards=discards, **at)
    say(state, "attack kiev 2")
    return state


@rule("RUR-SCH-02", "RUR-R-29", "RUR-CMP-04")
def test_a_deck_that_runs_out_in_a_check_brings_two_new_ones() -> None:
    state = deck_of(["muster_a", "muster_b", "tax_a"], ["move_1", "move_2a"], ["attack_a", "attack_b"], count=3)
    say(state, "deck left")
    assert len(told(state, "decks-shuffled")) == 1
    # the three cards turned up stay out: two of the other deck and two discards are halved, then the check is discarded
    assert state.view()["deck_sizes"] == [2, 2]
    assert len(state.view()["discards"]) == 3


@rule("RUR-R-29")
def test_a_check_goes_on_with_the_new_deck_in_the_same_place() -> None:
    state = deck_of(["muster_a"], ["move_1", "move_2a"], ["attack_a"], count=3)
    say(state, "deck left")
    assert len(told(state, "card-turned")) == 3
    assert sum(state.view()["deck_sizes"]) + len(state.view()["discards"]) == 4


@rule("RUR-R-29")
def test_an_empty_deck_cannot_be_chosen_and_no_card_anywhere_means_no_check() -> None:
    state = deck_of([], ["move_1"], [])
    assert asked(state) != "check-deck"
    assert len(told(state, "card-turned")) == 1
    none = deck_of([], [], [])
    assert told(none, "no-check") == [{"seat": 0}]
