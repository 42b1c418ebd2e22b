"""Described positions: what can be said, and what is refused with one sentence."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from tests.games.rurik.table import (
    ACTIONS,
    GREEN,
    asked,
    banner,
    buildings,
    deeds,
    goods,
    hand,
    leader_at,
    name,
    names,
    position,
    records,
    rows,
    rurik,
    seen,
    troops,
)

PLAYERS: list[dict[str, Any]] = [{}, {}]
SOLO: list[dict[str, Any]] = [{}]
ADVISOR = {"seat": 0, "advisor": "adv_1"}
WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "nobody": ({}, "cannot be read: the field players is missing"),
    "an unknown field": ({"players": PLAYERS, "weather": 1}, "there is no field weather"),
    "an unknown field of a player": ({"players": [{"hat": 1}, {}]}, "there is no field players[0].hat"),
    "an unknown field of the Rebellion": (
        {"players": SOLO, "rebellion": {"hand": []}},
        "there is no field rebellion.hand",
    ),
    "an unknown phase": ({"players": PLAYERS, "phase": "dance"}, "cannot be read: phase cannot be 'dance'"),
    "a fifth round": ({"players": PLAYERS, "round": 5}, "cannot be read"),
    "a row above the track": ({"players": [{"tracks": {"rule": 6}}, {}]}, "cannot be read"),
    "a seat that is not there": ({"players": PLAYERS, "turn": 2}, "turn must be a seat from 0 to 1"),
    "a token of nobody": ({"players": PLAYERS, "token": 2}, "token must be a seat from 0 to 1"),
    "a first player that is not there": ({"players": PLAYERS, "first": 2}, "first must be a seat from 0 to 1"),
    "an advisor of nobody": (
        {"players": PLAYERS, "banners": {"tax": [{"seat": 2, "advisor": "adv_1"}]}},
        "banners must be a seat from 0 to 1",
    ),
    "unknown points": ({"players": PLAYERS, "points": {"sing": 1}}, "no points 'sing'; known are muster, move"),
    "an unknown good": ({"players": [{"goods": {"beer": 1}}, {}]}, "no good 'beer'; known are wood, ore"),
    "an unknown region": ({"players": [{"troops": {"moscow": 1}}, {}]}, "no region 'moscow'; known are novgorod"),
    "an unknown building": ({"players": [{"buildings": {"kiev": ["tavern"]}}, {}]}, "no building 'tavern'"),
    "an unknown leader": ({"players": [{"leader": "ivan"}, {}]}, "no leader 'ivan'; known are agatha"),
    "an unknown deed": ({"players": [{"deeds": ["x"]}, {}]}, "no deed 'x'; known are market_day"),
    "an unknown scheme card": ({"players": [{"hand": ["x"]}, {}]}, "no scheme 'x'; known are muster_a"),
    "an unknown agenda": ({"players": [{"agenda": "x"}, {}]}, "no agenda 'x'; known are dignified"),
    "an unknown rebel": ({"players": PLAYERS, "rebels": {"kiev": "x"}}, "no rebel 'x'; known are rebel_01"),
    "an unknown banner": ({"players": PLAYERS, "banners": {"sleep": []}}, "no action 'sleep'; known are muster"),
    "an unknown advisor": (
        {"players": PLAYERS, "banners": {"tax": [{"seat": 0, "advisor": "x"}]}},
        "no advisor 'x'; known are adv_1",
    ),
    "an unknown priority": ({"players": SOLO, "rebellion": {"priority": "x"}}, "no priority 'x'"),
    "an unknown card of the Rebellion": ({"players": SOLO, "rebellion": {"cards": ["x"]}}, "no rebellion_card 'x'"),
    "a card in two hands": ({"players": [{"hand": ["deed"]}, {"hand": ["deed"]}]}, "deed is in two places"),
    "a deed in two places": ({"players": [{"deeds": ["hoard"], "done": ["hoard"]}, {}]}, "hoard is in two places"),
    "a card in hand and on top": ({"players": [{"hand": ["deed"]}, {}], "left": ["deed"]}, "different scheme cards"),
    "a card on top twice": ({"players": PLAYERS, "left": ["deed"], "right": ["deed"]}, "different scheme cards"),
    "two markets in a region": (
        {"players": [{"buildings": {"kiev": ["market"]}}] * 2},
        "two buildings of one kind in kiev",
    ),
    "an advisor twice": ({"players": PLAYERS, "banners": {"tax": [ADVISOR], "move": [ADVISOR]}}, "not in hand"),
    "an advisor who has not joined": (
        {"players": PLAYERS, "banners": {"tax": [{"seat": 0, "advisor": "adv_3"}]}},
        "the banner 'tax'",
    ),
    "four advisors on three spaces": (
        {
            "players": PLAYERS,
            "banners": {"tax": [{"seat": 0, "advisor": one} for one in ("adv_1", "adv_2a", "adv_4", "adv_5")]},
        },
        "the banner 'tax' are too many",
    ),
    "thirteen troops": ({"players": [{"troops": {"kiev": 13}}, {}]}, "impossible"),
    "four markets": ({"players": [{"buildings": {one: ["market"] for one in GREEN[:4]}}, {}]}, "impossible"),
    "troops out of play": ({"players": [{"troops": {"azov": 1}}, {}]}, "impossible"),
    "two Borises": ({"players": [{"leader": "boris"}, {"leader": "boris"}]}, "impossible"),
    "a rebel in two regions": (
        {"players": PLAYERS, "rebels": {"kiev": "rebel_01", "volyn": "rebel_01"}},
        "impossible",
    ),
    "a rebel on the map and defeated": (
        {"players": [{"defeated": ["rebel_01"]}, {}], "rebels": {"kiev": "rebel_01"}},
        "impossible",
    ),
    "two agendas alike": ({"players": [{"agenda": "regal"}, {"agenda": "regal"}]}, "impossible"),
    "a war marker above the track": ({"players": [{"war": 11}, {}]}, "impossible"),
    "a card of the Rebellion twice": (
        {"players": SOLO, "rebellion": {"cards": ["rebellion_01", "rebellion_01"]}},
        "impossible",
    ),
}


@pytest.mark.parametrize("slip", WRONG)
def test_a_position_that_cannot_be_is_refused_with_one_sentence(slip: str) -> None:
    description, complaint = WRONG[slip]
    with pytest.raises(prestol.PositionError) as caught:
        rurik().position(description)
    assert complaint in str(caught.value)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


def test_everything_that_is_named_is_where_it_is_said_to_be() -> None:
    mine = {
        "leader": "predslava",
        "at": "kiev",
        "troops": {"kiev": 2, "azov": 1},
        "buildings": {"rostov": ["church", "market"]},
        "coins": 7,
        "goods": {"fur": 2},
        "tracks": {"rule": 2, "trade": 5},
        "war": 4,
        "hand": ["tax_a", "deed"],
        "deeds": ["hoard"],
        "done": ["trade_route"],
        "agenda": "regal",
        "defeated": ["rebel_03"],
        "converted": ["muster"],
        "used": True,
    }
    banners = {"tax": [{"seat": 1, "advisor": "adv_5"}, {"seat": 0, "advisor": "adv_1", "bribe": 5}]}
    state = position(mine, {}, {}, {}, round=3, first=2, token=1, rebels={"volyn": "rebel_01", "brest": None},
                     bare=["kiev"], yields={"kiev": "fur"}, banners=banners, left=["move_1", "tax_b"],
                     right=["build_a"], known_by=[2], discards=["move_3"], deed_row=["market_day"],
                     deed_discards=["great_library"])  # fmt: skip
    view = state.view(0)
    assert (name("leader", view["leaders"][0]), leader_at(state), troops(state)) == (
        "predslava",
        "kiev",
        {"kiev": 2, "azov": 1},
    )
    assert (seen(state, "troop_supply"), buildings(state)) == (9, {"rostov": {"church", "market"}})
    assert (seen(state, "coins"), goods(state)) == (7, {"fur": 2})
    assert (rows(state), seen(state, "war")) == ({"rule": 2, "build": 0, "trade": 5}, 4)
    assert (hand(state), deeds(state), deeds(state, what="deeds_done")) == (
        {"tax_a", "deed"},
        {"hoard"},
        {"trade_route"},
    )
    assert names("agenda", view["agendas"])[0] == "regal"
    assert names("rebel", seen(state, "defeated")) == ["rebel_03"]
    assert (seen(state, "converted"), view["used"]) == ([0, 1], [1, 0, 0, 0])
    assert (view["round"], view["first"], view["token"]) == (3, 2, 1)
    assert (view["rebels"][4], view["rebels"][11]) == (0, 15)
    assert (view["stocked"][5], view["yields"][5]) == (0, 4)
    assert banner(state, "tax") == [(0, "adv_1"), (1, "adv_5")]
    assert view["bribes"][ACTIONS.index("tax")][:2] == [5, 0]
    assert names("scheme", state.view(2)["known_tops"][0]) == ["move_1", "tax_b"]
    assert names("scheme", state.view(2)["known_tops"][1]) == ["build_a"]
    assert state.view(1)["known_tops"] != state.view(2)["known_tops"]
    assert names("scheme", view["discards"]) == ["move_3"]
    assert names("deed", view["deed_row"]) == ["market_day"]
    assert names("deed", view["deed_discards"]) == ["great_library"]
    assert prestol.load(prestol.dump(state)) == state


def test_the_rebellion_can_be_described() -> None:
    rebellion = {
        "at": "rostov",
        "troops": {"rostov": 2},
        "coins": 5,
        "priority": "tax",
        "cards": ["rebellion_07", "rebellion_03"],
        "uncovered": {"tax": 1},
    }
    state = position({"at": "kiev"}, rebellion=rebellion, neutrals=["kiev", "volyn"], phase="strategy")
    view = state.view()
    assert (leader_at(state, 1), troops(state, 1), seen(state, "coins", 1)) == ("rostov", {"rostov": 2}, 5)
    assert name("priority", view["rebellion"]["priority"]) == "tax"
    assert names("rebellion_card", view["rebellion"]["cards"]) == ["rebellion_07"]
    assert view["rebellion"]["cells"] == [1, 1, 0, 1, 1, 0, 1]
    assert [region for region, count in zip(records("region"), view["neutrals"], strict=True) if count] == [
        "volyn",
        "kiev",
    ]


def test_what_is_not_named_is_in_supply() -> None:
    state = position({}, {}, {}, phase="strategy")
    view = state.view()
    assert (view["troop_supply"], view["leader_at"]) == ([12] * 3, [-1] * 3)
    assert len(set(view["leaders"])) == 3
    assert (len(view["deed_row"]), view["deed_deck"], view["deck_sizes"]) == (3, 23, [14, 13])
    assert sum(view["stocked"]) == 11
    assert set(view["rebels"]) == {-1}
    assert (asked(state), state.waiting) == ("place", (0,))


@pytest.mark.parametrize(("phase", "ask"), [("strategy", "place"), ("claim", "pick-deed"), ("scoring", "")])
def test_every_phase_can_be_described(phase: str, ask: str) -> None:
    state = position({}, {}, phase=phase, round=4 if phase == "scoring" else 1)
    assert state.over == (phase == "scoring")
    if not state.over:
        assert asked(state) == ask


def test_the_same_description_gives_the_same_game_and_another_seed_another() -> None:
    banners = {"scheme": [{"seat": 0, "advisor": "adv_1"}]}
    twins = [position({"at": "kiev"}, {}, banners=banners, seed=seed) for seed in (1, 1, 2)]
    for twin in twins:
        twin.play(0, twin.game.notation.read("act scheme 1"))
        twin.play(0, twin.game.notation.read("deck left"))
    assert twins[0] == twins[1]
    assert twins[0] != twins[2]


@pytest.mark.parametrize("seats", [0, 5])
def test_as_many_players_as_the_game_allows(seats: int) -> None:
    with pytest.raises(prestol.PrestolError):
        rurik().position({"players": [{}] * seats})
