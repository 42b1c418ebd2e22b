"""The worked examples (IVN-WE), each with its figures."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from tests.games.ivan.table import (
    answers,
    asked,
    at_work,
    boyars,
    buildings,
    goods,
    hand,
    leaving,
    names,
    owned,
    pad,
    position,
    say,
    seen,
    shown,
    stake,
    tally,
    told,
    warriors,
)

rule = pytest.mark.rule
BELSKY, CHERNYATINSKY, ZABOLOTSKY, POZHARSKY = range(4)


def importance(zabolotsky: int, turn: int, **description: Any) -> Any:
    """The Reward Chamber of the example; Belsky is the highest in favour."""
    players: list[dict[str, Any]] = [
        {"chambers": {"rewards": 0}},
        {"chambers": {"rewards": 0}},
        {"chambers": {"rewards": zabolotsky, "exchange": 2}},
        {"chambers": {"exchange": 2}},
    ]
    setting = {"favour": [BELSKY, POZHARSKY, CHERNYATINSKY, ZABOLOTSKY], "turn": turn} | description
    return position(*players, **setting)


@rule("IVN-WE-01", "IVN-ACT-03", "IVN-R-65")
@pytest.mark.parametrize(("coins", "most_important"), [(1, ZABOLOTSKY), (0, BELSKY)])
def test_importance(coins: int, most_important: int) -> None:
    for family in (BELSKY, CHERNYATINSKY, ZABOLOTSKY):
        state = importance(coins, family)
        say(state, "leave rewards")
        assert (asked(state) == "seal") == (family == most_important)


@rule("IVN-WE-02")
def test_sealing_with_the_card_without_a_city() -> None:
    def first_in_the_exchange_chamber(state: Any) -> int:
        assert stake(state, "exchange", ZABOLOTSKY) == stake(state, "exchange", POZHARSKY) == 2
        return min(ZABOLOTSKY, POZHARSKY, key=state.view()["favour"].index)

    state = importance(1, ZABOLOTSKY, assignments={"rewards": "assign_kremlin"})
    assert first_in_the_exchange_chamber(state) == POZHARSKY
    assert goods(state, ZABOLOTSKY) == {}
    say(state, "leave rewards")
    assert told(state, "stake-lost") == [{"seat": ZABOLOTSKY, "coins": 1}]
    say(state, "seal")
    assert state.view()["seals"][4] == ZABOLOTSKY
    assert told(state, "stake-returned") == []
    assert goods(state, ZABOLOTSKY) == {"coin": 1}
    assert state.view()["favour"] == [ZABOLOTSKY, BELSKY, POZHARSKY, CHERNYATINSKY]
    assert first_in_the_exchange_chamber(state) == ZABOLOTSKY
    say(state, "finish")
    for family, first in ((POZHARSKY, False), (ZABOLOTSKY, True)):
        there = {"chambers": {"exchange": 2}}
        twin = position({}, {}, there, there, turn=family, favour=state.view()["favour"])
        say(twin, "leave exchange")
        assert (asked(twin) == "seal") == first


@rule("IVN-WE-03")
def test_production() -> None:
    state = at_work(
        "income",
        warriors={"moscow": 2, "yaroslavl": 1},
        buildings=["nizhny_novgorod"],
        boyars={"putivl": 1},
        goods={"coin": 1},
    )
    say(state, "name nizhny_novgorod putivl moscow", "quarry")
    assert goods(state) == {"rye": 2, "coin": 2, "stone": 1}  # one coin was there before


@rule("IVN-WE-04")
def test_maneuvers() -> None:
    state = at_work(
        "maneuvers",
        warriors={"chernigov": 1, "novgorod_seversky": 1},
        boyars={"kursk": 1},
        at={"waterways": {"w_desna": "tr03"}},
    )
    say(state, "move warrior chernigov novgorod_seversky", "lay pad_4", "place kursk")
    say(state, "move boyar kursk putivl")
    assert warriors(state) == {"novgorod_seversky": 2, "kursk": 1}
    assert boyars(state) == {"putivl": 1}
    assert seen(state, "warrior_supply") == 7
    assert [token for token in pad(state) if token] == ["tr03"]
    assert asked(state) == "enter"


@rule("IVN-WE-05")
def test_projects() -> None:
    state = at_work(
        "projects", hand=["m02_landed_levy"], goods={"rye": 4, "wood": 3}, at={"spoils": ["s01_glory", "s02_horses"]}
    )
    say(state, "complete m02_landed_levy")
    assert (goods(state), seen(state, "vp")) == ({"rye": 1, "wood": 1}, 5)
    say(state, "spoils s01_glory")
    assert (seen(state, "vp"), seen(state, "field"), seen(state, "warrior_supply")) == (8, 1, 9)
    assert tally(state) == {"projects": 5, "spoils": 3}
    say(state, "draw")
    assert seen(state, "hand_sizes") == 1
    assert asked(state) == "enter"


@rule("IVN-WE-06")
def test_exchange() -> None:
    state = at_work("exchange", seal=True, goods={"rye": 2, "coin": 1, "wood": 1})
    say(state, "get gunpowder", "get textile", "swap rye rye", "get stone", "swap wood coin", "get metal")
    assert goods(state) == {"gunpowder": 1, "textile": 1, "stone": 1, "metal": 1}


@rule("IVN-WE-07")
def test_rewards() -> None:
    state = at_work("rewards", at={"estates": ["toll_yard", "quarry"]})
    say(state, "estate toll_yard")
    assert shown(state, "estates", "estate") == {"quarry"}
    say(state, "use toll_yard")
    assert goods(state) == {"coin": 2}
    assert owned(state, "estates_used", "estate") == {"toll_yard"}


@rule("IVN-WE-08", "IVN-FRE-02", "IVN-FRE-04", "IVN-FRE-05", "IVN-ACT-04", "IVN-PRJ-07", "IVN-PRJ-10")
def test_free_actions_in_a_long_turn() -> None:
    """Step by step; after each one the game can be saved and loaded, and what the table shows is counted."""
    state = leaving(
        "projects",
        goods={"rye": 6, "wood": 5, "stone": 1},
        estates=["hunting_lodge", "service_settlement"],
        tokens=["tr07"],
        warriors={"putivl": 1},
        hand=["c10_intercession_cathedral"],
        others={1: {"chambers": {"projects": 0}}, 2: {"chambers": {"projects": 0}}},
        at={
            "favour": [2, 0, 1],
            "assignments": {"projects": "assign_black"},
            "projects": ["m02_landed_levy", "c01_ostrog"],
            "waterways": {"w_seim": "tr01"},
            "spoils": ["s02_horses", "s01_glory"],
        },
    )
    supply = seen(state, "warrior_supply")

    def then(*lines: str, vp: int, **left: int) -> None:
        nonlocal state
        for words in lines:
            say(state, words)
            state = prestol.load(prestol.dump(state))  # type: ignore[assignment]
        assert (goods(state), seen(state, "vp")) == (left, vp)

    then("sell rye rye", "sell rye wood", vp=0, rye=3, wood=4, stone=1, coin=2)
    then("use hunting_lodge", vp=0, rye=3, wood=4, stone=1)
    assert state.view()["favour"][0] == BELSKY
    then("leave projects", "seal", "take m02_landed_levy", vp=0, rye=3, wood=4, stone=1)
    then("complete m02_landed_levy", vp=5, wood=2, stone=1)
    then("spoils s02_horses", vp=5, wood=2, stone=1)
    assert seen(state, "field") == 1
    then("move warrior putivl kursk", "lay pad_4", vp=5, wood=2, stone=1, rye=1, coin=1)
    then("trade-in tr01 tr07", "take c01_ostrog", vp=5, wood=2, stone=1, rye=1, coin=1)
    assert pad(state) == [None] * 5
    then("complete c01_ostrog", vp=9, rye=1, coin=1)
    then("build kursk", vp=9, rye=1, coin=1)
    assert answers(state) == {f"enter {city}" for city in ("ryazan", "novgorod_seversky", "novgorod", "kholmogory")}
    then("enter novgorod_seversky", vp=9, rye=1, coin=1)
    then("use service_settlement", vp=9)
    then("place novgorod_seversky", vp=9)
    assert warriors(state) == {"kursk": 1, "novgorod_seversky": 1}
    assert boyars(state) == {"novgorod_seversky": 1}
    assert buildings(state) == {"kursk"}
    assert seen(state, "warrior_supply") == supply - 2
    assert owned(state, "estates_used", "estate") == {"hunting_lodge", "service_settlement"}
    assert hand(state) == {"c10_intercession_cathedral"}
    assert (asked(state), state.waiting) == ("projects", (1,))


DONE = {
    "completed": [
        "t01_grain_market", "t02_pomor_salt", "t03_hanseatic_court", "m01_steppe_watch", "m02_landed_levy",
        "c01_ostrog",
    ]
}  # fmt: skip


@rule("IVN-WE-09", "IVN-FAQ-06")
def test_the_title_for_sets() -> None:
    state = position(DONE | {"titles": ["duma_boyar"]}, {}, {}, phase="score", round=2)
    assert tally(state)["titles"] == 5


@rule("IVN-WE-10", "IVN-FAQ-07")
def test_two_titles_together() -> None:
    state = position(DONE | {"titles": ["duma_boyar", "merchant_guest"]}, {}, {}, phase="score", round=2)
    assert tally(state)["titles"] == 11
    points = {names("title", [args["title"]])[0]: args["points"] for args in told(state, "title-scored")}
    assert points == {"duma_boyar": 5, "merchant_guest": 6}
