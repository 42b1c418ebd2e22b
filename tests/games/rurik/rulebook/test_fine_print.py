"""Conditions of the rules that are met seldom: bribes that slide, decks that run dry, what may be done only once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rurik.table import (
    SEATS,
    against,
    asked,
    at_turn,
    banner,
    leader_at,
    name,
    names,
    offers,
    position,
    records,
    refused,
    ruler,
    say,
    seen,
    start,
    told,
    troops,
    with_points,
)

rule = pytest.mark.rule
MINE: dict[str, Any] = {"leader": "boris", "at": "kiev"}
THEIRS: dict[str, Any] = {"leader": "maria", "at": "volyn"}


@rule("RUR-STR-06", "RUR-STR-10")
def test_a_bribe_slides_down_with_its_advisor() -> None:
    bribed = [{"seat": 1, "advisor": "adv_1", "bribe": 2}]
    state = position(MINE, THEIRS, phase="strategy", banners={"tax": bribed})
    say(state, "place adv_4 tax 0")
    assert banner(state, "tax") == [(0, "adv_4"), (1, "adv_1")]
    assert state.view()["bribes"][3] == [0, 2, 0, 0]


@rule("RUR-LDR-11", "RUR-R-33")
def test_yaroslav_does_not_silence_the_buildings_of_his_own_side() -> None:
    mine = {"leader": "yaroslav", "at": "kiev", "buildings": {"kiev": ["stronghold", "market"]}}
    assert ruler(position(mine, {"troops": {"kiev": 2}}, phase="claim"), "kiev") == 0
    state = with_points({"tax": 1}, mine, THEIRS)
    assert {"tax kiev good", "tax kiev coin"} <= offers(state)


@rule("RUR-LDR-11", "RUR-R-33", "RUR-BLD-06")
@pytest.mark.parametrize(("leader", "left"), [("maria", 1), ("yaroslav", 2)])
def test_a_church_beside_yaroslav_drives_nobody_out(leader: str, left: int) -> None:
    theirs = {"leader": leader, "at": "kiev", "troops": {"kiev": 2}}
    state = with_points({"build": 2}, MINE, theirs)
    say(state, "build church kiev")
    assert troops(state, 1) == {"kiev": left}
    assert seen(state, "buildings", 5)[0] == 0


@rule("RUR-R-45")
def test_rebels_beside_sviatopolk_stand_against_nobody() -> None:
    rebels = {"kiev": "rebel_01", "volyn": "rebel_02"}
    state = position({"leader": "sviatopolk", "at": "kiev"}, THEIRS, phase="claim", rebels=rebels)
    against_all = {name("region", at): count for at, count in enumerate(state.view()["others_strength"]) if count}
    assert against_all == {"volyn": 1}


@rule("RUR-LDR-08", "RUR-R-45")
def test_no_troop_takes_the_place_of_a_rebel_where_none_is_left() -> None:
    mine = {"leader": "sviatopolk", "at": "kiev", "troops": {"novgorod": 12}}
    state = with_points({"attack": 1}, mine, THEIRS, rebels={"kiev": "rebel_01"})
    say(state, "attack-rebel kiev")
    assert troops(state) == {"novgorod": 12}
    assert seen(state, "troop_supply") == 0
    assert not told(state, "joined")


# --- loss checks and decks


def with_decks(left: list[str], right: list[str]) -> dict[str, Any]:
    """These cards in the decks, all others in the hand of seat 1."""
    hand = [card for card in records("scheme") if card not in (*left, *right)]
    return {"theirs": {"hand": hand}, "decks": {"left": left, "right": right, "discards": []}}


@rule("RUR-R-29")
def test_a_check_that_runs_dry_goes_on_with_the_other_deck() -> None:
    """The right deck is used up; of the one card left the new left deck is made, and the check takes it from there."""
    cards = with_decks(["muster_a"], ["move_1"])
    theirs = {"leader": "maria", "at": "kiev", "troops": {"kiev": 3}} | cards["theirs"]
    state = with_points({"attack": 1}, MINE | {"leader": "agatha"}, theirs, **cards["decks"])
    say(state, "attack kiev 2", "deck right")
    assert names("scheme", [one["scheme"] for one in told(state, "card-turned")]) == ["move_1", "muster_a"]
    assert state.view()["deck_sizes"] == [0, 0]


@rule("RUR-R-29", "RUR-SCH-01")
def test_a_look_that_runs_dry_goes_on_with_the_other_deck_and_cards_go_back_to_the_first() -> None:
    cards = with_decks(["muster_a"], ["move_1"])
    state = with_points({"look": 3}, MINE, THEIRS | cards["theirs"], **cards["decks"])
    say(state, "deck right")
    assert offers(state) == {"take move_1", "take muster_a"}
    say(state, "take move_1")
    assert state.view()["deck_sizes"] == [0, 1]
    assert names("scheme", state.view(0)["known_tops"][1]) == ["muster_a"]


@rule("RUR-R-25", "RUR-SOL-38")
def test_nobody_picks_the_figure_that_the_rebellion_loses() -> None:
    rebellion = {"at": "kiev", "troops": {"kiev": 2}}
    player = {"leader": "yaroslav", "at": "novgorod", "troops": {"kiev": 4}}
    above = [{"seat": 0, "advisor": "adv_5"}]
    options = {"attacker_leader_last": False}
    state = against(rebellion, player, banner="attack", above=above, left=["move_3"], options=options)
    say(state, "deck left")
    assert told(state, "loss") == [{"seat": 1, "figure": 0, "region": 5}]
    assert leader_at(state, 1) == "kiev"


@rule("RUR-INF-03", "RUR-R-83")
def test_who_left_cards_on_top_does_not_know_which_of_them_another_put_back() -> None:
    banners = {"scheme": [{"seat": 1, "advisor": one} for one in ("adv_5", "adv_1")]}
    tops = ["muster_a", "move_1", "tax_a"]
    state = with_points({"look": 3}, MINE, THEIRS, left=tops, banners=banners)
    say(state, "deck left", "take muster_a", "on-top move_1", "end")
    assert names("scheme", state.view(0)["known_tops"][0]) == ["move_1", "tax_a"]
    say(state, "act scheme 2", "deck left", "take move_1")
    assert state.view(0)["known_tops"][0] == []
    assert names("scheme", state.view(1)["known_tops"][0]) == ["tax_a"]


# --- turns


@rule("RUR-ACT-07", "RUR-ACT-08")
@pytest.mark.parametrize(
    ("row", "coins", "can"), [(1, 0, True), (3, 0, False), (3, 1, True)], ids=["free", "too dear", "just enough"]
)
def test_having_exactly_the_price_of_a_space_is_enough(row: int, coins: int, can: bool) -> None:
    above = [{"seat": 1, "advisor": "adv_5"}, {"seat": 1, "advisor": "adv_4"}][: row - 1]
    banners = {"muster": [*above, {"seat": 0, "advisor": "adv_1"}]}
    state = position(MINE | {"coins": coins}, THEIRS, banners=banners)
    assert (f"act muster {row}" in offers(state)) == can
    assert f"skip muster {row}" in offers(state)
    if can:
        say(state, f"act muster {row}")
        assert seen(state, "coins") == 0
    else:
        assert refused(state, f"act muster {row}") == "RUR-ACT-07"


@rule("RUR-ACT-09", "RUR-R-20")
def test_no_rescue_as_long_as_a_troop_is_on_the_map() -> None:
    state = at_turn({"leader": "boris", "troops": {"kiev": 1}}, THEIRS)
    say(state, "act muster 1")
    assert asked(state) == "muster"


@rule("RUR-R-44", "RUR-LDR-07")
def test_a_push_is_possible_after_everything_else() -> None:
    """Nothing but the push is left, and the turn does not end before it was offered."""
    mine = {"leader": "predslava", "at": "kiev"}
    state = with_points({"move": 1}, mine, {"leader": "boris", "troops": {"kiev": 1}})
    say(state, "finish")
    assert asked(state) == "end"
    say(state, "push 2 troop volyn")
    assert troops(state, 1) == {"volyn": 1}
    assert state.waiting == (1,)


@rule("RUR-ADD-03")
def test_one_deed_a_turn() -> None:
    mine = MINE | {"deeds": ["generous_prince", "trade_route"], "coins": 4, "goods": {"wood": 1, "ore": 1, "fish": 1}}
    state = at_turn(mine, THEIRS)
    assert {"deed generous_prince", "deed trade_route"} <= offers(state)
    say(state, "deed trade_route", "pay wood ore fish")
    assert refused(state, "deed generous_prince") == "RUR-ADD-03"
    assert "deed generous_prince" not in offers(state)


@rule("RUR-ADD-06")
def test_one_conversion_a_turn_although_the_other_token_is_face_up() -> None:
    state = at_turn(MINE | {"goods": {"wood": 2, "fish": 2}}, THEIRS)
    say(state, "convert build wood wood")
    assert seen(state, "converted") == [1, 0]
    assert not [words for words in offers(state) if words.startswith("convert")]
    assert refused(state, "convert muster fish fish") == "RUR-ADD-06"


@rule("RUR-DC-15")
def test_peace_is_made_where_two_figures_can_leave() -> None:
    mine = {"leader": "boris", "at": "novgorod", "troops": {"kiev": 2, "rostov": 1}, "deeds": ["peace_maker"]}
    state = at_turn(mine, THEIRS)
    say(state, "deed peace_maker")
    assert offers(state) == {"remove troop kiev"}
    assert refused(state, "remove troop rostov") == "RUR-R-39"


@rule("RUR-ADD-06", "RUR-ADD-07", "RUR-R-34")
def test_two_goods_of_one_type_must_be_two() -> None:
    one = at_turn(MINE | {"goods": {"wood": 1, "fish": 1}}, THEIRS)
    assert {words for words in offers(one) if words.startswith("convert")} == {
        "convert build wood fish",
        "convert muster fish wood",
    }
    assert refused(one, "convert build wood wood") == "RUR-ADD-06"
    two = at_turn(MINE | {"goods": {"wood": 2}}, THEIRS)
    assert {words for words in offers(two) if words.startswith("convert")} == {"convert build wood wood"}


@rule("RUR-R-43", "RUR-LDR-05", "RUR-LDR-07")
@pytest.mark.parametrize("leader", ["maria", "predslava"])
def test_what_is_possible_once_a_round_is_possible_again_in_the_next(leader: str) -> None:
    state = position({"leader": leader, "at": "kiev", "used": True}, {"leader": "boris"}, phase="claim")
    assert seen(state, "used") == 1
    for _ in range(2):
        say(state, f"pick {name('deed', state.view()['deed_row'][0])}")
    assert seen(state, "used") == 0


@rule("RUR-R-41")
def test_no_figure_is_sent_twice_by_one_deed() -> None:
    mine = {"leader": "boris", "at": "kiev", "troops": {"kiev": 1, "volyn": 1}}
    state = with_points({"anywhere": 2}, mine, {"leader": "maria"})
    say(state, "send troop kiev novgorod")
    assert not [words for words in offers(state) if words.startswith("send troop novgorod")]
    assert refused(state, "send troop novgorod rostov") == "RUR-R-41"
    assert "send troop volyn novgorod" in offers(state)
    chief = with_points({"anywhere": 2}, mine, {"leader": "maria"})
    say(chief, "send leader kiev novgorod")
    assert refused(chief, "send leader novgorod rostov") == "RUR-R-41"


@rule("RUR-INF-01", "RUR-SET-11")
@pytest.mark.parametrize("seats", SEATS)
def test_only_its_player_is_told_which_agenda_was_dealt(seats: int) -> None:
    state = start(seats, 5, {"leaders": "random"})
    dealt = [event for event in state.events if event.name == "agenda-dealt"]
    assert len(dealt) == 2 * seats
    for event in dealt:
        assert [seat for seat in range(seats) if event.seen_by(seat)] == [event.args["seat"]]
        assert not event.seen_by(None)
