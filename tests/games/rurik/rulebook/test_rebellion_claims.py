"""The claim phase of the Rebellion (RUR-SOL-47 to RUR-SOL-51): its new priority, its coins, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rurik.table import name, position, seen, told, troops

rule = pytest.mark.rule

# card 5: pereyaslavl smolensk polotsk chernigov kiev volyn rostov novgorod
# card 1: kiev volyn pereyaslavl chernigov polotsk smolensk rostov novgorod


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
