"""The content: what the box holds, where every figure comes from, and a map that hangs together."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import dist
from typing import Any

import msgspec
import pytest

from prestol.library.content import read_content
from tests.games.smuta.table import smuta

TABLES = read_content("smuta").tables
RECORDS = [
    (table, row)
    for table, rows in TABLES.items()
    for row in (rows if isinstance(rows, list) else [rows])
    if table != "option"
]
OURS = {"id", "name_en", "source", "reconstructed", "reading"}
"""Fields that have no source of their own."""


def ids(table: str, **having: object) -> list[str]:
    return [row["id"] for row in TABLES[table] if all(row.get(key) == value for key, value in having.items())]


@pytest.mark.rule("SMU-CMP-01")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    counts = TABLES["counts"]
    assert (counts["counters"], counts["game_cards"], counts["commander_cards"], counts["dice_d6"]) == (440, 124, 26, 2)
    assert (counts["commander_standees"], counts["stands"], counts["maps"], counts["player_aids"]) == (26, 26, 1, 3)
    units = sum(unit["counters"] for unit in TABLES["unit_kind"])
    markers = sum(marker["counters"] for marker in TABLES["marker"])
    persons = len(TABLES["personage"]) + len(TABLES["detachment"])
    assert units + markers + persons <= counts["counters"]


@pytest.mark.rule("SMU-CMP-03")
def test_only_two_commanders_are_swedes() -> None:
    assert ids("commander", nationality="swedish") == ["jakob_delagardie", "evert_horn"]
    assert Counter(row["nationality"] for row in TABLES["commander"]) == {"russian": 19, "polish": 5, "swedish": 2}


@pytest.mark.rule("SMU-CMP-13")
def test_every_unit_has_fire_and_melee_and_hussars_have_more() -> None:
    special = [
        unit["id"] for unit in TABLES["unit_kind"] if unit.get("melee_die_bonus") or unit.get("commander_legitimacy")
    ]
    assert special == ["winged_hussars"]
    assert all(unit["fire"] + unit["melee"] > 0 for unit in TABLES["unit_kind"])


@pytest.mark.rule("SMU-CMP-15", "SMU-CMP-16")
def test_parties_have_liveries_of_their_own() -> None:
    liveries = {party["id"]: party["livery"] for party in TABLES["party"]}
    assert {id: livery.split(" on ")[1] for id, livery in liveries.items()} == {
        "moscow": "black",
        "polish": "red",
        "rebel": "yellow",
        "nobles": "green",
        "shuisky": "blue",
    }
    assert len({*liveries.values(), "black eagle on white"}) == 6
    assert "sovereign" in ids("marker")


@pytest.mark.rule("SMU-CMP-18")
def test_the_map_shows_points_roads_tables_and_tracks() -> None:
    assert {row["kind"] for row in TABLES["point"]} == {"town", "fortress", "powerful_fortress", "poland"}
    assert ids("combat_table") == ["fire", "melee"]
    assert TABLES["turn_track"]["last_year"] - TABLES["turn_track"]["first_year"] == 7
    assert TABLES["vp_track"]["win_at"] == 30
    roads = {frozenset((row["id"], other)) for row in TABLES["point"] for other in row["neighbors"]}
    assert len(roads) == 103


def test_points_are_drawn_apart_from_each_other_and_roads_are_short() -> None:
    places = {row["id"]: (row["x"], row["y"]) for row in TABLES["point"]}
    assert min(dist(places[one], places[other]) for one, other in combinations(places, 2)) > 30
    longest = max(dist(places[row["id"]], places[other]) for row in TABLES["point"] for other in row["neighbors"])
    assert longest < 320


@pytest.mark.rule("SMU-CMP-19")
def test_every_card_has_a_number_of_its_own() -> None:
    assert sorted(number for row in TABLES["card_kind"] for number in row["numbers"]) == list(range(1, 125))
    assert sorted(row["number"] for row in TABLES["commander"]) == list(range(1, 27))


@pytest.mark.rule("SMU-CMP-20")
def test_every_party_has_its_own_deck_of_cards_and_commanders() -> None:
    cards = Counter(row["deck"] for row in TABLES["card_kind"] for _ in row["numbers"])
    commanders = Counter(row["deck"] for row in TABLES["commander"])
    assert cards == {"common": 99, "moscow": 5, "polish": 5, "rebel": 5, "nobles": 6, "shuisky": 4}
    assert commanders == {"moscow": 5, "polish": 5, "rebel": 5, "nobles": 5, "shuisky": 6}


@pytest.mark.rule("SMU-MSC-27")
def test_the_king_comes_with_the_polish_intervention() -> None:
    king = next(row for row in TABLES["personage"] if row["id"] == "gustav_iii_vasa")
    assert king["card"] == "polish_intervention"
    effects = next(row for row in TABLES["card_kind"] if row["id"] == "polish_intervention")["effects"]
    assert {"op": "enter_personage", "who": "gustav_iii_vasa", "attach": "required"} in effects


# --- sources


@pytest.mark.parametrize(("table", "row"), RECORDS, ids=[f"{table}-{row['id']}" for table, row in RECORDS])
def test_sources_name_fields_that_are_there(table: str, row: dict[str, Any]) -> None:
    assert row["source"] in ("rulebook", "reconstruction")
    named = row.get("reconstructed", [])
    assert set(named) <= set(row) - OURS
    assert len(named) == len(set(named))
    assert not named or row["source"] == "rulebook", f"{table}: all of a reconstruction is ours"


def test_nothing_that_only_cards_and_map_show_is_passed_off_as_printed() -> None:
    for row in TABLES["card_kind"]:
        ours = row["source"] == "reconstruction" or "effects" in row["reconstructed"] or "modes" in row["reconstructed"]
        assert ours, row["id"]
    for row in TABLES["point"]:
        assert row["source"] == "reconstruction" or {"x", "y", "neighbors"} <= set(row["reconstructed"]), row["id"]
    for row in TABLES["commander"]:
        assert row["source"] == "reconstruction" or "legitimacy" in row["reconstructed"], row["id"]


def test_what_people_see_is_no_part_of_the_name_of_the_content() -> None:
    game = smuta()
    tables = msgspec.json.decode(msgspec.json.encode(TABLES))
    tables["point"][0]["x"] += 1
    tables["party"][0]["livery"] = "a bear on black"
    tables["card_kind"][0]["name_en"] = "Eavesdroppers"
    changed = type(game)(read_content("smuta")._replace(tables=tables))
    assert changed.content_hash == game.content_hash
    tables["point"][0]["vp"] += 1
    for setup in tables["setup"]:
        setup["start_vp"]["moscow"] += 1
    assert type(game)(read_content("smuta")._replace(tables=tables)).content_hash != game.content_hash
