"""Set-up of the solo game and the player's own rules (RUR-SOL-01 to RUR-SOL-16)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rurik.table import (
    GREEN,
    REGIONS,
    against,
    asked,
    banner,
    buildings,
    finished,
    kinds,
    leader_at,
    name,
    names,
    offers,
    position,
    records,
    refused,
    say,
    seen,
    set_up,
    start,
    told,
    troops,
    walk,
    with_points,
)

rule = pytest.mark.rule
MATS = ["easy", "medium", "hard", "very_hard"]
COLUMNS = ["attack_move", "build", "tax"]
NOT_SOLO = {"grand_hunter", "law_giver", "enforce_peace"}
NOT_AIMED_AT = {"dignified", "courageous", "wealthy"}


def to_deploy(seed: int) -> Any:
    state = start(1, seed)
    while asked(state) != "deploy":
        state.play(0, state.legal(0)[0])
    return state


@rule("RUR-SOL-01", "RUR-SET-02")
def test_one_player_and_a_rebellion_on_the_board_for_two() -> None:
    state = set_up(1)
    view = state.view()
    assert names("region", view["regions"]) == GREEN
    assert len(view["coins"]) == len(view["troops"]) == 2
    assert sum(view["stocked"]) == 8
    assert (view["coins"][0], sum(view["troops"][0]), view["troop_supply"][0]) == (3, 3, 9)
    full = [{"seat": 1, "advisor": one} for one in ("adv_5", "adv_4", "adv_2a")]
    three = position({}, rebellion={"at": "kiev"}, phase="strategy", banners={"tax": full})
    assert refused(three, "place adv_1 tax 0") == "RUR-STR-07"


@rule("RUR-SOL-02")
def test_deeds_agendas_and_the_leader_that_are_out_of_the_game() -> None:
    shown: set[str] = set()
    dealt: set[str] = set()
    for seed in range(60):
        state = start(1, seed)
        assert {words.split()[1] for words in offers(state)} == set(records("leader")) - {"sviatopolk"}
        assert refused(state, "leader sviatopolk") == "RUR-SET-09"
        assert len(state.view()["deed_row"]) + state.view()["deed_deck"] == 26 - 3
        state.play(0, state.legal(0)[0])
        shown |= set(names("deed", state.view()["deed_row"]))
        dealt |= set(names("agenda", state.view(0)["agendas"]))
    assert shown == set(records("deed")) - NOT_SOLO
    assert dealt == set(records("agenda")) - NOT_AIMED_AT


@rule("RUR-SOL-03", "RUR-SOL-08")
@pytest.mark.parametrize("difficulty", MATS)
def test_pieces_of_the_rebellion(difficulty: str) -> None:
    view = set_up(1, options={"difficulty": difficulty}).view()
    assert view["troop_supply"][1] + sum(view["troops"][1]) == 15
    assert view["building_supply"][1] == [3, 3, 3]
    assert view["advisors"][1] == view["advisors"][0]
    assert (view["tracks"][1], view["war"][1]) == ([0, 0, 0], 0)
    assert (view["coins"][1], view["goods"][1]) == (3, [0] * 5)
    mat = records("mat")[f"mat_{MATS.index(difficulty) + 1}"]
    assert view["rebellion"]["cells"] == [int(cell["covered"]) for column in COLUMNS for cell in mat[column]]
    assert sum(view["rebellion"]["cells"]) == [6, 7, 8, 9][MATS.index(difficulty)]


@rule("RUR-SOL-04", "RUR-LDR-09", "RUR-R-64")
def test_two_cards_of_sviatopolk() -> None:
    state = start(1)
    leaders = list(records("leader"))
    assert seen(state, "leaders", 1) == len(leaders)
    # his ability with several players: a rebel more in his region lifts him above a rival; the Rebellion has no such
    rebel = {"kiev": "rebel_01"}
    several = position({"leader": "sviatopolk", "at": "kiev"}, {"troops": {"kiev": 1}}, phase="claim", rebels=rebel)
    assert several.view()["rulers"][5] == 0
    # his ability in the solo game: a card fewer in the check, which the other one does not have
    solo = against({"at": "kiev", "troops": {"kiev": 3}}, {"leader": "boris", "troops": {"kiev": 1}}, banner="attack")
    assert told(solo, "no-check") == [{"seat": 1}]
    mine = {"leader": "sviatopolk", "at": "kiev", "troops": {"kiev": 3}}
    attack = with_points({"attack": 1}, mine, {"leader": "maria", "at": "kiev"})
    say(attack, "attack kiev 2")
    assert told(attack, "check-begins") == [{"seat": 0, "count": 1}]


@rule("RUR-SOL-05", "RUR-INF-08")
def test_the_deck_is_shuffled_and_its_top_card_is_seen() -> None:
    tops = {tuple(start(1, seed).view()["rebellion"]["cards"]) for seed in range(60)}
    assert all(len(cards) == 1 for cards in tops)
    assert len(tops) > 12
    assert len(records("rebellion_card")) == 18


@rule("RUR-SOL-07", "RUR-SOL-06")
@pytest.mark.parametrize(
    ("difficulty", "priority"), [("easy", "build"), ("medium", "tax"), ("hard", "attack_move"), ("very_hard", "build")]
)
def test_the_priority_of_the_start(difficulty: str, priority: str) -> None:
    state = start(1, options={"difficulty": difficulty})
    assert name("priority", state.view()["rebellion"]["priority"]) == priority


@rule("RUR-SOL-09", "RUR-SOL-10")
@pytest.mark.parametrize("seed", range(8))
def test_who_stands_where_at_the_start(seed: int) -> None:
    state = start(1, seed)
    (top,) = names("rebellion_card", state.view()["rebellion"]["cards"])
    order = [region for region in records("rebellion_card")[top]["region_order"] if region != "kiev"]
    assert leader_at(state, 1) == "kiev"
    assert troops(state, 1) == {"kiev": 2, order[0]: 2, order[1]: 2}
    neutral = {REGIONS[region] for region, count in enumerate(state.view()["neutrals"]) if count}
    assert neutral == set(order[2:])
    assert sum(state.view()["neutrals"]) == 5
    assert set(state.view()["rebels"]) == {-1}


@rule("RUR-SOL-11")
def test_the_player_starts_beside_the_rebellion() -> None:
    state = to_deploy(4)
    seized = set(troops(state, 1))
    assert offers(state) == {f"deploy {region}" for region in GREEN if region not in seized}
    for region in seized:
        assert refused(state, f"deploy {region}") == "RUR-SOL-11"
    free = next(region for region in GREEN if region not in seized)
    say(state, *[f"deploy {free}"] * 3)
    assert offers(state) == {f"settle {free}"}


@rule("RUR-SOL-12")
def test_the_player_is_first_in_every_round_and_passes_no_token() -> None:
    questions: set[str] = set()
    for seed in range(3):
        for state in walk(1, seed):
            if not state.over:
                questions.add(asked(state))
            assert (state.view()["first"], state.view()["token"]) == (0, 0)
            for event in told(state, "round-begins"):
                assert event["seat"] == 0
    assert "keep-scheme" in questions
    assert "token" not in questions
    banners = {"scheme": [{"seat": 0, "advisor": "adv_1"}]}
    state = position({"at": "kiev"}, rebellion={"at": "rostov"}, banners=banners)
    say(state, "act scheme 1", "deck left")
    state.play(0, state.legal(0)[0])
    state.play(0, state.legal(0)[0])
    assert asked(state) != "token"


@rule("RUR-SOL-13", "RUR-SOL-03")
def test_attacking_the_rebellion_is_attacking_an_opponent() -> None:
    mine = {"leader": "mstislav", "at": "kiev", "troops": {"kiev": 3}}
    rebellion = {"at": "kiev", "troops": {"kiev": 2}}
    banners = {"tax": [{"seat": 1, "advisor": "adv_5"}]}
    state = with_points({"attack": 3}, mine, rebellion=rebellion, banners=banners, left=["muster_a", "muster_b"])
    assert kinds(state) == {"attack-rebellion", "finish"}
    say(state, "attack-rebellion kiev")
    assert told(state, "check-begins") == [{"seat": 0, "count": 1}]
    say(state, "deck left")
    assert (seen(state, "war"), seen(state, "coins"), seen(state, "defeated")) == (1, 3, [])
    assert (troops(state, 1), seen(state, "troop_supply", 1)) == ({"kiev": 1}, 14)
    say(state, "attack-rebellion kiev", "deck left")
    assert (troops(state, 1), leader_at(state, 1)) == ({}, "kiev")


@rule("RUR-SOL-14", "RUR-SOL-39")
def test_attacking_a_neutral_troop_only_sends_it_to_the_box() -> None:
    mine = {"leader": "boris", "at": "kiev", "troops": {"kiev": 3}}
    banners = {"tax": [{"seat": 1, "advisor": "adv_5"}]}
    state = with_points({"attack": 2}, mine, rebellion={"at": "rostov"}, banners=banners, neutrals=["kiev", "kiev"])
    assert offers(state) == {"attack-neutral kiev", "finish"}
    say(state, "attack-neutral kiev")
    assert state.view()["neutrals"][5] == 1
    assert told(state, "neutral-removed") == [{"seat": 0, "region": 5}]
    assert (seen(state, "war"), seen(state, "coins"), seen(state, "defeated")) == (0, 3, [])
    assert not told(state, "check-begins") + told(state, "no-check")
    assert state.waiting == (0,)
    assert seen(state, "troop_supply", 1) == 15


@rule("RUR-SOL-15", "RUR-SOL-17", "RUR-SOL-20")
@pytest.mark.parametrize(
    ("priority", "action", "bribe"), [("attack_move", "attack", 2), ("build", "muster", 0), ("tax", "tax", 2)]
)
def test_the_priority_selects_banner_and_bribe(priority: str, action: str, bribe: int) -> None:
    """Card 1, its 4: attack with a coin symbol, muster without, tax with one."""
    human = {one: [{"seat": 0, "advisor": "adv_5"}] for one in (action,)}
    rebellion = {"cards": ["rebellion_02", "rebellion_01"], "at": "kiev", "priority": priority}
    state = position({"at": "rostov"}, rebellion=rebellion, phase="strategy", turn=1, banners=human)
    first = (1, "adv_4") if bribe else (0, "adv_5")
    assert banner(state, action)[0] == first
    assert (1, "adv_4") in banner(state, action)
    assert seen(state, "coins", 1) == 3 - bribe


@rule("RUR-SOL-15", "RUR-SOL-16", "RUR-SOL-41")
@pytest.mark.parametrize(
    ("priority", "building"), [("attack_move", "stronghold"), ("build", "church"), ("tax", "market")]
)
def test_the_priority_selects_the_order_of_buildings(priority: str, building: str) -> None:
    rebellion = {"at": "kiev", "troops": {"kiev": 3}, "priority": priority}
    above = [{"seat": 0, "advisor": "adv_5"}]
    state = against(rebellion, {"leader": "maria"}, banner="build", card="rebellion_04", above=above, neutrals=["kiev"])
    assert buildings(state, 1) == {"kiev": {building}}


@rule("RUR-SOL-16")
def test_what_is_on_a_rebellion_card() -> None:
    cards = list(records("rebellion_card").values())
    assert [card["number"] for card in cards] == list(range(1, 19))
    assert len({tuple(card["region_order"]) for card in cards}) == 18
    for card in cards:
        assert sorted(card["region_order"]) == sorted(GREEN)
        assert sorted(row["advisor"] for row in card["rows"]) == sorted(records("advisor"))
        for order in card["build_order"].values():
            assert sorted(order) == ["church", "market", "stronghold"]


@rule("RUR-R-63")
def test_what_all_columns_of_the_rebellion_cards_have_in_common() -> None:
    for card in records("rebellion_card").values():
        coins = 2 if 7 <= card["number"] <= 14 else 1
        for column in COLUMNS:
            actions = [row[column] for row in card["rows"]]
            symbols = sum(column in row["coin"] for row in card["rows"])
            assert symbols == coins, (card["number"], column)
            if column == "attack_move":
                assert {"attack", "move"} <= set(actions)
            if column == "build":
                assert "build" in actions
            if column == "tax":
                assert "attack" not in actions


@rule("RUR-R-70")
def test_the_region_order_of_the_example_is_on_no_card() -> None:
    ends = {(card["region_order"][0], card["region_order"][-1]) for card in records("rebellion_card").values()}
    assert ("pereyaslavl", "volyn") not in ends
    assert records("rebellion_card")["rebellion_05"]["region_order"][0] == "pereyaslavl"


@rule("RUR-R-62")
def test_later_solo_rules_are_not_played() -> None:
    """Usual prices, four classes of tax, and a coin of income by itself."""
    rivals = {"leader": "boris", "at": "novgorod", "troops": {"volyn": 2}}
    dear = against({"troops": {"volyn": 1}, "priority": "tax"}, rivals, banner="tax")
    assert len(told(dear, "taxed")) == 1
    above = [{"seat": 0, "advisor": "adv_5"}]
    poor = against({"troops": {"volyn": 1}, "priority": "tax"}, rivals, banner="tax", above=above)
    assert told(poor, "idle") == [{"action": 3}]
    state = position({"at": "volyn"}, rebellion={"at": "rostov"}, phase="claim")
    assert {"seat": 1, "coins": 1} in told(state, "income")


@rule("RUR-SOL-50")
def test_the_rebellion_takes_no_deeds() -> None:
    for seed in range(3):
        state = finished(1, seed)
        view = state.view()
        assert len(view["deeds"]) == len(view["deeds_done"]) == 1
        assert "deeds" not in {source for source, points in state.result().programs[0].breakdown.items() if points}
    claim = position({"at": "volyn"}, rebellion={"at": "rostov"}, phase="claim")
    row = claim.view()["deed_row"]
    say(claim, f"pick {name('deed', row[0])}")
    assert asked(claim) == "place"
