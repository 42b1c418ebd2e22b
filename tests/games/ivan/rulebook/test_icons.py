"""The icons (IVN-ICO) and readings that are content (IVN-R-05 to IVN-R-15, IVN-R-57)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from prestol.games.ivan.state import Ivan
from tests.games.ivan.table import (
    KINDS,
    answers,
    asked,
    at_work,
    boyars,
    choices,
    files,
    goods,
    hand,
    leaving,
    names,
    offers,
    pad,
    position,
    records,
    refused,
    say,
    seen,
    tally,
    targets,
    told,
    warriors,
)

rule = pytest.mark.rule


@rule("IVN-ICO-01")
def test_any_means_any_good_or_coin() -> None:
    state = position({"warriors": {"moscow": 1}}, {}, {}, phase="reward", regions={"east": "rl7"})
    say(state, "reward second")
    assert choices(state) == dict.fromkeys(KINDS, 2)
    assert offers(state) == {f"choose {kind} +" for kind in KINDS}
    say(state, "choose metal coin")
    assert goods(state) == {"coin": 1, "metal": 1}


@rule("IVN-ICO-01")
@pytest.mark.parametrize("order", sorted(set(permutations(["metal", "rye", "rye"]))))
def test_units_of_choice_come_in_any_order(order: tuple[str, ...]) -> None:
    """Whatever is picked first, nothing is locked out; they come together, in one move."""
    state = position({"warriors": {"moscow": 1}}, {}, {}, phase="reward", regions={"east": "rd8"}, round=3)
    say(state, "reward second")
    for words in ("choose metal", "choose metal rye wood coin", "choose none"):
        assert refused(state, words) == "IVN-ICO-01"
    say(state, f"choose {' '.join(order)}")
    assert goods(state) == {"rye": 2, "metal": 1}


@rule("IVN-ICO-01")
def test_units_of_choice_are_listed_once() -> None:
    """Three of seven kinds: 84 selections, each met once by who picks one by one."""
    state = position({"warriors": {"moscow": 1}}, {}, {}, phase="reward", regions={"east": "rd8"}, round=3)
    say(state, "reward second")
    found: list[tuple[int, ...]] = []

    def pick(twin: Ivan, picked: tuple[int, ...]) -> None:
        for move in twin.legal(0):
            after = twin.clone()
            after.play(0, move)
            if asked(after) == "gain":
                pick(after, (*picked, move[1]))
            else:
                found.append((*picked, move[1]))

    pick(state, ())
    assert len(found) == len(set(found)) == 84


@rule("IVN-ICO-02", "IVN-R-29")
def test_the_income_icon_works_for_any_city_with_presence_even_a_used_one() -> None:
    state = at_work("income", warriors={"kazan": 1}, estates=["patrimony"])
    say(state, "use patrimony")
    assert answers(state) == {"pass", "harvest kazan"}
    say(state, "harvest kazan", "name kazan")
    assert goods(state) == {"wood": 4}


@rule("IVN-R-29", "IVN-INC-03")
def test_the_income_icon_asks_a_coin_for_stone_and_other_stone_is_free() -> None:
    state = leaving("income", warriors={"moscow": 1}, estates=["patrimony", "quarry"], goods={"coin": 2})
    say(state, "use patrimony", "harvest moscow", "quarry")
    assert goods(state) == {"coin": 1, "stone": 1}
    say(state, "use quarry")
    assert goods(state) == {"stone": 3}


@rule("IVN-ICO-02", "IVN-R-53")
def test_an_income_that_brings_nothing_is_not_offered() -> None:
    state = leaving("income", warriors={"moscow": 1}, estates=["patrimony"], chambers={"rewards": 0})
    assert refused(state, "use patrimony") == "IVN-R-53"


@rule("IVN-ICO-03")
def test_the_warrior_icon() -> None:
    settlement: dict[str, Any] = {"estates": ["service_settlement"], "goods": {"rye": 1, "coin": 1}}
    state = leaving("income", buildings=["kazan"], boyars={"pskov": 1}, **settlement)
    say(state, "use service_settlement")
    assert answers(state) == {"pass", "place kazan", "place pskov"}
    say(state, "place kazan")
    assert warriors(state) == {"kazan": 1}


@rule("IVN-ICO-04")
def test_the_move_icon() -> None:
    state = leaving("income", warriors={"kholmogory": 1}, buildings=["kazan"], estates=["post_house"], goods={"rye": 1})
    say(state, "use post_house")
    assert answers(state) == {"pass", "move warrior kholmogory vologda", "move warrior kholmogory veliky_ustyug"}


@rule("IVN-ICO-04", "IVN-MAN-03")
def test_the_move_icon_works_for_a_boyar_without_warriors() -> None:
    state = leaving("income", boyars={"kholmogory": 1}, estates=["post_house"], goods={"rye": 1})
    say(state, "use post_house", "move boyar kholmogory vologda")
    assert boyars(state) == {"vologda": 1}


@rule("IVN-ICO-05")
def test_the_icon_for_taking_a_project() -> None:
    state = leaving("income", estates=["clerks_house"], hand=["c01_ostrog"])
    say(state, "use clerks_house")
    assert len(targets(state, "take")) == 6 and {"draw", "pass"} <= answers(state)
    say(state, "draw")
    assert len(hand(state)) == 2


@rule("IVN-ICO-06")
def test_the_icon_for_completing_a_project_still_asks_its_price() -> None:
    state = leaving("income", estates=["craft_settlement"], goods={"wood": 2, "stone": 1}, hand=["c01_ostrog"])
    say(state, "use craft_settlement", "complete c01_ostrog")
    assert goods(state) == {}
    assert tally(state) == {"projects": 4}
    state = leaving("income", estates=["craft_settlement"], goods={"wood": 1, "stone": 1}, hand=["c01_ostrog"])
    assert refused(state, "use craft_settlement") == "IVN-R-53"


@rule("IVN-ICO-07")
@pytest.mark.parametrize(("token", "kind"), [("rl8", "estate"), ("rd1", "title")])
def test_the_icons_for_taking_an_estate_or_a_title(token: str, kind: str) -> None:
    state = position({"warriors": {"moscow": 1}}, {}, {}, phase="reward", regions={"east": token})
    say(state, "reward second")
    assert {words.split()[0] for words in answers(state)} == {"pass", kind, f"draw-{kind}"}
    say(state, f"draw-{kind}")
    assert len(seen(state, f"{kind}s_owned")) == 1


@rule("IVN-ICO-08")
def test_the_exchange_icon_one_for_one_twice() -> None:
    state = leaving("income", estates=["market_rows"], goods={"rye": 1, "wood": 1})
    say(state, "use market_rows", "swap rye")
    assert offers(state) == {f"get {kind}" for kind in KINDS if kind != "rye"}
    say(state, "get coin")
    assert asked(state) == "swap"
    say(state, "swap coin", "get metal")
    assert goods(state) == {"wood": 1, "metal": 1}
    assert asked(state) == "leave"


@rule("IVN-ICO-10")
def test_the_trade_icons_for_one_and_for_two_effects() -> None:
    state = leaving("income", estates=["river_wharf"], tokens=["tr07"])
    say(state, "use river_wharf")
    assert answers(state) == {"pass", "resolve tr07", "printed pad_2", "printed pad_3"}
    say(state, "resolve tr07")
    assert (goods(state), asked(state)) == ({"coin": 2}, "leave")
    state = position({"warriors": {"moscow": 1}, "tokens": ["tr07"]}, {}, {}, phase="reward", regions={"east": "rd6"})
    say(state, "reward second", "resolve tr07", "printed pad_2")
    assert goods(state) == {"coin": 2, "wood": 1}


@rule("IVN-ICO-13")
def test_what_stands_left_of_the_arrow_is_paid_in_full_first() -> None:
    state = leaving("income", estates=["frontier_post"], goods={"coin": 2}, at={"spoils": ["s04_treasury"]})
    say(state, "use frontier_post")
    assert goods(state) == {}
    assert [event.name for event in state.events] == ["estate-used", "paid"]
    say(state, "spoils s04_treasury")
    assert goods(state) == {"coin": 3}
    settlement: dict[str, Any] = {"estates": ["service_settlement"], "goods": {"rye": 1, "coin": 1}}
    state = leaving("income", warriors={"moscow": 1}, **settlement)
    say(state, "use service_settlement")
    assert (goods(state), asked(state)) == ({}, "place-warrior")
    assert [event.name for event in state.events] == ["estate-used", "paid", "paid"]


@rule("IVN-ICO-14", "IVN-R-08")
def test_titles_count_titles_estates_and_each_kind_of_project() -> None:
    counts = [title["score"]["count"] for title in records("title").values()]
    assert {"title", "estate", "project_construction", "project_trade", "project_military"} <= set(counts)
    mine = {"titles": ["voivode"], "completed": ["m01_steppe_watch", "m02_landed_levy", "c01_ostrog"]}
    assert tally(position(mine, {}, {}, phase="score", round=2))["titles"] == 4


@rule("IVN-R-05")
def test_every_region_token_offers_points_and_only_some_others_do() -> None:
    tokens = records("region_token").values()
    assert all(token["rewards"][0] == [{"gain": {"vp": token["vp_number"]}}] for token in tokens)
    assert not any("vp" in step.get("gain", {}) for token in tokens for step in token["rewards"][1])
    for table in ("spoils", "trade_token"):
        scoring = [any("vp" in step.get("gain", {}) for step in token["effect"]) for token in records(table).values()]
        assert any(scoring) and not all(scoring)


@rule("IVN-R-06")
def test_one_title_counts_cities_with_influence() -> None:
    counts = Counter(title["score"]["count"] for title in records("title").values())
    assert counts["city_influence"] == 1


@rule("IVN-R-09", "IVN-R-13")
def test_the_families_and_their_colours() -> None:
    assert {name: family["color"] for name, family in records("family").items()} == {
        "belsky": "white", "chernyatinsky": "black", "zabolotsky": "green", "pozharsky": "red",
    }  # fmt: skip
    assert records("family")["chernyatinsky"]["name_ru"] == "Чернятинские"


@rule("IVN-R-10")
def test_one_thing_has_one_name_in_each_language() -> None:
    words = {
        "wild_field": ("area", "Дикое поле", "Field of War"),
        "rye": ("resource", "Рожь", "Grain"),
        "metal": ("resource", "Металл", "Steel"),
        "income": ("chamber", "Палата дохода", "Production Chamber"),
    }
    for name, (table, russian, english) in words.items():
        assert (records(table)[name]["name_ru"], records(table)[name]["name_en"]) == (russian, english)


@rule("IVN-R-15")
def test_each_region_has_one_city_of_each_colour() -> None:
    pairs = [(city["region"], city["color"]) for city in records("city").values()]
    assert len(set(pairs)) == 16


@rule("IVN-R-57")
def test_all_pads_have_the_same_printed_effects() -> None:
    assert all(slot["source"] == "reconstruction" for slot in files()["pad_slot"] if slot["printed_effect"])
    for seat in range(3):
        players: list[dict[str, Any]] = [{}, {}, {}]
        players[seat] = {"chambers": {"income": 0}, "estates": ["river_wharf"]}
        state = position(*players, turn=seat)
        say(state, "use river_wharf")
        assert answers(state) == {"pass", "printed pad_1", "printed pad_2", "printed pad_3"}


@rule("IVN-R-11")
def test_the_refresh_after_round_two_brings_warriors_spoils_and_tokens() -> None:
    state = position({"field": 2, "tokens": ["tr01"]}, {}, {}, phase="score", round=2)
    order = [event.name for event in state.events if event.name in ("field-cleared", "spoils-laid", "trade-laid")]
    assert order == ["field-cleared"] + ["spoils-laid"] * 5 + ["trade-laid"] * 10
    laid = names("trade_token", [args["token"] for args in told(state, "trade-laid")])
    assert pad(state)[0] == "tr01" and "tr01" not in laid
