"""Goods as one number tell the same as goods in a list."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from prestol.games.ivan.parts import KINDS
from prestol.games.ivan.purse import MANY, count_of, lacking, one_of, purse_of, units_of

GOODS = st.lists(st.integers(0, MANY), min_size=KINDS, max_size=KINDS)
PRICES = st.lists(st.integers(0, 12), min_size=KINDS, max_size=KINDS)


@given(GOODS)
def test_a_purse_holds_what_is_put_into_it(goods: list[int]) -> None:
    purse = purse_of([9, 9, *goods], 2)
    assert [count_of(purse, kind) for kind in range(KINDS)] == goods
    assert purse == sum(goods[kind] * one_of(kind) for kind in range(KINDS))


@given(GOODS, PRICES)
def test_what_a_price_lacks_is_found_for_each_kind(goods: list[int], price: list[int]) -> None:
    missing = [max(0, asked - held) for asked, held in zip(price, goods, strict=True)]
    found = lacking(purse_of(price, 0), purse_of(goods, 0))
    assert found == purse_of(missing, 0)
    assert units_of(found) == sum(missing)


def test_more_than_a_purse_can_count_stays_within_its_kind() -> None:
    purse = purse_of([5, 10 * MANY, 5, 0, 0, 0, 10 * MANY], 0)
    assert [count_of(purse, kind) for kind in range(KINDS)] == [5, MANY, 5, 0, 0, 0, MANY]
