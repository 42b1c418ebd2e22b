"""Tables of positions: where and what the Rebellion builds and taxes (RUR-SOL-40 to RUR-SOL-44)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rurik.table import against, buildings, goods, name, seen, told, troops

rule = pytest.mark.rule
NOWHERE: dict[str, Any] = {"leader": "boris"}
ABOVE = [{"seat": 0, "advisor": "adv_5"}]
# card 5: pereyaslavl smolensk polotsk chernigov kiev volyn rostov novgorod
# card 1: kiev volyn pereyaslavl chernigov polotsk smolensk rostov novgorod


# --- build: two points


@rule("RUR-SOL-40", "RUR-SOL-41", "RUR-SOL-42", "RUR-R-58")
@pytest.mark.parametrize(
    ("own", "standing", "human", "built"),
    [
        # class A in region order, one building for each region; card 5 under build: market, stronghold, church
        ({"kiev": 1, "volyn": 1, "rostov": 1}, {}, {}, [("kiev", "a"), ("volyn", "a")]),
        # A before B; a price of two is passed over with one point left
        ({"kiev": 1, "volyn": 1}, {}, {"kiev": 1}, [("volyn", "a"), ("volyn", "d")]),
        # B before C and D
        ({"kiev": 1, "volyn": 2}, {"volyn": ["market"]}, {"kiev": 1}, [("kiev", "b")]),
        # C before D, though D comes earlier in the order
        (
            {"polotsk": 1, "volyn": 3},
            {"polotsk": ["market"], "volyn": ["market"]},
            {"volyn": 1},
            [("volyn", "c"), ("polotsk", "d")],
        ),
        # after class D the classes are gone through again
        ({"kiev": 2}, {}, {}, [("kiev", "a"), ("kiev", "d")]),
        # not ruled and built in already: never again
        ({"kiev": 1, "volyn": 1}, {"kiev": ["market"]}, {"kiev": 1}, [("volyn", "a"), ("volyn", "d")]),
    ],
)
def test_where_it_builds(
    own: dict[str, int], standing: dict[str, list[str]], human: dict[str, int], built: list[tuple[str, str]]
) -> None:
    rebellion = {"troops": own, "buildings": standing, "priority": "build"}
    player = {"leader": "maria", "troops": human}
    state = against(rebellion, player, banner="build", round=4)
    found = [(name("region", args["region"]), "abcd"[args["class"]]) for args in told(state, "builds-by-class")]
    assert found == built


@rule("RUR-SOL-41", "RUR-SOL-42")
@pytest.mark.parametrize(
    ("card", "standing", "human", "neutrals", "building"),
    [
        # card 4 under build: church, stronghold, market
        ("rebellion_04", {}, {}, ["kiev"], "church"),
        ("rebellion_04", {}, {"kiev": 1}, [], "church"),
        ("rebellion_04", {}, {}, [], "stronghold"),  # nobody to drive out
        (
            "rebellion_04",
            {"volyn": ["church"], "rostov": ["church"], "smolensk": ["church"]},
            {},
            ["kiev"],
            "stronghold",
        ),
        # card 2 under build: market, stronghold, church
        ("rebellion_02", {}, {}, ["kiev"], "market"),
        ("rebellion_02", {"volyn": ["market"], "rostov": ["market"], "smolensk": ["market"]}, {}, [], "stronghold"),
    ],
)
def test_what_it_builds(
    card: str, standing: dict[str, list[str]], human: dict[str, int], neutrals: list[str], building: str
) -> None:
    rebellion = {"troops": {"kiev": 4}, "buildings": standing, "priority": "build"}
    player = {"leader": "maria", "troops": human}
    state = against(rebellion, player, banner="build", above=ABOVE, card=card, neutrals=neutrals, round=4)
    assert buildings(state, 1)["kiev"] == {building}


@rule("RUR-SOL-41", "RUR-SOL-42")
def test_a_building_of_the_player_takes_its_place_and_a_leader_is_no_convert() -> None:
    rebellion = {"troops": {"kiev": 4}, "priority": "build"}
    player = {"leader": "maria", "at": "kiev", "buildings": {"kiev": ["stronghold"]}}
    state = against(rebellion, player, banner="build", above=ABOVE, card="rebellion_04", round=4)
    assert buildings(state, 1)["kiev"] == {"market"}


@rule("RUR-SOL-42")
def test_the_church_drives_out_the_player_before_a_neutral_troop() -> None:
    rebellion = {"troops": {"kiev": 4}, "priority": "build"}
    player = {"leader": "maria", "troops": {"kiev": 1}}
    state = against(rebellion, player, banner="build", above=ABOVE, card="rebellion_04", neutrals=["kiev"], round=4)
    assert told(state, "troop-converted") == [{"seat": 1, "rival": 0, "region": 5}]
    assert (troops(state), troops(state, 1), state.view()["neutrals"][5]) == ({}, {"kiev": 5}, 1)


# --- tax: two points


@rule("RUR-SOL-43", "RUR-SOL-44", "RUR-R-58")
@pytest.mark.parametrize(
    ("own", "human", "stock", "taxed"),
    [
        # class A in region order
        ({"kiev": 1, "volyn": 1, "rostov": 1}, {}, {}, [("kiev", "a"), ("volyn", "a")]),
        # A before B; a price of two is passed over with one point left, so class C comes
        ({"kiev": 1, "volyn": 1, "rostov": 1}, {"volyn": 1}, {"ore": 2}, [("kiev", "a"), ("rostov", "c")]),
        # B before C
        ({"volyn": 1, "rostov": 1}, {"volyn": 1}, {"ore": 2}, [("volyn", "b")]),
        # C before D
        ({"volyn": 1, "rostov": 1}, {"volyn": 1}, {"ore": 2, "fish": 3}, [("rostov", "c")]),
        ({"volyn": 1}, {"volyn": 1}, {"fish": 3}, [("volyn", "d")]),
        # the boat is looked at again: the first fish takes the last space, the second comes after the ore
        ({"volyn": 1, "chernigov": 1, "rostov": 1}, {}, {"fish": 2}, [("chernigov", "a"), ("rostov", "a")]),
    ],
)
def test_where_it_taxes(
    own: dict[str, int], human: dict[str, int], stock: dict[str, int], taxed: list[tuple[str, str]]
) -> None:
    player = {"leader": "maria", "troops": human}
    state = against({"troops": own, "goods": stock, "priority": "tax"}, player, banner="tax", round=4)
    found = [(name("region", args["region"]), "abcd"[args["class"]]) for args in told(state, "taxes-by-class")]
    assert found == taxed


@rule("RUR-SOL-44")
def test_its_market_gives_the_good_even_onto_the_dock() -> None:
    rebellion = {"troops": {"kiev": 1}, "buildings": {"kiev": ["market"]}, "goods": {"wood": 3}, "priority": "tax"}
    state = against(rebellion, NOWHERE, banner="tax", round=4)
    assert goods(state, 1) == {"wood": 5}
    assert seen(state, "on_boat", 1) == 3
