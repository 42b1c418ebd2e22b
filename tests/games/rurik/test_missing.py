"""What a player lacks for a deed: the figures of the view agree with what the rules let be done."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

import prestol
from prestol.games.rurik.deeds import meets_all
from prestol.games.rurik.edge.missing import lacks_of
from prestol.games.rurik.price import can_pay
from prestol.library.text import LANGUAGES
from tests.games.rurik.table import OTHER_READINGS, SEATS, at_turn, busy, names, offers, position, records, walk

rule = pytest.mark.rule
DEEDS = list(records("deed"))
MINE: dict[str, Any] = {"leader": "boris", "at": "kiev"}
THEIRS: dict[str, Any] = {"leader": "maria", "at": "rostov"}


def lacks(mine: dict[str, Any], deed: str, **description: Any) -> dict[str, int]:
    """What seat 0 lacks for a deed that lies before it; the move is offered only if it lacks nothing."""
    state = at_turn(MINE | mine | {"deeds": [deed]}, THEIRS, **description)
    (found,) = (one["lacks"] for one in state.view(0)["missing"] if names("deed", [one["deed"]]) == [deed])
    assert (f"deed {deed}" in offers(state)) == (not found)
    return {one["what"]: one["count"] for one in found}


@rule("RUR-ADD-03")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["ours", "others"])
def test_nothing_is_missing_exactly_where_a_deed_can_be_accomplished(seats: int, options: dict[str, Any]) -> None:
    for state in islice(walk(seats, "missing", options, busy), 0, None, 7):
        for seat in range(seats):
            for deed in range(len(DEEDS)):
                price = state.parts.cards.deed_price[deed]
                can = meets_all(state, seat, deed) and can_pay(state, seat, price)
                assert (not lacks_of(state, seat, deed)) == can, DEEDS[deed]


@rule("RUR-DC-01", "RUR-DC-07", "RUR-DC-09", "RUR-DC-23", "RUR-DC-24")
def test_requirements() -> None:
    two = {"kiev": ["market", "church"], "volyn": ["market", "church"], "rostov": ["church"]}
    assert lacks({"buildings": two}, "market_day") == {"market-goods": 1}
    assert lacks({"buildings": two}, "tithe_payments") == {"church-connected": 1}
    assert lacks({"buildings": two}, "capital_city") == {"together": 1}
    assert lacks({"troops": {"kiev": 2, "volyn": 1}}, "dispatch_messengers") == {"occupied": 6}
    assert lacks({"troops": {"kiev": 2, "volyn": 4}}, "amass_forces") == {"gathered": 2}
    assert lacks({"troops": {"kiev": 5}}, "amass_forces") == {}


@rule("RUR-DC-06", "RUR-DC-11", "RUR-DC-21")
def test_rebels_and_the_token() -> None:
    assert lacks({"coins": 1, "defeated": ["rebel_01"]}, "law_giver") == {"rebels": 2, "coin": 2}
    assert lacks({"goods": {"fur": 1}}, "grand_hunter", token=1) == {"token": 1, "fur": 1}
    assert lacks({"goods": {"fur": 2}}, "grand_hunter", token=0) == {}


@rule("RUR-DC-08", "RUR-DC-13", "RUR-DC-16", "RUR-DC-17", "RUR-DC-25")
def test_goods_coins_cards_and_buildings() -> None:
    some = {"goods": {"wood": 2, "ore": 1}, "coins": 1}
    assert lacks(some, "hoard") == {"same_goods": 1}
    assert lacks(some, "trade_route") == {"different_goods": 1}
    assert lacks(some, "reward_laborers") == {"coin": 1}
    assert lacks({"goods": {"wood": 1}, "coins": 2}, "reward_laborers") == {"any_goods": 1}
    assert lacks(some, "send_gifts") == {"fish": 1, "fur": 1, "coin": 1}
    assert lacks(some, "great_library") == {"scheme_cards": 1}
    assert lacks(some, "new_beginning") == {"buildings": 1}


@rule("RUR-R-39", "RUR-DC-10", "RUR-DC-15", "RUR-DC-22")
@pytest.mark.parametrize("pays", [True, False])
def test_whether_the_leader_may_be_one_of_the_figures(pays: bool) -> None:
    options = {"leader_pays_deeds": pays}
    short = {} if pays else {"figures": 1}
    assert lacks({"troops": {"volyn": 1}, "coins": 2}, "retire_veterans", options=options) == short
    assert lacks({"troops": {"volyn": 2, "rostov": 1}}, "border_patrols", options=options) == short
    assert lacks({"troops": {"kiev": 1}}, "peace_maker", options=options) == short
    assert lacks({"troops": {"rostov": 1}, "coins": 2}, "peace_maker", options=options) == {"figures": 1 if pays else 2}


def test_deeds_in_the_row_and_before_all_players_are_told_in_words() -> None:
    row = ["market_day", "great_library", "send_gifts"]
    mine, theirs = MINE | {"deeds": ["hoard"], "done": ["trade_route"]}, THEIRS | {"deeds": ["peace_maker"]}
    state = position(mine, theirs, deed_row=row, phase="strategy")
    assert "missing" not in state.view()
    told = {deed for one in state.view(1)["missing"] for deed in names("deed", [one["deed"]])}
    assert told == {*row, "hoard", "peace_maker"}
    for language in LANGUAGES:
        for deed in range(len(DEEDS)):
            for lack in lacks_of(state, 1, deed):
                said = prestol.text(language).say("rurik-lack", **lack)
                assert "rurik-lack" not in said
                token = prestol.text(language).say("rurik-lack", what="token", count=1)
                assert (said == token) == (lack["what"] == "token")
