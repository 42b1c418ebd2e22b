"""Readings about the choice of cities for income (IVN-R-28)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ivan.table import at_work, free, goods, refused, say, targets

rule = pytest.mark.rule
ONE_BY_ONE = {"options": {"income_pick": "one_by_one"}}


@rule("IVN-R-28")
def test_cities_are_named_before_the_first_pays() -> None:
    state = at_work("income", warriors={"novgorod": 1, "pskov": 1}, estates=["toll_yard"], goods={"wood": 2})
    assert free(state) == {"sell wood wood", "use toll_yard"}
    say(state, "name novgorod +")
    assert goods(state) == {"wood": 2}
    assert free(state) == set()
    say(state, "name pskov")
    assert goods(state) == {"coin": 2, "rye": 2, "wood": 2}
    assert {"sell wood wood", "use toll_yard"} < free(state)


@rule("IVN-R-28")
def test_presence_is_not_asked_again_when_a_named_city_pays_again() -> None:
    state = at_work("income", seal=True, warriors={"novgorod": 1}, estates=["post_house"], goods={"rye": 1})
    say(state, "name novgorod", "use post_house", "move warrior novgorod moscow", "again novgorod")
    assert goods(state) == {"coin": 4}


@rule("IVN-R-28")
def test_one_by_one_a_piece_moved_in_between_opens_a_new_city() -> None:
    state = at_work("income", warriors={"novgorod": 1}, estates=["post_house"], goods={"rye": 1}, at=ONE_BY_ONE)
    say(state, "harvest novgorod")
    assert goods(state) == {"coin": 2, "rye": 1}
    assert not targets(state, "harvest")
    say(state, "use post_house", "move warrior novgorod pskov")
    assert targets(state, "harvest") == {"pskov"}
    say(state, "harvest pskov")
    assert goods(state) == {"coin": 2, "rye": 2}


@rule("IVN-R-28", "IVN-INC-01")
def test_one_by_one_three_cities_and_no_more() -> None:
    four = {"novgorod": 1, "pskov": 1, "ryazan": 1, "kazan": 1}
    state = at_work("income", warriors=four, at=ONE_BY_ONE)
    say(state, "harvest kazan", "harvest novgorod", "harvest pskov")
    assert goods(state) == {"wood": 2, "coin": 2, "rye": 2}
    assert not targets(state, "harvest")


@rule("IVN-R-28")
@pytest.mark.parametrize("at", [{}, ONE_BY_ONE])
def test_a_city_whose_stone_lacks_its_coin_still_counts_as_chosen(at: dict[str, Any]) -> None:
    state = at_work("income", seal=True, warriors={"moscow": 1}, estates=["toll_yard"], at=at)
    say(state, "harvest moscow" if at else "name moscow")
    assert targets(state, "again") == {"moscow"}
    assert refused(state, "quarry") == "IVN-INC-03"
    say(state, "use toll_yard", "again moscow", "quarry", "quarry")
    assert goods(state) == {"stone": 2}
