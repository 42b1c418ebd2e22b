"""The components (IVN-CMP): what is there, and what each thing is for."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.ivan.table import (
    CITIES,
    FOREIGN,
    LOCAL,
    SEATS,
    SLOTS,
    WATERWAYS,
    answers,
    at_work,
    boyars,
    finished,
    goods,
    leaving,
    position,
    records,
    say,
    seen,
    set_up,
    start,
    told,
    walk,
    warriors,
)

rule = pytest.mark.rule


@rule("IVN-CMP-01")
def test_sixteen_cities_in_four_colours_joined_by_waterways() -> None:
    cities = records("city")
    assert len(cities) == 16
    assert Counter(city["color"] for city in cities.values()) == dict.fromkeys(("red", "black", "blue", "yellow"), 4)
    assert all(city["income"] for city in cities.values())
    reached = {CITIES[0]}
    while more := {city for way in WATERWAYS for city in way if way & reached} - reached:
        reached |= more
    assert reached == set(CITIES)


@rule("IVN-CMP-02", "IVN-CMP-21", "IVN-SET-09")
@pytest.mark.parametrize("seats", SEATS)
def test_ten_waterways_carry_a_token_and_ten_more_wait(seats: int) -> None:
    slots = start(seats).view()["slots"]
    assert len(SLOTS) == len(slots) == 10
    assert len(set(slots) - {-1}) == 10
    assert len(records("trade_token")) == 20


@rule("IVN-CMP-03")
def test_four_regions_share_the_cities_and_hold_a_token_each() -> None:
    assert Counter(city["region"] for city in records("city").values()) == dict.fromkeys(records("region"), 4)
    assert len(set(start(3).view()["regions"])) == 4


@rule("IVN-CMP-04", "IVN-R-46")
def test_the_field_of_war_is_no_city_and_in_no_region() -> None:
    state = position({"field": 5, "titles": ["governor", "equerry", "cupbearer"]}, {}, {}, phase="score", round=2)
    assert state.view()["influence"] == [[0, 0, 0]] * 4
    assert [args["points"] for args in told(state, "title-scored")] == [0, 0, 0]
    state = at_work("maneuvers", field=5)
    assert answers(state).isdisjoint(f"place {city}" for city in CITIES)


@rule("IVN-CMP-05", "IVN-CMP-10", "IVN-SET-02")
@pytest.mark.parametrize("seats", SEATS)
def test_three_favour_tokens_lie_at_ten_twenty_and_thirty(seats: int) -> None:
    assert start(seats).view()["favour_tokens"] == [1, 1, 1]
    assert [token["vp_space"] for token in records("favour_token").values()] == [10, 20, 30]
    claimed = [
        args["space"] for seed in range(8) for state in walk(seats, seed) for args in told(state, "favour-token")
    ]
    assert claimed and set(claimed) <= {10, 20, 30}
    for seed in range(8):
        once = [args["space"] for state in walk(seats, seed) for args in told(state, "favour-token")]
        assert len(once) == len(set(once))


@rule("IVN-CMP-07", "IVN-R-58")
def test_five_chambers_have_their_actions_a_bonus_and_one_card() -> None:
    chambers = records("chamber")
    assert list(chambers) == ["income", "maneuvers", "projects", "exchange", "rewards"]
    assert all(chamber["regular"] and chamber["bonus"] for chamber in chambers.values())
    view = start(4).view()
    assert len(view["seals"]) == len(view["assignments"]) == 5


@rule("IVN-CMP-08", "IVN-FAV-01", "IVN-WE-11", "IVN-SET-14")
@pytest.mark.parametrize("seats", SEATS)
def test_as_many_favour_spaces_as_players_are_in_use(seats: int) -> None:
    for state in walk(seats, "favour"):
        assert sorted(state.view()["favour"]) == list(range(seats))


@rule("IVN-CMP-11")
def test_thirty_projects_ten_of_each_type() -> None:
    projects = records("project").values()
    assert Counter(project["type"] for project in projects) == {"construction": 10, "trade": 10, "military": 10}
    assert all(project["cost"] and project["vp"] > 0 and "coin" not in project["cost"] for project in projects)


@rule("IVN-CMP-12")
@pytest.mark.parametrize(
    ("project", "question"), [("c01_ostrog", "build"), ("t01_grain_market", "resolve"), ("m01_steppe_watch", "war")]
)
def test_what_a_completed_project_does_depends_on_its_type(project: str, question: str) -> None:
    plenty = dict.fromkeys(LOCAL + FOREIGN, 5)
    state = at_work("projects", hand=[project], goods=plenty, warriors={"moscow": 1})
    say(state, f"complete {project}")
    assert state.view()["ask"] == question
    assert "pass" in answers(state)


@rule("IVN-CMP-13", "IVN-SCO-03")
def test_a_title_is_paid_out_twice() -> None:
    for round, paid in ((1, False), (2, True), (3, False), (4, True)):
        state = position({"titles": ["okolnichy"]}, {}, {}, phase="reward", round=round)
        assert bool(told(state, "title-scored")) == paid
    assert len(records("title")) == 15


@rule("IVN-CMP-14", "IVN-FRE-03")
def test_an_estate_is_one_free_action_per_round() -> None:
    assert len(records("estate")) == 15
    state = leaving("income", estates=["toll_yard"])
    say(state, "use toll_yard")
    assert goods(state) == {"coin": 2}
    assert "use toll_yard" not in answers(state)
    assert seen(state, "estates_used") == [0]


@rule("IVN-CMP-15")
def test_six_assignment_cards() -> None:
    cards = records("assignment").values()
    assert Counter(card["target"] for card in cards) == {"color": 4, "any": 1, "none": 1}
    assert {card["color"] for card in cards if "color" in card} == {city["color"] for city in records("city").values()}


@rule("IVN-CMP-16", "IVN-CMP-20")
def test_ninety_six_goods_and_forty_coins() -> None:
    pieces = {name: resource["pieces"] for name, resource in records("resource").items()}
    assert pieces == {"coin": 40} | dict.fromkeys(LOCAL, 20) | dict.fromkeys(FOREIGN, 12)
    assert sum(pieces.values()) - pieces["coin"] == 96


@rule("IVN-CMP-17")
def test_local_goods_come_from_cities_and_from_every_kind_of_token() -> None:
    incomes = {kind for city in records("city").values() for kind in city["income"]}
    assert incomes == {"coin", *LOCAL}
    for table in ("spoils", "trade_token"):
        gains = [step["gain"] for token in records(table).values() for step in token["effect"] if "gain" in step]
        assert any(set(gain) & set(LOCAL) for gain in gains)
    rewards = [
        step["gain"] for token in records("region_token").values() for step in token["rewards"][1] if "gain" in step
    ]
    assert any(set(gain) & set(LOCAL) for gain in rewards)


@rule("IVN-CMP-18", "IVN-PRJ-12")
def test_spoils_are_won_in_the_field_of_war() -> None:
    assert len(records("spoils")) == 12
    state = at_work(
        "projects", hand=["m01_steppe_watch"], goods={"rye": 2, "gunpowder": 1}, at={"spoils": ["s04_treasury"]}
    )
    say(state, "complete m01_steppe_watch", "spoils s04_treasury")
    assert goods(state) == {"coin": 3}
    assert seen(state, "field") == 1
    assert seen(state, "spoils_owned") == [3]


@rule("IVN-CMP-19", "IVN-SET-06")
@pytest.mark.parametrize("seats", SEATS)
def test_eighteen_region_tokens_and_dark_ones_alone_in_the_last_round(seats: int) -> None:
    tokens = list(records("region_token").values())
    assert Counter(token["background"] for token in tokens) == {"light": 9, "dark": 9}
    assert all(len(token["rewards"]) == 2 for token in tokens)
    for seed in range(10):
        assert {tokens[token]["background"] for token in finished(seats, seed).view()["regions"]} == {"dark"}


@rule("IVN-CMP-20", "IVN-CMP-24")
def test_a_score_goes_on_past_ninety_nine() -> None:
    state = at_work("projects", vp=97, hand=["m02_landed_levy"], goods={"rye": 3, "wood": 2}, at={"favour_tokens": []})
    say(state, "complete m02_landed_levy")
    assert seen(state, "vp") == 102


@rule("IVN-CMP-22", "IVN-R-50")
@pytest.mark.parametrize("seats", SEATS)
def test_there_is_one_first_player_and_it_changes_only_between_rounds(seats: int) -> None:
    first: dict[int, set[int]] = {}
    for state in walk(seats, "first"):
        if state.view()["ask"] not in ("keep", ""):
            first.setdefault(state.view()["round"], set()).add(state.view()["first"])
    assert [len(seats_) for seats_ in first.values()] == [1, 1, 1, 1]


@rule("IVN-CMP-23")
def test_the_pad_has_five_slots_and_three_printed_effects() -> None:
    slots = records("pad_slot")
    assert len(slots) == 5
    assert [bool(slot["printed_effect"]) for slot in slots.values()].count(True) == 3
    assert list(records("pad_action")) == ["sell_local", "sell_foreign", "tokens_for_project", "rearrange_tokens"]


@rule("IVN-CMP-26", "IVN-SET-11", "IVN-SET-13")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_a_set_with_one_marker_of_each_kind(seats: int) -> None:
    view = start(seats).view()
    assert view["vp"] == [0] * seats
    assert len(view["favour"]) == seats
    assert view["warrior_supply"] == [10] * seats
    assert view["building_supply"] == [6] * seats
    assert view["boyar_supply"] == [3] * seats
    assert view["seal_supply"] == [2] * seats
    pieces = {name: piece["per_player"] for name, piece in records("player_piece").items()}
    assert pieces == {"warrior": 10, "boyar": 3, "building": 6, "seal": 2, "vp_marker": 1, "favour_marker": 1}


@rule("IVN-CMP-27", "IVN-CMP-28", "IVN-CMP-29", "IVN-END-03")
def test_pieces_give_presence_and_influence() -> None:
    state = position({"warriors": {"moscow": 3}, "boyars": {"kursk": 1}, "buildings": ["kursk", "pskov"]}, {}, {})
    assert [row[0] for row in state.view()["influence"]] == [3, 4, 2, 0]
    state = at_work("maneuvers", warriors={"moscow": 1}, boyars={"kursk": 1}, buildings=["pskov"])
    assert {words for words in answers(state) if words.startswith("place")} == {
        "place moscow", "place kursk", "place pskov",
    }  # fmt: skip
    assert not any("pskov" in words for words in answers(state) if words.startswith("move"))


@rule("IVN-CMP-28", "IVN-END-10")
def test_boyars_return_at_the_end_of_the_round() -> None:
    state = position({"boyars": {"moscow": 1}, "posted": ["rewards"], "warriors": {"kursk": 1}}, {}, {}, phase="next")
    assert boyars(state) == {}
    assert seen(state, "boyar_supply") == 3
    assert warriors(state) == {"kursk": 1}


@rule("IVN-CMP-30", "IVN-ACT-07")
def test_two_seals_per_player() -> None:
    state = leaving("income", at={"seals": {"rewards": 0, "exchange": 0}})
    say(state, "leave income")
    assert state.view()["ask"] != "seal"
    assert seen(state, "seal_supply") == 0


@rule("IVN-CMP-10", "IVN-R-07")
def test_a_claimed_favour_token_is_gone() -> None:
    state = at_work("projects", vp=6, hand=["m02_landed_levy"], goods={"rye": 3, "wood": 2}, at={"favour": [1, 2, 0]})
    say(state, "complete m02_landed_levy")
    assert told(state, "favour-token") == [{"seat": 0, "space": 10}]
    assert state.view()["favour_tokens"] == [0, 1, 1]
    assert state.view()["favour"] == [0, 1, 2]


@rule("IVN-SET-20")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_two_warriors_on_the_map(seats: int) -> None:
    view = set_up(seats).view()
    assert [sum(row) for row in view["warriors"]] == [2] * seats
    assert view["warrior_supply"] == [8] * seats
    assert max(map(sum, zip(*view["warriors"], strict=True))) == 1
