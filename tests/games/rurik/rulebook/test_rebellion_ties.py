"""Tables of positions: what the Rebellion does where several things are equally good (RUR-SOL-27 to RUR-SOL-48)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rurik.table import against, buildings, goods, leader_at, name, position, seen, told, troops

rule = pytest.mark.rule
NOWHERE: dict[str, Any] = {"leader": "boris"}
ABOVE = [{"seat": 0, "advisor": "adv_5"}]
LOWEST = [{"seat": 0, "advisor": "adv_5"}, {"seat": 0, "advisor": "adv_4"}]
# card 5: pereyaslavl smolensk polotsk chernigov kiev volyn rostov novgorod
# card 1: kiev volyn pereyaslavl chernigov polotsk smolensk rostov novgorod


def places(state: Any, event: str, key: str = "region") -> list[str]:
    """The regions that the events of one name tell of, in order."""
    return [name("region", args[key]) for args in told(state, event)]


# --- muster: three points and the open bonus of the easy mat


@rule("RUR-SOL-27", "RUR-R-80")
@pytest.mark.parametrize(
    ("own", "human", "card", "to"),
    [
        # one region is not ruled: first there, then from the top of the order, not from the next region on
        ({"kiev": 1, "polotsk": 1, "volyn": 1}, {"kiev": 1}, "rebellion_05", ["kiev", "polotsk", "kiev", "volyn"]),
        # all ruled: once round the order, and round again
        ({"kiev": 1, "volyn": 1}, {}, "rebellion_05", ["kiev", "volyn", "kiev", "volyn"]),
        ({"kiev": 1, "volyn": 1, "smolensk": 1}, {}, "rebellion_05", ["smolensk", "kiev", "volyn", "smolensk"]),
        # a region that becomes ruled is passed over on the second lap
        ({"kiev": 1, "volyn": 1}, {"kiev": 1, "volyn": 2}, "rebellion_05", ["kiev", "volyn", "volyn", "kiev"]),
        # where it is far behind it stays until it rules
        ({"kiev": 1, "volyn": 1}, {"kiev": 5}, "rebellion_05", ["kiev", "kiev", "kiev", "kiev"]),
        # the order is that of the card
        ({"kiev": 1, "pereyaslavl": 1}, {}, "rebellion_01", ["kiev", "pereyaslavl", "kiev", "pereyaslavl"]),
        ({"kiev": 1, "pereyaslavl": 1}, {}, "rebellion_05", ["pereyaslavl", "kiev", "pereyaslavl", "kiev"]),
    ],
)
def test_where_it_musters(own: dict[str, int], human: dict[str, int], card: str, to: list[str]) -> None:
    top = "rebellion_02" if card == "rebellion_01" else "rebellion_01"
    rebellion = {"troops": own, "cards": [top, card]}
    state = against(rebellion, {"leader": "boris", "troops": human}, banner="muster", round=4)
    assert places(state, "mustered") == to


@rule("RUR-SOL-28")
def test_the_leader_is_the_first_to_be_mustered_and_only_one_rebel_is_left() -> None:
    state = against({"troops": {"kiev": 14}}, NOWHERE, banner="muster", round=4)
    assert [args["figure"] for args in told(state, "mustered")] == [1, 0]
    assert (leader_at(state, 1), troops(state, 1)) == ("kiev", {"kiev": 15})


# --- move


@rule("RUR-SOL-30", "RUR-SOL-31")
@pytest.mark.parametrize(
    ("priority", "own", "human", "to"),
    [
        # attack/move: every region that it does not occupy, in order, one figure to each
        ("attack_move", {"kiev": 6}, {}, ["pereyaslavl", "smolensk", "polotsk"]),
        ("attack_move", {"kiev": 6, "smolensk": 1}, {}, ["pereyaslavl", "polotsk", "chernigov"]),
        ("attack_move", {"kiev": 6, "pereyaslavl": 1}, {"pereyaslavl": 4}, ["smolensk", "polotsk", "chernigov"]),
        # another priority: the first region that it does not rule, with all points
        ("tax", {"kiev": 6}, {}, ["pereyaslavl"] * 3),
        ("tax", {"kiev": 6, "pereyaslavl": 1}, {}, ["smolensk"] * 3),
        # occupied and tied is not ruled
        ("build", {"kiev": 6, "pereyaslavl": 1}, {"pereyaslavl": 1}, ["pereyaslavl"] * 3),
        ("build", {"kiev": 6, "pereyaslavl": 1, "smolensk": 1}, {"pereyaslavl": 2}, ["pereyaslavl"] * 3),
    ],
)
def test_where_it_moves(priority: str, own: dict[str, int], human: dict[str, int], to: list[str]) -> None:
    player = {"leader": "boris", "troops": human}
    state = against({"troops": own, "priority": priority}, player, banner="move", round=4)
    assert places(state, "marched", "target") == to


@rule("RUR-SOL-34", "RUR-SOL-32", "RUR-SOL-33", "RUR-R-57")
@pytest.mark.parametrize(
    ("own", "human", "origin"),
    [
        # the target is pereyaslavl; kiev and chernigov are one step away, polotsk two, novgorod three
        ({"kiev": 2, "novgorod": 5}, {}, "kiev"),
        ({"chernigov": 2, "kiev": 2}, {}, "kiev"),  # equally near: the latest in the order
        ({"polotsk": 2, "novgorod": 2}, {}, "polotsk"),
        ({"polotsk": 2, "volyn": 2, "rostov": 2}, {}, "rostov"),  # all two steps away
        ({"polotsk": 2, "volyn": 2, "smolensk": 2}, {}, "volyn"),
        ({"kiev": 1, "polotsk": 2}, {}, "polotsk"),  # one figure stays, so the next one sends
        ({"kiev": 2, "polotsk": 2}, {"kiev": 2}, "polotsk"),  # the player would rule kiev
        ({"kiev": 2, "polotsk": 2}, {"kiev": 1}, "kiev"),  # leaving a tie is allowed
        ({"kiev": 2, "chernigov": 2, "polotsk": 2}, {"kiev": 2, "chernigov": 2}, "polotsk"),
    ],
)
def test_from_where_it_moves(own: dict[str, int], human: dict[str, int], origin: str) -> None:
    rebellion = {"troops": own, "priority": "attack_move"}
    player = {"leader": "maria", "troops": human}
    state = against(rebellion, player, banner="move", above=LOWEST, round=4)
    assert places(state, "comes-from") == [origin]
    assert places(state, "marched", "target") == ["pereyaslavl"]


@rule("RUR-R-57")
def test_points_for_which_nobody_may_go_are_lost() -> None:
    state = against({"troops": {"kiev": 2}, "priority": "attack_move"}, NOWHERE, banner="move", round=4)
    assert places(state, "marched", "target") == ["pereyaslavl"]
    assert places(state, "none-can-go", "target") == ["smolensk"]


@rule("RUR-SOL-35", "RUR-SOL-33")
def test_the_leader_moves_first_out_of_his_region_and_others_afterwards() -> None:
    rebellion = {"at": "kiev", "troops": {"kiev": 2}, "priority": "tax"}
    state = against(rebellion, NOWHERE, banner="move", above=ABOVE, round=4)
    assert [args["figure"] for args in told(state, "marched")] == [1, 0]
    assert (leader_at(state, 1), troops(state, 1)) == ("pereyaslavl", {"kiev": 1, "pereyaslavl": 1})


# --- attack: two points


@rule("RUR-SOL-36", "RUR-SOL-37", "RUR-R-56")
@pytest.mark.parametrize(
    ("priority", "own", "neutrals", "struck"),
    [
        # not ruled before ruled, each in region order
        ("attack_move", {"kiev": 3, "volyn": 1}, ["kiev", "volyn"], ["volyn", "kiev"]),
        ("tax", {"kiev": 3, "volyn": 1}, ["kiev", "volyn"], ["kiev", "volyn"]),
        ("build", {"volyn": 3, "rostov": 3, "smolensk": 1}, ["volyn", "rostov", "smolensk"], ["volyn", "rostov"]),
        ("attack_move", {"volyn": 1, "rostov": 1, "smolensk": 3}, ["volyn", "rostov", "smolensk"], ["volyn", "rostov"]),
        # a region is worked off before the next one begins
        ("attack_move", {"volyn": 1, "kiev": 1}, ["volyn", "kiev", "kiev"], ["kiev", "kiev"]),
        ("tax", {"volyn": 3, "polotsk": 3}, ["polotsk", "polotsk", "volyn"], ["polotsk", "polotsk"]),
        # where it has no figure there is no attack
        ("attack_move", {"volyn": 1}, ["kiev", "volyn"], ["volyn"]),
    ],
)
def test_where_it_attacks(priority: str, own: dict[str, int], neutrals: list[str], struck: list[str]) -> None:
    rebellion = {"troops": own, "priority": priority}
    state = against(rebellion, NOWHERE, banner="attack", neutrals=neutrals, round=4)
    assert places(state, "neutral-removed") == struck


@rule("RUR-SOL-36", "RUR-SOL-38")
def test_a_leader_alone_is_struck_before_neutral_troops() -> None:
    rebellion = {"at": "kiev", "troops": {"kiev": 3}, "priority": "tax"}
    player = {"leader": "maria", "at": "kiev"}
    state = against(rebellion, player, banner="attack", neutrals=["kiev"], round=4)
    assert leader_at(state) is None
    assert places(state, "figure-lost") == ["kiev"]
    assert places(state, "neutral-removed") == ["kiev"]
    assert seen(state, "war", 1) == 1


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


# --- claim phase


@rule("RUR-SOL-47")
@pytest.mark.parametrize(
    ("player", "rebellion", "test"),
    [
        # more regions come before more buildings, these before more goods
        ({"troops": {"kiev": 1, "volyn": 1}, "buildings": {"kiev": ["market"]}, "goods": {"fur": 1}}, {}, "regions"),
        ({"troops": {"kiev": 1}, "buildings": {"kiev": ["market"]}, "goods": {"fur": 1}}, {}, "buildings"),
        ({"troops": {"kiev": 1}, "goods": {"fur": 1}}, {}, "goods"),
        # equal is not more
        ({"troops": {"kiev": 1}}, {}, "start"),
        (
            {"troops": {"kiev": 1}, "buildings": {"kiev": ["market"]}},
            {"buildings": {"rostov": ["church"]}},
            "start",
        ),
        ({"troops": {"kiev": 1}, "goods": {"fur": 1}}, {"goods": {"ore": 1}}, "start"),
        # goods on the dock do not count
        ({"troops": {"kiev": 1}, "goods": {"fur": 4}}, {"goods": {"ore": 1}}, "start"),
        # regions count that hang together, not buildings
        (
            {"troops": {"kiev": 1}, "buildings": {"kiev": ["church", "market"]}},
            {"buildings": {"rostov": ["church"]}},
            "start",
        ),
        # its troops are regions, too; a leader occupies as well
        ({"at": "volyn", "troops": {"kiev": 1}}, {"troops": {"smolensk": 1}}, "start"),
    ],
)
def test_the_new_priority_by_the_first_test_that_is_true(
    player: dict[str, Any], rebellion: dict[str, Any], test: str
) -> None:
    state = position({"leader": "boris"} | player, rebellion={"at": "rostov"} | rebellion, phase="claim", round=4)
    (event,) = told(state, "new-priority")
    assert name("test", event["test"]) == test
    assert event["priority"] == {"regions": 0, "buildings": 1, "goods": 2, "start": 1}[test]


@rule("RUR-SOL-48", "RUR-SOL-45", "RUR-R-61")
@pytest.mark.parametrize(
    ("mine", "its", "behind"),
    [
        ({"rule": 2}, {"rule": 2}, []),
        ({"rule": 3}, {"rule": 2}, ["rule"]),
        ({"rule": 1, "build": 1, "trade": 1}, {}, ["rule", "build", "trade"]),
        ({"build": 2, "trade": 1}, {"build": 1, "trade": 4}, ["build"]),
    ],
)
def test_a_coin_for_each_track_on_which_the_player_is_ahead(
    mine: dict[str, int], its: dict[str, int], behind: list[str]
) -> None:
    rebellion = {"at": "rostov", "tracks": its}
    state = position({"leader": "boris", "at": "kiev", "tracks": mine}, rebellion=rebellion, phase="claim")
    assert [name("track", args["track"]) for args in told(state, "behind")] == behind
    assert len(told(state, "uncovers")) == len(behind)
    assert seen(state, "coins", 1) == 3 + len(behind) + 1


@rule("RUR-R-64")
@pytest.mark.parametrize(
    ("at", "rebels", "joined"), [("kiev", {"kiev": 2}, 1), (None, {"kiev": 2}, 0), ("kiev", {"kiev": 15}, 0)]
)
def test_a_rebel_joins_sviatopolk_at_the_end_of_a_round(at: str | None, rebels: dict[str, int], joined: int) -> None:
    state = position({"leader": "boris"}, rebellion={"at": at, "troops": rebels}, phase="claim")
    state.play(0, state.legal(0)[0])
    assert troops(state, 1)["kiev"] == rebels["kiev"] + joined


# --- who has won


@rule("RUR-SOL-51", "RUR-R-75", "RUR-END-06")
@pytest.mark.parametrize(
    ("player", "rebellion", "place", "margin"),
    [
        ({"tracks": {"rule": 5}}, {"coins": 0}, 1, 8),
        ({"tracks": {"rule": 1}}, {"coins": 0, "tracks": {"rule": 3}}, 2, -2),
        # points are level: ruled regions, then coins, of which the Rebellion has none left
        ({"tracks": {"rule": 1}, "coins": 0, "troops": {"kiev": 1}}, {"coins": 3}, 1, 0),
        ({"tracks": {"rule": 1}, "coins": 9}, {"coins": 3, "troops": {"kiev": 1}}, 2, 0),
        ({"tracks": {"rule": 1}, "coins": 1}, {"coins": 3}, 1, 0),
        ({"tracks": {"rule": 1}, "coins": 0}, {"coins": 3}, 1, 0),
        # coins and goods are rounded up; goods on the boat are none of the dock's
        ({}, {"coins": 4}, 2, -2),
        ({}, {"coins": 0, "goods": {"fur": 2}}, 2, -1),
        ({}, {"coins": 0, "goods": {"fur": 5}}, 2, -2),
        # the agenda compares the player with the Rebellion alone
        ({"agenda": "conquering", "war": 2, "coins": 0}, {"coins": 0, "war": 2}, 1, 2),
        ({"agenda": "conquering", "war": 1, "coins": 0}, {"coins": 0, "war": 2}, 2, -2),
    ],
)
def test_victory_or_defeat_and_by_how_much(
    player: dict[str, Any], rebellion: dict[str, Any], place: int, margin: int
) -> None:
    mine = {"leader": "boris", "agenda": "regal"} | player
    state = position(mine, rebellion=rebellion, phase="scoring", round=4)
    result = state.result()
    assert (result.places[0], result.margin) == (place, margin)
    assert result.winners == ((0,) if place == 1 else ())
