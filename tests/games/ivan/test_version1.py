"""Version 1 of the rules asked for several things one after another: games that were begun with it go on so."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from prestol.bots import Chair, make_bot
from tests.games.ivan.table import answers, asked, at_work, by_first_rules, goods, offers, refused, say, start

FIRST: dict[str, Any] = {"make": by_first_rules}
SELECTIONS = {"choose", "name", "swap"}


def test_goods_of_choice_come_one_by_one_in_the_order_of_the_kinds() -> None:
    state = by_first_rules({"warriors": {"moscow": 1}}, {}, {}, phase="reward", regions={"east": "rd8"}, round=3)
    say(state, "reward second", "get textile")
    assert offers(state) == {"get textile", "get metal"}
    assert refused(state, "get coin") == "IVN-R-37"
    say(state, "get textile", "get metal")
    assert goods(state) == {"textile": 2, "metal": 1}


def test_cities_are_named_one_by_one_in_the_order_of_the_map() -> None:
    state = at_work("income", warriors={"moscow": 1, "ryazan": 1, "kazan": 1}, goods={"coin": 1}, **FIRST)
    say(state, "harvest ryazan")
    assert answers(state) == {"pass", "harvest kazan"}
    assert refused(state, "name moscow") == "IVN-INC-01"
    say(state, "pass")
    assert goods(state) == {"coin": 1, "rye": 2}


def test_a_swap_gives_one_unit_after_another() -> None:
    state = at_work("exchange", goods={"coin": 2, "rye": 1}, **FIRST)
    say(state, "give coin", "give rye")
    assert (asked(state), len(offers(state))) == ("swap-on", 5)
    say(state, "get metal")
    assert goods(state) == {"coin": 1, "metal": 1}


def test_two_trade_effects_follow_each_other_without_a_window() -> None:
    mine: dict[str, Any] = {"tokens": ["tr07", "tr08"], "hand": ["t01_grain_market"], "goods": {"rye": 4, "textile": 1}}
    state = at_work("projects", **mine, **FIRST)
    say(state, "complete t01_grain_market", "resolve tr07", "resolve tr08")
    assert (asked(state), goods(state)) == ("projects", {"coin": 4, "rye": 2})


def test_a_question_stays_after_a_free_action_took_its_last_choice() -> None:
    mine: dict[str, Any] = {
        "estates": ["service_settlement"],
        "hand": ["m02_landed_levy"],
        "goods": {"rye": 4, "wood": 2, "coin": 1},
    }
    state = at_work("projects", warriors={"moscow": 9}, **mine, **FIRST)
    say(state, "complete m02_landed_levy", "use service_settlement", "place moscow")
    assert (asked(state), answers(state)) == ("war", {"pass"})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_finish_a_game_of_version_1_and_never_meet_a_selection(seats: int) -> None:
    state = start(seats, 3, rules=1)
    bots = [make_bot("rule", state.game, f"{seat}") for seat in range(seats)]
    kinds: set[str] = set()
    while not state.over:
        seat = state.waiting[0]
        kinds |= {state.game.notation.kinds[move[0]].name for move in state.legal(seat)}
        state.play(seat, bots[seat].decide(Chair(state, seat)))
    assert {"give", "get", "harvest"} <= kinds and not kinds & SELECTIONS


def test_a_game_of_version_1_is_saved_and_goes_on_as_such() -> None:
    state = at_work("exchange", goods={"coin": 2}, **FIRST)
    again = prestol.load(prestol.dump(state))
    assert (again.rules, again == state) == (1, True)
    assert again.legal(0) == state.legal(0)
