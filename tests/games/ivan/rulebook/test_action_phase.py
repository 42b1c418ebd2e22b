"""The action phase (IVN-ACT): a boyar leaves its chamber, acts, and goes to a city."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ivan.table import (
    CITIES,
    SEATS,
    answers,
    asked,
    at_work,
    boyars,
    goods,
    leaving,
    offers,
    position,
    records,
    refused,
    say,
    seen,
    stake,
    told,
    walk,
)

rule = pytest.mark.rule


def rivals(*coins: int) -> dict[int, dict[str, Any]]:
    """Rivals with this many coins under a boyar in the Reward Chamber."""
    return {seat: {"chambers": {"rewards": count}} for seat, count in enumerate(coins, 1)}


@rule("IVN-ACT-01")
def test_one_boyar_of_the_own_choice_must_leave() -> None:
    state = position({"chambers": {"income": 0, "exchange": 1}}, {"chambers": {"rewards": 0}}, {})
    assert answers(state) == {"leave income", "leave exchange"}
    assert refused(state, "leave rewards") == "IVN-ACT-01"
    assert refused(state, "pass") == "IVN-ACT-01"
    assert refused(state, "end") == "IVN-ACT-01"
    assert refused(state, "1 leave rewards") == "IVN-ACT-01"
    say(state, "leave exchange")
    assert told(state, "left") == [{"seat": 0, "chamber": 3}]
    assert stake(state, "income", 0) == 0


@rule("IVN-ACT-02", "IVN-ACT-17")
def test_the_order_of_a_turn() -> None:
    """Importance and coins, seal, card with its extras, actions, and last the city."""
    state = leaving(
        "rewards",
        chambers={"rewards": 2, "income": 0},
        others=rivals(1),
        at={"assignments": {"rewards": "assign_kremlin"}, "favour": [1, 2, 0]},
    )
    say(state, "leave rewards")
    assert [event.name for event in state.events] == ["left", "stake-lost"]
    say(state, "seal")
    assert [event.name for event in state.events] == ["sealed", "stake-returned", "gained", "favour-gained"]
    assert asked(state) == "rewards"
    say(state, "draw-estate", "draw-title")
    assert asked(state) == "end" or told(state, "stayed")


@rule("IVN-ACT-03", "IVN-ACT-05", "IVN-ACT-06")
@pytest.mark.parametrize(
    ("mine", "others", "favour", "first"),
    [
        (1, (0, 0), [1, 2, 0], True),
        (0, (1, 0), [0, 1, 2], False),
        (1, (1, 0), [0, 1, 2], True),
        (1, (1, 0), [1, 0, 2], False),
        (0, (0, 0), [0, 1, 2], True),
        (0, (0, 0), [2, 0, 1], False),
        (2, (1, 3), [0, 1, 2], False),
    ],
)
def test_more_coins_then_more_favour(mine: int, others: tuple[int, ...], favour: list[int], first: bool) -> None:
    state = leaving("rewards", chambers={"rewards": mine}, others=rivals(*others), at={"favour": favour})
    say(state, "leave rewards")
    assert (asked(state) == "seal") == first
    assert goods(state).get("coin", 0) == (0 if first else mine)
    assert [args["coins"] for args in told(state, "stake-lost")] == ([mine] if first and mine else [])
    assert [args["coins"] for args in told(state, "stake-returned")] == ([] if first or not mine else [mine])


@rule("IVN-ACT-04")
def test_importance_is_judged_when_the_boyar_leaves() -> None:
    """Seat 1 outranks seat 0 while it is there, but not after it has left; seat 2 has no boyar there."""
    state = position(
        {"chambers": {"rewards": 1}},
        {"chambers": {"rewards": 2}},
        {"chambers": {"income": 9}},
        turn=1,
        favour=[2, 1, 0],
    )
    say(state, "leave rewards", "pass", "finish", f"enter {CITIES[0]}")
    while state.waiting != (0,):
        say(state, "leave income" if asked(state) == "leave" else max(answers(state)))
    say(state, "leave rewards")
    assert asked(state) == "seal"


@rule("IVN-ACT-04")
def test_favour_gained_before_leaving_counts() -> None:
    setting: dict[str, Any] = {"estates": ["hunting_lodge"], "goods": {"coin": 2}, "others": rivals(0)}
    state = leaving("rewards", at={"favour": [1, 0, 2]}, **setting)
    say(state, "leave rewards")
    assert asked(state) != "seal"
    state = leaving("rewards", at={"favour": [1, 0, 2]}, **setting)
    say(state, "use hunting_lodge", "leave rewards")
    assert asked(state) == "seal"


@rule("IVN-ACT-05")
def test_an_outranked_boyar_brings_only_the_regular_actions() -> None:
    state = at_work("rewards", chambers={"rewards": 1}, others=rivals(2))
    assert goods(state) == {"coin": 1}
    say(state, "draw-estate")
    assert asked(state) == "enter"


@rule("IVN-ACT-06", "IVN-R-22", "IVN-R-21")
@pytest.mark.parametrize("words", ["seal", "pass"])
def test_the_most_important_boyar_loses_its_stake_with_or_without_a_seal(words: str) -> None:
    state = leaving("exchange", chambers={"exchange": 3})
    say(state, "leave exchange", words)
    assert goods(state) == {}


@rule("IVN-ACT-07", "IVN-R-58")
def test_a_seal_needs_an_unsealed_chamber_and_a_seal() -> None:
    for seals, may in (({}, True), ({"rewards": 1}, False), ({"rewards": 0}, False), ({"income": 0}, True),
                       ({"income": 0, "exchange": 0}, False), ({"income": 1, "exchange": 1}, True)):  # fmt: skip
        state = leaving("rewards", at={"seals": seals})
        say(state, "leave rewards")
        assert (asked(state) == "seal") == may
        if may:
            assert offers(state) == {"seal", "pass"}
        else:
            assert refused(state, "seal") == "IVN-REW-01"


@rule("IVN-ACT-08")
def test_a_seal_adds_the_bonus_once_per_round() -> None:
    state = position({"chambers": {"rewards": 1}}, {"chambers": {"rewards": 0}}, {}, favour=[0, 1, 2])
    say(state, "leave rewards", "seal", "draw-title", "draw-estate")
    assert (len(seen(state, "titles_owned")), len(seen(state, "estates_owned"))) == (1, 1)
    assert state.view()["seals"] == [-1, -1, -1, -1, 0]
    while state.waiting != (1,):
        say(state, min(answers(state)))
    say(state, "leave rewards")
    assert asked(state) == "rewards"
    say(state, "draw-title")
    assert asked(state) == "enter"


@rule("IVN-ACT-09")
def test_a_seal_gives_the_others_their_coins_back_at_once() -> None:
    state = leaving("rewards", seats=4, chambers={"rewards": 3}, others=rivals(2, 0, 1))
    say(state, "leave rewards")
    assert [stake(state, "rewards", seat) for seat in range(4)] == [None, 2, 0, 1]
    say(state, "seal")
    assert told(state, "stake-returned") == [{"seat": 1, "coins": 2}, {"seat": 3, "coins": 1}]
    assert [goods(state, seat) for seat in range(4)] == [{}, {"coin": 2}, {}, {"coin": 1}]
    assert [stake(state, "rewards", seat) for seat in range(4)] == [None, 0, 0, 0]


@rule("IVN-ACT-09")
def test_without_a_seal_the_others_keep_their_stakes() -> None:
    state = leaving("rewards", chambers={"rewards": 3}, others=rivals(2, 0))
    say(state, "leave rewards", "pass")
    assert [stake(state, "rewards", seat) for seat in range(3)] == [None, 2, 0]


@rule("IVN-ACT-10", "IVN-R-25")
@pytest.mark.parametrize(
    ("seats", "coins", "may", "left"), [(2, 0, False, 0), (2, 1, True, 0), (2, 3, True, 2), (3, 0, True, 0)]
)
def test_with_two_players_a_seal_costs_a_coin_from_supply(seats: int, coins: int, may: bool, left: int) -> None:
    state = leaving("exchange", seats=seats, chambers={"exchange": 4}, goods={"coin": coins})
    say(state, "leave exchange")
    assert (asked(state) == "seal") == may
    if may:
        say(state, "seal")
        assert goods(state).get("coin", 0) == left
    else:
        assert asked(state) == "market"


@rule("IVN-ACT-10", "IVN-R-23")
@pytest.mark.parametrize(("may", "words"), [(False, "sell rye wood"), (True, "sell rye wood"), (True, "export metal")])
def test_with_two_players_goods_may_be_sold_for_a_seal_if_the_table_has_it_so(may: bool, words: str) -> None:
    mine = {"rye": 1, "wood": 1, "metal": 1}
    state = leaving("exchange", seats=2, goods=mine, estates=["toll_yard"], at={"options": {"seal_by_sale": may}})
    say(state, "leave exchange")
    assert (asked(state) == "seal") == may
    if may:
        assert offers(state) == {"pass", "sell rye wood", "export metal"}
        assert refused(state, "use toll_yard") == "IVN-R-60"
        assert refused(state, "seal") == "IVN-ACT-10"
        say(state, words)
        assert offers(state) == {"pass", "seal"}
        say(state, "seal")
        assert state.view()["seals"][3] == 0 and "coin" not in goods(state)


@rule("IVN-R-23")
@pytest.mark.parametrize("mine", [{"metal": 1}, {"rye": 1, "stone": 1}])
def test_one_sale_of_either_kind_brings_the_seal(mine: dict[str, int]) -> None:
    state = leaving("exchange", seats=2, goods=mine, at={"options": {"seal_by_sale": True}})
    say(state, "leave exchange")
    assert asked(state) == "seal"


@rule("IVN-R-23")
@pytest.mark.parametrize(("seats", "mine"), [(2, {"rye": 1}), (2, {}), (3, {"rye": 2})])
def test_no_sale_is_offered_where_it_brings_no_seal(seats: int, mine: dict[str, int]) -> None:
    """One local good brings no coin, and with three players a seal costs nothing."""
    state = leaving("exchange", seats=seats, goods=mine, at={"options": {"seal_by_sale": True}})
    say(state, "leave exchange")
    assert offers(state) == {"pass", "seal"} if seats == 3 else asked(state) == "market"


@rule("IVN-ACT-11")
def test_chamber_actions_come_in_any_order_and_may_be_skipped() -> None:
    for order in (["draw-title", "draw-estate"], ["draw-estate", "draw-title"], ["draw-estate", "draw-estate"]):
        state = at_work("rewards", seal=True)
        say(state, *order)
        assert asked(state) == "enter"
    for chamber in ("income", "maneuvers", "projects", "exchange", "rewards"):
        state = at_work(chamber, seal=True, warriors={"ryazan": 1})
        say(state, "name none" if chamber == "income" else "finish")
        assert asked(state) == "enter"


@rule("IVN-ACT-12", "IVN-R-27")
def test_the_boyar_goes_to_a_city_of_the_card() -> None:
    """Every chamber leads to the cities of its card, whoever is there and whether or not the owner is."""
    rival = {"warriors": {"novgorod": 3}, "buildings": ["ryazan"]}
    state = at_work("exchange", others={1: rival}, at={"assignments": {"exchange": "assign_black"}})
    say(state, "finish")
    assert answers(state) == {f"enter {city}" for city in ("ryazan", "novgorod_seversky", "novgorod", "kholmogory")}
    assert refused(state, "enter moscow") == "IVN-ACT-12"
    assert refused(state, "pass") == "IVN-ACT-12"
    assert refused(state, "end") == "IVN-ACT-12"
    say(state, "enter novgorod")
    assert boyars(state) == {"novgorod": 1}


@rule("IVN-ACT-12")
def test_the_card_for_any_city_leaves_all_open() -> None:
    state = at_work("exchange", at={"assignments": {"exchange": "assign_any"}})
    say(state, "finish")
    assert answers(state) == {f"enter {city}" for city in CITIES}


@rule("IVN-ACT-13", "IVN-CMP-15")
def test_on_the_card_without_a_city_the_boyar_remains() -> None:
    state = at_work("exchange", goods={"rye": 2}, at={"assignments": {"exchange": "assign_kremlin"}})
    say(state, "finish")
    assert told(state, "stayed") == [{"seat": 0}]
    assert asked(state) == "end"
    assert boyars(state) == {}
    assert seen(state, "boyar_supply") == 2
    assert [row[0] for row in state.view()["influence"]] == [0] * 4


@rule("IVN-ACT-14", "IVN-R-26")
@pytest.mark.parametrize(("words", "favour"), [("seal", [0, 1, 2]), ("pass", [1, 2, 0])])
def test_the_card_without_a_city_brings_a_coin_and_with_a_seal_favour(words: str, favour: list[int]) -> None:
    state = leaving(
        "maneuvers", warriors={"moscow": 1}, at={"assignments": {"maneuvers": "assign_kremlin"}, "favour": [1, 2, 0]}
    )
    say(state, "leave maneuvers", words)
    assert goods(state) == {"coin": 1}
    assert state.view()["favour"] == favour
    assert asked(state) == "maneuver"


@rule("IVN-ACT-15")
@pytest.mark.parametrize("seats", SEATS)
def test_the_phase_ends_after_three_turns_each(seats: int) -> None:
    turns: dict[int, int] = {}
    for state in walk(seats, "turns"):
        for _ in told(state, "turn-begins"):
            turns[state.view()["round"]] = turns.get(state.view()["round"], 0) + 1
        if asked(state) == "reward":
            assert all(coins < 0 for row in state.view()["staked"] for coins in row)
    assert turns == dict.fromkeys((1, 2, 3, 4), 3 * seats)


@rule("IVN-ACT-16", "IVN-R-38")
def test_a_boyar_on_its_card_is_not_on_the_map() -> None:
    state = at_work("maneuvers", seal=True)
    assert asked(state) == "enter"  # no presence anywhere, so there was no maneuver to offer
    assert [row[0] for row in state.view()["influence"]] == [0] * 4
    assert state.view()["posted"][1][0] == 1
    state = at_work("maneuvers", warriors={"moscow": 1})
    assert not any(words.startswith("move boyar") for words in answers(state))


@rule("IVN-ACT-17")
def test_no_chamber_action_follows_the_entry_but_free_actions_do() -> None:
    state = at_work("maneuvers", warriors={"moscow": 1}, goods={"rye": 4})
    say(state, "place moscow", "finish", "enter moscow")
    assert asked(state) == "end"
    assert refused(state, "place moscow") == "IVN-R-63"
    say(state, "sell rye rye")
    assert goods(state) == {"rye": 2, "coin": 1}
    assert asked(state) == "end"


@rule("IVN-ACT-12")
def test_cities_of_a_colour_lie_in_all_regions() -> None:
    for colour in ("red", "black", "blue", "yellow"):
        regions = [city["region"] for city in records("city").values() if city["color"] == colour]
        assert sorted(regions) == ["east", "north", "south", "west"]
