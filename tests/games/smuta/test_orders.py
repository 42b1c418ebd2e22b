"""SMU-RXN-11: standing orders of a seat, as the server takes and applies them, in the windows of Smuta."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from prestol.games.smuta.state import Smuta
from prestol.server.errors import ApiError
from prestol.server.tables.replay import Replay
from prestol.server.tables.standing_orders import answers_to_order, check_orders, dated, order_for
from prestol.server.wire import Order
from tests.games.smuta.cards.combat_scenes import FIELD
from tests.games.smuta.cards.stage import battle_in, court, idle_until, politics
from tests.games.smuta.table import MOSCOW, REBEL, SHUISKY, deal, say


def table(state: Smuta) -> Replay:
    """What the orders read of a table: its game, its position and the open window."""
    parts: dict[str, Any] = {"game": state.game, "state": state, "journal": state}
    return cast("Replay", SimpleNamespace(**parts, window=state.window(), waiting=state.waiting))


def poisoned() -> Smuta:
    """A cup for Mstislavsky is announced; his party could answer in two ways."""
    state = court()
    deal(state, SHUISKY, "spies", "faithful_guard")
    deal(state, MOSCOW, "poisoned_cup")
    politics(state, MOSCOW)
    say(state, "0 play poisoned_cup", "0 aim fedor_mstislavsky")
    return state


def fighting(window: str) -> Smuta:
    state = court()
    FIELD(state)
    deal(state, REBEL, "damp_powder", "fortune_of_war")
    deal(state, SHUISKY, "filaret")
    battle_in(window, (6, 1, 2))(state, REBEL)
    return state


def answer_of(state: Smuta, seat: int, *orders: Order) -> str:
    """What a seat answers by its orders; nothing if none of them fits."""
    replay = table(state)
    check_orders(replay, list(orders))
    found = order_for(replay, seat, dated(replay, list(orders)))
    return "" if found is None else found.play


def order(play: str, **rest: Any) -> Order:
    return Order(ask="window", play=play, **rest)


@pytest.mark.rule("SMU-RXN-11")
@pytest.mark.parametrize(
    ("when", "fits"),
    [
        ({}, True),
        ({"window": "card_announced"}, True),
        ({"window": "person_dying"}, False),
        ({"card": "poisoned_cup"}, True),
        ({"card": "hired_assassin"}, False),
        ({"tag": "assassination", "person": "fedor_mstislavsky"}, True),
        ({"tag": "plot"}, False),
        ({"person": "vasily_shuisky"}, False),
        ({"by": "0"}, True),
        ({"by": "1"}, False),
    ],
)
def test_an_order_fits_by_card_tag_person_and_who_acts(when: dict[str, str], fits: bool) -> None:
    given = order("play faithful_guard", when=when)
    assert answer_of(poisoned(), SHUISKY, given) == ("play faithful_guard" if fits else "")


@pytest.mark.rule("SMU-RXN-11")
def test_an_order_for_a_card_goes_before_one_for_the_window() -> None:
    passing = order("pass", when={"window": "card_announced"})
    assert answer_of(poisoned(), SHUISKY, passing) == "pass"
    assert answer_of(poisoned(), SHUISKY, passing, order("play spies")) == "play spies"
    assert answer_of(poisoned(), SHUISKY, passing, order("play dagger")) == "pass", "he holds none"


@pytest.mark.rule("SMU-RXN-11")
def test_an_order_by_the_die_the_point_and_the_army() -> None:
    state = fighting("battle_roll")
    say(state, "2 pass", "4 pass", "2 strike-first fire")
    idle_until(state, "battle_roll")
    assert answer_of(state, REBEL, order("play fortune_of_war", when={"die": "2"})) == "play fortune_of_war"
    assert answer_of(state, REBEL, order("play fortune_of_war", when={"die": "3"})) == ""
    there = {"point": "kozelsk", "army": "ivan_bolotnikov"}
    assert answer_of(state, REBEL, order("play fortune_of_war", when=there)) == "play fortune_of_war"
    assert answer_of(state, REBEL, order("play fortune_of_war", when={"point": "tula"})) == ""


@pytest.mark.rule("SMU-RXN-11", "SMU-RXN-20")
def test_an_order_for_this_battle_or_this_season_is_over_with_it() -> None:
    state = fighting("round_start")
    replay = table(state)
    for until in ("battle", "season"):
        (given,) = dated(replay, [order("play damp_powder", until=until)])
        assert order_for(replay, REBEL, [given]) is not None
        later = fighting("round_start")
        later.now += 1
        assert order_for(table(later), REBEL, [given]) is None
    assert answer_of(state, REBEL, order("waive")) == "waive"


@pytest.mark.rule("SMU-RXN-11")
def test_what_orders_may_name() -> None:
    told = answers_to_order(table(poisoned()), SHUISKY)
    assert told["card_announced"] == [["play spies"], ["play faithful_guard"]]
    assert told["round_start"] == []
    with pytest.raises(ApiError):
        check_orders(table(poisoned()), [order("pass", when={"tag": "poison"})])
    with pytest.raises(ApiError):
        check_orders(table(poisoned()), [order("pass", until="year")])
