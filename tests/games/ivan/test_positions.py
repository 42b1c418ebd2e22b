"""Described positions: what can be said, and what is refused with one sentence."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from tests.games.ivan.table import (
    CHAMBERS,
    asked,
    boyars,
    buildings,
    goods,
    hand,
    ivan,
    names,
    owned,
    pad,
    position,
    records,
    seen,
    shown,
    stake,
    warriors,
)

PLAYERS: list[dict[str, Any]] = [{}, {}, {}]
WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "nobody": ({}, "cannot be read: the field players is missing"),
    "an unknown field": ({"players": PLAYERS, "weather": 1}, "there is no field weather"),
    "an unknown field of a player": ({"players": [{"hat": 1}, {}, {}]}, "there is no field players[0].hat"),
    "an unknown phase": ({"players": PLAYERS, "phase": "dance"}, "cannot be read: phase cannot be 'dance'"),
    "a fifth round": ({"players": PLAYERS, "round": 5}, "cannot be read"),
    "a seat that is not there": ({"players": PLAYERS, "turn": 3}, "turn must be a seat from 0 to 2"),
    "a first player that is not there": ({"players": PLAYERS, "first": 3}, "first must be a seat from 0 to 2"),
    "an unknown good": ({"players": [{"goods": {"beer": 1}}, {}, {}]}, "no resource 'beer'; known are coin, rye"),
    "an unknown city": ({"players": [{"warriors": {"kiev": 1}}, {}, {}]}, "no city 'kiev'; known are moscow"),
    "an unknown project": ({"players": [{"hand": ["x"]}, {}, {}]}, "no project 'x'; known are c01_ostrog"),
    "a waterway without a token": (
        {"players": PLAYERS, "waterways": {"w_msta": "tr01"}},
        "The waterway 'w_msta' holds no trade token; those are w_desna, w_seim",
    ),
    "a project in two places": ({"players": [{"hand": ["c01_ostrog"]}] * 2}, "c01_ostrog is in two places"),
    "two buildings in a city": ({"players": [{"buildings": ["moscow"]}] * 2}, "two buildings in moscow"),
    "six tokens": ({"players": [{"tokens": [f"tr0{n}" for n in range(1, 7)]}, {}]}, "A pad has 5 slots"),
    "a token in two places": (
        {"players": [{"tokens": ["tr01"]}, {}], "waterways": {"w_seim": "tr01"}},
        "impossible: a trade token lies in two places",
    ),
    "more trade tokens than were laid out": (
        {
            "players": [
                {"tokens": [f"tr{n:02}" for n in range(1, 6)]},
                {"tokens": [f"tr{n:02}" for n in range(6, 11)]},
            ],
            "waterways": {"w_seim": "tr11"},
            "round": 2,
        },
        "impossible: too few tokens are left for the renewal after round 2",
    ),
    "more spoils than were laid out": (
        {"players": [{"spoils": list(records("spoils"))[:7]}, {}], "spoils": list(records("spoils"))[7:10]},
        "impossible: too few tokens are left for the renewal after round 2",
    ),
    "too few dark region tokens": (
        {
            "players": PLAYERS,
            "regions": {"east": "rd1", "west": "rd2"},
            "region_discards": ["rd3", "rd4", "rd5", "rd6"],
            "round": 2,
        },
        "impossible: too few region tokens are left for the rounds to come",
    ),
    "too few region tokens": (
        {"players": PLAYERS, "region_discards": ["rl5", "rl6", "rl7"]},
        "impossible: too few region tokens are left for the rounds to come",
    ),
    "eleven warriors": ({"players": [{"warriors": {"moscow": 11}}, {}]}, "impossible"),
    "four boyars": (
        {"players": [{"boyars": {"moscow": 2}, "chambers": {"income": 0, "rewards": 0}}, {}]},
        "impossible",
    ),
    "seven buildings": ({"players": [{"buildings": list(records("city"))[:7]}, {}]}, "impossible"),
    "favour of nobody": ({"players": PLAYERS, "favour": [0, 1, 1]}, "does not hold each seat once"),
    "a card for two chambers": (
        {"players": PLAYERS, "assignments": {"income": "assign_any", "rewards": "assign_any"}},
        "cannot be dealt",
    ),
}


@pytest.mark.parametrize("slip", WRONG)
def test_a_position_that_cannot_be_is_refused_with_one_sentence(slip: str) -> None:
    description, complaint = WRONG[slip]
    with pytest.raises(prestol.PositionError) as caught:
        ivan().position(description)
    assert complaint in str(caught.value)
    assert str(caught.value).endswith(".") and "\n" not in str(caught.value)


def test_everything_that_is_named_is_where_it_is_said_to_be() -> None:
    mine = {
        "goods": {"coin": 2, "metal": 1},
        "vp": 7,
        "hand": ["c01_ostrog"],
        "open": ["t01_grain_market"],
        "completed": ["m01_steppe_watch"],
        "titles": ["governor"],
        "estates": ["quarry"],
        "used": ["toll_yard"],
        "spoils": ["s01_glory"],
        "tokens": [None, "tr02"],
        "warriors": {"moscow": 2},
        "boyars": {"kursk": 1},
        "buildings": ["pskov"],
        "field": 3,
        "chambers": {"rewards": 4},
        "posted": ["income"],
    }
    state = position(mine, {}, {}, round=3, first=2, favour=[2, 0, 1], seals={"projects": 1}, seed=5,
                     assignments={"rewards": "assign_any"}, regions={"west": "rd4"}, waterways={"w_oka": "tr09"},
                     trade_discards=["tr11"], region_discards=["rl1"], spoils=["s05_supply_train"],
                     projects=["m10_kazan"], titles=["voivode"], estates=["bloomery"])  # fmt: skip
    view = state.view(0)
    assert (goods(state), seen(state, "vp"), hand(state)) == (
        {"coin": 2, "metal": 1},
        7,
        {"c01_ostrog", "t01_grain_market"},
    )
    assert names("project", view["open_hands"][0]) == ["t01_grain_market"]
    assert owned(state, "completed", "project") == {"m01_steppe_watch"}
    assert owned(state, "titles_owned", "title") == {"governor"}
    assert owned(state, "estates_owned", "estate") == {"quarry", "toll_yard"}
    assert owned(state, "estates_used", "estate") == {"toll_yard"}
    assert owned(state, "spoils_owned", "spoils") == {"s01_glory"}
    assert pad(state) == [None, "tr02", None, None, None]
    assert (warriors(state), boyars(state), buildings(state)) == ({"moscow": 2}, {"kursk": 1}, {"pskov"})
    assert (seen(state, "field"), seen(state, "warrior_supply"), stake(state, "rewards", 0)) == (3, 5, 4)
    assert view["posted"][0][0] == 1 and view["seals"] == [-1, -1, 1, -1, -1]
    assert (view["round"], view["first"], view["favour"], view["turn"]) == (3, 2, [2, 0, 1], 0)
    assert names("assignment", [view["assignments"][CHAMBERS.index("rewards")]]) == ["assign_any"]
    assert names("region_token", [view["regions"][2]]) == ["rd4"]
    assert names("trade_token", [token for token in view["slots"] if token >= 0]) == ["tr09"]
    assert names("trade_token", view["trade_discards"]) == ["tr11"]
    assert names("region_token", view["region_discards"]) == ["rl1"]
    assert shown(state, "spoils", "spoils") == {"s05_supply_train"}
    assert shown(state, "projects", "project") == {"m10_kazan"}
    assert shown(state, "titles", "title") == {"voivode"} and shown(state, "estates", "estate") == {"bloomery"}
    assert view["favour_tokens"] == [0, 0, 0]  # gone after round 2


@pytest.mark.parametrize(
    ("pile", "domain"), [("spoils_discards", "spoils"), ("title_discards", "title"), ("estate_discards", "estate")]
)
def test_every_discard_can_be_described(pile: str, domain: str) -> None:
    cards = list(records(domain))[2:4]
    state = position({}, {}, {}, phase="plan", **{pile: cards})
    assert names(domain, state.view()[pile]) == cards
    assert not set(cards) & shown(state, "spoils" if domain == "spoils" else f"{domain}s", domain)
    assert prestol.load(prestol.dump(state)) == state
    with pytest.raises(prestol.PositionError, match="in two places"):
        position({"spoils" if domain == "spoils" else f"{domain}s": cards}, {}, {}, **{pile: cards})


def test_a_discard_beside_an_empty_deck_cannot_be() -> None:
    titles = list(records("title"))
    with pytest.raises(prestol.PositionError, match="the deck of titles is empty, but its discard is not"):
        position({"titles": titles[:-1]}, {}, {}, titles=[], title_discards=titles[-1:])


def test_what_is_not_named_is_laid_out_as_at_setup() -> None:
    state = position({}, {}, {}, {}, phase="plan")
    view = state.view()
    assert (len(view["spoils"]), len(view["titles"]), len(view["estates"]), len(view["projects"])) == (6, 3, 3, 6)
    assert view["slots"] == [-1] * 10
    assert view["hand_sizes"] == [1] * 4
    assert view["favour_tokens"] == [1, 1, 1]
    assert (asked(state), state.waiting) == ("plan", (0,))


def test_the_same_description_gives_the_same_game_and_another_seed_another() -> None:
    twins = [position({}, {}, {}, phase="next", seed=seed) for seed in (1, 1, 2)]
    assert twins[0] == twins[1]
    assert twins[0] != twins[2]


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_as_many_players_as_the_game_allows(seats: int) -> None:
    with pytest.raises(prestol.PrestolError):
        ivan().position({"players": [{}] * seats})
